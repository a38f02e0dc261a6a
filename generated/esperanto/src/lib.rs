//! The minion of Esperanto's ET-SoC-1, generated from `spec/esperanto`: opcodes, registers, instructions as data, encoder,
//! decoder, assembler syntax.
//!
//! ```
//! use onespec_esperanto::{Fpr::*, Inst, Opcode, decode};
//!
//! // The functions at the crate's root are for the default target, the first silicon.
//! let inst = decode(0x0620_807b)?;
//! assert_eq!(inst.op, Opcode::FaddPi);
//! assert_eq!(inst.to_string(), "fadd.pi ft0, ft1, ft2");
//! assert_eq!(Inst::fadd_pi(Ft0, Ft1, Ft2).encode()?, 0x0620_807b);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Features leave out what is not needed: `encode`, `decode`, `asm`, `disasm`, `interp`, `info` (documentation in the
//! tables), `std`. Without `std` the crate needs `alloc` only.
// Generated text: style is not its concern.
#![allow(clippy::all)]
#![cfg_attr(not(feature = "std"), no_std)]

include!(concat!(env!("OUT_DIR"), "/generated.rs"));
