//! Patterns of instructions that load and store vectors at an address.

use super::super::lift::Lift;
use super::super::pattern::{Held, Maps, Node, Pattern, Require};
use super::Vectors;
use super::cells::{Form, Meaning, Way};
use super::numbers::Number;
use super::setting::With;
use super::twins::{ALL, Access, Place};
use super::typing::{Typed, Typing};
use onespec_core::select::Effect;
use onespec_description::model::Op;
use onespec_lanes::term::Terms;

impl Vectors<'_, '_> {
    /// The patterns of an access to memory: as gates say how its lanes lie. With an address, this is in the place of the source
    /// that is the address.
    pub(super) fn accesses(
        &self,
        meaning: &Meaning,
        typing: &Typing,
        with: (&[Number], &With<'_>),
        op: (usize, &Op),
        address: Option<&Node>,
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
            .filter_map(|place| self.access((meaning, address), place, typing, with, op));
        made.collect()
    }

    /// The address of an access to lanes side by side that is a sum of a source and an immediate.
    pub(super) fn address(
        &self,
        (terms, lift, maps): (&mut Terms, &mut Lift<'_>, &mut Maps),
        meaning: &Meaning,
        typing: &Typing,
        (numbers, with): (&[Number], &With<'_>),
    ) -> Option<Node> {
        let at = base(meaning.form)?;
        let repr = typing.sources.get(at)?;
        let known = self.machine.reprs.get(usize::from(*repr))?;
        let (lanes, _) = self.lanes(typing.result)?;
        let (offset, sources) = self.function(terms, meaning, numbers, typing)?;
        let base = self.machine.source(terms, at as u8, *repr)?;
        if !known.full || terms.as_const(offset).is_some() || terms.width(base) != terms.width(offset) {
            return None;
        }
        let sum = terms.add(base, offset);
        let trees = lift.trees(terms, sum, known.ty);
        let tree = trees
            .iter()
            .find(|tree| tree.gates() == 1 && tree.uses(at as u8) == 1)?;
        let maker = self.maker(&sources, numbers, lanes, with);
        maker.scalar(terms, lift, maps, tree)
    }

    /// The pattern of an access to memory.
    fn access(
        &self,
        (meaning, address): (&Meaning, Option<&Node>),
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
        if let (Some(address), Some(at)) = (address, base(meaning.form)) {
            *args.get_mut(at)? = address.clone();
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
        let maker = self.maker(&sources, numbers, lanes, with);
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

/// Which source of an access to lanes side by side is its address.
fn base(form: Form) -> Option<usize> {
    match form {
        Form::Load(Way::Near) => Some(0),
        Form::Store(Way::Near) => Some(1),
        _ => None,
    }
}
