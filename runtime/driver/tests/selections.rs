//! Selections and switches as assembly (`data/selections.txt`, `data/switches.txt`, which `UPDATE_EXPECTED=1` writes again), and what
//! they print on both engines. Selections for cores that run a short branch over one instruction together with it, and for others;
//! switches as jump tables, searches, and tests of bits and ranges.

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

fn module(name: &str, pointer_bits: u32) -> Module {
    let text = std::fs::read_to_string(data(name)).unwrap();
    compiled(name, &text, pointer_bits)
}

fn compiled(name: &str, text: &str, pointer_bits: u32) -> Module {
    let options = Options {
        vectors: Vectors::Lanes,
        pointer_bits,
        ..Options::default()
    };
    let done = compile_text(name, text, &options);
    done.module
        .clone()
        .unwrap_or_else(|| panic!("{}", done.rendered(false)))
}

/// Compares the assembly of a program without `main`, so that every function stays, with what a file says.
fn assembled(name: &str, targets: &[&str], level: Level) {
    let file = format!("{name}.vt");
    let source = std::fs::read_to_string(data(&file)).unwrap();
    let (functions, _) = source.split_once("fn main()").unwrap();
    let mut text = String::new();
    for target in targets {
        let compiler = support::compiler(target, level);
        let mut module = compiled(&file, functions, compiler.driver.pointer_bits());
        compiler.driver.optimise(&mut module).unwrap();
        let code = compiler.driver.code(&mut module).unwrap();
        let _ = writeln!(
            text,
            "=== {target}\n{}",
            assembly(&compiler.driver.machine, &module, &code)
        );
    }
    let expected = data(&format!("{name}.txt"));
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expected, &text).unwrap();
    }
    assert!(std::fs::read_to_string(expected).unwrap_or_default() == text, "{text}");
}

/// A program prints on targets, at all levels and on some engines, what the evaluator says.
fn same_everywhere(name: &str, targets: &[&str], engines: &[Engine]) {
    let of_evaluator = module(name, 64);
    let mut services = Services::default();
    let limits = Limits {
        steps: 10_000_000,
        depth: 100,
        ..Limits::default()
    };
    let program = Program::new(&of_evaluator).unwrap();
    program
        .run("main", &[], &mut services, &mut Tables(of_evaluator.set), limits)
        .unwrap();
    let wanted = String::from_utf8(services.output).unwrap();
    for target in targets {
        for level in Level::ALL {
            let compiler = support::compiler(target, level);
            for engine in engines {
                let found = compiler.run_on(module(name, compiler.driver.pointer_bits()), *engine);
                assert_eq!(found, Ok((wanted.clone(), 0)), "{} {engine:?}", compiler.name());
            }
        }
    }
}

#[test]
fn selections_are_branches_over_one_instruction_where_that_costs_less() {
    assembled("selections", &TARGETS, Level::O1);
}

#[test]
fn they_mean_the_same_on_all_cores() {
    same_everywhere("selections.vt", &TARGETS, &[Engine::Interp, Engine::Reference]);
}

#[test]
fn switches_are_tables_searches_and_tests_of_bits() {
    assembled("switches", &["rv64gc", "rv64gc_zba_zbb_zbs", "rv32gc"], Level::O2);
}

#[test]
fn switches_mean_the_same_on_all_cores() {
    let targets = ["rv64gc", "rv64gc_zba_zbb_zbs", "rv32gc", "rv64imac"];
    same_everywhere("switches.vt", &targets, &[Engine::Interp]);
}
