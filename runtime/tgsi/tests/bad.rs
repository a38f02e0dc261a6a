//! Bad texts and everything that is told of them, whole. `UPDATE_EXPECTED=1 cargo test` writes the expectations again,
//! to be read before they are committed.

use onespec_diag::Sources;
use onespec_tgsi::{Diags, check, parse};
use std::path::Path;

fn case(path: &Path) -> datatest_stable::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let mut sources = Sources::new();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut diags = Diags::new(sources.add(name, text.clone()));
    if let Some(shader) = parse(&text, &mut diags) {
        check(&shader, &mut diags);
    }
    let shown = diags.render(&sources, false);
    if !diags.has_errors() {
        return Err(format!("this text is not bad:\n{shown}").into());
    }
    if shown.matches("help: ").count() < diags.list().len() {
        return Err(format!("it does not always say what to write:\n{shown}").into());
    }
    let expected = path.with_extension("expected");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expected, &shown)?;
    }
    let wanted = std::fs::read_to_string(&expected).unwrap_or_default();
    match shown == wanted {
        true => Ok(()),
        false => Err(format!("--- wanted\n{wanted}\n--- got\n{shown}").into()),
    }
}

datatest_stable::harness! {
    { test = case, root = "tests/bad", pattern = r"^[^/]+\.tgsi$" },
}
