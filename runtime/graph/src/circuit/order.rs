//! States in reverse postorder. All walks use this one order. It follows from the structure alone as far as successors
//! differ in opcode or bits, and not from the order in which gates were made.

use super::{Circuit, Gate};

impl Circuit {
    /// The states that control can reach, in reverse postorder: each before what follows it, except over edges back. Of
    /// several successors the one with the lowest opcode, then bits, then number, comes first.
    pub fn reverse_postorder(&self) -> Vec<Gate> {
        let mut order = Vec::new();
        let entry = self.state_entry();
        if entry.index() < self.len() {
            self.postorder(entry, &mut vec![false; self.len()], &mut order);
        }
        order.reverse();
        order
    }

    /// Appends the states that can be reached from one and were not found before, each behind all that follow it.
    pub(crate) fn postorder(&self, start: Gate, found: &mut [bool], order: &mut Vec<Gate>) {
        if std::mem::replace(&mut found[start.index()], true) {
            return;
        }
        // Each state on the way with the end of its part of `next`: its successors that are still to be visited, the first
        // one visited last so that it stands first in the reverse.
        let mut next: Vec<Gate> = Vec::new();
        let mut way: Vec<(Gate, usize)> = vec![(start, 0)];
        self.push_successors(start, &mut next);
        while let Some(&(state, floor)) = way.last() {
            if next.len() > floor {
                let successor = next.pop().unwrap_or(state);
                if !std::mem::replace(&mut found[successor.index()], true) {
                    way.push((successor, next.len()));
                    self.push_successors(successor, &mut next);
                }
            } else {
                order.push(state);
                way.pop();
            }
        }
    }

    fn push_successors(&self, state: Gate, next: &mut Vec<Gate>) {
        let first = next.len();
        next.extend(self.successors(state));
        match &mut next[first..] {
            [] | [_] => {}
            many => many.sort_unstable_by_key(|&g| (self.op(g), self.bits(g), g)),
        }
    }
}
