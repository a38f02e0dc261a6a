//! Invalid circuits and modules, each one mutation of a valid one: at least twenty of each class of finding, and nobody takes one.
//! They go to the consumers as text, as bytes, and as what a front end would hand over; the originals are taken.
//!
//! `INVALID_SEED` is where the random numbers begin.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod generate;

#[path = "../support/mod.rs"]
#[allow(dead_code)]
mod support;

use generate::Invalid;
use onespec_circuit::GATES;
use onespec_compiler::evaluate::Program;
use onespec_compiler::open;
use onespec_compiler::verify::{CODES, MODULE_CODES};
use onespec_driver::{Driver, Level};
use onespec_graph::module::Module;
use onespec_graph::{Role, binary, module, text};
use std::collections::BTreeMap;
use support::compiler;

/// So many of each class.
const EACH: usize = 20;
/// Use lists that were broken in memory: no function of the library does that, so only the reader of bytes looks.
const ONLY_IN_BYTES: &str = "E005";

fn drivers() -> Vec<Driver> {
    let levels = [Level::O0, Level::O1, Level::O2];
    levels
        .into_iter()
        .map(|level| compiler("rv64gc", level).driver)
        .collect()
}

fn opened(bytes: &[u8]) -> [Result<(), onespec_graph::Findings>; 2] {
    let options = open::Options::default();
    [
        open::circuits(&GATES, bytes, &options).map(|_| ()),
        open::module(&GATES, bytes, &options).map(|_| ()),
    ]
}

#[test]
fn nobody_takes_an_invalid_module() {
    let seed = std::env::var("INVALID_SEED")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(1);
    let drivers = drivers();
    let all = generate::all(seed, EACH);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut texts, mut bytes) = (0, 0);
    for Invalid { code, module, what } in &all {
        let about = format!("seed {seed}, {code} by {what}");
        *counts.entry(code).or_default() += 1;
        if *code == ONLY_IN_BYTES {
            let written = binary::write(&GATES, module.functions.iter().map(|f| &f.circuit));
            for refused in opened(&written) {
                let found = refused.expect_err(&about);
                assert!(
                    found.list().iter().any(|f| f.code == *code),
                    "{about}: {:?}",
                    found.list()
                );
            }
            continue;
        }
        for driver in &drivers {
            let level = driver.level;
            assert!(
                driver.program(module.clone()).is_err(),
                "{level:?} compiled it: {about}"
            );
            assert!(
                driver.object(module.clone()).is_err(),
                "{level:?} made an object: {about}"
            );
            assert!(
                driver.optimise(&mut module.clone()).is_err(),
                "{level:?} optimised it: {about}"
            );
        }
        assert!(Program::new(module).is_err(), "it can be run: {about}");
        // Opcodes that there are not, and symbols of nothing, cannot be written.
        let known = |op: u16| usize::from(op) < GATES.gates.len();
        let writable = *code != "E093"
            && module
                .functions
                .iter()
                .all(|f| f.circuit.gates().all(|g| known(f.circuit.op(g))));
        if !writable {
            continue;
        }
        // What the two forms say of a gate is all that they can say; some mutations are lost on the way.
        let is_circuits = CODES.iter().any(|known| known.code == *code);
        let text = module::print(module);
        if refused_as_read(text.as_bytes(), code) {
            texts += 1;
            for refused in opened(text.as_bytes()) {
                assert!(refused.is_err(), "taken as text: {about}\n{text}");
            }
        }
        if is_circuits {
            let written = binary::write(&GATES, module.functions.iter().map(|f| &f.circuit));
            if refused_as_read(&written, code) {
                bytes += 1;
                for refused in opened(&written) {
                    assert!(refused.is_err(), "taken as bytes: {about}");
                }
            }
        }
    }
    let classes = CODES
        .iter()
        .chain(MODULE_CODES)
        .map(|code| code.code)
        .filter(|code| code.starts_with('E'));
    for class in classes {
        let found = counts.get(class).copied().unwrap_or(0);
        assert!(found >= EACH, "seed {seed}: only {found} of {class}");
    }
    assert!(
        all.len() >= 300 && texts >= 300 && bytes >= 300,
        "{} in all, {texts} texts, {bytes} bytes",
        all.len()
    );
}

/// Whether reading a form still gives what does not verify, or nothing at all.
fn refused_as_read(bytes: &[u8], code: &str) -> bool {
    let Ok(read) = open::read(&GATES, bytes, &open::Options::default()) else {
        return true;
    };
    match read {
        open::Read::Circuits(circuits) => circuits.iter().any(|circuit| generate::codes(circuit).contains(code)),
        open::Read::Module(module) => generate::module_codes(&module).contains(code),
    }
}

#[test]
fn the_originals_are_taken() {
    let drivers = drivers();
    for (at, module) in generate::originals(1).iter().enumerate() {
        for driver in &drivers {
            let mut module: Module = module.clone();
            if let Err(problems) = driver.optimise(&mut module) {
                panic!("original {at}: {problems:?}");
            }
        }
        // Gates that may throw have no semantics in modules; everything else runs.
        let circuits = || module.functions.iter().map(|f| &f.circuit);
        let throws = circuits().any(|c| c.gates().any(|g| c.role(g) == Role::Raise));
        if let (Err(trap), false) = (Program::new(module), throws) {
            panic!("original {at}: {trap}");
        }
        let text = module::print(module);
        let written = binary::write(&GATES, circuits());
        let is_module = module::is_module(&text);
        for bytes in [text.as_bytes(), &written] {
            let [circuits, module] = opened(bytes);
            assert!(circuits.is_ok(), "original {at}: {:?}", circuits.unwrap_err().list());
            // Bytes lack what stands beside circuits, and so what symbols are.
            assert!(
                is_module || module.is_ok(),
                "original {at}: {:?}",
                module.unwrap_err().list()
            );
        }
        assert!(text::parse(&GATES, &text::print_all(&[]), &text::Options::default()).is_ok());
    }
}
