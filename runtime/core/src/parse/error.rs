//! Parse errors: what is wrong with a statement, where, and what is expected there.

use crate::isa::{FileId, KindId};
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

/// What the matcher was looking for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    Text(&'static str),
    Register(FileId),
    Code(KindId),
    Word(&'static str),
    /// The name of a relocation function.
    Relocation,
}

/// An error in one statement's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// Byte offset in the text, and how many bytes are at fault.
    pub at: usize,
    pub len: usize,
    /// Stable code.
    pub code: &'static str,
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
