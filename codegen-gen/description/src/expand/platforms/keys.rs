//! Numbers of platforms, and messages about keys that are missing.

use super::super::cx::Cx;
use super::super::instructions::source_text;
use crate::model::PlatformState;
use crate::syntax::bits;
use crate::syntax::yaml::Text;
use onespec_diag::{Diag, Origin};

/// Reports that something lacks a key.
pub fn missing(cx: &Cx<'_>, what: &str, at: &Origin, key: &str) {
    cx.report(Diag::error("E0719", at, format!("{what} has no `{key}`")).help(format!("write `{key}: …`")));
}

/// A number of 64 bits. `what` says of what, for the message.
pub fn number(cx: &Cx<'_>, text: &Text, what: &str) -> Option<u64> {
    let found = bits::number(&text.text).and_then(|n| u64::try_from(n).ok());
    if found.is_none() {
        let diag = Diag::error("E0718", &text.origin, format!("`{}` is no {what}", text.text));
        cx.report(diag.help("a number of 64 bits, decimal or `0x…`"));
    }
    found
}

/// A number within bounds.
pub fn number_up_to(cx: &Cx<'_>, text: &Text, least: u64, most: u64) -> Option<u64> {
    let found = number(cx, text, "number")?;
    if (least..=most).contains(&found) {
        return Some(found);
    }
    let diag = Diag::error("E0718", &text.origin, format!("{found} is out of range"));
    cx.report(diag.help(format!("a number from {least} to {most}")));
    None
}

/// A piece of state as it is written.
pub fn named(name: &Text, value: Option<(u64, &Text)>) -> PlatformState {
    PlatformState {
        name: source_text(name),
        value: value.map(|(value, text)| (value, text.origin.clone())),
    }
}
