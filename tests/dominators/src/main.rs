//! How fast dominators are computed, beside petgraph and Cranelift on the same graphs in the same run:
//! `cargo run --release -p onespec-dominators --features peers`. Exits with an error if a budget is missed.

#[path = "../../../runtime/compiler/tests/flow/families.rs"]
mod families;
mod growth;
mod measure;
mod peers;
mod race;

use std::process::ExitCode;

fn main() -> ExitCode {
    let quick = std::env::args().any(|argument| argument == "--quick");
    let missed = race::run(quick) + growth::run(quick);
    println!("\n{missed} budgets missed");
    if missed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
