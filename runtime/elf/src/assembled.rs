//! Executables of assembled sources.

use crate::executable::{Executable, Section, Symbol, write};
use onespec_core::asm::Assembly;
use onespec_core::isa::Isa;
use onespec_core::isa::platform::Elf;
use onespec_core::target::Resolved;
use std::fmt;

/// Where programs begin unless asked otherwise.
pub const PROGRAM_BASE: u64 = 0x1_0000;
/// Bytes of a page of programs, so that code and data can have different permissions.
pub const PAGE: u64 = 0x1000;

/// What files of machines without a number say.
const NO_MACHINE: Elf = Elf {
    machine: 0,
    class: None,
    flags: 0,
    attributes: None,
    entry: &[],
};

/// Why an assembled source is no program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unwritable {
    /// The description gives no machine number for ELF.
    NoNumber {
        /// Name of the description.
        isa: &'static str,
    },
    /// There is no instruction to start at.
    NoStart,
    /// It does not fit into a file.
    File(String),
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::NoNumber { isa } => write!(
                f,
                "the description of {isa} gives no machine number for ELF (`elf` of a platform)"
            ),
            Unwritable::NoStart => f.write_str("there is no instruction to start at"),
            Unwritable::File(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Unwritable {}

/// An ELF executable. It starts at the first of the platform's entry symbols that it has (`_start`, `main`), else at the
/// first instruction.
///
/// # Errors
/// The machine has no number in ELF files, nothing can be executed, or the sections do not fit into a file.
pub fn assembled(isa: &'static Isa, target: &Resolved, assembly: &Assembly) -> Result<Vec<u8>, Unwritable> {
    let elf = isa
        .elf_of(target.features)
        .or(isa.elf())
        .ok_or(Unwritable::NoNumber { isa: isa.name })?;
    written(elf, target, assembly)
}

/// A file that holds an assembled source to be run by this program: of a machine without a number in ELF files it has the
/// number that stands for no machine (`EM_NONE`).
///
/// # Errors
/// As [`assembled`], but for a number that is missing.
pub fn runnable(isa: &'static Isa, target: &Resolved, assembly: &Assembly) -> Result<Vec<u8>, Unwritable> {
    let elf = isa.elf_of(target.features).or(isa.elf()).unwrap_or(&NO_MACHINE);
    written(elf, target, assembly)
}

/// A file that holds a raw image at an address, which is also that of its first instruction.
///
/// # Errors
/// The image does not fit into a file.
pub fn image(isa: &'static Isa, target: &Resolved, address: u64, bytes: &[u8]) -> Result<Vec<u8>, Unwritable> {
    let elf = isa.elf_of(target.features).or(isa.elf()).unwrap_or(&NO_MACHINE);
    let section = Section {
        name: ".text",
        address,
        data: bytes,
        size: bytes.len() as u64,
        write: true,
        execute: true,
        alloc: true,
    };
    let executable = Executable {
        is_64: elf.class.unwrap_or(target.address_bits()) > 32,
        machine: elf.machine,
        flags: elf.flags,
        entry: address,
        sections: vec![section],
        symbols: Vec::new(),
    };
    write(&executable).map_err(Unwritable::File)
}

fn written(elf: &Elf, target: &Resolved, assembly: &Assembly) -> Result<Vec<u8>, Unwritable> {
    let loaded = |index: &usize| assembly.sections.get(*index).is_some_and(|s| s.alloc && s.size > 0);
    let kept: Vec<usize> = (0..assembly.sections.len()).filter(loaded).collect();
    let sections: Vec<Section<'_>> = kept
        .iter()
        .filter_map(|index| assembly.sections.get(*index))
        .map(|section| Section {
            name: &section.name,
            address: section.address,
            data: &section.bytes,
            size: section.size,
            write: section.write,
            execute: section.execute,
            alloc: true,
        })
        .collect();
    // Labels of the assembler's own, and of authors who call theirs so, stay inside.
    let shown = assembly.symbols.iter().filter(|symbol| !symbol.name.starts_with(".L"));
    let symbols = shown.map(|symbol| Symbol {
        name: &symbol.name,
        value: symbol.value,
        section: symbol
            .section
            .and_then(|section| kept.iter().position(|index| *index == usize::from(section))),
        size: symbol.size,
        global: symbol.global,
        function: symbol.function,
    });
    let code = sections
        .iter()
        .find(|section| section.execute)
        .map(|section| section.address);
    let usual = ["_start", "main"];
    let names = if elf.entry.is_empty() { &usual[..] } else { elf.entry };
    let entry = names.iter().find_map(|name| assembly.symbol(name)).or(code);
    let executable = Executable {
        is_64: elf.class.unwrap_or(target.address_bits()) > 32,
        machine: elf.machine,
        flags: elf.flags,
        entry: entry.ok_or(Unwritable::NoStart)?,
        symbols: symbols.collect(),
        sections,
    };
    write(&executable).map_err(Unwritable::File)
}
