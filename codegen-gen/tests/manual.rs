//! The manual: pages for extensions and for all that instructions refer to, held against goldens; every link leads somewhere.
#![cfg(feature = "manual")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

type Pages = Vec<(String, String)>;

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn manual(spec: &Path, machine: &str) -> Pages {
    let checked = onespec_gen::check_machine(spec, machine);
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    onespec_gen::manual::markdown(&checked).expect("templates")
}

/// The lines of entries may move.
fn without_lines(text: &str) -> String {
    let pieces = text.split("yaml:");
    let pieces = pieces.map(|piece| piece.trim_start_matches(|c: char| c.is_ascii_digit()));
    pieces.collect::<Vec<_>>().join("yaml:")
}

fn compare(golden: &Path, pages: &[(String, String)]) {
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        let _ = std::fs::remove_dir_all(golden);
        std::fs::create_dir_all(golden).expect("a folder");
        for (file, text) in pages {
            std::fs::write(golden.join(file), without_lines(text)).expect("a golden");
        }
    }
    let name = |file: std::io::Result<std::fs::DirEntry>| file.expect("a file").file_name().into_string();
    let expected: BTreeSet<String> = std::fs::read_dir(golden)
        .expect("goldens")
        .map(|file| name(file).expect("UTF-8"))
        .collect();
    let found: BTreeSet<String> = pages.iter().map(|(file, _)| file.clone()).collect();
    assert_eq!(found, expected, "files of {}", golden.display());
    for (file, text) in pages {
        let expected = std::fs::read_to_string(golden.join(file)).expect("a golden");
        assert_eq!(without_lines(text), expected, "{file} of {}", golden.display());
    }
}

/// All pages of a small machine with one of everything, and of gates those of a level and of types.
#[test]
fn pages_are_as_expected() {
    let data = here().join("tests/data/manual");
    compare(&data.join("golden/toy"), &manual(&data.join("spec"), "toy"));
    let gates = manual(&here().join("../spec"), "circuit");
    let sums = gates
        .iter()
        .find(|(file, _)| file == "mir.md")
        .map(|(_, text)| text.as_str());
    let rule = "\nsimplify add.neg: ADD(x, SUB(0, y)) => SUB(x, y)\n";
    assert!(sums.is_some_and(|text| text.contains(rule)), "{rule} at its gate");
    let shown = |file: &str| ["index.md", "hir.md", "types.md"].contains(&file);
    let gates: Pages = gates.into_iter().filter(|(file, _)| shown(file)).collect();
    compare(&data.join("golden/circuit"), &gates);
}

/// The targets of all links of a page, but those in code.
fn links(text: &str) -> Vec<&str> {
    let mut code = false;
    let lines = text.lines().filter(|line| {
        code ^= line.starts_with("```");
        !code && !line.starts_with("    ")
    });
    lines
        .flat_map(|line| line.split("](").skip(1).filter_map(|rest| rest.split(')').next()))
        .collect()
}

fn links_of(pages: &Pages, machine: &str) -> usize {
    let anchor = |file: &str, anchor: &str| {
        let page = pages.iter().find(|(name, _)| name == file);
        let text = page.map(|(_, text)| text.as_str());
        text.is_some_and(|text| anchor.is_empty() || text.contains(&format!("<a id=\"{anchor}\"></a>")))
    };
    let mut known = BTreeSet::new();
    for (file, text) in pages {
        for link in links(text) {
            let (to, id) = link.split_once('#').unwrap_or((link, ""));
            let to = if to.is_empty() { file } else { to };
            if known.insert((to.to_string(), id.to_string())) {
                assert!(anchor(to, id), "{machine}/{file} links to {link}, which is not there");
            }
        }
        let mut ids = BTreeSet::new();
        for id in text.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(ids.insert(id), "{machine}/{file} has two places `{id}`");
        }
    }
    known.len()
}

/// In the manual of every machine under `spec/`, each link leads to a place that is there.
#[test]
fn links_lead_somewhere() {
    let spec = here().join("../spec");
    let mut count = 0;
    for machine in onespec_gen::machines(&spec) {
        let checked = onespec_gen::check_machine(&spec, &machine);
        let pages = onespec_gen::manual::markdown(&checked).expect("templates");
        assert!(pages.len() > 1, "{machine}");
        count += links_of(&pages, &machine);
    }
    assert!(count > 5_000, "{count} links");
    let data = here().join("tests/data/manual/spec");
    links_of(&manual(&data, "toy"), "toy");
}

/// Each instruction, each CSR, each function, each alias and each kind with a name stands in the manual.
#[test]
fn the_manual_has_everything() {
    let spec = here().join("../spec");
    let checked = onespec_gen::check_machine(&spec, "riscv");
    let pages = onespec_gen::manual::markdown(&checked).expect("templates");
    let page = |name: &str| &pages.iter().find(|p| p.0 == name).unwrap_or_else(|| panic!("{name}")).1;
    let index = page("index.md");
    let model = checked.model.as_ref().expect("a model");
    for op in model.ops.iter().filter(|op| !op.unreachable) {
        let feature = &model.features[usize::from(op.feature)].name;
        let file = format!("{}.md", feature.to_ascii_lowercase());
        let title = format!("## `{}`\n", op.name);
        assert!(page(&file).contains(&title), "{} in {file}", op.name);
        assert!(index.contains(&format!("]({file})")), "{file} in the index");
    }
    for csr in model.csrs.iter().filter(|csr| !csr.unreachable) {
        assert!(
            page("csrs.md").contains(&format!("## `{}`\n", csr.name)),
            "{}",
            csr.name
        );
        for field in csr.fields.iter().filter(|_| csr.view.is_none()) {
            assert!(
                page("csrs.md").contains(&format!("| `{}` |", field.name)),
                "{}.{}",
                csr.name,
                field.name
            );
        }
    }
    for (name, definition) in onespec_gen::sem::definitions::definitions(model) {
        let text = page("functions.md");
        assert_eq!(text.matches(&format!("## `{name}`\n")).count(), 1, "{name}");
        assert!(text.contains(&definition.text), "{name}");
    }
    for m in &model.macros {
        assert!(
            page("pseudo-instructions.md").contains(&format!("## `{}`\n", m.name)),
            "{}",
            m.name
        );
    }
    for file in &model.files {
        assert!(
            page("state.md").contains(&format!("## Registers `{}`\n", file.name)),
            "{}",
            file.name
        );
    }
    for alias in &model.aliases {
        let op = &model.ops[usize::from(alias.op)];
        let feature = &model.features[usize::from(op.feature)].name;
        let text = page(&format!("{}.md", feature.to_ascii_lowercase()));
        assert!(
            op.unreachable || text.contains(&format!("| `{}", alias.name)),
            "{}",
            alias.name
        );
    }
}
