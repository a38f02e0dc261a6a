//! Each graph of the two collections has the verdict that stands in it: one test a graph.

mod collection;

use collection::{Example, examples};
use libtest_mimic::{Arguments, Failed, Trial};
use onespec_circuit::GATES;
use onespec_compiler::verify::{Options, verify};
use onespec_graph::{Finding, text};

const EXAMPLES: &str = include_str!("../data/examples.cir");
const SCHEDULES: &str = include_str!("../data/schedule_graphs.cir");

fn main() {
    let examples = examples(EXAMPLES)
        .into_iter()
        .map(|e| Trial::test(format!("examples::{}", e.name), move || check(&e)));
    let schedules = self::schedules()
        .into_iter()
        .map(|e| Trial::test(format!("schedules::{}", e.name), move || check(&e)));
    let counted = Trial::test("counted", || {
        let counts = (self::examples(EXAMPLES).len(), self::schedules().len());
        (counts == (80, 12))
            .then_some(())
            .ok_or(format!("{counts:?} graphs, expected 80 and 12").into())
    });
    let all = examples.chain(schedules).chain([counted]).collect();
    libtest_mimic::run(&Arguments::from_args(), all).exit()
}

/// Graphs for schedulers are well-formed; one has a computation that nothing needs.
fn schedules() -> Vec<Example> {
    let mut all = examples(SCHEDULES);
    for graph in &mut all {
        graph.verdict = match graph.name.as_str() {
            "dead_in_loop" => "ok W001".to_string(),
            "infinite_loop_work" => "ok W003".to_string(),
            _ => "ok".to_string(),
        };
    }
    all
}

fn check(example: &Example) -> Result<(), Failed> {
    let findings: Vec<Finding> = match text::parse_one(&GATES, &example.text, &text::Options::default()) {
        Ok(circuit) => verify(&circuit, &Options::default()).findings.into_vec(),
        Err(findings) => findings.into_vec(),
    };
    let said = findings.iter().map(Finding::to_string).collect::<Vec<_>>().join("\n");
    let right = match example.verdict.split_once(" @") {
        // Nothing but this rule broken by this gate.
        Some((code, gate)) => {
            let name = if gate.starts_with('@') {
                gate.to_string()
            } else {
                format!("%{gate}")
            };
            !findings.is_empty() && findings.iter().all(|f| f.code == code && f.name == name)
        }
        None => {
            let mut codes: Vec<&str> = findings.iter().map(|f| f.code).collect();
            codes.sort_unstable();
            codes.dedup();
            std::iter::once("ok")
                .chain(codes)
                .eq(example.verdict.split_whitespace())
        }
    };
    if right {
        Ok(())
    } else {
        Err(format!("expected {}, found:\n{said}\n", example.verdict).into())
    }
}
