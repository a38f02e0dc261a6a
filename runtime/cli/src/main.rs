//! The binary. The library holds everything, so that examples and tests run the same commands.

use std::process::ExitCode;

fn main() -> ExitCode {
    onespec_cli::bug::report_panics(std::env::args_os().collect());
    ExitCode::from(onespec_cli::main_with(std::env::args_os()))
}
