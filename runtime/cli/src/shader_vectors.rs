//! Vectors of shaders for `onespec replay`: what the evaluator of the language gives, and which texts its reader accepts.

use onespec_emulator::replay::Summary;
use onespec_tgsi::eval::{Program, Rules};
use onespec_tgsi::vectors::{Case, shaders, texts};
use serde_json::{Map, Value};

/// Runs the vectors of a file. `None`: it has none of shaders.
pub fn replay(text: &str) -> Option<Result<Summary, String>> {
    let first: Map<String, Value> = serde_json::from_str(text.lines().next()?).ok()?;
    let has = |keys: &[&str]| keys.iter().all(|key| first.contains_key(*key));
    if has(&["stage", "text", "runs"]) {
        return Some(shaders(text).map(|cases| of_shaders(&cases)));
    }
    if has(&["text", "accepted"]) {
        return Some(texts(text).map(|texts| {
            let results = texts
                .iter()
                .map(|text| (text.line, text.name.as_str(), text.difference()));
            summary(results)
        }));
    }
    None
}

/// Each run of each shader is a vector: by both ways to round products and sums.
fn of_shaders(cases: &[Case]) -> Summary {
    summary(cases.iter().flat_map(|case| {
        let program = Program::new(&case.shader);
        case.runs.iter().map(move |run| {
            let result = match &program {
                Err(why) => Some(why.to_string()),
                Ok(program) => [false, true].into_iter().find_map(|fused| {
                    let rules = Rules {
                        fused,
                        ..Rules::default()
                    };
                    match program.run(&mut case.environment(run), &rules) {
                        Ok(got) => case.difference(run, &rules, &got),
                        Err(why) => Some(why.to_string()),
                    }
                }),
            };
            (case.line, case.name.as_str(), result)
        })
    }))
}

fn summary<'a>(results: impl Iterator<Item = (usize, &'a str, Option<String>)>) -> Summary {
    let mut summary = Summary::default();
    for (line, name, result) in results {
        let Some(why) = result else {
            summary.passed += 1;
            continue;
        };
        summary.add(Summary {
            passed: 0,
            failed: 1,
            failures: vec![format!("line {line}: {name}: {why}")],
        });
    }
    summary
}
