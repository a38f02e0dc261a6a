//! Selectors of instructions: names with `*`, or `key=value` of data.

use super::super::adapt::matches;
use super::super::cx::Cx;
use crate::model::{Isa, Op};
use crate::syntax::yaml::Text;
use onespec_core::isa::OpId;
use onespec_core::isa::timing::OTHER;
use onespec_diag::{Diag, did_you_mean};

/// The name of words that are no instruction.
const OTHER_NAME: &str = "other";

/// The instructions that one of the words of a text selects, in order; [`OTHER`] last. Words that select nothing are reported.
pub fn select(cx: &Cx<'_>, isa: &Isa, text: &Text) -> Vec<OpId> {
    let mut all: Vec<OpId> = Vec::new();
    for word in text.words() {
        let before = all.len();
        if &*word.text == OTHER_NAME {
            all.push(OTHER);
        }
        let hits = isa.ops.iter().enumerate().filter(|(_, op)| fits(op, &word.text));
        all.extend(hits.map(|(at, _)| at as OpId));
        if all.len() == before {
            let message = format!("`{}` selects no instruction", word.text);
            let diag = Diag::error("E0801", &word.origin, message);
            let help = match word.text.split_once('=') {
                Some((key, value)) => {
                    let values = isa.ops.iter().flat_map(|op| &op.data).filter(|(known, _)| known == key);
                    did_you_mean(value, values.map(|(_, value)| value.as_str()))
                }
                None => did_you_mean(&word.text, isa.ops.iter().map(|op| op.name.as_str())),
            };
            let help = help.unwrap_or_else(|| "a mnemonic, with `*` for any text, or `key=value` of data".into());
            cx.report(diag.help(help));
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

fn fits(op: &Op, word: &str) -> bool {
    match word.split_once('=') {
        Some((key, value)) => op.data.iter().any(|(known, found)| known == key && found == value),
        None => matches(&op.name, word),
    }
}
