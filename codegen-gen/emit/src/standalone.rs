//! `onespec generate`: the crate of a machine as files, for a folder of its own to read, review and publish.

use super::graph;
use super::rust::{Crate, SourceFile, files};
use onespec_pipeline::pipeline::Checked;
use std::path::Path;

/// The files of the crate: paths below its folder, and texts. With `core` the crate depends on `onespec-core` in that folder
/// (and the crate of an intermediate representation on `onespec-graph` in the folder `graph` beside it), else on the
/// published ones.
///
/// # Errors
/// A description that could not be read; the text is for people.
pub fn generate(checked: &Checked, core: Option<&Path>) -> Result<Vec<(String, String)>, String> {
    let (Some(model), Some(tables)) = (&checked.model, checked.tables) else {
        return Err("there is no description to generate from".into());
    };
    let name = format!("onespec-{}", model.name);
    let of_gates = !model.graph.gates.is_empty();
    let files = match checked.programs.first() {
        Some(program) if of_gates => {
            let text = graph::crate_text(model, program, &|origin| checked.sources.line_of(origin));
            let single = |file| SourceFile {
                name: "lib.rs".into(),
                text: prettyplease::unparse(&file),
            };
            syn::parse2(text).map(|file| vec![single(file)])
        }
        _ => files(
            &Crate::new(model, tables, checked.programs),
            model,
            tables,
            &name.replace('-', "_"),
        ),
    }
    .map_err(|error| format!("the generated text is no Rust (a fault of the generator): {error}"))?;
    let manifest = if of_gates {
        manifest_of_gates(&name, core)
    } else {
        manifest(&name, core)
    };
    let sources = files.into_iter().map(|file| (format!("src/{}", file.name), file.text));
    Ok(std::iter::once(("Cargo.toml".to_owned(), manifest))
        .chain(sources)
        .collect())
}

fn manifest_of_gates(name: &str, core: Option<&Path>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let path = |folder: Option<&Path>| {
        folder.map_or(String::new(), |path| {
            format!("path = {:?}, ", path.display().to_string())
        })
    };
    let graph = core.and_then(Path::parent).map(|folder| folder.join("graph"));
    let (core, graph) = (path(core), path(graph.as_deref()));
    format!(
        r#"[package]
name = "{name}"
version = "{version}"
edition = "2024"

# A workspace of its own, wherever the folder lies.
[workspace]

[dependencies]
onespec-core = {{ {core}version = "{version}" }}
onespec-graph = {{ {graph}version = "{version}" }}
"#
    )
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
