//! The library in Volt (`lib/`), run circuit by circuit over a kernel of a few lines: what it prints beside what Rust prints, the
//! bodies of gates beside the semantics of the gates. `ONESPEC_ROUNDS` says how many random cases each test takes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod gates;
mod linux;
mod services;

use onespec_compiler::evaluate::{Limits, Program, Stop, Tables};
use onespec_graph::Module;
use onespec_volt::Options;

fn options() -> Options {
    Options {
        verify: true,
        ..Options::default()
    }
}

/// How many rounds to run.
fn rounds(usual: usize) -> usize {
    let asked = std::env::var("ONESPEC_ROUNDS").ok().and_then(|n| n.parse().ok());
    asked.unwrap_or(usual)
}

/// A library that runs.
struct Runs<'m>(Program<'m>);

impl<'m> Runs<'m> {
    fn new(module: &'m Module) -> Runs<'m> {
        Runs(Program::new(module).unwrap())
    }

    fn call(&self, function: &str, arguments: &[u64], linux: &mut linux::Linux) -> Result<Option<u64>, Stop> {
        self.0.run(
            function,
            arguments,
            linux,
            &mut Tables(&onespec_circuit::GATES),
            Limits::default(),
        )
    }
}
