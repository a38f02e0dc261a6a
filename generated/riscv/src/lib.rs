//! RISC-V, generated from `spec/riscv`: opcodes, registers, instructions as data, encoder, decoder, assembler syntax.
//!
//! ```
//! use onespec_riscv::{Gpr::*, Inst, Opcode, decode};
//!
//! // Constructors take registers and numbers; what does not fit is an error, not a panic.
//! let inst = Inst::addi(A0, A0, 8);
//! assert_eq!(inst.encode()?, 0x0085_0513);
//! assert!(Inst::addi(A0, A0, 8000).encode().is_err());
//!
//! // Words become the same data; it prints as assembly and is parsed from it.
//! let inst = decode(0x00c5_f533)?;
//! assert_eq!(inst.op, Opcode::And);
//! assert_eq!(inst.to_string(), "and a0, a1, a2");
//! assert_eq!("and a0, a1, a2".parse::<Inst>()?, inst);
//!
//! // A stream of bytes: compressed and full instructions as they come.
//! for (offset, inst) in onespec_riscv::decode_all(&[0x21, 0x05, 0x13, 0x05, 0x85, 0x00]) {
//!     println!("{offset:#x}: {}", inst?);
//! }
//!
//! // Whole sources, with labels and pseudo-instructions.
//! let program = onespec_riscv::assemble("rv32i", "loop: addi a0, a0, -1\n bnez a0, loop\n ret", &Default::default())?;
//! assert_eq!(program.sections[0].bytes.len(), 12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The functions at the crate's root are for the default target; [`Decoder::new`] and its siblings take a target's name.
//! Features leave out what is not needed: `encode`, `decode`, `asm`, `disasm`, `interp`, `info` (documentation in the
//! tables), `select` (tables by which a compiler selects instructions), `std`. Without `std` the crate needs `alloc` only.
// Generated text: style is not its concern.
#![allow(clippy::all)]
#![cfg_attr(not(feature = "std"), no_std)]

include!(concat!(env!("OUT_DIR"), "/generated.rs"));
