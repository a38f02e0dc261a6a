//! Patterns that are derived from the description: how many each instruction has, and what they are for a few.
//!
//! A lost pattern raises no alarm anywhere else: code is only a little longer. `UPDATE_EXPECTED=1` rewrites the goldens;
//! `PATTERNS_TO=FILE` writes all patterns to a file. `ONESPEC_SEED` repeats the values that patterns were tried on.

mod added;
mod check;
mod forms;
mod kept;
mod scalars;
mod vectors;

use onespec_core::isa::FeatureSet;
use onespec_gen::select::{GateSet, Selection, cover, gates_of, select};
use onespec_gen::sem::ir::Program;
use onespec_gen::source::{Diags, FileSource, render};
use std::path::{Path, PathBuf};

fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

struct Made {
    isa: onespec_gen::model::Isa,
    tables: &'static onespec_core::isa::Isa,
    programs: &'static [Program],
    gates: GateSet,
    selections: Vec<Selection>,
}

fn riscv() -> Made {
    made("riscv")
}

fn made(machine: &str) -> Made {
    let checked = onespec_gen::check_machine(&spec(), machine);
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let isa = checked.model.expect("the description can be read");
    let mut diags = Diags::default();
    let gates = gates_of(&isa, FileSource::Folder(&spec()), &mut diags).expect("there are gates");
    let selections = select(&isa, checked.programs, &gates, &mut diags);
    assert!(!diags.has_errors(), "{}", render(&checked.sources, &diags.list, false));
    Made {
        tables: checked.tables.expect("there are tables"),
        isa,
        programs: checked.programs,
        gates,
        selections,
    }
}

#[test]
fn patterns_of_riscv() {
    let made = riscv();
    main_patterns_are_there(&made);
    if let Some(path) = std::env::var_os("PATTERNS_TO") {
        let all = made
            .selections
            .iter()
            .flat_map(|s| s.patterns.iter().map(|p| s.show(&made.isa, p) + "\n"));
        std::fs::write(path, all.collect::<String>()).expect("the patterns can be written");
    }
    every_instruction_has_as_many_as_before(&made);
    targets_cover_what_they_did(&made);
    forms::no_form_is_longer_than_recorded(&made);
    check::every_pattern_is_right(&made);
}

fn every_instruction_has_as_many_as_before(made: &Made) {
    let mut found = String::new();
    for selection in &made.selections {
        found += &format!("# {:?}\n{}\n", selection.params, selection.counts(&made.isa, true));
    }
    golden("patterns.txt", &found);
}

/// Which gates each of a few targets computes, by how many instructions.
fn targets_cover_what_they_did(made: &Made) {
    for name in ["rv32gc", "rv64gc", "rv64gc_all"] {
        let mut features = target(made, name);
        let word = i64::from(name.starts_with("rv64")) * 32 + 32;
        let selection = made
            .selections
            .iter()
            .find(|s| s.params.iter().any(|(_, v)| *v == word));
        let selection = selection.expect("both are there");
        if name.ends_with("_all") {
            for extension in ["Zba", "Zbb", "Zbs", "Zicond", "Zfa"] {
                let at = made.isa.features.iter().position(|f| f.name == extension);
                features.insert(at.expect("an extension") as u16);
            }
        }
        golden(
            &format!("cover_{name}.txt"),
            &cover::report(selection, &made.gates, &features),
        );
    }
}

fn target(made: &Made, name: &str) -> FeatureSet {
    let target = made
        .isa
        .targets
        .iter()
        .find(|t| t.name == name.trim_end_matches("_all"));
    target.expect("a target").features
}

/// What random values begin with: another at each run, unless `ONESPEC_SEED` says it. Printed.
fn seed() -> u64 {
    let now = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = match std::env::var("ONESPEC_SEED") {
        Ok(seed) => seed.parse().expect("a number"),
        Err(_) => now().map_or(1, |d| d.as_nanos() as u64),
    };
    println!("ONESPEC_SEED={seed}");
    seed
}

fn golden(name: &str, found: &str) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&golden, found).expect("the golden can be written");
    }
    let expected = std::fs::read_to_string(&golden).unwrap_or_default();
    let (lost, won): (Vec<&str>, Vec<&str>) = (
        expected.lines().filter(|l| !found.lines().any(|f| f == *l)).collect(),
        found.lines().filter(|l| !expected.lines().any(|f| f == *l)).collect(),
    );
    assert_eq!(found, expected, "{name}, before: {lost:#?}, now: {won:#?}");
}

fn main_patterns_are_there(made: &Made) {
    let wide = made
        .selections
        .iter()
        .find(|s| s.params.iter().any(|(_, v)| *v == 64))
        .expect("RV64");
    let all: Vec<String> = wide.patterns.iter().map(|p| wide.show(&made.isa, p)).collect();
    for wanted in [
        "TRUNC.i32(a: i64) -> i32.any",
        "ADD.i32(a: i32.any, b: i32.any) -> i32.s  =>  addw rd, a, b",
        "ADD.i64(a: i64, #0 in -2048..=2047: i64) -> i64  =>  addi rd, a, #0",
        "SELECT.i64(b: i1.nz, a: i64, 0) -> i64  =>  czero.eqz rd, a, b",
        "IF_BRANCH.i1(ICMP.EQ.i64(a: i64, b: i64))  =>  beq a, b, target",
        "IF_BRANCH.i1(a: i1.nz) else  =>  beq a, r0, target",
        "FMA.f64(a: f64, b: f64, c: f64) -> f64  =>  fmadd.d rd, a, b, c, 0",
        "ROTR.i32(a: i32.any, b: i32.any) -> i32.s  =>  rorw rd, a, b",
        "a: i32.any -> i32.s  =>  addiw rd, a, 0",
    ] {
        assert!(all.iter().any(|p| p == wanted), "`{wanted}` is lost");
    }
}

#[test]
fn a_copy_with_more_instructions_and_bad_rules() {
    added::instructions_have_patterns_and_bad_rules_are_told();
}

#[test]
fn patterns_are_kept() {
    kept::kept_patterns_are_those_that_were_derived();
}

#[test]
fn patterns_on_vectors() {
    vectors::each_machine_has_as_many_as_before();
}

#[test]
fn patterns_on_scalars() {
    scalars::each_machine_has_as_many_as_before();
}
