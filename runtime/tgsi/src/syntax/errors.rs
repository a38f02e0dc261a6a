//! Errors of the grammar: the word where reading ends, and what to write in its place.

use super::ast::Span;
use super::{Grammar, Rule};
use crate::diag::Diags;
use pest::Parser;
use pest::error::{Error, InputLocation};

/// Names of a list that are told where none is near.
const MAX_LISTED: usize = 20;

/// What was probably meant, else what there is.
pub(super) fn meant<'a>(word: &str, candidates: impl Iterator<Item = &'a str> + Clone) -> String {
    if let Some(near) = onespec_diag::nearest(word, candidates.clone()) {
        return format!("did you mean `{near}`?");
    }
    let all: Vec<&str> = candidates.collect();
    match all.len() <= MAX_LISTED {
        true => format!("there are: {}", all.join(", ")),
        false => format!("such names are {}, {} and {} others", all[0], all[1], all.len() - 2),
    }
}

/// Tells of a piece of the text that is no statement by reading it alone.
pub(super) fn lone(text: &str, start: usize, end: usize, diags: &mut Diags) {
    let piece = text.get(start..end).unwrap_or("");
    match Grammar::parse(Rule::lone, piece.trim_end()) {
        Err(error) => syntax(&error, piece, start, diags),
        // It is right by itself: a blank is missing in front of it.
        Ok(_) => {
            let span = Span {
                start: start as u32,
                end: end as u32,
            };
            let help = "statements begin on lines of their own";
            diags.error("E2101", span, "a statement follows another one without a blank", help);
        }
    }
}

/// Tells of an error of the grammar in a piece of the text that begins at `offset`.
pub(super) fn syntax(error: &Error<Rule>, piece: &str, offset: usize, diags: &mut Diags) {
    let at = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let rest = piece.get(at..).unwrap_or("");
    let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
    let rest = &rest[blanks..];
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let word = rest.find(|c: char| !is_letter(c)).unwrap_or(rest.len());
    let length = match word {
        0 => rest.chars().next().filter(|c| *c != '\n').map_or(0, char::len_utf8),
        n => n,
    };
    let shown = &rest[..length];
    let start = offset + at + blanks;
    let span = Span {
        start: start as u32,
        end: (start + length) as u32,
    };
    let message = match shown {
        "" => "this ends too early".to_owned(),
        _ => format!("`{}` does not belong here", shown.escape_debug()),
    };
    diags.error("E2101", span, message, help(shown, piece.get(..at).unwrap_or("")));
}

/// What to write, by what stands there and what stands in front of it.
fn help(shown: &str, before: &str) -> &'static str {
    let last = before.trim_end().chars().next_back();
    match (shown, last) {
        ("\r", _) => "lines end with a line feed alone",
        (";" | "#" | "/", _) => "the language has no comments",
        (_, Some('.')) => {
            "components are letters of `xyzw`: any of them in order behind what is written, four behind what is read"
        }
        (_, Some('[')) => "write a number, or a register's component and a number: `[3]`, `[ADDR[0].x+3]`",
        (_, Some('+' | '-')) => "no blank stands between a sign and its number",
        (_, Some(',')) => "an operand is a register with its number, such as `TEMP[0].xyzw`, `-IN[1]` or `|CONST[2]|`",
        (_, Some('|')) => "within `| |` stands a register without a sign",
        (_, Some('{')) => "write four numbers between `{` and `}`, two of 64 bits",
        ("[" | "]", _) => "registers are a file's name with a number in brackets: `TEMP[0]`",
        (_, Some(c)) if c.is_ascii_alphanumeric() || matches!(c, ']' | ')' | '|') => {
            "operands and attributes are separated by commas, statements by blanks"
        }
        _ => "write a declaration, an immediate, a property or an instruction",
    }
}
