//! Kernel sources that compile, and everything that they are warned of, whole. `UPDATE_EXPECTED=1 cargo test` writes the
//! expectations again, to be read before they are committed.

use onespec_sfpi::FRONT_END;
use onespec_volt::{Options, compile, source::Disk};
use std::path::Path;

fn case(path: &Path) -> datatest_stable::Result<()> {
    let options = Options {
        front_ends: &[FRONT_END],
        ..Options::default()
    };
    let done = compile(path, &mut Disk, &options);
    let shown = done.rendered(false);
    if done.module.is_none() || !shown.contains("warning[") || !shown.contains("help: ") {
        return Err(format!("this source has to compile with warnings:\n{shown}").into());
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
    { test = case, root = "tests/warnings", pattern = r"^[^/]+\.cc$" },
}
