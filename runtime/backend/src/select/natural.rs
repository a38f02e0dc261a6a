//! Comparisons of integers that are known to have no sign: the difference does not overflow, so its sign tells which is less.

use onespec_compiler::vectorize::Twins;
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, Role};

/// How many gates are looked through.
const DEPTH: usize = 4;

/// A signed comparison of two vectors of such integers as a comparison of their difference with zero.
pub fn comparison(circuit: &mut Circuit, twins: Twins, gate: Gate) -> Option<Gate> {
    let set = circuit.set();
    if twins.scalar(circuit.op(gate)) != set.by_name("ICMP") {
        return None;
    }
    let Bitfield::Condition(table) = circuit.def(gate).bitfield else {
        return None;
    };
    let table = set.conditions.get(usize::from(table))?;
    let (x, y, length) = (circuit.value(gate, 0), circuit.value(gate, 1), circuit.value(gate, 2));
    let (x, y, relation) = match table.by_code(circuit.bits(gate))?.name {
        relation @ ("SLT" | "SGE") => (x, y, relation),
        "SGT" => (y, x, "SLT"),
        "SLE" => (y, x, "SGE"),
        _ => return None,
    };
    if !is_natural(circuit, twins, x, DEPTH) || !is_natural(circuit, twins, y, DEPTH) {
        return None;
    }
    let (ty, mask, line) = (circuit.ty(x), circuit.ty(gate), circuit.line(gate));
    let sub = twins.twin(set.by_name("SUB")?)?;
    let constant = set.by_role(Role::Constant)?;
    let difference = circuit.add(sub, ty, 0, &[], &[], &[x, y, length]);
    circuit.set_line(difference, line);
    let zero = circuit.add(constant, set.type_def(ty).element, 0, &[], &[], &[]);
    let zero = circuit.add(twins.splat(), ty, 0, &[], &[], &[zero]);
    let code = table.by_name(relation)?.code;
    let new = circuit.add(
        circuit.op(gate),
        mask,
        code.into(),
        &[],
        &[],
        &[difference, zero, length],
    );
    circuit.set_line(new, line);
    Some(new)
}

/// Whether the signs of all elements are known to be zero.
fn is_natural(circuit: &Circuit, twins: Twins, value: Gate, depth: usize) -> bool {
    let set = circuit.set();
    let width = set.type_def(set.type_def(circuit.ty(value)).element).width;
    let number = |value: Gate| {
        let of = (circuit.op(value) == twins.splat()).then(|| circuit.value(value, 0))?;
        (circuit.role(of) == Role::Constant).then(|| circuit.bits(of))
    };
    if let Some(bits) = number(value) {
        return bits >> (width - 1) & 1 == 0;
    }
    let Some(depth) = depth.checked_sub(1) else {
        return false;
    };
    let of = |input: u32| is_natural(circuit, twins, circuit.value(value, input), depth);
    match twins.scalar(circuit.op(value)).map(|op| set.def(op).name) {
        Some("AND") => of(0) || of(1),
        Some("OR" | "XOR") => of(0) && of(1),
        Some("LSHR") => number(circuit.value(value, 1)).is_some_and(|by| (1..u64::from(width)).contains(&by)),
        Some("SELECT") => of(1) && of(2),
        _ => false,
    }
}
