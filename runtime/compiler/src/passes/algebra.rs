//! Finds gates by the algebraic properties in their descriptions: `algebra: add`, `same_bits: yes`.

use onespec_graph::{Circuit, GateDef, Opcode};

/// The first gate whose entry says that it is this operation of `algebra`.
pub(super) fn algebra(circuit: &Circuit, what: &str) -> Option<Opcode> {
    says(circuit, "algebra", what)
}

/// The first gate that gives the bits of its operand another type.
pub(super) fn same_bits(circuit: &Circuit) -> Option<Opcode> {
    says(circuit, "same_bits", "yes")
}

fn says(circuit: &Circuit, key: &str, value: &str) -> Option<Opcode> {
    let is = |def: &GateDef| def.data.contains(&(key, value));
    circuit.set().gates.iter().position(is).map(|op| op as Opcode)
}
