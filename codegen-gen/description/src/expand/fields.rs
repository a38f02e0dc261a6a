//! Constant fields and the values written for them.

use super::cx::Cx;
pub use super::local::FieldDef;
use crate::syntax::bits;
use crate::syntax::yaml::{Field, Text, TextOr};
use onespec_diag::{Diag, Place, did_you_mean};
use std::collections::BTreeMap;

impl FieldDef {
    pub fn new(cx: &Cx<'_>, key: &Text, field: &TextOr<Field>) -> Option<FieldDef> {
        let width = match field {
            TextOr::Text(text) => Some(text),
            TextOr::Full(Field { width, .. }) => width.as_ref(),
        };
        let Some(width) = width else {
            let diag = Diag::error("E0719", &key.origin, format!("field `{}` has no `width`", key.text));
            cx.report(diag.help("write `name: WIDTH`, or `name: {width: …, names: …}`"));
            return None;
        };
        let Some(bits) = width.text.parse().ok().filter(|w| (1..=128).contains(w)) else {
            let diag = Diag::error("E0718", &width.origin, format!("`{}` is no width", width.text));
            cx.report(diag.help("a number of bits from 1 to 128"));
            return None;
        };
        let mut def = FieldDef {
            width: Some(bits),
            names: BTreeMap::new(),
        };
        if let TextOr::Full(full) = field {
            for (name, value) in full.names.iter() {
                let place = Place::from(&value.origin);
                if let Some(value) = field_value(cx, &key.text, &value.text, place, bits, &FieldDef::default()) {
                    def.names.insert(name.text.to_string(), value);
                }
            }
        }
        Some(def)
    }
}

/// The value of a field: a name, `0x…`, decimal, or binary of exactly its width; `0` and `1` fit every width.
pub fn field_value(cx: &Cx<'_>, field: &str, text: &str, at: Place, width: u32, def: &FieldDef) -> Option<u128> {
    if let Some(value) = def.names.get(text) {
        return Some(*value);
    }
    let binary = text.bytes().all(|b| matches!(b, b'0' | b'1' | b'_')) && !text.is_empty();
    let digits = text.bytes().filter(|b| *b != b'_').count();
    let value = if binary && digits > 1 {
        if digits != width as usize {
            let message = format!("`{field}={text}` is {digits} binary digits, the field has {width}");
            let value = u128::from_str_radix(&text.replace('_', ""), 2).unwrap_or(0);
            let decimal = bits::number(text).unwrap_or(0);
            let help = format!(
                "write `{value:0w$b}`, or `{decimal:#x}` for decimal {decimal}",
                w = width as usize
            );
            cx.report(Diag::error("E0103", at, message).help(help));
            return None;
        }
        u128::from_str_radix(&text.replace('_', ""), 2).ok()
    } else {
        bits::number(text)
    };
    let Some(value) = value else {
        let diag = Diag::error("E0102", at, format!("`{text}` is no value of `{field}`"));
        let names = did_you_mean(text, def.names.keys().map(String::as_str));
        cx.report(diag.help(names.unwrap_or_else(|| "a number: binary, decimal or `0x…`".into())));
        return None;
    };
    if width < 128 && value >> width != 0 {
        let diag = Diag::error("E0104", at, format!("`{field}={text}` does not fit {width} bits"));
        cx.report(diag.help(format!("the largest value is {:#x}", (1u128 << width) - 1)));
        return None;
    }
    Some(value)
}
