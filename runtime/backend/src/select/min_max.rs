//! Minimum and maximum.
//!
//! With an instruction ([`form`]), in functions whose floats may be approximated: a choice between two floats by a comparison of them
//! is the smaller or the greater one. Of NaN, and of two zeros, either may come.
//!
//! Without one ([`open`]): gates that give one of their inputs by a comparison (`picks: SLT` in the
//! description: the first if it is less) become a comparison and a selection, which is shorter than patterns of several
//! instructions.

use super::library::{Inputs, is_covered};
use crate::machine::Machine;
use crate::machine::binding::{Binding, bit};
use onespec_compiler::vectorize::Twins;
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, Opcode, Role};

/// Writes such gates as a comparison and a selection.
pub fn open(circuit: &mut Circuit, binding: &Binding) {
    let set = circuit.set();
    let key = |gate: &Gate| circuit.def(*gate).data.iter().find(|(key, _)| *key == "picks");
    let found: Vec<(Gate, &str)> = circuit
        .gates()
        .filter_map(|gate| key(&gate).map(|(_, name)| (gate, *name)))
        .filter(|(gate, _)| !binding.is_alone(binding.key(circuit, *gate)))
        .collect();
    if found.is_empty() {
        return;
    }
    let comparison = set.gates.iter().enumerate().find_map(|(op, gate)| {
        let Bitfield::Condition(table) = gate.bitfield else {
            return None;
        };
        let is_one = gate.data.iter().any(|(key, _)| *key == "cases");
        is_one.then_some((op as Opcode, set.conditions.get(usize::from(table))?))
    });
    let (Some((compare, table)), Some(select), Some(bit)) = (comparison, set.by_role(Role::Select), bit(set)) else {
        return;
    };
    for (gate, name) in found {
        let Some(code) = table.by_name(name) else { continue };
        let (one, other) = (circuit.value(gate, 0), circuit.value(gate, 1));
        let asked = circuit.add(compare, bit, u64::from(code.code), &[], &[], &[one, other]);
        let chosen = circuit.add(select, circuit.ty(gate), 0, &[], &[], &[asked, one, other]);
        let line = circuit.line(gate);
        circuit.set_line(asked, line);
        circuit.set_line(chosen, line);
        circuit.replace_uses(gate, chosen);
        circuit.kill(gate);
    }
}

/// What a comparison of floats says if it holds: bits of its code.
const GREATER: u64 = 0b010;
const LESS: u64 = 0b100;

/// Writes selections between the two floats that their condition compares, on vectors, as minima and maxima, where an instruction
/// computes these. By the sign of a number, what is compared with zero is chosen in fewer.
pub fn form(circuit: &mut Circuit, machine: &Machine, binding: &Binding) {
    let set = circuit.set();
    let twins = binding.twins.filter(|_| binding.has_vectors());
    let twin = |twins: Twins, name: &str| twins.twin(set.by_name(name)?);
    let found = twins.and_then(|twins| {
        let compare = twin(twins, "FCMP")?;
        Some((
            twins,
            twins.select()?,
            compare,
            twin(twins, "FMIN")?,
            twin(twins, "FMAX")?,
        ))
    });
    let Some((twins, select, compare, least, greatest)) = found else {
        return;
    };
    let is_zero = |circuit: &Circuit, value: Gate| {
        let of = (circuit.op(value) == twins.splat()).then(|| circuit.value(value, 0));
        let sign = |ty| 1u64.checked_shl(set.type_def(ty).width.saturating_sub(1)).unwrap_or(0);
        of.is_some_and(|of| circuit.role(of) == Role::Constant && circuit.bits(of) & !sign(circuit.ty(of)) == 0)
    };
    let gates: Vec<Gate> = circuit.gates().filter(|gate| circuit.op(*gate) == select).collect();
    for gate in gates {
        let values = circuit.values(gate).to_vec();
        let [mask, yes, no, length] = values[..] else { continue };
        if circuit.is_dead(gate) || circuit.op(mask) != compare {
            continue;
        }
        let (x, y) = (circuit.value(mask, 0), circuit.value(mask, 1));
        let is_first = match [yes, no] {
            pair if pair == [x, y] => true,
            pair if pair == [y, x] => false,
            _ => continue,
        };
        let is_less = match circuit.bits(mask) & (GREATER | LESS) {
            LESS => true,
            GREATER => false,
            _ => continue,
        };
        if x == y || is_zero(circuit, x) || is_zero(circuit, y) {
            continue;
        }
        let op = if is_less == is_first { least } else { greatest };
        // Both of a pair are of inputs in one order.
        let (x, y) = (x.min(y), x.max(y));
        let made = circuit.add(op, circuit.ty(gate), 0, &[], &[], &[x, y, length]);
        if !is_covered(machine, binding, circuit, made, Inputs::Registers) {
            circuit.kill(made);
            continue;
        }
        circuit.set_line(made, circuit.line(gate));
        circuit.replace_uses(gate, made);
        circuit.kill(gate);
    }
}
