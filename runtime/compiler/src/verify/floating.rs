//! Places of effects before there is a schedule: the question is whether a schedule can exist.
//!
//! An effect may be placed anywhere on the path of the dominator tree from its earliest to its latest place, the common
//! dominator of its users. In a loop in which its memory state is not made it would happen more than once. Below that
//! the latest place is best: the memory state that it takes has no other users (or loads, which then still find it),
//! and only gates below its latest place take what it gives. So if any place is valid, the lowest of those in the
//! fewest loops is, and the memory walk over these places fails only if it fails for all schedules.
//!
//! Under the strict discipline these places are computed only where the walk fails with every effect at its earliest
//! place. Circuits of front ends, with a barrier at each side that overwrites memory, hardly ever need them.

use super::Checks;
use super::loop_exits::LoopExits;
use super::states::{NONE, Tree};
use onespec_graph::Gate;
use onespec_graph::set::Class;

impl Checks<'_> {
    /// By gate, the state of each effect that is needed. `order` has all that is computed, inputs first. With
    /// `early_loads`, loads are as early as what they read allows.
    pub(super) fn floating(&mut self, order: &[Gate], early_loads: bool) -> Vec<u32> {
        self.states.find_loops();
        let states = &*self.states;
        let tree = states.tree();
        let outward = LoopExits::new(&tree, &states.loops);
        let mut at = self.latest(order, &tree);
        for &gate in order {
            let kind = self.kinds[gate.index()];
            let late = at[gate.index()];
            if late == NONE || !kind.is(Class::Effect) {
                continue;
            }
            let early = self.places.home(gate);
            at[gate.index()] = if early_loads && kind.reads() {
                let memory = self.memory_of(gate);
                let made = match self.kinds[memory.index()].is(Class::Effect) {
                    true => at[memory.index()],
                    false => self.places.home(memory),
                };
                early.max(made)
            } else {
                outward.lowest(states, early, late)
            };
        }
        at
    }

    /// By gate, the latest place of what is computed and needed: the common dominator of where it is used.
    fn latest(&self, order: &[Gate], tree: &Tree) -> Vec<u32> {
        let states = &*self.states;
        let mut latest = vec![NONE; self.kinds.len()];
        let meet = |latest: &mut u32, place: u32| {
            if *latest == NONE || states.dominates(place, *latest) {
                *latest = place;
            } else if !states.dominates(*latest, place) {
                *latest = tree.common(states, *latest, place);
            }
        };
        for &gate in &self.places.users {
            for &input in self.dense.operands(gate) {
                meet(&mut latest[input.index()], self.places.home(gate));
            }
        }
        for &gate in self.places.fixed.iter().filter(|g| self.is_needed(**g)) {
            let Some(&state) = self.dense.states(gate).first() else {
                continue;
            };
            let ways = if self.is_relay(self.kinds[gate.index()]) {
                &[]
            } else {
                self.dense.states(state)
            };
            for (i, &input) in self.dense.operands(gate).iter().enumerate() {
                let taken_in = *ways.get(i).unwrap_or(&state);
                meet(&mut latest[input.index()], self.places.home(taken_in));
            }
        }
        for &gate in order.iter().rev() {
            let kind = self.kinds[gate.index()];
            let place = latest[gate.index()];
            if place == NONE || !(kind.is(Class::Compute) || kind.is(Class::Effect)) {
                continue;
            }
            for &input in self.dense.operands(gate) {
                meet(&mut latest[input.index()], place);
            }
        }
        latest
    }
}
