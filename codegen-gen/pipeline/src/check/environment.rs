//! Checks `environment:` against its schema ([`onespec_core::environment`]): every key is known (E0180), its text has
//! the form that the key wants and names existing things (E0181), and keys that belong together are given together
//! (E0182).
//!
//! An environment that a machine takes from another folder may name what only the other machine has; only its form is
//! checked.

use super::{pad, state};
use onespec_core::environment::{KEYS, Name, ROWS, TOGETHER, Wanted, shape};
use onespec_core::exec::register;
use onespec_core::isa::Isa;
use onespec_core::parse::Parser;
use onespec_description::model::{self, EnvironmentKey};
use onespec_diag::{Diag, Diags, did_you_mean, nearest};
use onespec_sem::ir::Program;

pub fn check(model: &model::Isa, isa: &'static Isa, programs: &'static [Program], diags: &mut Diags) {
    // A machine of pseudo-instructions has the environment of the machine that it is of.
    if model.mirror.is_some() {
        return;
    }
    let known = Known::of(model, isa, programs);
    for key in &model.environment {
        one(&known, key, diags);
    }
    let has = |name: &str| model.environment.iter().find(|key| key.name.text == name);
    for group in TOGETHER {
        let Some(first) = group.iter().find_map(|name| has(name)) else {
            continue;
        };
        // `sp` alone is of use for others; the rest of a group is not.
        let missing: Vec<&str> = group.iter().filter(|name| has(name).is_none()).copied().collect();
        let alone = has(group[0]).is_none() && group.iter().filter(|name| has(name).is_some()).count() == 1;
        if missing.is_empty() || alone && first.name.text == "sp" {
            continue;
        }
        let list: Vec<String> = missing.iter().map(|name| format!("`{name}`")).collect();
        let message = format!("`{}` is of no use without {}", first.name.text, list.join(", "));
        let help = format!("these belong together: {}", group.join(", "));
        diags.push(Diag::error("E0182", &first.name.origin, message).help(help));
    }
}

fn one(known: &Known<'_>, key: &EnvironmentKey, diags: &mut Diags) {
    let Some(shape) = shape(&key.name.text) else {
        let message = format!("`environment:` has no key `{}`", key.name.text);
        let near = nearest(&key.name.text, KEYS.iter().map(|key| key.name));
        let help = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => {
                let names: Vec<&str> = KEYS.iter().map(|key| key.name).collect();
                format!("there are: {}, and `{ROWS}…`", names.join(", "))
            }
        };
        diags.push(Diag::error("E0180", &key.name.origin, message).help(help));
        return;
    };
    let place = |start: usize, end: usize| key.value.origin.at(start, end);
    let (names, faults) = shape.read(&key.value.text);
    for fault in faults {
        let message = format!("`{}` of `environment:`: {}", key.name.text, fault.message);
        diags.push(Diag::error("E0181", place(fault.at.start, fault.at.end), message).help(fault.help));
    }
    if !key.own {
        return;
    }
    let mut missing: Vec<&str> = Vec::new();
    for name in names.iter().filter(|name| !name.text.is_empty()) {
        // A name that stands with several numbers is told of once.
        if missing.contains(&name.text) {
            continue;
        }
        if let Err((what, help)) = known.find(name) {
            missing.push(name.text);
            let message = format!("`{}` of `environment:`: {what}", key.name.text);
            let help = help.unwrap_or_else(|| format!("it is written as {}", shape.form()));
            diags.push(Diag::error("E0181", place(name.at, name.at + name.text.len()), message).help(help));
            continue;
        }
        if let Some((at, value)) = name.value
            && let Some(limits) = known.misfit(name.text, value)
        {
            let end = key
                .value
                .text
                .get(at..)
                .unwrap_or("")
                .split([' ', '\n'])
                .next()
                .map_or(at, |word| at + word.len());
            let message = format!(
                "`{}` of `environment:`: `{}` cannot be {value}",
                key.name.text, name.text
            );
            diags.push(Diag::error("E0185", place(at, end), message).help(state::holds(limits)));
        }
        if key.name.text == PAD
            && let Some(effect) = pad::effect(known.isa, known.programs, name.text)
        {
            let message = format!("`{PAD}` of `environment:`: `{}` {effect}", name.text);
            let help = "programs run through the gaps that this fills: name an instruction that does nothing";
            diags.push(Diag::error("E0181", place(name.at, name.at + name.text.len()), message).help(help));
        }
    }
}

/// The key of what gaps in code are filled with.
const PAD: &str = "pad";

/// What there is to name.
pub(super) struct Known<'a> {
    model: &'a model::Isa,
    isa: &'static Isa,
    programs: &'static [Program],
    /// State that is no register.
    state: Vec<String>,
    /// For texts of instructions, all that a target can have.
    parsers: Vec<Parser>,
}

impl Known<'_> {
    pub(super) fn of<'a>(model: &'a model::Isa, isa: &'static Isa, programs: &'static [Program]) -> Known<'a> {
        let mut state: Vec<String> = model.state.iter().map(|s| s.name.clone()).collect();
        state.push("pc".to_string());
        for csr in &model.csrs {
            state.push(format!("csr.{}", csr.name));
            state.extend(
                csr.fields
                    .iter()
                    .map(|field| format!("csr.{}.{}", csr.name, field.name)),
            );
        }
        let needed = model.environment.iter().any(|key| {
            let shape = shape(&key.name.text);
            key.own && shape.is_some_and(|shape| shape.has_instructions())
        });
        let targets = isa.targets.iter().filter(|_| needed);
        Known {
            model,
            isa,
            programs,
            state,
            parsers: targets.map(|target| Parser::new(isa, &target.features)).collect(),
        }
    }

    /// What state can hold where a value is not of it, for some values of the parameters.
    pub(super) fn misfit(&self, name: &str, value: u64) -> Option<state::Limits> {
        let limits = self.programs.iter().filter_map(|program| state::limits(program, name));
        let misfit = |(lo, hi): &state::Limits| !(*lo..=*hi).contains(&i128::from(value));
        limits.into_iter().find(misfit)
    }

    /// Looks a name up; what is wrong with it, and what may have been meant.
    pub(super) fn find(&self, name: &Name<'_>) -> Result<(), (String, Option<String>)> {
        let files = || self.model.files.iter().map(|f| f.name.as_str());
        let is_state = || {
            self.state.iter().any(|known| known == name.text)
                || self
                    .model
                    .files
                    .iter()
                    .any(|f| register(name.text, &f.name, f.count as usize).is_some())
        };
        let state = || self.state.iter().map(String::as_str);
        match name.wanted {
            Wanted::State => match is_state() {
                true => Ok(()),
                false => Err((
                    format!("no state is called `{}`", name.text),
                    self.near_register(name.text)
                        .or_else(|| did_you_mean(name.text, state())),
                )),
            },
            Wanted::StateOrRegister => {
                let spelled = |f: &model::RegFile| {
                    f.numbered.iter().any(|n| n == name.text) || f.abi.iter().flatten().any(|n| n == name.text)
                };
                match is_state() || self.model.files.iter().any(spelled) {
                    true => Ok(()),
                    false => Err((
                        format!("no state and no register is called `{}`", name.text),
                        did_you_mean(name.text, state()),
                    )),
                }
            }
            Wanted::File | Wanted::StateOrFile => {
                let found = files().any(|f| f == name.text) || name.wanted == Wanted::StateOrFile && is_state();
                match found {
                    true => Ok(()),
                    false => Err((
                        match name.wanted {
                            Wanted::File => format!("no register file is called `{}`", name.text),
                            _ => format!("no state and no register file is called `{}`", name.text),
                        },
                        did_you_mean(
                            name.text,
                            files().chain(state().filter(|_| name.wanted != Wanted::File)),
                        ),
                    )),
                }
            }
            Wanted::Cause => {
                let causes = || self.model.causes.iter().map(|(cause, _)| cause.as_str());
                match causes().any(|cause| cause == name.text) {
                    true => Ok(()),
                    false => Err((
                        format!("unknown cause `{}`", name.text),
                        did_you_mean(name.text, causes()),
                    )),
                }
            }
            Wanted::Instruction => {
                let names = || self.model.ops.iter().map(|op| op.name.as_str());
                match names().any(|op| op == name.text) {
                    true => Ok(()),
                    false => Err((
                        format!("unknown instruction `{}`", name.text),
                        did_you_mean(name.text, names()),
                    )),
                }
            }
            Wanted::Feature => {
                let names = || self.model.features.iter().map(|feature| feature.name.as_str());
                match names().any(|feature| feature.eq_ignore_ascii_case(name.text)) {
                    true => Ok(()),
                    false => Err((
                        format!("unknown feature `{}`", name.text),
                        did_you_mean(name.text, names()),
                    )),
                }
            }
            Wanted::Target => {
                let names = || self.model.targets.iter().map(|target| target.name.as_str());
                match names().any(|target| target == name.text) {
                    true => Ok(()),
                    false => Err((
                        format!("unknown target `{}`", name.text),
                        did_you_mean(name.text, names()),
                    )),
                }
            }
            Wanted::Operand => {
                let operands = || {
                    self.model
                        .ops
                        .iter()
                        .flat_map(|op| &op.operands)
                        .map(|o| o.name.as_str())
                };
                match operands().any(|operand| operand == name.text) {
                    true => Ok(()),
                    false => Err((
                        format!("no instruction has an operand `{}`", name.text),
                        did_you_mean(name.text, operands()),
                    )),
                }
            }
            Wanted::Assembly => self.assembly(name.text),
        }
    }

    /// `X[40]`: the file is there, the register is not.
    fn near_register(&self, text: &str) -> Option<String> {
        let (file, _) = text.split_once('[')?;
        let file = self.model.files.iter().find(|f| f.name == file)?;
        let last = file.count.saturating_sub(1);
        Some(format!(
            "registers of this file are `{}[0]` to `{}[{last}]`",
            file.name, file.name
        ))
    }

    /// An instruction that some target can assemble.
    fn assembly(&self, text: &str) -> Result<(), (String, Option<String>)> {
        let csr = self
            .model
            .csrs
            .first()
            .map_or("0".to_string(), |csr| csr.number.to_string());
        let text = text.replace("{csr}", &csr).replace("{at}", "0");
        let mut why = None;
        for parser in &self.parsers {
            match parser.parse(&text) {
                Ok(_) => return Ok(()),
                Err(error) => why = why.or(Some(error.to_string())),
            }
        }
        match why {
            Some(why) => Err((why, None)),
            None => Err(("no target can assemble it".to_string(), None)),
        }
    }
}
