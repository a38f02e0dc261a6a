//! Depth-first order. Dominators and loops are computed on preorder numbers, in which an ancestor in the depth-first
//! tree is always smaller than its descendants.

use super::{Cfg, NONE};

/// A depth-first walk from the entry of a graph, successors in their order.
///
/// A node gets its number when it is entered, not when it is first seen from a predecessor: only then do the parents
/// make a depth-first tree, in which edges between two subtrees all go from the later to the earlier one. Dominators
/// computed on another tree are wrong, and only for some graphs.
#[derive(Clone, Debug, Default)]
pub struct DepthFirst {
    /// By node: its preorder number, [`NONE`] if the entry does not reach it.
    pub(super) number: Vec<u32>,
    /// By preorder number: the node.
    pub(super) node: Vec<u32>,
    /// By preorder number: the number of the parent; 0 for the entry.
    pub(super) parent: Vec<u32>,
}

impl DepthFirst {
    /// The walk through `cfg`.
    pub fn new(cfg: &Cfg) -> DepthFirst {
        let mut first = DepthFirst::default();
        let mut number = Vec::new();
        walk(cfg, &mut number, &mut Vec::new(), &mut first);
        first.number = number;
        first
    }

    /// The nodes that the entry reaches, in preorder.
    pub fn nodes(&self) -> &[u32] {
        &self.node
    }

    /// The preorder number of `node`; nothing if the entry does not reach it.
    pub fn number(&self, node: u32) -> Option<u32> {
        self.number.get(node as usize).copied().filter(|&n| n != NONE)
    }

    /// The node from which `node` was entered; nothing for the entry and for what it does not reach.
    pub fn parent(&self, node: u32) -> Option<u32> {
        match self.number(node)? {
            0 => None,
            n => Some(self.node[self.parent[n as usize] as usize]),
        }
    }
}

impl Visitor for DepthFirst {
    fn enter(&mut self, node: u32, parent: u32) {
        self.node.push(node);
        self.parent.push(parent);
    }
    fn again(&mut self, _: u32, _: u32) {}
}

/// What is told of a walk, in preorder numbers.
pub(super) trait Visitor {
    /// `node` gets the next number; it was entered from `parent`, the entry from itself.
    fn enter(&mut self, node: u32, parent: u32);
    /// An edge to a node that has its number already.
    fn again(&mut self, from: u32, to: u32);
}

/// A node with successors that are still to be looked at: those at `next..end`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    number: u32,
    next: u32,
    end: u32,
}

/// Walks through `cfg`. `number` becomes that of [`DepthFirst`]; `stack` is memory that can be used again.
#[inline(always)]
pub(super) fn walk(cfg: &Cfg, number: &mut Vec<u32>, stack: &mut Vec<Open>, visitor: &mut impl Visitor) {
    let (start, items) = cfg.raw_successors();
    number.clear();
    number.resize(cfg.len(), NONE);
    let entry = cfg.entry();
    let mut count = 1;
    number[entry as usize] = 0;
    visitor.enter(entry, 0);
    let mut open = Open {
        number: 0,
        next: start[entry as usize],
        end: start[entry as usize + 1],
    };
    loop {
        if open.next == open.end {
            match stack.pop() {
                Some(outer) => open = outer,
                None => return,
            }
            continue;
        }
        let to = items[open.next as usize];
        open.next += 1;
        let seen = &mut number[to as usize];
        if *seen != NONE {
            visitor.again(open.number, *seen);
            continue;
        }
        *seen = count;
        visitor.enter(to, open.number);
        // A node with nothing left to look at need not be come back to: chains take no stack.
        if open.next != open.end {
            stack.push(open);
        }
        open = Open {
            number: count,
            next: start[to as usize],
            end: start[to as usize + 1],
        };
        count += 1;
    }
}
