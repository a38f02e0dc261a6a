//! The runtime of every generated crate: the tables of a described machine ([`isa`]), everything that they drive
//! (decoding, encoding, printing, parsing, assembling, verifying), the traits that connect generated code to memory and
//! services ([`exec`]), and floating point ([`fp`]).
//!
//! Nothing here knows an instruction, a register or a machine by name: a generated crate passes its tables in, and so
//! does a description that was loaded at run time.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

pub use isa::convention;
pub use onespec_bv as bv;

pub mod asm;
mod bits;
pub mod compress;
pub mod decode;
pub mod encode;
pub mod environment;
pub mod exec;
pub mod explain;
pub mod expr;
pub mod features;
pub mod fp;
pub mod host;
pub mod isa;
pub mod mirror;
pub mod names;
pub mod number;
pub mod operand;
pub mod parse;
pub mod print;
pub mod select;
pub mod target;
pub mod verify;
pub mod wide;
