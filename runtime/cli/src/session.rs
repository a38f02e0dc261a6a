//! Resolves `--isa`, `--target` and `--spec` to tables and a target. Commands do not see whether the tables belong to
//! this program (a generated crate) or were read from a directory a moment ago.

use crate::arguments::Machine;
use crate::description;
use crate::escape;
use crate::outcome::Failure;
use crate::{elf, gates, targets};
use onespec_core::decode::Decoder;
use onespec_core::isa::{Isa, Op};
use onespec_core::names::near;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::select::Selector;
use onespec_core::target::Resolved;
use onespec_emulator::elf_target;
use onespec_emulator::generated::{ALL, Generated};
use onespec_gen::cache::Cache;
use onespec_gen::select;
use onespec_gen::source::{Diags, FileSource, Origin, render};
use std::io::IsTerminal;
use std::path::Path;

/// The machine that is meant when none is named: the first of those that are part of this program. `None`: it has none.
pub fn usual() -> Option<&'static str> {
    ALL.first().map(|known| known.isa.name)
}

/// A machine and a target of it.
#[derive(Debug)]
pub struct Session {
    pub isa: &'static Isa,
    pub target: Resolved,
    machine: Machine,
}

impl Session {
    /// Finds the machine and resolves the target.
    pub fn open(machine: &Machine) -> Result<Session, Failure> {
        let isa = match &machine.spec {
            None => generated(machine)?,
            Some(dir) => live(dir, machine)?,
        };
        let target = isa.target(machine.target.as_deref().unwrap_or(""));
        Ok(Session {
            isa,
            target: target.map_err(|error| Failure::Usage(error.to_string()))?,
            machine: machine.clone(),
        })
    }

    /// The same for a file: what is not said about machine and target is what an ELF file says.
    pub fn for_file(machine: &Machine, data: &[u8]) -> Result<Session, Failure> {
        let mut session = Session::open(&for_file(machine, data)?)?;
        if machine.target.is_none() && elf::is_elf(data) {
            session.target = elf_target::declared(session.isa, data).unwrap_or(session.target);
        }
        Ok(session)
    }

    /// A decoder of the target's words.
    pub fn decoder(&self) -> Decoder {
        Decoder::new(self.isa, &self.target)
    }

    /// A printer of the target's instructions, in other spellings where there are some, or each in its own name.
    pub fn printer(&self, aliases: bool) -> Printer {
        let options = PrintOptions {
            aliases,
            defaults: !aliases,
            address_bits: self.address_bits(),
            ..PrintOptions::default()
        };
        Printer::new(self.isa, &self.target.features, options)
    }

    /// Bits of an address: the first parameter that the target fixes, by the convention of descriptions.
    pub fn address_bits(&self) -> u8 {
        let width = self.target.params.first().map_or(64, |(_, value)| *value);
        u8::try_from(width).unwrap_or(64).clamp(8, 64)
    }

    /// What a compiler selects instructions by. Of a description in a directory it is found again, which takes seconds, but
    /// for what is in the cache.
    pub fn selectors(&self) -> Result<&'static [&'static Selector], Failure> {
        let Some(dir) = &self.machine.spec else {
            return find(&self.machine).map(|generated| generated.selectors);
        };
        let checked = description::in_directory(dir, &self.machine)?;
        let place = description::place(dir, &self.machine)?;
        let mut diags = Diags::default();
        let cache = Cache::of_user();
        let files = FileSource::Folder(&place.root);
        let programs = select::Programs::with(checked.programs, &self.target.params);
        let line = |origin: &Origin| checked.sources.line_of(origin);
        let made = match &checked.model {
            Some(isa) => select::selectors(isa, programs, files, &cache, &mut diags, &line),
            None => &[],
        };
        if diags.has_errors() {
            let shown = render(&checked.sources, &diags.list, std::io::stderr().is_terminal());
            return Err(Failure::Diagnostics(shown));
        }
        Ok(Vec::leak(made.iter().collect()))
    }

    /// The machine's number in ELF files, when the description gives one.
    pub fn elf_machine(&self) -> Option<u16> {
        elf_target::machine_number(self.isa)
    }

    /// What the description says about its programs under this key.
    pub fn environment(&self, key: &str) -> Option<&'static str> {
        self.isa
            .environment
            .iter()
            .find(|(name, _)| *name == key)
            .map(|(_, value)| *value)
    }
}

/// The machine to work with on a file: where nothing names one, an ELF file does by its machine number.
pub fn for_file(machine: &Machine, data: &[u8]) -> Result<Machine, Failure> {
    let is_named = machine.isa.is_some() || machine.target.is_some() || machine.spec.is_some();
    let number = elf_target::machine_of(data).filter(|_| !is_named);
    let Some(number) = number else {
        return Ok(machine.clone());
    };
    let has = |isa: &Isa| elf_target::machine_number(isa) == Some(number);
    let all = || ALL.iter().map(|known| known.isa);
    let usual = all().find(|isa| Some(isa.name) == usual() && has(isa));
    match usual.or_else(|| all().find(|isa| has(isa))) {
        Some(isa) => Ok(Machine {
            isa: Some(isa.name.to_owned()),
            ..machine.clone()
        }),
        None => {
            let known: Vec<String> = all()
                .filter_map(|isa| Some(format!("{} ({})", isa.name, elf_target::machine_number(isa)?)))
                .collect();
            Err(Failure::Findings(format!(
                "the ELF file is for machine {number}, which no machine of this program has; there are: {}",
                known.join(", ")
            )))
        }
    }
}

/// An instruction's semantics as the description has it.
pub fn semantics(op: &Op) -> Option<&'static str> {
    op.data.iter().find(|(key, _)| *key == "sem").map(|(_, text)| *text)
}

/// The text that a generated machine was made of.
pub fn sources(machine: &Machine) -> Result<&'static [(&'static str, &'static str)], Failure> {
    find(machine).map(|generated| generated.sources)
}

/// The tables of the generated machine that is meant.
pub fn generated(machine: &Machine) -> Result<&'static Isa, Failure> {
    find(machine).map(|generated| generated.isa)
}

fn find(machine: &Machine) -> Result<&'static Generated, Failure> {
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
    let found = ALL.iter().find(|known| known.isa.name == name);
    found.ok_or_else(|| unknown(name, isas.iter().map(|isa| isa.name)))
}

fn unknown<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Failure {
    let known: Vec<&str> = known.collect();
    let near = near(name, known.iter().copied());
    Failure::Usage(match (gates::is_named(name), near.first()) {
        (true, _) => format!(
            "`{name}` is a set of gates, not a machine: `list`, `explain`, `manual`, `generate` and `replay` take it, and \
             circuits need no --isa"
        ),
        (_, Some(near)) => format!("unknown ISA `{}`; did you mean `{near}`?", name.escape_debug()),
        _ => format!("unknown ISA `{}`; there are: {}", name.escape_debug(), known.join(", ")),
    })
}

fn live(dir: &Path, machine: &Machine) -> Result<&'static Isa, Failure> {
    description::in_directory(dir, machine)?
        .tables
        .ok_or_else(|| nothing(dir))
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
    Failure::Usage(format!(
        "say which machine, --isa NAME; there are: {}",
        names.join(", ")
    ))
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
