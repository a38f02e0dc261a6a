//! Bad specs and the diagnostics that they get, whole.
//!
//! A case is a file `specs/bad/NAME.yaml`, read as the file `bad.yaml` of the small machine in `specs/tiny`; what the
//! author sees stands in `NAME.expected`. A case of several files is a folder `specs/bad/NAME` with a `bad.yaml` in it
//! and a file `expected`; its files may replace those of the machine. A file in `specs/bad_mirrors` is a machine of its own,
//! `mirror`, beside the small one. `UPDATE_EXPECTED=1 cargo test` writes the expectations again, to be read before they are
//! committed.

use std::fs;
use std::path::{Path, PathBuf};

type Outcome = datatest_stable::Result<()>;

fn case(input: &Path) -> Outcome {
    let folder = input.file_name().is_some_and(|name| name == "bad.yaml");
    let name = if folder {
        input.parent().and_then(Path::file_name)
    } else {
        input.file_stem()
    };
    let name = name.ok_or("a case has a name")?.to_string_lossy().into_owned();
    let mirror = input.parent().is_some_and(|parent| parent.ends_with("bad_mirrors"));
    // Cases of both kinds may have one name, and run at the same time.
    let root = scratch(&if mirror { format!("mirror-{name}") } else { name })?;
    if mirror {
        fs::create_dir_all(root.join("mirror"))?;
        fs::copy(input, root.join("mirror/bad.yaml"))?;
    } else if folder {
        copy(input.parent().ok_or("a folder")?, &root.join("tiny"))?;
    } else {
        fs::copy(input, root.join("tiny/bad.yaml"))?;
    }
    let checked = onespec_gen::check_machine(&root, if mirror { "mirror" } else { "tiny" });
    let shown = checked.rendered(false);
    let expected = if folder {
        input.with_file_name("expected")
    } else {
        input.with_extension("expected")
    };
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&expected, &shown)?;
    }
    let wanted = fs::read_to_string(&expected).unwrap_or_default();
    if shown != wanted || shown.is_empty() {
        return Err(format!("--- wanted\n{wanted}\n--- got\n{shown}").into());
    }
    Ok(())
}

/// A folder of its own with the small machine in it.
fn scratch(name: &str) -> std::io::Result<PathBuf> {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("bad-{name}"))
        .join("specs");
    if root.exists() {
        fs::remove_dir_all(&root)?;
    }
    fs::create_dir_all(root.join("tiny"))?;
    copy(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/specs/tiny"),
        &root.join("tiny"),
    )?;
    Ok(root)
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        if let (Some("yaml" | "csv" | "rules"), Some(name)) =
            (path.extension().and_then(|e| e.to_str()), path.file_name())
        {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}

datatest_stable::harness! {
    { test = case, root = "tests/specs/bad", pattern = r"^([^/]+/bad\.yaml|[^/]+\.yaml)$" },
    { test = case, root = "tests/specs/bad_mirrors", pattern = r"^[^/]+\.yaml$" },
}
