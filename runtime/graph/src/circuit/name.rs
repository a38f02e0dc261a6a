//! How texts and messages call a gate: `%x` by its name, `%17` without one, `@S` and `@RETURN_LIST` for roots.

use super::set::Role;
use super::{Circuit, Gate};
use std::fmt;

/// The name of a gate, to be printed; [`gate_name`] makes it.
#[derive(Clone, Copy)]
pub struct GateName<'a> {
    circuit: &'a Circuit,
    gate: Gate,
}

/// The name of a gate, to be printed. [`Gate::NONE`] prints as `nothing`.
pub fn gate_name(circuit: &Circuit, gate: Gate) -> GateName<'_> {
    GateName { circuit, gate }
}

impl fmt::Display for GateName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GateName { circuit, gate } = *self;
        if gate == Gate::NONE {
            return f.write_str("nothing");
        }
        if gate.index() < usize::from(circuit.set().roots) {
            let def = &circuit.set().gates[gate.index()];
            return match def.role {
                Role::StateEntry => f.write_str("@S"),
                Role::DependEntry => f.write_str("@D"),
                _ => write!(f, "@{}", def.name),
            };
        }
        match circuit.names.get(gate) {
            Some(name) => write!(f, "%{name}"),
            None => write!(f, "%{}", gate.0),
        }
    }
}
