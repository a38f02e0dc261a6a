//! What is kept of earlier runs depends on all that it was found by.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of the crates of this project that the crate in a folder is built from.
fn below(folder: &Path, found: &mut BTreeSet<PathBuf>) {
    let path = folder.join("Cargo.toml");
    let manifest = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let workspace = include_str!("../../Cargo.toml");
    let mut section = "";
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line;
        } else if section == "[dependencies]" && line.starts_with("onespec-") {
            let end = line.find(['.', ' ', '=']).unwrap_or(line.len());
            let declared = format!("\n{} = {{ path = \"", &line[..end]);
            let (_, rest) = workspace.split_once(&declared).expect("a crate of the workspace");
            let path = rest.split('"').next().unwrap_or("");
            let one = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
            if found.insert(PathBuf::from(path)) {
                below(&one, found);
            }
        }
    }
}

/// The build script of the generator hashes the text of the generator and of every crate below it.
#[test]
fn results_depend_on_every_crate_of_the_generator() {
    let generator = Path::new(env!("CARGO_MANIFEST_DIR")).join("../codegen-gen");
    let script = fs::read_to_string(generator.join("build.rs")).expect("the build script");
    let mut found = BTreeSet::new();
    below(&generator, &mut found);
    assert!(found.len() > 2, "{found:?}");
    for folder in found {
        let listed = match folder.strip_prefix("codegen-gen") {
            Ok(own) => format!("\"{}/src\"", own.display()),
            Err(_) => format!("\"../{}/src\"", folder.display()),
        };
        assert!(script.contains(&listed), "codegen-gen/build.rs does not list {listed}");
    }
}
