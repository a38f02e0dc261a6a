//! The `onespec` command: argument parsing and printing, nothing else. What it prints is computed by the other crates.
//!
//! One file per command under `commands/`; [`session`] turns `--isa`, `--target` and `--spec` into tables and a processor,
//! so that no command knows whether they came from a generated crate or from files read a moment ago.

mod arguments;
mod commands;
mod elf;
mod input;
mod outcome;
mod paint;
mod session;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = arguments::Arguments::parse().command;
    match commands::run(command) {
        Ok(code) => ExitCode::from(code),
        Err(failure) => failure.report(),
    }
}
