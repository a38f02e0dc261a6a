//! How many registers each block needs at once.

use super::layout::Layout;
use super::liveness::{Counts, Liveness, weight};
use super::place::Bounds;
use onespec_graph::Use;
use onespec_graph::circuit::WireClass;

/// By block, the most registers of each bank that hold values at one point of it.
pub(super) fn pressure(bounds: &Bounds<'_>, layout: &Layout, liveness: &Liveness) -> Vec<Counts> {
    let mut ending = vec![false; bounds.circuit.len()];
    let blocks = 0..layout.len() as u32;
    blocks
        .map(|block| of_block(bounds, layout, liveness, block, &mut ending))
        .collect()
}

/// From the end of a block upwards. `ending` is false everywhere before and after.
fn of_block(bounds: &Bounds<'_>, layout: &Layout, liveness: &Liveness, block: u32, ending: &mut [bool]) -> Counts {
    let circuit = bounds.circuit;
    for &gate in liveness.ending(block) {
        ending[gate.index()] = true;
    }
    let mut now = liveness.behind[block as usize];
    let mut most = now;
    let states = layout.nodes(block).map(|n| bounds.control.states[n as usize]);
    let fixed = layout.fixed(block).iter().copied();
    // Selectors take their inputs elsewhere; they and what was there before the block begin together.
    let gates = layout.items(block).iter().copied().chain(states);
    for gate in gates.rev() {
        if let Some((bank, registers)) = weight(circuit, gate) {
            if std::mem::replace(&mut ending[gate.index()], false) {
                // Nobody needs it, but it is written somewhere.
                now[bank] += registers;
                most[bank] = most[bank].max(now[bank]);
            }
            now[bank] -= now[bank].min(registers);
        }
        for (index, input) in circuit.inputs(gate).iter().enumerate() {
            let index = index as u32;
            let used = Use { user: gate, index };
            if circuit.class_of(gate, index) == WireClass::Value
                && !bounds.constants.is_folded(circuit, used)
                && std::mem::replace(&mut ending[input.index()], false)
                && let Some((bank, registers)) = weight(circuit, input)
            {
                now[bank] += registers;
                most[bank] = most[bank].max(now[bank]);
            }
        }
    }
    for gate in fixed {
        // A selector or an argument that nobody needs is written all the same.
        if std::mem::replace(&mut ending[gate.index()], false)
            && let Some((bank, registers)) = weight(circuit, gate)
        {
            now[bank] += registers;
            most[bank] = most[bank].max(now[bank]);
        }
    }
    for gate in liveness.ending(block) {
        ending[gate.index()] = false;
    }
    most
}
