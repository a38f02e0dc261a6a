//! `onespec eval` of a whole program: its circuits run by the evaluator, with the services of its environment.

use super::compile;
use crate::outcome::{Failure, Outcome};
use onespec_compiler::evaluate::{Limits, Program, Stop, Tables};
use onespec_graph::Module;
use onespec_volt::Services;
use std::io::{self, Write};

/// Runs the function `main` of a module; its exit code. What is printed is printed when it ends.
pub fn run(module: &Module, steps: u64) -> Outcome {
    let mut services = Services::default();
    let ran = evaluated(module, steps, &mut services);
    io::stdout().lock().write_all(&services.output)?;
    io::stderr().lock().write_all(&services.errors)?;
    ran
}

/// The same, with what is printed in the services.
pub fn evaluated(module: &Module, steps: u64, services: &mut Services) -> Outcome {
    onespec_driver::check_declarations(module).map_err(|problems| compile::findings(&module.lines, &problems))?;
    let program = Program::new(module).map_err(|trap| Failure::Findings(trap.to_string()))?;
    let limits = Limits {
        steps,
        ..Limits::default()
    };
    match program.run("main", &[], services, &mut Tables(module.set), limits) {
        Ok(code) => Ok(code.unwrap_or(0) as u8),
        Err(Stop::Exit(code)) => Ok(code),
        Err(trap) => Err(Failure::Findings(trap.to_string())),
    }
}
