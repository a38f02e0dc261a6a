//! Runs programs of described machines.
//!
//! Nothing here knows an instruction or a register by name: engines work on [`onespec_core::exec::Machine`], which
//! generated states and the reference evaluator implement, and what a kernel or a board must know about programs
//! (registers of a system call, interrupt bits) comes from the description's [`environment`].
//!
//! [`Emulator`] runs program files and vectors of a machine; [`user`] is a Linux process without a kernel, [`board`] the platform of a
//! program without an operating system.
//! Single instructions run from vectors:
//!
//! ```
//! use onespec_emulator::{Emulator, options::Options};
//!
//! let riscv = Emulator::new(&onespec_riscv::MACHINE);
//! let vectors = "op,a,b,c,rm,result,fflags\nadd,1,2,,,3,\nmulhu,ffffffffffffffff,2,,,1,\n";
//! let options = Options { target: "rv64gc".into(), ..Options::default() };
//! let summary = riscv.replay(vectors, &options)?;
//! assert_eq!(summary.to_string(), "2 passed, 0 failed");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]
#![warn(clippy::missing_errors_doc)]
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod api;
pub mod bare_metal;
pub mod board;
pub mod disassembly;
pub mod elf;
mod emulator;
pub mod engine;
pub mod environment;
pub mod error;
pub mod generated;
pub mod group;
pub mod harts;
pub mod lines;
pub mod litmus;
pub mod lockstep;
pub mod machines;
pub mod memory;
pub mod messages;
pub mod options;
pub mod pipeline;
pub mod platforms;
mod pushed;
pub mod repeated;
pub mod replay;
pub mod report;
pub mod round_trip;
pub mod run;
#[cfg(test)]
mod run_tests;
pub mod session;
pub mod share;
pub mod state;
pub mod tasks;
pub mod tiles;
#[cfg(test)]
mod toy;
pub mod unit;
pub mod user;
pub mod vectors;

pub use emulator::Emulator;
