//! Immediate dominators, after Lengauer and Tarjan (1979), in the form that computes the four steps one by one.
//!
//! All nodes are renamed to their depth-first preorder numbers; the entry is 0. With `Q(v, limit)` the smallest
//! `(sdom[u], u)` of the nodes `u` on the tree path from `v` up to, and without, the first node that is at most `limit`:
//!
//! 1. a depth-first walk gives the numbers and the parents,
//! 2. for `w` downwards: `sdom[w]` is the minimum over its predecessors `v` of `v <= w ? v : Q(v, w).sdom`,
//! 3. for all `w`: `from[w] = Q(w, sdom[w]).node`,
//! 4. for `w` upwards: `idom[w] = from[w] == w ? sdom[w] : idom[from[w]]`.
//!
//! Algorithms differ in how they answer `Q`, and one of them in steps 3 and 4: see [`Algorithm`].

mod links;
mod semi_nca;
mod strategy2;

use super::order::{Open, walk};
use super::{Cfg, NONE};
use links::Tree;

/// The immediate dominator of each node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dominators {
    /// By node; [`NONE`] for the entry and for nodes that it does not reach.
    pub(super) idom: Vec<u32>,
    /// The nodes that the entry reaches, in depth-first preorder; so a dominator comes before what it dominates.
    pub(super) order: Vec<u32>,
}

/// Ways to compute the same dominators of a graph of N nodes and E edges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Algorithm {
    /// `Q` leaves what it found in the nodes that it passed (path compression); step 3 for `w` waits until step 2 has
    /// come down to `sdom[w]`, so that limits never increase. O(E·log N), linear in practice.
    Strategy2 {
        /// Step 3 asks no `Q` when `sdom[w]` is the parent of `w`. (The shortcut for the entry can't be left out:
        /// nothing that waits for the entry would ever be asked.)
        shortcut: bool,
    },
    /// Steps 1 and 2 as in [`Algorithm::Strategy2`], then `idom[w]` is the first dominator of the parent of `w` that
    /// is at most `sdom[w]`. Quick on graphs that programs have; O(N²) where long walks up the dominator tree repeat.
    SemiNca,
    /// [`Algorithm::SemiNca`], but if its walks pass more than a few nodes for each of the graph, then
    /// [`Algorithm::Strategy2`] from the beginning. The quickest of all, and as nearly linear as that.
    #[default]
    Adaptive,
}

/// What counts the nodes that `Q`, and the walks of semi-NCA, pass. `()` counts nothing and costs nothing.
pub trait Steps {
    /// One more node.
    fn step(&mut self);
}

impl Steps for () {
    #[inline(always)]
    fn step(&mut self) {}
}

impl Steps for u64 {
    #[inline(always)]
    fn step(&mut self) {
        *self += 1;
    }
}

/// How many nodes the walks of semi-NCA may pass for each of the graph before it is given up. Most graphs take about one.
const PATIENCE: u64 = 4;

/// Computes dominators, and keeps the memory for it from one graph to the next.
#[derive(Clone, Debug, Default)]
pub struct DominatorSolver {
    /// By node: its number.
    number: Vec<u32>,
    stack: Vec<Open>,
    tree: Tree,
    /// By number, what step 3 finds. Before that the intrusive lists of what waits for it, in the same places: until its
    /// own turn, the first that waits for it; while it waits, the next that does. 0 ends a list, since the entry waits
    /// for nothing.
    from: Vec<u32>,
    /// `sdom` until step 4.
    idom: Vec<u32>,
    path: Vec<u32>,
}

impl Dominators {
    /// The dominators of `cfg`.
    pub fn new(cfg: &Cfg) -> Dominators {
        DominatorSolver::default().solve(cfg)
    }

    /// The immediate dominator of `node`: of the other nodes through which all paths from the entry to it go, the last.
    /// Nothing for the entry, for nodes that it does not reach and for what is no node.
    pub fn idom(&self, node: u32) -> Option<u32> {
        self.idom.get(node as usize).copied().filter(|&d| d != NONE)
    }

    /// The nodes that the entry reaches, in depth-first preorder; each comes after its dominators.
    pub fn reachable(&self) -> &[u32] {
        &self.order
    }
}

impl DominatorSolver {
    /// The dominators of `cfg`.
    pub fn solve(&mut self, cfg: &Cfg) -> Dominators {
        let mut result = Dominators::default();
        self.solve_into(cfg, Algorithm::default(), &mut (), &mut result);
        result
    }

    /// The same by a chosen algorithm into the memory of an earlier result; `steps` is told of every node that
    /// is passed.
    pub fn solve_into(&mut self, cfg: &Cfg, algorithm: Algorithm, steps: &mut impl Steps, result: &mut Dominators) {
        self.walk(cfg);
        match algorithm {
            Algorithm::Strategy2 { shortcut } => self.strategy2(shortcut, steps),
            Algorithm::SemiNca => assert!(self.semi_nca(u64::MAX, steps), "nothing takes so many steps"),
            Algorithm::Adaptive => {
                if !self.semi_nca(PATIENCE * cfg.len() as u64, steps) {
                    // What is known of paths was made shorter than strategy 2 can use.
                    self.walk(cfg);
                    self.strategy2(true, steps);
                }
            }
        }
        let Dominators { idom, order } = result;
        // The walk is not needed any more: the result takes its nodes and leaves its own memory.
        std::mem::swap(order, &mut self.tree.order);
        idom.clear();
        idom.resize(cfg.len(), NONE);
        for (&node, &dominator) in order.iter().zip(&self.idom).skip(1) {
            idom[node as usize] = order[dominator as usize];
        }
    }

    /// Step 1.
    fn walk(&mut self, cfg: &Cfg) {
        self.tree.clear();
        walk(cfg, &mut self.number, &mut self.stack, &mut self.tree);
    }
}
