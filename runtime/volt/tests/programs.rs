//! Programs, run circuit by circuit; the tests of the driver run them compiled. What they print stands beside them:
//!
//! * `examples/volt`: what is printed, and a line `exit N` where the exit code is not 0.
//! * `tests/stops`: programs that end since an index or a range is outside. What is printed and told, and the exit code.
//! * `tests/endless`: programs that never end. What is printed before.
//!
//! `UPDATE_EXPECTED=1 cargo test` writes the expectations again, to be read before they are committed.

mod support;

use onespec_compiler::evaluate::Limits;
use onespec_volt::Vectors;
use std::path::Path;
use support::{Outcome, compare, module, run};

fn lanes(path: &Path) -> Outcome {
    let ran = run(&module(path, Vectors::Lanes)?, Limits::default())?;
    compare(path, &ran.output()?)
}

/// Circuits with gates of vector types verify too; they are run where there is an evaluator of such gates.
fn gates(path: &Path) -> Outcome {
    module(path, Vectors::Gates).map(drop)
}

fn stops(path: &Path) -> Outcome {
    let ran = run(&module(path, Vectors::Lanes)?, Limits::default())?;
    compare(path, &ran.whole()?)
}

fn endless(path: &Path) -> Outcome {
    let ran = run(&module(path, Vectors::Lanes)?, support::FEW)?;
    compare(path, &ran.endless()?)
}

datatest_stable::harness! {
    { test = lanes, root = "../../examples/volt", pattern = r"^\d\d_[^/]+\.vt$" },
    { test = gates, root = "../../examples/volt", pattern = r"^\d\d_[^/]+\.vt$" },
    { test = stops, root = "tests/stops", pattern = r"\.vt$" },
    { test = endless, root = "tests/endless", pattern = r"\.vt$" },
}
