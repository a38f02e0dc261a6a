//! Reductions where a machine combines the elements of a vector in a vector: what it begins with is put into every element,
//! and element 0 is the result. Where no state says how many elements count, those that do not are made neutral before all
//! are combined.

use super::active::is_all;
use crate::machine::Binding;
use onespec_compiler::vectorize::Twins;
use onespec_core::select::Scale;
use onespec_graph::{Circuit, Gate, Role};

/// Writes the reductions of a circuit as what the machine computes.
pub fn open(circuit: &mut Circuit, binding: &Binding) {
    let twins = binding.twins.filter(|_| binding.has_vectors());
    let Some(twins) = twins else { return };
    for gate in circuit.gates().collect::<Vec<_>>() {
        if binding.is_alone(binding.key(circuit, gate)) {
            continue;
        }
        if let (true, Some(Scale::Fixed(scale))) =
            (Some(circuit.op(gate)) == twins.mask_count(), binding.selector.scale)
        {
            counted(circuit, twins, scale, gate);
        }
        if twins.reduction(circuit.op(gate)).is_none() {
            continue;
        }
        match binding.selector.scale {
            Some(Scale::Fixed(scale)) => neutral(circuit, twins, scale, gate),
            _ => folded(circuit, twins, gate),
        };
    }
}

/// A reduction of all elements, those that do not count being neutral.
fn neutral(circuit: &mut Circuit, twins: Twins, scale: u32, gate: Gate) -> Option<()> {
    let set = circuit.set();
    let reduction = twins.reduction(circuit.op(gate))?;
    let inputs = circuit.values(gate).to_vec();
    let (length, inputs) = inputs.split_last()?;
    let (vector, first) = inputs.split_first()?;
    let ty = circuit.ty(*vector);
    let def = set.type_def(ty);
    let constant = set.by_role(Role::Constant)?;
    let line = circuit.line(gate);
    let whole = circuit.add(constant, twins.length(), Twins::ALL, &[], &[], &[]);
    let made = match is_all(circuit, *length, (ty, scale)) {
        true => *vector,
        false => {
            let mask = twins.vector(def.lanes, twins.bit())?;
            let mask = circuit.add(twins.active()?, mask, 0, &[], &[], &[*length]);
            let bits = reduction.neutral(set.type_def(def.element).width);
            let number = circuit.add(constant, def.element, bits, &[], &[], &[]);
            let number = circuit.add(twins.splat(), ty, 0, &[], &[], &[number]);
            let made = circuit.add(twins.select()?, ty, 0, &[], &[], &[mask, *vector, number, whole]);
            for gate in [mask, number, made] {
                circuit.set_line(gate, line);
            }
            made
        }
    };
    let values: Vec<Gate> = [made].into_iter().chain(first.iter().copied()).chain([whole]).collect();
    let made = circuit.add(
        circuit.op(gate),
        circuit.ty(gate),
        circuit.bits(gate),
        &[],
        &[],
        &values,
    );
    replace(circuit, gate, made);
    Some(())
}

/// A count of all elements of a mask, without those that do not count.
fn counted(circuit: &mut Circuit, twins: Twins, scale: u32, gate: Gate) -> Option<()> {
    let inputs = circuit.values(gate).to_vec();
    let [mask, length] = inputs.as_slice() else { return None };
    if circuit.role(*length) == Role::Constant && circuit.bits(*length) >= Twins::ALL {
        return None;
    }
    let (ty, line) = (circuit.ty(*mask), circuit.line(gate));
    let set = circuit.set();
    let constant = set.by_role(Role::Constant)?;
    let whole = circuit.add(constant, twins.length(), Twins::ALL, &[], &[], &[]);
    let counted = match is_all(circuit, *length, (ty, scale)) {
        true => *mask,
        false => {
            let active = circuit.add(twins.active()?, ty, 0, &[], &[], &[*length]);
            let both = circuit.add(twins.and()?, ty, 0, &[], &[], &[*mask, active, whole]);
            for gate in [active, both] {
                circuit.set_line(gate, line);
            }
            both
        }
    };
    let made = circuit.add(circuit.op(gate), circuit.ty(gate), 0, &[], &[], &[counted, whole]);
    replace(circuit, gate, made);
    Some(())
}

/// Element 0 of a reduction that stays in a vector.
fn folded(circuit: &mut Circuit, twins: Twins, gate: Gate) -> Option<()> {
    let set = circuit.set();
    let reduction = twins.reduction(circuit.op(gate))?;
    let (fold, extract, constant) = (reduction.fold?, twins.extract()?, set.by_role(Role::Constant)?);
    let inputs = circuit.values(gate).to_vec();
    let (length, inputs) = inputs.split_last()?;
    let (vector, first) = inputs.split_first()?;
    let ty = circuit.ty(*vector);
    let element = set.type_def(ty).element;
    let number = match first {
        [first] if reduction.begins => *first,
        _ => circuit.add(
            constant,
            element,
            reduction.neutral(set.type_def(element).width),
            &[],
            &[],
            &[],
        ),
    };
    let line = circuit.line(gate);
    let start = circuit.add(twins.splat(), ty, 0, &[], &[], &[number]);
    let all = circuit.add(fold, ty, 0, &[], &[], &[*vector, start, *length]);
    let zero = circuit.add(constant, twins.length(), 0, &[], &[], &[]);
    let made = circuit.add(extract, element, 0, &[], &[], &[all, zero]);
    for gate in [start, all] {
        circuit.set_line(gate, line);
    }
    replace(circuit, gate, made);
    Some(())
}

fn replace(circuit: &mut Circuit, gate: Gate, made: Gate) {
    circuit.set_line(made, circuit.line(gate));
    circuit.replace_uses(gate, made);
    circuit.kill(gate);
}
