//! Patterns under settings, as questions: the machine has the smallest vectors, and all elements count.
//!
//! How often the loops of an instruction run has to be known, so a register that says how many elements count is a constant
//! here: as many as there are. Patterns are tried with every number of elements ([`crate::vectors::trial`]).

use super::{Asker, Questions};
use crate::pattern::{Held, Holder, Pattern, Require};
use onespec_description::model::{Isa, Scale, SelectSetting};
use onespec_sem::ir::{Program, Ty};
use onespec_sem::smt::domain::Sym;
use onespec_sem::smt::terms::{Number, Term};
use std::borrow::Cow;

/// The semantics of a machine whose settings are known: the scale of its vectors is 1, and else what settings say.
pub(super) fn fixed<'a>(isa: &Isa, program: &'a Program) -> Cow<'a, Program> {
    let select = isa.select.as_ref();
    let Some(Scale::Setting(name, per)) = select.and_then(|select| select.scale.as_ref()) else {
        return Cow::Borrowed(program);
    };
    let given = select.iter().flat_map(|select| &select.settings);
    let given: Vec<(&str, i128)> = given
        .flat_map(|setting| &setting.given)
        .map(|(name, value)| (name.as_str(), i128::from(*value)))
        .collect();
    let mut program = program.clone();
    for setting in &mut program.settings {
        let of_given = given.iter().find(|(known, _)| setting.name == *known);
        let value = match setting.name == *name {
            true => i128::from(*per),
            false => of_given.map_or(setting.default, |(_, value)| *value),
        };
        (setting.lo, setting.hi, setting.default) = (value, value, value);
    }
    for file in &mut program.files {
        let width = file.setting.and_then(|at| program.settings.get(usize::from(at)));
        if let Some(width) = width.and_then(|setting| u32::try_from(setting.default).ok()) {
            (file.width, file.setting) = (width, None);
        }
    }
    Cow::Owned(program)
}

/// The first setting that a pattern asks for.
pub(super) fn of<'a>(questions: &Questions<'a>, pattern: &Pattern) -> Option<&'a SelectSetting> {
    let asks = |(name, value): &(String, i64), lanes: u32| {
        let state = questions.program.state.iter().position(|s| s.name == *name);
        state.is_some_and(|at| {
            let asked = |held: Held| {
                let place = Holder::State(at as u16);
                pattern.requires.contains(&Require { place, held })
            };
            asked(Held::Number(*value)) || asked(Held::Lanes(lanes))
        })
    };
    let mut all = questions.isa.select.iter().flat_map(|select| &select.settings);
    all.find(|setting| setting.alike.is_none() && setting.state.iter().all(|state| asks(state, setting.lanes)))
}

impl Asker<'_> {
    /// How many elements there are.
    pub(super) fn all_elements(&self) -> u32 {
        self.setting.map_or(0, |setting| setting.lanes * self.of.scale)
    }

    /// Whether a piece of state says how many elements count.
    pub(super) fn is_count(&self, state: u16) -> bool {
        let name = self.of.program.state.get(usize::from(state)).map(|s| &s.name);
        let count = self.setting.and_then(|setting| setting.count.as_ref());
        count.is_some() && count == name
    }

    /// Whether a source is how many elements count.
    pub(super) fn counts(&self, source: u8) -> bool {
        let mut requires = self.pattern.requires.iter();
        requires.any(|require| {
            let of_state = matches!(require.place, Holder::State(state) if self.is_count(state));
            of_state && require.held == Held::Source(source)
        })
    }

    /// What holds in code under the setting.
    pub(super) fn given_by_setting(&mut self) {
        let Some(setting) = self.setting else { return };
        for (name, value) in &setting.given {
            let Some(at) = self.of.program.state.iter().position(|s| s.name == *name) else {
                continue;
            };
            let value = match self.of.program.state.get(at).map(|s| &s.ty) {
                Some(Ty::Bits(width)) => Sym::Bits(Term::constant(*width, *value as u64 as u128)),
                _ => Sym::Int(Number::constant((*value).into())),
            };
            self.world.state.insert(at as u16, value);
        }
    }
}
