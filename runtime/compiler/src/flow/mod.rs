//! Algorithms on flow graphs: dominators, loops, strongly connected components.
//!
//! A graph is its nodes `0..n` and the edges between them ([`Cfg`]); what a node stands for (a basic block, a state
//! gate) is the caller's business. No algorithm recurses, so depth costs memory on the heap and never the call stack.
//! All take time linear in the graph or nearly so.
//!
//! Every graph is allowed: unreachable nodes, several edges between the same two nodes, edges from a node to itself,
//! edges into the entry, loops with several entries.

pub mod cfg;
pub mod dominators;
pub(crate) mod jumps;
mod lists;
pub mod loops;
mod order;
pub(crate) mod scc;
pub mod tree;

pub use cfg::{Cfg, CfgError};
pub use dominators::{Algorithm, DominatorSolver, Dominators};
pub use loops::LoopNest;
pub use order::DepthFirst;
pub use tree::DomTree;

/// No node. Inside the arrays only; the public functions say `Option`.
pub(crate) const NONE: u32 = u32::MAX;
