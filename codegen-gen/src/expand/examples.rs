//! Examples of entries.

use super::cx::Cx;
use crate::model::{Example, Op};
use crate::source::Diag;
use crate::syntax::bits::{number, signed};
use crate::syntax::yaml::{self, Entry, Map, Text};

/// Gives each example to the member of the family that it shows: the one whose mnemonic it starts with, else the first.
pub fn attach(cx: &Cx<'_>, entry: &Entry, family: &mut [Op]) {
    for example in &entry.examples {
        let read = read(cx, example);
        let first = read.asm.split_whitespace().next().unwrap_or("");
        let same = family.iter().position(|op| op.name == first);
        let longest = (0..family.len())
            .filter(|i| first.starts_with(&family[*i].name))
            .max_by_key(|i| (family[*i].name.len(), std::cmp::Reverse(*i)));
        if let Some(op) = family.get_mut(same.or(longest).unwrap_or(0)) {
            op.examples.push(read);
        }
    }
}

fn read(cx: &Cx<'_>, example: &yaml::Example) -> Example {
    let plain = |text: &Option<Text>| text.as_ref().map(|t| t.text.to_string());
    let state = |map: &Map<Text>| {
        map.iter()
            .map(|(k, v)| (k.text.to_string(), v.text.to_string()))
            .collect()
    };
    let value = |text: &Text| {
        let found = signed(&text.text);
        if found.is_none() {
            cx.report(
                Diag::error("E0718", &text.origin, format!("`{}` is no number", text.text)).help("decimal or `0x…`"),
            );
        }
        found
    };
    let word = example.word.as_ref().and_then(|text| {
        let found = number(&text.text);
        if found.is_none() {
            cx.report(Diag::error("E0718", &text.origin, format!("`{}` is no word", text.text)).help("write `0x…`"));
        }
        found
    });
    let trap = match example.trap.0.as_slice() {
        [] => None,
        [cause] => Some((cause.text.to_string(), None)),
        [cause, tval, ..] => Some((cause.text.to_string(), value(tval).map(|v| v as u64))),
    };
    Example {
        asm: plain(&example.asm).unwrap_or_default(),
        word,
        text: plain(&example.text),
        on: plain(&example.on),
        before: state(&example.before),
        after: state(&example.after),
        trap,
        transports: example
            .other
            .iter()
            .filter_map(|(name, word)| Some((name.text.to_string(), number(&word.0.text)?)))
            .collect(),
        origin: example.origin.clone(),
    }
}
