//! Changes that an extension makes to instructions of other files on targets that have it, and substitution of data
//! into semantics.

use super::cx::Cx;
use super::family::{Columns, members};
use super::features::Features;
use super::instructions::source_text;
use super::kinds::{Kinds, Resolved};
use crate::model::{Adapted, Isa, Op};
use crate::syntax::yaml::{Entry, Text};
use onespec_diag::{Diag, did_you_mean};

/// Applies `adapt:` where every target has the extension, and notes it in `adapted` elsewhere; then `guards:`.
pub fn build(cx: &Cx<'_>, features: &Features, kinds: &Kinds, isa: &mut Isa) {
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (selector, entry) in yaml.adapt.iter() {
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
            for columns in members(
                cx,
                unit,
                entry.for_.as_ref(),
                &entry.with.0,
                entry.when.as_ref(),
                selector,
            ) {
                member(cx, features, kinds, isa, unit, (selector, entry), &columns);
            }
        }
    }
    super::guards::build(cx, isa);
    super::data_keys::check(cx);
}

fn member(
    cx: &Cx<'_>,
    features: &Features,
    kinds: &Kinds,
    isa: &mut Isa,
    unit: usize,
    (selector, entry): (&Text, &Entry),
    columns: &Columns,
) {
    let Some((_, feature)) = features.of_entry(cx, unit, entry.needs.as_ref(), columns) else {
        return;
    };
    let selector = columns.fill(selector);
    let adapted = Adapted {
        feature,
        sem: entry.sem.as_ref().map(|text| source_text(&columns.fill(text))),
        data: entry
            .other
            .iter()
            .map(|(k, v)| (columns.fill(k).text.to_string(), columns.fill(&v.0).text.to_string()))
            .chain(
                entry
                    .timing()
                    .texts()
                    .map(|(k, v)| (k.to_string(), columns.fill(v).text.to_string())),
            )
            .collect(),
        origin: selector.origin.clone(),
    };
    let everywhere = isa.has(feature) == Some(true);
    for word in selector.words() {
        let hits = hits(features, isa, &word);
        if hits.is_empty() {
            let diag = Diag::error("E0320", &word.origin, format!("`{}` matches no instruction", word.text));
            let help = did_you_mean(&word.text, isa.ops.iter().map(|op| op.name.as_str()));
            cx.report(diag.help(help.unwrap_or_else(|| "a mnemonic, with `*` for any text, or an extension".into())));
        }
        for op in hits {
            let op = &mut isa.ops[op];
            for (names, def) in entry.operands.iter() {
                if !everywhere {
                    let diag = Diag::error(
                        "E0321",
                        &names.origin,
                        "operands are adapted where every target has the extension",
                    );
                    cx.report(diag.help("a different operand is a different entry"));
                    continue;
                }
                if let Some(resolved) = kinds.resolve(cx, unit, def, columns, 0) {
                    names
                        .words()
                        .iter()
                        .for_each(|name| operand(cx, kinds, op, name, &resolved));
                }
            }
            if let (Some(sem), Some(is)) = (&adapted.sem, &op.is) {
                let message = format!(
                    "`{}` has its semantics from the instruction that it abbreviates",
                    op.name
                );
                let diag = Diag::error("E0322", &sem.origin, message).also(&is.origin, "abbreviated here");
                cx.report(diag.help("adapt that instruction"));
            } else if everywhere {
                op.sem = adapted.sem.clone().or(op.sem.take());
                adapted
                    .data
                    .iter()
                    .for_each(|(key, value)| put(&mut op.data, key, value));
            } else {
                op.adapted.push(adapted.clone());
            }
        }
    }
}

/// Gives an operand another kind of the same width; its bits stay where they are.
fn operand(cx: &Cx<'_>, kinds: &Kinds, op: &mut Op, name: &Text, resolved: &Resolved) {
    let known: Vec<String> = op.operands.iter().map(|o| o.name.clone()).collect();
    let Some(found) = op.operands.iter_mut().find(|o| *o.name == *name.text) else {
        let diag = Diag::error(
            "E0320",
            &name.origin,
            format!("`{}` has no operand `{}`", op.name, name.text),
        );
        let help = did_you_mean(&name.text, known.iter().map(String::as_str));
        cx.report(diag.help(help.unwrap_or_else(|| "an operand of all that the line adapts".into())));
        return;
    };
    let width = resolved.width.unwrap_or(found.width.into());
    if width != u32::from(found.width) || !resolved.args.is_empty() {
        let message = format!(
            "`{}` of `{}` has {} bits, this kind has {width}",
            found.name, op.name, found.width
        );
        cx.report(
            Diag::error("E0107", &name.origin, message).help("the bits stay where they are: give a kind of that width"),
        );
        return;
    }
    found.kind = kinds.id(resolved.shape, width);
    found.signed = resolved.signed;
    found.default = resolved.attrs.default;
    found.except.clone_from(&resolved.attrs.except);
}

fn put(data: &mut Vec<(String, String)>, key: &str, value: &str) {
    match data.iter_mut().find(|(known, _)| known == key) {
        Some((_, old)) => *old = value.to_string(),
        None => data.push((key.to_string(), value.to_string())),
    }
}

fn hits(features: &Features, isa: &Isa, word: &Text) -> Vec<usize> {
    let extension = features.get(&word.text);
    let fits = |op: &Op| Some(op.feature) == extension || matches(&op.name, &word.text);
    (0..isa.ops.len()).filter(|i| fits(&isa.ops[*i])).collect()
}

/// Is the name of this form? `*` stands for any text.
pub fn matches(name: &str, pattern: &str) -> bool {
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
