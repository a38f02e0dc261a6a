//! The recorded vectors that are kept here, on generated code and on the reference evaluator.

use onespec_circuit::GATES;
use onespec_emulator::api::{replay_gates, replay_text};
use onespec_emulator::engine::Engine;
use onespec_emulator::error::RunError;
use onespec_emulator::machines::Description;
use onespec_emulator::options::Options;
use onespec_emulator::replay::Summary;
use onespec_gen::sem::eval::Gates;
use onespec_graph::semantics::{Semantics, Tables};
use onespec_tests::ours::live;
use onespec_tests::programs::here;
use onespec_tests::vectors::{Vectors, all, known, name, split};
use std::collections::BTreeSet;

fn of_machine(vectors: &Vectors, engine: Engine, description: &Description, text: &str) -> Result<Summary, RunError> {
    let options = Options {
        target: vectors.target.into(),
        engine,
        ..Options::default()
    };
    replay_text(description, &options, text)
}

fn of_gates(vectors: &Vectors, engine: Engine, text: &str) -> Result<Summary, RunError> {
    let checked = onespec_gen::check_machine(&here().join("../spec"), vectors.machine);
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let isa = checked.tables.expect("tables");
    let mut semantics: Box<dyn Semantics> = match engine {
        Engine::Interp | Engine::Jit => Box::new(Tables(&GATES)),
        Engine::Reference => Box::new(Gates::new(checked.programs).expect("semantics")),
    };
    replay_gates(isa, &GATES, &mut *semantics, text)
}

#[test]
fn recorded_vectors_pass_on_both_engines() {
    let machines = live();
    let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
    for vectors in all() {
        let machine = machines
            .iter()
            .map(|(_, description)| description)
            .find(|description| description.isa.name == vectors.machine);
        let file = vectors.part.display().to_string();
        let text = std::fs::read_to_string(&vectors.part).expect(&file);
        let (text, differing) = split(vectors.target, &text);
        seen.extend(differing.lines().filter_map(|line| name(vectors.target, line)));
        for engine in [Engine::Interp, Engine::Reference] {
            let replay = |text: &str| match machine {
                Some(description) => of_machine(&vectors, engine, description, text),
                None => of_gates(&vectors, engine, text),
            };
            match replay(&text) {
                Ok(summary) if summary.failed == 0 && summary.passed > 0 => {
                    println!("{engine:9} {:>6} passed: {file}", summary.passed);
                }
                Ok(summary) => wrong.push(format!("{file} on {engine}: {summary}")),
                Err(error) => wrong.push(format!("{file} on {engine}: {error}")),
            }
            if differing.is_empty() {
                continue;
            }
            match replay(&differing) {
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
