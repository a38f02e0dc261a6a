//! `onespec generate`: the crate of a machine, written into a folder of its own for reading, reviewing and publishing.

use super::rust::{Crate, files};
use crate::pipeline::Checked;
use std::path::Path;

/// Writes the crate into `out_dir`. With `core` the crate depends on `onespec-core` in that folder, else on the
/// published one.
///
/// # Errors
/// A description that could not be read, or a file that could not be written; the text is for people.
pub fn generate(checked: &Checked, out_dir: &Path, core: Option<&Path>) -> Result<Vec<String>, String> {
    let (Some(model), Some(tables)) = (&checked.model, checked.tables) else {
        return Err("there is no description to generate from".into());
    };
    let name = format!("onespec-{}", model.name);
    let files = files(
        &Crate::new(model, tables, &checked.programs),
        model,
        tables,
        &name.replace('-', "_"),
    )
    .map_err(|error| format!("the generated text is no Rust (a fault of the generator): {error}"))?;
    let mut written = Vec::new();
    let mut write = |path: &str, text: &str| {
        let path = out_dir.join(path);
        let done = path
            .parent()
            .map_or(Ok(()), std::fs::create_dir_all)
            .and_then(|()| std::fs::write(&path, text));
        done.map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        written.push(path.display().to_string());
        Ok::<(), String>(())
    };
    write("Cargo.toml", &manifest(&name, core))?;
    for file in files {
        write(&format!("src/{}", file.name), &file.text)?;
    }
    Ok(written)
}

/// The features are those of the crates that build scripts generate.
fn manifest(name: &str, core: Option<&Path>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let core = core.map_or(String::new(), |path| {
        format!("path = {:?}, ", path.display().to_string())
    });
    format!(
        r#"[package]
name = "{name}"
version = "{version}"
edition = "2024"

# A workspace of its own, wherever the folder lies.
[workspace]

[features]
default = ["encode", "decode", "asm", "disasm", "interp", "info", "std"]
# Instructions to words.
encode = []
# Words to instructions.
decode = []
# Texts to instructions.
asm = []
# Instructions to texts.
disasm = []
# Execution.
interp = []
# Documentation and places of the description in the tables.
info = []
std = ["onespec-core/std"]

[dependencies]
onespec-core = {{ {core}version = "{version}", default-features = false }}
"#
    )
}
