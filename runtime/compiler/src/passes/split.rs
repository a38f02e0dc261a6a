//! Splits copies of structs by words into copies of their fields, so that SROA sees each field by itself. A copy is a
//! load of a word whose value is stored and not used otherwise.
//!
//! The other accesses to the stack slots on either side of a copy say where it is split; copies of copies pass this on.

use super::algebra::algebra;
use super::alias::{Addresses, Base};
use super::constants::Constants;
use super::{Context, Pass};
use hashbrown::HashMap;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Bank;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};
use std::collections::BTreeSet;

pub(super) struct Split;

/// How far cuts go through copies of copies.
const ROUNDS: usize = 4;

impl Pass for Split {
    fn name(&self) -> &'static str {
        "split-copies"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("split")
    }

    fn about(&self) -> &'static str {
        "takes copies of several fields apart"
    }

    fn run(&self, circuit: &mut Circuit, _: &mut Context) -> bool {
        let Some(add) = algebra(circuit, "add") else {
            return false;
        };
        if !circuit.gates().any(|g| circuit.role(g) == Role::Alloca) {
            return false;
        }
        let mut areas = Areas::of(circuit);
        let copies = areas.copies(circuit);
        for _ in 0..ROUNDS {
            let mut spread = false;
            for copy in &copies {
                spread |= areas.spread(copy);
            }
            if !spread {
                break;
            }
        }
        let mut constants = Constants::of(circuit);
        let mut changed = false;
        for copy in copies {
            changed |= areas.cut(circuit, &mut constants, add, &copy);
        }
        changed
    }
}

/// A place in a private area, by the area and the offset.
type Place = (Gate, u64);

/// A load, the stores of its value, and where all of them are, as far as that is in private areas.
struct Copy {
    load: Gate,
    bytes: u64,
    stores: Vec<Gate>,
    places: Vec<Place>,
}

struct Areas {
    places: HashMap<Gate, (Place, u64)>,
    /// By area, where accesses begin and end.
    cuts: HashMap<Gate, BTreeSet<u64>>,
}

impl Areas {
    fn of(circuit: &Circuit) -> Areas {
        let mut addresses = Addresses::new(circuit);
        let mut areas = Areas {
            places: HashMap::new(),
            cuts: HashMap::new(),
        };
        for gate in circuit
            .gates()
            .filter(|&g| matches!(circuit.role(g), Role::Load | Role::Store))
        {
            let Some(access) = addresses.access(circuit, gate) else {
                continue;
            };
            if let (Base::Area(area), Some(offset)) = (access.address.base, access.address.offset)
                && addresses.is_private(area)
                && offset
                    .checked_add(access.bytes)
                    .is_some_and(|end| end <= circuit.bits(area))
            {
                areas.places.insert(gate, ((area, offset), access.bytes));
                // Constants that are stored fit any cut.
                if circuit.role(gate) == Role::Load || circuit.role(circuit.value(gate, 0)) != Role::Constant {
                    areas
                        .cuts
                        .entry(area)
                        .or_default()
                        .extend([offset, offset + access.bytes]);
                }
            }
        }
        areas
    }

    fn copies(&self, circuit: &Circuit) -> Vec<Copy> {
        let int = |ty: Type| circuit.set().type_def(ty).bank == Bank::Int && circuit.set().type_def(ty).width > 8;
        let loads = circuit
            .gates()
            .filter(|&g| circuit.role(g) == Role::Load && int(circuit.ty(g)));
        let copy = |load: Gate| {
            let bytes = super::alias::bytes(circuit, circuit.ty(load))?;
            let mut places: Vec<Place> = self.places.get(&load).map(|p| p.0).into_iter().collect();
            let mut stores = Vec::new();
            for u in circuit
                .uses(load)
                .filter(|u| circuit.class_of(u.user, u.index) == WireClass::Value)
            {
                let stored = circuit.role(u.user) == Role::Store && circuit.value(u.user, 0) == load;
                if !stored || circuit.value(u.user, 1) == load || stores.contains(&u.user) {
                    return None;
                }
                places.extend(self.places.get(&u.user).map(|p| p.0));
                stores.push(u.user);
            }
            let plain = !circuit.word(load).is_reference();
            (plain && !stores.is_empty() && stores.len() <= 4 && !places.is_empty()).then_some(Copy {
                load,
                bytes,
                stores,
                places,
            })
        };
        loads.filter_map(copy).collect()
    }

    /// Where a copy is cut, from its beginning.
    fn inside(&self, copy: &Copy) -> BTreeSet<u64> {
        let mut all = BTreeSet::new();
        for &(area, from) in &copy.places {
            if let Some(cuts) = self.cuts.get(&area) {
                all.extend(cuts.range(from + 1..from + copy.bytes).map(|at| at - from));
            }
        }
        all
    }

    /// Lets what a copy reads be cut where what it writes is, and the other way round.
    fn spread(&mut self, copy: &Copy) -> bool {
        let inside = self.inside(copy);
        let mut changed = false;
        for &(area, from) in &copy.places {
            let cuts = self.cuts.entry(area).or_default();
            for at in &inside {
                changed |= cuts.insert(from + at);
            }
        }
        changed
    }

    fn cut(&self, circuit: &mut Circuit, constants: &mut Constants, add: Opcode, copy: &Copy) -> bool {
        let mut ends: Vec<u64> = self.inside(copy).into_iter().collect();
        if ends.is_empty() {
            return false;
        }
        ends.push(copy.bytes);
        let mut parts = Vec::with_capacity(ends.len());
        let mut from = 0;
        for end in ends {
            let Some(ty) = integer(circuit, end - from) else {
                return false;
            };
            parts.push((from, ty));
            from = end;
        }
        let arch = circuit.arch();
        let mut at = |circuit: &mut Circuit, base: Gate, by: u64| match by {
            0 => Some(base),
            by => {
                let by = constants.get(circuit, arch, by)?;
                Some(circuit.add(add, arch, 0, &[], &[], &[base, by]))
            }
        };
        let mut values = Vec::with_capacity(parts.len());
        let load = copy.load;
        let (base, op) = (circuit.value(load, 0), circuit.op(load));
        let mut memory = circuit.depend(load, 0);
        for &(from, ty) in &parts {
            let Some(address) = at(circuit, base, from) else {
                return false;
            };
            memory = circuit.add(op, ty, 0, &[], &[memory], &[address]);
            circuit.set_line(memory, circuit.line(load));
            values.push(memory);
        }
        hang_behind(circuit, load, memory);
        for &store in &copy.stores {
            let (base, op) = (circuit.value(store, 1), circuit.op(store));
            let mut memory = circuit.depend(store, 0);
            for (&(from, _), &value) in parts.iter().zip(&values) {
                let Some(address) = at(circuit, base, from) else { break };
                memory = circuit.add(op, Type::NONE, 0, &[], &[memory], &[value, address]);
                circuit.set_line(memory, circuit.line(store));
            }
            hang_behind(circuit, store, memory);
            circuit.kill(store);
        }
        circuit.kill(load);
        true
    }
}

/// Lets what depends on an effect depend on another one.
fn hang_behind(circuit: &mut Circuit, old: Gate, last: Gate) {
    let users: Vec<_> = circuit
        .uses(old)
        .filter(|u| circuit.class_of(u.user, u.index) == WireClass::Depend)
        .collect();
    for u in users {
        circuit.set_input(u.user, u.index, last);
    }
}

/// The integer of so many bytes.
fn integer(circuit: &Circuit, bytes: u64) -> Option<Type> {
    let is = |def: &onespec_graph::set::TypeDef| {
        def.bank == Bank::Int && def.lanes == 0 && def.width > 1 && u64::from(def.width) == 8 * bytes
    };
    let at = circuit.set().types.iter().position(is)?;
    u8::try_from(at).ok().map(Type)
}
