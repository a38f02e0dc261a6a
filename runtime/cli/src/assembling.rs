//! Assembling on behalf of commands: a source to sections, and sections to a program file.

use crate::elf;
use crate::outcome::Failure;
use crate::session::Session;
use onespec_core::asm::{AsmOptions, Assembly};

/// Where programs begin unless asked otherwise.
pub const PROGRAM_BASE: u64 = 0x1_0000;
/// Pages of programs, so that code and data can have different permissions.
const PAGE: u64 = 0x1000;
/// Bytes between sections of a flat image at most.
pub const MAX_GAP: usize = 16 << 20;

/// Assembles a source. Its errors, all of them, are the failure.
pub fn assemble(session: &Session, name: &str, source: &str, options: AsmOptions) -> Result<Assembly, Failure> {
    let options = AsmOptions { page: PAGE, ..options };
    let assembly = onespec_core::asm::assemble(session.isa, &session.target, source, &options);
    if assembly.errors.is_empty() {
        return Ok(assembly);
    }
    let mut text: String = assembly.errors.iter().map(|error| error.render(name) + "\n").collect();
    if assembly.more_errors > 0 {
        text.push_str(&format!("and {} more\n", assembly.more_errors));
    }
    let count = assembly.errors.len() + assembly.more_errors;
    text.push_str(&format!("{count} error{}", if count == 1 { "" } else { "s" }));
    Err(Failure::Diagnostics(text))
}

/// An ELF executable. It starts at `_start`, else at `main`, else at the first instruction.
pub fn program(session: &Session, assembly: &Assembly) -> Result<Vec<u8>, Failure> {
    let Some(machine) = session.elf_machine() else {
        return Err(Failure::Usage(format!(
            "the description of {} gives no machine number for ELF",
            session.isa.name
        )));
    };
    let loaded = |index: &usize| assembly.sections.get(*index).is_some_and(|s| s.alloc && s.size > 0);
    let kept: Vec<usize> = (0..assembly.sections.len()).filter(loaded).collect();
    let sections: Vec<elf::Section<'_>> = kept
        .iter()
        .filter_map(|index| assembly.sections.get(*index))
        .map(|section| elf::Section {
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
    let symbols = shown.map(|symbol| elf::Symbol {
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
    let entry = assembly.symbol("_start").or(assembly.symbol("main")).or(code);
    let executable = elf::Executable {
        is_64: session.address_bits() > 32,
        machine,
        flags: session
            .environment("elf_flags")
            .and_then(onespec_core::environment::number)
            .and_then(|n| u32::try_from(n).ok())
            .unwrap_or(0),
        entry: entry.ok_or_else(|| Failure::Findings("there is no instruction to start at".into()))?,
        symbols: symbols.collect(),
        sections,
    };
    elf::write(&executable).map_err(Failure::Findings)
}
