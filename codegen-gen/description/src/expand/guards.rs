//! What `guards:` says about data: the text for a value of a key runs before the semantics of every instruction that has this
//! value there.

use super::cx::Cx;
use super::instructions::source_text;
use super::once::Once;
use crate::model::{Guard, Isa, SourceText};
use crate::syntax::semantics::parse;
use crate::syntax::yaml::{Data, Text};
use onespec_diag::{Diag, Origin, did_you_mean};

/// The texts of a key, by value.
struct Values {
    key: Text,
    texts: Vec<(String, SourceText)>,
}

/// Fills the guards of instructions.
pub fn build(cx: &Cx<'_>, isa: &mut Isa) {
    let guards = read(cx);
    for Values { key, texts } in &guards {
        for op in &mut isa.ops {
            let own = op.data.iter().map(|pair| (None, pair));
            let adapted = op.adapted.iter();
            let adapted = adapted.flat_map(|a| a.data.iter().map(move |pair| (Some(a.feature), pair)));
            let guards = own.chain(adapted).filter(|(_, (known, _))| **known == *key.text);
            let guards = guards.filter_map(|(feature, (_, value))| {
                let (_, text) = texts.iter().find(|(known, _)| known == value)?;
                let text = text.clone();
                (!text.text.trim().is_empty()).then_some(Guard { feature, text })
            });
            let guards: Vec<Guard> = guards.collect();
            op.guards.extend(guards);
        }
    }
    for values in &guards {
        unknown(cx, isa, values);
    }
}

/// All guards, and what is wrong with their texts, those that no instruction uses included.
fn read(cx: &Cx<'_>) -> Vec<Values> {
    let mut once = Once::new(cx, "guard");
    let mut all: Vec<Values> = Vec::new();
    for (unit, u) in cx.units.iter().enumerate() {
        for (key, values) in u.yaml.guards.iter() {
            let at = match all.iter().position(|known| known.key.text == key.text) {
                Some(at) => at,
                None => {
                    all.push(Values {
                        key: key.clone(),
                        texts: Vec::new(),
                    });
                    all.len() - 1
                }
            };
            for (value, text) in values.iter() {
                if !once.named(unit, &format!("{}: {}", key.text, value.text), &value.origin) {
                    continue;
                }
                let text = source_text(text);
                if let Err(error) = parse::body(&text.text) {
                    cx.report(error.diagnose(&text.origin));
                }
                if let Some(values) = all.get_mut(at) {
                    values.texts.push((value.text.to_string(), text));
                }
            }
        }
    }
    all
}

/// Reports values of instructions that a guard does not have, each once.
fn unknown(cx: &Cx<'_>, isa: &Isa, values: &Values) {
    let mut told: Vec<&str> = Vec::new();
    for op in &isa.ops {
        let adapted = op.adapted.iter().flat_map(|a| &a.data);
        for (key, value) in op.data.iter().chain(adapted) {
            let known = values.texts.iter().any(|(known, _)| known == value);
            if **key != *values.key.text || known || value.is_empty() || told.contains(&value.as_str()) {
                continue;
            }
            told.push(value);
            let place = written(cx, key, value).unwrap_or(&op.origin);
            let message = format!("the guard of `{key}` has no value `{value}`");
            let diag = Diag::error("E0323", place, message).also(&values.key.origin, "its values are here");
            let help = did_you_mean(value, values.texts.iter().map(|(known, _)| known.as_str()));
            let help = help.unwrap_or_else(|| format!("where nothing is to run, say so there: `{value}: \"\"`"));
            cx.report(diag.help(help));
        }
    }
}

/// Where a value of data is written as it is: in the data of a file, of an entry, or of what `adapt` changes.
fn written<'a>(cx: &Cx<'a>, key: &str, value: &str) -> Option<&'a Origin> {
    let is = |name: &Text, text: &Text| *name.text == *key && *text.text == *value;
    cx.units.iter().find_map(|unit| {
        let of_file = unit.yaml.data.iter().map(|(name, text)| (name, text));
        let entries = unit.yaml.instructions.iter().chain(unit.yaml.adapt.iter());
        let of_entries = entries
            .clone()
            .flat_map(|(_, entry)| entry.other.iter().map(|(name, Data(text))| (name, text)));
        let mut found = of_file.chain(of_entries).filter(|(name, text)| is(name, text));
        let of_timing = || {
            let unit = entries
                .filter(|_| key == "unit")
                .filter_map(|(_, entry)| entry.unit.as_ref());
            unit.filter(|text| *text.text == *value).map(|text| &text.origin).next()
        };
        found.next().map(|(_, text)| &text.origin).or_else(of_timing)
    })
}
