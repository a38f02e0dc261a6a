//! Patterns of lanes that are their own numbers.

use super::super::lift::Lift;
use super::super::pattern::{Node, Pattern};
use super::Vectors;
use super::cells::Meaning;
use super::numbers::Number;
use super::setting::With;
use super::typing::Typing;
use onespec_description::model::Op;
use onespec_lanes::term::Terms;

impl Vectors<'_, '_> {
    /// The patterns of the numbers of lanes: of all of them, and of those under a mask.
    pub(super) fn number(
        &self,
        meaning: &Meaning,
        typing: &Typing,
        (numbers, with): (&[Number], &With<'_>),
        op: (usize, &Op),
        of: (&Terms, &Lift<'_>),
    ) -> Option<Vec<Pattern>> {
        let (lanes, _) = self.lanes(typing.result)?;
        let vector = self.machine.reprs.get(usize::from(typing.result))?.ty;
        let tree = Node::Gate(self.twins.numbers(vector)?, vec![Node::Any]);
        let maker = self.maker(&[], numbers, lanes, with);
        Some(maker.patterns(op, meaning, typing, of, &tree))
    }
}
