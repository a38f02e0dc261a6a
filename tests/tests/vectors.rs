//! The recorded vectors that are kept here, on generated code and on the reference evaluator.

use onespec_emulator::api::replay_text;
use onespec_emulator::engine::Engine;
use onespec_tests::ours::live;
use onespec_tests::vectors::{all, known, name, split};
use std::collections::BTreeSet;

#[test]
fn recorded_vectors_pass_on_both_engines() {
    let machines = live();
    let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
    for vectors in all() {
        let (_, description) = machines
            .iter()
            .find(|(_, description)| description.isa.name == vectors.machine)
            .expect("a generated machine");
        let file = vectors.part.display().to_string();
        let text = std::fs::read_to_string(&vectors.part).expect(&file);
        let (text, differing) = split(vectors.target, &text);
        seen.extend(differing.lines().filter_map(|line| name(vectors.target, line)));
        for engine in [Engine::Interp, Engine::Reference] {
            match replay_text(description, engine, vectors.target, &[], &text) {
                Ok(summary) if summary.failed == 0 && summary.passed > 0 => {
                    println!("{engine:9} {:>6} passed: {file}", summary.passed);
                }
                Ok(summary) => wrong.push(format!("{file} on {engine}: {summary}")),
                Err(error) => wrong.push(format!("{file} on {engine}: {error}")),
            }
            if differing.is_empty() {
                continue;
            }
            match replay_text(description, engine, vectors.target, &[], &differing) {
                Ok(summary) if summary.passed == 0 => {}
                Ok(summary) => wrong.push(format!("{file} on {engine}, known to differ: {summary}")),
                Err(error) => wrong.push(format!("{file} on {engine}: {error}")),
            }
        }
    }
    let stale = known().into_iter().filter(|name| !seen.contains(*name));
    wrong.extend(stale.map(|name| format!("known_vectors.txt: there is no line about {name}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
