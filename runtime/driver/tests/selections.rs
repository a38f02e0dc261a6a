//! Cores that run a short branch over one instruction together with it: selections for them and for others, as assembly
//! (`data/selections.txt`, which `UPDATE_EXPECTED=1` writes again), and what both print on both engines.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
mod support;

use onespec_backend::object::assembly;
use onespec_compiler::evaluate::{Limits, Program, Tables};
use onespec_driver::Level;
use onespec_emulator::engine::Engine;
use onespec_graph::Module;
use onespec_volt::{Options, Services, Vectors, compile_text};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const TARGETS: [&str; 4] = ["rv64gc", "rv64gc_xfuse", "rv64gc_zbb_zicond", "rv64gc_zbb_zicond_xfuse"];

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn module() -> Module {
    let options = Options {
        vectors: Vectors::Lanes,
        ..Options::default()
    };
    let text = std::fs::read_to_string(data("selections.vt")).unwrap();
    let done = compile_text("selections.vt", &text, &options);
    done.module
        .clone()
        .unwrap_or_else(|| panic!("{}", done.rendered(false)))
}

#[test]
fn selections_are_branches_over_one_instruction_where_that_costs_less() {
    let mut text = String::new();
    for target in TARGETS {
        let compiler = support::compiler(target, Level::O1);
        let mut module = module();
        compiler.driver.optimise(&mut module).unwrap();
        let mut code = compiler.driver.code(&mut module).unwrap();
        code.retain(|c| c.name != "main");
        let _ = writeln!(
            text,
            "=== {target}\n{}",
            assembly(&compiler.driver.machine, &module, &code)
        );
    }
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(data("selections.txt"), &text).unwrap();
    }
    assert!(
        std::fs::read_to_string(data("selections.txt")).unwrap_or_default() == text,
        "{text}"
    );
}

#[test]
fn they_mean_the_same_on_all_cores() {
    let module = module();
    let mut services = Services::default();
    let limits = Limits {
        steps: 10_000_000,
        depth: 100,
        ..Limits::default()
    };
    let program = Program::new(&module).unwrap();
    program
        .run("main", &[], &mut services, &mut Tables(module.set), limits)
        .unwrap();
    let wanted = String::from_utf8(services.output).unwrap();
    for target in TARGETS {
        for level in Level::ALL {
            let compiler = support::compiler(target, level);
            for engine in [Engine::Interp, Engine::Reference] {
                let found = compiler.run_on(module.clone(), engine);
                assert_eq!(found, Ok((wanted.clone(), 0)), "{} {engine:?}", compiler.name());
            }
        }
    }
}
