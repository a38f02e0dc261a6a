//! Names in the texts of `environment:` that have to be looked up, and what is wrong with a text.

use super::number;
use alloc::string::String;
use core::ops::Range;

/// What a name has to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// A piece of state.
    State,
    /// A piece of state, or a register as it is spelled.
    StateOrRegister,
    /// A register file.
    File,
    /// A piece of state, or a register file.
    StateOrFile,
    /// A cause of a trap.
    Cause,
    /// A mnemonic.
    Instruction,
    /// An operand of some instruction.
    Operand,
    /// A target of the description.
    Target,
    /// An extension, a version or a value of a parameter.
    Feature,
    /// An instruction with its operands; `{csr}` stands for a CSR, `{at}` for a number.
    Assembly,
}

/// A name in the text of a key, to be looked up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name<'a> {
    /// Where it stands in the text.
    pub at: usize,
    /// The name as it is written.
    pub text: &'a str,
    /// What it has to be.
    pub wanted: Wanted,
    /// The number that the state gets, and where it stands; of a range the greatest.
    pub value: Option<(usize, u64)>,
}

/// Something that is wrong with the text of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Where, as bytes of the text.
    pub at: Range<usize>,
    /// What is wrong, for people.
    pub message: String,
    /// How it is written right, for people.
    pub help: String,
}

/// The lines of a text that are not blank, each with the place where it stands, and as it is read.
pub(super) fn lines<'a, L>(text: &'a str, read: fn(&'a str) -> L) -> impl Iterator<Item = (usize, &'a str, L)> {
    let start = text.as_ptr() as usize;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(move |line| (line.as_ptr() as usize - start, line, read(line)))
}

/// An item `state=number` at a place of a text.
pub(super) fn setting((at, item): (usize, &str)) -> Name<'_> {
    let (text, value) = item.split_once('=').unwrap_or((item, ""));
    Name {
        at,
        text,
        wanted: Wanted::State,
        value: number(value).map(|number| (at + text.len() + 1, number)),
    }
}

/// Words of a text with their places.
pub(super) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text.split_whitespace()
        .map(move |word| (word.as_ptr() as usize - start, word))
}
