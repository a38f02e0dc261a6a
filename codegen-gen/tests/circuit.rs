//! The gates of `spec/circuit`: read, checked, and their semantics evaluated.

use onespec_gen::model::SourceText;
use onespec_gen::rules::{Counts, Known, RuleCheck, Solver, Verdict};
use onespec_gen::source::{Diags, FileSource, Level};
use std::path::Path;

fn checked() -> onespec_gen::Checked {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    onespec_gen::check_machine(&root, "circuit")
}

#[test]
fn the_description_has_no_errors() {
    let checked = checked();
    assert_eq!(checked.count(Level::Error), 0, "{}", checked.rendered(false));
    let model = checked.model.expect("a model");
    let code = &checked.programs[0].gates;
    let instances: usize = code.iter().map(|gate| gate.instances.len()).sum();
    let semantics = code
        .iter()
        .flat_map(|gate| &gate.instances)
        .filter(|i| i.func.is_some())
        .count();
    println!(
        "{} types, {} gates, {instances} instances, {semantics} with semantics",
        model.graph.types.len(),
        model.graph.gates.len()
    );
}

#[test]
fn every_rule_keeps_the_value() {
    let checked = checked();
    println!("{:?}", checked.tallies);
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let rules = checked.tallies.iter().find(|tally| tally.name == "rules");
    assert!(rules.is_some_and(|rules| rules.count > 150), "{:?}", checked.tallies);
}

/// Rules that are wrong, each in its own way, among those that are right.
#[test]
fn a_wrong_rule_is_refuted() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let checked = checked();
    let mut model = checked.model.expect("a model");
    for text in [
        "canonical flip: SUB(x, y: const) => SUB(y, x)",
        "simplify minus: SDIV(x, -1) => x",
        "canonical exp: EXP(x, 2) => MUL(x, x)", // i1 has no 2
        "simplify shift: SHL(SHL(x, c: const), d: const) => SHL(x, c + d)", // amounts count modulo the width
        "simplify sdiv: SDIV(x, c: const) => ASHR(x, ctz(c)) where is_pow2(c)", // rounds down, not towards zero
        "simplify srem: SREM(x, c: const) => AND(x, c - 1) where is_pow2(c)", // of negative numbers
        "simplify div: MUL(UDIV(x, y), y) => x",
        "simplify zero: UDIV(0, x) => 0",             // 0 / 0 is all ones
        "simplify less: ICMP.SLT(ADD(x, 1), x) => 0", // where it wraps
        "simplify wide: ZEXT.T(SEXT.S(x)) => SEXT.T(x)",
        "simplify same: ROTL(x, c: const) => x where (c & 7) == 0",
        "simplify select: SELECT(ICMP.SLT(x, y), x, y) => y",
        "simplify min: SMIN(x, c: const) => x",
    ] {
        model.graph.rules = vec![SourceText {
            text: text.into(),
            ..SourceText::default()
        }];
        let mut diags = Diags::default();
        let programs = onespec_gen::sem::lower_all(&model, &mut diags);
        assert_eq!(programs[0].rules.len(), 1, "{text}: {:?}", diags.list);
        let rules = RuleCheck {
            isa: &model,
            programs: &programs,
            files: FileSource::Folder(&root),
            solver: Solver::None,
        };
        let results = rules.results(&mut Known::default(), &mut diags);
        assert!(matches!(results[0].verdict, Verdict::Wrong(_)), "{text}: {results:?}");
    }
}

/// What was found out once is not looked at again, for as long as neither the rule nor a gate of it changes.
#[test]
fn results_are_kept_by_what_they_depend_on() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let checked = checked();
    let model = checked.model.expect("a model");
    let run = |model: &onespec_gen::model::Isa, known: &mut Known| {
        let mut diags = Diags::default();
        let programs = onespec_gen::sem::lower_all(model, &mut diags);
        let rules = RuleCheck {
            isa: model,
            programs: &programs,
            files: FileSource::Folder(&root),
            solver: Solver::None,
        };
        let results = rules.results(known, &mut diags);
        results.into_iter().map(|r| (r.name, r.key)).collect::<Vec<_>>()
    };
    let mut known = Known::default();
    let before = run(&model, &mut known);
    let kept = known.len();
    assert!(kept > 150 && Known::parse(&known.text()) == known);
    assert_eq!(run(&model, &mut known), before);
    assert_eq!(known.len(), kept);
    let mut changed = model.clone();
    let gate = changed
        .graph
        .gates
        .iter_mut()
        .find(|gate| gate.name == "SMIN")
        .expect("a gate");
    gate.sem.as_mut().expect("semantics").text = "min_s(b, a)".into();
    let after = run(&changed, &mut known);
    let differ: Vec<&str> = before
        .iter()
        .zip(&after)
        .filter(|(a, b)| a.1 != b.1)
        .map(|(a, _)| a.0.as_str())
        .collect();
    println!("{differ:?}");
    assert!(!differ.is_empty() && differ.len() < 40, "{differ:?}");
}

/// How long it takes: `cargo test -p onespec-gen --test circuit -- --ignored --nocapture`.
#[test]
#[ignore = "measures"]
fn times_of_trials_and_proofs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    for machine in ["circuit", "riscv"] {
        let checked = onespec_gen::check_machine(&root, machine);
        let model = checked.model.expect("a model");
        for solver in [Solver::None, Solver::of_this_machine()] {
            let mut known = Known::default();
            for again in ["", " again"] {
                let start = std::time::Instant::now();
                let mut diags = Diags::default();
                let rules = RuleCheck {
                    isa: &model,
                    programs: checked.programs,
                    files: FileSource::Folder(&root),
                    solver,
                };
                let results = rules.results(&mut known, &mut diags);
                println!(
                    "{machine} {solver:?}{again}: {}, {:?}",
                    Counts::of(&results),
                    start.elapsed()
                );
                for result in results {
                    match result.verdict {
                        Verdict::Wrong(diag) => println!("  {}: {diag:?}", result.name),
                        Verdict::Holds(h) if h.asked && h.tried > 0 && again.is_empty() => {
                            println!(
                                "  {}: {} of {} not proven",
                                result.name,
                                h.tried,
                                h.tried + h.proven + h.complete
                            );
                        }
                        _ => {}
                    }
                }
            }
        }
    }
}
