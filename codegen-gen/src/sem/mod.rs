//! Meanings: the semantics language, its checker, and the typed IR that every engine and product reads.
//!
//! A text is parsed once (`parse`), checked and lowered once per value of the machine's parameters (`lower`), and is
//! from then on an [`ir::Program`]: no names, every width known, every index proven. `docs/reference/semantics.md` is the
//! language; the codes of its errors are in its section 10.

pub mod ast;
pub mod eval;
pub mod ir;
mod nesting;
pub mod parse;

/// Bits of the widest value.
pub const MAX_WIDTH: u32 = 1 << 16;
