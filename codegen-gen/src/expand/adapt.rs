//! What an extension changes in instructions of other files, in targets that have it.

use super::cx::Cx;
use super::family::Columns;
use super::features::Features;
use super::instructions::source_text;
use crate::model::{Adapted, Isa, Op};
use crate::source::{Diag, did_you_mean};
use crate::syntax::yaml::Text;

/// Fills `adapted` of operations.
pub fn build(cx: &Cx<'_>, features: &Features, isa: &mut Isa) {
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (selector, entry) in yaml.adapt.iter() {
            let Some((_, feature)) = features.of_entry(cx, unit, entry.needs.as_ref(), &Columns::default()) else {
                continue;
            };
            let fixed = entry
                .bits
                .as_ref()
                .or(entry.format.as_ref())
                .or(entry.asm.as_ref().and_then(|a| a.0.first()));
            if let Some(fixed) = fixed {
                let diag = Diag::error("E0321", &fixed.origin, "bits and templates cannot be adapted");
                cx.report(diag.help("a different encoding is a different entry"));
                continue;
            }
            let adapted = Adapted {
                feature,
                sem: entry.sem.as_ref().map(source_text),
                data: entry
                    .other
                    .iter()
                    .map(|(k, v)| (k.text.to_string(), v.0.text.to_string()))
                    .collect(),
                origin: selector.origin.clone(),
            };
            for word in selector.words() {
                let hits = hits(features, isa, &word);
                if hits.is_empty() {
                    let diag = Diag::error("E0320", &word.origin, format!("`{}` matches no instruction", word.text));
                    let help = did_you_mean(&word.text, isa.ops.iter().map(|op| op.name.as_str()));
                    cx.report(
                        diag.help(help.unwrap_or_else(|| "a mnemonic, with `*` for any text, or an extension".into())),
                    );
                }
                for hit in hits {
                    isa.ops[hit].adapted.push(adapted.clone());
                }
            }
        }
    }
}

fn hits(features: &Features, isa: &Isa, word: &Text) -> Vec<usize> {
    let extension = features.get(&word.text);
    let fits = |op: &Op| Some(op.feature) == extension || like(&op.name, &word.text);
    (0..isa.ops.len()).filter(|i| fits(&isa.ops[*i])).collect()
}

/// Is the name of this form? `*` stands for any text.
fn like(name: &str, pattern: &str) -> bool {
    let mut pieces = pattern.split('*');
    let first = pieces.next().unwrap_or("");
    let Some(mut rest) = name.strip_prefix(first) else {
        return false;
    };
    let mut pieces: Vec<&str> = pieces.collect();
    let Some(last) = pieces.pop() else {
        return rest.is_empty();
    };
    for piece in pieces {
        match rest.find(piece) {
            Some(at) => rest = &rest[at + piece.len()..],
            None => return false,
        }
    }
    rest.ends_with(last)
}
