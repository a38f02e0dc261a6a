//! Bit vectors: every operator of the specification language, defined once.
//!
//! All operators are total. Arithmetic wraps at the width. A quotient by zero is all ones and a remainder by zero is the dividend,
//! signed or not, as SMT-LIB (theory FixedSizeBitVectors) has it for `bvudiv` and `bvurem`, and as RISC-V has it for both. The
//! smallest number divided by -1 is itself, with remainder 0. Amounts of shifts are numbers without sign: from the width on the
//! result is 0, for [`Binary::ShrS`] the sign.
//!
//! | module | values |
//! |---|---|
//! | [`word`] | widths up to 128, in a `u128` |
//! | [`limbs`] | any width, in slices and arrays of 64-bit limbs |
//! | [`Bits`] | any width, one type for both |
//! | [`calc`] | numbers of 128 bits, in computations that are data |
//! | [`int`] | integers of the language (ranges, indices, immediates), in an `i128` |
//!
//! Everything else that computes (constant folding, the reference evaluator, rewrite rules, selection) calls these functions.
//! What must be independent of them, because it is compared with them, writes the operators in another language: generated Rust
//! for the interpreter, and SMT-LIB for proofs.
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

mod bits;
pub mod calc;
pub mod int;
pub mod limbs;
mod ops;
pub mod word;

pub use bits::Bits;
pub use ops::{Binary, Compare, Count, Unary};
