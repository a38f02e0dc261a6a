//! Comparisons of integers of which signs are known: the difference of two of the same sign does not overflow, so its sign tells
//! which is less. Of two that have no sign that is all; of a number and a constant, the sign of the number is looked at as well, on
//! machines whose comparisons make masks narrower. Whether a number is a constant is whether their difference is zero.

use super::masks;
use crate::machine::Binding;
use onespec_compiler::vectorize::Twins;
use onespec_graph::set::{Bitfield, ConditionTable};
use onespec_graph::{Circuit, Gate, Role};

/// How many gates are looked through.
const DEPTH: usize = 4;

/// A signed comparison of two vectors of such integers as a comparison of their difference with zero.
pub fn comparison(circuit: &mut Circuit, binding: &Binding, twins: Twins, gate: Gate) -> Option<Gate> {
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
        "EQ" | "NE" => return is_number(circuit, binding, twins, (gate, table), (x, y, length)),
        _ => return None,
    };
    if !is_natural(circuit, twins, x, DEPTH) || !is_natural(circuit, twins, y, DEPTH) {
        return match masks::are_joined(circuit, binding) {
            true => with_constant(circuit, twins, (gate, table), (x, y, length), relation),
            false => None,
        };
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

/// A comparison of a vector with a constant: where both have the same sign, the sign of the difference tells it, else that of the
/// number.
fn with_constant(
    circuit: &mut Circuit,
    twins: Twins,
    (gate, table): (Gate, &ConditionTable),
    (x, y, length): (Gate, Gate, Gate),
    relation: &str,
) -> Option<Gate> {
    let set = circuit.set();
    let (ty, mask, line) = (circuit.ty(x), circuit.ty(gate), circuit.line(gate));
    let element = set.type_def(ty).element;
    let width = set.type_def(element).width;
    let ones = 1u64.checked_shl(width).map_or(u64::MAX, |above| above - 1);
    // What is above a constant is not below the next number.
    let (x, limit, is_less) = match (number(circuit, twins, x), number(circuit, twins, y)) {
        (None, Some(limit)) => (x, limit, relation == "SLT"),
        (Some(limit), None) if limit != ones >> 1 => (y, limit.wrapping_add(1) & ones, relation != "SLT"),
        _ => return None,
    };
    let (add, and, or) = (twins.twin(set.by_name("ADD")?)?, twins.and()?, twins.or()?);
    let constant = set.by_role(Role::Constant)?;
    let code = table.by_name(if is_less { "SLT" } else { "SGE" })?.code;
    let splat = |circuit: &mut Circuit, number: u64| {
        let number = circuit.add(constant, element, number, &[], &[], &[]);
        circuit.add(twins.splat(), ty, 0, &[], &[], &[number])
    };
    let zero = splat(circuit, 0);
    let compare = |circuit: &mut Circuit, value: Gate| {
        let made = circuit.add(circuit.op(gate), mask, code.into(), &[], &[], &[value, zero, length]);
        circuit.set_line(made, line);
        made
    };
    let of_sign = compare(circuit, x);
    if limit == 0 {
        return Some(of_sign);
    }
    let negative = splat(circuit, limit.wrapping_neg() & ones);
    let difference = circuit.add(add, ty, 0, &[], &[], &[x, negative, length]);
    circuit.set_line(difference, line);
    let of_difference = compare(circuit, difference);
    // Less than what has no sign: it has one itself, or the difference does.
    let has_sign = limit >> (width - 1) & 1 == 1;
    let op = if is_less == has_sign { and } else { or };
    let made = circuit.add(op, mask, 0, &[], &[], &[of_sign, of_difference, length]);
    circuit.set_line(made, line);
    Some(made)
}

/// Whether a vector is a constant, other than zero, on machines that ask where a number is zero: where the sum with the negative constant is.
fn is_number(
    circuit: &mut Circuit,
    binding: &Binding,
    twins: Twins,
    (gate, table): (Gate, &ConditionTable),
    (x, y, length): (Gate, Gate, Gate),
) -> Option<Gate> {
    let set = circuit.set();
    let (ty, mask, line) = (circuit.ty(x), circuit.ty(gate), circuit.line(gate));
    let element = set.type_def(ty).element;
    let width = set.type_def(element).width;
    let ones = 1u64.checked_shl(width).map_or(u64::MAX, |above| above - 1);
    let (x, limit) = match (number(circuit, twins, x), number(circuit, twins, y)) {
        (None, Some(limit)) => (x, limit),
        (Some(limit), None) => (y, limit),
        _ => return None,
    };
    if limit == 0 || !masks::are_joined(circuit, binding) {
        return None;
    }
    let (add, constant) = (twins.twin(set.by_name("ADD")?)?, set.by_role(Role::Constant)?);
    let code = table.by_code(circuit.bits(gate))?.code;
    let splat = |circuit: &mut Circuit, number: u64| {
        let number = circuit.add(constant, element, number, &[], &[], &[]);
        circuit.add(twins.splat(), ty, 0, &[], &[], &[number])
    };
    let (negative, zero) = (splat(circuit, limit.wrapping_neg() & ones), splat(circuit, 0));
    let sum = circuit.add(add, ty, 0, &[], &[], &[x, negative, length]);
    let made = circuit.add(circuit.op(gate), mask, code.into(), &[], &[], &[sum, zero, length]);
    for gate in [sum, made] {
        circuit.set_line(gate, line);
    }
    Some(made)
}

/// The number that is in every element of a vector.
fn number(circuit: &Circuit, twins: Twins, value: Gate) -> Option<u64> {
    let of = (circuit.op(value) == twins.splat()).then(|| circuit.value(value, 0))?;
    (circuit.role(of) == Role::Constant).then(|| circuit.bits(of))
}

/// Whether the signs of all elements are known to be zero.
fn is_natural(circuit: &Circuit, twins: Twins, value: Gate, depth: usize) -> bool {
    let set = circuit.set();
    let width = set.type_def(set.type_def(circuit.ty(value)).element).width;
    let number = |value: Gate| number(circuit, twins, value);
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
