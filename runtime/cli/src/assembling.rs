//! Assembling on behalf of commands: a source to sections, and sections to a program file.

use crate::outcome::Failure;
use crate::session::Session;
use onespec_core::asm::{AsmOptions, Assembly};
pub use onespec_elf::PROGRAM_BASE;
use onespec_elf::{PAGE, Unwritable};

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

/// An ELF executable of an assembled source.
pub fn program(session: &Session, assembly: &Assembly) -> Result<Vec<u8>, Failure> {
    onespec_elf::assembled(session.isa, &session.target, assembly).map_err(unwritable)
}

/// The same to be run here: of a machine without a number in ELF files, too.
pub fn runnable(session: &Session, assembly: &Assembly) -> Result<Vec<u8>, Failure> {
    onespec_elf::runnable(session.isa, &session.target, assembly).map_err(unwritable)
}

fn unwritable(error: Unwritable) -> Failure {
    match error {
        Unwritable::NoNumber { .. } => Failure::Usage(error.to_string()),
        Unwritable::NoStart | Unwritable::File(_) => Failure::Findings(error.to_string()),
    }
}
