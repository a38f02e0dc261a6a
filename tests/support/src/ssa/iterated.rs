//! The iterated dominance frontier of a set of nodes, computed without the frontiers themselves.

use onespec_compiler::flow::{Cfg, DomTree};
use std::collections::BinaryHeap;

/// Computes iterated frontiers on one graph: of a set of nodes, the least set that holds their frontiers and those of
/// its own members. That is where definitions in those nodes meet.
///
/// After Sreedhar and Gao (1995): nodes are taken from the deepest of the dominator tree upwards, so that no subtree is
/// walked twice. One set costs the edges of the subtrees of its nodes, and a heap of its members.
#[derive(Clone, Debug)]
pub struct IteratedFrontier<'a> {
    cfg: &'a Cfg,
    tree: &'a DomTree,
    /// By node, the last set for which it was so: marks need no clearing between sets.
    walked: Vec<u32>,
    member: Vec<u32>,
    round: u32,
    /// By depth, then by node.
    roots: BinaryHeap<(u32, u32)>,
    stack: Vec<u32>,
}

impl<'a> IteratedFrontier<'a> {
    /// For sets of nodes of `cfg`, whose dominator tree is `tree`.
    pub fn new(cfg: &'a Cfg, tree: &'a DomTree) -> Self {
        let marks = || vec![0; cfg.len()];
        let (walked, member) = (marks(), marks());
        IteratedFrontier {
            cfg,
            tree,
            walked,
            member,
            round: 0,
            roots: BinaryHeap::new(),
            stack: Vec::new(),
        }
    }

    /// Puts the iterated frontier of `nodes` into `result`, in no special order, each member once. Nodes that the entry
    /// does not reach have none.
    ///
    /// With `live` the set is that of a variable defined in `nodes`: only nodes into which it is live become members.
    /// That must be exact, since nodes for which it is false are not walked through either: behind them the variable is
    /// dead or defined again. For the whole set it is always true.
    pub fn compute(&mut self, nodes: impl IntoIterator<Item = u32>, live: impl Fn(u32) -> bool, result: &mut Vec<u32>) {
        result.clear();
        if self.round == u32::MAX {
            self.walked.fill(0);
            self.member.fill(0);
            self.round = 0;
        }
        self.round += 1;
        let IteratedFrontier {
            cfg,
            tree,
            walked,
            member,
            round,
            roots,
            stack,
        } = self;
        let round = *round;
        roots.extend(
            nodes
                .into_iter()
                .filter(|&n| tree.is_reachable(n))
                .map(|n| (tree.depth(n), n)),
        );
        while let Some((depth, root)) = roots.pop() {
            if walked[root as usize] == round {
                continue;
            }
            walked[root as usize] = round;
            stack.push(root);
            while let Some(node) = stack.pop() {
                for &to in cfg.successors(node) {
                    // Deeper than the root, it is strictly dominated by it: that is inside its subtree.
                    let outside = tree.depth(to) <= depth;
                    if outside && member[to as usize] != round && live(to) {
                        member[to as usize] = round;
                        result.push(to);
                        roots.push((tree.depth(to), to));
                    }
                }
                for child in tree.children(node) {
                    if walked[child as usize] != round && live(child) {
                        walked[child as usize] = round;
                        stack.push(child);
                    }
                }
            }
        }
    }
}
