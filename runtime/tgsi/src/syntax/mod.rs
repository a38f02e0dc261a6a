//! The parser: a pest grammar reads the file, [`read`] turns its pairs into the tree. A line that is no statement is
//! told of and passed over, so one run finds many errors.

pub mod ast;
mod errors;
mod numbers;
mod operands;
mod read;

use crate::diag::Diags;
use crate::names::Stage;
use ast::{Shader, Span};
use pest::Parser;
use pest::iterators::Pair;

/// pest's macro writes `pub` rules without text about them.
mod grammar {
    #![allow(missing_docs)]
    #[derive(pest_derive::Parser)]
    #[grammar = "syntax/grammar.pest"]
    pub struct Grammar;
}
use grammar::{Grammar, Rule};

type Node<'t> = Pair<'t, Rule>;

/// Largest text that is read, in bytes.
pub const MAX_BYTES: usize = 8 << 20;

/// The shader that a text says. `None` where something in it is no TGSI, which is told; what is wrong with a shader
/// that can be read, [`crate::check`] finds.
pub fn parse(text: &str, diags: &mut Diags) -> Option<Shader> {
    if text.len() > MAX_BYTES {
        let help = format!("a shader has at most {} MiB", MAX_BYTES >> 20);
        diags.error("E2101", Span::default(), "this text is too large", help);
        return None;
    }
    let pairs = match Grammar::parse(Rule::shader, text) {
        Ok(pairs) => pairs,
        Err(error) => {
            errors::syntax(&error, text, 0, diags);
            return None;
        }
    };
    let mut nodes = pairs.flat_map(Pair::into_inner).peekable();
    let first = nodes.next();
    let word = first.as_ref().map_or("", Pair::as_str);
    let stage = Stage::from_word(word);
    if stage.is_none() {
        let span = first.as_ref().map(span_of).unwrap_or_default();
        let help = errors::meant(word, Stage::ALL.iter().map(|stage| stage.word()));
        diags.error("E2102", span, format!("`{word}` is no shader stage"), help);
    }
    let mut reader = read::Reader {
        // The stage whose declarations may say most.
        stage: stage.unwrap_or(Stage::Fragment),
        diags,
        immediates: 0,
    };
    let mut items = Vec::new();
    let mut failed = stage.is_none();
    // Where the last statement that is wrong ends: what follows on its line is a consequence.
    let mut told = None;
    while let Some(node) = nodes.next() {
        let (start, end) = (node.as_span().start(), node.as_span().end());
        if told.is_some_and(|told| !text[told..start.max(told)].contains('\n')) && node.as_rule() != Rule::EOI {
            told = Some(end);
            continue;
        }
        let item = match node.as_rule() {
            Rule::statement => {
                // A statement whose line goes on with what is none is no statement: its error stands where reading
                // ends.
                let goes_on = |next: &Node<'_>| next.as_rule() == Rule::unread && next.as_span().start() == end;
                match nodes.next_if(goes_on) {
                    Some(rest) => {
                        errors::lone(text, start, rest.as_span().end(), reader.diags);
                        None
                    }
                    None => reader.statement(node),
                }
            }
            Rule::unread => {
                errors::lone(text, start, end, reader.diags);
                None
            }
            _ => continue,
        };
        match item {
            Some(item) => items.push(item),
            None => (failed, told) = (true, Some(end)),
        }
    }
    (!failed).then_some(Shader {
        stage: reader.stage,
        items,
    })
}

fn span_of(node: &Node<'_>) -> Span {
    let span = node.as_span();
    Span {
        start: span.start() as u32,
        end: span.end() as u32,
    }
}
