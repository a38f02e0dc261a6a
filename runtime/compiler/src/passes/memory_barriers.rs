//! Removes memory barriers (relays) and memory phis that order no memory operation. Their users take the incoming
//! memory state, so a loop without side effects carries no memory phi.

use super::{Context, Pass, selectors};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct MemoryBarriers;

impl Pass for MemoryBarriers {
    fn name(&self) -> &'static str {
        "mem-phi-elim"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("quiet")
    }

    fn about(&self) -> &'static str {
        "removes memory barriers and memory phis that order no memory operation"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let relays = remove_relays(circuit, context);
        selectors::remove_copies(circuit, context) || relays
    }
}

/// Removes memory barriers that order no memory operation. Whether anything changed.
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
