//! How many elements count, where no state of the machine says so: accesses to memory are under the mask of these elements,
//! and how many there are is the lesser of what is wanted and what a register holds.

use crate::machine::Binding;
use hashbrown::HashMap;
use onespec_compiler::vectorize::Twins;
use onespec_core::select::Scale;
use onespec_graph::{Circuit, Gate, Role, Type};

/// Puts masks into the place of numbers of elements, for a machine whose vectors always have as many.
pub fn mask(circuit: &mut Circuit, binding: &Binding) {
    let Some(Scale::Fixed(scale)) = binding.selector.scale else {
        return;
    };
    let Some(twins) = binding.twins else { return };
    let made = Masks {
        twins,
        scale,
        known: HashMap::new(),
    };
    made.all(circuit, binding);
}

/// Whether a number of elements is known to be that of all elements of a vector of this type, at this scale.
pub(super) fn is_all(circuit: &Circuit, length: Gate, (ty, scale): (Type, u32)) -> bool {
    let all = u64::from(circuit.set().type_def(ty).lanes) * u64::from(scale);
    circuit.role(length) == Role::Constant && circuit.bits(length) >= all
}

struct Masks {
    twins: Twins,
    scale: u32,
    /// By number of elements and type of the mask.
    known: HashMap<(Gate, Type), Gate>,
}

impl Masks {
    fn all(mut self, circuit: &mut Circuit, binding: &Binding) {
        let (count, least) = self.twins.count();
        for gate in circuit.gates().collect::<Vec<_>>() {
            if binding.is_alone(binding.key(circuit, gate)) {
                continue;
            }
            let op = circuit.op(gate);
            if let (true, Some(least)) = (op == count, least) {
                self.lesser(circuit, gate, least);
            } else if let Some(masked) = self.twins.under_mask(op) {
                self.access(circuit, gate, masked);
            } else if self.twins.is_masked(op) {
                self.narrow(circuit, gate);
            }
        }
    }

    /// A number of elements as a minimum.
    fn lesser(&self, circuit: &mut Circuit, gate: Gate, least: u16) -> Option<()> {
        let constant = circuit.set().by_role(Role::Constant)?;
        let (ty, wanted) = (circuit.ty(gate), circuit.value(gate, 0));
        let most = circuit.bits(gate) * u64::from(self.scale);
        let most = circuit.add(constant, ty, most, &[], &[], &[]);
        let made = circuit.add(least, ty, 0, &[], &[], &[wanted, most]);
        circuit.set_line(made, circuit.line(gate));
        circuit.replace_uses(gate, made);
        circuit.kill(gate);
        Some(())
    }

    /// The mask of the elements below a number.
    fn active(&mut self, circuit: &mut Circuit, (length, ty): (Gate, Type), line: u32) -> Option<Gate> {
        let active = self.twins.active()?;
        let set = circuit.set();
        if is_all(circuit, length, (ty, self.scale)) {
            let one = circuit.add(set.by_role(Role::Constant)?, self.twins.bit(), 1, &[], &[], &[]);
            let splat = self.twins.splat();
            return Some(*self.known.entry((length, ty)).or_insert_with(|| {
                let mask = circuit.add(splat, ty, 0, &[], &[], &[one]);
                circuit.set_line(mask, line);
                mask
            }));
        }
        Some(*self.known.entry((length, ty)).or_insert_with(|| {
            let mask = circuit.add(active, ty, 0, &[], &[], &[length]);
            circuit.set_line(mask, line);
            mask
        }))
    }

    fn all_elements(&self, circuit: &mut Circuit) -> Option<Gate> {
        let constant = circuit.set().by_role(Role::Constant)?;
        Some(circuit.add(constant, self.twins.length(), Twins::ALL, &[], &[], &[]))
    }

    /// An access under a mask: the elements that count are part of the mask.
    fn narrow(&mut self, circuit: &mut Circuit, gate: Gate) -> Option<()> {
        let inputs = circuit.values(gate).to_vec();
        let at = inputs.len().checked_sub(2)?;
        let (mask, length) = (*inputs.get(at)?, *inputs.get(at + 1)?);
        if circuit.role(length) == Role::Constant && circuit.bits(length) >= Twins::ALL {
            return None;
        }
        let (ty, line) = (circuit.ty(mask), circuit.line(gate));
        let all = self.all_elements(circuit)?;
        // States and depends come before values.
        let first = circuit.inputs(gate).len().checked_sub(2)?;
        circuit.set_input(gate, first as u32 + 1, all);
        if is_all(circuit, length, (ty, self.scale)) {
            return Some(());
        }
        let active = self.active(circuit, (length, ty), line)?;
        let both = circuit.add(self.twins.and()?, ty, 0, &[], &[], &[mask, active, all]);
        circuit.set_line(both, line);
        circuit.set_input(gate, first as u32, both);
        Some(())
    }

    /// An access under the mask of the elements that count.
    fn access(&mut self, circuit: &mut Circuit, gate: Gate, masked: u16) -> Option<()> {
        let set = circuit.set();
        let inputs = circuit.values(gate).to_vec();
        let (length, inputs) = inputs.split_last()?;
        // What is read, or the first input.
        let vector = match set.type_def(circuit.ty(gate)).lanes {
            0 => circuit.ty(*inputs.first()?),
            _ => circuit.ty(gate),
        };
        let ty = self.twins.vector(set.type_def(vector).lanes, self.twins.bit())?;
        let line = circuit.line(gate);
        let mask = self.active(circuit, (*length, ty), line)?;
        let all = self.all_elements(circuit)?;
        let values: Vec<Gate> = inputs.iter().copied().chain([mask, all]).collect();
        let (states, depends) = (circuit.states(gate).to_vec(), circuit.depends(gate).to_vec());
        let made = circuit.add(masked, circuit.ty(gate), circuit.bits(gate), &states, &depends, &values);
        circuit.set_line(made, line);
        circuit.replace_uses(gate, made);
        circuit.kill(gate);
        Some(())
    }
}
