//! Random programs, compiled: whatever the machine and the level, a program prints and gives what the interpreter of circuits says of
//! it. `ONESPEC_SEED` is the first seed, `ONESPEC_ROUNDS` how many there are, `ONESPEC_TARGETS` for which machines.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
mod support;

use onespec_circuit::GATES;
use onespec_compiler::evaluate::{Limits, Program, Stop, Tables};
use onespec_driver::Level;
use onespec_graph::Module;
use onespec_test_support::shrink::shrink;
use onespec_test_support::volt::{Shape, program};
use onespec_volt::{Options, Services, Vectors, compile_text};
use support::Compiler;

/// A number from the surroundings of the test.
fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn compile(text: &str, pointer_bits: u32) -> Option<Module> {
    let options = Options {
        vectors: Vectors::Lanes,
        verify: false,
        pointer_bits,
        ..Options::default()
    };
    compile_text("random.vt", text, &options).module
}

/// What a program prints and gives; nothing for one that takes too long.
fn semantics(module: &Module) -> Option<(String, u8)> {
    let limits = Limits {
        steps: 20_000_000,
        depth: 1000,
        ..Limits::default()
    };
    let mut services = Services::default();
    let ran = Program::new(module).and_then(|p| p.run("main", &[], &mut services, &mut Tables(module.set), limits));
    let code = match ran {
        Ok(code) => code.unwrap_or(0) as u8,
        Err(Stop::Exit(code)) => code,
        Err(_) => return None,
    };
    Some((String::from_utf8_lossy(&services.output).into_owned(), code))
}

/// What a compiled program does otherwise than it should.
fn wrong(text: &str, compiler: &Compiler) -> Option<String> {
    let wanted = semantics(&compile(text, 64)?)?;
    match compiler.run(compile(text, compiler.driver.pointer_bits())?) {
        Ok(found) if found == wanted => None,
        Ok((printed, code)) => Some(format!(
            "gives {code}, not {}\n--- prints\n{printed}\n--- instead of\n{}",
            wanted.1, wanted.0
        )),
        Err(error) => Some(error),
    }
}

/// The kind of a failure, without places and names: what is shrunk keeps it.
fn kind(what: &str) -> &str {
    let first = what.lines().next().unwrap_or("");
    if first.starts_with("gives") {
        return "gives";
    }
    first.rsplit(": ").next().unwrap_or(first)
}

#[test]
fn compiled_programs_do_what_their_circuits_mean() {
    let first = asked("ONESPEC_SEED", 1);
    println!("ONESPEC_SEED={first}");
    let mut compilers = support::compilers(&[Level::O0, Level::O2]);
    if std::env::var("ONESPEC_TARGETS").is_err() {
        compilers.extend(support::NARROW.map(|target| support::compiler(target, Level::O2)));
    }
    let mut failures = 0;
    for seed in first..first + asked("ONESPEC_ROUNDS", 6) {
        // A power is right within a unit in the last place: two that compute it may differ.
        let shape = Shape {
            without: &["FEXP"],
            ..Shape::of_seed(seed)
        };
        let text = program(&GATES, seed, &shape);
        for compiler in &compilers {
            if let Some(what) = wrong(&text, compiler) {
                failures += 1;
                let same = |text: &str| wrong(text, compiler).is_some_and(|found| kind(&found) == kind(&what));
                let small = shrink(&text, &mut { same });
                let what = wrong(&small, compiler).unwrap_or(what);
                println!("=== seed {seed}, {}: {what}\n{small}", compiler.name());
                break;
            }
        }
        assert!(failures < asked("ONESPEC_FAILURES", 1), "{failures} failures");
    }
    assert_eq!(failures, 0);
}
