//! The `onespec` command: argument parsing and printing, nothing else. What it prints is computed by the other crates.
//!
//! One file per command under `commands/`; `session` turns `--isa`, `--target` and `--spec` into tables and a processor,
//! so that no command knows whether they came from a generated crate or from files read a moment ago.
//!
//! ```
//! // `onespec explain 0x00850513`
//! let code = onespec_cli::main_with(["onespec", "explain", "0x00850513"]);
//! assert_eq!(code, 0);
//! ```
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod accelerator;
mod arguments;
mod assembling;
mod bench;
pub mod bug;
mod circuits;
mod commands;
mod description;
mod devices;
mod diagram;
mod elf;
mod entries;
mod escape;
mod gates;
mod input;
mod launch;
mod machine;
mod machines;
mod outcome;
mod output;
mod paint;
mod problems;
mod programs;
mod pseudo;
mod session;
mod shader_run;
mod shader_vectors;
mod shaders;
mod spread;
mod statistics;
mod switches;
mod targets;
mod tiles;
mod transport;
mod unchanged;
mod wave;

use clap::Parser;
use std::ffi::OsString;

/// Runs the command with these arguments, the first of which is its own name; the exit code.
pub fn main_with<T: Into<OsString> + Clone>(arguments: impl IntoIterator<Item = T>) -> u8 {
    let command = match arguments::Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments.command,
        Err(error) => {
            // Nobody is left to tell when this cannot be printed.
            let _ = error.print();
            return u8::try_from(error.exit_code()).unwrap_or(2);
        }
    };
    commands::run(command).unwrap_or_else(outcome::Failure::report)
}
