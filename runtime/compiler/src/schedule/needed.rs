//! The needed gates: the roots of dead code elimination and what they use.

use super::control::Control;
use super::problem;
use onespec_graph::circuit::WireClass;
use onespec_graph::finding::Finding;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

/// Whether a gate's place is for the scheduler to choose.
pub(super) fn is_movable(circuit: &Circuit, gate: Gate) -> bool {
    matches!(circuit.def(gate).class, Class::Compute | Class::Effect)
}

/// By gate, whether it is needed: the reachable states are, memory as it is at the heads of loops (what an endless loop
/// stores has no other user), and what they need.
///
/// # Errors
/// Where an input is missing (E004), or a needed gate is attached to a state that is not reachable (E040).
pub(super) fn needed(circuit: &Circuit, control: &Control) -> Result<Vec<bool>, Finding> {
    let mut live = vec![false; circuit.len()];
    let mut work: Vec<Gate> = control.states.clone();
    for &state in &control.states {
        live[state.index()] = true;
        if circuit.role(state) == Role::LoopBegin {
            let selectors = circuit.uses(state).map(|u| u.user);
            for selector in selectors.filter(|&s| circuit.role(s) == Role::DependSelector) {
                if !std::mem::replace(&mut live[selector.index()], true) {
                    work.push(selector);
                }
            }
        }
    }
    while let Some(gate) = work.pop() {
        if circuit.def(gate).class == Class::Fixed && control.node(circuit.state(gate, 0)).is_none() {
            let message = "its state is not reachable from the entry, yet something needs it";
            return Err(problem(circuit, gate, "E040", message).on(WireClass::State, 0));
        }
        for (i, input) in circuit.inputs(gate).iter().enumerate() {
            let class = circuit.class_of(gate, i as u32);
            let Some(seen) = live.get_mut(input.index()) else {
                return Err(problem(circuit, gate, "E004", "an input is missing").on(class, i));
            };
            if matches!(class, WireClass::Depend | WireClass::Value) && !std::mem::replace(seen, true) {
                if circuit.is_dead(input) {
                    return Err(problem(circuit, gate, "E004", "an input is a dead gate").on(class, i));
                }
                if circuit.is_state(input) && control.node(input).is_none() {
                    let message = "an input comes from a state that is not reachable from the entry";
                    return Err(problem(circuit, gate, "E040", message).on(class, i));
                }
                work.push(input);
            }
        }
    }
    Ok(live)
}
