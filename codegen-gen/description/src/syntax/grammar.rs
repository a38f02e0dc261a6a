//! The pest grammars of layouts and templates behind one door: limits first (pest and tree walks recurse), then the parser.

use onespec_diag::{Diag, Origin};
use pest::Parser;
use pest::error::{Error, ErrorVariant, InputLocation};
use pest::iterators::Pair;

#[derive(pest_derive::Parser)]
#[grammar = "syntax/bits.pest"]
#[grammar = "syntax/assembly.pest"]
pub(super) struct Grammar;

/// Why a text did not parse, and where in it (bytes of the decoded text).
#[derive(Debug, Clone)]
pub struct Bad {
    pub message: String,
    pub at: (usize, usize),
}

impl Bad {
    pub fn new(message: impl Into<String>, at: (usize, usize)) -> Bad {
        Bad {
            message: message.into(),
            at,
        }
    }

    /// As `E0100` at its place in the text.
    pub fn diag(&self, what: &str, origin: &Origin) -> Diag {
        let message = format!("cannot parse this {what}");
        Diag::error("E0100", origin.at(self.at.0, self.at.1), message).label(self.message.clone())
    }
}

const MAX_LEN: usize = 16 << 10;
const MAX_NESTING: usize = 64;
const MAX_OPERATORS: usize = 400;

/// The tree of a text, within limits.
pub(super) fn parse(rule: Rule, text: &str) -> Result<Pair<'_, Rule>, Bad> {
    bounded(text)?;
    match Grammar::parse(rule, text) {
        Ok(mut pairs) => pairs.next().ok_or_else(|| Bad::new("nothing here", (0, 0))),
        Err(error) => Err(explain(&error, text)),
    }
}

/// Refuses what could exhaust the stack.
fn bounded(text: &str) -> Result<(), Bad> {
    if text.len() > MAX_LEN {
        return Err(Bad::new(format!("longer than {MAX_LEN} bytes"), (0, 0)));
    }
    let (mut depth, mut operators) = (0usize, 0usize);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'!' | b'~' | b'-' | b'?' | b'+' | b'*' | b'=' | b'&' => operators += 1,
            _ => {}
        }
        if depth > MAX_NESTING || operators > MAX_OPERATORS {
            return Err(Bad::new("nested too deeply", (at, at + 1)));
        }
    }
    Ok(())
}

fn explain(error: &Error<Rule>, text: &str) -> Bad {
    let (start, end) = match error.location {
        InputLocation::Pos(at) => (
            at,
            at + text.get(at..).and_then(|t| t.chars().next()).map_or(0, char::len_utf8),
        ),
        InputLocation::Span(span) => span,
    };
    let message = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => {
            let mut wanted: Vec<&str> = positives.iter().filter_map(|r| describe(*r)).collect();
            wanted.sort_unstable();
            wanted.dedup();
            match wanted.split_last() {
                None => "not expected here".to_string(),
                Some((one, [])) => format!("expected {one}"),
                Some((last, others)) => format!("expected {} or {last}", others.join(", ")),
            }
        }
        ErrorVariant::CustomError { message } => message.clone(),
    };
    Bad::new(message, (start, end))
}

/// What a rule is called in messages. Rules that say nothing to an author have no name.
fn describe(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::EOI => "the end",
        Rule::name | Rule::kind_name | Rule::register_name | Rule::stem => "a name",
        Rule::number | Rule::integer_literal | Rule::index | Rule::width => "a number",
        Rule::element | Rule::sized | Rule::ignored | Rule::tied | Rule::piece => "a field",
        Rule::pattern => "bits",
        Rule::slices | Rule::range => "a range of bits",
        Rule::assign => "`field=value`",
        Rule::value | Rule::literal => "a value",
        Rule::integer | Rule::signed | Rule::use_kind => "a kind",
        Rule::attr | Rule::dir | Rule::pcrel | Rule::hex | Rule::wrap | Rule::except | Rule::shown | Rule::default => {
            "an attribute (`in`, `out`, `inout`, `pcrel`, `hex`, `wrap`, `!= 0`, `as u20`, `= default`)"
        }
        Rule::expr | Rule::cond | Rule::unary | Rule::prefix | Rule::primary | Rule::call | Rule::slice => {
            "an expression"
        }
        Rule::binop => "an operator",
        Rule::set => "a set",
        Rule::member => "a number or a range",
        Rule::one | Rule::all_of | Rule::span | Rule::absent => "a feature",
        Rule::hole | Rule::operand | Rule::choice => "`{operand}`",
        Rule::branch | Rule::branch_text | Rule::text | Rule::quoted | Rule::quoted_text => "text",
        _ => return None,
    })
}
