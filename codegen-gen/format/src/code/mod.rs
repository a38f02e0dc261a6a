//! Layout of code: semantics (`sem`, `fns`, semantics of CSRs) and rewrite rules.
//!
//! Code is read as tokens, brackets and statements only, so that texts with `{placeholders}` can be laid out, too.

mod print;
mod split;
mod token;
mod tree;

pub use print::{Printer, Style};
pub use token::{Kind, RULES, SEMANTICS, Syntax, tokens};
pub use tree::{Node, first, tree};

use token::Token;

use crate::lines::Line;

/// The lines of a text of semantics that stands at the column `indent`, without that indentation. `None` when it cannot be
/// laid out: brackets do not match, or are nested too deeply.
pub fn layout(text: &str, indent: usize) -> Option<Laid> {
    let tokens = tokens(text, &SEMANTICS);
    if text.chars().any(|c| c.is_control() && !c.is_whitespace()) {
        return None;
    }
    if tokens.iter().any(|token| token.text.contains('\n')) {
        // A string over several lines: its blanks belong to it.
        return None;
    }
    let nodes = tree(&tokens).ok()?;
    let mut printer = Printer::new(indent, &Style::SEMANTICS);
    printer.body(&nodes, 0);
    let simple = print::is_simple(&nodes);
    Some(Laid {
        lines: printer.finish(),
        simple,
    })
}

/// Code as it should look.
pub struct Laid {
    pub lines: Vec<Line>,
    /// One statement or expression without comments.
    pub simple: bool,
}

/// What code says, whatever its layout: its tokens, and the words of its comments in alphabetical order.
pub fn said(text: &str, syntax: &Syntax) -> (Vec<String>, Vec<String>) {
    let all = tokens(text, syntax);
    let (comments, code): (Vec<&Token>, Vec<&Token>) = all.iter().partition(|token| token.kind == Kind::Comment);
    let texts = comments
        .iter()
        .map(|comment| comment.text.trim_start_matches(['#', '/']));
    let mut words: Vec<String> = texts.flat_map(str::split_whitespace).map(str::to_string).collect();
    words.sort_unstable();
    (code.into_iter().map(|token| token.text.clone()).collect(), words)
}
