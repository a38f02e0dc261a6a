//! Walks out of loops along the dominator tree.

use super::states::{NONE, States, Tree};

/// For each place of the dominator tree the nearest dominator that is in fewer loops. These make a forest, which is
/// climbed by jumps of skew-binary lengths (Myers 1983), as nests of loops may be deep.
pub(super) struct LoopExits {
    /// By place; [`NONE`] where there is none.
    outer: Vec<u32>,
    /// By place: some ancestor in the forest, and how many ancestors there are.
    jump: Vec<u32>,
    height: Vec<u32>,
}

impl LoopExits {
    /// Takes time in proportion to the states, times the logarithm of how deep loops are nested.
    pub fn new(tree: &Tree, loops: &[u32]) -> LoopExits {
        let n = loops.len();
        let mut it = LoopExits {
            outer: vec![NONE; n],
            jump: vec![NONE; n],
            height: vec![0; n],
        };
        for place in 1..n {
            let above = tree.above[place];
            let fewer = it.climb(above, |p| loops[p as usize] < loops[place]);
            it.hang(place, fewer);
        }
        it
    }

    fn hang(&mut self, place: usize, outer: u32) {
        self.outer[place] = outer;
        if outer == NONE {
            self.jump[place] = NONE;
            return;
        }
        let height = |p: u32| if p == NONE { 0 } else { self.height[p as usize] };
        let far = self.jump[outer as usize];
        let farther = if far == NONE { NONE } else { self.jump[far as usize] };
        let equal = far != NONE && height(outer) - height(far) == height(far) - height(farther);
        self.jump[place] = if equal { farther } else { outer };
        self.height[place] = height(outer) + 1;
    }

    /// The first of a place and its ancestors in the forest for which `done` holds, or [`NONE`]; `done` holds for all
    /// above one for which it does.
    fn climb(&self, mut place: u32, done: impl Fn(u32) -> bool) -> u32 {
        while place != NONE && !done(place) {
            let jump = self.jump[place as usize];
            place = if jump == NONE || done(jump) {
                self.outer[place as usize]
            } else {
                jump
            };
        }
        place
    }

    /// Of the places from `late` up to `early`, which dominates it, those in the fewest loops, and of these the lowest.
    pub fn lowest(&self, states: &States, early: u32, late: u32) -> u32 {
        let mut place = late;
        loop {
            // As far as it goes without leaving what `early` dominates.
            let jump = self.jump[place as usize];
            let outer = self.outer[place as usize];
            let inside = |p: u32| p != NONE && states.dominates(early, p);
            place = match () {
                () if inside(jump) => jump,
                () if inside(outer) => outer,
                () => return place,
            };
        }
    }
}
