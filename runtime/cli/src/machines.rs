//! The machines of this program and of folders: the one that is meant, by its name or by a target.

use crate::escape;
use crate::machine::{Machine, is_gates, usual};
use crate::outcome::Failure;
use crate::targets;
use onespec_core::isa::Isa;
use onespec_core::names::near;
use onespec_machines::ALL;
use std::path::Path;

/// The text that a generated machine was made of.
pub fn sources(machine: &Machine) -> Result<&'static [(&'static str, &'static str)], Failure> {
    find(machine).map(|generated| generated.sources)
}

/// The tables of the generated machine that is meant.
pub fn generated(machine: &Machine) -> Result<&'static Isa, Failure> {
    find(machine).map(|generated| generated.isa)
}

/// The generated machine that is meant.
pub fn find(machine: &Machine) -> Result<&'static onespec_machines::Machine, Failure> {
    let Some(usual) = usual() else {
        let why = "this program was built without machines of its own: say where descriptions are, --spec DIR";
        return Err(Failure::Usage(why.to_owned()));
    };
    let isas: Vec<&'static Isa> = ALL.iter().map(|known| known.isa).collect();
    let name = match (&machine.isa, &machine.target) {
        (Some(name), _) => name,
        (None, Some(target)) => targets::machine_of(target, &isas).map_err(Failure::Usage)?.name,
        (None, None) => usual,
    };
    onespec_machines::find(name).ok_or_else(|| unknown(name, isas.iter().map(|isa| isa.name)))
}

fn unknown<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Failure {
    let known: Vec<&str> = known.collect();
    let near = near(name, known.iter().copied());
    Failure::Usage(match (is_gates(name), near.first()) {
        (true, _) => format!(
            "`{name}` is a set of gates, not a machine: `list`, `explain`, `manual`, `generate` and `replay` take it, and \
             circuits need no --isa"
        ),
        (_, Some(near)) => format!("unknown ISA `{}`; did you mean `{near}`?", name.escape_debug()),
        _ => format!("unknown ISA `{}`; there are: {}", name.escape_debug(), known.join(", ")),
    })
}

/// A description without any table.
pub fn nothing(dir: &Path) -> Failure {
    Failure::Findings(format!("there is nothing usable in {}", escape::path(dir)))
}

/// The machine of a folder of machines that is meant.
pub fn choose(root: &Path, names: &[String], machine: &Machine) -> Result<String, Failure> {
    let name = match (&machine.isa, names) {
        (Some(name), _) => name.clone(),
        (None, [only]) => only.clone(),
        (None, _) => match &machine.target {
            Some(target) => by_target(root, names, target)?,
            None => usual().map(str::to_owned).ok_or_else(|| unnamed(names))?,
        },
    };
    if names.contains(&name) {
        Ok(name)
    } else {
        Err(unknown(&name, names.iter().map(String::as_str)))
    }
}

fn unnamed(names: &[String]) -> Failure {
    let names = names.join(", ");
    Failure::Usage(format!("say which machine, --isa NAME; there are: {names}"))
}

/// The machine of a directory that knows a target.
fn by_target(dir: &Path, names: &[String], target: &str) -> Result<String, Failure> {
    // The usual machine most often is it: the others are read where it is not.
    let (usual, others): (Vec<&String>, Vec<&String>) = names.iter().partition(|name| Some(name.as_str()) == usual());
    let mut isas: Vec<&'static Isa> = Vec::new();
    for name in usual.into_iter().chain(others) {
        let Some(model) = onespec_gen::load(dir, name).isa else {
            continue;
        };
        let isa = onespec_gen::sem::isa_tables::lower(&model, &[], &|_| String::new());
        if isa.target(target).is_ok() {
            return Ok(name.clone());
        }
        isas.push(isa);
    }
    targets::machine_of(target, &isas)
        .map(|isa| isa.name.to_owned())
        .map_err(Failure::Usage)
}
