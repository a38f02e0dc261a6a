//! Parse errors: what is wrong with a statement, where, and what is expected there.

use crate::isa::{FileId, KindId};
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

/// What the matcher was looking for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// This text of a template.
    Text(&'static str),
    /// A register of this file.
    Register(FileId),
    /// A name, a number or letters, as operands of this kind have them.
    Code(KindId),
    /// What this phrase describes, as messages print it.
    Word(&'static str),
    /// The name of a relocation function.
    Relocation,
}

/// An error in one statement's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// Byte offset in the text.
    pub at: usize,
    /// How many bytes are at fault.
    pub len: usize,
    /// Stable code.
    pub code: &'static str,
    /// What is wrong, for people.
    pub message: String,
    /// What to do.
    pub hint: Option<String>,
}

impl ParseError {
    /// An error at a place in a text: the token there is what is at fault.
    pub fn new(text: &str, at: usize, code: &'static str, message: &str) -> ParseError {
        let at = at.min(text.len());
        let token = text.as_bytes()[at..]
            .iter()
            .take_while(|c| super::expr::is_name(**c))
            .count();
        ParseError {
            at,
            len: token.max(1),
            code,
            message: message.to_owned(),
            hint: None,
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for ParseError {}
