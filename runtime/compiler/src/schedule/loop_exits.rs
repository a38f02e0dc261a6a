//! The exits of loops.

use super::control::{Control, NONE};

/// Of each loop a node that dominates all states behind it that are reached from it directly. For a loop that is never
/// left, of the states from which it continues with the next iteration.
pub(super) struct Exits {
    common: Vec<u32>,
}

impl Exits {
    /// Nearly linear, though an edge may leave many loops at once: of the targets of a loop's exits, only the first and
    /// the last in the dominator tree's preorder are needed, and targets are looked at in that order.
    pub fn new(control: &Control) -> Exits {
        let loops = control.loops.loops();
        let order = control.tree.preorder();
        let first = extremes(control, order.iter().copied());
        let last = extremes(control, order.iter().rev().copied());
        let common = (0..loops.len()).map(|l| match (first[l], last[l]) {
            (NONE, _) | (_, NONE) => {
                let back = control.loops.back_edges(&control.cfg, l as u32).map(|(from, _)| from);
                back.reduce(|a, b| control.tree.common_dominator(a, b).unwrap_or(a))
                    .unwrap_or(NONE)
            }
            (first, last) => control.tree.common_dominator(first, last).unwrap_or(NONE),
        });
        Exits {
            common: common.collect(),
        }
    }

    /// Whether a loop is never left without going through a node.
    pub fn all_behind(&self, control: &Control, index: u32, node: u32) -> bool {
        control.tree.dominates(node, self.common[index as usize])
    }
}

/// By loop, the first of `targets` that an edge from the loop reaches and that is outside.
fn extremes(control: &Control, targets: impl Iterator<Item = u32>) -> Vec<u32> {
    let root = control.root_loop();
    let mut found = vec![NONE; root as usize];
    // Loops that have their answer are passed over: a union-find forest upwards in the tree of loops.
    let mut above: Vec<u32> = (0..=root).collect();
    for to in targets {
        for &from in control.cfg.predecessors(to) {
            let mut at = find(&mut above, control.loop_of(from));
            while at != root && !control.loops.contains(at, to) {
                found[at as usize] = to;
                above[at as usize] = control.loop_parent[at as usize];
                at = find(&mut above, at);
            }
        }
    }
    found
}

fn find(above: &mut [u32], start: u32) -> u32 {
    let mut root = start;
    while above[root as usize] != root {
        root = above[root as usize];
    }
    let mut at = start;
    while at != root {
        at = std::mem::replace(&mut above[at as usize], root);
    }
    root
}
