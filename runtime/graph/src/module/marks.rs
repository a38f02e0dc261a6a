//! Marks of functions: attributes that a module keeps beside a circuit, each on a line of its own.
//!
//! ```text
//! approximate saxpy
//! independent saxpy %loop
//! unordered saxpy %sum
//! ```
//!
//! A line names the circuit, and of `independent` and `unordered` the gates.

use super::{Function, Module};
use crate::circuit::Gate;
use crate::circuit::set::Role;
use crate::finding::{Finding, Findings};
use crate::text::{Lines, number_of_name};
use hashbrown::HashMap;
use std::fmt::Write;

/// The words that lines of marks begin with.
pub(super) const WORDS: [&str; 3] = ["approximate", "independent", "unordered"];

/// A line of marks.
pub(super) struct Mark<'t> {
    line: u32,
    what: &'static str,
    function: &'t str,
    /// As written, without `%`.
    gates: Vec<&'t str>,
}

impl<'t> Mark<'t> {
    /// Reads a line that begins with a word of [`WORDS`]. An error is what is wrong with it, and in which column.
    pub fn read(line: u32, what: &'static str, text: &'t str) -> Result<Mark<'t>, (u32, String)> {
        let code = text.split('#').next().unwrap_or("");
        let column = |part: &str| {
            let before = (part.as_ptr() as usize).saturating_sub(code.as_ptr() as usize);
            code.get(..before).map_or(0, |before| before.chars().count()) as u32 + 1
        };
        let end = || code.trim_end().chars().count() as u32 + 1;
        let mut words = code.split_whitespace().skip(1);
        let Some(function) = words.next() else {
            return Err((end(), format!("expected the name of a circuit behind `{what}`")));
        };
        let mut gates = Vec::new();
        for word in words {
            match word.strip_prefix('%') {
                Some(name) if what != "approximate" => gates.push(name),
                Some(_) => return Err((column(word), "`approximate` is about a circuit, not about gates".into())),
                None => return Err((column(word), format!("expected a gate (`%name`), found `{word}`"))),
            }
        }
        if gates.is_empty() && what != "approximate" {
            return Err((
                end(),
                format!("`{what}` names gates behind the circuit: `{what} {function} %x`"),
            ));
        }
        Ok(Mark {
            line,
            what,
            function,
            gates,
        })
    }
}

/// Gives functions what lines of marks say.
pub(super) fn apply(marks: &[Mark<'_>], module: &mut Module, findings: &mut Findings) {
    if marks.is_empty() {
        return;
    }
    let mut by_name: HashMap<String, usize> = HashMap::new();
    for (at, function) in module.functions.iter().enumerate() {
        by_name.entry(function.name.clone()).or_insert(at);
    }
    let mut gates: HashMap<usize, HashMap<String, Gate>> = HashMap::new();
    for mark in marks {
        let found = by_name.get(mark.function).copied();
        let Some((at, function)) = found.and_then(|at| Some((at, module.functions.get_mut(at)?))) else {
            let message = format!(
                "`{}` is about a circuit {}, which there isn't",
                mark.what, mark.function
            );
            findings.push(|| Finding::in_text(mark.line, 1, "E004", message));
            continue;
        };
        if mark.what == "approximate" {
            function.approximate = true;
            continue;
        }
        let names = gates.entry(at).or_insert_with(|| named(function));
        for name in &mark.gates {
            let unnamed = || number_of_name(name).and_then(|number| numbered(function, number));
            let Some(gate) = names.get(*name).copied().or_else(unnamed) else {
                let message = format!("{} has no gate %{name}", mark.function);
                findings.push(|| Finding::in_text(mark.line, 1, "E004", message));
                continue;
            };
            let (list, fits, is) = match mark.what {
                "independent" => (&mut function.independent, Role::LoopBegin, "head of a loop"),
                _ => (&mut function.unordered, Role::ValueSelector, "phi of values"),
            };
            if function.circuit.role(gate) != fits {
                let message = format!("%{name} of {} is no {is}", mark.function);
                findings.push(|| Finding::in_text(mark.line, 1, "E001", message));
            } else if !list.contains(&gate) {
                list.push(gate);
            }
        }
    }
}

/// Gates of a function that have names.
fn named(function: &Function) -> HashMap<String, Gate> {
    let circuit = &function.circuit;
    let name = |gate: Gate| Some((circuit.names.get(gate)?.to_string(), gate));
    circuit.gates().filter_map(name).collect()
}

/// A gate without a name, by its number.
fn numbered(function: &Function, number: usize) -> Option<Gate> {
    let circuit = &function.circuit;
    let gate = Gate(u32::try_from(number).ok()?);
    let there = number < circuit.len() && !circuit.is_dead(gate) && circuit.names.get(gate).is_none();
    there.then_some(gate)
}

/// The lines of a function's marks, behind its circuit. Gates that are dead have none.
pub(super) fn print(out: &mut String, function: &Function) {
    let circuit = &function.circuit;
    let Some(name) = crate::text::printed_name(circuit) else {
        return;
    };
    if function.approximate {
        let _ = writeln!(out, "approximate {name}");
    }
    let lists = [
        ("independent", &function.independent),
        ("unordered", &function.unordered),
    ];
    if lists.iter().all(|(_, list)| list.is_empty()) {
        return;
    }
    let lines = Lines::new(circuit);
    for (what, list) in lists {
        let alive: Vec<Gate> = list.iter().copied().filter(|gate| !circuit.is_dead(*gate)).collect();
        if alive.is_empty() {
            continue;
        }
        let _ = write!(out, "{what} {name}");
        for gate in alive {
            let _ = write!(out, " {}", lines.name(gate));
        }
        out.push('\n');
    }
}
