//! Loops that never end stay, and so does what is done before them: no pass, and no list of passes, changes what the circuits in
//! `endless` do, of which none ends.

use crate::support::{gates, run_shortly, seen, well_formed};
use onespec_compiler::evaluate::Stop;
use onespec_compiler::passes::{Context, Pipeline, all};
use onespec_compiler::schedule::{Options as How, Policy, quick, schedule};
use onespec_graph::text::{Options, parse_one};
use onespec_graph::{Circuit, Gate, Role};
use std::path::Path;

fn circuits() -> Vec<(String, Circuit)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes/endless");
    let mut all: Vec<(String, Circuit)> = Vec::new();
    for file in std::fs::read_dir(folder).unwrap().flatten() {
        let text = std::fs::read_to_string(file.path()).unwrap();
        let circuit =
            parse_one(gates(), &text, &Options::default()).unwrap_or_else(|found| panic!("{:?}", found.list()));
        well_formed(&circuit).unwrap();
        all.push((file.file_name().to_string_lossy().into_owned(), circuit));
    }
    assert!(!all.is_empty());
    all
}

#[test]
fn stays_after_each_pass() {
    let lists = [Pipeline::DEFAULT, Pipeline::BASIC, Pipeline::FULL, Pipeline::LATE];
    for passes in all().iter().map(|pass| pass.name()).chain(lists) {
        let pipeline = Pipeline::parse(passes).unwrap();
        for (name, before) in circuits() {
            let mut after = before.clone();
            pipeline
                .run_checked(&mut after, &mut Context::default(), &mut well_formed)
                .unwrap_or_else(|failure| panic!("{name}: {failure}"));
            let [old, new] = [&before, &after].map(|circuit| run_shortly(circuit, &[7]));
            for run in [&old, &new] {
                assert!(
                    matches!(run.outcome, Err(Stop::Steps(_))),
                    "{name}, {passes}: {:?}",
                    run.outcome
                );
            }
            let [(_, old), (_, new)] = [seen(&old), seen(&new)];
            // Faster code gets further in as many steps.
            let both = old.len().min(new.len());
            assert!(
                both > 0 && old[..both] == new[..both],
                "{name}, {passes}: {old:?}, then {new:?}"
            );
        }
    }
}

#[test]
fn effects_before_it_have_a_place_before_it() {
    for (name, circuit) in circuits() {
        let made = [
            quick(&circuit, true).unwrap(),
            Some(schedule(&circuit, &How::with(Policy::Late)).unwrap()),
            Some(schedule(&circuit, &How::default()).unwrap()),
        ];
        // What is attached to a relay is on the other side of a branch.
        let is_before = |&g: &Gate| circuit.role(g) == Role::Call && circuit.role(circuit.depend(g, 0)) != Role::Relay;
        for schedule in made.into_iter().flatten() {
            for call in circuit.gates().filter(is_before) {
                let place = schedule.place(call).map(|state| circuit.role(state));
                assert!(
                    matches!(place, Some(Role::StateEntry | Role::Branch)),
                    "{name}: {place:?}"
                );
            }
        }
    }
}
