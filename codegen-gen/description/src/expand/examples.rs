//! Examples of entries.

use super::cx::Cx;
use crate::model::{Example, Op, SourceText};
use crate::syntax::bits::{number, signed};
use crate::syntax::yaml::{self, Entry, Map, Text};
use onespec_diag::{Diag, Origin};

/// Gives each example to the member of the family that it shows: the one whose mnemonic it starts with, else the first.
pub fn attach(cx: &Cx<'_>, entry: &Entry, family: &mut [Op]) {
    for example in &entry.examples {
        let read = read(cx, example);
        let first = read.asm.text.split_whitespace().next().unwrap_or("");
        let same = family.iter().position(|op| op.name == first);
        let longest = (0..family.len())
            .filter(|i| first.starts_with(&family[*i].name))
            .max_by_key(|i| (family[*i].name.len(), std::cmp::Reverse(*i)));
        if let Some(op) = family.get_mut(same.or(longest).unwrap_or(0)) {
            op.examples.push(read);
        }
    }
}

/// Reports examples where nothing runs them.
pub fn misplaced(cx: &Cx<'_>) {
    let report = |at: &Origin| {
        let diag = Diag::error("E0152", at, "examples that belong to no instruction are never run");
        cx.report(diag.help("put them into entries of `instructions`"));
    };
    for unit in cx.units.iter().filter(|unit| unit.own) {
        let entries = unit.yaml.formats.iter().chain(unit.yaml.adapt.iter());
        entries
            .filter_map(|(_, entry)| entry.examples.first())
            .for_each(|example| report(&example.origin));
        let of_gates = unit.yaml.gates.iter().flat_map(|(_, gate)| &gate.other);
        of_gates
            .filter(|(key, _)| &*key.text == "examples")
            .for_each(|(key, _)| report(&key.origin));
    }
}

fn read(cx: &Cx<'_>, example: &yaml::Example) -> Example {
    let plain = |text: &Text| SourceText {
        text: text.text.to_string(),
        origin: text.origin.clone(),
    };
    let state = |map: &Option<Map<Text>>| -> Vec<(SourceText, SourceText)> {
        let pairs = map.iter().flat_map(Map::iter);
        pairs.map(|(name, value)| (plain(name), plain(value))).collect()
    };
    let word = |text: &Text| {
        let found = number(&text.text);
        if found.is_none() {
            let diag = Diag::error("E0718", &text.origin, format!("`{}` is no word", text.text));
            cx.report(diag.help("write `0x…`"));
        }
        found
    };
    let transports = example.other.iter().filter_map(|(name, text)| {
        // A misspelt key of an example would else be a transport of which nothing is known.
        Some((plain(name), word(&text.0)?))
    });
    Example {
        asm: example.asm.as_ref().map(plain).unwrap_or_default(),
        word: example
            .word
            .as_ref()
            .and_then(|text| Some((word(text)?, text.origin.clone()))),
        text: example.text.as_ref().map(plain),
        on: example.on.as_ref().map(plain),
        before: state(&example.before),
        after: state(&example.after),
        trap: trap(cx, &example.trap.0),
        runs: example.before.is_some() || example.after.is_some() || !example.trap.0.is_empty(),
        transports: transports.collect(),
        origin: example.origin.clone(),
    }
}

/// `trap: [Cause, value]`; the value may be left out.
fn trap(cx: &Cx<'_>, items: &[Text]) -> Option<(SourceText, Option<u64>)> {
    let (cause, rest) = items.split_first()?;
    if let Some(more) = rest.get(1) {
        let diag = Diag::error(
            "E0149",
            &more.origin,
            "a trap has a cause and a value, and nothing behind them",
        );
        cx.report(diag.help("write `trap: [Cause, value]`"));
    }
    let value = rest.first().and_then(|text| {
        let found = signed(&text.text);
        if found.is_none() {
            let diag = Diag::error("E0718", &text.origin, format!("`{}` is no number", text.text));
            cx.report(diag.help("decimal or `0x…`"));
        }
        found
    });
    let cause = SourceText {
        text: cause.text.to_string(),
        origin: cause.origin.clone(),
    };
    Some((cause, value.map(|value| value as u64)))
}
