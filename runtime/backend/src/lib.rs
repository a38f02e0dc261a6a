//! The back end of the compiler: from scheduled circuits to machine code, for whatever machine a description tells of.
//!
//! [`select`] covers gates with instructions by the tables that the generator derived from their meanings, [`code`] is what
//! comes out, [`latency`] puts it in order, [`allocate`] gives it registers, [`emit`] makes words of it, [`object`] writes files. What a function call
//! looks like and how a register is copied stands in the description as well ([`machine`] reads it). No instruction and no
//! register is named here.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod allocate;
pub mod code;
pub mod driver;
pub mod emit;
pub mod latency;
pub mod machine;
pub mod object;
pub mod problem;
pub mod references;
pub mod select;

pub use driver::{Level, Options, compile, program};
pub use machine::Machine;
pub use onespec_graph::module::Module;
pub use problem::Problem;
