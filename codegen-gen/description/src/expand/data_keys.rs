//! Keys of entries that are nearly keys with semantics. Any key may stand in an entry as data for other parts, so a misspelt
//! `latancy: 5` would otherwise be data that nobody reads.

use super::cx::Cx;
use crate::syntax::yaml::{Data, Text};
use onespec_diag::{Diag, nearest};

/// Keys of instructions that other parts of the project read: the compiler (`cost`, `atomic`, `order`, `joins`) and the checker
/// of memory orders (`orders`, `acquire`, `release`, `reservation`, `atomic`).
const OF_INSTRUCTIONS: [&str; 8] = [
    "cost",
    "orders",
    "acquire",
    "release",
    "reservation",
    "atomic",
    "order",
    "joins",
];
/// Keys of gates that the compiler reads.
const OF_GATES: [&str; 9] = [
    "lower",
    "picks",
    "cases",
    "same_bits",
    "atomic",
    "counts",
    "folds",
    "extracts",
    "whole",
];

/// Reports keys that differ by a letter or two from one with semantics: those above, the keys of `guards:`, and the one under
/// which instructions list their `versions`.
pub fn check(cx: &Cx<'_>) {
    let guards = cx.units.iter().flat_map(|unit| unit.yaml.guards.iter());
    let versions = cx.units.iter().filter_map(|unit| unit.yaml.versions.key.as_ref());
    let declared: Vec<&str> = guards
        .map(|(key, _)| key)
        .chain(versions)
        .map(|key| &*key.text)
        .collect();
    let of_instructions: Vec<&str> = OF_INSTRUCTIONS.into_iter().chain(declared).collect();
    for unit in cx.units {
        let yaml = &unit.yaml;
        let entries = yaml
            .instructions
            .iter()
            .chain(yaml.formats.iter())
            .chain(yaml.adapt.iter());
        entries.for_each(|(_, entry)| keys(cx, &entry.other, &of_instructions));
        yaml.gates.iter().for_each(|(_, gate)| keys(cx, &gate.other, &OF_GATES));
        for (key, _) in yaml.data.iter() {
            key_of(cx, key, &of_instructions);
        }
    }
}

fn keys(cx: &Cx<'_>, data: &[(Text, Data)], known: &[&str]) {
    data.iter().for_each(|(key, _)| key_of(cx, key, known));
}

fn key_of(cx: &Cx<'_>, key: &Text, known: &[&str]) {
    if known.contains(&&*key.text) {
        return;
    }
    if let Some(meant) = nearest(&key.text, known.iter().copied()) {
        let message = format!("`{}` is nearly `{meant}`, a key of the language", key.text);
        let diag = Diag::error("E0325", &key.origin, message);
        cx.report(diag.help(format!("write `{meant}`, or give the key another name")));
    }
}
