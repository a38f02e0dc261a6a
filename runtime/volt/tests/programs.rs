//! The programs of `examples/volt`, run circuit by circuit: what they print is what stands beside them. A line `exit N` at the end
//! is the exit code of a program that has another one than 0.

use onespec_compiler::modules::{Limits, Program, Scalars, Services, Trap};
use onespec_volt::{Options, Vectors, compile, source::Disk};
use std::path::Path;

type Outcome = datatest_stable::Result<()>;

fn lanes(path: &Path) -> Outcome {
    run(path, Vectors::Lanes)
}

/// Circuits with gates of vector types verify too; they are run where there is an evaluator of such gates.
fn gates(path: &Path) -> Outcome {
    let options = Options {
        vectors: Vectors::Gates,
        verify: true,
        ..Options::default()
    };
    let done = compile(path, &mut Disk, &options);
    match done.module {
        Some(_) => Ok(()),
        None => Err(done.rendered(false).into()),
    }
}

fn run(path: &Path, vectors: Vectors) -> Outcome {
    let options = Options {
        vectors,
        verify: true,
        ..Options::default()
    };
    let done = compile(path, &mut Disk, &options);
    let shown = done.rendered(false);
    let module = done.module.ok_or(shown)?;
    let program = Program::new(&module)?;
    let mut services = Services::default();
    let ran = program.run("main", &[], &mut services, &mut Scalars, Limits::default());
    let code = match ran {
        Ok(code) => code.unwrap_or(0),
        Err(Trap::Exit(code)) => code.into(),
        Err(trap) => {
            return Err(format!("{trap}; printed so far:\n{}", String::from_utf8_lossy(&services.output)).into());
        }
    };
    let mut output = String::from_utf8(services.output)?;
    if code != 0 {
        output += &format!("exit {code}\n");
    }
    let expected = path.with_extension("expected");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expected, &output)?;
    }
    let wanted = std::fs::read_to_string(&expected)?;
    match output.trim_end() == wanted.trim_end() {
        true => Ok(()),
        false => Err(format!("--- wanted\n{wanted}\n--- got\n{output}").into()),
    }
}

datatest_stable::harness! {
    { test = lanes, root = "../../examples/volt", pattern = r"^\d\d_[^/]+\.vt$" },
    { test = gates, root = "../../examples/volt", pattern = r"^\d\d_[^/]+\.vt$" },
}
