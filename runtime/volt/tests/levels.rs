//! Programs print the same at every level of optimisation, and every circuit verifies after every step: those of `examples/volt`,
//! and those of `tests/endless`, which never end.

mod support;

use onespec_compiler::evaluate::Limits;
use onespec_compiler::opt::{Level, optimise_module_checked};
use onespec_compiler::verify::{Options as Checks, verify};
use onespec_graph::{Circuit, Module};
use onespec_volt::Vectors;
use std::path::Path;
use support::{Outcome, Ran, module, run};

fn basic(path: &Path) -> Outcome {
    ends(path, Level::Basic)
}

fn full(path: &Path) -> Outcome {
    ends(path, Level::Full)
}

fn ends(path: &Path, level: Level) -> Outcome {
    check(path, level, Limits::default(), Ran::output)
}

fn endless(path: &Path) -> Outcome {
    for level in [Level::Basic, Level::Full] {
        check(path, level, support::FEW, Ran::endless)?;
    }
    Ok(())
}

fn check(path: &Path, level: Level, limits: Limits, text: fn(&Ran) -> datatest_stable::Result<String>) -> Outcome {
    let mut module = module(path, Vectors::Lanes)?;
    let before = size(&module);
    optimise_module_checked(&mut module, level, &mut |_, circuit| well_formed(circuit))?;
    println!("{} {level:?}: {before} gates, then {}", path.display(), size(&module));
    // What is printed is read back: numbers of symbols and lines still fit, marks of functions are kept.
    let printed = onespec_graph::module::print(&module);
    let read = onespec_graph::module::parse(module.set, &printed, &onespec_graph::text::Options::default());
    let read = read.map_err(|found| format!("{:?}", found.list()))?;
    if onespec_graph::module::print(&read) != printed {
        return Err(format!("{level:?}: another text once it was read:\n{printed}").into());
    }
    let wanted = std::fs::read_to_string(path.with_extension("expected"))?;
    for module in [&module, &read] {
        let output = text(&run(module, limits)?)?;
        if output.trim_end() != wanted.trim_end() {
            return Err(format!("{level:?}: --- wanted\n{wanted}\n--- got\n{output}").into());
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

datatest_stable::harness! {
    { test = basic, root = "../../examples/volt", pattern = r"^\d\d_[^/]+\.vt$" },
    { test = full, root = "../../examples/volt", pattern = r"^\d\d_[^/]+\.vt$" },
    { test = endless, root = "tests/endless", pattern = r"\.vt$" },
}
