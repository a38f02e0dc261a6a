//! Calling conventions, as plain data: which registers carry what between functions, and the texts by which code moves
//! values, calls and returns. A compiler knows nothing else of how a machine's functions meet.

use crate::isa::{FileId, Needs};

/// How functions call each other.
#[derive(Debug)]
pub struct Convention {
    /// `lp64d`
    pub name: &'static str,
    pub doc: &'static str,
    /// Targets that have it; of several, the first that holds is the usual one.
    pub needs: Needs,
    /// Register of the stack pointer: file and number.
    pub stack: (FileId, u16),
    /// The stack pointer is a multiple of this at each call.
    pub align: u32,
    /// Bytes of an argument on the stack.
    pub slot: u32,
    /// One for each bank of values: `int`, `float`.
    pub banks: &'static [Bank],
    /// Assembly with `{holes}`, by what it does: see `conventions` in `docs/reference/conventions.md`.
    pub texts: &'static [(&'static str, &'static str)],
}

/// The registers in which values of a bank are.
#[derive(Debug)]
pub struct Bank {
    /// `int`
    pub name: &'static str,
    pub file: FileId,
    /// Registers that code may use freely, in the order in which they are taken.
    pub order: &'static [u16],
    /// Of all registers of the file, those that a function gives back as it found them.
    pub saved: &'static [u16],
    pub arguments: &'static [u16],
    pub results: &'static [u16],
    /// Arguments for which there is no register left go on in those of this bank, else on the stack.
    pub beyond: Option<u8>,
}

impl Convention {
    /// The text that does something.
    pub fn text(&self, key: &str) -> Option<&'static str> {
        self.texts
            .iter()
            .find(|(known, _)| *known == key)
            .map(|(_, text)| *text)
    }

    /// The bank with a name.
    pub fn bank(&self, name: &str) -> Option<(usize, &'static Bank)> {
        self.banks.iter().enumerate().find(|(_, bank)| bank.name == name)
    }
}
