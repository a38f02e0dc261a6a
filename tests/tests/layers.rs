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
fn crates(sections: &[&str]) -> BTreeMap<String, (PathBuf, BTreeSet<String>)> {
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
            } else if sections.contains(&section) && line.starts_with("onespec-") {
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

fn page() -> String {
    read(&root().join("ARCHITECTURE.md"))
}

/// Rows of the table of crates, in its order: the folders that each names, or `FOLDER/*` for all below one.
fn drawn() -> Vec<Vec<String>> {
    let page = page();
    let table = page.split_once("| crate | holds |").expect("the table of crates").1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let first = |row: &str| row.split('|').nth(1).unwrap_or_default().to_string();
    let names = |cell: String| cell.split('`').skip(1).step_by(2).map(str::to_string).collect();
    rows.map(first).map(names).collect()
}

/// The row that draws a folder: by its name, else by that of the folder that it is in.
fn row_of(rows: &[Vec<String>], folder: &Path) -> Option<usize> {
    let has = |name: String| rows.iter().position(|row| row.contains(&name));
    let parent = folder.parent().map(|parent| format!("{}/*", parent.display()));
    has(folder.display().to_string()).or_else(|| parent.and_then(has))
}

#[test]
fn crates_stand_in_the_order_that_is_drawn() {
    let (all, rows) = (crates(&["[dependencies]", "[build-dependencies]"]), drawn());
    let mut wrong = Vec::new();
    for (name, (folder, below)) in &all {
        let Some(own) = row_of(&rows, folder) else {
            wrong.push(format!("ARCHITECTURE.md does not draw {}", folder.display()));
            continue;
        };
        // Crates of one row are alike; cargo keeps circles out.
        let drawn_below = |other: &&String| row_of(&rows, &all[*other].0).is_none_or(|row| row > own);
        let others = below.iter().filter(drawn_below);
        wrong.extend(others.map(|other| format!("{name} uses {other}, which is drawn below it")));
    }
    let exists = |name: &&String| root().join(name.trim_end_matches("/*")).is_dir();
    let gone = rows.iter().flatten().filter(|name| !exists(name));
    wrong.extend(gone.map(|name| format!("{name} is drawn and not there")));
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What the page tells a reader to open is there.
#[test]
fn folders_and_files_that_are_drawn_are_there() {
    let page = page();
    let tops = [
        "spec/",
        "codegen-gen/",
        "generated/",
        "runtime/",
        "tests/",
        "examples/",
        "docs/",
    ];
    let quoted = page.split('`').skip(1).step_by(2);
    let linked = page
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(link, _)| link);
    let is_path = |text: &&str| tops.iter().any(|top| text.starts_with(top)) && !text.contains("MACHINE");
    let paths: BTreeSet<&str> = quoted.chain(linked).filter(is_path).collect();
    assert!(paths.len() > 20, "{paths:?}");
    let exists = |path: &&&str| root().join(path.trim_end_matches("/*")).exists();
    let gone: Vec<_> = paths.iter().filter(|path| !exists(path)).collect();
    assert!(gone.is_empty(), "ARCHITECTURE.md names what is not there: {gone:?}");
}

/// Who embeds the emulator builds no emitter.
#[test]
fn the_runtime_is_built_without_emitters() {
    let all = crates(&["[dependencies]"]);
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
    let all = crates(&["[dependencies]"]);
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
