//! Patterns of instructions that load and store vectors at an address.

use super::super::pattern::{Node, Pattern};
use super::Vectors;
use super::maker::Maker;
use super::meaning::{Access, Meaning};
use super::numbers::Number;
use super::setting::With;
use super::typing::{Typed, Typing};
use onespec_core::select::Effect;
use onespec_description::model::Op;

impl Vectors<'_, '_> {
    /// The pattern of an access to memory at an address.
    pub(super) fn access(
        &self,
        access: Access,
        meaning: &Meaning,
        typing: &Typing,
        (numbers, with): (&[Number], &With<'_>),
        (id, op): (usize, &Op),
    ) -> Option<Pattern> {
        let (lanes, _) = self.lanes(typing.result)?;
        let vector = self.machine.reprs.get(usize::from(typing.result))?.ty;
        let gate = self.twins.access(vector, access == Access::Load)?;
        let (_, inputs) = self.twins.types(gate)?;
        let typed = meaning.sources.iter().zip(&typing.sources);
        let sources: Vec<Typed> = typed
            .map(|(source, repr)| Typed {
                cell: source.cell,
                repr: *repr,
            })
            .collect();
        let mut args = Vec::new();
        for ((i, source), ty) in (0u8..).zip(&sources).zip(inputs) {
            let repr = self.machine.reprs.get(usize::from(source.repr))?;
            if repr.ty != *ty || !repr.full {
                return None;
            }
            args.push(Node::Reg {
                source: i,
                repr: source.repr,
            });
        }
        args.push(Node::Any);
        let maker = Maker {
            of: self,
            sources: &sources,
            numbers,
            lanes,
            approximation: None,
            with,
        };
        let requires = with.requires();
        let made = maker.pattern((id, op), meaning, typing, Node::Gate(gate, args), None, requires)?;
        Some(match access {
            Access::Load => Pattern {
                effect: Effect::Load,
                ..made
            },
            Access::Store => Pattern {
                effect: Effect::Store,
                results: Vec::new(),
                ..made
            },
        })
    }
}
