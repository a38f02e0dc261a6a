//! The formatter of Volt: `onespec fmt`.
//!
//! It works on tokens and changes only the blanks between them, so comments stay and the program stays the same. Line
//! breaks are the author's; indentation and spacing are not.

mod circuit;
mod tokens;

pub use circuit::circuit_text;

use crate::diag::Diags;
use crate::source::Sources;
use tokens::{Kind, Token, tokens};

/// A program as it should look.
///
/// # Errors
/// What is wrong with it, as text, if it can't be read.
pub fn program(path: &str, text: &str, colour: bool) -> Result<String, String> {
    let mut diags = Diags::default();
    let mut sources = Sources::default();
    let file = sources.add(path, text);
    let checked = std::thread::scope(|scope| {
        let work = || {
            crate::syntax::parse(file, text, &mut diags);
        };
        let thread = std::thread::Builder::new()
            .stack_size(crate::STACK)
            .spawn_scoped(scope, work);
        thread.map(|t| t.join().is_ok()).unwrap_or(false)
    });
    if !checked || diags.has_errors() {
        return Err(diags.render(&sources, colour));
    }
    Ok(layout(&tokens(text)))
}

/// A bracket that is open.
struct Open {
    bracket: char,
    /// The line in which it was opened, of the result.
    line: usize,
    /// `?` that wait for their `:`.
    choices: usize,
}

fn layout(tokens: &[Token<'_>]) -> String {
    let mut out = String::new();
    let mut open: Vec<Open> = Vec::new();
    let mut line = 0;
    let mut top_choices = 0;
    let mut before: Option<&Token<'_>> = None;
    for (at, token) in tokens.iter().enumerate() {
        let begins = before.is_none() || token.lines > 0;
        let closes = token.text.len() == 1 && matches!(token.text, ")" | "]" | "}");
        if begins {
            if before.is_some() {
                out.push('\n');
                line += 1;
                if token.lines > 1 && !closes && before.is_none_or(|b| b.text != "{") {
                    out.push('\n');
                    line += 1;
                }
            }
            let leading = tokens[at..]
                .iter()
                .enumerate()
                .take_while(|(i, t)| matches!(t.text, ")" | "]" | "}") && (*i == 0 || t.lines == 0))
                .count();
            let left = &open[..open.len().saturating_sub(leading)];
            let mut depth = 0;
            let mut last = usize::MAX;
            for bracket in left {
                depth += usize::from(bracket.line != last);
                last = bracket.line;
            }
            let in_block = left.last().is_none_or(|b| b.bracket == '{');
            let ended = before_code(&tokens[..at])
                .is_none_or(|b| matches!(b.text, ";" | "{" | "}") || (b.text == "," && !left.is_empty()));
            let goes_on = in_block && !ended && !closes && token.kind != Kind::Comment && token.text != "{";
            out.push_str(&"    ".repeat(depth + usize::from(goes_on)));
        } else if let Some(before) = before {
            let choice = open.last().map_or(top_choices, |o| o.choices) > 0;
            out.push_str(&" ".repeat(gap(before, token, choice)));
        }
        out.push_str(token.text.trim_end());
        match token.text {
            "(" | "[" | "{" => open.push(Open {
                bracket: token.text.chars().next().unwrap_or('('),
                line,
                choices: 0,
            }),
            ")" | "]" | "}" => {
                open.pop();
            }
            "?" | ":" => {
                let choices = open.last_mut().map_or(&mut top_choices, |o| &mut o.choices);
                *choices = match token.text {
                    "?" => *choices + 1,
                    _ => choices.saturating_sub(1),
                };
            }
            ";" | "," => {
                *open.last_mut().map_or(&mut top_choices, |o| &mut o.choices) = 0;
            }
            _ => {}
        }
        line += token.text.trim_end().matches('\n').count();
        before = Some(token);
    }
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

/// The last token that is no comment.
fn before_code<'a, 't>(tokens: &'a [Token<'t>]) -> Option<&'a Token<'t>> {
    tokens.iter().rev().find(|t| t.kind != Kind::Comment)
}

/// Blanks between two tokens of one line. `choice`: a `:` here belongs to a `?`.
fn gap(a: &Token<'_>, b: &Token<'_>, choice: bool) -> usize {
    if b.kind == Kind::Comment {
        return b.blanks.max(1);
    }
    if a.kind == Kind::Comment {
        return 1;
    }
    let tight_after = matches!(a.text, "(" | "[" | "." | "::" | "..") || a.kind == Kind::Prefix;
    let tight_before = matches!(b.text, ")" | "]" | "," | ";" | "." | "::" | "..");
    if tight_after || tight_before || (b.text == ":" && !choice) {
        return 0;
    }
    if a.text == "{" && b.text == "}" {
        return 0;
    }
    if a.kind == Kind::VectorOpen || b.kind == Kind::VectorClose {
        return 0;
    }
    let operand = matches!(a.kind, Kind::Word | Kind::Number | Kind::Text) || matches!(a.text, ")" | "]");
    if operand && matches!(b.text, "(" | "[") {
        return 0;
    }
    1
}
