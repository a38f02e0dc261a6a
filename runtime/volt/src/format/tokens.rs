//! Tokens with the properties that the formatter needs.

use crate::syntax::scan::{comment_end, is_word, quoted_end};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Word,
    Keyword,
    Number,
    Text,
    Comment,
    /// An operator before its only operand.
    Prefix,
    /// The brackets of `<v x 4 x f32>` and `<4 x f32>`.
    VectorOpen,
    VectorClose,
    Other,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Token<'t> {
    pub text: &'t str,
    pub kind: Kind,
    /// Ends of lines before it.
    pub lines: usize,
    /// Blanks before it in its line.
    pub blanks: usize,
}

/// Words behind which an operand stands.
const KEYWORDS: [&str; 26] = [
    "fn", "let", "var", "if", "else", "while", "do", "loop", "foreach", "for", "in", "switch", "break", "continue",
    "return", "throws", "throw", "try", "catch", "as", "extern", "static", "const", "struct", "import", "v",
];

const OPERATORS: [&str; 28] = [
    "<<=", ">>=", "::", "->", "=>", "..", "==", "!=", "<=", ">=", "<<", ">>", "&&", "||", "+=", "-=", "*=", "/=", "%=",
    "&=", "|=", "^=", "+", "-", "*", "/", "%", "&",
];

pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let bytes = text.as_bytes();
    let mut all: Vec<Token<'_>> = Vec::new();
    let (mut at, mut lines, mut blanks) = (0, 0, 0);
    let mut in_vector = false;
    while at < bytes.len() {
        let b = bytes[at];
        if b == b'\n' {
            (lines, blanks, at) = (lines + 1, 0, at + 1);
            continue;
        }
        if b.is_ascii_whitespace() {
            (blanks, at) = (blanks + 1, at + 1);
            continue;
        }
        let rest = &text[at..];
        let (length, kind) = if let Some(end) = comment_end(bytes, at) {
            (end - at, Kind::Comment)
        } else if b == b'"' || b == b'\'' {
            (quoted_end(bytes, at) - at, Kind::Text)
        } else if b.is_ascii_digit() {
            (number(bytes, at) - at, Kind::Number)
        } else if is_word(b) {
            let length = bytes[at..].iter().take_while(|b| is_word(**b)).count();
            let keyword = KEYWORDS.contains(&&rest[..length]) && (in_vector || &rest[..length] != "v");
            (length, if keyword { Kind::Keyword } else { Kind::Word })
        } else if b == b'<' && is_vector(rest) {
            in_vector = true;
            (1, Kind::VectorOpen)
        } else if b == b'>' && in_vector {
            in_vector = false;
            (1, Kind::VectorClose)
        } else {
            let operator = OPERATORS
                .iter()
                .find(|op| rest.starts_with(**op))
                .map_or(0, |op| op.len());
            let length = operator.max(rest.chars().next().map_or(1, char::len_utf8));
            let before = all.iter().rev().find(|t| t.kind != Kind::Comment);
            match is_prefix(&rest[..length], before) {
                // `&&x` is two of them.
                true => (1, Kind::Prefix),
                false => (length, Kind::Other),
            }
        };
        all.push(Token {
            text: &rest[..length],
            kind,
            lines,
            blanks,
        });
        (lines, blanks, at) = (0, 0, at + length);
    }
    all
}

fn number(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|b| is_word(*b)) {
        at += 1;
    }
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    if bytes.get(at) == Some(&b'.') && digit(at + 1) {
        at += 1;
        while bytes.get(at).is_some_and(|b| is_word(*b)) {
            at += 1;
        }
        let exponent = matches!(bytes[at - 1], b'e' | b'E');
        if exponent && matches!(bytes.get(at), Some(b'+' | b'-')) && digit(at + 1) {
            at += 1;
            while bytes.get(at).is_some_and(|b| is_word(*b)) {
                at += 1;
            }
        }
    }
    at
}

/// `<v x`, `<4 x`
fn is_vector(rest: &str) -> bool {
    let mut words = rest[1..].split_ascii_whitespace();
    let is_count = |word: &str| word == "v" || word.bytes().all(|b| b.is_ascii_digit());
    words.next().is_some_and(is_count) && words.next() == Some("x")
}

fn is_prefix(op: &str, before: Option<&Token<'_>>) -> bool {
    if !matches!(op, "-" | "!" | "~" | "*" | "&" | "&&") {
        return false;
    }
    match before {
        None => true,
        Some(before) => match before.kind {
            Kind::Word | Kind::Number | Kind::Text | Kind::VectorClose => false,
            _ => !matches!(before.text, ")" | "]"),
        },
    }
}
