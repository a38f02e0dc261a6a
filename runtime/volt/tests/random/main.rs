//! Random programs: whatever is done with one, it prints the same and ends in the same way. `ONESPEC_SEED` is the first seed,
//! `ONESPEC_ROUNDS` how many there are.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod endless;
mod shrinks;

use onespec_circuit::GATES;
use onespec_compiler::evaluate::{Limits, Program, Stop, Tables};
use onespec_compiler::opt::{Level, optimise_module, optimise_module_checked};
use onespec_compiler::verify::{self, verify};
use onespec_graph::module::{Module, parse, print};
use onespec_graph::text;
use onespec_test_support::shrink::shrink;
use onespec_test_support::volt::{Shape, program};
use onespec_volt::{Options, Services, Vectors, compile_text};

/// A number from the surroundings of the test.
fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn seeds() -> std::ops::Range<u64> {
    let first = asked("ONESPEC_SEED", 1);
    println!("ONESPEC_SEED={first}");
    first..first + asked("ONESPEC_ROUNDS", 50)
}

fn compile(text: &str, verify: bool) -> Result<Module, String> {
    let options = Options {
        vectors: Vectors::Lanes,
        verify,
        ..Options::default()
    };
    let done = compile_text("random.vt", text, &options);
    let shown = done.rendered(false);
    done.module.ok_or(shown)
}

/// What a program does: how it ends, and what it prints.
fn run(module: &Module) -> (Result<Option<u64>, Stop>, String) {
    let limits = Limits {
        steps: 30_000_000,
        depth: 10_000,
        ..Limits::default()
    };
    let mut services = Services {
        most: 10 << 20,
        ..Services::default()
    };
    let ran = Program::new(module).and_then(|p| p.run("main", &[], &mut services, &mut Tables(module.set), limits));
    (ran, String::from_utf8_lossy(&services.output).into_owned())
}

/// What the verifier says first of a program on its way through the passes.
fn blame(text: &str, level: Level) -> String {
    let Ok(mut module) = compile(text, false) else {
        return String::new();
    };
    let checked = optimise_module_checked(&mut module, level, &mut |_, circuit| {
        let report = verify(circuit, &verify::Options::default());
        let found = report.findings.list().iter().find(|f| !f.is_warning());
        found.map_or(Ok(()), |found| Err(found.to_string()))
    });
    checked
        .err()
        .unwrap_or_else(|| "the verifier finds nothing wrong".into())
}

/// Whether a way of optimising changes what a program does. What does not end in time is none that counts.
fn differs(text: &str, level: Level) -> Option<String> {
    let mut module = compile(text, false).ok()?;
    let (ran, printed) = run(&module);
    if matches!(ran, Err(Stop::Steps(_))) {
        return None;
    }
    if let Err(found) = optimise_module(&mut module, level) {
        return Some(format!("it does not verify: {:?}", found.list()));
    }
    let (again, printed_again) = run(&module);
    let same = ran == again && printed == printed_again;
    (!same).then(|| format!("{ran:?} became {again:?}\n--- before\n{printed}\n--- after\n{printed_again}"))
}

#[test]
fn optimised_programs_do_the_same() {
    let (mut bytes, mut longest, mut ended, mut slow) = (0, 0, 0, 0);
    for seed in seeds() {
        let text = program(&GATES, seed, &Shape::of_seed(seed));
        let module = compile(&text, true).unwrap_or_else(|shown| panic!("seed {seed}\n{text}\n{shown}"));
        match run(&module).0 {
            Ok(_) => ended += 1,
            Err(Stop::Exit(_)) => {}
            Err(Stop::Steps(_)) => slow += 1,
            Err(trap) => panic!("seed {seed}: {trap}\n{text}"),
        }
        for level in [Level::Basic, Level::Full] {
            if let Some(what) = differs(&text, level) {
                let small = shrink(&text, &mut |text| differs(text, level).is_some());
                panic!("seed {seed}, {level:?}: {what}\n{small}\n{}", blame(&small, level));
            }
        }
        bytes += text.len();
        longest = longest.max(text.len());
    }
    let count = seeds().count();
    println!(
        "{count} programs of {} bytes, at most {longest}; {ended} come to their end, {slow} take too long",
        bytes / count
    );
    assert!(
        ended * 10 >= count * 9 && slow * 20 <= count,
        "most programs come to their end: {ended} of {count}"
    );
}

/// Programs that were wrong once, made small.
#[test]
fn what_was_found_stays_right() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/random/found");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        compile(&text, true).unwrap_or_else(|shown| panic!("{shown}"));
        for level in [Level::Basic, Level::Full] {
            if let Some(what) = differs(&text, level) {
                panic!("{}, {level:?}: {what}\n{}", path.display(), blame(&text, level));
            }
        }
        count += 1;
    }
    assert!(count > 0);
}

/// Formatted, a program is the same to the compiler; written as text, its circuits are the same to the reader.
#[test]
fn texts_are_read_as_they_were_written() {
    for seed in seeds() {
        let text = program(&GATES, seed, &Shape::of_seed(seed));
        let module = compile(&text, false).unwrap();
        let formatted = onespec_volt::format::program("random.vt", &text, false).unwrap();
        let again = compile(&formatted, false).unwrap_or_else(|shown| panic!("seed {seed}\n{formatted}\n{shown}"));
        let written = print(&module);
        assert_eq!(written, print(&again), "seed {seed}\n{text}");
        let read = parse(&GATES, &written, &text::Options::default()).unwrap_or_else(|f| panic!("seed {seed}: {f:?}"));
        assert_eq!(print(&read), written, "seed {seed}");
        let (ran, printed) = run(&module);
        assert_eq!(run(&read), (ran, printed), "seed {seed}");
    }
}
