//! Strategy 2 of the reworked Lengauer-Tarjan: queries compress paths, and those of step 3 are deferred in intrusive lists.

use super::links::compressing;
use super::{DominatorSolver, Steps};

impl DominatorSolver {
    pub(super) fn strategy2(&mut self, shortcut: bool, steps: &mut impl Steps) {
        let DominatorSolver {
            tree, from, idom, path, ..
        } = self;
        let count = tree.links.len();
        for numbers in [&mut *from, &mut *idom] {
            numbers.clear();
            numbers.resize(count, 0);
        }
        for w in (1..count as u32).rev() {
            // Those whose sdom is w. Before that of w, at which no path may look yet, is known.
            let mut waiting = from[w as usize];
            while waiting != 0 {
                let answer = compressing(&mut tree.links, path, waiting, w, steps).1;
                waiting = std::mem::replace(&mut from[waiting as usize], answer);
            }
            let sdom = tree.semidominator(w, |links, v| compressing(links, path, v, w, steps).0);
            let link = &mut tree.links[w as usize];
            link.sdom = sdom;
            idom[w as usize] = sdom;
            let known = sdom == 0 || (shortcut && sdom == link.ancestor);
            // Its own list was emptied above, so its place is free to be a link of another.
            from[w as usize] = if known {
                w
            } else {
                std::mem::replace(&mut from[sdom as usize], w)
            };
        }
        for w in 1..count {
            // Where from[w] is w, nothing changes.
            idom[w] = idom[from[w] as usize];
        }
    }
}
