//! Crates stand in the order that ARCHITECTURE.md draws, and what is kept of earlier runs depends on all that it was found by.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Folder of each crate of the project, by name, and the crates of the project that it is built from.
fn crates() -> BTreeMap<String, (PathBuf, BTreeSet<String>)> {
    let manifest = read(&root().join("Cargo.toml"));
    let members = manifest.split_once("members = [").expect("members").1;
    let members = members.split_once(']').expect("the end of members").0;
    let folders = members.split('"').skip(1).step_by(2);
    let all = folders.map(|folder| {
        let text = read(&root().join(folder).join("Cargo.toml"));
        let name = text
            .lines()
            .find_map(|line| line.strip_prefix("name = "))
            .expect("a name");
        let mut section = "";
        let mut below = BTreeSet::new();
        for line in text.lines() {
            if line.starts_with('[') {
                section = line;
            } else if section == "[dependencies]" && line.starts_with("onespec-") {
                let end = line.find(['.', ' ', '=']).unwrap_or(line.len());
                below.insert(line[..end].to_string());
            }
        }
        (name.trim_matches('"').to_string(), (PathBuf::from(folder), below))
    });
    all.collect()
}

/// All that a crate is built from.
fn closure(all: &BTreeMap<String, (PathBuf, BTreeSet<String>)>, name: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![name.to_string()];
    while let Some(next) = open.pop() {
        for below in &all[&next].1 {
            if found.insert(below.clone()) {
                open.push(below.clone());
            }
        }
    }
    found
}

/// Crates of the generator in the order of the table.
fn drawn() -> Vec<String> {
    let page = read(&root().join("ARCHITECTURE.md"));
    let table = page
        .split_once("| crate | holds | may not |")
        .expect("the table of crates")
        .1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let name = |row: &str| {
        let first = row.split('`').nth(1).expect("a crate in backticks");
        let name = if first == "codegen-gen/src" { "gen" } else { first };
        format!("onespec-{name}")
    };
    rows.map(name).collect()
}

#[test]
fn the_generator_stands_in_the_order_that_is_drawn() {
    let (all, order) = (crates(), drawn());
    let place = |name: &str| order.iter().position(|drawn| drawn == name);
    for (name, (folder, below)) in &all {
        if !folder.starts_with("codegen-gen") {
            continue;
        }
        let own = place(name).unwrap_or_else(|| panic!("ARCHITECTURE.md does not draw {name}"));
        for other in below.iter().filter(|other| all[*other].0.starts_with("codegen-gen")) {
            let place = place(other).unwrap_or_else(|| panic!("ARCHITECTURE.md does not draw {other}"));
            assert!(place < own, "{name} uses {other}, which is drawn below it");
        }
    }
    assert!(
        order.iter().all(|name| all.contains_key(name)),
        "{order:?} has a crate too many"
    );
}

/// Who embeds the emulator builds no emitter.
#[test]
fn the_runtime_is_built_without_emitters() {
    let all = crates();
    for (name, (folder, _)) in &all {
        let is_command = name == "onespec-cli";
        if folder.starts_with("runtime") && !is_command {
            let below = closure(&all, name);
            assert!(!below.contains("onespec-emit"), "{name} is built from {below:?}");
        }
    }
}

/// The hash of the generator's text covers what finds the results that are kept.
#[test]
fn results_depend_on_all_that_finds_them() {
    let all = crates();
    let script = read(&root().join("codegen-gen/cache/build.rs"));
    for name in closure(&all, "onespec-pipeline") {
        let folder = &all[&name].0;
        let listed = match folder.strip_prefix("codegen-gen") {
            Ok(own) if own == Path::new("cache") => "\"src\"".to_string(),
            Ok(own) => format!("\"../{}/src\"", own.display()),
            Err(_) => format!("\"../../{}/src\"", folder.display()),
        };
        assert!(
            script.contains(&listed),
            "codegen-gen/cache/build.rs does not list {listed}"
        );
    }
}
