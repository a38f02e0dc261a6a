//! Strategy 1: every query walks up the depth-first tree. Nothing is deferred and nothing is cached.

use super::links::Link;
use super::{DominatorSolver, Steps};

impl DominatorSolver {
    pub(super) fn strategy1(&mut self, shortcuts: bool, steps: &mut impl Steps) {
        let DominatorSolver { tree, idom, .. } = self;
        let count = tree.links.len() as u32;
        for w in (1..count).rev() {
            tree.links[w as usize].sdom = tree.semidominator(w, |links, v| walking(links, v, w, steps).0);
        }
        idom.clear();
        idom.push(0);
        for w in 1..count {
            let Link {
                ancestor: parent, sdom, ..
            } = tree.links[w as usize];
            let known = shortcuts && (sdom == 0 || sdom == parent);
            let from = if known {
                w
            } else {
                walking(&tree.links, w, sdom, steps).1
            };
            idom.push(if from == w { sdom } else { idom[from as usize] });
        }
    }
}

/// `Q(v, limit)` as `(sdom, node)`. The ancestor of a link is still the parent of its node.
fn walking(links: &[Link], v: u32, limit: u32, steps: &mut impl Steps) -> (u32, u32) {
    let Link {
        mut ancestor,
        sdom,
        node,
        ..
    } = links[v as usize];
    let mut best = (sdom, node);
    steps.step();
    while ancestor > limit {
        let link = links[ancestor as usize];
        best = best.min((link.sdom, link.node));
        steps.step();
        ancestor = link.ancestor;
    }
    best
}
