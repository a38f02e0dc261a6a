//! Needed gates: those that control uses, or the memory phi of a loop. And the warnings about gates that are not
//! needed.

use super::Checks;
use super::plan::LANES;
use onespec_graph::set::Class;
use onespec_graph::{Finding, Gate};

/// By gate: whether something needs it.
#[derive(Default)]
pub(super) struct Live {
    pub needed: Vec<bool>,
}

impl Checks<'_> {
    /// Everything that a state uses is needed, and what that uses; so is the memory that is carried around a loop, even if
    /// the loop has no way out and nothing takes the memory from it.
    pub(super) fn mark_live(&mut self) {
        let mut needed = std::mem::take(&mut self.live.needed);
        needed.clear();
        needed.extend(self.kinds.iter().map(|k| k.is_state() && !k.is_dead()));
        for &gate in &self.places.joins {
            needed[gate.index()] |= self
                .dense
                .states(gate)
                .first()
                .is_some_and(|&state| self.is_loop(state));
        }
        if self.dense.is_scattered() {
            self.spread_needed(&mut needed);
            self.live.needed = needed;
            return;
        }
        // Backwards along the arrays: users mostly come after what they use. The others wait on the stack.
        let mut stack = Vec::new();
        for number in (0..self.kinds.len() as u32).rev() {
            let is = needed[number as usize];
            if let Some((count, lanes)) = self.dense.lanes(Gate(number)) {
                let mut new = [false; LANES];
                let mut later = false;
                for i in 0..LANES {
                    let known = &mut needed[lanes[i].index()];
                    new[i] = is & (i < count) & !*known & (lanes[i].0 > number);
                    later |= new[i];
                    *known |= is & (i < count);
                }
                if !later {
                    continue;
                }
                (0..LANES).filter(|&i| new[i]).for_each(|i| stack.push(lanes[i]));
            } else if !is {
                continue;
            }
            let mut at = Gate(number);
            loop {
                for &input in self.dense.operands(at) {
                    if !std::mem::replace(&mut needed[input.index()], true) && input.0 > number {
                        stack.push(input);
                    }
                }
                match stack.pop() {
                    Some(gate) => at = gate,
                    None => break,
                }
            }
        }
        self.live.needed = needed;
    }

    /// The same where gates stand in any order: first come, first served. Then it is known long before which gates are next,
    /// and a processor fetches the inputs of several at once; a stack would make it wait for each. Whether an input is new is
    /// not asked but added, since that would be guessed wrong.
    fn spread_needed(&self, needed: &mut [bool]) {
        let mut queue: Vec<Gate> = Vec::with_capacity(needed.len() + LANES);
        queue.extend((0..needed.len() as u32).map(Gate).filter(|g| needed[g.index()]));
        let mut end = queue.len();
        queue.resize(needed.len() + LANES, Gate(0));
        let mut at = 0;
        while at < end {
            let gate = queue[at];
            at += 1;
            let mut add = |input: Gate, is: bool| {
                let known = &mut needed[input.index()];
                queue[end] = input;
                end += usize::from(is & !*known);
                *known |= is;
            };
            match self.dense.lanes(gate) {
                Some((count, lanes)) => (0..LANES).for_each(|i| add(lanes[i], i < count)),
                None => self.dense.operands(gate).iter().for_each(|&input| add(input, true)),
            }
        }
    }

    pub(super) fn is_needed(&self, gate: Gate) -> bool {
        self.live.needed[gate.index()]
    }

    /// W001, W002, W003.
    pub(super) fn report_unneeded(&mut self) {
        let c = self.circuit;
        for (gate, &kind) in (0..).map(Gate).zip(self.kinds.iter()) {
            if self.live.needed[gate.index()] {
                continue;
            }
            let computed = kind.is(Class::Compute) || kind.is(Class::Effect) || kind.is(Class::Fixed);
            if !computed || kind.is_dead() {
                continue;
            }
            self.found.push(|| Finding::at(c, gate, "W001", "nothing needs it"));
            if kind.writes() {
                self.found.push(|| {
                    let message = "its memory state reaches no return and no other state: the effect will be dropped";
                    Finding::at(c, gate, "W002", message)
                });
            }
        }
        let terminal = |&gate: &Gate| self.plan.ops[usize::from(c.op(gate))].def.successors.is_empty();
        if !self.states.gates.iter().any(terminal) {
            let message = "no path leads out of the circuit";
            self.found.push(|| Finding::at(c, c.state_entry(), "W003", message));
        }
    }
}
