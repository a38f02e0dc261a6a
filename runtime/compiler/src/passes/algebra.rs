//! Finds gates by the algebraic properties in their descriptions (`algebra: add`, `same_bits: yes`), or by the results that
//! they give.

use onespec_graph::set::{Bitfield, Class, FoldArgs};
use onespec_graph::{Circuit, Gate, GateDef, GateSet, Opcode, Type};

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

/// The first gate of two numbers of one type that gives these results for these pairs.
pub fn by_results(set: &GateSet, ty: Type, results: &[([u64; 2], u64)]) -> Option<Opcode> {
    let gives = |op: Opcode, [a, b]: [u64; 2]| {
        (set.fold)(FoldArgs {
            op,
            ty,
            bits: 0,
            types: &[ty, ty],
            values: &[a, b],
        })
    };
    let fits = |op: Opcode| {
        let def = set.def(op);
        let is_plain = def.class == Class::Compute && def.bitfield == Bitfield::None && def.types.has(ty);
        is_plain
            && def.values.len() == 2
            && def.values_rep.is_none()
            && results.iter().all(|(pair, result)| gives(op, *pair) == Some(*result))
    };
    (0..set.gates.len() as Opcode).find(|op| fits(*op))
}

/// What a gate of two bits gives for the pairs 00, 01, 10 and 11, as bits of a number from the lowest on: 0b1000 for "both".
pub(super) fn truth_table(circuit: &Circuit, gate: Gate) -> Option<u32> {
    if gate.index() >= circuit.len() || circuit.def(gate).class != Class::Compute {
        return None;
    }
    let ty = circuit.ty(gate);
    let def = circuit.set().type_def(ty);
    let values = circuit.values(gate);
    let bits_alone = def.width == 1 && def.lanes == 0 && values.len() == 2;
    let is_other = |value: Gate| value.index() >= circuit.len() || circuit.ty(value) != ty;
    if !bits_alone || values.iter().any(is_other) || circuit.def(gate).bitfield != Bitfield::None {
        return None;
    }
    let mut table = 0u32;
    for (at, pair) in [[0, 0], [0, 1], [1, 0], [1, 1]].into_iter().enumerate() {
        let folded = (circuit.set().fold)(FoldArgs {
            op: circuit.op(gate),
            ty,
            bits: circuit.bits(gate),
            types: &[ty, ty],
            values: &pair,
        });
        table |= u32::from(folded? == 1) << at;
    }
    Some(table)
}
