//! The pest grammars behind one door: limits first (pest and tree walks recurse), then the parser, and each distinct
//! text only once, for a description repeats most of its strings.

use super::assembly::{self, Template};
use super::bits::{self, Expr, FormatUse, KindUse, Layout, Needs, RegisterName};
use super::yaml::Text;
use onespec_diag::{Diag, Origin};
use pest::Parser;
use pest::error::{Error, ErrorVariant, InputLocation};
use pest::iterators::Pair;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

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

/// What was parsed so far, by text.
#[derive(Debug)]
struct Cache<T>(RefCell<HashMap<Rc<str>, Parsed<T>>>);

/// The tree of a text, or what is wrong with it.
type Parsed<T> = Result<Rc<T>, Bad>;

impl<T> Default for Cache<T> {
    fn default() -> Self {
        Cache(RefCell::default())
    }
}

impl<T> Cache<T> {
    fn get(&self, text: &Text, parse: impl FnOnce(&str) -> Result<T, Bad>) -> Result<Rc<T>, Bad> {
        if let Some(known) = self.0.borrow().get(&text.text) {
            return known.clone();
        }
        let result = parse(&text.text).map(Rc::new);
        self.0.borrow_mut().insert(text.text.clone(), result.clone());
        result
    }
}

/// The parsers, each with its memory.
#[derive(Debug, Default)]
pub struct Languages {
    layouts: Cache<Layout>,
    format_uses: Cache<FormatUse>,
    kinds: Cache<KindUse>,
    exprs: Cache<Expr>,
    needs: Cache<Needs>,
    templates: Cache<Template>,
}

impl Languages {
    pub fn layout(&self, text: &Text) -> Result<Rc<Layout>, Bad> {
        self.layouts.get(text, |t| bits::layout(parse(Rule::layout, t)?))
    }

    pub fn format_use(&self, text: &Text) -> Result<Rc<FormatUse>, Bad> {
        self.format_uses
            .get(text, |t| bits::format_use(parse(Rule::format_use, t)?))
    }

    pub fn kind(&self, text: &Text) -> Result<Rc<KindUse>, Bad> {
        self.kinds.get(text, |t| bits::kind(parse(Rule::kind, t)?))
    }

    pub fn expr(&self, text: &Text) -> Result<Rc<Expr>, Bad> {
        self.exprs.get(text, |t| bits::constraint(parse(Rule::constraint, t)?))
    }

    pub fn needs(&self, text: &Text) -> Result<Rc<Needs>, Bad> {
        self.needs.get(text, |t| bits::needs(parse(Rule::needs, t)?))
    }

    pub fn register_names(&self, text: &Text) -> Result<Vec<RegisterName>, Bad> {
        bits::register_names(parse(Rule::register_names, &text.text)?)
    }

    pub fn template(&self, text: &Text) -> Result<Rc<Template>, Bad> {
        self.templates
            .get(text, |t| assembly::template(parse(Rule::template, t)?))
    }
}

const MAX_LEN: usize = 16 << 10;
const MAX_NESTING: usize = 64;
const MAX_OPERATORS: usize = 400;

fn parse(rule: Rule, text: &str) -> Result<Pair<'_, Rule>, Bad> {
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
