//! Loops and their nesting.
//!
//! A node is the header of a loop if there is an edge to it from one of its descendants in the depth-first tree. The
//! loop contains those of its descendants that reach it through descendants only. Where the header dominates all of
//! them, as in every loop of a reducible graph, this is the natural loop of all back edges to the header, and does not
//! depend on the tree. An irreducible loop has other entries; which of them is the header depends on the order of
//! successors.

mod forest;

use super::{Cfg, DepthFirst, DomTree, NONE};
use forest::Forest;

/// A loop of a [`LoopNest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loop {
    /// The node to which its edges come back.
    pub header: u32,
    /// The next loop around it, by its place in [`LoopNest::loops`].
    pub parent: Option<u32>,
    /// How many loops a node of it is in at least: 1 for an outermost loop.
    pub depth: u32,
    /// Whether the header dominates all of it, so that the loop is entered there only.
    pub reducible: bool,
    /// Where its body is: the place of the first, and how many.
    first: u32,
    count: u32,
}

/// The loops of a graph. Nodes that its entry does not reach are in none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoopNest {
    loops: Vec<Loop>,
    /// By node: the innermost loop it is in.
    innermost: Vec<u32>,
    /// The nodes that are in loops, so ordered that those of one loop stand together.
    bodies: Vec<u32>,
    /// By node: its place in `bodies`.
    place: Vec<u32>,
}

impl LoopNest {
    /// The loops of `cfg`, whose dominator tree is `tree`.
    pub fn new(cfg: &Cfg, tree: &DomTree) -> LoopNest {
        let walk = DepthFirst::new(cfg);
        let forest = Forest::new(cfg, &walk, tree);
        LoopNest::from_forest(cfg, &walk, &forest)
    }

    fn from_forest(cfg: &Cfg, walk: &DepthFirst, forest: &Forest) -> LoopNest {
        let mut nest = LoopNest {
            loops: Vec::new(),
            innermost: vec![NONE; cfg.len()],
            bodies: Vec::new(),
            place: vec![NONE; cfg.len()],
        };
        // How many nodes are in each loop and in none further inside.
        let mut own: Vec<u32> = Vec::new();
        // In preorder, since a loop's header comes before everything in it.
        for (w, &node) in walk.node.iter().enumerate() {
            // A header's loop was found by the outer loop's header as everything else in it.
            let outer = match forest.outer[w] {
                NONE => NONE,
                header => nest.innermost[walk.node[header as usize] as usize],
            };
            let innermost = &mut nest.innermost[node as usize];
            *innermost = outer;
            if let Some(reducible) = forest.header[w] {
                *innermost = nest.loops.len() as u32;
                let parent = (outer != NONE).then_some(outer);
                let depth = parent.map_or(0, |p| nest.loops[p as usize].depth) + 1;
                nest.loops.push(Loop {
                    header: node,
                    parent,
                    depth,
                    reducible,
                    first: 0,
                    count: 0,
                });
                own.push(0);
            }
            if *innermost != NONE {
                own[*innermost as usize] += 1;
            }
        }
        nest.lay_out(walk, &own);
        nest
    }

    /// Gives each loop its range of `bodies`: first its own nodes, then the loops in it.
    fn lay_out(&mut self, walk: &DepthFirst, own: &[u32]) {
        for l in (0..self.loops.len()).rev() {
            self.loops[l].count += own[l];
            if let Some(parent) = self.loops[l].parent {
                self.loops[parent as usize].count += self.loops[l].count;
            }
        }
        let mut outermost = 0;
        let mut inner: Vec<u32> = Vec::with_capacity(own.len());
        for (l, own) in own.iter().enumerate() {
            let next = match self.loops[l].parent {
                Some(parent) => &mut inner[parent as usize],
                None => &mut outermost,
            };
            let first = *next;
            *next += self.loops[l].count;
            self.loops[l].first = first;
            inner.push(first + own);
        }
        let mut next: Vec<u32> = self.loops.iter().map(|l| l.first).collect();
        self.bodies = vec![0; outermost as usize];
        for &node in &walk.node {
            let innermost = self.innermost[node as usize];
            if innermost != NONE {
                let place = &mut next[innermost as usize];
                self.bodies[*place as usize] = node;
                self.place[node as usize] = *place;
                *place += 1;
            }
        }
    }

    /// All loops, each after those around it.
    pub fn loops(&self) -> &[Loop] {
        &self.loops
    }

    /// The innermost loop that `node` is in, by its place in [`LoopNest::loops`]. A header is in its own.
    pub fn innermost(&self, node: u32) -> Option<u32> {
        self.innermost.get(node as usize).copied().filter(|&l| l != NONE)
    }

    /// How many loops `node` is in.
    pub fn depth(&self, node: u32) -> u32 {
        self.innermost(node).map_or(0, |l| self.loops[l as usize].depth)
    }

    /// All nodes in a loop, those of loops further inside too, the header first.
    ///
    /// # Panics
    /// If there is no such loop.
    pub fn body(&self, index: u32) -> &[u32] {
        let Loop { first, count, .. } = self.loops[index as usize];
        &self.bodies[first as usize..][..count as usize]
    }

    /// Whether `node` is in a loop.
    ///
    /// # Panics
    /// If there is no such loop.
    pub fn contains(&self, index: u32, node: u32) -> bool {
        let Loop { first, count, .. } = self.loops[index as usize];
        // No place is larger than any range's end.
        self.place
            .get(node as usize)
            .is_some_and(|place| place.wrapping_sub(first) < count)
    }

    /// The edges that leave a loop, as `(from, to)`. Found when asked for, by a walk through the body: kept for all loops
    /// they could be quadratically many.
    ///
    /// # Panics
    /// If there is no such loop. (So also those below.)
    pub fn exits<'a>(&'a self, cfg: &'a Cfg, index: u32) -> impl Iterator<Item = (u32, u32)> + 'a {
        let edges = self
            .body(index)
            .iter()
            .flat_map(|&from| cfg.successors(from).iter().map(move |&to| (from, to)));
        edges.filter(move |&(_, to)| !self.contains(index, to))
    }

    /// The edges that enter a loop from outside, as `(from, to)`, likewise; those from nodes that the entry of the graph
    /// does not reach don't count. In an irreducible loop they go to several nodes.
    pub fn entries<'a>(&'a self, cfg: &'a Cfg, tree: &'a DomTree, index: u32) -> impl Iterator<Item = (u32, u32)> + 'a {
        let edges = self
            .body(index)
            .iter()
            .flat_map(|&to| cfg.predecessors(to).iter().map(move |&from| (from, to)));
        edges.filter(move |&(from, _)| tree.is_reachable(from) && !self.contains(index, from))
    }

    /// The edges from a loop back to its header, as `(from, header)`.
    pub fn back_edges<'a>(&'a self, cfg: &'a Cfg, index: u32) -> impl Iterator<Item = (u32, u32)> + 'a {
        let header = self.loops[index as usize].header;
        let sources = cfg
            .predecessors(header)
            .iter()
            .filter(move |&&from| self.contains(index, from));
        sources.map(move |&from| (from, header))
    }

    /// Whether every loop is entered at its header only.
    pub fn is_reducible(&self) -> bool {
        self.loops.iter().all(|l| l.reducible)
    }

    /// The loops with other entries than the header.
    pub fn irreducible(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.loops.len() as u32).filter(|&l| !self.loops[l as usize].reducible)
    }
}
