//! Which features a target can have together: two instructions that no target has both of may share encodings.

use onespec_core::isa::{FeatureSet, Isa, Needs};
use std::cell::RefCell;
use std::collections::HashMap;

/// Alternatives of a `needs`: all of the first set, none of the second.
type Alternatives = &'static [(FeatureSet, FeatureSet)];

/// Feature algebra of one machine, with the answers it gave: a few hundred different needs meet in 100,000 pairs.
pub struct Compatibility {
    isa: &'static Isa,
    /// For each feature, what it must not be enabled with, other values of the same parameter included.
    conflicts: Vec<FeatureSet>,
    known: RefCell<HashMap<(Alternatives, Alternatives), Option<FeatureSet>>>,
}

impl Compatibility {
    pub fn new(isa: &'static Isa) -> Compatibility {
        let mut conflicts = vec![FeatureSet::EMPTY; isa.features.len()];
        let mut exclude = |a: u16, b: u16| {
            for (one, other) in [(a, b), (b, a)] {
                if let Some(set) = conflicts.get_mut(usize::from(one)) {
                    set.insert(other);
                }
            }
        };
        for (a, feature) in isa.features.iter().enumerate() {
            feature.conflicts.iter().for_each(|b| exclude(a as u16, b));
        }
        for param in isa.params {
            for (i, &a) in param.features.iter().enumerate() {
                param.features.iter().skip(i + 1).for_each(|&b| exclude(a, b));
            }
        }
        Compatibility {
            isa,
            conflicts,
            known: RefCell::default(),
        }
    }

    /// A smallest set of features in which both needs hold, or `None` when no target has both.
    pub fn together(&self, a: &Needs, b: &Needs) -> Option<FeatureSet> {
        *self
            .known
            .borrow_mut()
            .entry((a.any, b.any))
            .or_insert_with(|| self.search(a.any, b.any))
    }

    fn search(&self, a: Alternatives, b: Alternatives) -> Option<FeatureSet> {
        let always: Alternatives = &[(FeatureSet::EMPTY, FeatureSet::EMPTY)];
        let or_always = |list: Alternatives| if list.is_empty() { always } else { list };
        or_always(a).iter().find_map(|(all_a, none_a)| {
            or_always(b).iter().find_map(|(all_b, none_b)| {
                let set = self.isa.closure(&all_a.union(all_b));
                let allowed = !set.intersects(none_a) && !set.intersects(none_b);
                (allowed && self.clashes(&set).next().is_none()).then_some(set)
            })
        })
    }

    /// Pairs of members that exclude each other, each once.
    pub fn clashes(&self, set: &FeatureSet) -> impl Iterator<Item = (u16, u16)> {
        let set = *set;
        (0..self.conflicts.len() as u16)
            .filter(move |a| set.contains(*a))
            .flat_map(move |a| {
                let with = self
                    .conflicts
                    .get(usize::from(a))
                    .map_or(FeatureSet::EMPTY, |c| c.intersection(&set));
                (a + 1..self.conflicts.len() as u16)
                    .filter(move |b| with.contains(*b))
                    .map(move |b| (a, b))
            })
    }

    /// `Zba, Zbb, xlen64`.
    pub fn names(&self, set: &FeatureSet) -> String {
        let names = self.isa.feature_names(set);
        if names.is_empty() {
            "no extension".into()
        } else {
            names.join(", ")
        }
    }
}
