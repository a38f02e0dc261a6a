//! The vector unit of Tensix cores (Wormhole, Blackhole), generated from `spec/sfpu`: opcodes, registers, instructions as
//! data, encoder, decoder, assembler syntax, execution.
//!
//! ```
//! use onespec_sfpu::{Decoder, LReg::*, Inst, Opcode, decode};
//!
//! // The functions at the crate's root are for the default target, Wormhole.
//! let inst = decode(0x7d00_0951)?;
//! assert_eq!(inst.op, Opcode::Sfpabs);
//! assert_eq!(inst.to_string(), "sfpabs L5,L9,1");
//! assert_eq!("sfpabs L5,L9,1".parse::<Inst>()?.encode()?, 0x7d00_0951);
//! assert_eq!(Inst::sfpnot(L2, L3).encode()?, 0x8000_0320);
//!
//! // In the RISC-V stream the same word stands rotated.
//! assert_eq!(0x7d00_0951u32.rotate_left(2), 0xf400_2545);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Features leave out what is not needed: `encode`, `decode`, `asm`, `disasm`, `interp`, `info` (documentation in the
//! tables), `std`. Without `std` the crate needs `alloc` only.
// Generated text: style is not its concern.
#![allow(clippy::all)]
#![cfg_attr(not(feature = "std"), no_std)]

include!(concat!(env!("OUT_DIR"), "/generated.rs"));
