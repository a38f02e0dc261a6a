//! Trees of the assembly language: one template is both the printer and the parser.

use super::bits::{self, Expr, Span};
use super::grammar::{Bad, Rule};
use pest::iterators::Pair;

/// The pieces of a template in order.
pub type Template = Vec<Piece>;

#[derive(Debug, Clone)]
pub enum Piece {
    Text(String),
    /// `{rd}`, or `{, rm}` with what stands around it: then it vanishes with its default.
    Hole {
        lead: String,
        name: String,
        trail: String,
        at: Span,
    },
    /// `{name = ldc}`: the mnemonic is this word in the text.
    Spelled(String),
    /// `{cond ? yes : no}`
    Choice {
        cond: Expr,
        yes: Template,
        no: Template,
        at: Span,
    },
}

pub(super) fn template(pair: Pair<'_, Rule>) -> Result<Template, Bad> {
    pieces(pair)
}

fn pieces(pair: Pair<'_, Rule>) -> Result<Template, Bad> {
    let mut out = Vec::new();
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::hole => out.extend(part.into_inner().next().map(hole).transpose()?),
            Rule::text | Rule::quoted_text | Rule::branch_text => out.push(Piece::Text(plain(part.as_str()))),
            _ => {}
        }
    }
    Ok(out)
}

fn hole(pair: Pair<'_, Rule>) -> Result<Piece, Bad> {
    let at = (pair.as_span().start(), pair.as_span().end());
    if pair.as_rule() == Rule::choice {
        let mut parts = pair.into_inner();
        let cond = parts
            .next()
            .map_or_else(|| Err(Bad::new("a condition is missing", at)), bits::expr)?;
        let yes = parts.next().map(pieces).transpose()?.unwrap_or_default();
        let no = parts.next().map(pieces).transpose()?.unwrap_or_default();
        return Ok(Piece::Choice { cond, yes, no, at });
    }
    if pair.as_rule() == Rule::spelled {
        let word = pair.into_inner().next();
        return Ok(Piece::Spelled(word.map_or(String::new(), |w| w.as_str().to_string())));
    }
    let (mut lead, mut name, mut trail) = (String::new(), String::new(), String::new());
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::lead => lead = around(part),
            Rule::trail => trail = around(part),
            Rule::name => name = part.as_str().to_string(),
            _ => {}
        }
    }
    Ok(Piece::Hole { lead, name, trail, at })
}

/// What stands before or after an optional operand: punctuation as it is, letters in quotes.
fn around(pair: Pair<'_, Rule>) -> String {
    let mut out = String::new();
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::punct => out.push_str(&plain(part.as_str())),
            Rule::quoted => part.into_inner().for_each(|text| out.push_str(&plain(text.as_str()))),
            _ => {}
        }
    }
    out
}

/// Without the backslashes of `\{`.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        out.push(if c == '\\' { chars.next().unwrap_or(c) } else { c });
    }
    out
}
