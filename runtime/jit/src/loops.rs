//! Loops of a region.

use crate::region::Region;
use std::collections::{BTreeMap, BTreeSet};

/// Instructions of a small loop at most.
const SMALL: usize = 128;

/// Marks the runs of small loops.
pub fn mark(region: &mut Region) {
    for leader in tight(region) {
        if let Some(run) = region.runs.get_mut(&leader) {
            run.is_tight = true;
        }
    }
}

/// The runs of small loops. A loop has the runs from which its first one is reached without coming through that one (natural loops:
/// Aho, Lam, Sethi, Ullman, "Compilers", 9.6.6).
fn tight(region: &Region) -> BTreeSet<u64> {
    let mut before: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for (leader, run) in &region.runs {
        for to in region.behind(run) {
            before.entry(to).or_default().push(*leader);
        }
    }
    let mut all = BTreeSet::new();
    for (head, _) in region.runs.iter().filter(|(_, run)| run.is_loop) {
        let back = before.get(head).into_iter().flatten().filter(|from| *from >= head);
        let mut work: Vec<u64> = back.copied().collect();
        let mut body = BTreeSet::from([*head]);
        while let Some(at) = work.pop() {
            if body.insert(at) {
                work.extend(before.get(&at).into_iter().flatten());
            }
        }
        let count = body.iter().filter_map(|leader| region.runs.get(leader));
        if count.map(|run| run.at.len()).sum::<usize>() <= SMALL {
            all.extend(body);
        }
    }
    all
}
