//! The evaluator of circuits: the reference for passes, schedules and compiled programs.
//!
//! A [`Program`] is one or more circuits that call each other, each prepared as steps on the slots of a frame. Frames
//! lie in one array, so recursion is bounded by a number and never by the host's stack. The semantics of gates come
//! from a [`Semantics`], the outside of the program is a [`Host`]. The time is proportional to the executed gates.
//!
//! The gates of a circuit are executed in one of two orders:
//! * *scheduled*: block by block, as [`crate::schedule`] orders them. This is fast, and takes only circuits that verify.
//! * *demanded*: a gate is computed when a state or a phi needs it, once for each entry of its place. This asks no
//!   scheduler, so schedules can be compared with it. It takes any circuit, and stops where a gate depends on a memory
//!   state that has been overwritten, or needs itself.

mod demand;
mod exchange;
mod gates;
mod host;
mod instruction;
mod machine;
mod memory;
mod on_machine;
mod outcome;
mod plan;
mod program;
mod straight;

pub use host::{Call, Host, Oracle, Raised};
pub use memory::Memory;
pub use on_machine::OnMachine;
pub use onespec_graph::semantics::{Asked, Done, Semantics, Stored, Tables};
pub use outcome::{Event, Outcome, Run, Stop};
pub use plan::stack_slots;
pub use program::Program;
pub use straight::{Straight, Words};

use onespec_graph::Circuit;

/// Bounds of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// How many blocks are entered and gates computed at most.
    pub steps: u64,
    /// How many calls are open at most.
    pub depth: usize,
    /// How many events are kept at most; the run goes on without a trace after them.
    pub events: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            steps: 10_000_000_000,
            depth: 100_000,
            events: 0,
        }
    }
}

/// Runs one circuit on demand, with a memory in which every address is mapped. `arguments` holds bits of values by the
/// order of ARG gates; missing ones stop the run where they are needed.
pub fn run(
    circuit: &Circuit,
    arguments: &[u64],
    semantics: &mut dyn Semantics,
    host: &mut dyn Host,
    limits: Limits,
) -> Run {
    let mut memory = Memory::flat(circuit.set().type_def(circuit.arch()).width);
    Program::demanded([circuit]).enter(0, arguments, &mut memory, host, semantics, limits)
}
