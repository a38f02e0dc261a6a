//! Programs compiled to circuits and run circuit by circuit, and what they print compared with the file beside them.
#![allow(dead_code)]

use onespec_compiler::evaluate::{Limits, Program, Stop, Tables};
use onespec_graph::Module;
use onespec_volt::{Options, Services, Vectors, compile, source::Disk};
use std::path::Path;

pub type Outcome = datatest_stable::Result<()>;

/// How a run ended, and what was printed by then.
pub struct Ran {
    output: String,
    errors: String,
    end: Result<u64, Stop>,
}

/// The module of a program, verified.
pub fn module(path: &Path, vectors: Vectors) -> datatest_stable::Result<Module> {
    let options = Options {
        vectors,
        verify: true,
        ..Options::default()
    };
    let done = compile(path, &mut Disk, &options);
    let shown = done.rendered(false);
    Ok(done.module.ok_or(shown)?)
}

/// Runs the function `main`.
pub fn run(module: &Module, limits: Limits) -> datatest_stable::Result<Ran> {
    let mut services = Services::default();
    let program = Program::new(module)?;
    let end = program.run("main", &[], &mut services, &mut Tables(module.set), limits);
    Ok(Ran {
        output: String::from_utf8(services.output)?,
        errors: String::from_utf8(services.errors)?,
        end: match end {
            Ok(code) => Ok(code.unwrap_or(0)),
            Err(Stop::Exit(code)) => Ok(code.into()),
            Err(trap) => Err(trap),
        },
    })
}

impl Ran {
    /// What was printed, and a line `exit N` where the exit code is not 0.
    pub fn output(&self) -> datatest_stable::Result<String> {
        let text = &self.output;
        match &self.end {
            Ok(0) => Ok(text.clone()),
            Ok(code) => Ok(format!("{text}exit {code}\n")),
            Err(trap) => Err(format!("{trap}; printed so far:\n{text}").into()),
        }
    }

    /// What was printed and told, and the exit code.
    pub fn whole(&self) -> datatest_stable::Result<String> {
        let Ran { output, errors, end } = self;
        match end {
            Ok(code) => Ok(format!("{output}{errors}exit {code}\n")),
            Err(trap) => Err(format!("{trap}; printed so far:\n{output}{errors}").into()),
        }
    }

    /// What was printed by a program that was still running when its steps were used up.
    pub fn endless(&self) -> datatest_stable::Result<String> {
        match &self.end {
            Err(Stop::Steps(_)) => Ok(self.output.clone()),
            end => Err(format!("it ended: {end:?}; printed so far:\n{}", self.output).into()),
        }
    }
}

/// Compares with the file beside a program, which `UPDATE_EXPECTED=1` writes again.
pub fn compare(path: &Path, found: &str) -> Outcome {
    let expected = path.with_extension("expected");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expected, found)?;
    }
    let wanted = std::fs::read_to_string(&expected)?;
    match found.trim_end() == wanted.trim_end() {
        true => Ok(()),
        false => Err(format!("--- wanted\n{wanted}\n--- got\n{found}").into()),
    }
}

/// Steps of a program that never ends: enough for all that it prints.
pub const FEW: Limits = Limits {
    steps: 200_000,
    depth: 1000,
    events: 0,
};
