//! Operand values during matching, with undo for backtracking.

use crate::isa::{Alt, Expr, Let, Operand};
use crate::operand::Args;

/// Operands of one instruction or of one alternative of a sum, as far as they are known.
#[derive(Debug, Clone)]
pub struct Frame {
    pub operands: &'static [Operand],
    pub lets: &'static [Let],
    pub values: Args,
    /// Which operands have a value.
    pub set: u32,
    /// The alternative that this frame is of: frame and operand of the sum, its alternatives, which one.
    pub owner: Option<(usize, u8, &'static [Alt], usize)>,
}

/// Something that must turn out true for the text to be the print of the operands.
#[derive(Debug, Clone, Copy)]
pub enum Check {
    /// A choice went this way.
    Cond {
        frame: usize,
        cond: &'static Expr,
        holds: bool,
    },
    /// A let was read as this number.
    Let { frame: usize, index: u8, value: i64 },
}

/// Sums of one instruction, nested ones included.
pub const MAX_FRAMES: usize = 16;

/// Everything that backtracking has to restore.
pub struct Mark {
    pub(super) frames: usize,
    pub(super) checks: usize,
    pub(super) symbols: usize,
    pub(super) set: [u32; MAX_FRAMES],
}
