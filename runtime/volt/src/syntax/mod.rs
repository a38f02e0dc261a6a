//! The parser: items are found ([`scan`]), each is parsed by the pest grammar, and its flat lists of operators become
//! trees by precedence ([`expr`]).

pub mod ast;
mod errors;
mod expr;
mod items;
mod literal;
pub mod scan;
mod stmt;

use crate::diag::{Diag, Diags};
use crate::source::Span;
use ast::Item;
use pest::Parser;
use pest::iterators::{Pair, Pairs};
use scan::Limit;

/// pest's macro writes `pub` rules without text about them.
mod grammar {
    #![allow(missing_docs)]
    #[derive(pest_derive::Parser)]
    #[grammar = "syntax/grammar.pest"]
    pub struct Grammar;
}
use grammar::{Grammar, Rule};

type Node<'t> = Pair<'t, Rule>;

/// The items of a file. What can't be read is told and left out; the rest is there.
pub fn parse(file: u32, text: &str, diags: &mut Diags) -> Vec<Item> {
    let mut items = Vec::new();
    for chunk in scan::chunks(text) {
        let base = chunk.range.start as u32;
        if let Some((at, limit)) = chunk.too_deep {
            let span = Span {
                file,
                start: at as u32,
                end: at as u32 + 1,
            };
            let (what, most) = match limit {
                Limit::Brackets => ("brackets", scan::BRACKETS),
                Limit::Chain => ("operators", scan::CHAIN),
            };
            diags.push(
                Diag::error(
                    "E2002",
                    span,
                    format!("this is nested too deeply: at most {most} {what}"),
                )
                .help("name parts of it with `let`, or make functions of them"),
            );
            continue;
        }
        let part = &text[chunk.range];
        let reader = Reader { file, base };
        match Grammar::parse(Rule::item, part) {
            Ok(mut pairs) => {
                let read = pairs.next().map(|pair| reader.item(pair));
                match read {
                    Some(Ok(item)) => items.push(item),
                    Some(Err(diag)) => diags.push(*diag),
                    None => {}
                }
            }
            Err(error) => {
                // A second look that also notes tokens. It stays on: who has one error is going to have more, and time to read.
                pest::set_error_detail(true);
                let error = Grammar::parse(Rule::item, part).err().unwrap_or(error);
                diags.push(errors::syntax(&error, part, &reader));
            }
        }
    }
    items
}

/// Errors are rare and large.
type Read<T> = Result<T, Box<Diag>>;

/// Turns pairs into trees; knows where the text that pest saw stands in its file.
#[derive(Debug, Clone, Copy)]
struct Reader {
    file: u32,
    base: u32,
}

impl Reader {
    fn span(&self, node: &Node<'_>) -> Span {
        let span = node.as_span();
        // Blanks before a part that is optional and not there belong to the rule, not to what the author wrote.
        let end = span.start() + span.as_str().trim_end().len();
        self.range(span.start(), end)
    }

    fn range(&self, start: usize, end: usize) -> Span {
        Span {
            file: self.file,
            start: self.base + start as u32,
            end: self.base + end as u32,
        }
    }

    /// Grammar and reader disagree: cannot happen for a text that the grammar accepted.
    fn misread(&self, span: Span) -> Box<Diag> {
        Box::new(Diag::error("E2001", span, "this cannot be read"))
    }

    fn children<'t>(&self, node: Node<'t>) -> Children<'t> {
        Children {
            reader: *self,
            at: self.span(&node),
            pairs: node.into_inner(),
        }
    }
}

/// Children of a node, read in order.
struct Children<'t> {
    reader: Reader,
    at: Span,
    pairs: Pairs<'t, Rule>,
}

impl<'t> Children<'t> {
    fn next(&mut self) -> Read<Node<'t>> {
        self.pairs.next().ok_or_else(|| self.reader.misread(self.at))
    }

    /// The next child that is no keyword.
    fn next_part(&mut self) -> Read<Node<'t>> {
        loop {
            let node = self.next()?;
            if !is_keyword(node.as_rule()) {
                return Ok(node);
            }
        }
    }

    /// The next child if it is of this rule.
    fn take(&mut self, rule: Rule) -> Option<Node<'t>> {
        match self.pairs.peek()?.as_rule() == rule {
            true => self.pairs.next(),
            false => None,
        }
    }
}

fn is_keyword(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::kw_fn
            | Rule::kw_extern
            | Rule::kw_struct
            | Rule::kw_import
            | Rule::kw_throw
            | Rule::kw_try
            | Rule::kw_catch
            | Rule::kw_if
            | Rule::kw_else
            | Rule::kw_while
            | Rule::kw_do
            | Rule::kw_loop
            | Rule::kw_foreach
            | Rule::kw_in
            | Rule::kw_reduce
            | Rule::kw_switch
            | Rule::kw_as
            | Rule::kw_break
            | Rule::kw_continue
            | Rule::kw_return
            | Rule::kw_bitcast
            | Rule::kw_setvl
            | Rule::kw_zero
            | Rule::kw_sizeof
    )
}
