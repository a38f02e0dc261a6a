//! Sources to statements: lines, `;`, comments, strings.

use alloc::borrow::Cow;
use alloc::string::String;

/// Cuts a source into statements. Positions are byte offsets in the source.
#[derive(Debug, Clone)]
pub struct Statements<'a> {
    source: &'a str,
    at: usize,
    /// Line of `at`, from 1.
    line: u32,
    /// `#` and `;` belong to this machine's texts.
    hash_in_text: bool,
    /// Where a comment begins that does not end: its offset and line.
    pub unended: Option<(usize, u32)>,
}

/// One statement. Comments inside are replaced by blanks, so that positions stay.
#[derive(Debug, Clone)]
pub struct Statement<'a> {
    pub text: Cow<'a, str>,
    /// Offset of the text in the source.
    pub start: usize,
    pub line: u32,
}

/// Bytes at which scanning has to think.
static SPECIAL: [bool; 256] = {
    let mut table = [false; 256];
    let special = b"\n#;/\"'";
    let mut i = 0;
    while i < special.len() {
        table[special[i] as usize] = true;
        i += 1;
    }
    table
};

impl<'a> Statements<'a> {
    pub fn new(source: &'a str, hash_in_text: bool) -> Statements<'a> {
        Statements {
            source,
            at: 0,
            line: 1,
            hash_in_text,
            unended: None,
        }
    }
}

impl<'a> Iterator for Statements<'a> {
    type Item = Statement<'a>;

    fn next(&mut self) -> Option<Statement<'a>> {
        let bytes = self.source.as_bytes();
        'statement: loop {
            let start = skip(bytes, self.at);
            if start >= bytes.len() {
                return None;
            }
            let line = self.line;
            let mut at = start;
            // Blanked text when there was a comment in the middle.
            let mut owned: Option<String> = None;
            let mut copied = start;
            let end = loop {
                while at < bytes.len() && !SPECIAL[bytes[at] as usize] {
                    at += 1;
                }
                let Some(&c) = bytes.get(at) else {
                    self.at = at;
                    break at;
                };
                match c {
                    b'\n' => {
                        self.at = at + 1;
                        self.line += 1;
                        break at;
                    }
                    b';' => {
                        self.at = at + 1;
                        break at;
                    }
                    b'#' if !self.hash_in_text || at == start => {
                        self.at = line_end(bytes, at);
                        break at;
                    }
                    b'/' if bytes.get(at + 1) == Some(&b'/') => {
                        self.at = line_end(bytes, at);
                        break at;
                    }
                    b'/' if bytes.get(at + 1) == Some(&b'*') => {
                        let close = bytes[at + 2..].windows(2).position(|w| w == b"*/");
                        let after = close.map_or(bytes.len(), |n| at + 2 + n + 2);
                        if close.is_none() {
                            self.unended = Some((at, self.line));
                        }
                        if at == start {
                            // A comment in front is no part of the statement.
                            self.line += lines(&bytes[at..after]);
                            self.at = after;
                            continue 'statement;
                        }
                        let text = owned.get_or_insert_with(String::new);
                        text.push_str(&self.source[copied..at]);
                        text.extend(core::iter::repeat_n(' ', after - at));
                        self.line += lines(&bytes[at..after]);
                        (at, copied) = (after, after);
                    }
                    b'"' => at = string_end(bytes, at),
                    b'\'' => {
                        // A character constant may be a special byte; a lone quote is nothing special.
                        let len = if bytes.get(at + 1) == Some(&b'\\') { 3 } else { 2 };
                        at += match bytes.get(at + 1..at + len) {
                            Some(inner) if !inner.contains(&b'\n') && inner.is_ascii() => len,
                            _ => 1,
                        };
                    }
                    _ => at += 1,
                }
            };
            let text = match owned {
                Some(mut text) => {
                    text.push_str(&self.source[copied..end.max(copied)]);
                    Cow::Owned(text)
                }
                None => Cow::Borrowed(&self.source[start..end]),
            };
            if text.bytes().all(|b| matches!(b, b' ' | b'\t' | b'\r')) {
                continue;
            }
            return Some(Statement { text, start, line });
        }
    }
}

fn lines(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|b| **b == b'\n').count() as u32
}

fn skip(bytes: &[u8], mut at: usize) -> usize {
    while matches!(bytes.get(at), Some(b' ' | b'\t' | b'\r')) {
        at += 1;
    }
    at
}

/// The line break at or behind `at`, or the end.
fn line_end(bytes: &[u8], at: usize) -> usize {
    bytes[at..]
        .iter()
        .position(|b| *b == b'\n')
        .map_or(bytes.len(), |n| at + n)
}

/// Behind the closing quote of a string; at the line break when there is none.
fn string_end(bytes: &[u8], at: usize) -> usize {
    let mut i = at + 1;
    while let Some(&c) = bytes.get(i) {
        match c {
            b'"' => return i + 1,
            b'\n' => return i,
            b'\\' => i += 2,
            _ => i += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn comments_and_strings() {
        let source = "a b # c\n c; d // e\n/* x\n y */ f /* g */ h\n.ascii \"a;#\\\"b\" ; li a0, '#'\n\n  \nz";
        let all: Vec<(String, u32)> = Statements::new(source, false)
            .map(|s| (s.text.trim().into(), s.line))
            .collect();
        let texts: Vec<&str> = all.iter().map(|s| s.0.as_str()).collect();
        assert_eq!(
            texts,
            ["a b", "c", "d", "f         h", ".ascii \"a;#\\\"b\"", "li a0, '#'", "z"]
        );
        assert_eq!(all[6].1, 8);
        for s in Statements::new(source, false) {
            assert_eq!(s.text.len().min(1), source[s.start..].len().min(1));
        }
    }

    #[test]
    fn a_hash_may_belong_to_the_text() {
        let texts: Vec<_> = Statements::new("# c\njump #5 // x", true)
            .map(|s| s.text.into_owned())
            .collect();
        assert_eq!(texts, ["jump #5 "]);
    }
}
