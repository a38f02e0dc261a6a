//! The commands, one file each.

pub mod asm;
pub mod bench;
pub mod check;
mod comparison;
pub mod compile;
pub mod convert;
pub mod disasm;
pub mod eval;
mod eval_program;
pub mod explain;
mod explain_line;
pub mod fmt;
pub mod fp16c;
pub mod generate;
mod inventory;
pub mod list;
pub mod litmus;
pub mod manual;
mod names;
pub mod opt;
pub mod probe;
pub mod replay;
pub mod run;
pub mod schedule;
pub mod test;
mod types;
pub mod verify;
mod verify_circuits;

use crate::outcome::Outcome;
use clap::Subcommand;

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    Check(check::Options),
    Compile(compile::Options),
    List(list::Options),
    Asm(asm::Options),
    Disasm(disasm::Options),
    Litmus(litmus::Options),
    Run(Box<run::Options>),
    Replay(replay::Options),
    Explain(explain::Options),
    Verify(verify::Options),
    Convert(convert::Options),
    Manual(manual::Options),
    Generate(generate::Options),
    Opt(opt::Options),
    Probe(probe::Options),
    Eval(eval::Options),
    Schedule(schedule::Options),
    Fmt(fmt::Options),
    Fp16c(fp16c::Options),
    Test(test::Options),
    Bench(bench::Options),
}

/// Runs a command.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::Check(options) => check::run(&options),
        Command::Compile(options) => compile::run(&options),
        Command::List(options) => list::run(&options),
        Command::Litmus(options) => litmus::run(&options),
        Command::Convert(options) => convert::run(&options),
        Command::Asm(options) => asm::run(&options),
        Command::Disasm(options) => disasm::run(&options),
        Command::Run(options) if options.means_all() => comparison::run(&options),
        Command::Run(options) => run::run(&options),
        Command::Replay(options) => replay::run(&options),
        Command::Explain(options) => explain::run(&options),
        Command::Verify(options) => verify::run(&options),
        Command::Manual(options) => manual::run(&options),
        Command::Generate(options) => generate::run(&options),
        Command::Opt(options) => opt::run(&options),
        Command::Probe(options) => probe::run(&options),
        Command::Eval(options) => eval::run(&options),
        Command::Fmt(options) => fmt::run(&options),
        Command::Fp16c(options) => fp16c::run(&options),
        Command::Schedule(options) => schedule::run(&options),
        Command::Test(options) => test::run(&options),
        Command::Bench(options) => bench::run(&options),
    }
}

/// A number on the command line: decimal, or hexadecimal after `0x`.
pub fn number(text: &str) -> Result<u64, String> {
    let parsed = match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| "write a number up to 64 bits, such as 4096 or 0x1000".into())
}
