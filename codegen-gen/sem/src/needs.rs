//! Which targets have something, from what it needs and the values of parameters.

use onespec_description::model::{FeatureSet, Isa, Needs};

/// Can a target with these parameter values have it?
pub(super) fn exists(isa: &Isa, params: &[(String, i64)], needs: &Needs) -> bool {
    let fits = |all: &FeatureSet, none: &FeatureSet| {
        isa.params.iter().zip(params).all(|(param, (_, value))| {
            param.features.iter().zip(&param.values).all(|(feature, of)| {
                let on = of == value;
                if on { !has(none, *feature) } else { !has(all, *feature) }
            })
        })
    };
    needs.any.is_empty() || needs.any.iter().any(|(all, none)| fits(all, none))
}

/// Whether a target that has what `needs` says has the feature: certainly, certainly not, or `None`, maybe.
pub(super) fn decides(isa: &Isa, needs: &Needs, feature: u16) -> Option<bool> {
    let conflicts = isa.features.get(usize::from(feature)).map(|f| &f.conflicts);
    let one = |(with, without): &(FeatureSet, FeatureSet)| {
        if has(with, feature) {
            return Some(true);
        }
        let excluded = has(without, feature) || conflicts.is_some_and(|others| others.intersects(with));
        excluded.then_some(false)
    };
    let mut all = needs.any.iter().map(one);
    let first = all.next()??;
    all.all(|other| other == Some(first)).then_some(first)
}

pub(super) fn has(set: &FeatureSet, feature: u16) -> bool {
    set.0
        .get(usize::from(feature) / 64)
        .is_some_and(|word| word >> (feature % 64) & 1 == 1)
}
