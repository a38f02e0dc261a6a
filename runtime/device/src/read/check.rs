//! Names in expressions stand for something.

use super::Reader;
use crate::text::Problem;

/// Functions of the device, with the numbers of their arguments.
const CALLS: &[(&str, usize)] = &[("popcount", 1), ("mapped", 2), ("load", 2)];

/// Tells names and functions that nobody knows, and functions with other numbers of arguments.
pub(super) fn check(reader: &mut Reader) {
    let description = &reader.description;
    let mut problems = Vec::new();
    for seen in &reader.seen {
        let mut wrong = Vec::new();
        let mut calls = Vec::new();
        seen.value.visit(
            &mut |name| {
                let known = description.constants.contains_key(name)
                    || seen.names.iter().any(|known| known == name)
                    || seen.state && (name.contains('[') || name.starts_with("csr.") || name == "pc");
                if !known {
                    wrong.push(format!("`{name}` stands for nothing here"));
                }
            },
            &mut |name, count| {
                let own = description.functions.get(name).map(|own| own.parameters.len());
                let known = own.or_else(|| CALLS.iter().find(|(known, _)| *known == name).map(|(_, n)| *n));
                match known {
                    None => calls.push(format!("there is no function `{name}`")),
                    Some(n) if n != count => calls.push(format!("`{name}` takes {n} arguments, not {count}")),
                    Some(_) => {}
                }
            },
        );
        wrong.extend(calls);
        problems.extend(wrong.into_iter().map(|message| Problem {
            file: seen.file.clone(),
            line: seen.line,
            column: seen.column,
            message,
        }));
    }
    reader.problems.extend(problems);
}
