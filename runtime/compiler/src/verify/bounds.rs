//! Stage 6: every computation has a place.
//!
//! The latest place of a gate is the common dominator of its uses; its earliest place must dominate that. It suffices
//! that the inputs of a gate lie on one path of the dominator tree (E080) and that the inputs of states, phis and
//! barriers exist there (E081, E082): a place dominates a common dominator exactly if it dominates each use, and the
//! earliest place of a gate dominates that of each computation that uses it. So no common dominator is computed.

use super::{Checks, message};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Finding, Gate};

impl Checks<'_> {
    /// E080, E081.
    pub(super) fn bounds(&mut self) {
        let tainted = match self.places.torn.is_empty() {
            true => Vec::new(),
            false => self.torn_apart(),
        };
        let c = self.circuit;
        let dense = std::mem::take(self.dense);
        for user in 0..self.places.users.len() {
            let gate = self.places.users[user];
            let here = self.places.home(gate);
            for (i, &input) in dense.operands(gate).iter().enumerate() {
                let from = self.places.of_operand(c, self.states, input, gate, i);
                if !self.states.dominates(from, here) && !tainted.get(input.index()).is_some_and(|&t| t) {
                    let exists = self.exists_from(input, from);
                    self.found.push(|| {
                        let (class, i) = message::wire(c, gate, (c.states(gate).len() + i) as u32);
                        let message = format!("{exists}, which does not dominate {}", message::name(c, gate));
                        Finding::at(c, gate, "E081", message).on(class, i)
                    });
                }
            }
        }
        *self.dense = dense;
    }

    /// E080. By gate, whether it uses what has no place: then what is wrong with its own is not its error.
    #[cold]
    fn torn_apart(&mut self) -> Vec<bool> {
        let c = self.circuit;
        let computed = |gate: &Gate| {
            let kind = self.kinds[gate.index()];
            kind.is(Class::Compute) || kind.is(Class::Effect)
        };
        // What a state or a relay uses is said of each input.
        let mut torn: Vec<Gate> = self.places.torn.iter().copied().filter(computed).collect();
        torn.sort_unstable();
        let mut tainted = vec![false; c.len()];
        let mut stack = torn.clone();
        while let Some(gate) = stack.pop() {
            for user in c.uses(gate).map(|u| u.user).filter(|u| computed(u)) {
                if !std::mem::replace(&mut tainted[user.index()], true) {
                    stack.push(user);
                }
            }
        }
        for &gate in torn.iter().filter(|g| !tainted[g.index()]) {
            self.torn(gate);
        }
        torn.into_iter().for_each(|gate| tainted[gate.index()] = true);
        tainted
    }

    /// The first two inputs that cannot meet.
    #[cold]
    fn torn(&mut self, gate: Gate) {
        let c = self.circuit;
        let mut deepest: Option<(Gate, u32)> = None;
        let inputs = [(WireClass::Depend, c.depends(gate)), (WireClass::Value, c.values(gate))];
        for (class, inputs) in inputs {
            for (i, input) in inputs.iter().enumerate() {
                let place = self.places.of(c, self.states, input, class);
                let Some((other, at)) = deepest else {
                    deepest = Some((input, place));
                    continue;
                };
                if !self.states.dominates(at.min(place), at.max(place)) {
                    let (one, two) = (self.exists_from(input, place), self.exists_from(other, at));
                    self.found.push(|| {
                        let message = format!("{one}, but {two}, and neither dominates the other");
                        Finding::at(c, gate, "E080", message).on(class, i)
                    });
                    return;
                }
                if place > at {
                    deepest = Some((input, place));
                }
            }
        }
    }
}
