//! What is declared for the selection of instructions.

use super::cx::Cx;
use super::exprs;
use super::family::members;
use super::features::Features;
use super::graph::{rule_texts, unique_rules};
use super::instructions::source_text;
use super::once::Once;
use crate::model::{Fuses, Isa, Needs, Repr, Select};
use crate::syntax::yaml::{self, Text};
use onespec_diag::{Diag, Sources, did_you_mean};

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
    }
    let Some(mut select) = made else { return };
    unique_rules(cx, &select.rules);
    let mut once = Once::new(cx, "representation");
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (file, list) in yaml.representations.iter() {
            let Some(index) = isa.files.iter().position(|f| f.name == *file.text) else {
                let diag = Diag::error(
                    "E0620",
                    &file.origin,
                    format!("there is no register file `{}`", file.text),
                );
                let help = did_you_mean(&file.text, isa.files.iter().map(|f| f.name.as_str()));
                cx.report(diag.help(help.unwrap_or_else(|| "representations belong to a register file".into())));
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
                        .filter(|w| (1..=64).contains(w));
                    let (Some(ty), Some(width), Some(value)) = (filled(&repr.type_), width, filled(&repr.value)) else {
                        let diag = Diag::error(
                            "E0719",
                            &name.origin,
                            format!("representation `{}` is not complete", name.text),
                        );
                        cx.report(
                            diag.help("it needs `type`, `width` (1 to 64 bits) and `value`, an expression over `x`"),
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
    isa.select = Some(select);
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
