//! Sets of features, and their closure under requirements, implications and conflicts.

use crate::isa::{FeatureSet, Isa, Needs, Param};
use alloc::vec::Vec;

impl FeatureSet {
    /// No feature.
    pub const EMPTY: FeatureSet = FeatureSet([0; 4]);

    /// The bit that lets a machine execute reserved combinations of operands: `allow_reserved` in semantics. It is no
    /// feature of a description, which has at most this many.
    pub const ALLOW_RESERVED: u16 = 255;

    /// The set of one feature; empty when the index is beyond 255.
    pub const fn of(feature: u16) -> FeatureSet {
        let mut bits = [0; 4];
        if (feature as usize) < 256 {
            bits[feature as usize / 64] = 1 << (feature % 64);
        }
        FeatureSet(bits)
    }

    /// Whether a feature is in the set; false for an index beyond 255.
    #[inline]
    pub const fn contains(&self, feature: u16) -> bool {
        (feature as usize) < 256 && self.0[feature as usize / 64] >> (feature % 64) & 1 != 0
    }

    /// Adds a feature; an index beyond 255 adds nothing.
    pub fn insert(&mut self, feature: u16) {
        *self = self.union(&FeatureSet::of(feature));
    }

    /// Takes a feature away.
    pub fn remove(&mut self, feature: u16) {
        let one = FeatureSet::of(feature);
        for (a, b) in self.0.iter_mut().zip(one.0) {
            *a &= !b;
        }
    }

    /// Adds a feature, or takes it away.
    pub fn put(&mut self, feature: u16, present: bool) {
        match present {
            true => self.insert(feature),
            false => self.remove(feature),
        }
    }

    /// Features of `self`, of `o` or of both.
    #[must_use]
    pub const fn union(&self, o: &FeatureSet) -> FeatureSet {
        let (a, b) = (&self.0, &o.0);
        FeatureSet([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// Features of both sets.
    #[must_use]
    pub const fn intersection(&self, o: &FeatureSet) -> FeatureSet {
        let (a, b) = (&self.0, &o.0);
        FeatureSet([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// Every feature of `self` is in `o`.
    #[inline]
    pub const fn is_subset(&self, o: &FeatureSet) -> bool {
        let (a, b) = (&self.0, &o.0);
        a[0] & !b[0] == 0 && a[1] & !b[1] == 0 && a[2] & !b[2] == 0 && a[3] & !b[3] == 0
    }

    /// Some feature is in both sets.
    #[inline]
    pub const fn intersects(&self, o: &FeatureSet) -> bool {
        !self.intersection(o).is_empty()
    }

    /// The set has no feature.
    pub const fn is_empty(&self) -> bool {
        let a = &self.0;
        a[0] | a[1] | a[2] | a[3] == 0
    }

    /// Features in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        (0..256).filter(|&f| self.contains(f))
    }
}

impl Needs {
    /// Does a target with these features have it?
    #[inline]
    pub fn holds(&self, features: &FeatureSet) -> bool {
        self.any.is_empty()
            || self
                .any
                .iter()
                .any(|(all, none)| all.is_subset(features) && !none.intersects(features))
    }
}

impl Isa {
    /// Index of a feature by its exact name.
    pub fn feature(&self, name: &str) -> Option<u16> {
        self.features.iter().position(|f| f.name == name).map(|i| i as u16)
    }

    /// Names of the features of a set, in order of declaration.
    pub fn feature_names(&self, set: &FeatureSet) -> Vec<&'static str> {
        set.iter()
            .filter_map(|f| self.features.get(f as usize))
            .map(|f| f.name)
            .collect()
    }

    /// Everything that a set brings with it: requirements of its features, and features implied by them.
    pub fn closure(&self, set: &FeatureSet) -> FeatureSet {
        let mut all = *set;
        // Each round adds a feature or ends: at most as many rounds as there are features.
        for _ in 0..=self.features.len() {
            let before = all;
            for f in before.iter() {
                if let Some(feature) = self.features.get(f as usize) {
                    all = all.union(&feature.requires);
                }
            }
            for (i, feature) in self.features.iter().enumerate() {
                if feature.implied.is_some_and(|needs| needs.holds(&all)) {
                    all.insert(i as u16);
                }
            }
            if all == before {
                break;
            }
        }
        all
    }

    /// Pairs of features of a set that exclude each other, each pair once.
    pub fn conflicts(&self, set: &FeatureSet) -> Vec<(u16, u16)> {
        let mut pairs = Vec::new();
        for a in set.iter() {
            let Some(feature) = self.features.get(a as usize) else {
                continue;
            };
            for b in feature.conflicts.intersection(set).iter() {
                let pair = (a.min(b), a.max(b));
                if a != b && !pairs.contains(&pair) {
                    pairs.push(pair);
                }
            }
        }
        pairs
    }

    /// Can a declared target have it, or one with something added? What a machine takes from another machine's
    /// description may need what all of its targets exclude.
    pub fn possible(&self, needs: &Needs) -> bool {
        let always = [(FeatureSet::EMPTY, FeatureSet::EMPTY)];
        let any = if needs.any.is_empty() { &always[..] } else { needs.any };
        let fits = |have: &FeatureSet, (all, none): &(FeatureSet, FeatureSet)| {
            let set = self.closure(&have.union(all));
            let values = |param: &Param| param.features.iter().filter(|f| set.contains(**f)).count() < 2;
            !none.intersects(&set) && self.conflicts(&set).is_empty() && self.params.iter().all(values)
        };
        let mut targets = self.targets.iter().map(|target| &target.features);
        self.targets.is_empty() || targets.any(|have| any.iter().any(|one| fits(have, one)))
    }

    /// Features that `set` lacks for something that `needs`: the alternative that lacks least. `None` when it holds, or
    /// when no addition helps.
    pub fn lacking(&self, needs: &Needs, set: &FeatureSet) -> Option<FeatureSet> {
        if needs.holds(set) {
            return None;
        }
        let missing = |all: &FeatureSet| {
            let mut bits = all.0;
            for (m, have) in bits.iter_mut().zip(set.0) {
                *m &= !have;
            }
            FeatureSet(bits)
        };
        needs
            .any
            .iter()
            .filter(|(_, none)| !none.intersects(set))
            .map(|(all, _)| missing(all))
            .min_by_key(|m| m.iter().count())
    }
}
