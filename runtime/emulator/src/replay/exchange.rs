//! Lines of programs whose inputs and outputs lie where only instructions of the machine reach: each value is put into a
//! register and placed by one instruction, and read by another when the program has run.
//!
//! The description's environment says how, under `vector_exchange` ([`onespec_core::environment::exchange`]).

use super::reader::{Object, Reader, words};
use super::{Case, Code, Exchange};
use onespec_core::environment::Environment;
use onespec_core::environment::exchange::{self, Line};
use onespec_core::isa::Isa;
use serde_json::Value;

/// Largest number of a value.
const MAX_AT: u64 = 1 << 32;

/// State before, where a field has a value.
struct When {
    field: &'static str,
    value: &'static str,
    state: Vec<(&'static str, u64)>,
}

/// How a description says that values are exchanged.
#[derive(Default)]
struct Plan {
    given: &'static str,
    taken: &'static str,
    register: &'static str,
    step: u64,
    write: &'static str,
    read: &'static str,
    when: Vec<When>,
}

/// The plan of a description; `None` where it has none. What is wrong with one is found when descriptions are checked.
fn plan(isa: &Isa) -> Option<Plan> {
    let text = Environment::of(isa).text("vector_exchange")?;
    let mut plan = Plan::default();
    for line in exchange::lines(text).filter_map(|(_, _, line)| line.ok()) {
        match line {
            Line::In(field) => plan.given = field,
            Line::Out(field) => plan.taken = field,
            Line::Register(register) => plan.register = register,
            Line::Step(step) => plan.step = step,
            Line::Write(text) => plan.write = text,
            Line::Read(text) => plan.read = text,
            Line::When { field, value, state } => plan.when.push(When { field, value, state }),
        }
    }
    Some(plan)
}

/// Whether a line is such a program.
pub fn recognises(isa: &Isa, object: &Object) -> bool {
    let has = |field: &str| object.contains_key(field);
    has("words") && plan(isa).is_some_and(|plan| has(plan.given) && has(plan.taken))
}

/// The case of a line; `None` where it is no such program.
pub fn case<'t>(reader: &Reader, object: &Object, case: Case<'t>) -> Result<Option<Case<'t>>, String> {
    let isa = reader.isa;
    let Some(plan) = plan(isa).filter(|_| recognises(isa, object)) else {
        return Ok(None);
    };
    let values = |field: &str, text: &str| {
        let object = object.get(field).and_then(Value::as_object);
        let object = object.ok_or_else(|| format!("`{field}` is no object"))?;
        let one = |(number, value): (&String, &Value)| {
            let at = number.parse::<u64>().ok().filter(|at| *at < MAX_AT);
            let at = at.ok_or_else(|| format!("`{number}` in `{field}` is no number of a value"))?;
            let word = reader.instruction(&text.replace("{at}", &at.wrapping_mul(plan.step).to_string()))?;
            let file = plan.register.split('[').next().unwrap_or(plan.register);
            Ok((format!("{field} {number}"), word, reader.bytes(file, value)?))
        };
        object.iter().map(one).collect::<Result<Vec<_>, String>>()
    };
    let exchange = Exchange {
        register: plan.register.to_owned(),
        given: values(plan.given, plan.write)?
            .into_iter()
            .map(|(_, word, value)| (value, word))
            .collect(),
        taken: values(plan.taken, plan.read)?,
    };
    let mut before = case.before.clone();
    for When { field, value, state } in &plan.when {
        if object.get(*field).is_some_and(|found| found == value) {
            let bytes = |(name, number): &(&str, u64)| ((*name).to_owned(), number.to_le_bytes().to_vec());
            before.extend(state.iter().map(bytes));
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
