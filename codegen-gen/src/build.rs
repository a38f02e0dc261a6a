//! What the build script of a generated crate calls, so that it is one line.
// Cargo reads what a build script prints.
#![allow(clippy::print_stdout)]

use crate::cache::Cache;
use crate::emit::graph;
use crate::emit::rust::Crate;
use crate::emit::selectors;
use crate::pipeline::{Checked, Opening};
use crate::source::{Diags, FileSource, Level, Origin, SourceFile};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::exit;

/// Writes the crate of a machine to `$OUT_DIR/generated.rs`, from the nearest folder `spec/` that has the machine.
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
    let checked = Checked::open(FileSource::Folder(&root), machine, &opening);
    // The folder itself too: a new file is a change. Files of other folders and files of data are inputs as well.
    println!("cargo::rerun-if-changed={}", root.join(machine).display());
    for name in checked.sources.files().iter().filter_map(|file| below(&root, file)) {
        println!("cargo::rerun-if-changed={}", root.join(name).display());
    }
    println!("cargo::rerun-if-changed={}", root.join("prelude.yaml").display());
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
    let (Some(model), Some(tables)) = (&checked.model, checked.tables) else {
        return Err(format!("{} holds no description of `{machine}`", root.display()));
    };
    let file = folder("OUT_DIR")?.join("generated.rs");
    let text = match (&model.mirror, checked.programs.first()) {
        (Some(mirror), _) => {
            println!("cargo::rerun-if-changed={}", root.join(&mirror.of).display());
            Crate::mirror(model, tables)
        }
        (None, Some(program)) if !model.graph.gates.is_empty() => {
            let line = |origin: &Origin| {
                let line = checked.sources.line_of(origin);
                let below = line
                    .strip_prefix(&FileSource::Folder(&root).shown())
                    .map(|l| format!("spec{l}"));
                below.unwrap_or(line)
            };
            graph::crate_text(model, program, &line)
        }
        _ => Crate::new(model, tables, checked.programs).single_file(),
    };
    let text = text.to_string();
    let selectors = match model.graph.gates.is_empty() {
        true => selectors_text(&checked, &root)?,
        false => String::new(),
    };
    let text = text + &sources(&checked, &root) + &selectors;
    std::fs::write(&file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

/// What stands at the crate's root where there are no selectors.
const NO_SELECTORS: &str = "\n/// What a compiler selects instructions by: nothing here.\n\
                            pub static SELECTORS: &[&onespec_core::select::Selector] = &[];\n";

/// The tables of the selector, where the crate is asked for them and the description tells of gates.
fn selectors_text(checked: &Checked, root: &Path) -> Result<String, String> {
    if std::env::var_os("CARGO_FEATURE_SELECT").is_none() {
        return Ok(NO_SELECTORS.into());
    }
    let mut diags = Diags::default();
    let line = |origin: &Origin| {
        let line = checked.sources.line_of(origin);
        let below = line
            .strip_prefix(&FileSource::Folder(root).shown())
            .map(|l| format!("spec{l}"));
        below.unwrap_or(line)
    };
    let made = selectors::module(checked, FileSource::Folder(root), &mut diags, &line);
    if diags.has_errors() {
        return Err(format!(
            "instructions cannot be selected:\n\n{}",
            crate::source::render(&checked.sources, &diags.list, false)
        ));
    }
    let Some((text, gates)) = made else {
        return Ok(NO_SELECTORS.into());
    };
    for name in gates.files().iter().filter_map(|file| below(root, file)) {
        println!("cargo::rerun-if-changed={}", root.join(name).display());
    }
    Ok(text + "pub use select::SELECTORS;\n")
}

/// The description's own text as an item of the crate, so that a program can do with it what needs more than tables.
fn sources(checked: &Checked, root: &Path) -> String {
    let pair = |file: &SourceFile| {
        let name = below(root, file)?;
        Some(format!(
            "({name:?}, include_str!({:?})),",
            root.join(&name).display().to_string()
        ))
    };
    let pairs: String = checked.sources.files().iter().filter_map(pair).collect();
    format!(
        "\n/// The description that this crate was generated from: names of files and their texts.\n\
         #[cfg(feature = \"info\")]\n\
         pub static SOURCES: &[(&str, &str)] = &[{pairs}];\n"
    )
}

/// Name of a file below the folder of specs.
fn below(root: &Path, file: &SourceFile) -> Option<String> {
    let name = file.path.strip_prefix(&FileSource::Folder(root).shown())?;
    name.strip_prefix('/').map(str::to_string)
}

/// The nearest folder upward that holds `spec/MACHINE`.
fn find_spec(from: &Path, machine: &str) -> Result<PathBuf, String> {
    from.ancestors()
        .map(|folder| folder.join("spec"))
        .find(|spec| spec.join(machine).is_dir())
        .ok_or(format!("no folder `spec/{machine}` in {} or above", from.display()))
}
