//! Calling conventions: registers by name become numbers.

use super::cx::Cx;
use super::family::members;
use super::features::Features;
use super::kinds::{register_names, registers};
use super::once::Once;
use crate::model::{ArrayRows, Convention, ConventionBank, Isa, Needs, SourceText};
use crate::syntax::bits::number;
use crate::syntax::yaml::{self, Text, TextFamily, TextOr};
use onespec_core::isa::convention::{SERVICE_KINDS, Supplied, begin};
use onespec_core::isa::platform::MemoryKind;
use onespec_diag::{Diag, did_you_mean, nearest};

/// What the texts of a convention are called, some with a bank behind them: see `docs/reference/conventions.md`.
const TEXTS: [&str; 30] = [
    "copy",
    "load",
    "store",
    "offset",
    "sum",
    "difference",
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
    "launch",
    "syscall",
    "set",
    "ready",
    "next",
    "bytes",
    "elf",
    "condition",
    "branch",
    "join",
    "service",
    "begin",
    "record",
    "replay",
];

/// Whether a text of this key is one that has other words than banks behind it, as it should: `branch not`, `join FLAG`,
/// `begin NAME BANK COUNT`, `service NAME KIND… COUNT`, `record COUNT`.
fn has_words(key: &str, banks: &[&str], begins: &[&str]) -> bool {
    let is_supplied = |kind: &str| {
        Supplied::read(kind)
            .is_some_and(|it| it.number().is_some() || banks.contains(&it.what) || begins.contains(&it.begins().0))
    };
    let words: Vec<&str> = key.split_whitespace().collect();
    match words.as_slice() {
        ["branch", "not"] | ["join", _] => true,
        ["record", count] => number(count).is_some_and(|count| count > 0),
        ["begin", _, bank, count] => banks.contains(bank) && number(count).is_some(),
        ["service", _, rest @ ..] => {
            let kinds = match rest {
                [kinds @ .., count] if number(count).is_some() => kinds,
                kinds => kinds,
            };
            kinds.iter().all(|kind| {
                SERVICE_KINDS.contains(kind) || banks.contains(kind) || is_supplied(kind) || kind.starts_with("row:")
            })
        }
        _ => false,
    }
}

/// Fills `isa.conventions`.
pub fn build(cx: &Cx<'_>, features: &Features, isa: &mut Isa) {
    let mut once = Once::new(cx, "calling convention");
    let mut written: Vec<(Text, yaml::Convention)> = Vec::new();
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        let first = yaml.conventions.iter().filter(|(name, _)| once.is_first(unit, name));
        written.extend(first.map(|(name, of)| {
            let mut of = of.clone();
            of.texts = families(cx, unit, &of.texts);
            (name.clone(), of)
        }));
    }
    let all: Vec<&(Text, yaml::Convention)> = written.iter().collect();
    for (name, written) in all.iter().copied() {
        let whole = inherit(cx, &all, name, written, &mut Vec::new());
        let convention = one(cx, features, isa, name, &whole);
        isa.conventions.extend(convention);
    }
}

/// Texts with members in place of families.
fn families(cx: &Cx<'_>, unit: usize, texts: &yaml::Map<TextOr<TextFamily>>) -> yaml::Map<TextOr<TextFamily>> {
    let mut whole = yaml::Map::default();
    for (key, text) in texts.iter() {
        let TextOr::Full(family) = text else {
            whole.0.push((key.clone(), text.clone()));
            continue;
        };
        let Some(text) = &family.text else {
            let diag = Diag::error(
                "E0719",
                &key.origin,
                format!("family of texts `{}` has no `text`", key.text),
            );
            cx.report(diag);
            continue;
        };
        for columns in members(cx, unit, family.for_.as_ref(), &[], family.when.as_ref(), key) {
            whole.0.push((columns.fill(key), TextOr::Text(columns.fill(text))));
        }
    }
    whole
}

/// The texts of a convention without families.
fn plain_texts(written: &yaml::Convention) -> impl Iterator<Item = (&Text, &Text)> {
    written.texts.iter().filter_map(|(key, text)| match text {
        TextOr::Text(text) => Some((key, text)),
        TextOr::Full(_) => None,
    })
}

/// A convention with what it takes from those that it extends: of several the last counts, and its own keys before all.
fn inherit<'c>(
    cx: &Cx<'_>,
    all: &[&'c (Text, yaml::Convention)],
    name: &'c Text,
    written: &'c yaml::Convention,
    open: &mut Vec<&'c str>,
) -> yaml::Convention {
    open.push(&name.text);
    let mut whole = yaml::Convention {
        origin: written.origin.clone(),
        ..yaml::Convention::default()
    };
    for of in written.extends.iter().flat_map(Text::words) {
        let found = all.iter().copied().find(|(known, _)| known.text == of.text);
        match found {
            // A circle is told of once, by the convention that is read first.
            Some((known, _)) if open.first() == Some(&&*known.text) => {
                let message = format!("calling convention `{}` extends itself", known.text);
                cx.report(Diag::error("E0718", &of.origin, message));
            }
            Some((known, _)) if open.contains(&&*known.text) => {}
            Some((known, base)) => {
                let base = inherit(cx, all, known, base, open);
                merge(&mut whole, &base);
            }
            // Told of where the convention itself is read, not those that extend it.
            None if open.len() == 1 => {
                let message = format!("unknown calling convention `{}`", of.text);
                let help = did_you_mean(&of.text, all.iter().map(|(known, _)| &*known.text));
                cx.report(Diag::error("E0718", &of.origin, message).help(help.unwrap_or_default()));
            }
            None => {}
        }
    }
    // Targets and descriptions are a convention's own.
    (whole.needs, whole.doc) = (None, None);
    merge(&mut whole, written);
    open.pop();
    whole
}

/// Puts the keys of a convention over those of another one.
fn merge(whole: &mut yaml::Convention, over: &yaml::Convention) {
    let put = |slot: &mut Option<Text>, text: &Option<Text>| {
        if text.is_some() {
            slot.clone_from(text);
        }
    };
    put(&mut whole.doc, &over.doc);
    put(&mut whole.needs, &over.needs);
    put(&mut whole.stack, &over.stack);
    put(&mut whole.approximate, &over.approximate);
    put(&mut whole.align, &over.align);
    put(&mut whole.slot, &over.slot);
    if over.rows.is_some() {
        whole.rows.clone_from(&over.rows);
    }
    put_all(&mut whole.keeps, &over.keeps);
    for (name, bank) in over.banks.iter() {
        let known = whole.banks.0.iter().position(|(known, _)| known.text == name.text);
        let at = known.unwrap_or_else(|| {
            whole.banks.0.push((name.clone(), yaml::Bank::default()));
            whole.banks.0.len() - 1
        });
        let Some((_, own)) = whole.banks.0.get_mut(at) else {
            continue;
        };
        put(&mut own.file, &bank.file);
        put(&mut own.order, &bank.order);
        put(&mut own.saved, &bank.saved);
        put(&mut own.arguments, &bank.arguments);
        put(&mut own.results, &bank.results);
        put(&mut own.beyond, &bank.beyond);
        put(&mut own.classes, &bank.classes);
        put(&mut own.slot, &bank.slot);
    }
    put_all(&mut whole.texts, &over.texts);
}

/// Puts entries over those with the same keys.
fn put_all<T: Clone>(whole: &mut yaml::Map<T>, over: &yaml::Map<T>) {
    for (key, text) in over.iter() {
        match whole.0.iter_mut().find(|(known, _)| known.text == key.text) {
            Some(own) => *own = (key.clone(), text.clone()),
            None => whole.0.push((key.clone(), text.clone())),
        }
    }
}

/// A number of bytes, a power of two.
fn bytes(cx: &Cx<'_>, text: &Option<Text>, default: u32) -> Option<u32> {
    let Some(text) = text else { return Some(default) };
    let written = number(&text.text).and_then(|n| u32::try_from(n).ok());
    let written = written.filter(|n| n.is_power_of_two());
    if written.is_none() {
        let diag = Diag::error("E0718", &text.origin, format!("`{}` is no number of bytes", text.text));
        cx.report(diag.help("a power of two"));
    }
    written
}

fn one(cx: &Cx<'_>, features: &Features, isa: &Isa, name: &Text, written: &yaml::Convention) -> Option<Convention> {
    let missing = |key: &str| {
        let message = format!("calling convention `{}` has no `{key}`", name.text);
        cx.report(Diag::error("E0719", &name.origin, message));
    };
    let plain = |text: &Option<Text>| text.as_ref().map_or(String::new(), |t| t.text.to_string());
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
    let begins = written.texts.iter().filter_map(|(key, _)| Some(begin(&key.text)?.0));
    let begins: Vec<&str> = begins.collect();
    let texts = plain_texts(written).map(|(key, text)| {
        // Behind the word one bank or two, and a number of bits.
        let mut words = key.text.split_whitespace().peekable();
        let mut known = words.next().is_some_and(|word| TEXTS.contains(&word));
        let mut banks = 0;
        while words.next_if(|word| names.contains(word)).is_some() {
            banks += 1;
        }
        if banks > 0 {
            // Values of so many bits, or groups of so many registers.
            words.next_if(|word| *word == "group");
            words.next_if(|word| number(word).is_some());
        }
        known &= banks <= 2 && words.next().is_none() && &*key.text != "record";
        known |= is_setting(isa, &key.text) || has_words(&key.text, &names, &begins);
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
    let rows = written.rows.as_ref().map(|rows| array_rows(cx, isa, name, rows));
    let keeps = written
        .keeps
        .iter()
        .filter_map(|(state, value)| kept(cx, isa, written, state, value));
    let keeps: Vec<(String, i64)> = keeps.collect();
    let approximate = written.approximate.as_ref().map(|text| yes_or_no(cx, text));
    let (stack, align, slot) = (
        written.stack.as_ref().map(|stack| any_register(cx, isa, stack)),
        bytes(cx, &written.align, 16),
        bytes(cx, &written.slot, 8),
    );
    Some(Convention {
        name: name.text.to_string(),
        doc: plain(&written.doc),
        needs: needs?,
        stack: match stack {
            Some(stack) => Some(stack?),
            None => None,
        },
        approximate: approximate.unwrap_or(false),
        align: align?,
        slot: slot?,
        rows: match rows {
            Some(rows) => Some(rows?),
            None => None,
        },
        keeps,
        texts,
        banks,
    })
}

/// Rows of a tile memory of a platform.
fn array_rows(cx: &Cx<'_>, isa: &Isa, name: &Text, rows: &yaml::ArrayRows) -> Option<ArrayRows> {
    let missing = |key: &str| {
        let message = format!("`rows` of calling convention `{}` has no `{key}`", name.text);
        cx.report(Diag::error("E0719", &name.origin, message));
    };
    let count = |text: &Option<Text>, key: &str| {
        let Some(text) = text else {
            missing(key);
            return None;
        };
        let written = number(&text.text)
            .and_then(|n| u32::try_from(n).ok())
            .filter(|n| *n > 0);
        if written.is_none() {
            let diag = Diag::error("E0718", &text.origin, format!("`{}` is no number of rows", text.text));
            cx.report(diag.help("a number from 1 on"));
        }
        written
    };
    let [tile, step, arrays] =
        [(&rows.tile, "tile"), (&rows.step, "step"), (&rows.count, "count")].map(|(t, k)| count(t, k));
    let (Some(memory), Some(format)) = (&rows.memory, &rows.format) else {
        for key in [("memory", &rows.memory), ("format", &rows.format)] {
            if key.1.is_none() {
                missing(key.0);
            }
        }
        return None;
    };
    let memories = || isa.platforms.iter().flat_map(|platform| platform.table.memory);
    let tiled = memories().filter_map(|m| match &m.kind {
        MemoryKind::Tile(tiles) => Some((m.name, tiles)),
        _ => None,
    });
    let tiled: Vec<_> = tiled.collect();
    let Some((_, tiles)) = tiled.iter().find(|(known, _)| *known == &*memory.text) else {
        let message = format!("no platform has a tile memory `{}`", memory.text);
        let help = did_you_mean(&memory.text, tiled.iter().map(|(name, _)| *name));
        cx.report(
            Diag::error("E0718", &memory.origin, message)
                .help(help.unwrap_or_else(|| "a platform has it in `memory`, with `kind: tile`".into())),
        );
        return None;
    };
    if !tiles.formats.iter().any(|known| known.name == &*format.text) {
        let message = format!("tiles of `{}` have no format `{}`", memory.text, format.text);
        let help = did_you_mean(&format.text, tiles.formats.iter().map(|f| f.name));
        cx.report(Diag::error("E0718", &format.origin, message).help(help.unwrap_or_default()));
        return None;
    }
    Some(ArrayRows {
        memory: memory.text.to_string(),
        format: format.text.to_string(),
        tile: tile?,
        step: step?,
        count: arrays?,
    })
}

/// What a piece of state holds where functions begin and end; a text has to set it.
fn kept(cx: &Cx<'_>, isa: &Isa, convention: &yaml::Convention, state: &Text, value: &Text) -> Option<(String, i64)> {
    let negative = value.text.strip_prefix('-');
    let magnitude = number(negative.unwrap_or(&value.text)).and_then(|n| i64::try_from(n).ok());
    let Some(magnitude) = magnitude else {
        let message = format!("`{}` is no number that state holds", value.text);
        cx.report(Diag::error("E0718", &value.origin, message).help("write an integer"));
        return None;
    };
    let key = format!("set {} {}", state.text, value.text);
    if !is_setting(isa, &key) || !convention.texts.iter().any(|(known, _)| *known.text == *key) {
        let message = format!("the convention has no text `{key}`");
        cx.report(Diag::error("E0718", &state.origin, message).help("`keeps` is for state that a text sets"));
        return None;
    }
    let number = if negative.is_some() { -magnitude } else { magnitude };
    Some((state.text.to_string(), number))
}

/// `set STATE NUMBER`: what gives a piece of state this value.
fn is_setting(isa: &Isa, key: &str) -> bool {
    let words: Vec<&str> = key.split_whitespace().collect();
    let ["set", state, value] = words.as_slice() else {
        return false;
    };
    let value = value.strip_prefix('-').unwrap_or(value);
    number(value).is_some() && isa.state.iter().any(|known| known.name == *state)
}

fn yes_or_no(cx: &Cx<'_>, text: &Text) -> bool {
    let value = match &*text.text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    if value.is_none() {
        let diag = Diag::error(
            "E0718",
            &text.origin,
            format!("`{}` is neither `yes` nor `no`", text.text),
        );
        cx.report(diag.help("write `yes` or `no`"));
    }
    value.unwrap_or(false)
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
        classes: bank.classes.as_ref().map_or_else(Vec::new, |text| {
            text.text.split_whitespace().map(str::to_owned).collect()
        }),
        slot: bytes(
            cx,
            if bank.slot.is_some() {
                &bank.slot
            } else {
                &convention.slot
            },
            8,
        )?,
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
