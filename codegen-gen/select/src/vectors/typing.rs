//! Representations of what a function reads and gives.

use super::super::machine::Repr;
use super::cells::{Cell, Meaning};
use super::numbers::Number;
use super::setting::Setting;
use super::{MOST_CHOICES, Vectors};
use onespec_lanes::substitute;
use onespec_lanes::term::{Id, Terms, Var};

/// Representations of the sources and of the result.
pub(super) struct Typing {
    pub(super) sources: Vec<u16>,
    pub(super) result: u16,
}

/// A source in a representation.
pub(super) struct Typed {
    pub(super) cell: Cell,
    pub(super) repr: u16,
}

impl Vectors<'_, '_> {
    pub(super) fn lanes(&self, repr: u16) -> Option<(u32, u8)> {
        self.machine.reprs.get(usize::from(repr))?.lanes
    }

    /// The representations in which a cell may be read or written.
    pub(super) fn candidates(&self, cell: &Cell) -> Vec<u16> {
        let reprs = (0u16..).zip(&self.machine.reprs).filter(|(_, r)| r.file == cell.file);
        let fits = |(at, r): (u16, &Repr)| match (cell.lane, r.lanes) {
            (Some(bits), Some((_, element))) => (self.types.width(element) == bits).then_some(at),
            (None, None) => self.machine.is_plain(at).then_some(at),
            _ => None,
        };
        reprs.filter_map(fits).collect()
    }

    pub(super) fn typings(&self, meaning: &Meaning, setting: Option<&Setting>) -> Vec<Typing> {
        // Under a setting vectors have its elements.
        let fits = |repr: &u16| match (setting, self.lanes(*repr)) {
            (Some(setting), Some((lanes, _))) => setting.lanes == lanes,
            _ => true,
        };
        let candidates = |cell: &Cell| -> Vec<u16> { self.candidates(cell).into_iter().filter(fits).collect() };
        let mut rows = vec![Vec::new()];
        for cell in &meaning.sources {
            let list = candidates(&cell.cell);
            rows = rows
                .iter()
                .flat_map(|row: &Vec<u16>| list.iter().map(move |r| [row.as_slice(), &[*r]].concat()))
                .take(MOST_CHOICES)
                .collect();
        }
        let results = candidates(&meaning.result);
        let typing = |row: &Vec<u16>| {
            let row = row.clone();
            results.iter().map(move |result| Typing {
                sources: row.clone(),
                result: *result,
            })
        };
        rows.iter().flat_map(typing).collect()
    }

    /// The function of a lane over sources of the gates' types; what each of these is.
    pub(super) fn function(
        &self,
        terms: &mut Terms,
        meaning: &Meaning,
        numbers: &[Number],
        typing: &Typing,
    ) -> Option<(Id, Vec<Typed>)> {
        let mut map = hashbrown::HashMap::new();
        let mut sources = Vec::new();
        for (i, (source, repr)) in (0u8..).zip(meaning.sources.iter().zip(&typing.sources)) {
            let info = self.machine.reprs.get(usize::from(*repr))?;
            let term = match info.lanes {
                Some((_, element)) => terms.var(Var::Source(i, element), self.types.width(element)),
                None => self.machine.source(terms, i, *repr)?,
            };
            map.insert(source.variable, term);
            sources.push(Typed {
                cell: source.cell,
                repr: *repr,
            });
        }
        let function = with_numbers(terms, meaning.function, numbers);
        Some((substitute(terms, function, &mut map), sources))
    }
}

/// A term with operands as they are given.
pub(super) fn with_numbers(terms: &mut Terms, t: Id, numbers: &[Number]) -> Id {
    let mut map: hashbrown::HashMap<Id, Id> = numbers.iter().filter_map(|n| n.term(terms)).collect();
    substitute(terms, t, &mut map)
}
