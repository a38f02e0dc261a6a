//! Errors of the grammar: the word where reading ends, and what to write in its place.

use super::Rule;
use onespec_volt::diag::Diag;
use onespec_volt::source::Span;
use pest::error::{Error, InputLocation};

/// What kernels have in the place of other C++.
const INSTEAD: [(&[&str], &str); 10] = [
    (&["while", "do"], "write a `for` whose bounds are constants"),
    (&["switch", "case"], "write `if` and `else if`"),
    (&["break", "continue", "goto"], "write an `if` around what is left out"),
    (
        &["struct", "class", "union", "enum", "typedef"],
        "write the values as variables of their own",
    ),
    (&["new", "delete"], "vectors lie in registers: declare a variable"),
    (&["throw", "try", "asm"], "kernels have no such statement"),
    (&["v_elseif", "v_else"], "it stands behind the block of a `v_if`"),
    (&["else"], "it stands behind an `if`; behind a `v_if` write `v_else`"),
    (&["operator", "public"], "kernels are functions"),
    (&["}"], "a statement ends with `;`"),
];

pub(super) fn syntax(error: &Error<Rule>, text: &str, file: u32) -> Diag {
    let start = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let start = start + text[start..].len() - text[start..].trim_start().len();
    let rest = &text[start..];
    let word = rest
        .bytes()
        .take_while(|b| b.is_ascii_alphanumeric() || *b == b'_')
        .count();
    let length = match word {
        0 => rest.chars().next().map_or(0, char::len_utf8),
        n => n,
    };
    let shown = &rest[..length];
    let span = Span {
        file,
        start: start as u32,
        end: (start + length) as u32,
    };
    let instead = INSTEAD.iter().find(|(words, _)| words.contains(&shown));
    let (message, help) = match instead {
        _ if shown.is_empty() => ("the file ends within a declaration".to_owned(), "write what is missing"),
        None if is_open(&text[..start]) => (
            format!("`{}` does not belong here", shown.escape_debug()),
            "a statement ends with `;`: perhaps it is missing in front of this",
        ),
        Some((_, help)) if word > 0 => (format!("`{shown}` is not part of kernel sources"), *help),
        Some((_, help)) => (format!("`{shown}` does not belong here"), *help),
        None => (
            format!("`{}` does not belong here", shown.escape_debug()),
            "write declarations, assignments, calls, `if`, `for`, `return`, `v_if`, `v_block` and `v_and`",
        ),
    };
    Diag::error("E2001", span, message).help(help)
}

/// Whether a text ends within a statement that could be whole.
fn is_open(before: &str) -> bool {
    let last = before.trim_end().chars().next_back();
    last.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | ')' | ']'))
}
