//! Schedules of well-formed circuits pass the check of places and the memory walk; broken ones do not.

use onespec_circuit::GATES;
use onespec_compiler::schedule::{Options as How, Policy, schedule};
use onespec_compiler::verify::{Options, Verifier, verify_schedule};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, text};
use onespec_test_support::Rng;
use onespec_test_support::circuits::{Shape, circuit};

fn places(c: &Circuit, policy: Policy) -> Vec<Gate> {
    let schedule = schedule(c, &How::with(policy)).unwrap_or_else(|finding| panic!("{finding}"));
    (0..c.len() as u32)
        .map(|g| schedule.place(Gate(g)).unwrap_or(Gate::NONE))
        .collect()
}

#[test]
fn of_all_policies() {
    let mut verifier = Verifier::new();
    for seed in 0..400 {
        let c = circuit(&GATES, seed, &Shape::of_seed(seed));
        for (name, policy) in Policy::ALL {
            let report = verifier.verify_schedule(&c, &places(&c, policy), &Options::default());
            assert!(report.is_ok(), "seed {seed}, {name}: {}", report.findings.list()[0]);
        }
    }
}

/// An effect moved to another state is noticed, unless it could be there.
#[test]
fn moved() {
    let mut rng = Rng::new(11);
    let (mut noticed, mut moves) = (0, 0);
    for seed in 0..400 {
        let c = circuit(&GATES, seed, &Shape::of_seed(seed));
        let mut place = places(&c, Policy::Click);
        let effects: Vec<Gate> = c
            .gates()
            .filter(|&g| c.def(g).class == Class::Effect && place[g.index()] != Gate::NONE)
            .collect();
        let states: Vec<Gate> = c.gates().filter(|&g| c.is_state(g)).collect();
        if effects.is_empty() || states.len() < 4 {
            continue;
        }
        place[effects[rng.below(effects.len())].index()] = states[rng.below(states.len())];
        moves += 1;
        noticed += usize::from(!verify_schedule(&c, &place, &Options::default()).is_ok());
    }
    println!("{noticed} of {moves} noticed");
    assert!(noticed * 2 > moves, "{noticed} of {moves}");
}

#[test]
fn exactly() {
    let c = text::parse_one(
        &GATES,
        "%c : i1 = ARG<0>\n%p : i64 = ARG<1>\n%br = IF_BRANCH s(@S) v(%c)\n%t = IF_TRUE s(%br)\n%f = IF_FALSE s(%br)\n\
         %dt = DEPEND_RELAY s(%t) d(@D)\n%st = STORE d(%dt) v(%p, %p)\n%x : i64 = ADD v(%p, %p)\n%u = ORDINARY_BLOCK s(%t)\n\
         %m = MERGE s(%u, %f)\n%dm = DEPEND_SELECTOR s(%m) d(%st, @D)\n%l : i64 = LOAD d(%dm) v(%x)\n%r = RETURN s(%m) d(%l) v(%l)\n",
        &text::Options::default(),
    )
    .expect("a good graph");
    let named = |name: &str| c.gates().find(|&g| c.names.get(g) == Some(name)).expect("a gate");
    let said = |st: &str, x: &str, l: &str| {
        let mut place = vec![Gate::NONE; c.len()];
        for (gate, state) in [("st", st), ("x", x), ("l", l)] {
            if !state.is_empty() {
                place[named(gate).index()] = named(state);
            }
        }
        let report = verify_schedule(&c, &place, &Options::default());
        report
            .findings
            .list()
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(said("t", "br", "r"), [""; 0]);
    assert_eq!(said("u", "m", "m"), [""; 0]);
    let misplaced = [
        "E081 %st STORE, depend input 0: it is placed at %m, but %dt exists only after %t",
        "E081 %dm DEPEND_SELECTOR, depend input 0: it is placed at %u, but %st exists only after %m",
    ];
    assert_eq!(said("m", "br", "m"), misplaced);
    assert_eq!(
        said("t", "r", "m"),
        ["E081 %l LOAD, value input 0: it is placed at %m, but %x exists only after %r"]
    );
    assert_eq!(said("t", "", "m"), ["E081 %x ADD: it is needed, but has no place"]);
    let early = ["E081 %st STORE, depend input 0: it is placed at %br, but %dt exists only after %t"];
    assert_eq!(said("br", "br", "m"), early);
}
