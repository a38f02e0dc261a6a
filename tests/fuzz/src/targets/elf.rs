//! ELF files with line numbers: loader, DWARF, disassembler, verifier, and a few thousand instructions.

use super::Target;
use crate::corpus;
use crate::mutate::{self, Pool};
use crate::trail::Trail;
use fastrand::Rng;
use onespec_emulator::engine::Engine;
use onespec_emulator::lines::Lines;
use onespec_emulator::options::{End, Options};
use onespec_emulator::user::files::Streams;
use onespec_emulator::{api, elf};
use std::path::PathBuf;

/// The target.
pub fn open() -> Box<dyn Target> {
    let folder = std::env::temp_dir().join(format!("onespec-fuzz-elf-{}", std::process::id()));
    let _ = std::fs::create_dir_all(&folder);
    Box::new(Elf { folder })
}

/// Guests see this empty folder as their root.
struct Elf {
    folder: PathBuf,
}

impl Drop for Elf {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Target for Elf {
    fn corpus(&self) -> Vec<Vec<u8>> {
        corpus::files(&["tests/fuzz/corpus/elf"], ".elf", 1 << 16)
    }

    fn mutate(&self, input: &[u8], pool: &Pool<'_>, rng: &mut Rng, wild: bool) -> Vec<u8> {
        let mut bytes = mutate::bytes(input, pool, rng, wild);
        if !wild && rng.bool() {
            // The header of the file stays: what is behind it is larger.
            let kept = 64.min(bytes.len()).min(input.len());
            bytes[..kept].copy_from_slice(&input[..kept]);
        }
        bytes
    }

    fn run(&self, input: &[u8]) -> Trail {
        let mut trail = Trail::default();
        let lines = Lines::of(input);
        if let Ok(program) = elf::read(input) {
            trail.counted("symbols", program.symbols.len());
            trail.saw(lines.at(program.entry));
            for symbol in program.symbols.iter().take(50) {
                trail.saw(lines.at(symbol.addr));
            }
        }
        let file = self.folder.with_extension("elf");
        let _ = std::fs::write(&file, input);
        for command in ["disasm", "verify"] {
            let file = file.to_string_lossy().into_owned();
            trail.saw((
                command,
                onespec_cli::main_with(["onespec".to_owned(), command.to_owned(), file]),
            ));
        }
        let _ = std::fs::remove_file(&file);
        let Some(machine) = onespec_machines::find("riscv") else {
            return trail;
        };
        let description = machine.description();
        let options = Options {
            engine: Engine::Interp,
            max_insns: Some(3000),
            root: Some(self.folder.clone()),
            args: vec!["fuzz".to_owned()],
            memory: Some(64 << 20),
            deterministic: true,
            ..Options::default()
        };
        let streams = Streams {
            input: Box::new(std::io::empty()),
            output: Box::new(std::io::sink()),
            error: Box::new(std::io::sink()),
            terminal: false,
        };
        match api::run(&description, input, &options, streams) {
            Ok(outcome) => {
                trail.accepted = true;
                trail.counted("retired", outcome.retired as usize);
                trail.line(&format!("{} instructions, code {}", outcome.retired, outcome.code));
                if let End::Signal { report, .. } = &outcome.end {
                    trail.message(report.lines().next().unwrap_or(""));
                    trail.line(report);
                }
            }
            Err(error) => {
                trail.message(&error.to_string());
                trail.line(&error.to_string());
            }
        }
        trail
    }
}
