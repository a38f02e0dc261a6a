//! Litmus tests: reader, assembler, threads, and all candidate executions.

use super::Target;
use crate::corpus;
use crate::trail::Trail;
use onespec_emulator::api;
use onespec_emulator::litmus::parse;

/// The target.
pub fn open() -> Box<dyn Target> {
    Box::new(Litmus)
}

struct Litmus;

impl Target for Litmus {
    fn corpus(&self) -> Vec<Vec<u8>> {
        corpus::files(&["tests/data/litmus"], ".litmus", 2000)
    }

    fn run(&self, input: &[u8]) -> Trail {
        let mut trail = Trail::default();
        let Ok(text) = std::str::from_utf8(input) else {
            return trail;
        };
        let Some(machine) = onespec_machines::find("riscv") else {
            return trail;
        };
        let description = machine.description();
        let checked = parse(text).map_err(|problem| problem.to_string()).and_then(|test| {
            trail.accepted = true;
            let target = machine.isa.target(&test.target).map_err(|error| error.to_string())?;
            api::litmus(&description, &target, &test).map_err(|problem| problem.to_string())
        });
        match checked {
            Ok(finding) => {
                trail.counted("candidates", finding.candidates as usize);
                trail.saw(finding.verdict.to_string());
                trail.line(&format!("{}, {} candidates", finding.verdict, finding.candidates));
            }
            Err(problem) => {
                trail.message(&problem);
                trail.line(&problem);
            }
        }
        trail
    }
}
