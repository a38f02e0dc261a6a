//! Circuits that no verifier has seen get a schedule or a finding.

use crate::support::{count, gates};
use onespec_compiler::passes::{Context, Failure, Pipeline};
use onespec_compiler::schedule::canonical::Canonical;
use onespec_compiler::schedule::{Options, Policy, quick, schedule};
use onespec_compiler::verify::{self, Discipline, verify};
use onespec_graph::{Circuit, Gate};
use onespec_test_support::Rng;
use onespec_test_support::circuits::{Shape, circuit};

/// Changes something at random.
fn spoil(c: &mut Circuit, rng: &mut Rng) {
    let roots = usize::from(c.set().roots);
    let any = |c: &Circuit, rng: &mut Rng| Gate((roots + rng.below(c.len() - roots)) as u32);
    let gate = any(c, rng);
    let inputs = c.inputs(gate).len();
    match rng.below(8) {
        0 => c.kill(gate),
        1 => c.set_op(gate, rng.below(c.set().gates.len()) as u16),
        2 if inputs > 0 => c.remove_input(gate, rng.below(inputs) as u32),
        3 if inputs > 0 => c.set_input(gate, rng.below(inputs) as u32, Gate::NONE),
        4 => c.set_bits(gate, rng.next() >> rng.below(64)),
        _ if inputs > 0 => {
            let target = any(c, rng);
            c.set_input(gate, rng.below(inputs) as u32, target);
        }
        _ => {}
    }
}

#[test]
fn spoilt_circuits_are_answered() {
    let (mut fine, mut codes) = (0, std::collections::BTreeMap::new());
    for seed in 0..count(3000) {
        let mut c = circuit(gates(), seed, &Shape::of_seed(seed));
        let mut rng = Rng::new(seed);
        for _ in 0..1 + rng.below(4) {
            spoil(&mut c, &mut rng);
        }
        for (_, policy) in Policy::ALL {
            match schedule(&c, &Options::with(policy)) {
                Ok(schedule) => {
                    fine += 1;
                    assert!(!schedule.text(&c).is_empty());
                }
                Err(finding) => *codes.entry(finding.code).or_insert(0) += 1,
            }
        }
        drop(quick(&c, false).map(|schedule| schedule.map(|schedule| schedule.text(&c))));
        drop(Canonical::new(&c).map(|form| form.text()));
    }
    println!("{fine} schedules, {codes:?}");
    assert!(fine > 100 && codes.len() > 5, "{fine} schedules, {codes:?}");
}

/// Passes take a circuit exactly if it verifies, be it relaxed.
#[test]
fn passes_refuse_what_does_not_verify() {
    let pipeline = Pipeline::parse(Pipeline::FULL).unwrap();
    let (mut taken, mut refused) = (0, 0);
    for seed in 0..count(1000) {
        let mut c = circuit(gates(), seed, &Shape::of_seed(seed));
        spoil(&mut c, &mut Rng::new(seed));
        let holds = [Discipline::Strict, Discipline::Relaxed].map(|discipline| {
            let rules = verify::Options {
                discipline,
                ..verify::Options::default()
            };
            verify(&c, &rules).is_ok()
        });
        let before = onespec_graph::binary::write(gates(), [&c]);
        match pipeline.run(&mut c, &mut Context::default()) {
            Ok(()) => {
                assert!(holds.contains(&true), "seed {seed}");
                taken += 1;
            }
            Err(Failure::Invalid(_)) => {
                assert_eq!(holds, [false; 2], "seed {seed}");
                assert!(
                    before == onespec_graph::binary::write(gates(), [&c]),
                    "seed {seed}: it was changed"
                );
                refused += 1;
            }
            Err(other) => panic!("seed {seed}: {other}"),
        }
    }
    assert!(taken > 50 && refused > 50, "{taken} taken, {refused} refused");
}
