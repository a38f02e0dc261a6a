//! Rules by which a machine's instructions are selected.

use super::key::{Parts, rule_key};
use super::solver::{Answer, Limits, Solver};
use super::{Holds, Known, RuleCheck, RuleResult, Verdict};
use onespec_description::model::{Bank, Isa};
use onespec_diag::{Diag, Diags, Place};
use onespec_select::pattern::Origin;
use onespec_select::question::Questions;
use onespec_select::rules::{Rules, name};
use onespec_select::vectors::trial::is_on_vectors;
use onespec_select::{GateSet, of_rules};
use onespec_sem::ir::Program;

/// Products, divisions and floats are beyond z3; what it does not say at once it does not say.
const LIMITS: Limits = Limits {
    first: 8_000_000,
    then: 0,
};

/// A question about a pattern of a rule, and how many patterns came before this one.
struct Asked {
    rule: usize,
    pattern: usize,
    text: String,
    opaque: bool,
    shown: String,
}

pub(super) fn check(check: &RuleCheck<'_>, set: &GateSet, known: &mut Known, diags: &mut Diags) -> Vec<RuleResult> {
    let &RuleCheck {
        isa, programs, solver, ..
    } = check;
    let texts = isa.select.as_ref().map_or(&[][..], |select| &select.rules);
    let keys = keys(isa, programs, set);
    let before: Vec<Option<Holds>> = keys
        .iter()
        .map(|key| known.get(*key).filter(|holds| holds.is_enough(solver)))
        .collect();
    let fresh = |rule: usize| before.get(rule).is_some_and(Option::is_none);
    let mut found: Vec<Holds> = vec![Holds::default(); texts.len()];
    let mut of_some = Diags::default();
    let mut rules = Rules::some(isa, &fresh, &mut of_some);
    let mut asked = Vec::new();
    if before.iter().any(Option::is_none) {
        let mut count = 0;
        for program in programs {
            let selection = of_rules(isa, program, set, &mut rules, &mut of_some);
            let questions = Questions::new(isa, program, set, &selection);
            for pattern in &selection.patterns {
                let Origin::Rule(rule) = pattern.origin else { continue };
                if let Some(holds) = found.get_mut(rule) {
                    holds.tried += 1;
                }
                // Vectors of many elements are too much for z3: rules about them are tried.
                if solver != Solver::None && !is_on_vectors(&selection, pattern) {
                    // What has no question stays tried.
                    let questions = questions.ask(pattern).unwrap_or_default();
                    asked.extend(questions.into_iter().map(|question| Asked {
                        rule,
                        pattern: count,
                        text: question.text,
                        opaque: question.opaque,
                        shown: selection.show(isa, pattern),
                    }));
                }
                count += 1;
            }
        }
    }
    for (rule, holds) in found.iter_mut().enumerate() {
        holds.values = rules.tried(rule) as u64;
        holds.asked = solver != Solver::None;
    }
    rules.finish(&mut of_some);
    let mut wrong = answered(texts, solver, &asked, &mut found);
    // Errors belong to the rules in whose texts they are.
    for diag in of_some.list {
        match texts.iter().position(|text| text.origin == diag.place.origin) {
            Some(rule) => wrong.push((rule, diag)),
            None => diags.push(diag),
        }
    }
    let mut results = Vec::new();
    for (rule, text) in texts.iter().enumerate() {
        let key = keys.get(rule).copied().unwrap_or_default();
        let mut of_rule = wrong.iter().filter(|(at, _)| *at == rule).map(|(_, diag)| diag);
        let verdict = match (of_rule.next(), before.get(rule).copied().flatten()) {
            (Some(diag), _) => Verdict::Wrong(Box::new(diag.clone())),
            (None, Some(holds)) => Verdict::Holds(holds),
            (None, None) => Verdict::Holds(found.get(rule).copied().unwrap_or_default()),
        };
        known.put(key, &verdict);
        results.push(RuleResult {
            key,
            name: name(isa, rule),
            place: Place::from(&text.origin),
            verdict,
        });
    }
    results
}

/// Asks; what is proven goes to `found`, rules that are wrong come back.
fn answered(
    texts: &[onespec_description::model::SourceText],
    solver: Solver,
    asked: &[Asked],
    found: &mut [Holds],
) -> Vec<(usize, Diag)> {
    // Alike patterns of several assignments of parameters are asked about once.
    let mut alike: Vec<&str> = asked.iter().map(|asked| asked.text.as_str()).collect();
    alike.sort_unstable();
    alike.dedup();
    let answers = solver.ask(&alike, LIMITS);
    let answer = |asked: &Asked| {
        let at = alike.binary_search(&asked.text.as_str());
        at.ok().and_then(|at| answers.get(at)).copied()
    };
    let mut wrong = Vec::new();
    // A pattern is proven when all of its questions are answered.
    for of_pattern in asked.chunk_by(|a, b| a.pattern == b.pattern) {
        let Some(first) = of_pattern.first() else { continue };
        if of_pattern.iter().all(|asked| answer(asked) == Some(Answer::Unsat)) {
            if let Some(holds) = found.get_mut(first.rule) {
                holds.tried -= 1;
                holds.proven += 1;
            }
            continue;
        }
        let refuted = |asked: &&Asked| answer(asked) == Some(Answer::Sat) && !asked.opaque;
        if let (Some(asked), Some(text)) = (of_pattern.iter().find(refuted), texts.get(first.rule)) {
            let message = "the instructions do not compute the gates, says z3";
            let place = text.origin.at(0, text.text.trim_end().len());
            let diag = Diag::error("E0601", place, message).help(asked.shown.clone());
            wrong.push((asked.rule, diag));
        }
    }
    wrong
}

/// By rule, the hash of its text and of all that it mentions.
fn keys(isa: &Isa, programs: &[Program], set: &GateSet) -> Vec<u128> {
    let Some(select) = &isa.select else { return Vec::new() };
    let mut common = rule_key();
    let types = set.isa.graph.types.iter();
    common.add(
        &types
            .map(|ty| (&ty.name, ty.width, ty.bank == Bank::Float))
            .collect::<Vec<_>>(),
    );
    common.add(&(&select.given, &select.unobserved));
    let features: Vec<(&String, &onespec_description::model::FeatureSet)> =
        isa.features.iter().map(|f| (&f.name, &f.requires)).collect();
    common.add(&features);
    for repr in &select.reprs {
        common.add(&(&repr.name, repr.file, &repr.ty, repr.width, repr.border));
    }
    let mut gates = Parts::of(&set.program);
    let mut machines: Vec<Parts<'_>> = programs.iter().map(Parts::of).collect();
    common.add(&gates.declared());
    for machine in &machines {
        common.add(&machine.declared());
    }
    let mut made = Vec::new();
    for rule in &select.rules {
        let mut hash = common;
        hash.add(&rule.text);
        let words = |split: &'static [char]| {
            let plain = move |c: char| !c.is_ascii_alphanumeric() && !split.contains(&c);
            rule.text.split(plain).filter(|word| !word.is_empty())
        };
        for word in words(&['_']) {
            if let Some(op) = set.isa.graph.gates.iter().position(|gate| gate.name == word) {
                hash.add(&(word, gates.gate(op)));
            }
        }
        for word in words(&['_', '.']) {
            for (op, _) in isa.ops.iter().enumerate().filter(|(_, op)| op.name == word) {
                let model = isa.ops.get(op).map(|op| {
                    let operands = op
                        .operands
                        .iter()
                        .map(|o| (&o.name, o.dir, o.width, o.signed, o.align, &o.except, o.pcrel));
                    (&op.needs, op.is.is_some(), op.unreachable, operands.collect::<Vec<_>>())
                });
                hash.add(&(word, model));
                for machine in &mut machines {
                    hash.add(&machine.inst(op));
                }
            }
        }
        made.push(hash.number());
    }
    made
}
