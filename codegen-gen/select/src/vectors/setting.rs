//! Settings: values of state under which instructions are evaluated, and for which their patterns ask.

use super::super::machine::Machine;
use super::super::pattern::{Held, Holder, Require};
use onespec_core::isa::FeatureSet;
use onespec_description::model::{Isa, Needs};
use onespec_lanes::term::{Id, Terms, Var};
use onespec_lanes::{Choice, substitute};
use onespec_sem::ir::Program;

/// A setting of the description, with numbers of a program for its names.
#[derive(Debug, Clone)]
pub struct Setting {
    pub lanes: u32,
    needs: Needs,
    /// State that says how many elements instructions work on.
    pub count: Option<u16>,
    /// What patterns ask for.
    state: Vec<(u16, i64)>,
    /// All state of which it tells the value, and settings of the machine.
    pub known: Vec<(u16, u128)>,
    pub settings: Vec<(u16, i64)>,
}

impl Setting {
    /// The requirement of a piece of state that patterns have under it; that of any setting with as many lanes in its place.
    pub fn any_of(&self, require: &Require) -> Require {
        let is_own = |(state, value): &(u16, i64)| {
            require.place == Holder::State(*state) && require.held == Held::Number(*value)
        };
        match self.state.iter().any(is_own) {
            true => Require {
                held: Held::Lanes(self.lanes),
                ..*require
            },
            false => *require,
        }
    }

    /// What a piece of state holds under it.
    pub fn value(&self, state: u16) -> Option<u128> {
        self.known.iter().find(|(s, _)| *s == state).map(|(_, value)| *value)
    }
}

/// What a piece of state holds under the first setting that patterns are derived under and that has so many lanes.
pub fn some_setting(isa: &Isa, program: &Program, state: u16, lanes: u32) -> Option<i64> {
    let name = &program.state.get(usize::from(state))?.name;
    let mut all = isa.select.iter().flat_map(|s| &s.settings);
    let setting = all.find(|s| s.lanes == lanes && s.alike.is_none())?;
    setting.state.iter().find(|(n, _)| n == name).map(|(_, value)| *value)
}

/// The settings of a machine under which patterns are derived.
pub fn all(machine: &Machine<'_>) -> Vec<Setting> {
    let program = machine.program;
    let state = |name: &String| program.state.iter().position(|s| s.name == *name).map(|at| at as u16);
    let setting = |name: &String| {
        program
            .settings
            .iter()
            .position(|s| s.name == *name)
            .map(|at| at as u16)
    };
    let written = machine.isa.select.iter().flat_map(|s| &s.settings);
    let written = written.filter(|s| s.alike.is_none());
    let made = written.map(|written| {
        let given = written.state.iter().chain(&written.given);
        let held = written.state.iter();
        let of_machine = written.given.iter();
        Setting {
            lanes: written.lanes,
            needs: written.needs.clone(),
            count: written.count.as_ref().and_then(state),
            state: held.filter_map(|(name, value)| Some((state(name)?, *value))).collect(),
            known: given
                .filter_map(|(name, value)| Some((state(name)?, u128::from(*value as u64))))
                .collect(),
            settings: of_machine
                .filter_map(|(name, value)| Some((setting(name)?, *value)))
                .collect(),
        }
    });
    made.collect()
}

/// Features that a run has; none where it lacks one.
pub fn features(choice: &Choice) -> Option<FeatureSet> {
    let mut features = FeatureSet::EMPTY;
    for (var, values) in &choice.values {
        match (var, values.as_slice()) {
            (Var::Feature(f), [1]) => features.insert(*f),
            (Var::Feature(_), [0]) => return None,
            _ => {}
        }
    }
    Some(features)
}

/// What a run is under: a setting, and features.
#[derive(Clone, Copy)]
pub struct With<'s> {
    pub setting: Option<&'s Setting>,
    pub features: FeatureSet,
}

impl With<'_> {
    /// A condition where features that it asks for are there: patterns need them from now on.
    pub fn features(&mut self, terms: &mut Terms, condition: Id) -> Id {
        if self.setting.is_none() || terms.is_zero(condition) {
            return condition;
        }
        let mut map = hashbrown::HashMap::new();
        for (id, var) in super::given::variables(terms, condition) {
            if let Var::Feature(f) = var {
                map.insert(id, terms.constant(1, 1));
                self.features.insert(f);
            }
        }
        substitute(terms, condition, &mut map)
    }

    /// What patterns ask for, but for how many elements count.
    pub fn requires(&self) -> Vec<Require> {
        let all = self.setting.into_iter().flat_map(|s| &s.state);
        let made = all.map(|(state, value)| Require {
            place: Holder::State(*state),
            held: Held::Number(*value),
        });
        made.collect()
    }

    /// What an instruction needs, with the features and what the setting needs.
    pub fn needs(&self, of: &Needs) -> Needs {
        let both = |a: &Needs, b: &Needs| match (a.any.is_empty(), b.any.is_empty()) {
            (true, _) => b.clone(),
            (_, true) => a.clone(),
            _ => {
                let pairs = a.any.iter().flat_map(|x| b.any.iter().map(move |y| (x, y)));
                let any = pairs.map(|((w, n), (v, m))| (w.union(v), n.union(m)));
                Needs { any: any.collect() }
            }
        };
        let with_setting = self.setting.map_or_else(|| of.clone(), |s| both(of, &s.needs));
        match self.features == FeatureSet::EMPTY {
            true => with_setting,
            false => both(
                &with_setting,
                &Needs {
                    any: vec![(self.features, FeatureSet::EMPTY)],
                },
            ),
        }
    }
}
