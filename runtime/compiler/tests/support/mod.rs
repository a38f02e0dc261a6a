//! What tests of passes share.
#![allow(dead_code)]

pub mod native;
pub mod runtime;

use onespec_circuit::GATES;
use onespec_compiler::interp::{Event, Limits, Outcome, Run, Stop, run};
use onespec_compiler::verify::{Options, verify};
use onespec_graph::{Circuit, GateSet};

/// The gates, of which passes fold with the generated folder.
pub fn gates() -> &'static GateSet {
    &GATES
}

/// A run by the host's arithmetic.
pub fn run_native(circuit: &Circuit, arguments: &[u64]) -> Run {
    run_for(circuit, arguments, 20_000_000, 100_000)
}

/// The beginning of a run that may never end.
pub fn run_shortly(circuit: &Circuit, arguments: &[u64]) -> Run {
    run_for(circuit, arguments, 10_000, 50)
}

fn run_for(circuit: &Circuit, arguments: &[u64], steps: u64, events: usize) -> Run {
    let limits = Limits { steps, events };
    run(
        circuit,
        arguments,
        &mut native::Native,
        &mut runtime::Runtime::default(),
        limits,
    )
}

/// How many circuits a test takes: `ONESPEC_CIRCUITS`, or else what is quick.
pub fn count(quick: u64) -> u64 {
    std::env::var("ONESPEC_CIRCUITS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(quick)
}

/// What holds of every circuit between passes: the verifier finds no error, with effects in one chain.
pub fn well_formed(c: &Circuit) -> Result<(), String> {
    let report = verify(c, &Options::default());
    match report.is_ok() {
        true => Ok(()),
        false => Err(report.findings.list()[0].to_string()),
    }
}

/// What must be the same before and after passes.
pub fn seen(run: &Run) -> (&Result<Outcome, Stop>, Vec<Event>) {
    (&run.outcome, runtime::as_operations(&run.events))
}
