//! Adreno ir3 (a3xx to a6xx), generated from `spec/ir3`: opcodes, registers, instructions as data, encoder, decoder,
//! assembler syntax.
//!
//! ```
//! use onespec_ir3::{Absneg, Gpr, Multisrc, Opcode, decode};
//!
//! // The functions at the crate's root are for the default target, a630.
//! let inst = decode(0x4210_0000_0004_2001)?;
//! assert_eq!(inst.op, Opcode::AddU);
//! // A source is one of several shapes; the enum of its kind tells which.
//! let first = Multisrc::Immed { neg: Absneg::None, n: 1 };
//! assert_eq!(Multisrc::of(&inst, "src1"), Some(first));
//! assert_eq!(inst.arg("src1"), Some(first.bits()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Features leave out what is not needed: `encode`, `decode`, `asm`, `disasm`, `interp`, `info` (documentation in the
//! tables), `std`. Without `std` the crate needs `alloc` only.
// Generated text: style is not its concern.
#![allow(clippy::all)]
#![cfg_attr(not(feature = "std"), no_std)]

include!(concat!(env!("OUT_DIR"), "/generated.rs"));
