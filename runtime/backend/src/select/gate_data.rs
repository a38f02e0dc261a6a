//! Gates by what their description says of them.

use onespec_graph::set::{Class, GateDef};
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Role, Type};

/// The first gate that says something under a key, and what.
pub(super) fn with_data(set: &'static GateSet, key: &str) -> Option<(Opcode, &'static str)> {
    set.gates.iter().enumerate().find_map(|(op, gate)| {
        let (_, text) = gate.data.iter().find(|(known, _)| *known == key)?;
        Some((op as Opcode, *text))
    })
}

/// The gate that says this under a key.
pub(super) fn with_value(set: &'static GateSet, key: &str, value: &str) -> Option<Opcode> {
    let says = |gate: &GateDef| gate.data.iter().any(|(known, text)| *known == key && *text == value);
    set.gates.iter().position(says).map(|op| op as Opcode)
}

/// Whether a gate says something under a key.
pub(super) fn says(set: &GateSet, op: Opcode, key: &str) -> bool {
    set.def(op).data.iter().any(|(known, _)| *known == key)
}

/// Whether a gate only writes memory: a store, or one that does what stores do to several elements. An instruction of the
/// machine that programs name is none: nothing has to be selected for it.
pub(super) fn is_store(circuit: &Circuit, gate: Gate) -> bool {
    let def = circuit.def(gate);
    let machine = circuit.set().machine;
    if machine.is_some_and(|machine| machine.instruction(circuit.op(gate)).is_some()) {
        return false;
    }
    let writes = || def.class == Class::Effect && def.effect.writes() && circuit.ty(gate) == Type::NONE;
    match def.role {
        Role::Store => true,
        Role::Compute => writes(),
        _ => false,
    }
}
