//! The gates of `spec/circuit`: read, checked, and their meanings evaluated.

use onespec_gen::model::SourceText;
use onespec_gen::sem::eval::Gates;
use onespec_gen::source::{Diags, Level};
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
    let meanings = code
        .iter()
        .flat_map(|gate| &gate.instances)
        .filter(|i| i.func.is_some())
        .count();
    println!(
        "{} types, {} gates, {instances} instances, {meanings} with meaning",
        model.graph.types.len(),
        model.graph.gates.len()
    );
}

/// Values for each rule and assignment of types; all values where there are no more.
fn rounds() -> u64 {
    std::env::var("ONESPEC_ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(256)
}

#[test]
fn every_rule_keeps_the_value() {
    const SEED: u64 = 0x5eed_0a11;
    let checked = checked();
    let model = checked.model.clone().expect("a model");
    let program = checked.programs[0].clone();
    let mut gates = Gates::new(checked).expect("meanings");
    let (mut types, mut complete, mut values) = (0, 0, 0);
    for rule in program.rules.iter().filter(|rule| rule.trust.is_none()) {
        match prove(&model.graph, &program, &mut gates, rule, rounds(), SEED) {
            Ok(tried) => {
                // E0605 of the reference: a condition that never holds.
                assert!(
                    tried.values > 0,
                    "rule `{}` is dead: its condition never held",
                    rule.name
                );
                types += tried.types;
                complete += tried.complete;
                values += tried.values;
            }
            // E0601 of the reference.
            Err(refuted) => panic!("rule `{}` is wrong, seed {SEED:#x}: {refuted:x?}", rule.name),
        }
    }
    let count = program.rules.len();
    println!("{count} rules, {types} assignments of types, {complete} of them with all values, {values} values");
    assert!(count > 150, "{count} rules");
}

#[test]
fn a_wrong_rule_is_refuted() {
    let checked = checked();
    let mut model = checked.model.clone().expect("a model");
    // x - y is not y - x, x / -1 is no x, and i1 has no 2.
    for text in [
        "canonical flip: SUB(x, y: const) => SUB(y, x)",
        "simplify minus: SDIV(x, -1) => x",
        "canonical exp: EXP(x, 2) => MUL(x, x)",
        "simplify shift: SHL(SHL(x, c: const), d: const) => SHL(x, c + d)",
    ] {
        model.graph.rules = vec![SourceText {
            text: text.into(),
            ..SourceText::default()
        }];
        let mut diags = Diags::default();
        let program = onespec_gen::sem::lower(&model, &[], &mut diags);
        assert_eq!(program.rules.len(), 1, "{text}: {:?}", diags.list);
        let mut gates = Gates::scaled(&model, 1);
        let result = prove(&model.graph, &program, &mut gates, &program.rules[0], 256, 7);
        assert!(result.is_err(), "{text}: {result:?}");
    }
}
