//! Arguments shared by commands. The options of a command are with the command.

use crate::commands::{
    asm, check, compile, convert, disasm, eval, explain, fmt, generate, list, litmus, manual, opt, replay, run,
    schedule, test, verify,
};
use clap::builder::NonEmptyStringValueParser;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// One description of a machine; everything a toolchain needs of it.
///
/// Exit codes: 0 all is well, 1 something was found wrong, 2 wrong usage. `run` exits with the guest's code.
#[derive(Debug, Parser)]
#[command(name = "onespec", version, arg_required_else_help = true)]
#[command(after_help = "Example: onespec run examples/primes.s")]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    Check(check::Options),
    Compile(compile::Options),
    List(list::Options),
    Asm(asm::Options),
    Disasm(disasm::Options),
    Litmus(litmus::Options),
    Run(run::Options),
    Replay(replay::Options),
    Explain(explain::Options),
    Verify(verify::Options),
    Convert(convert::Options),
    Manual(manual::Options),
    Generate(generate::Options),
    Opt(opt::Options),
    Eval(eval::Options),
    Schedule(schedule::Options),
    Fmt(fmt::Options),
    Test(test::Options),
}

/// Which machine, and where its description comes from. Every command takes these.
#[derive(Debug, Clone, Default, Args)]
pub struct Machine {
    /// The machine's name: `riscv`. Without it, the one that `--target` belongs to, else `riscv`.
    #[arg(long, value_name = "ISA", value_parser = NonEmptyStringValueParser::new())]
    pub isa: Option<String>,
    /// What the machine has: `rv32imac`, `rv64gc_zba_zbb`. Without it, the machine's default (`rv64gc`).
    #[arg(long, value_name = "TARGET", value_parser = NonEmptyStringValueParser::new())]
    pub target: Option<String>,
    /// Work from the description in this directory as it is now: no rebuild, no compiler.
    #[arg(long, value_name = "DIR")]
    pub spec: Option<PathBuf>,
}

/// Properties of the machine that do not belong to the target.
#[derive(Debug, Clone, Default, Args)]
pub struct Settings {
    /// A setting of the machine, such as vlen=256; may be given several times
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = setting)]
    set: Vec<(String, i64)>,
    /// Bits of a vector register; short for --set vlen=N
    #[arg(long, value_name = "N")]
    vlen: Option<i64>,
}

impl Settings {
    /// Every setting that was asked for, by name.
    pub fn all(&self) -> Vec<(String, i64)> {
        let vlen = self.vlen.map(|value| ("vlen".to_string(), value));
        self.set.iter().cloned().chain(vlen).collect()
    }
}

fn setting(text: &str) -> Result<(String, i64), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    let value = value.parse().map_err(|_| format!("`{value}` is no number"))?;
    Ok((name.to_string(), value))
}
