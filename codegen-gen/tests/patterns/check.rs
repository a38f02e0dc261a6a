//! Every pattern, derived or of a rule, tried on values: the semantics of its gates against those of its instructions, both
//! by the reference evaluators, which know nothing of terms. A pattern that was made wrong on purpose is found.

use super::{Made, seed};
use onespec_gen::select::pattern::{Arg, Pattern, Step};
use onespec_gen::select::vectors::trial::is_on_vectors;
use onespec_gen::select::{Selection, trial::Trial};

/// Values for each pattern.
const ROUNDS: usize = 32;

pub fn every_pattern_is_right(made: &Made) {
    let seed = seed();
    let mut all = Vec::new();
    for (selection, program) in made.selections.iter().zip(made.programs) {
        let mut trial = Trial::of(&made.isa, program, &made.gates, selection, seed);
        let mut bad = Vec::new();
        // Those on vectors are tried by `vectors`.
        for pattern in selection.patterns.iter().filter(|p| !is_on_vectors(selection, p)) {
            if let Some(text) = problem(made, selection, &mut trial, pattern) {
                bad.push(text);
            }
        }
        println!(
            "{:?}: {} patterns, {} wrong",
            selection.params,
            selection.patterns.len(),
            bad.len()
        );
        all.extend(bad);
        wrong_ones_are_found(made, selection, &mut trial);
    }
    assert!(
        all.is_empty(),
        "ONESPEC_SEED={seed}, {} patterns are wrong:\n{}",
        all.len(),
        all.join("\n")
    );
}

fn problem(made: &Made, selection: &Selection, trial: &mut Trial<'_>, pattern: &Pattern) -> Option<String> {
    let verdict = trial.run(pattern, &pattern.results, ROUNDS);
    let right = verdict.rounds > 0 && verdict.witness.is_none() && verdict.held == pattern.results;
    let shown = || {
        let witness = verdict.witness.as_ref().map_or(String::new(), ToString::to_string);
        let lost = pattern.results.iter().filter(|r| !verdict.held.contains(r));
        let lost: Vec<&str> = lost.map(|r| selection.repr(*r)).collect();
        format!(
            "{}\n    after {} rounds: {witness} not in {}",
            selection.show(&made.isa, pattern),
            verdict.rounds,
            lost.join(" ")
        )
    };
    (!right).then(shown)
}

/// Each pattern with another instruction of the same shape, and with one more representation than its result is in.
fn wrong_ones_are_found(made: &Made, selection: &Selection, trial: &mut Trial<'_>) {
    let op = |name: &str| {
        made.isa
            .ops
            .iter()
            .position(|o| o.name == name)
            .expect("an instruction") as u16
    };
    let (mut changed, mut found) = (0, 0);
    let swaps = [
        ("add", "and"),
        ("xor", "or"),
        ("sltu", "sub"),
        ("lw", "lh"),
        ("sw", "sh"),
        ("bltu", "beq"),
        ("feq.d", "flt.d"),
    ];
    for (right, wrong) in swaps {
        let (right, wrong) = (op(right), op(wrong));
        for pattern in &selection.patterns {
            let mut planted = pattern.clone();
            // With the zero register several instructions are a move.
            let plain = |s: &&mut Step| s.op == right && !s.args.iter().any(|a| matches!(a, Arg::Fixed(_)));
            let steps = planted.steps.iter_mut().filter(plain);
            if steps.map(|s| s.op = wrong).count() == 0 {
                continue;
            }
            changed += 1;
            found += usize::from(problem(made, selection, trial, &planted).is_some());
        }
    }
    // A few are right either way: a single bit has the same sum and difference.
    println!("of {changed} patterns with another instruction {found} are found wrong");
    assert!(
        changed > 100 && found * 10 > changed * 9,
        "{found} of {changed} wrong patterns were found"
    );
    let repr = |name: &str| selection.reprs.iter().position(|r| r.name == name).map(|r| r as u16);
    let (Some(zero), Some(sign)) = (repr("i16.z"), repr("i16.s")) else {
        panic!("representations are lost");
    };
    let (mut promised, mut refused) = (0, 0);
    for pattern in &selection.patterns {
        if pattern.results.contains(&sign) && !pattern.results.contains(&zero) && promised < 100 {
            let mut planted = pattern.clone();
            planted.results.push(zero);
            promised += 1;
            refused += usize::from(problem(made, selection, trial, &planted).is_some());
        }
    }
    println!("of {promised} patterns that promise i16.z as well {refused} are found wrong");
    assert!(
        promised > 5 && refused * 10 > promised * 9,
        "{refused} of {promised} promises were refused"
    );
}
