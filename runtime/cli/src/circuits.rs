//! Circuits of a file, and values as people write them.

use crate::description;
use crate::escape;
use crate::input;
use crate::machine::Machine;
use crate::outcome::Failure;
use crate::programs;
use crate::session::Session;
use clap::Args;
use onespec_circuit::GATES;
use onespec_compiler::open::{self, Read};
use onespec_compiler::verify::Discipline;
use onespec_graph::lir::with_machine;
use onespec_graph::set::{Bank, GateSet};
use onespec_graph::{Circuit, Findings, Module, Type};
use onespec_volt::Vectors;
use std::path::{Path, PathBuf};

/// Largest file of circuits: 2 GiB, which is about 40 million gates.
const LIMIT: u64 = 2 << 30;

/// Whether a file's name says that it is of circuits.
pub fn is_named(file: &Path) -> bool {
    file.extension()
        .is_some_and(|ending| ending == "cir" || ending == "cirb")
}

/// The gates that a file of circuits may have: those of Circuit IR, and the instructions of a machine where one is named.
pub fn gates(machine: &Machine) -> Result<&'static GateSet, Failure> {
    if machine.isa.is_none() && machine.target.is_none() && machine.spec.is_none() {
        return Ok(&GATES);
    }
    let session = Session::open(machine)?;
    Ok(with_machine(&GATES, session.isa, &session.target))
}

/// Reads a source with the gates that it may have. Which gates the instructions of an edited description are is found out in a
/// second or more, so a file is read with those of Circuit IR alone first: few name an instruction.
pub fn with_gates<T>(
    file: &Path,
    machine: &Machine,
    read: impl Fn(&'static GateSet) -> Result<T, Failure>,
) -> Result<T, Failure> {
    // Standard input is read once.
    if machine.spec.is_some()
        && file != Path::new("-")
        && description::of_this_program(machine)?.is_none()
        && let Ok(made) = read(&GATES)
    {
        return Ok(made);
    }
    read(gates(machine)?)
}

/// A file of circuits.
#[derive(Debug, Clone, Args)]
pub struct Source {
    /// Width of addresses where the file does not say: 32 or 64
    #[arg(long, value_name = "BITS", default_value_t = 64, value_parser = width)]
    arch: u32,
    /// Leave out the checks of a Volt source that indices lie within arrays and slices
    #[arg(long)]
    no_bounds_checks: bool,
    /// The file (.cir, .cirb or .vt), or - for standard input
    file: PathBuf,
}

/// How the effects of circuits must be ordered to be taken.
#[derive(Debug, Clone, Copy, Default, Args)]
pub struct Effects {
    /// Take circuits whose loads stand beside the chain of effects
    #[arg(long)]
    relaxed: bool,
}

impl Effects {
    fn discipline(self) -> Discipline {
        match self.relaxed {
            true => Discipline::Relaxed,
            false => Discipline::Strict,
        }
    }
}

/// 32 or 64.
pub fn width(text: &str) -> Result<u32, String> {
    match text {
        "32" => Ok(32),
        "64" => Ok(64),
        _ => Err("write 32 or 64".into()),
    }
}

impl Source {
    /// A file, and the width of addresses where it does not say.
    pub fn new(file: &Path, arch: u32) -> Source {
        Source {
            arch,
            no_bounds_checks: false,
            file: file.to_path_buf(),
        }
    }

    /// The whole program that the file is, if it is one: a Volt source, or circuits with what only modules have.
    pub fn program(&self, machine: &Machine, vectors: Vectors) -> Result<Option<Module>, Failure> {
        let is_module = || match programs::is_volt(&self.file) {
            true => Ok(true),
            false => programs::is_module(&self.file),
        };
        match is_module()? {
            true => {
                let bounds = !self.no_bounds_checks;
                programs::module(&self.file, self.arch, vectors, bounds, gates(machine)?).map(Some)
            }
            false => Ok(None),
        }
    }

    /// The file as the user named it.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The file's name as messages show it.
    pub fn name(&self) -> String {
        escape::path(&self.file)
    }

    /// The file's circuits, verified; what is wrong with them fails.
    pub fn read(&self, machine: &Machine, effects: Effects) -> Result<Vec<Circuit>, Failure> {
        let gates = gates(machine)?;
        if programs::is_volt(&self.file) {
            let module = programs::module(&self.file, self.arch, Vectors::Gates, !self.no_bounds_checks, gates)?;
            return Ok(module.functions.into_iter().map(|f| f.circuit).collect());
        }
        let data = input::bytes_up_to(&self.file, LIMIT)?;
        open::circuits(gates, &data, &self.options(effects)).map_err(|found| programs::findings(&self.file, &found))
    }

    /// What the file holds, not verified, or why it cannot be read.
    pub fn parse(&self, machine: &Machine) -> Result<Result<Read, Findings>, Failure> {
        let gates = gates(machine)?;
        if programs::is_volt(&self.file) {
            let module = programs::module(&self.file, self.arch, Vectors::Gates, !self.no_bounds_checks, gates)?;
            return Ok(Ok(Read::Module(Box::new(module))));
        }
        let data = input::bytes_up_to(&self.file, LIMIT)?;
        Ok(open::read(gates, &data, &self.options(Effects::default())))
    }

    fn options(&self, effects: Effects) -> open::Options {
        open::Options {
            arch_bits: self.arch,
            discipline: effects.discipline(),
            ..open::Options::default()
        }
    }

    /// The circuit with a name; without one, the only one.
    pub fn read_one(&self, machine: &Machine, effects: Effects, name: Option<&str>) -> Result<Circuit, Failure> {
        let mut all = self.read(machine, effects)?;
        let at = self.choose(&all, name)?;
        Ok(all.swap_remove(at))
    }

    /// Which of the file's circuits has a name; without one, which is the only one.
    pub fn choose(&self, all: &[Circuit], name: Option<&str>) -> Result<usize, Failure> {
        let named = |c: &Circuit| c.signature.as_ref().map_or("", |s| s.name.as_str()).to_string();
        let at = match name {
            Some(name) => all.iter().position(|c| named(c) == name),
            None => (all.len() == 1).then_some(0),
        };
        at.ok_or_else(|| {
            let names = all.iter().map(named).collect::<Vec<_>>().join("`, `");
            let file = self.name();
            Failure::Usage(match name {
                Some(name) => format!("{file} has no circuit `{name}`; it has `{names}`"),
                None if all.is_empty() => format!("{file} has no circuit"),
                None => format!("{file} has several circuits: choose one of `{names}` with --circuit"),
            })
        })
    }
}

/// Bits of a value: decimal, `0x…` for bits, for floats also `1.5`, `1e9`, `inf`, `nan`.
pub fn value(ty: Type, text: &str) -> Result<u64, String> {
    let def = GATES.type_def(ty);
    let wrong = || format!("`{text}` is no {}", def.name);
    let mask = u64::MAX >> (64 - def.width.clamp(1, 64));
    if let Some(digits) = text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        let bits = u64::from_str_radix(digits, 16).map_err(|_| wrong())?;
        return if bits <= mask { Ok(bits) } else { Err(wrong()) };
    }
    if def.bank == Bank::Float {
        return match def.width {
            32 => text.parse::<f32>().map(|x| x.to_bits().into()).map_err(|_| wrong()),
            64 => text.parse::<f64>().map(f64::to_bits).map_err(|_| wrong()),
            _ => Err(wrong()),
        };
    }
    let number: i128 = text.parse().map_err(|_| wrong())?;
    let least = -(i128::from(mask >> 1) + 1);
    if number < least || number > i128::from(mask) {
        return Err(format!(
            "{number} does not fit {}, which goes from {least} to {mask}",
            def.name
        ));
    }
    Ok(number as u64 & mask)
}

/// A value with its type and bits: `i8 0xff = -1 (255 unsigned)`.
pub fn show(ty: Type, bits: u64) -> String {
    let def = GATES.type_def(ty);
    let digits = (def.width as usize).div_ceil(4);
    let number = match (def.bank, def.width) {
        (Bank::Float, 32) => f32::from_bits(bits as u32).to_string(),
        (Bank::Float, _) => f64::from_bits(bits).to_string(),
        (_, width) => {
            let above = 64 - width.clamp(1, 64);
            match (bits << above) as i64 >> above {
                signed if signed < 0 && width > 1 => format!("{signed} ({bits} unsigned)"),
                _ => bits.to_string(),
            }
        }
    };
    format!("{} 0x{bits:0digits$x} = {number}", def.name)
}
