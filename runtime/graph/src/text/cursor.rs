//! Bytes of a text under a cursor, and what is wrong at it.

use crate::finding::Wire;

/// Why a line can't be read.
pub(super) struct Fault {
    pub code: &'static str,
    /// Where in the text, in bytes.
    pub at: usize,
    pub input: Option<Wire>,
    pub message: String,
}

impl Fault {
    pub fn new(code: &'static str, at: usize, message: String) -> Fault {
        Fault {
            code,
            at,
            input: None,
            message,
        }
    }
}

/// Bytes that names, opcodes and numbers are of.
const WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        table[i] = b.is_ascii_alphanumeric() || b == b'_' || b == b'.' || b == b'$';
        i += 1;
    }
    table
};

/// Whether a byte may be part of a name.
pub(super) fn is_word(byte: u8) -> bool {
    WORD[usize::from(byte)]
}

pub(super) struct Cursor<'t> {
    pub text: &'t str,
    pub pos: usize,
    /// From 1.
    pub line: u32,
    /// Where the line begins.
    pub start: usize,
}

impl<'t> Cursor<'t> {
    pub fn new(text: &'t str) -> Cursor<'t> {
        Cursor {
            text,
            pos: 0,
            line: 1,
            start: 0,
        }
    }

    pub fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.pos).copied()
    }

    /// Skips what separates tokens in a line.
    pub fn blank(&mut self) {
        while let Some(b' ' | b'\t' | b'\r') = self.peek() {
            self.pos += 1;
        }
    }

    /// Takes a byte, if it comes next.
    pub fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.pos += usize::from(found);
        found
    }

    /// Takes a byte and the blanks behind it.
    pub fn eat_blank(&mut self, byte: u8) -> bool {
        let found = self.eat(byte);
        if found {
            self.blank();
        }
        found
    }

    /// Takes a byte that has to be there; `what` says what it is good for.
    pub fn expect(&mut self, byte: u8, what: &str) -> Result<(), Fault> {
        match self.eat_blank(byte) {
            true => Ok(()),
            false => Err(self.fault(&format!("`{}`{what}", byte as char))),
        }
    }

    /// Takes letters, digits, `_`, `.` and `$`; perhaps none.
    pub fn word(&mut self) -> &'t str {
        let from = self.pos;
        while self.peek().is_some_and(is_word) {
            self.pos += 1;
        }
        &self.text[from..self.pos]
    }

    /// Whether the line has nothing more to read.
    pub fn at_end(&self) -> bool {
        matches!(self.peek(), None | Some(b'\n' | b'#'))
    }

    /// Goes behind the end of the line; false at the end of the text.
    pub fn next_line(&mut self) -> bool {
        let rest = &self.text.as_bytes()[self.pos..];
        match rest.iter().position(|&b| b == b'\n') {
            Some(length) => self.pos += length + 1,
            None => {
                self.pos = self.text.len();
                return false;
            }
        }
        self.line += 1;
        self.start = self.pos;
        true
    }

    /// What was expected here, and what is here instead.
    pub fn fault(&self, expected: &str) -> Fault {
        Fault::new("E001", self.pos, format!("expected {expected}, found {}", self.here()))
    }

    /// What stands at the cursor, for a message.
    fn here(&self) -> String {
        let rest = &self.text[self.pos..];
        match rest.chars().next() {
            None => "the end of the text".into(),
            Some('\n') => "the end of the line".into(),
            Some('#') => "a comment".into(),
            Some(c) if c.is_ascii() && is_word(c as u8) => {
                let word = rest.split(|c: char| !c.is_ascii() || !is_word(c as u8)).next();
                shown(word.unwrap_or_default())
            }
            Some(c) if c.is_control() => format!("{c:?}"),
            Some(c) => format!("`{c}`"),
        }
    }
}

/// A word in quotes, without its end if it is long.
pub(super) fn shown(word: &str) -> String {
    const LONG: usize = 60;
    match word.char_indices().nth(LONG) {
        None => format!("`{word}`"),
        Some((end, _)) => format!("`{}…`", &word[..end]),
    }
}
