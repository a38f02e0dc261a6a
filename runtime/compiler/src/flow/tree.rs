//! The dominator tree, numbered so that queries need no walk.
//!
//! A subtree is a range of the tree's preorder. From this follow dominance queries, lists of children and both orders,
//! without arrays of children.

use super::jumps::Jumps;
use super::{Cfg, Dominators, NONE};

/// The dominator tree of a graph: one of the nodes that its entry reaches.
///
/// Questions about other nodes, and about what is no node, have the answer that nothing is known: `false`, `None`, 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DomTree {
    idom: Vec<u32>,
    /// By node: the place in `preorder`.
    number: Vec<u32>,
    /// By node: how many nodes it dominates, itself too. 0 if the entry does not reach it.
    size: Vec<u32>,
    /// The depth of a node is the number of others that dominate it.
    jumps: Jumps,
    preorder: Vec<u32>,
}

impl DomTree {
    /// The dominator tree of `cfg`.
    pub fn of(cfg: &Cfg) -> DomTree {
        DomTree::new(&Dominators::new(cfg))
    }

    /// The tree of dominators that are known. Linear: a few sweeps, since every node comes after its dominators.
    pub fn new(dominators: &Dominators) -> DomTree {
        let Dominators { idom, order } = dominators;
        let nodes = idom.len();
        let mut size = vec![0; nodes];
        let mut number = vec![NONE; nodes];
        let mut preorder = vec![0; order.len()];
        let Some(&root) = order.first() else {
            return DomTree::default();
        };

        let jumps = Jumps::new(idom, order);
        for &node in order.iter().rev() {
            size[node as usize] += 1;
            if node != root {
                size[idom[node as usize] as usize] += size[node as usize];
            }
        }
        // By node: where in the preorder its next child begins.
        let mut next = vec![0; nodes];
        for &node in order {
            let at = match idom[node as usize] {
                NONE => 0,
                above => {
                    let at = next[above as usize];
                    next[above as usize] += size[node as usize];
                    at
                }
            };
            number[node as usize] = at;
            next[node as usize] = at + 1;
            preorder[at as usize] = node;
        }
        DomTree {
            idom: idom.clone(),
            number,
            size,
            jumps,
            preorder,
        }
    }

    /// The entry of the graph.
    pub fn root(&self) -> Option<u32> {
        self.preorder.first().copied()
    }

    /// Whether the entry reaches `node`.
    pub fn is_reachable(&self, node: u32) -> bool {
        self.number.get(node as usize).is_some_and(|&n| n != NONE)
    }

    /// The parent of `node`: of the others that dominate it, the nearest.
    pub fn idom(&self, node: u32) -> Option<u32> {
        self.idom.get(node as usize).copied().filter(|&d| d != NONE)
    }

    /// How many other nodes dominate `node`.
    pub fn depth(&self, node: u32) -> u32 {
        self.jumps.depth.get(node as usize).copied().unwrap_or(0)
    }

    /// The place of `node` in [`DomTree::preorder`].
    pub fn preorder_number(&self, node: u32) -> Option<u32> {
        self.number.get(node as usize).copied().filter(|&n| n != NONE)
    }

    /// The place of `node` in the order in which children come before their parents.
    pub fn postorder_number(&self, node: u32) -> Option<u32> {
        // Before it come its subtree without it, and of what precedes it in preorder all but its dominators.
        let number = self.preorder_number(node)?;
        Some(number + self.size[node as usize] - 1 - self.jumps.depth[node as usize])
    }

    /// All nodes of the tree, dominators first, subtrees together, children in depth-first order of the graph.
    /// Backwards, children come before their parents.
    pub fn preorder(&self) -> &[u32] {
        &self.preorder
    }

    /// All nodes that `node` dominates, itself first.
    pub fn subtree(&self, node: u32) -> &[u32] {
        match self.preorder_number(node) {
            Some(first) => &self.preorder[first as usize..][..self.size[node as usize] as usize],
            None => &[],
        }
    }

    /// The nodes whose immediate dominator is `node`.
    pub fn children(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let mut rest = self.subtree(node).get(1..).unwrap_or_default();
        std::iter::from_fn(move || {
            let &child = rest.first()?;
            rest = &rest[self.size[child as usize] as usize..];
            Some(child)
        })
    }

    /// Whether all paths from the entry to `node` go through `dominator`. A node dominates itself.
    #[inline]
    pub fn dominates(&self, dominator: u32, node: u32) -> bool {
        match (self.number.get(dominator as usize), self.number.get(node as usize)) {
            // What is not reached is outside every range: its own is empty, and its number larger than any end.
            (Some(&first), Some(&number)) => number.wrapping_sub(first) < self.size[dominator as usize],
            _ => false,
        }
    }

    /// The same without `node` itself.
    #[inline]
    pub fn strictly_dominates(&self, dominator: u32, node: u32) -> bool {
        dominator != node && self.dominates(dominator, node)
    }

    /// The last node through which all paths to either go. O(log n), and O(1) where one dominates the other.
    pub fn common_dominator(&self, one: u32, other: u32) -> Option<u32> {
        if !self.is_reachable(one) || !self.is_reachable(other) {
            return None;
        }
        if self.dominates(other, one) {
            return Some(other);
        }
        Some(self.jumps.climb(&self.idom, one, |above| self.dominates(above, other)))
    }

    /// The dominator of `node` at `depth`; itself if it is no deeper. O(log n).
    pub fn dominator_at_depth(&self, node: u32, depth: u32) -> Option<u32> {
        self.is_reachable(node).then(|| {
            self.jumps
                .climb(&self.idom, node, |above| self.jumps.depth[above as usize] <= depth)
        })
    }
}
