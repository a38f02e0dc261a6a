//! The programs of `examples/volt` print the same at every level of optimisation, and every circuit verifies after every step.

use onespec_compiler::modules::{Limits, Program, Scalars, Services, Trap};
use onespec_compiler::opt::{Level, optimise_module_checked};
use onespec_compiler::verify::{Options as Checks, verify};
use onespec_graph::{Circuit, Module};
use onespec_volt::{Options, Vectors, compile, source::Disk};
use std::path::Path;

type Outcome = datatest_stable::Result<()>;

fn basic(path: &Path) -> Outcome {
    run(path, Level::Basic)
}

fn full(path: &Path) -> Outcome {
    run(path, Level::Full)
}

fn run(path: &Path, level: Level) -> Outcome {
    let options = Options {
        vectors: Vectors::Lanes,
        ..Options::default()
    };
    let done = compile(path, &mut Disk, &options);
    let shown = done.rendered(false);
    let mut module = done.module.ok_or(shown)?;
    let before = size(&module);
    optimise_module_checked(&mut module, level, &mut |_, circuit| well_formed(circuit))?;
    println!("{} {level:?}: {before} gates, then {}", path.display(), size(&module));
    // What is printed is read back: numbers of symbols and lines still fit.
    let text = onespec_graph::module::print(&module);
    let read = onespec_graph::module::parse(module.set, &text, &onespec_graph::text::Options::default());
    let read = read.map_err(|found| format!("{:?}", found.list()))?;
    for module in [&module, &read] {
        let output = output(module)?;
        let wanted = std::fs::read_to_string(path.with_extension("expected"))?;
        if output.trim_end() != wanted.trim_end() {
            return Err(format!("--- wanted\n{wanted}\n--- got\n{output}").into());
        }
    }
    Ok(())
}

fn size(module: &Module) -> usize {
    module.functions.iter().map(|f| f.circuit.live()).sum()
}

fn well_formed(circuit: &Circuit) -> Result<(), String> {
    let report = verify(circuit, &Checks::default());
    match report.is_ok() {
        true => Ok(()),
        false => Err(report.findings.list()[0].to_string()),
    }
}

fn output(module: &Module) -> Result<String, Box<dyn std::error::Error>> {
    let program = Program::new(module)?;
    let mut services = Services::default();
    let ran = program.run("main", &[], &mut services, &mut Scalars, Limits::default());
    let code = match ran {
        Ok(code) => code.unwrap_or(0),
        Err(Trap::Exit(code)) => code.into(),
        Err(trap) => return Err(trap.into()),
    };
    let mut output = String::from_utf8(services.output)?;
    if code != 0 {
        output += &format!("exit {code}\n");
    }
    Ok(output)
}

datatest_stable::harness! {
    { test = basic, root = "../../examples/volt", pattern = r"^\d\d_[^/]+\.vt$" },
    { test = full, root = "../../examples/volt", pattern = r"^\d\d_[^/]+\.vt$" },
}
