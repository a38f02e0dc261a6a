//! Settings: properties of a machine that are fixed while it runs, within bounds that features give.

use super::cx::Cx;
use super::features::Features;
use super::once::Once;
use crate::model::{Isa, Setting};
use crate::syntax::yaml::{self, Map, Text};
use onespec_diag::Diag;

/// Greatest value.
const MAX: i64 = 1 << 32;

/// Fills `isa.settings`.
pub fn build(cx: &Cx<'_>, features: &Features, isa: &mut Isa) {
    let mut once = Once::new(cx, "setting");
    let machines = cx
        .units
        .iter()
        .enumerate()
        .filter_map(|(unit, u)| Some((unit, u.yaml.machine.as_ref()?)));
    for (unit, (name, shape)) in machines.flat_map(|(unit, m)| m.settings.iter().map(move |pair| (unit, pair))) {
        if once.is_first(unit, name) {
            isa.settings.extend(setting(cx, features, name, shape));
        }
    }
}

fn setting(cx: &Cx<'_>, features: &Features, name: &Text, shape: &yaml::Setting) -> Option<Setting> {
    let number = |text: &Text| {
        let value = text.text.parse().ok().filter(|v| (0..=MAX).contains(v));
        if value.is_none() {
            let diag = Diag::error(
                "E0718",
                &text.origin,
                format!("`{}` is no value of a setting", text.text),
            );
            cx.report(diag.help("values are decimal numbers, separated by blanks"));
        }
        value
    };
    let values: Vec<i64> = shape.in_.0.iter().filter_map(number).collect();
    if values.is_empty() || !values.is_sorted() {
        let diag = Diag::error(
            "E0718",
            &name.origin,
            format!("setting `{}` has no ascending values", name.text),
        );
        cx.report(diag.help("write `in: 64 128 256`"));
        return None;
    }
    let one_of = |text: &Text| {
        let value = number(text)?;
        if values.contains(&value) {
            return Some(value);
        }
        let diag = Diag::error(
            "E0718",
            &text.origin,
            format!("setting `{}` is never {value}", name.text),
        );
        cx.report(diag.help("take one of the values under `in`"));
        None
    };
    let bounds = |map: &Map<Text>| {
        let pair = |(key, value): &(Text, Text)| Some((features.find(cx, &key.text, &key.origin)?, one_of(value)?));
        map.iter().filter_map(pair).collect()
    };
    Some(Setting {
        name: name.text.to_string(),
        doc: shape.doc.as_ref().map_or_else(String::new, |d| d.text.to_string()),
        default: shape
            .default
            .as_ref()
            .map_or(values.first().copied(), one_of)
            .unwrap_or_default(),
        assumed: shape.assume.as_ref().and_then(one_of),
        least: bounds(&shape.least),
        most: bounds(&shape.most),
        values,
        origin: name.origin.clone(),
    })
}
