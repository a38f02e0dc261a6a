//! The back end of the compiler: from scheduled circuits to machine code, for any described machine.
//!
//! [`select`] covers gates with instructions by the tables that the generator derived from their semantics, [`code`] is
//! the result, [`list_scheduling`] schedules it, [`allocate`] allocates registers, [`emit`] encodes it, [`object`] writes
//! files. [`settings`] inserts instructions that set state which others demand, [`pseudo`] shows that stage by stage,
//! [`dependences`] draws what depends on what in code, `constants` puts what is known into operands, `rematerialise` makes
//! constants that instructions require in a register where they do. [`groups`] allocates registers of files that have groups,
//! [`replay`] records what straight code repeats. The calling convention and
//! register moves are in the description as well ([`machine`] reads them). No instruction and no register is named here.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod allocate;
pub mod code;
mod constants;
pub mod dependences;
pub mod driver;
pub mod emit;
pub mod gc_liveness;
pub mod groups;
pub mod list_scheduling;
pub mod machine;
pub mod object;
mod passes;
mod print;
pub mod problem;
pub mod pseudo;
mod relative;
mod rematerialise;
pub mod replay;
mod reuse;
pub mod select;
pub mod settings;
pub mod touched;

pub use driver::{Level, Options, compile, program};
pub use machine::Machine;
pub use onespec_graph::module::Module;
pub use passes::{Pass, Passes};
pub use print::print;
pub use problem::Problem;
