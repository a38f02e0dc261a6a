//! Calling conventions: registers by name become numbers.

use super::cx::Cx;
use super::features::Features;
use super::kinds::{register_names, registers};
use super::once::Once;
use crate::model::{Convention, ConventionBank, Isa, Needs, SourceText};
use crate::syntax::bits::number;
use crate::syntax::yaml::{self, Text};
use onespec_diag::{Diag, did_you_mean, nearest};

/// What the texts of a convention are called, some with a bank behind them: see `docs/reference/conventions.md`.
const TEXTS: [&str; 17] = [
    "copy",
    "load",
    "store",
    "offset",
    "sum",
    "constant",
    "address",
    "call",
    "call_register",
    "jump",
    "jump_far",
    "jump_register",
    "pad",
    "return",
    "start",
    "syscall",
    "elf",
];

/// Fills `isa.conventions`.
pub fn build(cx: &Cx<'_>, features: &Features, isa: &mut Isa) {
    let mut once = Once::new(cx, "calling convention");
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (name, written) in yaml.conventions.iter() {
            if !once.is_first(unit, name) {
                continue;
            }
            let convention = one(cx, features, isa, name, written);
            isa.conventions.extend(convention);
        }
    }
}

fn one(cx: &Cx<'_>, features: &Features, isa: &Isa, name: &Text, written: &yaml::Convention) -> Option<Convention> {
    let missing = |key: &str| {
        let message = format!("calling convention `{}` has no `{key}`", name.text);
        cx.report(Diag::error("E0719", &name.origin, message));
    };
    let stack = written.stack.as_ref().or_else(|| (missing("stack"), None).1)?;
    let plain = |text: &Option<Text>| text.as_ref().map_or(String::new(), |t| t.text.to_string());
    let size = |text: &Option<Text>, default: u32| match text {
        None => Some(default),
        Some(text) => match number(&text.text)
            .and_then(|n| u32::try_from(n).ok())
            .filter(|n| n.is_power_of_two())
        {
            Some(n) => Some(n),
            None => {
                let diag = Diag::error("E0718", &text.origin, format!("`{}` is no number of bytes", text.text));
                cx.report(diag.help("a power of two"));
                None
            }
        },
    };
    let needs = written
        .needs
        .as_ref()
        .map_or(Some(Needs::default()), |text| features.needs(cx, text));
    let banks: Vec<ConventionBank> = written
        .banks
        .iter()
        .filter_map(|(name, bank)| one_bank(cx, isa, written, name, bank))
        .collect();
    if written.banks.iter().next().is_none() {
        missing("banks");
    }
    let names: Vec<&str> = banks.iter().map(|b| b.name.as_str()).collect();
    let texts = written.texts.iter().map(|(key, text)| {
        // Behind the word one bank or two, and a number of bits.
        let mut words = key.text.split_whitespace().peekable();
        let mut known = words.next().is_some_and(|word| TEXTS.contains(&word));
        let mut banks = 0;
        while words.next_if(|word| names.contains(word)).is_some() {
            banks += 1;
        }
        if banks > 0 {
            words.next_if(|word| number(word).is_some());
        }
        known &= banks <= 2 && words.next().is_none();
        if !known {
            let diag = Diag::error("E0718", &key.origin, format!("a convention has no text `{}`", key.text));
            let there_are = || format!("there are: {}, some with a bank behind them", TEXTS.join(", "));
            cx.report(diag.help(nearest(&key.text, TEXTS).map_or_else(there_are, |n| format!("did you mean `{n}`?"))));
        }
        let assembly = SourceText {
            text: text.text.trim_end().to_string(),
            origin: text.origin.clone(),
        };
        (key.text.to_string(), assembly)
    });
    let texts: Vec<(String, SourceText)> = texts.collect();
    // Everything is looked at before anything is given up.
    let (stack, align, slot) = (
        any_register(cx, isa, stack),
        size(&written.align, 16),
        size(&written.slot, 8),
    );
    Some(Convention {
        name: name.text.to_string(),
        doc: plain(&written.doc),
        needs: needs?,
        stack: stack?,
        align: align?,
        slot: slot?,
        texts,
        banks,
    })
}

fn one_bank(
    cx: &Cx<'_>,
    isa: &Isa,
    convention: &yaml::Convention,
    name: &Text,
    bank: &yaml::Bank,
) -> Option<ConventionBank> {
    let Some(file_name) = &bank.file else {
        let message = format!("bank `{}` has no `file`", name.text);
        cx.report(Diag::error("E0719", &name.origin, message).help("the register file that its values are in"));
        return None;
    };
    let Some((index, file)) = isa.files.iter().enumerate().find(|(_, f)| f.name == *file_name.text) else {
        let message = format!("unknown register file `{}`", file_name.text);
        let help = did_you_mean(&file_name.text, isa.files.iter().map(|f| f.name.as_str()));
        cx.report(Diag::error("E0114", &file_name.origin, message).help(help.unwrap_or_default()));
        return None;
    };
    let list = |text: &Option<Text>| text.as_ref().map_or_else(Vec::new, |text| registers(cx, file, text));
    let beyond = bank.beyond.as_ref().and_then(|text| {
        let at = convention.banks.iter().position(|(known, _)| known.text == text.text);
        if at.is_none() {
            let help = did_you_mean(&text.text, convention.banks.iter().map(|(name, _)| &*name.text));
            let diag = Diag::error("E0718", &text.origin, format!("unknown bank `{}`", text.text));
            cx.report(diag.help(help.unwrap_or_default()));
        }
        at.and_then(|at| u8::try_from(at).ok())
    });
    Some(ConventionBank {
        name: name.text.to_string(),
        file: index as u16,
        order: list(&bank.order),
        saved: list(&bank.saved),
        arguments: list(&bank.arguments),
        results: list(&bank.results),
        beyond,
    })
}

/// A register of any file.
fn any_register(cx: &Cx<'_>, isa: &Isa, text: &Text) -> Option<(u16, u16)> {
    let found = isa.files.iter().enumerate().find_map(|(file, f)| {
        let names = register_names(f);
        let (_, number) = names.iter().find(|(name, _)| *name == *text.text)?;
        Some((file as u16, u16::try_from(*number).ok()?))
    });
    if found.is_none() {
        cx.report(Diag::error(
            "E0114",
            &text.origin,
            format!("unknown register `{}`", text.text),
        ));
    }
    found
}
