//! Shifts whose upper bits nothing looks at: one that fills with the sign may as well fill with zeros, where the machine has no
//! other.

use super::library::{Inputs, is_covered};
use crate::machine::{Binding, Machine};
use onespec_compiler::vectorize::Twins;
use onespec_graph::{Circuit, Gate, Role};

/// Shifts to the right of vectors under masks of bits (`(x >> 23) & 255`) fill with zeros, if no instruction fills with signs.
pub(super) fn fill(circuit: &mut Circuit, machine: &Machine, binding: &Binding) {
    let set = circuit.set();
    let twins = binding.twins.filter(|_| binding.has_vectors());
    let twin = |twins: Twins, name: &str| twins.twin(set.by_name(name)?);
    let found = twins.and_then(|twins| Some((twins, twin(twins, "ASHR")?, twin(twins, "LSHR")?, twins.and()?)));
    let Some((twins, arithmetic, logical, and)) = found else {
        return;
    };
    let number = |circuit: &Circuit, value: Gate| {
        let of = (circuit.op(value) == twins.splat()).then(|| circuit.value(value, 0))?;
        (circuit.role(of) == Role::Constant).then(|| circuit.bits(of))
    };
    let gates: Vec<Gate> = circuit.gates().filter(|gate| circuit.op(*gate) == and).collect();
    for gate in gates {
        let (shift, bits) = (circuit.value(gate, 0), circuit.value(gate, 1));
        if circuit.op(shift) != arithmetic || is_covered(machine, binding, circuit, shift, Inputs::Constants) {
            continue;
        }
        let width = u64::from(set.type_def(set.type_def(circuit.ty(gate)).element).width);
        let by = number(circuit, circuit.value(shift, 1)).filter(|by| *by < width);
        let is_below = |(bits, by): (u64, u64)| bits.checked_shr((width - by) as u32).unwrap_or(0) == 0;
        if !number(circuit, bits).zip(by).is_some_and(is_below) {
            continue;
        }
        let values = circuit.values(shift).to_vec();
        let made = circuit.add(logical, circuit.ty(shift), 0, &[], &[], &values);
        circuit.set_line(made, circuit.line(shift));
        circuit.set_input(gate, 0, made);
        if circuit.is_unused(shift) {
            circuit.kill(shift);
        }
    }
}
