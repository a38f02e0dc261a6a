//! What tests of passes share.
#![allow(dead_code)]

pub mod native;
pub mod runtime;

use onespec_circuit::GATES;
use onespec_compiler::evaluate::{Event, Limits, Outcome, Run, Stop, run};
use onespec_compiler::verify::{Options, verify};
use onespec_graph::{Circuit, GateSet};
use std::collections::BTreeMap;

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
    let limits = Limits {
        steps,
        events,
        ..Limits::default()
    };
    run(
        circuit,
        arguments,
        &mut native::Native,
        &mut runtime::Runtime::default(),
        limits,
    )
}

/// How many circuits a test takes: `ONESPEC_ROUNDS`, or else what is quick.
pub fn count(quick: u64) -> u64 {
    std::env::var("ONESPEC_ROUNDS")
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

/// What must be the same before and after passes: the outcome, calls in their order, and what memory is at each of them and at the
/// end. Stores to stack slots are the circuit's own, and of several to one byte the last counts.
pub fn seen(run: &Run) -> (&Result<Outcome, Stop>, Vec<Event>) {
    let mut all = Vec::new();
    let mut bytes = BTreeMap::new();
    for event in runtime::as_operations(&run.events) {
        match event {
            Event::Store { address, .. } if is_on_stack(address) => {}
            Event::Store {
                address,
                bytes: count,
                value,
            } => {
                let byte = |i: u32| (address.wrapping_add(i.into()), value >> (8 * i) & 0xff);
                bytes.extend((0..count).map(byte));
            }
            other => {
                flush(&mut bytes, &mut all);
                all.push(other);
            }
        }
    }
    flush(&mut bytes, &mut all);
    (&run.outcome, all)
}

fn flush(bytes: &mut BTreeMap<u64, u64>, all: &mut Vec<Event>) {
    let store = |(address, value)| Event::Store {
        address,
        bytes: 1,
        value,
    };
    all.extend(std::mem::take(bytes).into_iter().map(store));
}

/// Where the interpreter puts areas, of 32 and of 64 bits.
fn is_on_stack(address: u64) -> bool {
    [0x7fff_f7a5_c000, 0x7fa5_c000]
        .iter()
        .any(|top: &u64| (top - (1 << 20)..*top).contains(&address))
}
