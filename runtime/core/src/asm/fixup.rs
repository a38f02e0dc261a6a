//! Fixups: expressions in the code or data of a section that wait for symbols.

use crate::isa::OpId;
use alloc::rc::Rc;

/// Where an expression that waits for symbols is written.
#[derive(Debug, Clone)]
pub(super) enum Text {
    /// In the source: offsets.
    Source(u32, u32),
    /// In the expansion of a macro: the text and offsets in it.
    Expansion(Rc<str>, u32, u32),
}

/// What an expression's value is for.
#[derive(Debug, Clone, Copy)]
pub(super) enum Use {
    /// Operand of an instruction, through a relocation function.
    Operand { op: OpId, operand: u8, reloc: Option<u16> },
    /// A datum of that many bytes.
    Data { bytes: u8 },
}

/// An expression that waits for symbols.
#[derive(Debug, Clone)]
pub(super) struct Fixup {
    pub section: u16,
    pub offset: u64,
    pub text: Text,
    pub role: Use,
    /// Numeric labels defined before it.
    pub sequence: u32,
    /// Place in the source for messages.
    pub place: u32,
    pub line: u32,
}

/// Does the value fit, read as signed or as unsigned?
pub(super) fn fits(value: i64, bytes: u8) -> bool {
    let bits = u32::from(bytes) * 8;
    bits >= 64 || (-(1i64 << (bits - 1))..1i64 << bits).contains(&value)
}
