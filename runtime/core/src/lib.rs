//! The runtime of every generated crate: the tables of a described machine ([`isa`]), everything that they drive
//! (decoding, encoding, printing, parsing, assembling, verifying), the traits that connect generated code to memory and
//! services ([`exec`]), and floating point ([`fp`]).
//!
//! Nothing here knows an instruction, a register or a machine by name: a generated crate passes its tables in, and so
//! does a description that was loaded at run time.
//!
//! Features: `std`; `asm`, `disasm`, `exec`, `select`, which are on by default. A program that decodes and encodes
//! needs none of them; what is left then depends on `onespec-bv` alone.
#![warn(missing_docs, clippy::missing_errors_doc)]
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

pub use isa::convention;
pub use onespec_bv as bv;
#[cfg(feature = "exec")]
pub use onespec_simd as simd;

#[cfg(feature = "asm")]
pub mod asm;
mod bits;
pub mod code_buffer;
#[cfg(feature = "asm")]
pub mod compress;
pub mod decode;
pub mod encode;
#[cfg(feature = "exec")]
pub mod environment;
#[cfg(feature = "exec")]
pub mod exec;
#[cfg(feature = "disasm")]
pub mod explain;
pub mod expr;
pub mod features;
#[cfg(feature = "exec")]
pub mod fp;
#[cfg(feature = "exec")]
pub mod host;
pub mod immediate;
pub mod instruction;
pub mod isa;
#[cfg(feature = "disasm")]
pub mod mirror;
pub mod names;
#[cfg(any(feature = "disasm", feature = "exec"))]
pub mod number;
pub mod operand;
pub mod packed;
#[cfg(feature = "asm")]
pub mod parse;
#[cfg(feature = "disasm")]
pub mod print;
#[cfg(feature = "select")]
pub mod select;
pub mod target;
#[cfg(feature = "disasm")]
pub mod timing;
#[cfg(feature = "disasm")]
pub mod verify;
#[cfg(feature = "exec")]
pub mod wide;
