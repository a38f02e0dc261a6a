//! What assembling gives.

use super::AsmError;
use crate::isa::Word;
use alloc::string::String;
use alloc::vec::Vec;

/// The result of assembling one source.
#[derive(Debug, Clone, Default)]
pub struct Assembly {
    /// In order of address.
    pub sections: Vec<Section>,
    /// Symbols that the source defines, in order of first mention.
    pub symbols: Vec<Symbol>,
    /// Instructions and data in the order of the source.
    pub items: Vec<Item>,
    /// In order of the source.
    pub errors: Vec<AsmError>,
    /// Errors beyond those in `errors`.
    pub more_errors: usize,
}

/// A section: bytes, or just a size.
#[derive(Debug, Clone, Default)]
pub struct Section {
    /// The name, such as `.text`.
    pub name: String,
    /// Address of the first byte.
    pub address: u64,
    /// Alignment in bytes, a power of two.
    pub align: u64,
    /// Empty when the section holds only zeros that are not stored (`.bss`).
    pub bytes: Vec<u8>,
    /// Bytes in memory.
    pub size: u64,
    /// The program may write to it (`w`).
    pub write: bool,
    /// Holds code (`x`).
    pub execute: bool,
    /// Occupies memory when the program runs (`a`).
    pub alloc: bool,
}

/// A named place or number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symbol {
    /// The name as the source spells it.
    pub name: String,
    /// Address, or the number itself.
    pub value: u64,
    /// Index into [`Assembly::sections`]; `None` for numbers.
    pub section: Option<u16>,
    /// Size in bytes as the source states it (`.size`, `.comm`); 0 where it does not.
    pub size: u64,
    /// Visible to other files (`.globl`).
    pub global: bool,
    /// The type is a function (`.type`).
    pub function: bool,
}

/// A piece of the output that a line of the source made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    /// Where it starts in its section.
    pub offset: u64,
    /// Index into [`Assembly::sections`].
    pub section: u16,
    /// Bytes: of one instruction, or of one datum of at most 16 bytes.
    pub length: u8,
    /// An instruction, not data.
    pub code: bool,
    /// Line of the source, from 1.
    pub line: u32,
}

impl Assembly {
    /// The bits of an item, least significant byte first in memory.
    pub fn word(&self, item: &Item) -> Word {
        let start = usize::try_from(item.offset).unwrap_or(usize::MAX);
        let bytes = self
            .sections
            .get(usize::from(item.section))
            .and_then(|s| s.bytes.get(start..));
        let bytes = bytes.unwrap_or(&[]).iter().take(usize::from(item.length));
        bytes.rev().fold(0, |w, &b| w << 8 | Word::from(b))
    }

    /// The section of that name.
    pub fn section(&self, name: &str) -> Option<&Section> {
        self.sections.iter().find(|s| s.name == name)
    }

    /// The value of a symbol.
    pub fn symbol(&self, name: &str) -> Option<u64> {
        self.symbols.iter().find(|s| s.name == name).map(|s| s.value)
    }
}
