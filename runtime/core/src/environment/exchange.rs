//! How `vector_exchange` is written: how values reach the inputs of a recorded program, and how its outputs are read,
//! where only instructions of the machine reach them. One line for each of:
//!
//! | | |
//! |---|---|
//! | `in FIELD`, `out FIELD` | the fields with the values before and after: objects, numbers to values |
//! | `register NAME` | the register that values go through |
//! | `step N` | `{at}` is a value's number times N |
//! | `write TEXT`, `read TEXT` | the instructions that place and read a value, with `{at}` |
//! | `when FIELD VALUE STATE=N …` | state before, where a field has a value |

use super::names::{self, Fault, Name, Wanted, setting, words};
use super::number;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A line of an exchange.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line<'a> {
    /// The field with the values before: an object, numbers to values.
    In(&'a str),
    /// The field with the values after.
    Out(&'a str),
    /// The register that values go through.
    Register(&'a str),
    /// `{at}` is a value's number times this.
    Step(u64),
    /// The instruction that places a value, with `{at}`.
    Write(&'a str),
    /// The instruction that reads a value, with `{at}`.
    Read(&'a str),
    /// State before a program in which a field has a certain value.
    When {
        /// The field.
        field: &'a str,
        /// The value that it must have.
        value: &'a str,
        /// Pieces of state with their numbers.
        state: Vec<(&'a str, u64)>,
    },
}

/// The lines of an exchange, with the places where they stand, and what is wrong with each.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, &str, Result<Line<'_>, String>)> {
    names::lines(text, Line::read)
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Result<Line<'a>, String> {
        let (key, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let one = || match rest.split_whitespace().count() {
            1 => Ok(rest),
            _ => Err(format!("`{key}` takes one word")),
        };
        let instruction = || match rest.contains("{at}") {
            true => Ok(rest),
            false => Err(format!("the instruction of `{key}` has no `{{at}}`")),
        };
        match key {
            "in" => one().map(Line::In),
            "out" => one().map(Line::Out),
            "register" => one().map(Line::Register),
            "step" => number(rest)
                .map(Line::Step)
                .ok_or_else(|| format!("`{rest}` is no number")),
            "write" => instruction().map(Line::Write),
            "read" => instruction().map(Line::Read),
            "when" => Line::when(rest),
            _ => Err(format!("`{key}` is no part of an exchange")),
        }
    }

    fn when(rest: &'a str) -> Result<Line<'a>, String> {
        let mut items = rest.split_whitespace();
        let (Some(field), Some(value)) = (items.next(), items.next()) else {
            return Err("`when` takes a field, its value and state".to_string());
        };
        let pair = |item: &'a str| {
            let parts = item.split_once('=');
            let found = parts.and_then(|(name, value)| Some((name, number(value)?)));
            found.ok_or_else(|| format!("`{item}` is not `state=number`"))
        };
        let state = items.map(pair).collect::<Result<_, _>>()?;
        Ok(Line::When { field, value, state })
    }
}

/// Names in an exchange, and what is wrong with its lines.
pub(super) fn read(text: &str) -> (Vec<Name<'_>>, Vec<Fault>) {
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    let help = "the lines are in, out, register, step, write, read and when, as `step 2`";
    let mut missing: Vec<&str> = ["in", "out", "register", "step", "write", "read"].to_vec();
    let start = text.as_ptr() as usize;
    let at = |part: &str| part.as_ptr() as usize - start;
    for (place, line, read) in lines(text) {
        let key = line.split_whitespace().next().unwrap_or("");
        missing.retain(|name| *name != key);
        let name = |text, wanted| Name {
            at: at(text),
            text,
            wanted,
            value: None,
        };
        match read {
            Err(message) => faults.push(Fault {
                at: place..place + line.len(),
                message,
                help: help.to_string(),
            }),
            Ok(Line::Register(register)) => found.push(name(register, Wanted::State)),
            Ok(Line::Write(text) | Line::Read(text)) => found.push(name(text, Wanted::Assembly)),
            Ok(Line::When { .. }) => {
                found.extend(
                    words(line)
                        .skip(3)
                        .map(|(inside, item)| setting((place + inside, item))),
                );
            }
            Ok(_) => {}
        }
    }
    if !missing.is_empty() {
        faults.push(Fault {
            at: 0..text.len(),
            message: format!("these lines are missing: {}", missing.join(", ")),
            help: help.to_string(),
        });
    }
    (found, faults)
}
