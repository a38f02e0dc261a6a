//! Which target vectors run on: the asked one, extended by what their instructions need.

use super::Case;
use onespec_core::isa::{FeatureSet, Isa, Needs};
use onespec_core::target::Resolved;

/// The target with everything added that the cases' instructions need.
pub fn target_for(isa: &Isa, base: &Resolved, cases: &[Case<'_>]) -> Resolved {
    let mut features = base.features;
    let mut names: Vec<&str> = cases.iter().filter_map(|case| case.code.mnemonic()).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        // The first reading that takes nothing away.
        let mut readings = isa.ops.iter().filter(|op| op.name == name);
        readings.any(|op| add(isa, &mut features, &op.needs));
    }
    with_features(isa, base, features)
}

/// The target with every extension added that is compatible with it and with those before.
pub fn widest(isa: &Isa, base: &Resolved) -> Resolved {
    let mut features = base.features;
    for op in isa.ops {
        add(isa, &mut features, &op.needs);
    }
    // Extensions that bring no instruction of their own, but widen others. How long vectors are stays.
    for feature in 0..isa.features.len() as u16 {
        let more = joined(isa, &features, &FeatureSet::of(feature));
        let same = |more: &FeatureSet| isa.setting_values(more) == isa.setting_values(&features);
        features = more.filter(same).unwrap_or(features);
    }
    with_features(isa, base, features)
}

fn with_features(isa: &Isa, base: &Resolved, features: FeatureSet) -> Resolved {
    let params = isa.param_values(&features);
    // Settings that somebody chose stay.
    let (before, mut settings) = (isa.setting_values(&base.features), isa.setting_values(&features));
    for ((chosen, default), place) in base.settings.iter().zip(before).zip(&mut settings) {
        if *chosen != default {
            *place = *chosen;
        }
    }
    Resolved {
        features,
        params,
        settings,
        ..base.clone()
    }
}

/// Adds what is lacking for `needs`, unless it is incompatible or makes another kind of machine. True when it holds then.
fn add(isa: &Isa, features: &mut FeatureSet, needs: &Needs) -> bool {
    if needs.holds(features) {
        return true;
    }
    let more = isa
        .lacking(needs, features)
        .and_then(|lacking| joined(isa, features, &lacking));
    if let Some(more) = more {
        *features = more;
    }
    more.is_some()
}

/// Both, and what they require, unless that is incompatible or makes another kind of machine.
fn joined(isa: &Isa, features: &FeatureSet, lacking: &FeatureSet) -> Option<FeatureSet> {
    let more = isa.closure(&features.union(lacking));
    let mut values = isa.params.iter().flat_map(|param| param.features);
    let other_kind = values.any(|feature| more.contains(*feature) && !features.contains(*feature));
    (!other_kind && isa.conflicts(&more).is_empty()).then_some(more)
}
