//! Constants in registers that no instruction stores, such as masks: one that is kept between blocks may have to be stored
//! around a call. So each block that uses one has its own.

use crate::machine::{Binding, Machine, OfBank};
use onespec_compiler::schedule::Schedule;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

/// Makes a copy of such constants for each block that uses them, the first one aside. True: the circuit has changed, and the
/// schedule is void.
pub fn spread(circuit: &mut Circuit, machine: &Machine, binding: &Binding, schedule: &Schedule) -> bool {
    if machine.convention.stack.is_none() {
        return false;
    }
    let is_such = |gate: &Gate| {
        let values = circuit.values(*gate);
        circuit.def(*gate).class == Class::Compute
            && !values.is_empty()
            && values.iter().all(|value| circuit.role(value) == Role::Constant)
            && binding
                .bank(circuit.ty(*gate))
                .is_some_and(|bank| machine.bank_text(OfBank::Store, bank).is_err())
    };
    let constants: Vec<Gate> = circuit.gates().filter(is_such).collect();
    let mut changed = false;
    for gate in constants {
        let uses = circuit.uses(gate).map(|of| (schedule.block_of(of.user), of));
        // What a phi takes is used at the end of another block.
        let mut uses: Vec<_> = uses
            .filter(|(_, of)| circuit.role(of.user) != Role::ValueSelector)
            .collect();
        uses.sort_by_key(|(block, of)| (*block, of.user, of.index));
        let Some(first) = uses.first().map(|(block, _)| *block) else {
            continue;
        };
        let mut copy = (first, gate);
        for (block, of) in uses {
            if block != copy.0 {
                let (op, ty, bits) = (circuit.op(gate), circuit.ty(gate), circuit.bits(gate));
                let values = circuit.values(gate).to_vec();
                copy = (block, circuit.add(op, ty, bits, &[], &[], &values));
                changed = true;
            }
            if copy.1 != gate {
                circuit.set_input(of.user, of.index, copy.1);
            }
        }
    }
    changed
}
