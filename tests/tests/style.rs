//! Texts in the field's words: phrases that `data/style.txt` replaces do not come back, the glossary stays short, and lines of
//! descriptions stay readable.

use std::path::{Path, PathBuf};

/// Most terms that `docs/glossary.md` may have.
const MAX_TERMS: usize = 24;
/// Most columns of a line of a description.
const MAX_COLUMNS: usize = 120;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text files below a folder, by extension, without built files and data of tests.
fn texts(folder: &Path, extensions: &[&str], to: &mut Vec<(PathBuf, String)>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries.map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if entry.is_dir() {
            if !name.starts_with('.') && !["target", "data", "golden", "found"].contains(&name.as_str()) {
                texts(&entry, extensions, to);
            }
        } else if extensions.iter().any(|e| entry.extension().is_some_and(|x| x == *e)) {
            let text = std::fs::read_to_string(&entry).unwrap_or_else(|e| panic!("{}: {e}", entry.display()));
            to.push((entry, text));
        }
    }
}

/// How often a phrase stands in a line as whole words.
fn count(line: &str, phrase: &str) -> usize {
    let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    line.match_indices(phrase)
        .filter(|(at, _)| {
            let (before, behind) = (&line[..*at], &line[at + phrase.len()..]);
            !is_word(before.chars().next_back()) && !is_word(behind.chars().next())
        })
        .count()
}

#[test]
fn phrases_that_were_replaced_stay_away() {
    let mut all = Vec::new();
    for folder in ["codegen-gen", "runtime", "generated", "tests", "docs/reference", "spec"] {
        texts(&root().join(folder), &["rs", "md", "yaml", "rules"], &mut all);
    }
    for file in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"] {
        let path = root().join(file);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{file}: {e}"));
        all.push((path, text));
    }
    let mut found = Vec::new();
    for line in include_str!("../data/style.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [phrase, instead, most] = cells[..] else {
            panic!("data/style.txt: {line}");
        };
        let most: usize = most.parse().unwrap_or_else(|e| panic!("data/style.txt: {line}: {e}"));
        let phrase = phrase.to_lowercase();
        let places: Vec<String> = all
            .iter()
            .flat_map(|(path, text)| (1..).zip(text.lines()).map(move |(number, line)| (path, number, line)))
            .filter(|(_, _, line)| count(&line.to_lowercase(), &phrase) > 0)
            .map(|(path, number, line)| format!("  {}:{number}: {}", path.display(), line.trim()))
            .collect();
        if places.len() > most {
            found.push(format!("`{phrase}` (write: {instead}):\n{}", places.join("\n")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_glossary_is_short() {
    let text = std::fs::read_to_string(root().join("docs/glossary.md")).expect("the glossary");
    let terms = text.lines().filter(|line| line.starts_with("| ")).count() - 1;
    assert!((5..=MAX_TERMS).contains(&terms), "{terms} terms, at most {MAX_TERMS}");
}

#[test]
fn lines_of_descriptions_fit_a_screen() {
    let mut all = Vec::new();
    texts(&root().join("spec"), &["yaml", "rules"], &mut all);
    let long = all.iter().flat_map(|(path, text)| {
        let lines = (1..).zip(text.lines());
        let long = lines.filter(|(_, line)| line.chars().count() > MAX_COLUMNS);
        long.map(move |(number, line)| format!("{}:{number}: {} columns", path.display(), line.chars().count()))
    });
    let long: Vec<String> = long.collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}
