//! Pseudo-instructions for code generation with RISC-V vectors, generated from `spec/rvv-pseudo` and `spec/riscv`: one for
//! each vector instruction and register group, with vector length, element width and policy as operands, tables both ways,
//! and the types of values.
//!
//! ```
//! use onespec_core::mirror::State;
//! use onespec_rvv_pseudo::{MIRROR, Pseudo, Tool, base};
//!
//! // From the name to the instruction that it stands for, and back: mirrors of `vadd.vv` with 32-bit elements.
//! let add = Pseudo::PseudoVaddVvM2;
//! assert_eq!(add.base(), Some(base::Opcode::VaddVv));
//! let e32 = [Some(32), None, None];
//! assert!(Pseudo::of(base::Opcode::VaddVv, &e32).any(|found| found == add));
//! assert_eq!(add.instance().roles[1].class, "VRM2");
//! assert_eq!(add.instance().roles[1].tied, Some(0));
//!
//! // Lowering: what establishes the state, then the instruction.
//! let tool = Tool::new("rv64gcv")?;
//! let inst = tool.parse("PseudoVADD_VV_M2 v8, undef, v10, v12, a0, e32, ta, ma")?;
//! let lowered = tool.lower(&inst)?;
//! assert_eq!(lowered.setup[0].to_string(), "vsetvli zero, a0, e32, m2, ta, ma");
//! assert_eq!(lowered.inst.to_string(), "vadd.vv v8, v10, v12");
//!
//! // Reading back needs the state before the instruction.
//! let mut state = State::unknown();
//! state.step(&base::ISA, &MIRROR, lowered.setup[0].op.id(), lowered.setup[0].encode()?.into());
//! let read = tool.read(&state, &lowered.inst)?;
//! assert_eq!(tool.text(&read), "PseudoVADD_VV_M2 v8, undef, v10, v12, -, e32, ta, ma");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Features are those of `onespec-riscv`, on which this crate stands. Without `std` it needs `alloc` only.
// Generated text: style is not its concern.
#![allow(clippy::all)]
#![cfg_attr(not(feature = "std"), no_std)]

pub use onespec_riscv as base;

include!(concat!(env!("OUT_DIR"), "/generated.rs"));
