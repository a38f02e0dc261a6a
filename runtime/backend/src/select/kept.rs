//! Results of kernels that keep what their row has where a comparison holds choose by the comparison that holds where that does not: a
//! store under it leaves the others as they are, and nothing is loaded or stored twice.

use super::kernel::KernelPlaces;
use super::masks::Masks;
use crate::machine::{Binding, Machine};
use onespec_graph::{Circuit, Gate, Role};

/// Exchanges the values of such results, where an instruction computes the other comparison.
pub fn keep_rows(circuit: &mut Circuit, machine: &Machine, binding: &Binding, places: &KernelPlaces) {
    let Some(masks) = Masks::of(circuit, binding) else {
        return;
    };
    let leaves = circuit.gates().find(|gate| circuit.role(*gate) == Role::Return);
    let Some(leaves) = leaves else { return };
    let is_kept = |circuit: &Circuit, value: Gate, result: usize| {
        let at = usize::try_from(circuit.bits(value)).unwrap_or(usize::MAX);
        circuit.role(value) == Role::Arg && places.arguments.get(at) == places.results.get(result)
    };
    let mut found: Vec<(Gate, Gate)> = Vec::new();
    for (result, choice) in circuit.values(leaves).to_vec().into_iter().enumerate() {
        if circuit.op(choice) != masks.select {
            continue;
        }
        let [mask, yes, no] = [0, 1, 2].map(|at| circuit.value(choice, at));
        let is_such = is_kept(circuit, yes, result) && !is_kept(circuit, no, result);
        if is_such && circuit.op(mask) == masks.compare && circuit.uses(choice).count() == 1 {
            found.push((mask, choice));
        }
    }
    for (mask, _) in found.clone() {
        let users: Vec<Gate> = circuit.uses(mask).map(|of| of.user).collect();
        if users.is_empty() || !users.iter().all(|user| found.contains(&(mask, *user))) {
            continue;
        }
        let Some(other) = masks.unless(circuit, machine, mask) else {
            continue;
        };
        for user in users {
            let (yes, no) = (circuit.value(user, 1), circuit.value(user, 2));
            for (index, value) in (0..).zip([other, no, yes]) {
                circuit.set_input(user, index, value);
            }
        }
        masks.sweep(circuit, mask);
    }
}
