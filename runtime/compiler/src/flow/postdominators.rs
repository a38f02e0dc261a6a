//! Post-dominators: the dominators of the reversed graph, from one virtual exit behind all exits.

use super::{Cfg, CfgError, DomTree};

/// Which nodes every path from a node to an exit goes through.
///
/// Exits are the nodes without successors and those that the caller names. A node from which no exit can be reached, as
/// in and before an endless loop, is post-dominated by nothing, not even itself: there is no path that could go through
/// anything. A caller that needs an answer there names a node of each such loop as an exit.
#[derive(Clone, Debug)]
pub struct PostDominators {
    reversed: Cfg,
    tree: DomTree,
}

impl PostDominators {
    /// The post-dominators of `cfg`, whose exits are the nodes without successors and `exits`. Nodes that the entry does
    /// not reach have post-dominators too.
    ///
    /// # Errors
    /// If one of `exits` is no node, or the graph with an exit more is too large.
    pub fn new(cfg: &Cfg, exits: &[u32]) -> Result<PostDominators, CfgError> {
        let exit = cfg.len() as u32;
        if let Some(edge) = exits.iter().position(|&node| node >= exit) {
            return Err(CfgError::Edge {
                edge,
                from: exits[edge],
                to: exit,
                nodes: cfg.len(),
            });
        }
        let mut edges = Vec::with_capacity(cfg.edge_count() + exits.len());
        for node in cfg.nodes() {
            if cfg.successors(node).is_empty() {
                edges.push((exit, node));
            }
            edges.extend(cfg.successors(node).iter().map(|&to| (to, node)));
        }
        edges.extend(exits.iter().map(|&node| (exit, node)));
        let reversed = Cfg::from_edges(cfg.len() + 1, exit, &edges)?;
        let tree = DomTree::of(&reversed);
        Ok(PostDominators { reversed, tree })
    }

    /// The virtual exit: the number after those of all nodes.
    pub fn exit(&self) -> u32 {
        self.reversed.entry()
    }

    /// Of the other nodes through which all paths from `node` to an exit go, the first, which is [`exit`] if there is no
    /// real one. Nothing for the virtual exit and for nodes that reach none.
    ///
    /// [`exit`]: PostDominators::exit
    pub fn ipdom(&self, node: u32) -> Option<u32> {
        self.tree.idom(node)
    }

    /// Whether an exit can be reached from `node`.
    pub fn reaches_exit(&self, node: u32) -> bool {
        self.tree.is_reachable(node)
    }

    /// Whether all paths from `node` to an exit go through `later`, and there is one. A node post-dominates itself.
    pub fn post_dominates(&self, later: u32, node: u32) -> bool {
        self.tree.dominates(later, node)
    }

    /// The tree of post-dominators, for all other questions. Its root is the virtual exit.
    pub fn tree(&self) -> &DomTree {
        &self.tree
    }

    /// The graph turned round, with the virtual exit as entry: frontiers on it are control dependences.
    pub fn reversed(&self) -> &Cfg {
        &self.reversed
    }
}
