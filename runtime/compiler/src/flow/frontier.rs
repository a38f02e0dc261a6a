//! Dominance frontiers.
//!
//! The frontier of `d` is every `w` such that `d` dominates a predecessor of `w` and does not strictly dominate `w`
//! itself. Predecessors that are unreachable from the entry do not count. The entry has no immediate dominator here (it
//! is not its own, as is often written): only so it is in the frontiers of the nodes with a back edge to it.
//!
//! All frontiers together can have quadratic size: in nested loops every header is in the frontier of all inner ones.
//! For the few nodes that define a variable use [`super::IteratedFrontier`].

use super::{Cfg, DomTree};
use std::collections::BTreeSet;

/// What the nodes of one frontier are collected in.
pub trait Members: Default {
    /// Takes `node` in, if it is not the last that was. Nothing else is ever given twice.
    fn insert(&mut self, node: u32);
    /// All of them.
    fn nodes(&self) -> impl Iterator<Item = u32> + '_;
}

impl Members for BTreeSet<u32> {
    fn insert(&mut self, node: u32) {
        BTreeSet::insert(self, node);
    }
    fn nodes(&self) -> impl Iterator<Item = u32> + '_ {
        self.iter().copied()
    }
}

impl Members for Vec<u32> {
    fn insert(&mut self, node: u32) {
        if self.last() != Some(&node) {
            self.push(node);
        }
    }
    fn nodes(&self) -> impl Iterator<Item = u32> + '_ {
        self.iter().copied()
    }
}

/// The frontier of each node, after Cooper, Harvey and Kennedy (2001): from each predecessor of a join up to, and without,
/// the immediate dominator of the join, all have it in theirs. `cfg` is the graph of `tree`.
///
/// A join is dealt with completely before the next, so nothing but the last element of a list can be the same.
pub fn join_driven<M: Members>(cfg: &Cfg, tree: &DomTree) -> Vec<M> {
    let mut frontiers: Vec<M> = cfg.nodes().map(|_| M::default()).collect();
    for join in cfg.nodes().filter(|&join| tree.is_reachable(join)) {
        let predecessors = cfg.predecessors(join);
        let end = tree.idom(join);
        // A node with one predecessor is dominated by it; but the entry is entered from outside too.
        if predecessors.len() < 2 && end.is_some() {
            continue;
        }
        for &predecessor in predecessors.iter().filter(|&&p| tree.is_reachable(p)) {
            let mut at = Some(predecessor);
            while let Some(node) = at.filter(|_| at != end) {
                frontiers[node as usize].insert(join);
                at = tree.idom(node);
            }
        }
    }
    frontiers
}

/// The same after Cytron et al. (1991): of a node's successors, and of its children's frontiers, what it does not
/// immediately dominate; children first.
pub fn bottom_up<M: Members>(cfg: &Cfg, tree: &DomTree) -> Vec<M> {
    let mut frontiers: Vec<M> = cfg.nodes().map(|_| M::default()).collect();
    // By node: the last whose frontier it was put into. What two children share is not one behind the other.
    let mut last = vec![super::NONE; cfg.len()];
    for &node in tree.preorder().iter().rev() {
        let mut own = M::default();
        let mut add = |member: u32| {
            if tree.idom(member) != Some(node) && last[member as usize] != node {
                last[member as usize] = node;
                own.insert(member);
            }
        };
        cfg.successors(node).iter().for_each(|&to| add(to));
        for child in tree.children(node) {
            frontiers[child as usize].nodes().for_each(&mut add);
        }
        frontiers[node as usize] = own;
    }
    frontiers
}
