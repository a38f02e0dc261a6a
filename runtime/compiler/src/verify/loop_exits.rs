//! Walks out of loops along the dominator tree.

use super::states::{States, Tree};
use crate::flow::jumps::Jumps;

/// For each place of the dominator tree the nearest dominator that is in fewer loops. These make a forest, which is
/// climbed by jumps, as nests of loops may be deep. One node more than there are places is the root above all of its trees.
pub(super) struct LoopExits {
    /// By place.
    outer: Vec<u32>,
    jumps: Jumps,
}

impl LoopExits {
    /// Takes time in proportion to the states, times the logarithm of how deep loops are nested.
    pub fn new(tree: &Tree, loops: &[u32]) -> LoopExits {
        let root = loops.len() as u32;
        let mut outer = vec![root; loops.len() + 1];
        let mut jumps = Jumps::with_root(loops.len() + 1, root);
        for place in 0..root {
            if place > 0 {
                let depth = loops[place as usize];
                let above = tree.above[place as usize];
                outer[place as usize] = jumps.climb(&outer, above, |p| p == root || loops[p as usize] < depth);
            }
            jumps.add(place, outer[place as usize]);
        }
        LoopExits { outer, jumps }
    }

    /// Of the places from `late` up to `early`, which dominates it, those in the fewest loops, and of these the lowest.
    pub fn lowest(&self, states: &States, early: u32, late: u32) -> u32 {
        let root = self.outer.len() as u32 - 1;
        let inside = |place: u32| place != root && states.dominates(early, place);
        self.jumps.climb_while(&self.outer, late, inside)
    }
}
