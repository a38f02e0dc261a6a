//! Patterns of instructions that load and store vectors at an address.

use super::super::pattern::{Held, Node, Pattern, Require};
use super::Vectors;
use super::cells::{Form, Meaning};
use super::maker::Maker;
use super::numbers::Number;
use super::setting::With;
use super::twins::ALL;
use super::typing::{Typed, Typing};
use onespec_core::select::Effect;
use onespec_description::model::Op;

impl Vectors<'_, '_> {
    /// The pattern of an access to memory at an address.
    pub(super) fn access(
        &self,
        meaning: &Meaning,
        typing: &Typing,
        (numbers, with): (&[Number], &With<'_>),
        (id, op): (usize, &Op),
    ) -> Option<Pattern> {
        let (lanes, _) = self.lanes(typing.result)?;
        let vector = self.machine.reprs.get(usize::from(typing.result))?.ty;
        let gate = self
            .twins
            .access(vector, meaning.form == Form::Load, meaning.mask.is_some())?;
        let (_, inputs) = self.twins.types(gate)?;
        let counts = *inputs.last()?;
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
        let mut requires = with.requires();
        if let Some(mask) = &meaning.mask {
            // Behind the other sources.
            let source = sources.len() as u8 + 1;
            let mut candidates = self.candidates(mask).into_iter();
            let repr = candidates.find(|r| self.lanes(*r).is_some_and(|(n, _)| n == lanes))?;
            args.push(Node::Reg { source, repr });
            requires.push(Require {
                place: mask.register.holder(mask.file)?,
                held: Held::Source(source),
            });
        }
        args.push(match meaning.count {
            Some(_) => Node::Any,
            None => Node::Const(ALL, counts),
        });
        let maker = Maker {
            of: self,
            sources: &sources,
            numbers,
            lanes,
            approximation: None,
            with,
        };
        let made = maker.pattern((id, op), meaning, typing, Node::Gate(gate, args), None, requires)?;
        Some(match meaning.form {
            Form::Load => Pattern {
                effect: Effect::Load,
                ..made
            },
            _ => Pattern {
                effect: Effect::Store,
                results: Vec::new(),
                ..made
            },
        })
    }
}
