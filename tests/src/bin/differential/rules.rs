//! Rules of Circuit IR, proven by z3: for each rule and each assignment of types, no operands and constants satisfy its
//! condition and make its sides different. Questions come from the typed semantics of the gates. Rules that are wrong on
//! purpose must be refuted, by values for which the reference evaluator agrees that they are wrong.
//!
//! What z3 does not decide within its limit stands in `tests/differential/known_rules.txt`, with the reason.

use crate::z3;
use onespec_gen::model::{Graph, SourceText};
use onespec_gen::sem::eval::Gates;
use onespec_gen::sem::ir::Program;
use onespec_gen::sem::rules::prove::holds_for;
use onespec_gen::sem::rules::{Rule, assignments};
use onespec_gen::sem::smt::{Obligation, fixed, obligation, power};
use onespec_gen::source::Diags;
use onespec_tests::known::Known;
use std::io;
use std::path::Path;
use std::time::Instant;

/// Steps of z3 for a question: about half a minute.
const LIMIT: u32 = 200_000_000;

/// Rules that are wrong: each for its own reason.
const WRONG: [&str; 12] = [
    "canonical flip: SUB(x, y: const) => SUB(y, x)",
    "simplify minus: SDIV(x, -1) => x",
    "canonical square: EXP(x, 2) => MUL(x, x)", // i1 has no 2
    "simplify twice: SHL(SHL(x, c: const), d: const) => SHL(x, c + d)", // amounts count modulo the width
    "simplify sdiv: SDIV(x, c: const) => ASHR(x, ctz(c)) where is_pow2(c)", // rounds down, not towards zero
    "simplify srem: SREM(x, c: const) => AND(x, c - 1) where is_pow2(c)", // of negative numbers
    "simplify div: MUL(UDIV(x, y), y) => x",
    "simplify zero: UDIV(0, x) => 0",             // 0 / 0 is all ones
    "simplify less: ICMP.SLT(ADD(x, 1), x) => 0", // where it wraps
    "simplify wide: ZEXT.T(SEXT.S(x)) => SEXT.T(x)",
    "simplify same: ROTL(x, c: const) => x where (c & 7) == 0",
    "simplify select: SELECT(ICMP.SLT(x, y), x, y) => y",
];

/// What z3 said of a question.
enum Answer {
    Proven,
    /// By node of the left side, values for which the rule is wrong.
    Refuted(Vec<(usize, u64)>),
    Open(String),
}

/// Proves all rules of the description, and refutes the wrong ones.
pub fn run() -> io::Result<usize> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let checked = onespec_gen::check_machine(&root.join("spec"), "circuit");
    let (Some(model), Some(program)) = (checked.model.clone(), checked.programs.first().cloned()) else {
        return Err(io::Error::other(checked.rendered(false)));
    };
    let mut known = Known::parse(&std::fs::read_to_string(
        root.join("tests/differential/known_rules.txt"),
    )?);
    let mut gates = Gates::scaled(&model, 1);
    let mut wrong = 0;

    let (mut proven, mut open, mut times) = (0, 0, Vec::new());
    for rule in program.rules.iter().filter(|rule| rule.trust.is_none()) {
        for types in assignments(&program, rule) {
            let name = named(&model.graph, rule, &types);
            let start = Instant::now();
            let answer = answer(&model.graph, &program, rule, &types)?;
            times.push((start.elapsed(), name.clone()));
            match answer {
                Answer::Proven => proven += 1,
                Answer::Refuted(values) if refuted(&model.graph, &mut gates, rule, &types, &values) => {
                    wrong += 1;
                    println!("rule `{name}` is wrong: {values:x?}");
                }
                // Of functions of floats z3 takes any: these values show nothing.
                Answer::Refuted(_) | Answer::Open(_) if known.expects(&name) => open += 1,
                Answer::Refuted(values) => {
                    wrong += 1;
                    println!(
                        "rule `{name}` is not decided: the reference evaluator does not find it wrong for {values:x?}"
                    );
                }
                Answer::Open(why) => {
                    wrong += 1;
                    println!("rule `{name}` is not decided: {why}");
                }
            }
        }
    }
    for stale in known.stale() {
        wrong += 1;
        println!("known_rules.txt: `{stale}` is decided now");
    }
    times.sort();
    let total: f64 = times.iter().map(|(time, _)| time.as_secs_f64()).sum();
    println!(
        "{} rules: {proven} questions proven, {open} not decided, in {total:.1} s",
        program.rules.len()
    );
    for (time, name) in times.iter().rev().take(3) {
        println!("  {:.2} s {name}", time.as_secs_f64());
    }

    let mut refutations = 0;
    for text in WRONG {
        let mut changed = model.clone();
        changed.graph.rules = vec![SourceText {
            text: text.into(),
            ..SourceText::default()
        }];
        let mut diags = Diags::default();
        let program = onespec_gen::sem::lower(&changed, &[], &mut diags);
        let Some(rule) = program.rules.first() else {
            wrong += 1;
            println!("planted rule {text}: not read: {:?}", diags.list);
            continue;
        };
        match first_witness(&changed.graph, &program, &mut gates, rule)? {
            Some(told) => {
                refutations += 1;
                println!("  refuted {text}: {told}");
            }
            None => {
                wrong += 1;
                println!("planted rule {text}: not refuted");
            }
        }
    }
    println!("{refutations} of {} wrong rules refuted", WRONG.len());
    Ok(wrong)
}

/// `udiv.pow2@i64`
fn named(graph: &Graph, rule: &Rule, types: &[u8]) -> String {
    let types = types.iter().filter_map(|ty| graph.types.get(usize::from(*ty)));
    let types: Vec<String> = types.map(|ty| ty.name.to_lowercase()).collect();
    format!("{}@{}", rule.name, types.join(","))
}

/// Whether a rule holds for these types. What is not decided at once is asked for each power of two that a constant may be.
fn answer(graph: &Graph, program: &Program, rule: &Rule, types: &[u8]) -> io::Result<Answer> {
    let mut fixed = fixed(rule);
    let first = asked(graph, program, rule, types, &fixed)?;
    let (Answer::Open(_), Some(node)) = (&first, power(rule)) else {
        return Ok(first);
    };
    let class = rule.left.get(node).map_or(0, |left| left.class);
    let ty = types.get(class).and_then(|ty| graph.types.get(usize::from(*ty)));
    for shift in 0..ty.map_or(64, |ty| ty.width) {
        fixed.retain(|(fixed, _)| *fixed != node);
        fixed.push((node, 1 << shift));
        match asked(graph, program, rule, types, &fixed)? {
            Answer::Proven => {}
            other => return Ok(other),
        }
    }
    Ok(Answer::Proven)
}

/// One question.
fn asked(graph: &Graph, program: &Program, rule: &Rule, types: &[u8], fixed: &[(usize, u64)]) -> io::Result<Answer> {
    let question = match obligation(graph, program, rule, types, fixed) {
        Ok(question) => question,
        Err(why) => return Ok(Answer::Open(format!("it cannot be asked: {}", why.0))),
    };
    Ok(match ask(&question)? {
        Answer::Refuted(values) => Answer::Refuted([values.as_slice(), fixed].concat()),
        other => other,
    })
}

/// The first values for which a rule is wrong, if the reference evaluator agrees.
fn first_witness(graph: &Graph, program: &Program, gates: &mut Gates, rule: &Rule) -> io::Result<Option<String>> {
    for types in assignments(program, rule) {
        if let Answer::Refuted(values) = answer(graph, program, rule, &types)? {
            let sure = refuted(graph, gates, rule, &types, &values);
            return Ok(sure.then(|| format!("{values:x?} at {}", named(graph, rule, &types))));
        }
    }
    Ok(None)
}

/// Whether a rule is wrong for these values by the reference evaluator.
fn refuted(graph: &Graph, gates: &mut Gates, rule: &Rule, types: &[u8], values: &[(usize, u64)]) -> bool {
    holds_for(graph, gates, rule, types, values) == Some(false)
}

fn ask(question: &Obligation) -> io::Result<Answer> {
    let names: Vec<&str> = question.names.iter().map(|(_, name)| name.as_str()).collect();
    let mut text = question.text.clone();
    if !names.is_empty() {
        text += &format!("(get-value ({}))\n", names.join(" "));
    }
    let said = z3::said(&text, LIMIT)?;
    let mut lines = said.lines();
    Ok(match lines.next() {
        Some("unsat") => Answer::Proven,
        Some("sat") => Answer::Refuted(values(question, &lines.collect::<Vec<_>>().join(" "))),
        Some("unknown" | "timeout") | None => Answer::Open(format!("no answer in {LIMIT} steps")),
        Some(other) => Answer::Open(other.to_string()),
    })
}

/// Values from `((x1 #x0f) (x2 #b1))`.
fn values(question: &Obligation, model: &str) -> Vec<(usize, u64)> {
    let words: Vec<&str> = model.split(['(', ')', ' ']).filter(|word| !word.is_empty()).collect();
    let value = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        let text = words.get(at + 1)?;
        match (text.strip_prefix("#x"), text.strip_prefix("#b")) {
            (Some(digits), _) => u64::from_str_radix(digits, 16).ok(),
            (_, Some(digits)) => u64::from_str_radix(digits, 2).ok(),
            _ => None,
        }
    };
    let named = question.names.iter();
    named.filter_map(|(node, name)| Some((*node, value(name)?))).collect()
}
