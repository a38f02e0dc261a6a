//! Random programs with loops that never end: behind `main`, and on sides of branches that control does not come to.

use super::{asked, compile};
use onespec_circuit::GATES;
use onespec_compiler::evaluate::{Limits, Program, Stop, Tables};
use onespec_compiler::opt::{Level, optimise_module_checked};
use onespec_compiler::verify::{self, verify};
use onespec_graph::{Circuit, Module};
use onespec_test_support::Rng;
use onespec_test_support::volt::{Shape, program};
use onespec_volt::Services;

/// Steps of programs that are looked at, and of their variants that never end.
const SHORT: u64 = 1_000_000;
const LONG: u64 = 4 * SHORT;

fn run(module: &Module, steps: u64) -> (Result<Option<u64>, Stop>, String) {
    let limits = Limits {
        steps,
        depth: 10_000,
        ..Limits::default()
    };
    let mut services = Services::default();
    let ran = Program::new(module).and_then(|p| p.run("main", &[], &mut services, &mut Tables(module.set), limits));
    (ran, String::from_utf8_lossy(&services.output).into_owned())
}

fn well_formed(circuit: &Circuit) -> Result<(), String> {
    let report = verify(circuit, &verify::Options::default());
    match report.is_ok() {
        true => Ok(()),
        false => Err(report.findings.list()[0].to_string()),
    }
}

/// The program before the optimiser and at both levels.
fn all_levels(seed: u64, text: &str) -> Option<Vec<Module>> {
    let module = compile(text, true).ok()?;
    let mut all = vec![module.clone()];
    for level in [Level::Basic, Level::Full] {
        let mut module = module.clone();
        optimise_module_checked(&mut module, level, &mut |_, circuit| well_formed(circuit))
            .unwrap_or_else(|why| panic!("seed {seed}, {level:?}: {why}\n{text}"));
        all.push(module);
    }
    Some(all)
}

/// What `main` printed is printed if it never ends after that.
fn behind_main(text: &str) -> String {
    let renamed = text.replace("fn main()", "fn once()");
    format!("{renamed}\nfn main() -> i32 {{\n    once();\n    loop {{}}\n}}\n")
}

/// Statements behind which there may be a loop that control does not come to.
fn beside_statements(text: &str, rng: &mut Rng) -> String {
    let mut out = String::from("static never: i64 = 0;\n");
    for line in text.lines() {
        out += line;
        out.push('\n');
        if line.starts_with(' ') && line.ends_with(';') && rng.one_in(4) {
            out += [
                "if never == 1 { loop {} }\n",
                "if never == 1 { var x = never; while x == x { x += 2; } }\n",
            ][rng.below(2)];
        }
    }
    out
}

#[test]
fn endless_loops_change_nothing_of_what_is_before_them() {
    let first = asked("ONESPEC_SEED", 1);
    let (mut behind, mut beside) = (0, 0);
    for seed in first..first + asked("ONESPEC_ROUNDS", 30) {
        let text = program(&GATES, seed, &Shape::of_seed(seed));
        let (ran, printed) = run(&compile(&text, true).unwrap(), SHORT);
        if matches!(ran, Err(Stop::Steps(_))) {
            continue;
        }
        let loops = behind_main(&text);
        for module in all_levels(seed, &loops).unwrap_or_default() {
            let (end, again) = run(&module, LONG);
            let fits = match &ran {
                Ok(_) => matches!(end, Err(Stop::Steps(_))),
                other => *other == end,
            };
            assert!(
                fits && again == printed,
                "seed {seed}: {ran:?}, then {end:?}\n--- before\n{printed}\n--- after\n{again}\n{loops}"
            );
            behind += 1;
        }
        let loops = beside_statements(&text, &mut Rng::new(seed));
        for module in all_levels(seed, &loops).unwrap_or_default() {
            let (end, again) = run(&module, LONG);
            assert!(
                end == ran && again == printed,
                "seed {seed}: {ran:?}, then {end:?}\n--- before\n{printed}\n--- after\n{again}\n{loops}"
            );
            beside += 1;
        }
    }
    println!("{behind} with a loop behind them, {beside} with loops beside their statements");
    assert!(
        behind > 10 && beside > 10,
        "{behind} with a loop behind them, {beside} with loops beside their statements"
    );
}
