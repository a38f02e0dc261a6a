//! Every pass keeps the result and what is seen of a run, on random circuits with random arguments.
//!
//! `ONESPEC_ROUNDS=10000` is the long run.

use crate::support::{count, gates, run_native, seen};
use onespec_compiler::passes::{Context, Pipeline, all};
use onespec_graph::Role;
use onespec_graph::text::{Options, parse_one, print};
use onespec_test_support::circuits::{Shape, arguments, circuit};

#[test]
fn random_circuits_run() {
    let (mut steps, mut events, mut size) = (0, 0, 0);
    for seed in 0..count(2000) {
        let c = circuit(gates(), seed, &Shape::of_seed(seed));
        let run = run_native(&c, &arguments(&c, seed));
        if let Err(stop) = &run.outcome {
            panic!("seed {seed}: {}", stop.describe(&c));
        }
        steps += run.steps;
        events += run.events.len();
        size += c.len();
    }
    println!("{size} gates, {steps} steps, {events} events");
}

#[test]
fn printed_circuits_are_read_back() {
    let pipeline = Pipeline::parse(Pipeline::DEFAULT).unwrap();
    for seed in 0..count(1000) {
        let mut c = circuit(gates(), seed, &Shape::of_seed(seed));
        for optimised in [false, true] {
            if optimised {
                pipeline.run(&mut c, &mut Context::default()).unwrap();
            }
            let text = print(&c);
            let read = parse_one(gates(), &text, &Options::default());
            let read = read.unwrap_or_else(|found| panic!("seed {seed}: {:?}", found.list()));
            assert_eq!(text, print(&read), "seed {seed}");
            assert_eq!(c.live(), read.live(), "seed {seed}");
            let arguments = arguments(&c, seed);
            let (old, new) = (run_native(&c, &arguments), run_native(&read, &arguments));
            assert_eq!(old.outcome.is_ok(), new.outcome.is_ok(), "seed {seed}");
            // Stack slots may lie elsewhere.
            if !c.gates().any(|g| c.role(g) == Role::Alloca) {
                assert_eq!(old.visible(), new.visible(), "seed {seed}");
            }
        }
    }
}

/// Runs circuits before and after passes.
fn keeps(passes: &str, circuits: u64) {
    let pipeline = Pipeline::parse(passes).unwrap();
    let (mut before, mut after) = (0, 0);
    for seed in 0..circuits {
        let c = circuit(gates(), seed, &Shape::of_seed(seed));
        let mut optimised = c.clone();
        let mut stage = Vec::new();
        let mut context = Context::default();
        let check = &mut |c: &onespec_graph::Circuit| {
            stage.push(c.live());
            crate::support::well_formed(c)
        };
        if let Err(failure) = pipeline.run_checked(&mut optimised, &mut context, check) {
            panic!("seed {seed}: {failure}");
        }
        before += c.live();
        after += optimised.live();
        for round in 0..3 {
            let arguments = arguments(&c, seed ^ round << 32);
            let (old, new) = (run_native(&c, &arguments), run_native(&optimised, &arguments));
            if let Err(stop) = &new.outcome {
                panic!(
                    "seed {seed}, {passes}: {} at sizes {stage:?}",
                    stop.describe(&optimised)
                );
            }
            assert_eq!(
                seen(&old),
                seen(&new),
                "seed {seed}, {passes}, arguments {arguments:x?}"
            );
        }
    }
    println!("{passes}: {before} gates, then {after}");
}

#[test]
fn each_pass() {
    for pass in all() {
        keeps(pass.name(), count(1000));
    }
}

#[test]
fn pipeline() {
    keeps(Pipeline::DEFAULT, count(2000));
    keeps(Pipeline::BASIC, count(1000));
    keeps(Pipeline::FULL, count(1000));
    keeps(&format!("{},{}", Pipeline::FULL, Pipeline::LATE), count(1000));
}

#[test]
fn passes_in_any_order() {
    let names: Vec<&str> = all().iter().map(|pass| pass.name()).collect();
    let mut rng = onespec_test_support::Rng::new(1);
    for _ in 0..count(1000) / 50 {
        let some: Vec<&str> = (0..6).map(|_| names[rng.below(names.len())]).collect();
        keeps(&some.join(","), 50);
    }
}
