//! Where a state keeps what its description declares: for code that was translated while a program runs and sees the state
//! as bytes.

use crate::isa::{FeatureSet, Isa};
use crate::target::Resolved;

/// A piece of a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// The description's name of it.
    pub name: &'static str,
    /// Bytes before it.
    pub offset: usize,
    /// Bytes of it; of one register, where it is a file of them. 0: it lies elsewhere, or has a length of its own.
    pub bytes: usize,
    /// How many there are: the registers of a file, else 1.
    pub count: usize,
}

/// The pieces of a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StateLayout {
    /// Bytes of the state.
    pub size: usize,
    /// Bytes before the address of the next instruction.
    pub pc: usize,
    /// Files of registers, in the order of the description.
    pub files: &'static [Piece],
    /// Named state, in the order of the description: numbers as signed integers of 64 bits, data as the smallest unsigned integer of 8, 16,
    /// 32, 64 bits that holds them.
    pub state: &'static [Piece],
}

/// What a machine was generated from, as far as its code can be translated.
#[derive(Debug, Clone, Copy)]
pub struct Described<'a> {
    /// The description as tables.
    pub isa: &'static Isa,
    /// The target that the machine is.
    pub target: &'a Resolved,
    /// What it has.
    pub features: &'a FeatureSet,
    /// What is fixed while it runs, in the order of the description.
    pub settings: &'a [i64],
    /// Where its state has its pieces.
    pub layout: &'static StateLayout,
    /// The semantics of its instructions, as `onespec_sem::packed` reads them.
    pub semantics: &'static [u8],
}
