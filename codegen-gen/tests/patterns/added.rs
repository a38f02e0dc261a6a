//! A copy of the description with instructions that RISC-V does not have and with rules that are wrong: the instructions
//! have patterns without anything else being written, and each rule is told what is wrong with it.

use super::golden;
use onespec_gen::select::{gates_of, select, trial::Trial};
use onespec_gen::source::{Diags, FileSource, render};
use std::path::Path;

/// Files of the descriptions that selection for RISC-V needs.
pub fn texts(root: &Path) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for folder in ["", "riscv", "circuit"] {
        let entries = std::fs::read_dir(root.join(folder)).expect("a folder of the description");
        for path in entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.is_file())
        {
            let name = path.file_name().expect("a name").to_string_lossy();
            let name = if folder.is_empty() {
                name.into_owned()
            } else {
                format!("{folder}/{name}")
            };
            all.push((name, std::fs::read_to_string(&path).expect("a text")));
        }
    }
    all.sort();
    all
}

pub fn instructions_have_patterns_and_bad_rules_are_told() {
    let mut texts = texts(&super::spec());
    for (name, text) in &mut texts {
        if name == "riscv/select.rules" {
            *text = include_str!("../data/bad.rules").into();
        }
        if name == "riscv/base.yaml" {
            // A target that has them.
            *text = text.replacen(
                "  rv64gc:",
                "  rv64x: {enable: xlen64 I M Xadded, doc: with what a test adds}\n  rv64gc:",
                1,
            );
        }
    }
    texts.push(("riscv/added.yaml".into(), include_str!("../data/added.yaml").into()));
    let borrowed: Vec<(&str, &str)> = texts
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    let files = FileSource::Texts(&borrowed);
    // The rules are tried below, with the patterns that are derived from what was added.
    let opening = onespec_gen::Opening {
        fast: true,
        ..onespec_gen::Opening::default()
    };
    let checked = onespec_gen::Checked::open(files, "riscv", &opening);
    // What cannot be parsed at all is told before.
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let isa = checked.model.expect("the description can be read");
    let mut diags = Diags::default();
    let gates = gates_of(&isa, files, &mut diags).expect("there are gates");
    let selections = select(&isa, checked.programs, &gates, &mut diags);
    golden("bad_rules.txt", &render(&checked.sources, &diags.list, false));
    let mut wide = selections.iter().zip(checked.programs);
    let (selection, program) = wide.next_back().expect("RV64");
    let mut trial = Trial::of(&isa, program, &gates, selection, 1);
    let mut shown = Vec::new();
    for pattern in &selection.patterns {
        let text = selection.show(&isa, pattern);
        if text.contains("xpackb") || text.contains("xmadd") {
            let verdict = trial.run(pattern, &pattern.results, 32);
            assert_eq!(verdict.held, pattern.results, "{text}");
            shown.push(text);
        }
    }
    for wanted in [
        "ADD.i64(MUL.i64(b: i64, c: i64), a: i64) -> i64  =>  xmadd a, b, c",
        "OR.i64(SHL.i64(ZEXT.i64(b: i8.any), 8), ZEXT.i64(a: i8.any)) -> i64  =>  xpackb rd, a, b",
    ] {
        assert!(
            shown.iter().any(|p| p == wanted),
            "`{wanted}` is not among\n{}",
            shown.join("\n")
        );
    }
}
