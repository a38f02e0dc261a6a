//! Patterns of instructions that load and store vectors at an address.

use super::super::pattern::{Held, Node, Pattern, Require};
use super::Vectors;
use super::cells::{Form, Meaning, Way};
use super::maker::Maker;
use super::numbers::Number;
use super::setting::With;
use super::twins::{ALL, Access, Place};
use super::typing::{Typed, Typing};
use onespec_core::select::Effect;
use onespec_description::model::Op;

impl Vectors<'_, '_> {
    /// The patterns of an access to memory: as gates say how its lanes lie.
    pub(super) fn accesses(
        &self,
        meaning: &Meaning,
        typing: &Typing,
        with: (&[Number], &With<'_>),
        op: (usize, &Op),
    ) -> Vec<Pattern> {
        let (Form::Load(way) | Form::Store(way)) = meaning.form else {
            return Vec::new();
        };
        let places = match way {
            Way::Near => vec![Place::Near],
            Way::Strided => vec![Place::Strided],
            Way::Indexed(sign) => {
                // Offsets are the last source.
                let repr = typing
                    .sources
                    .last()
                    .and_then(|r| self.machine.reprs.get(usize::from(*r)));
                let of = |signed: bool| Some(Place::Indexed(repr?.ty, signed)).filter(|_| sign.is(signed));
                [false, true].into_iter().filter_map(of).collect()
            }
        };
        let made = places
            .into_iter()
            .filter_map(|place| self.access(meaning, place, typing, with, op));
        made.collect()
    }

    /// The pattern of an access to memory.
    fn access(
        &self,
        meaning: &Meaning,
        place: Place,
        typing: &Typing,
        (numbers, with): (&[Number], &With<'_>),
        (id, op): (usize, &Op),
    ) -> Option<Pattern> {
        let (lanes, _) = self.lanes(typing.result)?;
        let vector = self.machine.reprs.get(usize::from(typing.result))?.ty;
        let access = Access {
            vector,
            masked: meaning.mask.is_some(),
            place,
        };
        let loads = matches!(meaning.form, Form::Load(_));
        let gate = self.twins.access(&access, loads)?;
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
        Some(match loads {
            true => Pattern {
                effect: Effect::Load,
                ..made
            },
            false => Pattern {
                effect: Effect::Store,
                results: Vec::new(),
                ..made
            },
        })
    }
}
