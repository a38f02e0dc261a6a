//! The syntax of the semantics language (`docs/reference/semantics.md`): its tree and its parser.

pub mod ast;
mod nesting;
pub mod parse;

/// Bits of the widest value.
pub const MAX_WIDTH: u32 = 1 << 16;
