//! The control-flow graph that every algorithm of this module reads: successors and predecessors in compressed sparse
//! rows.
//!
//! Two arrays of nodes and two of offsets, filled by counting sort. Lists keep the order of the edges from which they
//! were built, so a caller that gives edges in the order of a join's inputs gets them back in that order.

use super::lists::Lists;
use std::fmt;

/// A directed graph on the nodes `0..len` with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cfg {
    entry: u32,
    successors: Lists,
    predecessors: Lists,
}

/// Why a graph can't be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CfgError {
    /// More nodes than numbers for them.
    TooManyNodes { nodes: usize },
    /// More edges than offsets for them.
    TooManyEdges { edges: usize },
    /// The entry is no node; every graph has one, so there is no graph without nodes.
    Entry { entry: u32, nodes: usize },
    /// An edge with an end that is no node.
    Edge {
        edge: usize,
        from: u32,
        to: u32,
        nodes: usize,
    },
}

impl fmt::Display for CfgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CfgError::TooManyNodes { nodes } => {
                write!(
                    f,
                    "a graph of {nodes} nodes; split it, at most {} are possible",
                    Cfg::MAX
                )
            }
            CfgError::TooManyEdges { edges } => {
                write!(
                    f,
                    "a graph of {edges} edges; split it, at most {} are possible",
                    Cfg::MAX
                )
            }
            CfgError::Entry { entry, nodes } => {
                write!(
                    f,
                    "the entry is node {entry}, but the graph has {nodes} nodes, counted from 0"
                )
            }
            CfgError::Edge { edge, from, to, nodes } => {
                write!(
                    f,
                    "edge {edge} goes from node {from} to node {to}, but the graph has {nodes}, counted from 0"
                )
            }
        }
    }
}

impl std::error::Error for CfgError {}

impl Cfg {
    /// The most nodes, and the most edges, of a graph.
    pub const MAX: usize = u32::MAX as usize - 2;

    /// The graph of `edges`, each `(from, to)`.
    ///
    /// # Errors
    /// If the entry or an end of an edge is not in `0..nodes`, or there is too much of something.
    pub fn from_edges(nodes: usize, entry: u32, edges: &[(u32, u32)]) -> Result<Cfg, CfgError> {
        check(nodes, entry, edges)?;
        let successors = Lists::grouped(nodes, edges.iter().copied());
        let predecessors = Lists::grouped(nodes, edges.iter().map(|&(from, to)| (to, from)));
        Ok(Cfg {
            entry,
            successors,
            predecessors,
        })
    }

    /// The graph in which node `n` has the `n`-th list as successors.
    ///
    /// # Errors
    /// As [`Cfg::from_edges`]; edges are counted through the lists.
    pub fn from_successors<L>(entry: u32, lists: impl IntoIterator<Item = L>) -> Result<Cfg, CfgError>
    where
        L: IntoIterator<Item = u32>,
    {
        let (nodes, edges) = flatten(lists, |node, other| (node, other))?;
        Cfg::from_edges(nodes, entry, &edges)
    }

    /// The graph in which node `n` has the `n`-th list as predecessors. The order of successors follows from that of
    /// the lists.
    ///
    /// # Errors
    /// As [`Cfg::from_edges`]; edges are counted through the lists.
    pub fn from_predecessors<L>(entry: u32, lists: impl IntoIterator<Item = L>) -> Result<Cfg, CfgError>
    where
        L: IntoIterator<Item = u32>,
    {
        let (nodes, edges) = flatten(lists, |node, other| (other, node))?;
        Cfg::from_edges(nodes, entry, &edges)
    }

    /// The number of nodes.
    #[allow(clippy::len_without_is_empty)] // the entry is a node
    pub fn len(&self) -> usize {
        self.successors.start.len() - 1
    }

    /// The number of edges.
    pub fn edge_count(&self) -> usize {
        self.successors.items.len()
    }

    /// Where every path begins.
    pub fn entry(&self) -> u32 {
        self.entry
    }

    /// All nodes.
    pub fn nodes(&self) -> std::ops::Range<u32> {
        0..self.len() as u32
    }

    /// Where the edges of `node` go, in the order in which they were given; a node as often as there are edges to it.
    ///
    /// # Panics
    /// If `node` is not in the graph.
    pub fn successors(&self, node: u32) -> &[u32] {
        self.successors.of(node)
    }

    /// Where the edges to `node` come from, likewise.
    ///
    /// # Panics
    /// If `node` is not in the graph.
    pub fn predecessors(&self, node: u32) -> &[u32] {
        self.predecessors.of(node)
    }

    /// For each edge, counted through the lists of successors, which of its target's predecessors it is. Of several
    /// edges between the same two nodes the k-th in one list is the k-th in the other.
    pub fn predecessor_slots(&self) -> Vec<u32> {
        // The edges in the order (from, to, slot), once seen from each end; both by counting, so both are stable.
        let by_target = self.successors.transposed_slots(&self.predecessors.start);
        let mut cursor = self.successors.start.clone();
        let mut from_successors = vec![0; by_target.len()];
        for (edge, from) in by_target {
            let at = &mut cursor[from as usize];
            from_successors[*at as usize] = edge;
            *at += 1;
        }
        let from_predecessors = self.predecessors.transposed_slots(&self.successors.start);
        let mut slots = vec![0; from_successors.len()];
        for (&edge, &(slot, to)) in from_successors.iter().zip(&from_predecessors) {
            slots[edge as usize] = slot - self.predecessors.start[to as usize];
        }
        slots
    }

    /// The place in the count of [`Cfg::predecessor_slots`] of the first edge of `node`.
    ///
    /// # Panics
    /// If `node` is not in the graph.
    pub fn first_edge(&self, node: u32) -> usize {
        self.successors.start[node as usize] as usize
    }

    /// Offsets and nodes of all lists of successors, for loops that keep a place in them.
    pub(super) fn raw_successors(&self) -> (&[u32], &[u32]) {
        (&self.successors.start, &self.successors.items)
    }
}

fn check(nodes: usize, entry: u32, edges: &[(u32, u32)]) -> Result<(), CfgError> {
    if nodes > Cfg::MAX {
        return Err(CfgError::TooManyNodes { nodes });
    }
    if edges.len() > Cfg::MAX {
        return Err(CfgError::TooManyEdges { edges: edges.len() });
    }
    if entry as usize >= nodes {
        return Err(CfgError::Entry { entry, nodes });
    }
    match edges.iter().position(|&(from, to)| from.max(to) as usize >= nodes) {
        Some(edge) => Err(CfgError::Edge {
            edge,
            from: edges[edge].0,
            to: edges[edge].1,
            nodes,
        }),
        None => Ok(()),
    }
}

/// The number of lists and their edges.
fn flatten<L>(
    lists: impl IntoIterator<Item = L>,
    edge: impl Fn(u32, u32) -> (u32, u32),
) -> Result<(usize, Vec<(u32, u32)>), CfgError>
where
    L: IntoIterator<Item = u32>,
{
    let mut nodes = 0;
    let mut edges = Vec::new();
    for list in lists {
        if nodes == Cfg::MAX {
            return Err(CfgError::TooManyNodes { nodes: nodes + 1 });
        }
        edges.extend(list.into_iter().map(|other| edge(nodes as u32, other)));
        if edges.len() > Cfg::MAX {
            return Err(CfgError::TooManyEdges { edges: edges.len() });
        }
        nodes += 1;
    }
    Ok((nodes, edges))
}
