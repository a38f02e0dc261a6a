//! Patterns on vectors: of each machine whose registers hold them, all patterns, and why other instructions have none.
//! Each is tried by the reference evaluators; those that were made wrong on purpose are found.

use super::{Made, golden, made, seed};
use onespec_core::parse::Parser;
use onespec_gen::select::Selection;
use onespec_gen::select::pattern::{Arg, Held, Node, Pattern};
use onespec_gen::select::vectors::trial::{Trial, is_on_vectors};
use onespec_gen::sem::eval::Steps;
use onespec_gen::sem::ir::Program;
use onespec_graph::semantics::NoMemory;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Values for each pattern.
const ROUNDS: usize = 24;

/// Targets that have the settings of RISC-V.
const TARGETS: &[&str] = &["rv64gcv", "rv64gc_zve64x"];

/// Most patterns that are made wrong.
const MOST_PLANTED: usize = 400;

/// Scales of vectors, besides 1, where a setting of the machine says what it is.
const SCALES: &[u32] = &[2, 4];

/// Machines whose registers hold vectors.
const MACHINES: &[&str] = &["esperanto", "sfpu", "riscv"];

pub fn each_machine_has_as_many_as_before() {
    let seed = seed();
    for machine in MACHINES {
        let made = made(machine);
        let mut found = String::new();
        for selection in &made.selections {
            list(&made, selection, &mut found);
        }
        golden(&format!("vectors_{machine}.txt"), &found);
        settings_are_what_sets_them(&made, if *machine == "riscv" { TARGETS } else { &[] });
        for (selection, program) in made.selections.iter().zip(made.programs) {
            let computes = |p: &Pattern| is_on_vectors(selection, p) && !p.steps.is_empty();
            if !selection.patterns.iter().any(computes) {
                continue;
            }
            let mut trial = Trial::of(&made.isa, program, &made.gates, selection, seed);
            every_pattern_is_right(&made, selection, &mut trial, (seed, ROUNDS));
            wrong_ones_are_found(machine, &made, selection, &mut trial);
            let scale = made.isa.select.as_ref().and_then(|s| s.scale.as_ref());
            for scale in SCALES.iter().filter(|_| scale.is_some_and(|s| s.fixed().is_none())) {
                let mut trial = Trial::scaled(&made.isa, program, &made.gates, selection, seed, *scale);
                every_pattern_is_right(&made, selection, &mut trial, (seed, ROUNDS / 3));
            }
        }
    }
}

fn list(made: &Made, selection: &Selection, found: &mut String) {
    let on_vectors = selection.patterns.iter().filter(|p| is_on_vectors(selection, p));
    for pattern in on_vectors {
        let conditions = selection.conditions(&made.isa, pattern);
        let shown = selection.show(&made.isa, pattern);
        let _ = match conditions.is_empty() {
            true => writeln!(found, "{shown}"),
            false => writeln!(found, "{shown}  where {conditions}"),
        };
    }
    // A mask whose instruction leaves in its register what another pattern computes.
    for (first, second) in &selection.beside {
        let [first, second] =
            [first, second].map(|at| selection.show(&made.isa, &selection.patterns[usize::from(*at)]));
        let _ = writeln!(found, "beside: {first}\n        {second}");
    }
    let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (op, why) in &selection.without {
        let name = made.isa.ops.get(usize::from(*op)).map_or("", |o| o.name.as_str());
        reasons.entry(why).or_default().push(name);
    }
    for (why, names) in reasons {
        let _ = writeln!(found, "none, {why}, {}: {}", names.len(), names.join(" "));
    }
}

fn every_pattern_is_right(made: &Made, selection: &Selection, trial: &mut Trial<'_>, (seed, rounds): (u64, usize)) {
    let mut wrong = Vec::new();
    for pattern in selection.patterns.iter().filter(|p| is_on_vectors(selection, p)) {
        match trial.run(pattern, rounds) {
            Ok(0) => wrong.push(format!("{}: it never ran", selection.show(&made.isa, pattern))),
            Ok(_) => {}
            Err(witness) => wrong.push(format!("{}\n    {witness}", selection.show(&made.isa, pattern))),
        }
    }
    assert!(
        wrong.is_empty(),
        "ONESPEC_SEED={seed}, {} are wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Each pattern with another instruction that has patterns with as many operands, without its mask, and of several instructions with a
/// source in the place of what one of them wrote.
fn wrong_ones_are_found(machine: &str, made: &Made, selection: &Selection, trial: &mut Trial<'_>) {
    let all: Vec<&Pattern> = selection
        .patterns
        .iter()
        .filter(|p| is_on_vectors(selection, p))
        .collect();
    let with_steps: Vec<&Pattern> = all.iter().copied().filter(|p| !p.steps.is_empty()).collect();
    let (mut planted, mut found, mut left) = (0, 0, Vec::new());
    // Of thousands, every few.
    let step = with_steps.len() / MOST_PLANTED + 1;
    for (i, pattern) in with_steps.iter().enumerate().step_by(step) {
        // Instructions that have the same tree compute the same.
        let other = with_steps
            .iter()
            .cycle()
            .skip(i + 1)
            .take(with_steps.len())
            .find(|other| {
                let (a, b) = (&other.steps[0], &pattern.steps[0]);
                let same = with_steps
                    .iter()
                    .any(|p| p.tree == pattern.tree && p.steps[0].op == a.op);
                a.op != b.op && a.args == b.args && !same && other.requires == pattern.requires
            });
        if let Some(other) = other {
            let mut wrong = (*pattern).clone();
            wrong.steps[0].op = other.steps[0].op;
            planted += 1;
            match trial.run(&wrong, ROUNDS * 8) {
                Err(_) => found += 1,
                Ok(_) => left.push(selection.show(&made.isa, &wrong)),
            }
        }
        for (s, k) in temporaries(pattern) {
            let mut wrong = (*pattern).clone();
            wrong.steps[s].args[k] = Arg::Source(0);
            planted += 1;
            match trial.run(&wrong, ROUNDS * 8) {
                Err(_) => found += 1,
                Ok(_) => left.push(selection.show(&made.isa, &wrong)),
            }
        }
        // The mask of ones is not asked for: lanes stay where it has zeros. Or how many lanes count is not.
        let counts = made.isa.select.as_ref().is_some_and(|s| !s.settings.is_empty());
        if let (Node::Gate(..), [.., require]) = (&pattern.tree, pattern.requires.as_slice())
            && (require.held == Held::Number(-1) || counts)
        {
            let mut wrong = (*pattern).clone();
            wrong.requires.pop();
            planted += 1;
            match trial.run(&wrong, ROUNDS * 8) {
                Err(_) => found += 1,
                Ok(_) => left.push(selection.show(&made.isa, &wrong)),
            }
        }
    }
    println!(
        "{machine}: {} patterns; {found} of {planted} wrong ones are found",
        all.len()
    );
    assert!(
        planted > 20 && found * 50 > planted * 49,
        "{found} of {planted}:\n{}",
        left.join("\n")
    );
}

/// Where instructions of a pattern read what others wrote: by number of the instruction and of the operand.
fn temporaries(pattern: &Pattern) -> Vec<(usize, usize)> {
    let steps = pattern.steps.iter().enumerate();
    let args = steps.flat_map(|(s, step)| step.args.iter().enumerate().map(move |(k, arg)| (s, k, arg)));
    args.filter(|(_, _, arg)| matches!(arg, Arg::Temp(_)))
        .map(|(s, k, _)| (s, k))
        .collect()
}

/// Each text of a setting is assembled for targets and run: state holds what the setting says, whatever it held.
fn settings_are_what_sets_them(made: &Made, targets: &[&str]) {
    let mut ran = 0;
    for setting in made.isa.select.iter().flat_map(|s| &s.settings) {
        for target in targets {
            let target = made.tables.target(target).expect("a target");
            let fits = |p: &&Program| {
                p.params
                    .iter()
                    .all(|(n, v)| target.params.iter().any(|(m, w)| n == m && v == w))
            };
            let program = made.programs.iter().find(fits).expect("a program");
            let parser = Parser::new(made.tables, &target.features);
            let state = |name: &str| program.state.iter().position(|s| s.name == name).map(|at| at as u16);
            for (way, text) in &setting.set {
                let (way, open) = match way.strip_prefix("open ") {
                    Some(way) => (way, true),
                    None => (way.as_str(), false),
                };
                let text = text
                    .replace("{from}", "a1")
                    .replace("{to}", "a2")
                    .replace("{number}", "1");
                let (op, word) = parser.parse(&text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
                let operands = made.tables.extract(op, word);
                let of_machine = setting
                    .given
                    .iter()
                    .filter(|(n, _)| made.isa.settings.iter().any(|s| s.name == *n));
                let of_machine: Vec<(&'static str, i64)> = of_machine.map(|(n, v)| (&*n.clone().leak(), *v)).collect();
                let mut steps = Steps::with_settings(program, &of_machine);
                steps.set_features(target.features);
                steps.set_state(state("csr.mstatus.VS").expect("state"), 3);
                let x = program.files.iter().position(|f| f.name == "X").expect("a file") as u16;
                steps.set_reg(x, 11, 1);
                // What keeps the count finds one element, under a setting with as many of a register.
                if way == "kept" {
                    let count = setting.count.as_ref().map(|count| (count, 1));
                    for (name, value) in setting.state.iter().map(|(name, n)| (name, *n as u64)).chain(count) {
                        steps.set_state(state(name).expect("state"), value);
                    }
                }
                steps
                    .run(op, &operands, (0, 4), &mut NoMemory)
                    .unwrap_or_else(|| panic!("{text} traps"));
                for (name, value) in setting.state.iter().chain(&setting.given) {
                    if let Some(at) = state(name).filter(|_| !name.starts_with("csr.")) {
                        // What is open differs in bits that nothing else depends on.
                        let found = steps.state(at) & if open { *value as u64 } else { u64::MAX };
                        assert_eq!(found, *value as u64, "{}: `{name}` behind {text}", setting.name);
                    }
                }
                if let Some(count) = setting.count.as_ref().and_then(|name| state(name)) {
                    // One element, or all of a register of 128 bits.
                    let all = u64::from(setting.lanes) * 2;
                    assert_eq!(steps.state(count), if way == "all" { all } else { 1 }, "{text}");
                }
                ran += 1;
            }
        }
    }
    assert_eq!(ran > 0, made.isa.select.iter().any(|s| !s.settings.is_empty()));
}
