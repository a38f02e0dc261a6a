//! Data of steps 1 and 2: the depth-first tree, and the semidominators on its paths.
//!
//! The walk notes each edge by number where it will be needed, so that no list of predecessors is looked up: tree edges
//! are the parents; an edge from a smaller number is a candidate for `sdom` at once; edges from larger numbers, which
//! need a query, are in a list of their target. That leaves few random accesses to memory, which dominate the time in
//! large graphs.

use super::Steps;
use crate::flow::order::Visitor;

/// What is known of the tree path from a node up to, and without, `ancestor`: the smallest `sdom` and a node that has it.
///
/// Before the turn of the node itself the path is the node alone, and `sdom` the least of the smaller predecessors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) ancestor: u32,
    pub(super) sdom: u32,
    pub(super) node: u32,
    /// The first of the edges from larger numbers; 0 if there is none.
    first: u32,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    /// By number: the node.
    pub(super) order: Vec<u32>,
    pub(super) links: Vec<Link>,
    /// Source and next of each edge in a list. The place 0 is nobody's.
    edges: Vec<(u32, u32)>,
}

impl Visitor for Tree {
    #[inline]
    fn enter(&mut self, node: u32, parent: u32) {
        let number = self.order.len() as u32;
        self.order.push(node);
        self.links.push(Link {
            ancestor: parent,
            sdom: parent,
            node: number,
            first: 0,
        });
    }

    #[inline]
    fn again(&mut self, from: u32, to: u32) {
        // An edge from a node to itself says nothing: its parent is smaller.
        if from < to {
            let sdom = &mut self.links[to as usize].sdom;
            *sdom = from.min(*sdom);
        } else if to != 0 && from != to {
            let first = &mut self.links[to as usize].first;
            let edge = self.edges.len() as u32;
            self.edges.push((from, std::mem::replace(first, edge)));
        }
    }
}

impl Tree {
    pub(super) fn clear(&mut self) {
        self.order.clear();
        self.links.clear();
        self.edges.clear();
        self.edges.push((0, 0));
    }

    /// `sdom[w]`; `query` answers `Q(v, w).sdom`.
    #[inline(always)]
    pub(super) fn semidominator(&mut self, w: u32, mut query: impl FnMut(&mut [Link], u32) -> u32) -> u32 {
        let Link { mut sdom, first, .. } = self.links[w as usize];
        let mut edge = first;
        while edge != 0 {
            let (v, next) = self.edges[edge as usize];
            sdom = sdom.min(query(&mut self.links, v));
            edge = next;
        }
        sdom
    }
}

/// `Q` with path compression. Right only if no limit is larger than an earlier one.
#[inline(always)]
pub(super) fn compressing(
    links: &mut [Link],
    path: &mut Vec<u32>,
    v: u32,
    limit: u32,
    steps: &mut impl Steps,
) -> (u32, u32) {
    steps.step();
    let link = links[v as usize];
    if link.ancestor <= limit {
        (link.sdom, link.node)
    } else {
        compress(links, path, v, limit, steps)
    }
}

fn compress(links: &mut [Link], path: &mut Vec<u32>, mut v: u32, limit: u32, steps: &mut impl Steps) -> (u32, u32) {
    let mut link = links[v as usize];
    while link.ancestor > limit {
        path.push(v);
        v = link.ancestor;
        link = links[v as usize];
        steps.step();
    }
    let Link {
        ancestor,
        mut sdom,
        mut node,
        ..
    } = link;
    while let Some(v) = path.pop() {
        let link = &mut links[v as usize];
        if link.sdom < sdom {
            (sdom, node) = (link.sdom, link.node);
        }
        (link.ancestor, link.sdom, link.node) = (ancestor, sdom, node);
    }
    (sdom, node)
}
