//! Translates the code of a described machine to the host's while it runs, a region at a time, by Cranelift.
//!
//! A region is what a hot address leads to by direct branches and jumps. Its registers are values of the host's code; they are
//! loaded where code enters and stored where it leaves. What an instruction does is taken from the typed semantics IR: no
//! instruction has a line here. What is not translated is executed by the interpreter, which code calls; an instruction of the
//! system ends a region.

mod code;
mod decode;
mod domain;
mod enter;
mod fixed;
mod flags;
mod floats;
mod held;
mod host;
mod jit;
mod join;
mod loads;
mod loops;
mod lower;
mod maker;
mod memory;
mod operators;
mod pointers;
mod quick;
mod reasons;
mod region;
mod sites;
mod slots;
mod stubs;
mod translator;
mod value;

pub use enter::{Entered, Interpreter};
pub use jit::Jit;
pub use reasons::{Way, ways};
pub use region::Region;

/// Why an instruction is not translated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Refused(&'static str);
