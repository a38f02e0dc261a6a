//! Schedules of random circuits: they do what the circuits do, and keep within the bounds that places have.

#[path = "../support/mod.rs"]
mod support;

mod bounds;
mod hostile;
mod large;
mod machine;
mod spellings;

use onespec_compiler::evaluate::Run;
use onespec_compiler::passes::{Context, Pipeline, all};
use onespec_compiler::schedule::{ConstantPlaces, Options, Policy, quick, schedule};
use onespec_graph::circuit::WireClass;
use onespec_graph::{Circuit, Gate, Role, Use};
use onespec_test_support::circuits::{Shape, arguments, circuit};
use support::{count, gates, native, run_native, seen};

/// Policies, and where constants stand.
fn ways() -> impl Iterator<Item = Options> {
    let all = [ConstantPlaces::Uses, ConstantPlaces::Entry];
    all.into_iter().flat_map(|constants| {
        Policy::ALL.iter().map(move |&(_, policy)| Options {
            constants,
            ..Options::with(policy)
        })
    })
}

#[test]
fn blocks_do_what_the_graph_does() {
    let mut events = 0;
    for seed in 0..count(1000) {
        let c = circuit(gates(), seed, &Shape::of_seed(seed));
        let arguments = arguments(&c, seed);
        let expected = run_native(&c, &arguments);
        let outcome = expected
            .outcome
            .as_ref()
            .unwrap_or_else(|stop| panic!("seed {seed}: {}", stop.describe(&c)));
        events += expected.events.len();
        for options in ways() {
            let scheduled = schedule(&c, &options).unwrap_or_else(|e| panic!("seed {seed}, {options:?}: {e}"));
            let (found, trace) = machine::run(&c, &scheduled, &arguments, &mut native::Native);
            assert_eq!(found.as_ref(), Ok(outcome), "seed {seed}, {options:?}");
            assert_eq!(trace, expected.events, "seed {seed}, {options:?}");
        }
    }
    assert!(events > 1000, "the circuits do nothing");
}

#[test]
fn quick_blocks_do_what_the_graph_does() {
    let (mut made, mut refused, mut beside_refused) = (0, 0, 0);
    for seed in 0..count(1000) {
        let mut c = circuit(gates(), seed, &Shape::of_seed(seed));
        let arguments = arguments(&c, seed);
        let expected = run_native(&c, &arguments);
        let outcome = expected
            .outcome
            .as_ref()
            .unwrap_or_else(|stop| panic!("seed {seed}: {}", stop.describe(&c)));
        let is_right = |c: &Circuit| {
            let scheduled = quick(c, true).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            if let Some(scheduled) = &scheduled {
                let (found, trace) = machine::run(c, scheduled, &arguments, &mut native::Native);
                assert_eq!(found.as_ref(), Ok(outcome), "seed {seed}");
                assert_eq!(trace, expected.events, "seed {seed}");
            }
            scheduled.is_some()
        };
        match is_right(&c) {
            true => made += 1,
            false => refused += 1,
        }
        // Then wires alone don't say what comes first, unless the load is not needed.
        let beside = loads_beside(&mut c);
        beside_refused += usize::from(beside > 0 && !is_right(&c));
    }
    assert!(
        beside_refused > 20,
        "only {beside_refused} circuits with loads beside the chain were refused"
    );
    assert!(
        made > 4 * refused,
        "only {made} circuits were scheduled, {refused} were not"
    );
}

/// Takes all loads off the chain: what comes behind one depends on what the load depends on.
fn loads_beside(c: &mut Circuit) -> usize {
    let mut moved = 0;
    for gate in 0..c.len() as u32 {
        let load = Gate(gate);
        if c.is_dead(load) || c.role(load) != Role::Load {
            continue;
        }
        let memory = c.depend(load, 0);
        let uses: Vec<Use> = c
            .uses(load)
            .filter(|u| c.class_of(u.user, u.index) == WireClass::Depend)
            .collect();
        for used in uses {
            c.set_input(used.user, used.index, memory);
            moved += usize::from(c.def(used.user).effect.writes());
        }
    }
    moved
}

#[test]
fn loads_beside_the_chain_stay_before_what_overwrites() {
    let mut moved = 0;
    for seed in 0..count(1000) {
        let mut c = circuit(gates(), seed, &Shape::of_seed(seed));
        let arguments = arguments(&c, seed);
        let expected = run_native(&c, &arguments);
        let outcome = expected
            .outcome
            .as_ref()
            .unwrap_or_else(|stop| panic!("seed {seed}: {}", stop.describe(&c)));
        moved += loads_beside(&mut c);
        for options in ways() {
            let scheduled = schedule(&c, &options).unwrap_or_else(|e| panic!("seed {seed}, {options:?}: {e}"));
            let (found, trace) = machine::run(&c, &scheduled, &arguments, &mut native::Native);
            assert_eq!(found.as_ref(), Ok(outcome), "seed {seed}, {options:?}");
            assert_eq!(trace, expected.events, "seed {seed}, {options:?}");
        }
    }
    assert!(moved > 100, "only {moved} loads stood before something that writes");
}

/// Passes keep what circuits do whose loads stand beside the chain. They are run by their blocks: a graph alone does not say when such
/// a load is done.
#[test]
fn passes_keep_loads_beside_the_chain() {
    let mut moved = 0;
    let lists = [Pipeline::DEFAULT, Pipeline::BASIC, Pipeline::FULL];
    for passes in all().iter().map(|pass| pass.name()).chain(lists) {
        let pipeline = Pipeline::parse(passes).unwrap();
        for seed in 0..count(300) {
            let mut c = circuit(gates(), seed, &Shape::of_seed(seed));
            let arguments = arguments(&c, seed);
            let expected = run_native(&c, &arguments);
            moved += loads_beside(&mut c);
            let ran = pipeline.run(&mut c, &mut Context::default());
            ran.unwrap_or_else(|failure| panic!("seed {seed}, {passes}: it {failure}"));
            let scheduled = schedule(&c, &Options::default()).unwrap_or_else(|e| panic!("seed {seed}, {passes}: {e}"));
            let (outcome, events) = machine::run(&c, &scheduled, &arguments, &mut native::Native);
            let outcome = outcome.unwrap_or_else(|why| panic!("seed {seed}, {passes}: {why}"));
            let found = Run {
                outcome: Ok(outcome),
                events,
                function: 0,
                steps: 0,
            };
            assert_eq!(seen(&found), seen(&expected), "seed {seed}, {passes}");
        }
    }
    assert!(moved > 100, "only {moved} loads stood before something that writes");
}
