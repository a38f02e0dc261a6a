//! SSA construction on random programs, against what must hold of every result.
//!
//! Properties 1 to 5: uses are dominated by their definitions; the program does what it did; no selector has but one
//! thing to choose; every selector is used in the end; selectors stand in iterated frontiers of definitions.

mod by_hand;
mod programs;
mod properties;
mod trace;

use crate::brute;
use programs::random;

const PROGRAMS: u64 = 20_000;

#[test]
fn uses_are_dominated_by_their_definitions() {
    for seed in 0..PROGRAMS {
        let subject = random(seed);
        properties::dominated(&subject, &subject.pruned);
        properties::dominated(&subject, &subject.minimal);
    }
}

#[test]
fn programs_do_what_they_did() {
    let mut steps = 0;
    for seed in 0..PROGRAMS {
        let subject = random(seed);
        let mut rng = fastrand::Rng::with_seed(seed);
        for _ in 0..3 {
            let path = trace::path(&subject, &mut rng);
            steps += path.len();
            let expected = trace::plain(&subject, &path);
            for ssa in [&subject.pruned, &subject.minimal] {
                assert_eq!(trace::ssa(&subject, ssa, &path), expected, "{subject}");
            }
        }
    }
    assert!(steps as u64 > 10 * PROGRAMS, "{steps}");
}

#[test]
fn selectors_have_something_to_choose() {
    for seed in 0..PROGRAMS {
        let subject = random(seed);
        properties::not_trivial(&subject, &subject.pruned);
        properties::not_trivial(&subject, &subject.minimal);
    }
}

#[test]
fn selectors_are_used_in_the_end() {
    let (mut pruned, mut minimal) = (0, 0);
    for seed in 0..PROGRAMS {
        let subject = random(seed);
        let used = properties::used(&subject, &subject.pruned);
        assert!(used.iter().all(|&used| used), "{subject}");
        pruned += subject.pruned.selectors().len();
        minimal += subject.minimal.selectors().len();
    }
    assert!(pruned * 10 < minimal * 9, "{pruned} of {minimal}");
}

/// Pruned before is the same as unused removed afterwards, if unused means by uses, through selectors.
#[test]
fn pruning_removes_what_is_unused_and_nothing_else() {
    for seed in 0..PROGRAMS {
        let subject = random(seed);
        let used = properties::used(&subject, &subject.minimal);
        let left = subject
            .minimal
            .selectors()
            .iter()
            .zip(used)
            .filter(|&(_, used)| used)
            .map(|(&s, _)| s);
        assert!(left.eq(subject.pruned.selectors().iter().copied()), "{subject}");
    }
}

#[test]
fn selectors_stand_in_iterated_frontiers() {
    let mut lost = 0;
    for seed in 0..PROGRAMS {
        let subject = random(seed);
        let (graph, truth) = (&subject.graph, &subject.truth);
        for variable in 0..programs::VARIABLES {
            let definitions = subject.definitions(variable);
            let iterated = truth.iterated_frontier(graph, definitions);
            let once = brute::members(definitions & truth.reachable).fold(0, |set, n| set | truth.frontier(graph, n));
            assert_eq!(properties::blocks(&subject.minimal, variable), iterated, "{subject}");
            let live = subject.live_in(variable);
            assert_eq!(
                properties::blocks(&subject.pruned, variable),
                iterated & live,
                "{subject}"
            );
            lost += u32::from(iterated & live & !once != 0);
        }
    }
    // Selectors are definitions: who leaves out the iteration loses some.
    assert!(u64::from(lost) > PROGRAMS / 100, "{lost}");
}
