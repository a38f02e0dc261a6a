//! Where code takes pieces of the state from where they lie: not all where a region is entered, since a way through it may touch
//! few of them.

use crate::held::Held;
use crate::region::Region;
use std::collections::{BTreeMap, BTreeSet};

/// Where pieces are loaded.
#[derive(Debug, Default)]
pub struct Loads {
    /// Where the region is entered: what small loops read, and what is stored on a way on which it was not written.
    pub entry: BTreeSet<Held>,
    /// Where a run begins, by its address: what it reads that was neither loaded nor written on all ways to it.
    pub runs: BTreeMap<u64, BTreeSet<Held>>,
}

/// What one run does with pieces.
#[derive(Debug, Default)]
struct Uses {
    /// Read before anything in the run writes them.
    reads: BTreeSet<Held>,
    /// Read or written.
    all: BTreeSet<Held>,
}

impl Loads {
    /// For a region whose runs know what may have been written when they begin.
    pub fn of(region: &Region) -> Loads {
        let uses: BTreeMap<u64, Uses> = region
            .runs
            .keys()
            .map(|leader| (*leader, uses(region, *leader)))
            .collect();
        let mut entry = BTreeSet::new();
        for (leader, _) in region.runs.iter().filter(|(_, run)| run.is_tight) {
            entry.extend(uses.get(leader).into_iter().flat_map(|uses| uses.reads.iter().copied()));
        }
        // What is loaded where the region is entered is there everywhere, so one more turn finds nothing new.
        let there = there(region, &uses, &entry);
        for (leader, run) in &region.runs {
            let there = there.get(leader);
            entry.extend(
                run.dirty
                    .iter()
                    .filter(|held| there.is_some_and(|there| !there.contains(held))),
            );
        }
        let mut runs = BTreeMap::new();
        for (leader, uses) in &uses {
            let is_missing =
                |held: &&Held| !entry.contains(held) && there.get(leader).is_none_or(|there| !there.contains(held));
            let missing: BTreeSet<Held> = uses.reads.iter().filter(is_missing).copied().collect();
            runs.insert(*leader, missing);
        }
        Loads { entry, runs }
    }
}

fn uses(region: &Region, leader: u64) -> Uses {
    let mut uses = Uses::default();
    let at = region.runs.get(&leader).into_iter().flat_map(|run| &run.at);
    for node in at.filter_map(|pc| region.nodes.get(pc)) {
        let first = node.reads.iter().filter(|held| !uses.all.contains(held)).copied();
        let first: Vec<Held> = first.collect();
        uses.reads.extend(first);
        uses.all.extend(node.reads.iter().chain(&node.writes).copied());
    }
    uses
}

/// By run, the pieces that are loaded or written on all ways to it, when these are loaded where the region is entered, and each run
/// loads what it misses (available expressions: Aho, Lam, Sethi, Ullman, "Compilers", 9.2.6).
fn there(region: &Region, uses: &BTreeMap<u64, Uses>, entry: &BTreeSet<Held>) -> BTreeMap<u64, BTreeSet<Held>> {
    let mut there: BTreeMap<u64, BTreeSet<Held>> = BTreeMap::from([(region.head, entry.clone())]);
    let mut work = vec![region.head];
    while let Some(leader) = work.pop() {
        let (Some(run), Some(before)) = (region.runs.get(&leader), there.get(&leader)) else {
            continue;
        };
        let mut behind = before.clone();
        behind.extend(uses.get(&leader).into_iter().flat_map(|uses| uses.all.iter().copied()));
        for to in region.behind(run) {
            match there.get_mut(&to) {
                Some(known) => {
                    let count = known.len();
                    known.retain(|held| behind.contains(held));
                    if known.len() != count {
                        work.push(to);
                    }
                }
                None => {
                    there.insert(to, behind.clone());
                    work.push(to);
                }
            }
        }
    }
    there
}
