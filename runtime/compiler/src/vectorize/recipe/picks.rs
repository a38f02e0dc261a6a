//! Minimum and maximum: selections by a comparison of what they select from, or of a constant beside it.

use crate::vectorize::gates::Gates;
use crate::vectorize::shape::View;
use onespec_graph::{Circuit, Gate, Opcode, Role};

/// The gate that gives the less of two values, or the greater one, where a selection does that.
pub(super) fn picks(view: &View<'_>, gate: Gate) -> Option<(Opcode, Gate, Gate)> {
    let (c, gates) = (view.circuit, view.gates);
    if c.role(gate) != Role::Select {
        return None;
    }
    let [condition, a, b] = [0, 1, 2].map(|at| c.value(gate, at));
    if condition.index() >= c.len() || c.op(condition) != gates.icmp {
        return None;
    }
    let of = [c.value(condition, 0), c.value(condition, 1)];
    let swapped = match of {
        _ if of == [a, b] => false,
        _ if of == [b, a] => true,
        _ => beside(c, &gates, condition, [a, b])
            .or_else(|| magnitude(c, &gates, condition, [a, b]))
            .or_else(|| clamped(view, condition, [a, b]))?,
    };
    let name = gates.code_name(c.bits(condition), swapped, false)?;
    // Of equals it does not matter which.
    let strict = format!("{}T", &name[..name.len() - 1]);
    let is = |def: &onespec_graph::GateDef| def.data.contains(&("picks", strict.as_str()));
    let op = gates.set.gates.iter().position(is)?;
    Some((op as Opcode, a, b))
}

/// Whether a comparison of a value with a constant compares what is selected, which is the value and another constant that splits
/// all numbers in the same way: `x < 128 ? x : 127` gives the less of `x` and 127. It is swapped where the constant is selected
/// if it holds.
fn beside(c: &Circuit, gates: &Gates, condition: Gate, [a, b]: [Gate; 2]) -> Option<bool> {
    let number = |gate: Gate| (gate.index() < c.len() && c.role(gate) == Role::Constant).then(|| c.bits(gate));
    let (value, limit) = (c.value(condition, 0), number(c.value(condition, 1))?);
    let (swapped, other) = match (value == a, value == b) {
        (true, false) => (false, number(b)?),
        (false, true) => (true, number(a)?),
        _ => return None,
    };
    let name = gates.code_name(c.bits(condition), false, false)?;
    let width = gates.width(c.ty(value)).clamp(1, 64);
    let all = u64::MAX >> (64 - width);
    let (least, most) = match name.starts_with('S') {
        true => (!(all >> 1) & all, all >> 1),
        false => (0, all),
    };
    // The number on the other side of where the comparison changes.
    let next = match &name[1..] {
        "LT" | "GE" if limit != least => limit.wrapping_sub(1) & all,
        "GT" | "LE" if limit != most => limit.wrapping_add(1) & all,
        _ => return None,
    };
    (other == next).then_some(swapped)
}

/// The same where a value and its negative are selected by the sign of the value: its magnitude is the greater of both. Where
/// both are the same, as for zero and the least number, it does not matter which.
fn magnitude(c: &Circuit, gates: &Gates, condition: Gate, [a, b]: [Gate; 2]) -> Option<bool> {
    let number = |gate: Gate| (gate.index() < c.len() && c.role(gate) == Role::Constant).then(|| c.bits(gate));
    let (value, limit) = (c.value(condition, 0), number(c.value(condition, 1))?);
    let is_negative = |gate: Gate| {
        let is_difference = gate.index() < c.len() && c.op(gate) == gates.sub;
        is_difference && number(c.value(gate, 0)) == Some(0) && c.value(gate, 1) == value
    };
    let swapped = match (value == a && is_negative(b), value == b && is_negative(a)) {
        (true, false) => false,
        (false, true) => true,
        _ => return None,
    };
    let name = gates.code_name(c.bits(condition), false, false)?;
    let all = u64::MAX >> (64 - gates.width(c.ty(value)).clamp(1, 64));
    let is_sign = match name {
        "SLT" | "SGE" => limit <= 1,
        "SGT" | "SLE" => limit == 0 || limit == all,
        _ => false,
    };
    is_sign.then_some(swapped)
}

/// Whether a comparison of a value with a constant is one of what is selected as well: the greater one of the value and a constant
/// that is no greater than this one, or the less of it and one that is no less. `x > 127 ? 127 : max(x, -128)` gives the less
/// of the maximum and 127.
fn clamped(view: &View<'_>, condition: Gate, [a, b]: [Gate; 2]) -> Option<bool> {
    let (c, gates) = (view.circuit, view.gates);
    let number = |gate: Gate| (gate.index() < c.len() && c.role(gate) == Role::Constant).then(|| c.bits(gate));
    // The constant, and what is bounded by another one.
    let (limit, bounded) = match (number(a), number(b)) {
        (Some(limit), None) => (limit, b),
        (None, Some(limit)) => (limit, a),
        _ => return None,
    };
    let of = [c.value(condition, 0), c.value(condition, 1)];
    let at = of.iter().position(|gate| number(*gate) == Some(limit))?;
    let value = of[1 - at];
    if c.role(bounded) != Role::Select || value == bounded {
        return None;
    }
    let (op, p, q) = picks(view, bounded)?;
    let other = match (p == value, q == value) {
        (true, false) => number(q)?,
        (false, true) => number(p)?,
        _ => return None,
    };
    // With the value on the left.
    let name = gates.code_name(c.bits(condition), at == 0, false)?;
    let says = |strict: &str| gates.set.def(op).data.contains(&("picks", strict));
    let sign = 1u64 << (gates.width(c.ty(value)).clamp(1, 64) - 1);
    let order = |bits: u64| if name.starts_with('S') { bits ^ sign } else { bits };
    let holds = match name {
        "SGT" | "UGT" => says(&format!("{}GT", &name[..1])) && order(other) <= order(limit),
        "SLT" | "ULT" => says(&format!("{}LT", &name[..1])) && order(other) >= order(limit),
        _ => false,
    };
    // The comparison has the constant where the selection has it, or the other way round.
    let first = number(a) == Some(limit);
    holds.then_some(first != (at == 0))
}
