//! Litmus tests: a few threads of a few instructions, and whether an end of them all is allowed by the memory model of their
//! machine.
//!
//! Which order a thread's accesses keep is worked out from syntactic dependencies ([`onespec_core::isa::Flow`]), which come
//! from the semantics, and from what entries say of fences and annotations ([`order`]). Instructions run as they always do, with
//! memory that answers loads with every value that some store gives ([`thread`]). Then all candidates are tried: which store
//! each load reads from, and in which order the stores of a location become visible ([`execution`]), under the axioms of the
//! description's `memory_model` ([`model`]).
//!
//! Not followed: accesses that overlap without being the same, I/O, instruction fetch, translation, and dependencies through
//! named state (CSRs). A store-conditional whose reservation holds succeeds.

mod accesses;
mod execution;
mod model;
pub mod order;
mod text;
mod thread;

pub use text::{Problem, Test, Value, parse};
pub use thread::{Operation, Run, Threads, Traces};

use crate::error::RunError;
use onespec_core::environment::Environment;
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use std::fmt;

/// Whether an end is possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Some execution that the memory model allows has the end.
    Allowed,
    /// No execution that the memory model allows has the end.
    Forbidden,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Allowed => "allowed",
            Verdict::Forbidden => "forbidden",
        })
    }
}

/// What was found of a test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Whether the end that is asked for is allowed.
    pub verdict: Verdict,
    /// Candidate executions with the end that is asked for.
    pub candidates: u64,
}

/// Whether the end that a test asks for is allowed on a target, with whatever runs the threads; see [`crate::api::litmus`].
pub(crate) fn check(
    isa: &'static Isa,
    target: &Resolved,
    test: &Test,
    run: impl FnOnce(Threads<'_>) -> Result<Traces, RunError>,
) -> Result<Finding, Problem> {
    let model = Environment::of(isa).memory_model().ok_or_else(|| {
        let missing = "has no memory model (`memory_model` of `environment:`): nothing says what is allowed";
        Problem::new(0, format!("the description of `{}` {missing}", isa.name))
    })?;
    let threads = thread::assemble(isa, target, test)?;
    let all = Threads {
        isa,
        test,
        threads: &threads,
    };
    let runs = run(all).map_err(|error| Problem::new(0, error.to_string()))??;
    execution::explore(&model, test, &runs)
}
