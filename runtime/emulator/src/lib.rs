//! Runs programs of described machines.
//!
//! Nothing here knows an instruction or a register by name: engines work on [`onespec_core::exec::Machine`], which
//! generated states and the reference evaluator implement, and what a kernel or a board must know about programs
//! (registers of a system call, interrupt bits) comes from the description's [`environment`].

pub mod api;
pub mod board;
pub mod elf;
pub mod engine;
pub mod environment;
pub mod lockstep;
pub mod machines;
pub mod memory;
pub mod options;
pub mod replay;
pub mod report;
pub mod run;
#[cfg(test)]
mod run_tests;
pub mod session;
#[cfg(test)]
mod toy;
pub mod user;
pub mod vectors;
