//! Dead store elimination: removes a store if on every path the same bytes are written again before anything may read
//! them, or if the function returns and the bytes are in one of its own stack slots. A store before or in a loop that
//! [may not end](super::ends) is visible to other threads and stays.

use super::alias::{Access, Base, Touch, unhook};
use super::ends::Ends;
use super::memory::{Memory, is_of_loop};
use super::{Context, Pass, dead_gates};
use hashbrown::HashSet;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct DeadStores;

/// Versions of memory that are looked at for each store.
const LOOKS: usize = 64;

impl Pass for DeadStores {
    fn name(&self) -> &'static str {
        "dse"
    }

    fn about(&self) -> &'static str {
        "removes stores that nothing reads"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let stores: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Store).collect();
        if stores.is_empty() {
            return false;
        }
        // What nothing needs is no reader.
        let mut changed = dead_gates::DeadGates.run(circuit, context);
        if changed {
            context.analyses.forget();
        }
        let mut memory = Memory::of(circuit, context);
        let read = read_areas(circuit, &mut memory);
        let mut ends = None;
        for store in stores.into_iter().rev() {
            if circuit.is_dead(store) {
                continue;
            }
            let Some(access) = memory.addresses.access(circuit, store) else {
                continue;
            };
            let never_read = !memory.addresses.is_shared(&access)
                && matches!(access.address.base, Base::Area(area) if !read.contains(&area));
            if never_read || is_dead(circuit, &mut memory, &mut ends, store, &access) {
                unhook(circuit, store);
                circuit.kill(store);
                changed = true;
            }
        }
        changed
    }
}

/// Areas from which something is loaded.
fn read_areas(circuit: &Circuit, memory: &mut Memory) -> HashSet<Gate> {
    let mut read = HashSet::new();
    for load in circuit.gates().filter(|&g| circuit.role(g) == Role::Load) {
        match memory.addresses.access(circuit, load).map(|access| access.address.base) {
            Some(Base::Area(area)) => {
                read.insert(area);
            }
            _ => continue,
        }
    }
    read
}

fn is_dead(circuit: &Circuit, memory: &mut Memory, ends: &mut Option<Ends>, store: Gate, access: &Access) -> bool {
    let mut is_left = |selector: Gate| {
        let ends = ends.get_or_insert_with(|| Ends::of(circuit));
        ends.is_left(circuit, circuit.state(selector, 0))
    };
    let mut seen = HashSet::new();
    let mut work = vec![store];
    while let Some(version) = work.pop() {
        if !seen.insert(version) {
            continue;
        }
        if seen.len() > LOOKS {
            return false;
        }
        for u in circuit.uses(version) {
            if circuit.class_of(u.user, u.index) != WireClass::Depend {
                continue;
            }
            let shared = memory.addresses.is_shared(access);
            match (circuit.def(u.user).class, circuit.role(u.user)) {
                (Class::Fixed, _)
                    if is_of_loop(circuit, u.user)
                        && (!memory.is_fixed(u.user, access) || shared && !is_left(u.user)) =>
                {
                    return false;
                }
                (Class::Fixed, _) => work.push(u.user),
                (Class::Effect | Class::StateCompute, _) => match memory.addresses.touch(circuit, u.user) {
                    Touch::Load(load) if memory.addresses.may_meet(circuit, &load, access) => return false,
                    Touch::Store(other) if memory.addresses.covers(&other, access) => {}
                    Touch::Anything if shared => return false,
                    _ => work.push(u.user),
                },
                _ if shared => return false,
                _ => {}
            }
        }
    }
    true
}
