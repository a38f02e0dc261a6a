//! What the build script of a generated crate calls, so that it is one line.
// Cargo reads what a build script prints.
#![allow(clippy::print_stdout)]

use crate::cache::Cache;
use crate::emit::files::SourceFile;
use crate::emit::sources::{self, Request};
use crate::pipeline::{Checked, Opening};
use crate::source::{FileSource, Level, SourceFile as DescriptionFile};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::exit;

/// Writes the text of a machine's crate to the folder `$OUT_DIR/generated`, from the nearest folder `spec/` that has the machine.
/// The crate's root includes `mod.rs` from there.
///
/// Ends the build script with the rendered diagnostics when the description has errors; cargo shows them.
pub fn generated(machine: &str) {
    if let Err(message) = generate(machine) {
        // Where cargo does not listen nobody is left to tell.
        let _ = writeln!(std::io::stderr(), "{message}");
        exit(1);
    }
}

fn generate(machine: &str) -> Result<(), String> {
    let folder = |name: &str| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .ok_or(format!("{name} is not set: run by cargo"))
    };
    let root = find_spec(&folder("CARGO_MANIFEST_DIR")?, machine)?;
    // Results are kept beside what is generated: a change that leaves the texts as they are tries nothing out again.
    let opening = Opening {
        cache: Cache::at(folder("OUT_DIR")?.join("results")),
        ..Opening::default()
    };
    let files = FileSource::Folder(&root);
    let checked = Checked::open(files, machine, &opening);
    // The folder itself too: a new file is a change. Files of other folders and files of data are inputs as well.
    println!("cargo::rerun-if-changed={}", root.join(machine).display());
    println!("cargo::rerun-if-changed={}", root.join("prelude.yaml").display());
    rerun_for(checked.sources.files(), &root);
    if checked.diags.has_errors() {
        return Err(format!(
            "the description of `{machine}` has errors:\n\n{}",
            checked.rendered(false)
        ));
    }
    let warnings = checked.count(Level::Warning);
    if warnings > 0 {
        println!("cargo::warning=spec/{machine}: {warnings} warnings, see `onespec check`");
    }
    if let Some(mirror) = checked.model.as_ref().and_then(|model| model.mirror.as_ref()) {
        println!("cargo::rerun-if-changed={}", root.join(&mirror.of).display());
    }
    let request = Request {
        files,
        spec: &root.display().to_string(),
        select: std::env::var_os("CARGO_FEATURE_SELECT").is_some(),
        cache: &opening.cache,
    };
    let made = sources::generated(&checked, request)?;
    if let Some(gates) = &made.gates {
        rerun_for(gates.files(), &root);
    }
    write(&folder("OUT_DIR")?.join("generated"), &made.files)
}

fn rerun_for(files: &[DescriptionFile], root: &Path) {
    for name in files
        .iter()
        .filter_map(|file| sources::below(FileSource::Folder(root), file))
    {
        println!("cargo::rerun-if-changed={}", root.join(name).display());
    }
}

/// Writes the files into a folder that holds nothing else then.
fn write(folder: &Path, files: &[SourceFile]) -> Result<(), String> {
    let failed = |path: &Path, error: std::io::Error| format!("cannot write {}: {error}", path.display());
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(|error| failed(folder, error))?;
    }
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    for file in files {
        let path = folder.join(&file.name);
        std::fs::write(&path, &file.text).map_err(|error| failed(&path, error))?;
    }
    Ok(())
}

/// The nearest folder upward that holds `spec/MACHINE`.
fn find_spec(from: &Path, machine: &str) -> Result<PathBuf, String> {
    from.ancestors()
        .map(|folder| folder.join("spec"))
        .find(|spec| spec.join(machine).is_dir())
        .ok_or(format!("no folder `spec/{machine}` in {} or above", from.display()))
}
