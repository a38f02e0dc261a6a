//! Patterns that say what others say already.

use super::super::pattern::{Node, Pattern};
use super::Vectors;

/// What two patterns that say the same have in common.
pub(super) fn key(pattern: &Pattern) -> String {
    format!("{:?} {:?} {:?}", pattern.tree, pattern.results, pattern.requires)
}

/// Drops patterns that ask for more than another one which says the same.
pub(super) fn ask_least(patterns: &mut Vec<Pattern>) {
    let all = patterns.clone();
    patterns.retain(|pattern| {
        let same = all
            .iter()
            .filter(|p| p.tree == pattern.tree && p.results == pattern.results);
        let less = |p: &Pattern| {
            p.requires.len() < pattern.requires.len() && p.requires.iter().all(|r| pattern.requires.contains(r))
        };
        !same.into_iter().any(less)
    });
}

/// Whether a tree reads registers or immediates.
pub(super) fn has_wires(node: &Node) -> bool {
    match node {
        Node::Gate(_, args) => args.iter().any(has_wires),
        Node::Reg { .. } | Node::Imm { .. } => true,
        Node::Const(..) | Node::Any => false,
    }
}

/// Whether two trees over one source are the same, whatever number the source has.
fn is_same_move(one: &Node, other: &Node) -> bool {
    match (one, other) {
        (Node::Gate(a, xs), Node::Gate(b, ys)) => {
            a == b && xs.len() == ys.len() && xs.iter().zip(ys).all(|(x, y)| is_same_move(x, y))
        }
        (Node::Reg { repr: a, .. }, Node::Reg { repr: b, .. }) => a == b,
        (a, b) => a == b,
    }
}

impl Vectors<'_, '_> {
    /// Whether a part of a tree is a free move: the same without it is a pattern as well.
    pub(super) fn has_free_move(&self, tree: &Node) -> bool {
        let Node::Gate(_, args) = tree else { return false };
        self.free.iter().any(|free| is_same_move(free, tree)) || args.iter().any(|a| self.has_free_move(a))
    }

    /// Whether a tree reads a register of vectors as another type, which is a pattern of its own.
    pub(super) fn has_move(&self, tree: &Node) -> bool {
        match tree {
            Node::Gate(at, args) => match args.as_slice() {
                [Node::Reg { .. }, Node::Any] if self.casts.contains(at) => true,
                args => args.iter().any(|a| self.has_move(a)),
            },
            _ => false,
        }
    }
}
