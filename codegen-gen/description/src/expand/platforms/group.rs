//! `group:` of a platform: lanes that execute one program together.

use super::super::cx::Cx;
use super::super::features::Features;
use super::super::timing::{leak, leak_text};
use super::ends;
use super::keys::{missing, number_up_to};
use crate::model::{Isa, PlatformState, RegFile};
use crate::syntax::bits;
use crate::syntax::yaml::{self, Map, Text};
use onespec_core::isa::Needs;
use onespec_core::isa::platform::{Group, Occupancy, Shared};
use onespec_diag::{Diag, did_you_mean};
use std::collections::BTreeSet;

/// Lanes of a group at most: a set of them is a number of 128 bits.
const MAX_LANES: u64 = 128;

/// The group of a platform. `None` after reporting.
pub fn group(
    cx: &Cx<'_>,
    features: &Features,
    isa: &Isa,
    written: &yaml::LaneGroup,
    state: &mut Vec<PlatformState>,
) -> Option<Group> {
    if written.lanes.iter().next().is_none() {
        missing(cx, "`group`", &written.origin, "lanes");
    }
    let lanes = by_target(cx, features, &written.lanes, MAX_LANES);
    let small = |text: &Option<Text>, least: u64, most: u64, otherwise: u16| {
        let found = text.as_ref().map(|text| number_up_to(cx, text, least, most));
        found.map_or(Some(otherwise), |found| u16::try_from(found?).ok())
    };
    let quad = small(&written.quad, 1, MAX_LANES, 1);
    let stack = small(&written.stack, 1, u16::MAX.into(), 0);
    let shared = written
        .shared
        .0
        .iter()
        .filter_map(|text| shared(cx, isa, text))
        .collect();
    let reconverge = match written.reconverge.iter().next() {
        None => None,
        Some((operand, text)) => Some((leak_text(&operand.text), signed(cx, text)?)),
    };
    if let Some((operand, _)) = written.reconverge.iter().next() {
        let all = isa.ops.iter().flat_map(|op| &op.operands);
        let names = all.map(|known| known.name.as_str());
        is_known(
            cx,
            operand,
            "no instruction has an operand",
            names,
            "an operand of instructions",
        );
    }
    for name in &written.at.0 {
        let names = isa.ops.iter().map(|op| op.name.as_str());
        is_known(cx, name, "no instruction is called", names, "a mnemonic");
    }
    for (second, _) in written.reconverge.iter().skip(1) {
        let diag = Diag::error("E0712", &second.origin, "`reconverge` names one operand");
        cx.report(diag.help("`reconverge: {jp: 1}`; instructions at which lanes always reconverge stand in `at`"));
    }
    let discards = match &written.discards {
        None => None,
        Some(cause) => {
            if !isa.causes.iter().any(|(name, _)| *name == *cause.text) {
                let diag = Diag::error("E0815", &cause.origin, format!("unknown cause `{}`", cause.text));
                let help = did_you_mean(&cause.text, isa.causes.iter().map(|(name, _)| name.as_str()));
                cx.report(diag.help(help.unwrap_or_else(|| "declare it under `causes`".into())));
            }
            Some(leak_text(&cause.text))
        }
    };
    let each = ends::values(cx, &written.each, state);
    let occupancy = written.occupancy.as_ref().and_then(|written| {
        let (Some(name), Some(below), Some(unit)) = (&written.file, &written.below, &written.unit) else {
            let diag = Diag::error("E0719", &written.origin, "`occupancy` lacks a key");
            cx.report(diag.help("it has `file`, `below`, `unit`, `units`, `most` and `step`"));
            return None;
        };
        let file = file(cx, isa, name)?;
        let number = |text: &Text| number_up_to(cx, text, 1, u16::MAX.into()).and_then(|n| u16::try_from(n).ok());
        Some(Occupancy {
            file: leak_text(&file.name),
            below: number(below)?,
            unit: number(unit)?,
            units: leak(by_target(cx, features, &written.units, u16::MAX.into())),
            most: written.most.as_ref().map_or(Some(u16::MAX), number)?,
            step: written.step.as_ref().map_or(Some(1), number)?,
        })
    });
    Some(Group {
        lanes: leak(lanes),
        quad: quad?,
        shared: leak(shared),
        reconverge,
        at: leak(written.at.0.iter().map(|name| leak_text(&name.text)).collect()),
        discards,
        stack: stack?,
        each: leak(each),
        occupancy,
    })
}

/// Reports a name that is none of these.
fn is_known<'a>(cx: &Cx<'_>, name: &Text, what: &str, names: impl Iterator<Item = &'a str>, help: &str) {
    let names: BTreeSet<&str> = names.collect();
    if names.contains(&*name.text) {
        return;
    }
    let diag = Diag::error("E0815", &name.origin, format!("{what} `{}`", name.text));
    let likely = did_you_mean(&name.text, names);
    cx.report(diag.help(likely.unwrap_or_else(|| format!("write {help}"))));
}

/// Numbers by feature expression.
fn by_target(cx: &Cx<'_>, features: &Features, map: &Map<Text>, most: u64) -> Vec<(Needs, u16)> {
    let one = |(needs, text): &(Text, Text)| {
        let needs = features.needs(cx, needs)?;
        let number = u16::try_from(number_up_to(cx, text, 1, most)?).ok()?;
        Some((Needs { any: leak(needs.any) }, number))
    };
    map.iter().filter_map(one).collect()
}

fn signed(cx: &Cx<'_>, text: &Text) -> Option<i64> {
    let found = bits::number(&text.text).and_then(|n| i64::try_from(n).ok());
    if found.is_none() {
        let diag = Diag::error(
            "E0718",
            &text.origin,
            format!("`{}` is no value of an operand", text.text),
        );
        cx.report(diag.help("a number"));
    }
    found
}

fn file<'a>(cx: &Cx<'_>, isa: &'a Isa, name: &Text) -> Option<&'a RegFile> {
    let found = isa.files.iter().find(|file| *file.name == *name.text);
    if found.is_none() {
        let diag = Diag::error(
            "E0815",
            &name.origin,
            format!("there is no register file `{}`", name.text),
        );
        let help = did_you_mean(&name.text, isa.files.iter().map(|file| file.name.as_str()));
        cx.report(diag.help(help.unwrap_or_else(|| "name one of `registers`".into())));
    }
    found
}

/// `C`, `R[245]`, `R[192..243]`
fn shared(cx: &Cx<'_>, isa: &Isa, text: &Text) -> Option<Shared> {
    let whole = &text.text;
    let (name, range) = match whole.split_once('[') {
        None => (&**whole, None),
        Some((name, rest)) => (name, rest.strip_suffix(']')),
    };
    let file = file(cx, isa, &text.part(0, name.len()))?;
    let last = file.count.saturating_sub(1);
    let (first, to) = match range {
        None if name.len() == whole.len() => ("0".to_owned(), last.to_string()),
        None => (String::new(), String::new()),
        Some(range) => match range.split_once("..") {
            Some((first, to)) => (first.to_owned(), to.to_owned()),
            None => (range.to_owned(), range.to_owned()),
        },
    };
    let number = |text: &str| text.parse::<u32>().ok().filter(|n| *n <= last);
    match (number(&first), number(&to)) {
        (Some(first), Some(to)) if first <= to => Some(Shared {
            file: leak_text(&file.name),
            first: u16::try_from(first).ok()?,
            last: u16::try_from(to).ok()?,
        }),
        _ => {
            let diag = Diag::error("E0718", &text.origin, format!("`{whole}` are no registers"));
            cx.report(diag.help(format!(
                "`{name}`, `{name}[3]` or `{name}[3..7]`; the last one is {last}"
            )));
            None
        }
    }
}
