//! The compiler beside others: how much code it makes, how fast, and how fast that code is.
//! `cargo run --release -p onespec-peers --features peers` needs `llc-19`, `opt-19`, `clang-19` and
//! `riscv64-linux-gnu-gcc`, and writes `docs/reports/compiler.md`; programs are run by the command `onespec` beside it, or by
//! that which `ONESPEC` names. With `--sizes`, `--speed`, `--programs` or `--kernels` only these are measured, and nothing is
//! written.
//! With `PEERS_KEEP=FOLDER`, what the compilers made is kept there.

mod cranelift;
mod explained;
mod in_c;
mod kernels;
mod llvm;
mod programs;
mod report;
mod run;
mod shape;
mod sizes;
mod speed;
mod stages;
mod subject;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let asked = |what: &str| arguments.is_empty() || arguments.iter().any(|a| a == what);
    let asked = report::Asked {
        sizes: asked("--sizes"),
        speed: asked("--speed"),
        programs: asked("--programs"),
        kernels: asked("--kernels"),
        write: arguments.is_empty(),
    };
    match report::run(&asked) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(missed) => {
            println!("{missed} budgets missed");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
