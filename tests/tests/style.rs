//! Texts in the field's words: phrases that `data/style.txt` replaces do not come back, the glossary stays short, and lines of
//! descriptions stay readable. Code of the generator and of the runtime names no machine and no instruction.

use onespec_machines::ALL;
use std::collections::BTreeMap;
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

/// Shortest names of targets and extensions that are looked for: shorter ones are words of any code.
const SHORTEST: usize = 3;
/// The crate that lists the machines of a program.
const LIST: &str = "runtime/machines";

/// A word or a text of Rust code, with its line.
#[derive(Debug, PartialEq)]
enum Token {
    Word(usize, String),
    Text(usize, String),
}

/// Words and texts of Rust code, without comments and what is built for its own tests alone.
fn tokens(code: &str) -> Vec<Token> {
    let code = code.split("#[cfg(test)]").next().unwrap_or("");
    let bytes = code.as_bytes();
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let find = |from: usize, what: &str| code[from..].find(what).map_or(code.len(), |at| from + at);
    let (mut at, mut found) = (0, Vec::new());
    // A line, and where it was counted up to.
    let (mut line, mut counted) = (1, 0);
    while at < bytes.len() {
        line += bytes[counted..at].iter().filter(|b| **b == b'\n').count();
        counted = at;
        let rest = &code[at..];
        if rest.starts_with("//") {
            at = find(at, "\n");
        } else if rest.starts_with("/*") {
            at = find(at, "*/") + 2;
        } else if rest.starts_with("r\"") || rest.starts_with("r#") {
            let marks = rest[1..].bytes().take_while(|b| *b == b'#').count();
            let from = at + 2 + marks;
            let end = find(from.min(code.len()), &format!("\"{}", "#".repeat(marks)));
            found.push(Token::Text(line, code.get(from..end).unwrap_or("").to_owned()));
            at = end + 1 + marks;
        } else if rest.starts_with('"') {
            let mut end = at + 1;
            while end < bytes.len() && bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            found.push(Token::Text(line, code.get(at + 1..end).unwrap_or("").to_owned()));
            at = end + 1;
        } else if rest.starts_with("'\\") {
            at = find(at + 3, "'") + 1;
        } else if rest.starts_with("'\"'") {
            at += 3;
        } else if is_word(bytes[at]) {
            let end = at + bytes[at..].iter().take_while(|b| is_word(**b)).count();
            found.push(Token::Word(line, code[at..end].to_owned()));
            at = end;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    found
}

/// What is looked for: names of all machines, their targets and extensions, with what each is; names of instructions, with
/// their machine; and words that are such names by chance.
struct Names {
    names: BTreeMap<&'static str, &'static str>,
    instructions: BTreeMap<&'static str, &'static str>,
    words: Vec<&'static str>,
}

impl Names {
    fn all() -> Names {
        let (mut names, mut instructions) = (BTreeMap::new(), BTreeMap::new());
        for machine in ALL {
            let isa = machine.isa;
            let targets = isa.targets.iter().map(|t| (t.name, "target"));
            let features = isa.features.iter().map(|f| (f.name, "extension"));
            names.extend(targets.chain(features).filter(|(name, _)| name.len() >= SHORTEST));
            for op in isa.ops {
                instructions.entry(op.name).or_insert(isa.name);
            }
        }
        names.extend(ALL.iter().map(|machine| (machine.isa.name, "machine")));
        let words = include_str!("../data/machine_names.txt").lines();
        let words = words
            .filter(|line| !line.starts_with('#'))
            .flat_map(str::split_whitespace);
        Names {
            names,
            instructions,
            words: words.collect(),
        }
    }

    /// What of a file's code is a name: words, parts of words, and words of texts; of instructions, texts that are a name, or a
    /// line of assembly. Examples of a command's help may have them. Words that are names by chance are among them.
    fn found(&self, code: &str) -> Vec<(usize, &'static str, &'static str)> {
        let mut found = Vec::new();
        for token in tokens(code) {
            let (line, text, is_text) = match &token {
                Token::Word(line, text) => (*line, text, false),
                Token::Text(line, text) => (*line, text, true),
            };
            if is_text && text.contains("onespec ") {
                continue;
            }
            let parts = text.split(|c: char| !(c.is_ascii_alphanumeric() || is_text && matches!(c, '-' | '_')));
            for part in parts {
                found.extend(self.names.get_key_value(part).map(|(name, what)| (line, *name, *what)));
            }
            let (first, operands) = text.split_once(' ').unwrap_or((text, ""));
            if is_text && (operands.is_empty() || operands.contains(", ")) {
                let known = self.instructions.get_key_value(first);
                found.extend(known.map(|(name, machine)| (line, *name, *machine)));
            }
        }
        found
    }
}

#[test]
fn code_names_no_machine() {
    let code = "// rv64gc\nfn f() { g(\"mulhsu\"); onespec_sfpu::h(\"rv64gc\", \"addi a0, a0, 1\", 'x', \"\\\"\", \"add it\"); }\n\
                #[cfg(test)] fn riscv() {}";
    let names = Names::all();
    let wanted = [
        (2, "mulhsu", "riscv"),
        (2, "sfpu", "machine"),
        (2, "rv64gc", "target"),
        (2, "addi", "riscv"),
    ];
    let found = names.found(code);
    assert!(
        wanted.iter().all(|one| found.contains(one)) && found.len() == wanted.len(),
        "{found:?}"
    );

    let mut files = Vec::new();
    for folder in ["codegen-gen", "runtime"] {
        texts(&root().join(folder), &["rs"], &mut files);
    }
    let is_code = |path: &Path| {
        let inside = path.strip_prefix(root()).unwrap_or(path);
        let built_for_tests = ["tests", "benches", "examples"].map(std::ffi::OsStr::new);
        !inside.starts_with(LIST)
            && !inside.ends_with("tests.rs")
            && !inside.iter().any(|part| built_for_tests.contains(&part))
    };
    let (mut used, mut bad, mut count) = (Vec::new(), Vec::new(), 0);
    for (path, code) in files.iter().filter(|(path, _)| is_code(path)) {
        count += 1;
        for (line, name, what) in names.found(code) {
            match names.words.contains(&name) {
                true => used.push(name),
                false => bad.push(format!("{}:{line}: {name}, {what}", path.display())),
            }
        }
    }
    let idle: Vec<&&str> = names.words.iter().filter(|word| !used.contains(word)).collect();
    assert!(count > 300, "{count} files");
    assert!(
        bad.is_empty(),
        "names of machines belong into spec/:\n{}",
        bad.join("\n")
    );
    assert!(idle.is_empty(), "data/machine_names.txt: not there any more: {idle:#?}");
}
