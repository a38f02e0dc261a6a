//! Unique Rust identifiers for instructions.

use super::features::Features;
use crate::model::{Isa, Op};
use std::collections::BTreeMap;

/// Fills in `ident`. Instructions that share a mnemonic are distinguished by the features that only they need; the one that
/// the default target has keeps the plain name.
pub fn build(features: &Features, isa: &mut Isa) {
    let mut by_name: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (i, op) in isa.ops.iter().enumerate() {
        by_name.entry(plain(&op.name)).or_default().push(i);
    }
    let mut used: std::collections::BTreeSet<String> = by_name.keys().cloned().collect();
    for (name, ops) in &by_name {
        let preferred = preferred(features, isa, ops);
        for op in ops {
            let ident = if *op == preferred {
                name.clone()
            } else {
                distinct(isa, name, *op, &mut used)
            };
            isa.ops[*op].ident = ident;
        }
    }
}

/// Letters, digits and underscores of a mnemonic.
fn plain(name: &str) -> String {
    let mut out: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    if out.starts_with(|c: char| c.is_ascii_digit()) || out.is_empty() {
        out.insert(0, '_');
    }
    out.to_ascii_lowercase()
}

fn preferred(features: &Features, isa: &Isa, ops: &[usize]) -> usize {
    let target = isa
        .targets
        .get(isa.default_target)
        .map(|t| t.features)
        .unwrap_or_default();
    let fits = |op: &Op| features.possible(isa, &op.needs, &target);
    ops.iter().copied().find(|i| fits(&isa.ops[*i])).unwrap_or(ops[0])
}

/// The name with what sets this instruction apart: a parameter value or version, else a number.
fn distinct(isa: &Isa, name: &str, op: usize, used: &mut std::collections::BTreeSet<String>) -> String {
    let own = isa.ops[op].needs.any.first().map(|(all, _)| *all).unwrap_or_default();
    let special = isa
        .params
        .iter()
        .flat_map(|p| &p.features)
        .copied()
        .find(|f| own.contains(*f));
    let special = special.or_else(|| own.iter().find(|f| *f != isa.ops[op].feature));
    let feature = special
        .and_then(|f| isa.features.get(f as usize))
        .map(|f| plain(&f.name));
    let stem = feature.map_or_else(|| name.to_string(), |f| format!("{name}_{f}"));
    let mut ident = stem.clone();
    let mut number = 2;
    while !used.insert(ident.clone()) {
        ident = format!("{stem}_{number}");
        number += 1;
    }
    ident
}
