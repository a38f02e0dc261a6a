//! Finds gates by the algebraic properties in their descriptions: `algebra: add`, `same_bits: yes`.

use onespec_graph::{Circuit, GateDef, GateSet, Opcode};

/// The first gate whose entry says that it is this operation of `algebra`.
pub(super) fn algebra(circuit: &Circuit, what: &str) -> Option<Opcode> {
    says(circuit.set(), "algebra", what)
}

/// The first gate that gives the bits of its operand another type.
pub(super) fn same_bits(circuit: &Circuit) -> Option<Opcode> {
    says(circuit.set(), "same_bits", "yes")
}

/// The first gate whose entry says this.
pub(super) fn says(set: &GateSet, key: &str, value: &str) -> Option<Opcode> {
    let is = |def: &GateDef| def.data.contains(&(key, value));
    set.gates.iter().position(is).map(|op| op as Opcode)
}
