//! Resolves `--isa`, `--target` and `--spec` to tables and a target. Commands do not see whether the tables belong to
//! this program (a generated crate) or were read from a directory a moment ago.

use crate::machine::{Machine, usual};
use crate::outcome::Failure;
use crate::{description, elf, machines, unchanged};
use onespec_core::decode::Decoder;
use onespec_core::isa::{Isa, Op};
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::select::Selector;
use onespec_core::target::Resolved;
use onespec_elf::target as elf_target;
use onespec_gen::Cache;
use onespec_gen::select;
use onespec_gen::source::{FileSource, Origin, render};
use onespec_machines::ALL;
use std::io::IsTerminal;
use std::path::Path;

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
            None => machines::generated(machine)?,
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
            address_bits: self.target.address_bits(),
            ..PrintOptions::default()
        };
        Printer::new(self.isa, &self.target.features, options)
    }

    /// What a compiler selects instructions by. Of a description in a directory it is found again, which takes seconds, but
    /// for what is in the cache.
    pub fn selectors(&self) -> Result<&'static [&'static Selector], Failure> {
        let Some(dir) = &self.machine.spec else {
            return machines::find(&self.machine).map(|generated| generated.selectors);
        };
        let place = description::place(dir, &self.machine)?;
        // They depend on the gates besides.
        if let Some(known) = unchanged::machine(&place.root, &place.name).filter(|_| unchanged::has_gates(&place.root))
        {
            return Ok(known.selectors);
        }
        let checked = description::in_directory(dir, &self.machine)?;
        let opening = description::live(Cache::of_user());
        let files = FileSource::Folder(&place.root);
        let mut diags = checked.rules(files, &place.name, &opening);
        if diags.has_errors() {
            let shown = render(&checked.sources, &diags.list, std::io::stderr().is_terminal());
            return Err(Failure::Diagnostics(shown));
        }
        let programs = select::Programs::with(checked.programs, &self.target.params);
        let line = |origin: &Origin| checked.sources.line_of(origin);
        let made = match &checked.model {
            Some(isa) => select::selectors(isa, programs, files, &opening.cache, &mut diags, &line),
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

fn live(dir: &Path, machine: &Machine) -> Result<&'static Isa, Failure> {
    if let Some(known) = description::of_this_program(machine)? {
        return Ok(known.isa);
    }
    description::in_directory(dir, machine)?
        .tables
        .ok_or_else(|| machines::nothing(dir))
}
