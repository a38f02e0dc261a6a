//! Address mode sinking: each load and store gets a sum of its own where its address is a value plus a small constant.
//!
//! Instructions hold the constant, but only of a sum that is computed in the same block and for them alone. So a sum that
//! nothing but accesses use is copied for each of them: it is not computed at all then, and needs no register.

use super::algebra::algebra;
use super::constants::bits;
use super::{Context, Pass};
use crate::schedule::{Target, is_address};
use onespec_graph::{Circuit, Gate, Use};

pub(super) struct AddressSums;

impl Pass for AddressSums {
    fn name(&self) -> &'static str {
        "address-sums"
    }

    fn about(&self) -> &'static str {
        "gives each load and store its own sum of an address and a small constant"
    }

    fn run(&self, circuit: &mut Circuit, _: &mut Context) -> bool {
        let Some(add) = algebra(circuit, "add") else {
            return false;
        };
        let immediate = Target::default().immediate_bits;
        let is_small = |circuit: &Circuit, gate: Gate| {
            let above = 64 - circuit.set().type_def(circuit.ty(gate)).width.clamp(1, 64);
            let number = bits(circuit, gate).map(|bits| (bits << above) as i64 >> above);
            number.is_some_and(|number| number >> (immediate - 1) == number >> 63)
        };
        let sums: Vec<Gate> = circuit
            .gates()
            .filter(|&g| circuit.op(g) == add && is_small(circuit, circuit.value(g, 1)))
            .collect();
        let mut changed = false;
        for sum in sums {
            let uses: Vec<Use> = circuit.uses(sum).collect();
            if uses.len() < 2 || !uses.iter().all(|used| is_address(circuit, used.user, used.index)) {
                continue;
            }
            let values = circuit.values(sum).to_vec();
            for used in uses.into_iter().skip(1) {
                let copy = circuit.add(add, circuit.ty(sum), 0, &[], &[], &values);
                circuit.set_word(copy, circuit.word(sum));
                circuit.set_line(copy, circuit.line(sum));
                circuit.set_input(used.user, used.index, copy);
            }
            changed = true;
        }
        changed
    }
}
