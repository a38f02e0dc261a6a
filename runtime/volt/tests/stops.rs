//! Programs that end since an index or a range is outside: what they print, what is told, and the exit code, whole, stand beside
//! them. Here they run circuit by circuit; the tests of the driver run them compiled. `UPDATE_EXPECTED=1 cargo test` writes the
//! expectations anew, to be read before they are committed.

use onespec_compiler::modules::{Limits, Program, Scalars, Services, Trap};
use onespec_volt::{Options, Vectors, compile, source::Disk};
use std::path::Path;

fn stops(path: &Path) -> datatest_stable::Result<()> {
    let options = Options {
        vectors: Vectors::Lanes,
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
        Err(trap) => return Err(trap.to_string().into()),
    };
    let (output, errors) = (String::from_utf8(services.output)?, String::from_utf8(services.errors)?);
    let found = format!("{output}{errors}exit {code}\n");
    let expected = path.with_extension("expected");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expected, &found)?;
    }
    let wanted = std::fs::read_to_string(&expected).unwrap_or_default();
    match found == wanted {
        true => Ok(()),
        false => Err(format!("--- wanted\n{wanted}\n--- got\n{found}").into()),
    }
}

datatest_stable::harness! {
    { test = stops, root = "tests/stops", pattern = r"\.vt$" },
}
