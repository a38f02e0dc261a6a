//! Text and back: every word that a target has prints as a text which denotes that word.

use crate::vectors::{Random, word};
use onespec_core::decode::Decoder;
use onespec_core::isa::{Isa, OpId, Word};
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use std::collections::BTreeMap;

/// What came of it.
#[derive(Debug, Default)]
pub struct RoundTrip {
    /// Words that came back as themselves.
    pub same: usize,
    /// By instruction: how many words did not, and the first of them, told. `lossy:` stands before the name where the word
    /// that came back has the same text, which so does not say all of the word.
    pub different: BTreeMap<String, (usize, String)>,
}

/// Random words of a target's instructions, each as often as the others, printed in their own names and parsed.
pub fn round_trip(isa: &'static Isa, target: &Resolved, seed: u64, count: usize) -> RoundTrip {
    let options = PrintOptions {
        aliases: false,
        ..PrintOptions::default()
    };
    let (decoder, parser) = (Decoder::new(isa, target), Parser::new(isa, &target.features));
    let printer = Printer::new(isa, &target.features, options);
    let ops: Vec<_> = isa
        .ops
        .iter()
        .enumerate()
        .filter(|(_, op)| op.needs.holds(&target.features))
        .collect();
    let mut random = Random(seed);
    let mut out = RoundTrip::default();
    for (id, op) in ops.iter().cycle().take(if ops.is_empty() { 0 } else { count }) {
        let Some(word) = word(isa, *id as OpId, op, &mut random) else {
            continue;
        };
        match one(&decoder, &printer, &parser, word) {
            Ok(()) => out.same += 1,
            Err((lossy, why)) => {
                let name = format!("{}{}", if lossy { "lossy:" } else { "" }, op.name);
                out.different.entry(name).or_insert((0, why)).0 += 1;
            }
        }
    }
    out
}

/// What is wrong, and whether no more than that the text does not say all of the word.
fn one(decoder: &Decoder, printer: &Printer, parser: &Parser, word: Word) -> Result<(), (bool, String)> {
    let text = |word: Word| {
        let mut text = String::new();
        printer.print(decoder.decode(word)?, word, None, &mut text);
        Some(text)
    };
    let first = text(word).ok_or_else(|| (false, format!("{word:#x} is nothing")))?;
    match parser.parse(&first) {
        Ok((_, found)) if found == word => Ok(()),
        Ok((_, found)) => {
            let again = text(found).unwrap_or_default();
            Err((
                again == first,
                format!("{word:#x} prints `{first}`, which is {found:#x}"),
            ))
        }
        Err(error) => Err((
            false,
            format!("{word:#x} prints `{first}`, which does not parse: {error}"),
        )),
    }
}
