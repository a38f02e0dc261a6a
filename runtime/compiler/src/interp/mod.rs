//! An interpreter of circuits, to check that passes keep their semantics.
//!
//! The walk goes from state to state. Values are computed when a state or a phi needs them, once for each entry of
//! their [place](plan::Plan). There is one memory: a gate that touches it must depend on the current memory state, else
//! the run [stops](Stop::Stale). So every run also checks the discipline of depend wires. The semantics of gates come
//! from a [`Semantics`], the outside of the circuit is a [`Host`]. Circuits may call each other, which takes no stack of
//! the host. The time is proportional to the executed gates.

mod frame;
mod host;
mod instruction;
mod machine;
mod memory;
mod on_machine;
mod outcome;
mod plan;
mod world;

pub use host::{Call, Host, Oracle, Raised};
pub use memory::Memory;
pub use on_machine::OnMachine;
pub use onespec_graph::semantics::{Asked, Done, Semantics, Stored, Tables};
pub use outcome::{Event, Outcome, Run, Stop};
pub use plan::Plan;

use onespec_graph::Circuit;

/// Bounds of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// How many states are entered and gates computed at most.
    pub steps: u64,
    /// How many events are kept at most; the run goes on without a trace after them.
    pub events: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            steps: 100_000_000,
            events: 1_000_000,
        }
    }
}

/// Runs a circuit. `arguments` holds bits of values by the order of ARG gates; missing ones stop the run where they are
/// needed.
pub fn run(
    circuit: &Circuit,
    arguments: &[u64],
    semantics: &mut dyn Semantics,
    host: &mut dyn Host,
    limits: Limits,
) -> Run {
    run_planned(circuit, &Plan::new(circuit), arguments, semantics, host, limits)
}

/// The same with a plan that was made before, for a circuit that is run often.
pub fn run_planned(
    circuit: &Circuit,
    plan: &Plan,
    arguments: &[u64],
    semantics: &mut dyn Semantics,
    host: &mut dyn Host,
    limits: Limits,
) -> Run {
    let mut memory = Memory::new(circuit.set().type_def(circuit.arch()).width);
    run_together(
        &[Function { circuit, plan }],
        0,
        arguments,
        &mut memory,
        semantics,
        host,
        limits,
    )
}

/// A circuit with its plan.
#[derive(Clone, Copy)]
pub struct Function<'a> {
    pub circuit: &'a Circuit,
    pub plan: &'a Plan,
}

/// Runs one of several circuits that call each other: [`Host::function`] says which one is at an address. Memory may hold
/// data already, and is there afterwards.
///
/// # Panics
/// If there is no function `entry`.
pub fn run_together(
    functions: &[Function<'_>],
    entry: usize,
    arguments: &[u64],
    memory: &mut Memory,
    semantics: &mut dyn Semantics,
    host: &mut dyn Host,
    limits: Limits,
) -> Run {
    let world = world::World {
        functions,
        semantics,
        host,
        memory,
        limits,
        steps: 0,
        events: Vec::new(),
    };
    machine::run(world, entry, arguments)
}
