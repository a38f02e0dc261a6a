//! Relays that keep nothing in its place: where no effect hangs behind one, only selectors and ways out, these may take the version
//! of memory itself. Loops whose effects have gone have no versions of their own then.

use super::{Context, Pass, selectors};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct Quiet;

impl Pass for Quiet {
    fn name(&self) -> &'static str {
        "quiet"
    }

    fn about(&self) -> &'static str {
        "removes relays and selectors of memory behind which nothing touches it"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let relays = remove_relays(circuit, context);
        selectors::remove_copies(circuit, context) || relays
    }
}

/// See the module. Whether anything changed.
pub(super) fn remove_relays(circuit: &mut Circuit, context: &mut Context) -> bool {
    let mut work: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Relay).collect();
    let mut changed = false;
    while let Some(relay) = work.pop() {
        if circuit.is_dead(relay) || !is_quiet(circuit, relay) {
            continue;
        }
        let memory = circuit.depend(relay, 0);
        context.replace(circuit, relay, memory);
        circuit.kill(relay);
        changed = true;
        if memory.index() < circuit.len() && circuit.role(memory) == Role::Relay {
            work.push(memory);
        }
    }
    changed
}

fn is_quiet(circuit: &Circuit, relay: Gate) -> bool {
    circuit.uses(relay).all(|u| {
        let leaves = circuit.def(u.user).class == Class::State;
        circuit.class_of(u.user, u.index) == WireClass::Depend
            && (leaves || circuit.role(u.user) == Role::DependSelector)
    })
}
