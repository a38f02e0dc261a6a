//! Rules that rewrite gates.

use super::key::{Parts, rule_key};
use super::solver::{Answer, Limits, Solver};
use super::{Holds, Known, RuleResult, Verdict};
use onespec_description::model::{Bank, Graph};
use onespec_description::syntax::rules::{Pat, PatKind, rule};
use onespec_diag::{Diag, Place};
use onespec_select::{EdgesOf, edges};
use onespec_sem::eval::Gates;
use onespec_sem::ir::Program;
use onespec_sem::rules::prove::{Effort, Outcome, holds_for, prove};
use onespec_sem::rules::{LeftKind, Right, Rule, assignments};
use onespec_sem::smt::{Obligation, fixed, obligation, power};

/// Random values for each assignment of types, beside those at which things change.
const ROUNDS: u64 = 256;
/// Rules are tried on the same values always.
const SEED: u64 = 0x5eed_0a11;
/// All values are tried where there are so many bits of them at most.
const COMPLETE: u32 = 12;
const LIMITS: Limits = Limits {
    first: 8_000_000,
    then: 200_000_000,
};

/// A question about a rule at some of its types; several where a constant has few values.
struct Asked {
    /// Index into the results, and which assignment of types.
    rule: usize,
    types: usize,
    text: Obligation,
    fixed: Vec<(usize, u64)>,
}

/// What is known of one assignment of types.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Tried,
    Complete,
    Proven,
}

pub(super) fn check(graph: &Graph, program: &Program, solver: Solver, known: &mut Known) -> Vec<RuleResult> {
    let mut parts = Parts::of(program);
    let mut gates = None;
    let edges: Vec<Vec<u64>> = graph
        .types
        .iter()
        .map(|ty| {
            edges(EdgesOf {
                width: ty.width.clamp(1, 64),
                float: ty.bank == Bank::Float,
            })
        })
        .collect();
    let effort = Effort {
        complete: COMPLETE,
        rounds: ROUNDS,
        seed: SEED,
        edges: &edges,
    };
    let mut results = Vec::new();
    let mut found: Vec<Vec<At>> = Vec::new();
    let mut asked = Vec::new();
    for rule in &program.rules {
        let text = graph.rules.get(rule.text);
        let key = key(graph, rule, &mut parts);
        let before = known.get(key);
        let before = before.filter(|holds| rule.trust.is_some() || holds.is_enough(solver));
        let verdict = match before {
            Some(holds) => Verdict::Holds(holds),
            None => {
                let gates = gates.get_or_insert_with(|| Gates::of(Box::leak(Box::new(program.clone())), 1));
                tried(graph, program, gates, rule, &effort)
            }
        };
        let verdict = match (&rule.trust, verdict) {
            (Some(why), held @ Verdict::Holds(_)) => {
                known.put(key, &held);
                Verdict::Trusted(why.clone())
            }
            (_, verdict) => verdict,
        };
        let fresh = rule.trust.is_none() && before.is_none();
        let types = if fresh { assignments(program, rule) } else { Vec::new() };
        let mut states = Vec::new();
        if let (true, Verdict::Holds(_)) = (fresh, &verdict) {
            for (nth, types) in types.iter().enumerate() {
                let complete = bits(graph, rule, types) <= COMPLETE;
                states.push(if complete { At::Complete } else { At::Tried });
                if solver != Solver::None {
                    asked.extend(
                        questions(graph, program, rule, types)
                            .into_iter()
                            .map(|(text, fixed)| Asked {
                                rule: results.len(),
                                types: nth,
                                text,
                                fixed,
                            }),
                    );
                }
            }
        }
        found.push(states);
        results.push(RuleResult {
            key,
            name: rule.name.clone(),
            place: text.map_or_else(Place::default, |text| Place::from(&text.origin)),
            verdict,
        });
    }
    let texts: Vec<&str> = asked.iter().map(|asked| asked.text.text.as_str()).collect();
    let answers = solver.ask(&texts, LIMITS);
    // By rule and assignment of types: were all of its questions answered well?
    let mut good: Vec<Vec<Option<bool>>> = found.iter().map(|states| vec![None; states.len()]).collect();
    for (asked, answer) in asked.iter().zip(answers) {
        if let Some(slot) = good.get_mut(asked.rule).and_then(|of| of.get_mut(asked.types)) {
            *slot = Some(slot.unwrap_or(true) && answer == Answer::Unsat);
        }
        if answer == Answer::Sat
            && let (Some(rule), Some(result)) = (program.rules.get(asked.rule), results.get_mut(asked.rule))
        {
            let values = values(solver, asked);
            let types = assignments(program, rule).get(asked.types).cloned().unwrap_or_default();
            let sure = gates
                .as_mut()
                .and_then(|gates| holds_for(graph, gates, rule, &types, &values));
            let shown = match sure {
                Some(false) => None,
                // It may be that the functions of floats are not what z3 took them for.
                _ if asked.text.opaque => continue,
                _ => Some("z3 says so; the evaluator does not see it".to_string()),
            };
            let diag = wrong(graph, rule, &asked.text.types, &values, shown);
            result.verdict = Verdict::Wrong(Box::new(diag));
        }
    }
    for ((result, states), good) in results.iter_mut().zip(&mut found).zip(good) {
        let Verdict::Holds(holds) = &mut result.verdict else {
            continue;
        };
        if states.is_empty() {
            continue;
        }
        for (state, good) in states.iter_mut().zip(good) {
            if good == Some(true) {
                *state = At::Proven;
            }
        }
        let count = |at: At| states.iter().filter(|state| **state == at).count() as u32;
        *holds = Holds {
            proven: count(At::Proven),
            complete: count(At::Complete),
            tried: count(At::Tried),
            asked: solver != Solver::None,
            ..*holds
        };
        known.put(result.key, &result.verdict);
    }
    results
}

/// Hash of a rule and of all that it is about.
fn key(graph: &Graph, rule: &Rule, parts: &mut Parts<'_>) -> u128 {
    let mut hash = rule_key();
    hash.add(&graph.rules.get(rule.text).map(|text| &text.text));
    hash.add(&(
        &rule.classes,
        &rule.left,
        &rule.lets,
        &rule.right,
        &rule.where_,
        &rule.conditions,
    ));
    let types = graph
        .types
        .iter()
        .map(|ty| (&ty.name, ty.width, ty.lanes, ty.bank == Bank::Float));
    hash.add(&types.collect::<Vec<_>>());
    hash.add(&parts.declared());
    let mut ops: Vec<u16> = Vec::new();
    for left in &rule.left {
        if let LeftKind::Gate(op, ..) = left.kind {
            ops.push(op);
        }
    }
    for right in rule.lets.iter().chain([&rule.right]) {
        of_right(right, &mut ops);
    }
    // Gates that constants are computed by are in the text, not in the tree.
    if let Some(text) = graph.rules.get(rule.text) {
        let words = text.text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        ops.extend(words.filter_map(|word| graph.gates.iter().position(|gate| gate.name == word).map(|i| i as u16)));
    }
    ops.sort_unstable();
    ops.dedup();
    for op in ops {
        hash.add(&parts.gate(usize::from(op)));
    }
    hash.number()
}

fn of_right(right: &Right, ops: &mut Vec<u16>) {
    if let Right::Gate(op, _, _, args) = right {
        ops.push(*op);
        args.iter().for_each(|arg| of_right(arg, ops));
    }
}

/// Bits of all that is free in a rule.
fn bits(graph: &Graph, rule: &Rule, types: &[u8]) -> u32 {
    let free = rule
        .left
        .iter()
        .filter(|left| matches!(left.kind, LeftKind::Var(_, None)));
    let width = |class: usize| {
        let ty = types.get(class).and_then(|ty| graph.types.get(usize::from(*ty)));
        ty.map_or(1, |ty| ty.width.max(1))
    };
    free.map(|left| width(left.class)).sum()
}

/// Tries a rule on values.
fn tried(graph: &Graph, program: &Program, gates: &mut Gates, rule: &Rule, effort: &Effort<'_>) -> Verdict {
    match prove(graph, program, gates, rule, effort) {
        Outcome::Held(tried) if tried.values == 0 => {
            let place = place(graph, rule);
            let diag = Diag::error("E0605", place, format!("rule `{}` never applies", rule.name));
            Verdict::Wrong(Box::new(
                diag.help("its condition holds for none of the values that were tried"),
            ))
        }
        Outcome::Held(tried) => Verdict::Holds(Holds {
            values: tried.values as u64,
            ..Holds::default()
        }),
        Outcome::Refuted(refuted) => {
            let shown = format!(
                "the left side gives {:#x}, the right side {:#x}",
                refuted.left, refuted.right
            );
            let diag = wrong(graph, rule, &refuted.types, &refuted.values, Some(shown));
            Verdict::Wrong(Box::new(diag))
        }
    }
}

fn place(graph: &Graph, rule: &Rule) -> Place {
    let text = graph.rules.get(rule.text);
    text.map_or_else(Place::default, |text| text.origin.at(0, text.text.trim_end().len()))
}

/// The questions for some types, with the constants that they fix.
fn questions(graph: &Graph, program: &Program, rule: &Rule, types: &[u8]) -> Vec<(Obligation, Vec<(usize, u64)>)> {
    let ask = |fixed: Vec<(usize, u64)>| {
        let question = obligation(graph, program, rule, types, &fixed).ok()?;
        Some((question, fixed))
    };
    let fixed = fixed(rule);
    let Some(node) = power(rule) else {
        return ask(fixed).into_iter().collect();
    };
    // A power of two is one of few, and each of them is a small question.
    let class = rule.left.get(node).map_or(0, |left| left.class);
    let ty = types.get(class).and_then(|ty| graph.types.get(usize::from(*ty)));
    let mut made = Vec::new();
    for shift in 0..ty.map_or(64, |ty| ty.width.clamp(1, 64)) {
        let mut fixed = fixed.clone();
        fixed.retain(|(fixed, _)| *fixed != node);
        fixed.push((node, 1 << shift));
        match ask(fixed) {
            Some(one) => made.push(one),
            // One that cannot be asked leaves all of them open.
            None => return Vec::new(),
        }
    }
    made
}

/// The values for which a question is satisfied.
fn values(solver: Solver, asked: &Asked) -> Vec<(usize, u64)> {
    let names: Vec<&str> = asked.text.names.iter().map(|(_, name)| name.as_str()).collect();
    let mut values = asked.fixed.clone();
    if names.is_empty() {
        return values;
    }
    let said = solver.values(&asked.text.text, &names, LIMITS.then).unwrap_or_default();
    let words: Vec<&str> = said.split(['(', ')', ' ']).filter(|word| !word.is_empty()).collect();
    for (node, name) in &asked.text.names {
        let at = words.iter().position(|word| word == name);
        let text = at.and_then(|at| words.get(at + 1)).copied().unwrap_or("");
        let value = match (text.strip_prefix("#x"), text.strip_prefix("#b")) {
            (Some(digits), _) => u64::from_str_radix(digits, 16).ok(),
            (_, Some(digits)) => u64::from_str_radix(digits, 2).ok(),
            _ => None,
        };
        values.extend(value.map(|value| (*node, value)));
    }
    values
}

/// The error about a rule that is wrong for some values.
fn wrong(graph: &Graph, rule_: &Rule, types: &[String], values: &[(usize, u64)], more: Option<String>) -> Diag {
    let mut names = Vec::new();
    if let Some(tree) = graph.rules.get(rule_.text).and_then(|text| rule(&text.text).ok()) {
        variables(&tree.left, &mut 0, &mut names);
    }
    let name = |node: usize| {
        let found = names.iter().find(|(at, _)| *at == node);
        found.map_or_else(|| format!("node {node}"), |(_, name)| name.clone())
    };
    let shown: Vec<String> = values
        .iter()
        .map(|(node, value)| format!("{} = {value:#x}", name(*node)))
        .collect();
    let mut at: Vec<&str> = types.iter().map(String::as_str).collect();
    at.dedup();
    let message = format!("rule `{}` does not keep the value, at {}", rule_.name, at.join(", "));
    let diag = Diag::error("E0601", place(graph, rule_), message);
    let help = match (shown.is_empty(), more) {
        (true, more) => more.unwrap_or_default(),
        (false, None) => format!("for {}", shown.join(", ")),
        (false, Some(more)) => format!("for {}: {more}", shown.join(", ")),
    };
    diag.help(help)
}

/// Names of the variables by node: nodes are numbered outermost first.
fn variables(pat: &Pat, at: &mut usize, names: &mut Vec<(usize, String)>) {
    let node = *at;
    *at += 1;
    match &pat.kind {
        PatKind::Var(name, _) => names.push((node, name.clone())),
        PatKind::Gate(_, args) => args.iter().for_each(|arg| variables(arg, at, names)),
        PatKind::Number(_) => {}
    }
}
