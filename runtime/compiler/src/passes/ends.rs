//! Proves that loops end, as far as a counter shows it.
//!
//! A counter with an odd constant step takes every value of its type. So a loop ends if each iteration compares its
//! counter with a loop-invariant value and the loop is left where the two are equal, as under `i < n` and `i != n`; or,
//! where that value is a constant, where the counter has the least or the greatest value. All other loops may not end.
//!
//! A loop that may not end keeps the memory phi at its head ([`selectors`](super::selectors)): if the loop does not
//! end, the phi is the only user of the effects before it.

use super::algebra::algebra;
use super::constants::{self, bits};
use super::strength::Counter;
use crate::schedule::Early;
use crate::schedule::control::Control;
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, Opcode, Role};

/// The control flow of a circuit and the places of its values, as they were when this was made.
pub(super) struct Ends {
    control: Option<Control>,
    early: Early,
    add: Option<Opcode>,
}

impl Ends {
    pub fn of(circuit: &Circuit) -> Ends {
        Ends {
            control: Control::new(circuit).ok(),
            early: Early::new(circuit),
            add: algebra(circuit, "add"),
        }
    }

    /// Whether the loop with this head is sure to be left as long as loops in it are.
    pub fn is_left(&self, circuit: &Circuit, head: Gate) -> bool {
        self.try_is_left(circuit, head).unwrap_or(false)
    }

    fn try_is_left(&self, circuit: &Circuit, head: Gate) -> Option<bool> {
        let control = self.control.as_ref()?;
        let node = control.node(head)?;
        let index = control.loop_of(node);
        if control.head(index) != Some(node) {
            return None;
        }
        let back = control.node(circuit.state(head, 1))?;
        let mut exits = control.loops.exits(&control.cfg, index);
        // Each iteration comes to the branch once.
        let is_of_each = |from: u32| control.loop_of(from) == index && control.tree.dominates(from, back);
        Some(exits.any(|(from, to)| {
            let [branch, side] = [from, to].map(|node| control.states[node as usize]);
            is_of_each(from) && self.comes_to(circuit, head, branch, side)
        }))
    }

    /// Whether a branch on a counter of the loop goes to a side for at least one value of the counter.
    fn comes_to(&self, circuit: &Circuit, head: Gate, branch: Gate, side: Gate) -> bool {
        if circuit.role(branch) != Role::Branch {
            return false;
        }
        let wanted = u64::from(circuit.role(side) == Role::True);
        let comparison = circuit.value(branch, 0);
        let is_comparison = comparison.index() < circuit.len()
            && matches!(circuit.def(comparison).bitfield, Bitfield::Condition(_))
            && circuit.values(comparison).len() == 2;
        is_comparison && {
            let [a, b] = [0, 1].map(|index| circuit.value(comparison, index));
            [(a, b), (b, a)]
                .into_iter()
                .any(|(counter, with)| self.meets(circuit, head, comparison, [counter, with], wanted))
        }
    }

    /// Whether the comparison of a counter, which has all values, with a value that stays the same gives `wanted` at least once.
    fn meets(&self, circuit: &Circuit, head: Gate, comparison: Gate, [value, with]: [Gate; 2], wanted: u64) -> bool {
        let Some(counter) = self.counter(circuit, value).filter(|counter| counter.head == head) else {
            return false;
        };
        if bits(circuit, counter.step).is_none_or(|step| step & 1 == 0) || !counter.is_fixed(&self.early, with) {
            return false;
        }
        let width = circuit.set().type_def(circuit.ty(value)).width;
        let Some(all) = u64::MAX.checked_shr(64 - width) else {
            return false;
        };
        let gives = |number: u64, limit: u64| {
            let operand = |gate: Gate| Some(if gate == value { number } else { limit });
            constants::fold(circuit, comparison, &mut Default::default(), operand) == Some(wanted)
        };
        // A comparison sees nothing of two equal integers but that they are equal.
        match bits(circuit, with) {
            Some(limit) => [limit, 0, all, all >> 1, !(all >> 1) & all]
                .iter()
                .any(|&number| gives(number, limit)),
            None => gives(0, 0) && gives(all, all),
        }
    }

    /// The counter that a value is, at the head of its loop or one step on.
    fn counter(&self, circuit: &Circuit, value: Gate) -> Option<Counter> {
        let add = self.add?;
        let of = |gate: Gate| Counter::of(circuit, &self.early, add, gate);
        let is_step = value.index() < circuit.len() && circuit.op(value) == add;
        let before = || {
            circuit
                .values(value)
                .iter()
                .find(|&gate| of(gate).is_some_and(|c| c.next == value))
        };
        match is_step {
            true => before().and_then(of),
            false => of(value),
        }
    }
}
