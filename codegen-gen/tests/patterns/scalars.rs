//! Patterns on scalars of machines other than RISC-V: all of them, and why other instructions have none. Each is tried by the
//! reference evaluators and assembles; those that were made wrong on purpose are found.

use super::{Made, golden, made, seed};
use onespec_gen::select::pattern::{Arg, Pattern};
use onespec_gen::select::trial::Trial;
use onespec_gen::select::{Selection, cover};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Values for each pattern.
const ROUNDS: usize = 16;

/// Patterns that are made wrong, about.
const PLANTED: usize = 600;

/// Machines whose registers hold scalars alone, and whose instructions have operands that are sums; a target of each.
const MACHINES: &[(&str, &str)] = &[("ir3", "a420")];

pub fn each_machine_has_as_many_as_before() {
    let seed = seed();
    for (machine, target) in MACHINES {
        let made = made(machine);
        let mut found = String::new();
        for selection in &made.selections {
            list(&made, selection, &mut found);
        }
        golden(&format!("scalars_{machine}.txt"), &found);
        let features = super::target(&made, target);
        for selection in &made.selections {
            let covered = cover::report(selection, &made.gates, &features);
            golden(&format!("cover_{target}.txt"), &covered);
        }
        for (selection, program) in made.selections.iter().zip(made.programs) {
            let mut trial = Trial::of(&made.isa, program, &made.gates, selection, seed);
            every_pattern_is_right(&made, selection, &mut trial, seed);
            wrong_ones_are_found(machine, &made, selection, &mut trial);
        }
    }
}

fn list(made: &Made, selection: &Selection, found: &mut String) {
    for pattern in &selection.patterns {
        let conditions = selection.conditions(&made.isa, pattern);
        let shown = selection.show(&made.isa, pattern);
        let _ = match conditions.is_empty() {
            true => writeln!(found, "{shown}"),
            false => writeln!(found, "{shown}  where {conditions}"),
        };
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

/// Why a pattern is wrong.
fn problem(
    made: &Made,
    selection: &Selection,
    trial: &mut Trial<'_>,
    pattern: &Pattern,
    rounds: usize,
) -> Option<String> {
    let verdict = trial.run(pattern, &pattern.results, rounds);
    let right = verdict.rounds > 0 && verdict.witness.is_none() && verdict.held == pattern.results;
    let witness = verdict.witness.as_ref().map_or(String::new(), ToString::to_string);
    (!right).then(|| format!("{}\n    {witness}", selection.show(&made.isa, pattern)))
}

fn every_pattern_is_right(made: &Made, selection: &Selection, trial: &mut Trial<'_>, seed: u64) {
    let exact = selection.patterns.iter().filter(|p| p.approximation.is_none());
    let wrong: Vec<String> = exact
        .filter_map(|pattern| problem(made, selection, trial, pattern, ROUNDS))
        .collect();
    assert!(
        wrong.is_empty(),
        "ONESPEC_SEED={seed}, {} are wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Each pattern with another instruction that has as many operands, and with another code.
fn wrong_ones_are_found(machine: &str, made: &Made, selection: &Selection, trial: &mut Trial<'_>) {
    let all: Vec<&Pattern> = selection.patterns.iter().filter(|p| p.steps.len() == 1).collect();
    let (mut planted, mut found, mut left) = (0, 0, Vec::new());
    for (i, pattern) in all.iter().enumerate().step_by(all.len().div_ceil(PLANTED).max(1)) {
        let mut plant = |wrong: Pattern| {
            // It may be a pattern of its own.
            if all.iter().any(|p| p.tree == wrong.tree && p.steps == wrong.steps) {
                return;
            }
            planted += 1;
            match problem(made, selection, trial, &wrong, ROUNDS * 8) {
                Some(_) => found += 1,
                None => left.push(selection.show(&made.isa, &wrong)),
            }
        };
        let others = all.iter().cycle().skip(i + 1).take(all.len());
        let other = others.clone().find(|other| {
            let (a, b) = (&other.steps[0], &pattern.steps[0]);
            a.op != b.op && a.args == b.args
        });
        if let Some(other) = other {
            let mut wrong = (*pattern).clone();
            wrong.steps[0].op = other.steps[0].op;
            plant(wrong);
        }
        // A modifier of a source that is not there.
        for at in 0..pattern.steps[0].args.len() {
            let mut wrong = (*pattern).clone();
            if let Some(Arg::Alternative(_, parts)) = wrong.steps[0].args.get_mut(at)
                && let [Arg::Number(code @ 0), Arg::Source(_)] = parts.as_mut_slice()
            {
                *code = 1;
                plant(wrong);
            }
        }
    }
    // A few are right either way: signs do not matter to sums.
    println!(
        "{machine}: {} patterns; {found} of {planted} wrong ones are found",
        selection.patterns.len()
    );
    assert!(
        planted > 20 && found * 10 > planted * 9,
        "{found} of {planted}:\n{}",
        left.join("\n")
    );
}
