//! Whole circuits by three semantics: the folder, the reference evaluator (also of loads and stores), the host's arithmetic.
//! Result, stores and calls must be the same. `ONESPEC_ROUNDS=10000` is the long run.

use crate::reference;
use crate::support::native::Native;
use crate::support::runtime::Runtime;
use crate::support::{count, gates};
use onespec_compiler::evaluate::{Limits, Run, Semantics, Stop, Tables, run};
use onespec_compiler::passes::{Context, Pipeline};
use onespec_compiler::verify::{Options as Checks, verify};
use onespec_graph::Circuit;
use onespec_graph::text::{Options, parse};
use onespec_test_support::circuits::{Shape, arguments, circuit};
use std::path::{Path, PathBuf};

fn ran(c: &Circuit, arguments: &[u64], semantics: &mut dyn Semantics, steps: u64) -> Run {
    let limits = Limits {
        steps,
        events: 10_000,
        ..Limits::default()
    };
    run(c, arguments, semantics, &mut Runtime::default(), limits)
}

#[test]
fn random_circuits() {
    let mut reference = reference(1);
    let pipeline = Pipeline::parse(Pipeline::DEFAULT).unwrap();
    let (mut steps, mut events) = (0, 0);
    let all = count(2000);
    for seed in 0..all {
        let mut c = circuit(gates(), seed, &Shape::of_seed(seed));
        let given = arguments(&c, seed);
        let native = ran(&c, &given, &mut Native, 20_000_000);
        assert!(native.outcome.is_ok(), "seed {seed}: {:?}", native.outcome);
        let folded = ran(&c, &given, &mut Tables(gates()), 20_000_000);
        assert_eq!(folded.visible(), native.visible(), "seed {seed}: folder and host");
        let walked = ran(&c, &given, &mut reference, 20_000_000);
        assert_eq!(walked.visible(), native.visible(), "seed {seed}: reference and host");
        (steps, events) = (steps + walked.steps, events + walked.events.len());
        // The same after the default passes, by the reference alone.
        pipeline.run(&mut c, &mut Context::default()).unwrap();
        let after = ran(&c, &given, &mut reference, 20_000_000);
        let [before, after] = [&walked, &after].map(crate::support::seen);
        assert_eq!(after, before, "seed {seed}: after passes");
    }
    println!("seeds 0..{all}, {steps} steps, {events} events");
}

/// Every circuit of a file or folder of the tests.
fn files() -> Vec<PathBuf> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut folders = vec![data];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(ending) if ending == "cir" => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

#[test]
fn examples() {
    let mut reference = reference(1);
    let (mut circuits, mut ended, mut unended) = (0, 0, 0);
    for path in files() {
        let text = std::fs::read_to_string(&path).unwrap();
        // A collection has a circuit below each `###` line.
        for part in text.split("\n###") {
            let part = match part.split_once('\n') {
                Some((_, rest)) if text.contains("\n###") => rest,
                _ => part,
            };
            let Ok(read) = parse(gates(), part, &Options::default()) else {
                continue;
            };
            for c in read.iter().filter(|c| verify(c, &Checks::default()).is_ok()) {
                circuits += 1;
                for seed in 0..10 {
                    let orders = c.gates().filter(|&g| c.role(g) == onespec_graph::Role::Arg);
                    let mut given = vec![0; 64];
                    for g in orders.filter(|&g| c.bits(g) < 64) {
                        let mut rng = onespec_test_support::Rng::new(seed << 8 | c.bits(g));
                        given[c.bits(g) as usize] = onespec_test_support::circuits::value(gates(), c.ty(g), &mut rng);
                    }
                    let native = ran(c, &given, &mut Native, 5_000);
                    let folded = ran(c, &given, &mut Tables(gates()), 5_000);
                    let walked = ran(c, &given, &mut reference, 5_000);
                    let wide = walked.outcome.is_ok() && matches!(native.outcome, Err(Stop::NoSemantics(_)));
                    let place = || format!("{} seed {seed}", path.display());
                    assert!(
                        !matches!(walked.outcome, Err(Stop::NoSemantics(_))),
                        "{}: {:?}",
                        place(),
                        walked.outcome
                    );
                    if !wide {
                        assert_eq!(folded.visible(), native.visible(), "{}: folder and host", place());
                        assert_eq!(walked.visible(), native.visible(), "{}: reference and host", place());
                    }
                    ended += usize::from(walked.outcome.is_ok());
                    unended += usize::from(matches!(walked.outcome, Err(Stop::Steps(_))));
                }
            }
        }
    }
    println!("{circuits} circuits, {ended} runs to their end, {unended} that did not end");
    assert!(circuits > 100, "{circuits}");
}
