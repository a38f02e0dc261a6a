//! The parser: closings are looked at first ([`scan`]), then the pest grammar reads the file; flat lists of operators become trees by
//! precedence.

pub mod ast;
mod errors;
mod expr;
mod items;
pub mod scan;

use ast::{File, Name, Span};
use onespec_volt::diag::{Diag, Diags};
use pest::Parser;
use pest::iterators::{Pair, Pairs};
use std::rc::Rc;

/// pest's macro writes `pub` rules without text about them.
mod grammar {
    #![allow(missing_docs)]
    #[derive(pest_derive::Parser)]
    #[grammar = "syntax/grammar.pest"]
    pub struct Grammar;
}
use grammar::{Grammar, Rule};

type Node<'t> = Pair<'t, Rule>;
/// Errors are rare and large.
type Read<T> = Result<T, Box<Diag>>;

/// What a file declares; nothing where it can't be read, which is told.
pub fn parse(file: u32, text: &str, diags: &mut Diags) -> File {
    let plain = match scan::plain(file, text) {
        Ok(plain) => plain,
        Err(found) => {
            found.into_iter().for_each(|diag| diags.push(diag));
            return File::default();
        }
    };
    let reader = Reader { file };
    let mut out = File::default();
    match Grammar::parse(Rule::file, &plain) {
        Ok(pairs) => {
            for pair in pairs.flat_map(Pair::into_inner) {
                if let Err(diag) = reader.item(pair, &mut out) {
                    diags.push(*diag);
                }
            }
        }
        Err(error) => diags.push(errors::syntax(&error, &plain, file)),
    }
    out
}

/// Turns pairs into trees.
#[derive(Debug, Clone, Copy)]
struct Reader {
    file: u32,
}

impl Reader {
    fn span(&self, node: &Node<'_>) -> Span {
        let span = node.as_span();
        let end = span.start() + span.as_str().trim_end().len();
        Span {
            file: self.file,
            start: span.start() as u32,
            end: end as u32,
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

    /// A name without namespaces.
    fn name(&self, node: &Node<'_>) -> Name {
        let text = node.as_str().rsplit("::").next().unwrap_or_default();
        Name {
            text: Rc::from(text),
            span: self.span(node),
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

    /// The next child if it is of this rule.
    fn take(&mut self, rule: Rule) -> Option<Node<'t>> {
        match self.pairs.peek()?.as_rule() == rule {
            true => self.pairs.next(),
            false => None,
        }
    }
}
