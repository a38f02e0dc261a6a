//! What `--isa`, `--target` and `--spec` come to: tables and a target. Commands do not see whether the tables are part of
//! this program (a generated crate) or were read from a directory a moment ago.

use crate::arguments::Machine;
use crate::description;
use crate::outcome::Failure;
use onespec_core::decode::Decoder;
use onespec_core::isa::{Isa, Op};
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::select::Selector;
use onespec_core::target::Resolved;
use onespec_emulator::generated::{ALL, Generated};
use onespec_gen::cache::Cache;
use onespec_gen::select;
use onespec_gen::source::{Diags, Shelf, render};
use std::io::IsTerminal;
use std::path::Path;

/// The machine that is meant when none is named.
const DEFAULT: &str = "riscv";

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

    /// What a compiler selects instructions by. Of a description in a directory it is found anew, which takes seconds, but
    /// for what is in the cache.
    pub fn selectors(&self) -> Result<&'static [&'static Selector], Failure> {
        let Some(dir) = &self.machine.spec else {
            return find(&self.machine).map(|generated| generated.selectors);
        };
        let checked = description::in_directory(dir, &self.machine)?;
        let mut diags = Diags::default();
        let cache = Cache::of_user();
        let made = select::selectors(&checked, Shelf::Folder(dir), &self.target.params, &cache, &mut diags);
        if diags.has_errors() {
            let shown = render(&checked.sources, &diags.list, std::io::stderr().is_terminal());
            return Err(Failure::Findings(shown));
        }
        Ok(Vec::leak(made.iter().collect()))
    }

    /// The machine's number in ELF files, when the description gives one.
    pub fn elf_machine(&self) -> Option<u16> {
        u16::try_from(onespec_core::environment::number(self.environment("elf")?)?).ok()
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

/// An instruction's meaning as the description has it.
pub fn meaning(op: &Op) -> Option<&'static str> {
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
    let by_target = || {
        let target = machine.target.as_deref()?;
        ALL.iter()
            .find(|known| known.isa.target(target).is_ok())
            .map(|known| known.isa.name)
    };
    if ALL.is_empty() {
        let why = "this program was built without machines of its own: say where descriptions are, --spec DIR";
        return Err(Failure::Usage(why.to_owned()));
    }
    let name = machine.isa.as_deref().or_else(by_target).unwrap_or(DEFAULT);
    let found = ALL.iter().find(|known| known.isa.name == name);
    found.ok_or_else(|| unknown(name, ALL.iter().map(|known| known.isa.name)))
}

fn unknown<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Failure {
    let known: Vec<&str> = known.collect();
    Failure::Usage(format!(
        "unknown ISA `{}`; there are: {}",
        name.escape_debug(),
        known.join(", ")
    ))
}

fn live(dir: &Path, machine: &Machine) -> Result<&'static Isa, Failure> {
    description::in_directory(dir, machine)?
        .tables
        .ok_or_else(|| nothing(dir))
}

/// A description without any table.
pub fn nothing(dir: &Path) -> Failure {
    Failure::Findings(format!("there is nothing usable in {}", dir.display()))
}

/// The machine of a directory that is meant: the named one, the default one, or the only one.
pub fn machine_in(dir: &Path, machine: &Machine) -> Result<String, Failure> {
    if !dir.is_dir() {
        return Err(Failure::Usage(format!("{} is no directory", dir.display())));
    }
    let names = onespec_gen::machines(dir);
    let name = match (&machine.isa, names.as_slice()) {
        (Some(name), _) => name.clone(),
        (None, [only]) => only.clone(),
        (None, _) => by_target(dir, &names, machine).unwrap_or(DEFAULT).to_string(),
    };
    if names.contains(&name) {
        Ok(name)
    } else {
        Err(unknown(&name, names.iter().map(String::as_str)))
    }
}

/// The first machine of a directory that knows the target, the default one before the others.
fn by_target<'n>(dir: &Path, names: &'n [String], machine: &Machine) -> Option<&'n str> {
    let target = machine.target.as_deref()?;
    let knows = |name: &&str| {
        let model = onespec_gen::load(dir, name).isa;
        model.is_some_and(|model| {
            onespec_gen::emit::tables::lower(&model, &[], &|_| String::new())
                .target(target)
                .is_ok()
        })
    };
    let names = || names.iter().map(String::as_str);
    let (first, others) = (
        names().filter(|name| *name == DEFAULT),
        names().filter(|name| *name != DEFAULT),
    );
    first.chain(others).find(knows)
}
