//! Mnemonics: two entries that define one, and those that `specialises` names.

use super::cx::Cx;
use super::features::Features;
use crate::model::Isa;
use crate::syntax::yaml::Text;
use onespec_diag::{Diag, did_you_mean};
use std::collections::{BTreeMap, BTreeSet};

/// Reports two entries that make one mnemonic in one machine.
pub fn duplicates(cx: &Cx<'_>, features: &Features, isa: &mut Isa, shared: &[bool]) {
    let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut twice = BTreeSet::new();
    for (i, op) in isa.ops.iter().enumerate() {
        let same = by_name.entry(&op.name).or_default();
        let clash = same.iter().find(|first| {
            let on_purpose = shared.get(i) == Some(&true) || shared.get(**first) == Some(&true);
            !on_purpose && !features.disjoint(isa, &isa.ops[**first].needs, &op.needs)
        });
        if let Some(first) = clash {
            let diag = Diag::error("E0115", &op.origin, format!("two entries define `{}`", op.name));
            let diag = diag.also(&isa.ops[*first].origin, "first here");
            cx.report(
                diag.help("rename one; give both `needs` that exclude each other; or say `name:` to share a mnemonic"),
            );
            twice.insert(op.name.clone());
        }
        same.push(i);
    }
    isa.twice = twice;
}

/// Fills in `specialises` of operations; `wanted` are the names for each.
pub fn resolve_specialises(cx: &Cx<'_>, isa: &mut Isa, wanted: &[(usize, Vec<Text>)]) {
    for (op, names) in wanted {
        for name in names {
            let found: Vec<u16> = (0..isa.ops.len())
                .filter(|i| i != op && isa.ops[*i].name == *name.text)
                .map(|i| i as u16)
                .collect();
            if found.is_empty() {
                let diag = Diag::error(
                    "E0121",
                    &name.origin,
                    format!("there is no instruction `{}`", name.text),
                );
                let help = did_you_mean(&name.text, isa.ops.iter().map(|o| o.name.as_str()));
                cx.report(diag.help(help.unwrap_or_else(|| "`specialises` names instructions after expansion".into())));
            }
            isa.ops[*op].specialises.extend(found);
        }
    }
}
