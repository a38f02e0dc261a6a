//! Lines of programs whose inputs and outputs lie where only instructions of the machine reach: each value is put into a
//! register and placed by one instruction, and read by another when the program has run.
//!
//! The description's environment says how, under `vector_exchange`, a line for each of:
//!
//! | | |
//! |---|---|
//! | `in FIELD`, `out FIELD` | the fields with values before and after: objects, numbers to values |
//! | `register NAME` | the register that values go through |
//! | `step N` | `{at}` is a value's number times N |
//! | `write TEXT`, `read TEXT` | the instructions, with `{at}` |
//! | `when FIELD VALUE STATE=N …` | state before, where a field has a value |

use super::programs::{Object, Reader, words};
use super::{Case, Code, Exchange};
use onespec_core::isa::Isa;
use serde_json::Value;

/// Largest number of a value.
const MAX_AT: u64 = 1 << 32;

/// The lines under `vector_exchange`: a word, and what follows it.
fn lines(isa: &Isa) -> impl Iterator<Item = (&'static str, &'static str)> {
    let entry = isa.environment.iter().find(|(key, _)| *key == "vector_exchange");
    let lines = entry.map_or("", |(_, text)| *text).lines();
    lines.filter_map(|line| {
        line.trim()
            .split_once(char::is_whitespace)
            .map(|(key, rest)| (key, rest.trim()))
    })
}

fn setting(isa: &Isa, wanted: &str) -> Option<&'static str> {
    lines(isa).find(|(key, _)| *key == wanted).map(|(_, rest)| rest)
}

/// Whether a line is such a program.
pub fn recognises(isa: &Isa, object: &Object) -> bool {
    let has = |key: &str| setting(isa, key).is_some_and(|field| object.contains_key(field));
    object.contains_key("words") && has("in") && has("out")
}

/// The case of a line; `None` where it is no such program.
pub fn case<'t>(reader: &Reader, object: &Object, case: Case<'t>) -> Result<Option<Case<'t>>, String> {
    let isa = reader.isa;
    if !recognises(isa, object) {
        return Ok(None);
    }
    let of = |key: &str| setting(isa, key).ok_or_else(|| format!("`{}` does not say `{key}` of exchanges", isa.name));
    let register = of("register")?;
    let step: u64 = of("step")?.parse().map_err(|_| "`step` of exchanges is no number")?;
    let (write, read) = (of("write")?, of("read")?);
    let values = |key: &str, text: &str| {
        let field = of(key)?;
        let object = object.get(field).and_then(Value::as_object);
        let object = object.ok_or_else(|| format!("`{field}` is no object"))?;
        let one = |(number, value): (&String, &Value)| {
            let at = number.parse::<u64>().ok().filter(|at| *at < MAX_AT);
            let at = at.ok_or_else(|| format!("`{number}` in `{field}` is no number of a value"))?;
            let word = reader.instruction(&text.replace("{at}", &at.wrapping_mul(step).to_string()))?;
            let file = register.split('[').next().unwrap_or(register);
            Ok((format!("{field} {number}"), word, reader.bytes(file, value)?))
        };
        object.iter().map(one).collect::<Result<Vec<_>, String>>()
    };
    let exchange = Exchange {
        register: register.to_owned(),
        given: values("in", write)?
            .into_iter()
            .map(|(_, word, value)| (value, word))
            .collect(),
        taken: values("out", read)?,
    };
    let mut before = case.before.clone();
    for (_, rest) in lines(isa).filter(|(key, _)| *key == "when") {
        let mut parts = rest.split_whitespace();
        let (field, value) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        if object.get(field).is_some_and(|found| found == value) {
            for (name, number) in parts.filter_map(|item| item.split_once('=')) {
                let number: u64 = number.parse().map_err(|_| format!("`{number}` is no number"))?;
                before.push((name.to_owned(), number.to_le_bytes().to_vec()));
            }
        }
    }
    Ok(Some(Case {
        code: Code::Words(words(object, "words")?),
        before,
        fresh: true,
        exchange: Some(exchange),
        ..case
    }))
}
