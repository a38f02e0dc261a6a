//! The loop nesting forest: one pass over the depth-first tree from its end.
//!
//! Havlak's method (1997) as corrected by Ramalingam (1999): edges that are not back edges are looked at only from the
//! common ancestor of their ends downwards, so each is looked at once, and the time is nearly linear.

use crate::flow::jumps::Jumps;
use crate::flow::{Cfg, DepthFirst, DomTree, NONE};

/// Who is in whose loop, by preorder numbers.
pub(super) struct Forest {
    /// The header of the next loop that a node is in; of a header, of the next loop around its own.
    pub(super) outer: Vec<u32>,
    /// Of a header, whether its loop is reducible.
    pub(super) header: Vec<Option<bool>>,
}

/// Lists of edges that grow at different places: by list the first edge, by edge the next.
struct Chains {
    first: Vec<u32>,
    next: Vec<u32>,
}

impl Forest {
    pub(super) fn new(cfg: &Cfg, walk: &DepthFirst, tree: &DomTree) -> Forest {
        let count = walk.node.len();
        let last = last_descendants(&walk.parent);
        let edges = Edges::new(cfg, walk, &last);
        let mut forest = Forest {
            outer: vec![NONE; count],
            header: vec![None; count],
        };

        // Loops that were found are one node each, their header: `leader` leads there.
        let mut leader: Vec<u32> = (0..count as u32).collect();
        // By leader: the edges into it that are already known.
        let mut into = Chains {
            first: vec![NONE; count],
            next: vec![NONE; edges.ends.len()],
        };
        let mut found = vec![NONE; count];
        let mut body: Vec<u32> = Vec::new();
        for w in (0..count as u32).rev() {
            let mut edge = edges.at.first[w as usize];
            while edge != NONE {
                let to = find(&mut leader, edges.ends[edge as usize].1);
                into.next[edge as usize] = std::mem::replace(&mut into.first[to as usize], edge);
                edge = edges.at.next[edge as usize];
            }

            let header = walk.node[w as usize];
            found[w as usize] = w;
            for &from in cfg.predecessors(header) {
                let v = walk.number[from as usize];
                if v < w || v > last[w as usize] {
                    continue; // also what is not reached: no number is larger
                }
                let reducible = forest.header[w as usize].get_or_insert(true);
                *reducible &= tree.dominates(header, from);
                let v = find(&mut leader, v);
                if found[v as usize] != w {
                    found[v as usize] = w;
                    body.push(v);
                }
            }
            // Backwards from the ends of the back edges. All edges known so far that lead there are below w.
            let mut at = 0;
            while at < body.len() {
                let node = body[at];
                at += 1;
                let mut edge = into.first[node as usize];
                while edge != NONE {
                    let from = find(&mut leader, edges.ends[edge as usize].0);
                    if found[from as usize] != w {
                        found[from as usize] = w;
                        body.push(from);
                    }
                    edge = into.next[edge as usize];
                }
            }
            for node in body.drain(..) {
                forest.outer[node as usize] = w;
                leader[node as usize] = w;
            }
        }
        forest
    }
}

/// The edges between reachable nodes that are not back edges, in lists by the nearest common ancestor of their ends.
struct Edges {
    /// `(from, to)` in preorder numbers.
    ends: Vec<(u32, u32)>,
    at: Chains,
}

impl Edges {
    fn new(cfg: &Cfg, walk: &DepthFirst, last: &[u32]) -> Edges {
        let count = walk.node.len() as u32;
        let order: Vec<u32> = (0..count).collect();
        let jumps = Jumps::new(&walk.parent, &order);
        let mut edges = Edges {
            ends: Vec::new(),
            at: Chains {
                first: vec![NONE; count as usize],
                next: Vec::new(),
            },
        };
        for from in 0..count {
            for &to in cfg.successors(walk.node[from as usize]) {
                let to = walk.number[to as usize];
                let ancestor = if from < to {
                    from
                } else if from <= last[to as usize] {
                    continue;
                } else {
                    jumps.climb(&walk.parent, to, |above| from <= last[above as usize])
                };
                let list = &mut edges.at.first[ancestor as usize];
                edges.at.next.push(std::mem::replace(list, edges.ends.len() as u32));
                edges.ends.push((from, to));
            }
        }
        edges
    }
}

/// By preorder number: the last of the node's descendants.
fn last_descendants(parent: &[u32]) -> Vec<u32> {
    let mut last: Vec<u32> = (0..parent.len() as u32).collect();
    for node in (1..parent.len()).rev() {
        let above = parent[node] as usize;
        last[above] = last[above].max(last[node]);
    }
    last
}

/// The end of the path from `node`, which is halved on the way.
fn find(leader: &mut [u32], mut node: u32) -> u32 {
    while leader[node as usize] != node {
        let next = leader[leader[node as usize] as usize];
        leader[node as usize] = next;
        node = next;
    }
    node
}
