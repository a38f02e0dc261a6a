//! The command line as a whole. The options of a command are with the command.

use crate::commands::Command;
use clap::Parser;

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
