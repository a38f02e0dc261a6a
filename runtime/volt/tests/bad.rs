//! Bad programs and everything that is told of them, whole. `UPDATE_EXPECTED=1 cargo test` writes the expectations again, to be read
//! before they are committed.

use onespec_volt::{Options, compile, source::Disk};
use std::path::Path;

fn case(path: &Path) -> datatest_stable::Result<()> {
    let done = compile(path, &mut Disk, &Options::default());
    let shown = done.rendered(false);
    if done.module.is_some() || !shown.contains("error[") {
        return Err(format!("this program is not bad:\n{shown}").into());
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
    { test = case, root = "tests/bad", pattern = r"^[^/]+\.vt$" },
}
