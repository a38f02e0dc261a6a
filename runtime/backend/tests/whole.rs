//! Whole programs of circuits, by hand-written patterns: selection, registers, frames, bytes, and that they run. A file's
//! first line says what its `main` gives. With `ONESPEC_KEEP=FOLDER` the programs are kept.

mod support;

use onespec_backend::Level;
use std::path::Path;

fn runs(path: &Path) -> datatest_stable::Result<()> {
    let source = std::fs::read_to_string(path)?;
    let wanted = source
        .lines()
        .next()
        .and_then(|l| l.strip_prefix("# gives "))
        .ok_or("what it gives")?;
    let wanted: u8 = wanted.trim().parse()?;
    let module = support::module(&source);
    let machine = support::machine();
    for level in [Level::Quick, Level::Good] {
        let file = support::build(&machine, &module, level)?;
        if let Ok(folder) = std::env::var("ONESPEC_KEEP") {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            std::fs::write(format!("{folder}/{name}.{level:?}"), &file)?;
        }
        let found = support::run(&file)?;
        if found != wanted {
            return Err(format!("{level:?}: gives {found}, not {wanted}").into());
        }
    }
    Ok(())
}

datatest_stable::harness! {
    { test = runs, root = "tests/data/run", pattern = r"\.cir$" },
}
