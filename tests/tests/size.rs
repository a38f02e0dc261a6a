//! How many lines of description an instruction takes: counted, printed, and held below the limits in
//! `tests/data/spec_size.txt`. Families, formats and texts of meaning count; `examples:` are counted apart, being tests.

use onespec_emulator::generated::ALL;
use onespec_tests::programs;
use std::path::Path;

const LIMITS: &str = include_str!("../data/spec_size.txt");

/// `v*` fits every name that begins with `v`.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => name == pattern,
    }
}

/// Lines of a description: of entries, and of their examples.
fn lines(text: &str) -> (usize, usize) {
    let (mut entries, mut examples) = (0, 0);
    let mut inside = None;
    for line in text.lines() {
        let content = line.trim_start();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let indent = line.len() - content.len();
        if inside.is_some_and(|start| indent <= start) {
            inside = None;
        }
        if content.starts_with("examples:") {
            inside = Some(indent);
        }
        match inside {
            Some(_) => examples += 1,
            None => entries += 1,
        }
    }
    (entries, examples)
}

#[test]
fn an_instruction_takes_few_lines() {
    let mut over = Vec::new();
    println!(
        "{:10} {:>12} {:>6} {:>9} {:>9} {:>6}",
        "", "instructions", "lines", "examples", "per insn", "aim"
    );
    for row in LIMITS.lines().filter(|row| !row.starts_with('#')) {
        let mut cells = row.split_whitespace();
        let mut next = || cells.next().expect("a cell");
        let name = next();
        let mut number = || next().parse::<f64>().expect("a number");
        let (aim, held) = (number(), number());
        let machine = next();
        let patterns: Vec<&str> = cells.collect();
        // Files that count, then behind `but` those of them that do not.
        let split = patterns.iter().position(|pattern| *pattern == "but");
        let (of, but) = patterns.split_at(split.unwrap_or(patterns.len()));
        let any = |patterns: &[&str], stem: &str| patterns.iter().any(|pattern| fits(pattern, stem));
        let counts = |stem: &str| (of.is_empty() || any(of, stem)) && !any(but, stem);
        let isa = ALL
            .iter()
            .find(|known| known.isa.name == machine)
            .expect("a generated machine")
            .isa;
        let stem_of = |origin: &str| {
            let file = origin.split(':').next().unwrap_or("");
            let inside = Path::new(file).parent().is_some_and(|folder| folder.ends_with(machine));
            let stem = Path::new(file).file_stem().and_then(|stem| stem.to_str());
            stem.filter(|_| inside).unwrap_or("").to_owned()
        };
        let instructions = isa.ops.iter().map(|op| stem_of(op.origin));
        let instructions = instructions.filter(|stem| !stem.is_empty() && counts(stem)).count();
        let folder = programs::here().join("../spec").join(machine);
        let (mut entries, mut examples) = (0, 0);
        for file in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = file.path();
            let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("");
            if path.extension().is_some_and(|ending| ending == "yaml") && counts(stem) {
                let (a, b) = lines(&std::fs::read_to_string(&path).expect("a file"));
                entries += a;
                examples += b;
            }
        }
        let each = entries as f64 / instructions.max(1) as f64;
        println!("{name:10} {instructions:12} {entries:6} {examples:9} {each:9.2} {aim:6}");
        if each > held {
            over.push(format!(
                "{name}: {each:.2} lines an instruction, {held} were held so far"
            ));
        }
    }
    assert!(over.is_empty(), "{}", over.join("\n"));
}
