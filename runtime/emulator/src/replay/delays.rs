//! A JSON object a line: straight-line code, and for targets the issue slots that are missing before its last
//! instruction.
//!
//! `vector_delays:` of the description's environment names the field with the code, a list of texts, and a target for
//! each field with a number of slots: `FIELD FIELD=TARGET FIELD=TARGET`. Other fields are not looked at. A case holds
//! where both implementations of the timing rules find this number for each of its targets: the analysis of a flow
//! graph, and the pipeline.
//!
//! Who records such numbers from texts sees the registers that stand there: an operand that is several registers
//! in a row counts as its first one, in each step.

use super::reader::{Object, text};
use super::{Case, Format};
use onespec_core::isa::Isa;
use onespec_core::parse::Parser;
use onespec_core::timing::{Access, Clock, Found, Graph, Hazard, Instance, Model};
use serde_json::Value;

/// The format.
#[derive(Debug)]
pub struct Delays;

/// Code, and the slots that are missing before its last instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delay {
    /// The instructions in order, as they are written. There is one at least.
    pub code: Vec<String>,
    /// Targets, and the missing slots on each.
    pub missing: Vec<(&'static str, u32)>,
}

/// The field with the code, and the fields with numbers, each with its target.
fn fields(isa: &Isa) -> Option<(&'static str, Vec<(&'static str, &'static str)>)> {
    let (_, value) = isa.environment.iter().find(|(key, _)| *key == "vector_delays")?;
    let mut words = value.split_whitespace();
    Some((words.next()?, words.filter_map(|word| word.split_once('=')).collect()))
}

impl Format for Delays {
    fn name(&self, isa: &Isa) -> Option<String> {
        let (code, slots) = fields(isa)?;
        let slots: Vec<String> = slots.iter().map(|(field, _)| format!("`{field}`")).collect();
        Some(format!(
            "JSON objects with `{code}` and {}, a line each",
            slots.join(" or ")
        ))
    }

    fn recognises(&self, isa: &Isa, first_line: &str) -> bool {
        let (Some((code, slots)), Ok(object)) = (fields(isa), serde_json::from_str::<Object>(first_line)) else {
            return false;
        };
        object.contains_key(code) && slots.iter().any(|(field, _)| object.contains_key(*field))
    }

    fn cases<'t>(&self, isa: &'static Isa, text: &'t str) -> Result<Vec<Case<'t>>, String> {
        let (code, slots) = fields(isa).ok_or("the description has no `vector_delays`")?;
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines
            .map(|(i, line)| {
                let object = serde_json::from_str(line).map_err(|error| error.to_string());
                let delay = object.and_then(|object: Object| delay(&object, code, &slots));
                let delay = delay.map_err(|error| format!("line {}: {error}", i + 1))?;
                Ok(Case {
                    line: i + 1,
                    delay: Some(delay),
                    ..Case::default()
                })
            })
            .collect()
    }
}

fn delay(object: &Object, code: &str, slots: &[(&str, &'static str)]) -> Result<Delay, String> {
    let lines = object.get(code).and_then(Value::as_array);
    let lines = lines.ok_or_else(|| format!("`{code}` is no list"))?;
    let lines: Vec<String> = lines
        .iter()
        .map(|line| text(line).map(str::to_owned))
        .collect::<Result<_, _>>()?;
    if lines.is_empty() {
        return Err(format!("`{code}` is empty"));
    }
    let given = slots
        .iter()
        .filter_map(|(field, target)| Some((*field, *target, object.get(*field)?)));
    let missing: Vec<(&'static str, u32)> = given
        .map(|(field, target, value)| {
            let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
            Ok((
                target,
                number.ok_or_else(|| format!("`{field}` is no number of slots: {value}"))?,
            ))
        })
        .collect::<Result<_, String>>()?;
    match missing.is_empty() {
        true => Err("it says no number of slots".to_owned()),
        false => Ok(Delay { code: lines, missing }),
    }
}

/// The timing and the parser of each target that was asked for.
#[derive(Debug, Default)]
pub(super) struct Timings {
    targets: Vec<(&'static str, Model, Parser)>,
}

impl Timings {
    /// Whether the rules of all targets of a case give its numbers.
    pub(super) fn check(&mut self, isa: &'static Isa, delay: &Delay) -> Result<(), String> {
        for (target, wanted) in &delay.missing {
            let (model, parser) = self.of(isa, target)?;
            let code: Vec<Instance> = delay
                .code
                .iter()
                .map(|line| {
                    let (op, word) = parser
                        .parse(line)
                        .map_err(|error| format!("{target}: `{line}`: {error}"))?;
                    let mut instance = model.instance(Some(op), word);
                    instance
                        .accesses
                        .iter_mut()
                        .filter(|access| !access.writes)
                        .for_each(as_named);
                    Ok(instance)
                })
                .collect::<Result<_, String>>()?;
            let last = code.len().saturating_sub(1);
            let graph = Graph::straight(code.len()).hazards(model, &code);
            let mut clock = Clock::new(model);
            let steps = (0..code.len()).map(|at| clock.step(model, &code, at).hazards);
            let pipeline: Vec<Found> = steps.flatten().collect();
            for (found, by) in [
                (missing(&graph, last), "flow graph"),
                (missing(&pipeline, last), "pipeline"),
            ] {
                if found != *wanted {
                    let line = delay.code.get(last).map_or("", String::as_str);
                    return Err(format!(
                        "{target}: {found} slots are missing before `{line}` by the {by}, should be {wanted}"
                    ));
                }
            }
        }
        Ok(())
    }

    fn of(&mut self, isa: &'static Isa, name: &'static str) -> Result<(&Model, &Parser), String> {
        let at = match self.targets.iter().position(|(known, ..)| *known == name) {
            Some(at) => at,
            None => {
                let target = isa.target(name).map_err(|error| error.to_string())?;
                let model = Model::of(isa, &target).ok_or_else(|| format!("`{name}` has no timing"))?;
                let parser = Parser::new(isa, &target.features);
                self.targets.push((name, model, parser));
                self.targets.len() - 1
            }
        };
        let found = self.targets.get(at).map(|(_, model, parser)| (model, parser));
        found.ok_or_else(|| format!("`{name}` has no timing"))
    }
}

/// Leaves an operand of several registers in a row the first one, in each step.
fn as_named(read: &mut Access) {
    let mut first: Vec<(u32, u16)> = Vec::new();
    read.items
        .retain(|item| match first.iter().find(|(step, _)| *step == item.step) {
            Some((_, register)) => item.register == *register,
            None => {
                first.push((item.step, item.register));
                true
            }
        });
}

/// The most slots that an instruction lacks.
fn missing(found: &[Found], at: usize) -> u32 {
    let slots = found
        .iter()
        .filter(|f| f.at as usize == at && f.hazard == Hazard::Slots);
    slots.map(|f| f.missing).max().unwrap_or(0)
}
