//! Rules of the description as patterns.

use crate::model::Isa;

/// Name of rule number `i`.
pub fn name(isa: &Isa, i: usize) -> String {
    let text = isa
        .select
        .as_ref()
        .and_then(|s| s.rules.get(i))
        .map_or("", |r| r.text.as_str());
    text.split_whitespace()
        .nth(1)
        .unwrap_or("")
        .trim_end_matches(':')
        .to_string()
}
