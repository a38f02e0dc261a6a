//! Patterns of reductions.

use super::super::lift::{Lift, Tree};
use super::super::pattern::{Node, Pattern};
use super::cells::Meaning;
use super::maker::Maker;
use super::typing::Typing;
use onespec_description::model::Op;

impl Maker<'_, '_, '_> {
    /// The pattern of a reduction: its function is one gate over what it carries and a lane.
    pub(super) fn fold(
        &self,
        (id, op): (usize, &Op),
        meaning: &Meaning,
        typing: &Typing,
        (lift, tree): (&Lift<'_>, &Tree),
    ) -> Option<Pattern> {
        let Tree::Gate(at, args) = tree else { return None };
        let mut read: Vec<u8> = Vec::new();
        for arg in args {
            let Tree::Source(i, _) = **arg else { return None };
            read.push(i);
        }
        let is_in_order = read == [0, 1] || read == [1, 0] && lift.gates.get(*at)?.commutes;
        // Some machine may combine them in another order than semantics says.
        let is_free = op.data.iter().any(|(key, value)| key == "order" && value == "any");
        if !is_in_order || is_free {
            return None;
        }
        let gate = self.of.twins.fold(lift.gates.exact(*at), self.lanes)?;
        let leaf = |source: u8| {
            let repr = self.sources.get(usize::from(source))?.repr;
            Some(Node::Reg { source, repr })
        };
        let tree = Node::Gate(gate, vec![leaf(1)?, leaf(0)?, Node::Any]);
        self.pattern((id, op), meaning, typing, tree, Some(0), self.with.requires())
    }
}
