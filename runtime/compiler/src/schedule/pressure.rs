//! Register pressure: how many registers each block needs at once.

use super::bounds::Bounds;
use super::layout::Layout;
use super::liveness::{Counts, Liveness};
use onespec_graph::Use;
use onespec_graph::circuit::WireClass;

/// The most registers of each bank that hold values at one point of a block, from its end upwards. `ending` is false by gate,
/// before and after.
pub(super) fn pressure(
    bounds: &Bounds<'_>,
    layout: &Layout,
    liveness: &Liveness,
    block: u32,
    ending: &mut [bool],
) -> Counts {
    let circuit = bounds.circuit;
    for &gate in liveness.ending(block) {
        ending[gate.index()] = true;
    }
    let mut now = liveness.behind[block as usize];
    let mut most = now;
    let states = bounds.frame.nodes(block).map(|n| bounds.control.states[n as usize]);
    let fixed = layout.fixed(block).iter().copied();
    // Selectors take their inputs elsewhere; they and what was there before the block begin together.
    let gates = layout.items(block).iter().copied().chain(states);
    for gate in gates.rev() {
        if let Some((bank, registers)) = bounds.uses.weight(gate) {
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
                && let Some((bank, registers)) = bounds.uses.weight(input)
            {
                now[bank] += registers;
                most[bank] = most[bank].max(now[bank]);
            }
        }
    }
    for gate in fixed {
        // A selector or an argument that nobody needs is written all the same.
        if std::mem::replace(&mut ending[gate.index()], false)
            && let Some((bank, registers)) = bounds.uses.weight(gate)
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
