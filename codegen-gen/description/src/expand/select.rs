//! What is declared for the selection of instructions.

use super::cx::Cx;
use super::exprs;
use super::family::members;
use super::features::Features;
use super::graph::{rule_texts, unique_rules};
use super::instructions::source_text;
use super::once::Once;
use crate::model::{Approximation, Fuses, Isa, Needs, Repr, Scale, Select, SelectSetting};
use crate::syntax::yaml::{self, Text};
use onespec_diag::{Diag, Sources, did_you_mean};

/// Bits of the widest value that a register holds.
const MAX_WIDTH: u32 = 4096;

/// Fills `isa.select`.
pub fn build(cx: &Cx<'_>, features: &Features, sources: &Sources, isa: &mut Isa) {
    let mut made: Option<Select> = None;
    for unit in cx.units {
        let Some(select) = &unit.yaml.select else { continue };
        let to = made.get_or_insert_with(Select::default);
        if let Some(gates) = &select.gates {
            to.gates = gates.text.to_string();
            to.origin = gates.origin.clone();
        }
        if let Some(text) = &select.vscale {
            to.scale = scale(cx, text, isa);
        }
        for (name, value) in select.given.iter() {
            let value = exprs::constant(cx, value).unwrap_or(0);
            to.given.push((name.text.to_string(), value));
            to.places.push((name.text.to_string(), name.origin.clone()));
        }
        let words = |list: &[Text]| list.iter().flat_map(Text::words).collect::<Vec<_>>();
        for word in words(&select.unobserved.0) {
            to.unobserved.push(word.text.to_string());
            to.places.push((word.text.to_string(), word.origin));
        }
        for value in words(&select.immediates.0) {
            to.immediates.extend(exprs::constant(cx, &value));
        }
        if let Some(written) = &select.fuses {
            to.fuses = fuses(cx, features, written);
        }
        rule_texts(cx, sources, unit, &select.rules.0, &mut to.rules);
        to.own.resize(to.rules.len(), unit.own);
    }
    let Some(mut select) = made else { return };
    unique_rules(cx, &select.rules);
    let mut once = Once::new(cx, "representation");
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (file, list) in yaml.representations.iter() {
            let state = || {
                let at = isa.state.iter().position(|s| s.name == *file.text);
                at.map(|at| isa.files.len() + at)
            };
            let Some(index) = isa.files.iter().position(|f| f.name == *file.text).or_else(state) else {
                let diag = Diag::error(
                    "E0620",
                    &file.origin,
                    format!("there is no register file `{}`", file.text),
                );
                let help = did_you_mean(&file.text, isa.files.iter().map(|f| f.name.as_str()));
                cx.report(diag.help(
                    help.unwrap_or_else(|| "representations belong to a register file, or to a piece of state".into()),
                ));
                continue;
            };
            for (key, repr) in list.iter() {
                for columns in members(cx, unit, repr.for_.as_ref(), &[], repr.when.as_ref(), key) {
                    let name = columns.fill(key);
                    if !once.is_first(unit, &name) {
                        continue;
                    }
                    let filled = |text: &Option<Text>| text.as_ref().map(|t| columns.fill(t));
                    let width = filled(&repr.width).and_then(|t| exprs::constant(cx, &t));
                    let width = width
                        .and_then(|w| u32::try_from(w).ok())
                        .filter(|w| (1..=MAX_WIDTH).contains(w));
                    let (Some(ty), Some(width), Some(value)) = (filled(&repr.type_), width, filled(&repr.value)) else {
                        let diag = Diag::error(
                            "E0719",
                            &name.origin,
                            format!("representation `{}` is not complete", name.text),
                        );
                        cx.report(
                            diag.help("it needs `type`, `width` (bits, 64 at most but for vectors) and `value`, an expression over `x`"),
                        );
                        continue;
                    };
                    select.reprs.push(Repr {
                        name: name.text.to_string(),
                        file: index as u16,
                        ty: ty.text.to_lowercase(),
                        width,
                        value: source_text(&value),
                        register: filled(&repr.register).as_ref().map(source_text),
                        border: filled(&repr.border).is_some_and(|t| &*t.text == "yes" || &*t.text == "true"),
                        origin: name.origin.clone(),
                    });
                }
            }
        }
    }
    select.approximations = approximations(cx);
    select.settings = settings(cx, features);
    isa.select = Some(select);
}

fn approximations(cx: &Cx<'_>) -> Vec<Approximation> {
    let mut made: Vec<Approximation> = Vec::new();
    let mut once = Once::new(cx, "approximation");
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, written) in yaml.approximates.iter() {
            for columns in members(cx, unit, written.for_.as_ref(), &[], written.when.as_ref(), key) {
                let name = columns.fill(key);
                if !once.is_first(unit, &name) {
                    continue;
                }
                let filled = |text: &Option<Text>| text.as_ref().map(|t| columns.fill(t));
                let bits = |text: &Option<Text>| {
                    let width = filled(text).and_then(|t| exprs::constant(cx, &t));
                    width
                        .and_then(|w| u32::try_from(w).ok())
                        .filter(|w| (1..=64).contains(w))
                };
                let inputs: Vec<Text> = written.inputs.0.iter().flat_map(|t| columns.fill(t).words()).collect();
                let parts: Vec<&str> = name.text.trim_end().split('.').collect();
                let named = match parts.as_slice() {
                    [gate, ty] => Some((*gate, "", *ty)),
                    [gate, condition, ty] => Some((*gate, *condition, *ty)),
                    _ => None,
                };
                let width = bits(&written.width);
                let all = (named, width, filled(&written.sem), filled(&written.bound));
                let (Some((gate, condition, ty)), Some(width), Some(sem), Some(bound)) = all else {
                    let message = format!("approximation `{}` is not complete", name.text);
                    let diag = Diag::error("E0719", &name.origin, message);
                    cx.report(diag.help(
                        "it is called `GATE.type` or `GATE.CONDITION.type`, and needs `inputs`, `width` (bits of each), \
                         `sem`, and `bound`, how far it is from the gate in words",
                    ));
                    continue;
                };
                made.push(Approximation {
                    gate: gate.to_string(),
                    condition: condition.to_string(),
                    ty: ty.to_lowercase(),
                    inputs: inputs.iter().map(|t| (t.text.to_string(), width)).collect(),
                    out: bits(&written.out).unwrap_or(width),
                    sem: source_text(&sem),
                    differs: filled(&written.differs).as_ref().map(source_text),
                    bound: bound.text.to_string(),
                    origin: name.origin.clone(),
                });
            }
        }
    }
    made
}

/// A number, or a setting of the machine divided by one.
fn scale(cx: &Cx<'_>, text: &Text, isa: &Isa) -> Option<Scale> {
    let wrong = |message: String| {
        let help = "a number from 1 to 64, or a setting of the machine divided by a number: a register holds so many times \
                    the bits of a vector's type";
        cx.report(Diag::error("E0719", &text.origin, message).help(help));
        None
    };
    if let Some((name, per)) = text.text.split_once('/') {
        let name = name.trim();
        let per = per.trim().parse().ok().filter(|n| (1..=4096).contains(n));
        return match (isa.settings.iter().any(|s| s.name == name), per) {
            (true, Some(per)) => Some(Scale::Setting(name.to_string(), per)),
            _ => wrong(format!("`{}` is no scale of vectors", text.text)),
        };
    }
    let scale = exprs::constant(cx, text)?;
    match u32::try_from(scale).ok().filter(|n| (1..=64).contains(n)) {
        Some(scale) => Some(Scale::Fixed(scale)),
        None => wrong(format!("{scale} is no scale of vectors")),
    }
}

fn settings(cx: &Cx<'_>, features: &Features) -> Vec<SelectSetting> {
    let mut made = Vec::new();
    let mut once = Once::new(cx, "setting of `select`");
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, written) in yaml.select.iter().flat_map(|s| s.settings.iter()) {
            for columns in members(cx, unit, written.for_.as_ref(), &[], written.when.as_ref(), key) {
                let name = columns.fill(key);
                if !once.is_first(unit, &name) {
                    continue;
                }
                let number = |text: &Text| exprs::constant(cx, &columns.fill(text));
                let numbers = |list: &yaml::Map<Text>| -> Vec<(String, i64)> {
                    let all = list.iter();
                    all.filter_map(|(name, value)| Some((name.text.to_string(), number(value)?)))
                        .collect()
                };
                let lanes = written.lanes.as_ref().and_then(number);
                let lanes = lanes.and_then(|n| u32::try_from(n).ok()).filter(|n| *n > 0);
                let state = numbers(&written.state);
                let (Some(lanes), false) = (lanes, state.is_empty()) else {
                    let message = format!("setting `{}` is not complete", name.text);
                    cx.report(Diag::error("E0719", &name.origin, message).help(
                        "it needs `lanes`, how many elements its vectors have for each unit of `vscale`, and `state` with what it holds",
                    ));
                    continue;
                };
                let needs = written
                    .needs
                    .as_ref()
                    .and_then(|t| features.needs(cx, &columns.fill(t)));
                let texts = written.set.iter();
                made.push(SelectSetting {
                    name: name.text.to_string(),
                    needs: needs.unwrap_or_default(),
                    lanes,
                    alike: written.alike.as_ref().map(|t| columns.fill(t).text.to_string()),
                    count: written.count.as_ref().map(|t| columns.fill(t).text.to_string()),
                    state,
                    given: numbers(&written.given),
                    set: texts
                        .map(|(way, text)| (way.text.to_string(), columns.fill(text).text.to_string()))
                        .collect(),
                    origin: name.origin.clone(),
                });
            }
        }
    }
    for setting in &made {
        let Some(of) = &setting.alike else { continue };
        let mut others = made
            .iter()
            .filter(|other| other.alike.is_none() && other.count == setting.count);
        if !others.any(|other| other.name == *of) {
            let message = format!(
                "setting `{}` is like `{of}`, which is none, or another kind of setting",
                setting.name
            );
            cx.report(Diag::error("E0719", &setting.origin, message).help(
                "`alike` names a setting without `alike` that has the same `count`: what instructions do under it to its \
                 elements they do here to so many",
            ));
        }
    }
    made
}

fn fuses(cx: &Cx<'_>, features: &Features, written: &yaml::Fuses) -> Option<Fuses> {
    let needs = match &written.needs {
        Some(text) => features.needs(cx, text)?,
        None => Needs::default(),
    };
    let cost = written.cost.as_ref().and_then(|text| exprs::constant(cx, text));
    let Some(cost) = cost.and_then(|c| u16::try_from(c).ok()) else {
        let diag = Diag::error("E0719", &written.origin, "`fuses` has no `cost`");
        cx.report(
            diag.help("write how many instructions a branch costs together with the one that it jumps over: `cost: 1`"),
        );
        return None;
    };
    Some(Fuses { needs, cost })
}
