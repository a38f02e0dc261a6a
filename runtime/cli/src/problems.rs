//! What is wrong with a program that a back end cannot compile, as text.

use crate::outcome::Failure;
use onespec_backend::Problem;
use onespec_graph::module;

/// Problems with the places of their lines.
pub fn findings(lines: &module::Lines, problems: &[Problem]) -> Failure {
    let mut text = String::new();
    for problem in problems {
        let place = lines.place(problem.line).map(|(file, line)| format!("{file}:{line}: "));
        let named = |number: u32| {
            let (_, line) = lines.place(number)?;
            let variable = lines.variable(number).map(|name| format!("for `{name}`, "));
            Some(format!("{}line {line}", variable.unwrap_or_default()))
        };
        let shown = Problem {
            line: 0,
            message: problem.text(&named),
            parts: Vec::new(),
            ..problem.clone()
        };
        text.push_str(&format!("error: {}{shown}\n", place.unwrap_or_default()));
    }
    Failure::Diagnostics(text)
}
