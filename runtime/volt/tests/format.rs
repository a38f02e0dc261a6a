//! The formatter on all programs there are: what is formatted stays as it is, means the same, and keeps its comments.

use onespec_volt::{Options, compile_text, format};
use std::path::Path;

fn case(path: &Path) -> datatest_stable::Result<()> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path)?;
    let once = format::program(&name, &text, false)?;
    let twice = format::program(&name, &once, false)?;
    if once != twice {
        return Err(format!("formatted again it changes:\n{once}\n---\n{twice}").into());
    }
    let bare = |text: &str| text.split_whitespace().collect::<String>();
    if bare(&once) != bare(&text) {
        return Err("something else than blanks has changed".into());
    }
    let circuits = |text: &str| {
        let module = compile_text(&name, text, &Options::default()).module;
        module.map(|module| onespec_graph::module::print(&module))
    };
    if circuits(&once) != circuits(&text) {
        return Err("it means something else".into());
    }
    Ok(())
}

fn circuit(path: &Path) -> datatest_stable::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let once = format::circuit_text(&text);
    if format::circuit_text(&once) != once {
        return Err("formatted again it changes".into());
    }
    let bare = |text: &str| text.split_whitespace().collect::<String>();
    if bare(&once) != bare(&text) {
        return Err("something else than blanks has changed".into());
    }
    Ok(())
}

datatest_stable::harness! {
    { test = case, root = "../../examples/volt", pattern = r"\.vt$" },
    { test = circuit, root = "../compiler/tests/data", pattern = r"\.cir$" },
}
