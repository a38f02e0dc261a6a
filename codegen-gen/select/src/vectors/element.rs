//! Patterns of one lane of a register as a scalar in another.

use super::super::pattern::{Node, Pattern};
use super::Vectors;
use super::cells::{Cell, Meaning};
use super::numbers::Number;
use super::setting::With;
use super::typing::{Typed, Typing, with_numbers};
use onespec_description::model::Op;
use onespec_lanes::substitute;
use onespec_lanes::term::{Id, Terms, Var};

impl Vectors<'_, '_> {
    /// The patterns of a lane as a scalar: in each type of vectors that have such lanes.
    pub(super) fn element(
        &self,
        terms: &mut Terms,
        meaning: &Meaning,
        (numbers, with): (&[Number], &With<'_>),
        (id, op): (usize, &Op),
        k: u32,
    ) -> Vec<Pattern> {
        let Some(source) = meaning.sources.first() else {
            return Vec::new();
        };
        let function = with_numbers(terms, meaning.function, numbers);
        let mut made = Vec::new();
        for repr in self.candidates(&source.cell) {
            let Some((lanes, element)) = self.lanes(repr) else {
                continue;
            };
            let fits = with.setting.is_none_or(|setting| setting.lanes == lanes);
            let vector = self.machine.reprs.get(usize::from(repr)).map(|r| r.ty);
            let gate = vector.and_then(|vector| self.twins.extract(vector));
            let (Some((gate, counter)), true) = (gate, fits) else {
                continue;
            };
            let results = self.results(terms, (function, source.variable), meaning.result, element);
            let Some(first) = results.first().copied() else {
                continue;
            };
            let sources = [Typed {
                cell: source.cell,
                repr,
            }];
            let maker = self.maker(&sources, numbers, lanes, with);
            let typing = Typing {
                sources: vec![repr],
                result: first,
            };
            let tree = Node::Gate(
                gate,
                vec![Node::Reg { source: 0, repr }, Node::Const(k.into(), counter)],
            );
            let pattern = maker.pattern((id, op), meaning, &typing, tree, None, with.requires());
            made.extend(pattern.map(|pattern| Pattern { results, ..pattern }));
        }
        made
    }

    /// The representations of a scalar in which a register is that is a function of a lane.
    fn results(&self, terms: &mut Terms, (function, variable): (Id, Id), result: Cell, element: u8) -> Vec<u16> {
        let width = terms.width(variable);
        let value = terms.var(Var::Source(0, element), width);
        let mut map = hashbrown::HashMap::from([(variable, value)]);
        let register = substitute(terms, function, &mut map);
        let fits = |terms: &mut Terms, at: u16| {
            let repr = self.machine.reprs.get(usize::from(at))?;
            let is_held = repr.file == result.file && repr.lanes.is_none() && repr.ty == element && !repr.opaque;
            is_held.then_some(())?;
            let read = self.machine.value(terms, at, register)?;
            (read == value && self.machine.holds(terms, at, register, value)).then_some(at)
        };
        let all = 0..self.machine.reprs.len() as u16;
        let found: Vec<u16> = all.filter_map(|at| fits(terms, at)).collect();
        // What is known of the rest of the register is more than that nothing is.
        let tells = |at: &u16| {
            let repr = self.machine.reprs.get(usize::from(*at));
            repr.is_some_and(|r| r.code.register.is_some())
        };
        match found.iter().any(tells) {
            true => found.into_iter().filter(tells).collect(),
            false => found,
        }
    }
}
