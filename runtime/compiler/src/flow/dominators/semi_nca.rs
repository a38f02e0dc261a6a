//! Semi-NCA (Georgiadis, Tarjan, Werneck 2006): from `sdom` to `idom` by walks up the dominator tree built so far.

use super::links::compressing;
use super::{DominatorSolver, Steps};

impl DominatorSolver {
    /// Gives up when its walks have passed more than `limit` nodes: then it is false, and there is no result.
    pub(super) fn semi_nca(&mut self, limit: u64, steps: &mut impl Steps) -> bool {
        let DominatorSolver {
            tree,
            from: sdoms,
            idom,
            path,
            ..
        } = self;
        let count = tree.links.len();
        for numbers in [&mut *sdoms, &mut *idom] {
            numbers.clear();
            numbers.resize(count, 0);
        }
        for w in (1..count as u32).rev() {
            let sdom = tree.semidominator(w, |links, v| compressing(links, path, v, w, steps).0);
            let link = &mut tree.links[w as usize];
            link.sdom = sdom;
            sdoms[w as usize] = sdom;
            idom[w as usize] = link.ancestor;
        }
        let mut passed = 0;
        for w in 1..count {
            let (sdom, mut dominator) = (sdoms[w], idom[w]);
            while dominator > sdom {
                steps.step();
                passed += 1;
                dominator = idom[dominator as usize];
            }
            idom[w] = dominator;
            if passed > limit {
                return false;
            }
        }
        true
    }
}
