//! Random kernels: straight-line code and `if` over arrays of one or of several types, sums among them. What a program prints
//! is the same with vector code, for several lengths and widths of vectors. `ONESPEC_SEED` is the first seed,
//! `ONESPEC_ROUNDS` how many there are.

use crate::programs::{optimised, run};
use crate::support::count;
use crate::target::{evaluators, lengths, packed, whole, words};
use onespec_compiler::opt::{Level, optimise_module};
use onespec_compiler::vectorize::Why;
use onespec_graph::Module;
use onespec_test_support::kernels::branching;
use onespec_test_support::volt::{Shape, program};
use onespec_volt::{Options, Vectors, compile_text};
use std::collections::BTreeMap;

pub fn module(text: &str, bounds: bool) -> Result<Module, String> {
    let options = Options {
        vectors: Vectors::Lanes,
        bounds,
        ..Options::default()
    };
    let done = compile_text("random.vt", text, &options);
    let shown = done.rendered(false);
    done.module.ok_or(shown)
}

pub fn first_seed() -> u64 {
    let seed = std::env::var("ONESPEC_SEED")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(1);
    println!("ONESPEC_SEED={seed}");
    seed
}

#[test]
fn kernels_do_the_same() {
    let mut evaluators = evaluators(&[1, 2, 4]);
    let first = first_seed();
    let rounds = count(600);
    let (mut vector, mut why) = (0, BTreeMap::new());
    for seed in first..first + rounds {
        let text = branching::program(seed);
        let bounds = seed % 3 == 0;
        let plain = module(&text, bounds).unwrap_or_else(|shown| panic!("seed {seed}\n{text}\n{shown}"));
        let mut scalar = plain.clone();
        optimise_module(&mut scalar, Level::Full).unwrap_or_else(|f| panic!("seed {seed}: {f:?}"));
        let expected = run(&scalar, &mut evaluators[0].1);
        let at = seed as usize % evaluators.len();
        let (scale, semantics) = &mut evaluators[at];
        let target = match seed % 4 {
            0 => whole(*scale),
            1 if *scale == 1 => packed(),
            2 if *scale == 1 => words(),
            _ => lengths(),
        };
        let mut made = plain.clone();
        let reports = optimised(&mut made, &target).unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
        let found = run(&made, semantics);
        assert!(
            found == expected,
            "seed {seed}, scale {scale}: {found:?} for {expected:?}\n{text}"
        );
        let kernel = reports.iter().filter(|r| r.independent);
        for report in kernel {
            match &report.lanes {
                Ok(_) => vector += 1,
                Err(reasons) => reasons.iter().for_each(|r| *why.entry(name(&r.why)).or_insert(0) += 1),
            }
        }
    }
    println!("{rounds} kernels, {vector} loops became vector code; the others: {why:#?}");
    assert!(vector * 3 > rounds, "a third becomes vector code: {vector} of {rounds}");
}

fn name(why: &Why) -> String {
    match why {
        Why::NoGain { .. } => "no gain".into(),
        other => other.to_string(),
    }
}

/// Programs of all that the language has.
#[test]
fn programs_do_the_same() {
    let mut evaluators = evaluators(&[2]);
    let (scale, semantics) = &mut evaluators[0];
    let first = first_seed();
    let mut vector = 0;
    for seed in first..first + count(100) {
        let text = program(&onespec_circuit::GATES, seed, &Shape::of_seed(seed));
        let plain = module(&text, true).unwrap_or_else(|shown| panic!("seed {seed}\n{shown}"));
        let mut scalar = plain.clone();
        optimise_module(&mut scalar, Level::Full).unwrap_or_else(|f| panic!("seed {seed}: {f:?}"));
        let expected = run(&scalar, semantics);
        if matches!(expected.0, Err(onespec_compiler::evaluate::Stop::Steps(_))) {
            continue;
        }
        for target in [lengths(), whole(*scale)] {
            let mut made = plain.clone();
            let reports = optimised(&mut made, &target).unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
            vector += reports.iter().filter(|r| r.lanes.is_ok()).count();
            let found = run(&made, semantics);
            assert!(found == expected, "seed {seed}: {found:?} for {expected:?}\n{text}");
        }
    }
    println!("{vector} loops became vector code");
}
