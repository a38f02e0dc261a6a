//! The definitions, computed as they are written. Sets of nodes are bits, so graphs have at most 64 nodes.

use crate::families::Graph;

pub type Set = u64;

pub fn members(set: Set) -> impl Iterator<Item = u32> {
    (0..64).filter(move |bit| set >> bit & 1 != 0)
}

/// What `from` reaches by paths inside `within`.
pub fn reach(graph: &Graph, from: u32, within: Set) -> Set {
    let mut reached = 1 << from & within;
    loop {
        let step = members(reached)
            .flat_map(|n| &graph[n as usize])
            .fold(0, |set, &to| set | 1 << to)
            & within;
        if step & !reached == 0 {
            return reached;
        }
        reached |= step;
    }
}

pub struct Dominance {
    pub reachable: Set,
    /// By node: all that dominate it. Empty if it is not reached.
    pub by: Vec<Set>,
}

impl Dominance {
    /// `d` dominates `w` if `w` can't be reached without `d`.
    pub fn new(graph: &Graph, entry: u32) -> Dominance {
        let reachable = reach(graph, entry, !0);
        let mut by = vec![0; graph.len()];
        for d in members(reachable) {
            for w in members(reachable & !reach(graph, entry, !(1 << d))) {
                by[w as usize] |= 1 << d;
            }
        }
        Dominance { reachable, by }
    }

    pub fn dominates(&self, d: u32, w: u32) -> bool {
        self.by[w as usize] >> d & 1 != 0
    }

    /// Of the strict dominators the one that all others dominate.
    pub fn idom(&self, w: u32) -> Option<u32> {
        let strict = self.by[w as usize] & !(1 << w);
        members(strict).find(|&d| self.by[d as usize] == strict)
    }

    /// All `w` such that `d` dominates a predecessor of `w` and does not strictly dominate `w`.
    pub fn frontier(&self, graph: &Graph, d: u32) -> Set {
        let mut frontier = 0;
        for v in members(self.reachable).filter(|&v| self.dominates(d, v)) {
            for &w in &graph[v as usize] {
                if d == w || !self.dominates(d, w) {
                    frontier |= 1 << w;
                }
            }
        }
        frontier
    }

    /// The least set with the frontiers of `nodes` and of its members.
    pub fn iterated_frontier(&self, graph: &Graph, nodes: Set) -> Set {
        let mut set = 0;
        loop {
            let next = members((set | nodes) & self.reachable).fold(0, |all, n| all | self.frontier(graph, n));
            if next == set {
                return set;
            }
            set = next;
        }
    }
}

pub fn reversed(graph: &Graph) -> Graph {
    let mut reversed = vec![Vec::new(); graph.len()];
    for (from, list) in graph.iter().enumerate() {
        for &to in list {
            reversed[to as usize].push(from as u32);
        }
    }
    reversed
}
