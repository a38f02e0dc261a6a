//! Texts and what is printed for them: what was read, or all that is wrong. `UPDATE_EXPECTED=1 cargo test` writes the
//! expectations again, to be read before they are committed.

use onespec_circuit::GATES;
use onespec_graph::text::{Options, parse, print_all};
use std::path::Path;

fn text(path: &Path, text: String) -> datatest_stable::Result<()> {
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let found = match parse(&GATES, &text, &Options::default()) {
        Ok(circuits) => print_all(&circuits),
        Err(findings) => findings.list().iter().map(|f| f.in_file(&file) + "\n").collect(),
    };
    assert_eq!(file.starts_with("good_"), !found.contains(".cir:"), "{found}");
    let expected = path.with_extension("expected");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expected, &found)?;
    }
    assert_eq!(found, std::fs::read_to_string(&expected)?);
    Ok(())
}

datatest_stable::harness! {
    { test = text, root = "tests/data/text", pattern = r"\.cir$" },
}
