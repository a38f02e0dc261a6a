//! One pass over the bytes before pest: the items of a file, and whether one is nested too deeply.
//!
//! Items are parsed one by one, so a file gets an error for each wrong item, and memory is bounded by the largest. pest
//! and every tree walk recurse, so depth is bounded here. The measure is an upper bound of the depth of the tree: open
//! brackets, plus the operators since the last separator at each open level (a chain of operators is a tree as deep as
//! it is long).

use std::ops::Range;

/// Open brackets at most.
pub const BRACKETS: usize = 200;
/// Operators in a chain at most, those of the levels around it included.
pub const CHAIN: usize = 2000;

/// An item, as bytes of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chunk {
    pub range: Range<usize>,
    /// Where it becomes too deep.
    pub too_deep: Option<(usize, Limit)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    Brackets,
    Chain,
}

/// Words that begin an item and are nowhere else: where one stands, whatever was open ends.
const BEGINS: [&[u8]; 6] = [b"fn", b"extern", b"struct", b"static", b"const", b"import"];

/// The items of a file. Text between them that is no blank and no comment is part of one.
pub fn chunks(text: &str) -> Vec<Chunk> {
    let mut scan = Scan {
        bytes: text.as_bytes(),
        levels: vec![0],
        total: 0,
        choices: 0,
        start: None,
        too_deep: None,
        chunks: Vec::new(),
        is_marked: false,
    };
    let mut at = 0;
    while at < scan.bytes.len() {
        at = scan.token(at);
    }
    scan.close(text.len());
    scan.chunks
}

struct Scan<'t> {
    bytes: &'t [u8],
    /// By open bracket, operators since the last separator.
    levels: Vec<usize>,
    total: usize,
    /// `?` without their `:`.
    choices: usize,
    start: Option<usize>,
    too_deep: Option<(usize, Limit)>,
    chunks: Vec<Chunk>,
    /// The last word was `extern` or the like, which `fn` may follow.
    is_marked: bool,
}

/// Where a comment that begins here ends; nothing if none does.
pub(crate) fn comment_end(bytes: &[u8], at: usize) -> Option<usize> {
    let rest = &bytes[at..];
    if rest.starts_with(b"//") {
        let length = rest.iter().position(|b| *b == b'\n');
        return Some(length.map_or(bytes.len(), |n| at + n));
    }
    if rest.starts_with(b"/*") {
        let length = rest[2..].windows(2).position(|w| w == b"*/");
        return length.map(|n| at + n + 4);
    }
    None
}

/// Where a text or character that begins here ends: behind its quote, or where its line ends.
pub(crate) fn quoted_end(bytes: &[u8], at: usize) -> usize {
    let quote = bytes[at];
    let mut here = at + 1;
    while let Some(&b) = bytes.get(here) {
        match b {
            b'\\' if bytes.get(here + 1).is_some_and(|b| *b != b'\n') => here += 2,
            b'\n' => return here,
            _ if b == quote => return here + 1,
            _ => here += 1,
        }
    }
    bytes.len()
}

pub(crate) fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

/// Whether a word follows that begins a function.
fn is_before_function(rest: &[u8]) -> bool {
    let rest = rest.trim_ascii_start();
    rest.strip_prefix(b"fn")
        .is_some_and(|rest| rest.first().is_none_or(|b| !is_word(*b)))
}

impl Scan<'_> {
    fn token(&mut self, at: usize) -> usize {
        let b = self.bytes[at];
        if b.is_ascii_whitespace() {
            return at + 1;
        }
        if let Some(end) = comment_end(self.bytes, at) {
            return end;
        }
        if self.bytes[at..].starts_with(b"/*") {
            // A comment that does not end: an error of the item that it stands in.
            self.start.get_or_insert(at);
            return self.bytes.len();
        }
        if is_word(b) {
            let length = self.bytes[at..].iter().take_while(|b| is_word(**b)).count();
            let word = &self.bytes[at..at + length];
            // A name, but before a function.
            let is_approximate = word == b"approximate" && is_before_function(&self.bytes[at + length..]);
            if is_approximate || BEGINS.contains(&word) && !(self.is_marked && word == b"fn") {
                self.close(at);
            }
            self.is_marked = is_approximate || word == b"extern";
            if word == b"as" {
                self.count();
                self.bound(at);
            }
            self.start.get_or_insert(at);
            return at + length;
        }
        self.start.get_or_insert(at);
        match b {
            b'"' | b'\'' => return quoted_end(self.bytes, at),
            b'(' | b'[' | b'{' => {
                // An index is an operator on what stands before it.
                if b == b'[' {
                    self.count();
                }
                self.levels.push(0);
                self.total += 1;
            }
            b')' | b']' | b'}' => {
                if self.levels.len() > 1 {
                    self.total -= 1 + self.levels.pop().unwrap_or(0);
                }
                if b == b'}' {
                    self.separate();
                }
                if self.levels.len() == 1 && b == b'}' {
                    self.close(at + 1);
                    return at + 1;
                }
            }
            b';' if self.levels.len() == 1 => {
                self.close(at + 1);
                return at + 1;
            }
            b';' | b',' => self.separate(),
            b'?' => {
                self.choices += 1;
                self.count();
            }
            b':' => self.choices = self.choices.saturating_sub(1),
            b'|' | b'&' | b'^' | b'+' | b'-' | b'*' | b'/' | b'%' | b'<' | b'>' | b'=' | b'!' | b'~' | b'.' => {
                self.count()
            }
            _ => {}
        }
        self.bound(at);
        at + 1
    }

    /// Notes where an item becomes too deep.
    fn bound(&mut self, at: usize) {
        if self.too_deep.is_none() {
            if self.levels.len() + self.choices > BRACKETS {
                self.too_deep = Some((at, Limit::Brackets));
            } else if self.total > CHAIN {
                self.too_deep = Some((at, Limit::Chain));
            }
        }
    }

    fn count(&mut self) {
        if let Some(chain) = self.levels.last_mut() {
            *chain += 1;
            self.total += 1;
        }
    }

    fn separate(&mut self) {
        if let Some(chain) = self.levels.last_mut() {
            self.total -= *chain;
            *chain = 0;
        }
        self.choices = 0;
    }

    fn close(&mut self, end: usize) {
        if let Some(start) = self.start.take() {
            self.chunks.push(Chunk {
                range: start..end,
                too_deep: self.too_deep.take(),
            });
        }
        self.levels.clear();
        self.levels.push(0);
        (self.total, self.choices) = (0, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<&str> {
        chunks(text).into_iter().map(|c| &text[c.range]).collect()
    }

    #[test]
    fn items_are_found() {
        let text =
            "// a\nstatic A: [u8; 3] = \"};\"; extern fn f(a: i32);\nfn g() { h('}'); }\nfn broken( { \nfn next() { }";
        let found = texts(text);
        assert_eq!(found[0], "static A: [u8; 3] = \"};\";");
        assert_eq!(found[1], "extern fn f(a: i32);");
        assert_eq!(found[2], "fn g() { h('}'); }");
        assert_eq!(found[3].trim(), "fn broken( {");
        assert_eq!(found[4], "fn next() { }");
    }

    #[test]
    fn depth_is_bounded() {
        let deep = |text: String| chunks(&text).iter().find_map(|c| c.too_deep).map(|d| d.1);
        assert_eq!(deep("(".repeat(100_000)), Some(Limit::Brackets));
        assert_eq!(deep("a ? ".repeat(100_000)), Some(Limit::Brackets));
        assert_eq!(deep("a + ".repeat(100_000)), Some(Limit::Chain));
        assert_eq!(deep("[0]".repeat(100_000)), Some(Limit::Chain));
        assert_eq!(deep("a as ".repeat(100_000)), Some(Limit::Chain));
        assert_eq!(deep(format!("static a: [i32] = [{}];", "a[0], ".repeat(10_000))), None);
        assert_eq!(deep("fn f() { a = b + c; }".repeat(10_000)), None);
        assert_eq!(
            deep(format!("fn f() {{ {} }}", "a = b + c; f(-1, 2);".repeat(10_000))),
            None
        );
        assert_eq!(
            deep(format!("fn f() {{ {} }}", "if a == b { c(); } else ".repeat(10_000))),
            None
        );
    }
}
