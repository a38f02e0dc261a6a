//! What opening a description checks, by every command that opens one, and what of it is kept.

use crate::support::{Ended, edited_spec, onespec, root, scratch};
use std::path::Path;
use std::process::Command;

/// A copy of the real descriptions of one machine.
fn copy(to: &Path, machine: &str) {
    std::fs::create_dir_all(to.join(machine)).expect("a directory");
    let spec = root().join("spec");
    std::fs::copy(spec.join("prelude.yaml"), to.join("prelude.yaml")).expect("the prelude");
    for entry in std::fs::read_dir(spec.join(machine)).expect("a machine").flatten() {
        std::fs::copy(entry.path(), to.join(machine).join(entry.file_name())).expect("a file");
    }
}

fn plant(file: &Path, from: &str, to: &str) {
    let text = std::fs::read_to_string(file).expect("a file");
    assert!(text.contains(from), "{} does not hold {from}", file.display());
    std::fs::write(file, text.replacen(from, to, 1)).expect("written");
}

#[test]
fn a_wrong_example_in_a_copy_of_a_real_description_is_one_error_for_every_command() {
    let dir = scratch("stages-wrong");
    copy(&dir, "riscv");
    // The word of this one says a1, its state is right.
    let word = "word: 0x0ec5d533";
    plant(&dir.join("riscv/zicond.yaml"), word, "word: 0x0ec55533");
    let spec = dir.display().to_string();
    for arguments in [
        &["check", spec.as_str(), "--isa", "riscv"][..],
        &["asm", "--spec", &spec, "examples/primes.s"],
        &["test", "--spec", &spec],
    ] {
        let ended = onespec(arguments, b"");
        let told = format!("{}{}", ended.out, ended.err);
        assert_eq!(ended.code, 1, "{arguments:?}: {told}");
        assert!(
            told.contains("error[E0141]") && told.contains("zicond.yaml:"),
            "{arguments:?}: {told}"
        );
        assert!(told.contains("1 error"), "{arguments:?}: {told}");
    }
    let fast = onespec(&["check", &spec, "--isa", "riscv", "--fast"], b"");
    assert_eq!(fast.code, 0, "{}", fast.out);
    assert!(fast.out.contains("left out, as --fast asks: examples"), "{}", fast.out);
}

#[test]
fn a_wrong_rule_stops_what_compiles_and_nothing_else() {
    let spec = edited_spec("stages-rule");
    plant(
        &Path::new(&spec).join("riscv/select.rules"),
        "c: i1.eqz => addi(sltu(zero, c), -1)",
        "c: i1.eqz => addi(sltu(zero, c), -2)",
    );
    let asm = onespec(&["asm", "--spec", &spec, "examples/primes.s"], b"");
    assert_eq!(asm.code, 0, "{}", asm.err);
    let source = "examples/volt/01_fib.vt";
    for command in [&["compile", "--emit", "asm"][..], &["run"]] {
        let ended = onespec(&[command, &["--spec", &spec, source]].concat(), b"");
        assert!(
            ended.code == 1 && ended.err.contains("select.rules:"),
            "{command:?}: {}",
            ended.err
        );
    }
}

/// `onespec check` with a cache of its own.
fn check(cache: &Path, spec: &str) -> Ended {
    let out = Command::new(env!("CARGO_BIN_EXE_onespec"))
        .args(["check", spec])
        .current_dir(root())
        .env("ONESPEC_CACHE", cache)
        .output()
        .expect("the command");
    Ended {
        code: out.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&out.stdout).into_owned(),
        err: String::from_utf8_lossy(&out.stderr).into_owned(),
    }
}

#[test]
fn what_is_kept_is_told_again_and_an_edit_or_damage_is_noticed() {
    let dir = scratch("stages-kept");
    copy(&dir.join("spec"), "sfpu");
    let (spec, cache) = (dir.join("spec").display().to_string(), dir.join("cache"));
    let first = check(&cache, &spec);
    assert_eq!(first.code, 0, "{}{}", first.out, first.err);
    assert!(
        first.out.contains("3 extensions") && first.out.contains("0 macros"),
        "{}",
        first.out
    );
    let entries = || {
        std::fs::read_dir(&cache)
            .expect("a cache")
            .flatten()
            .map(|entry| entry.path())
    };
    assert!(entries().count() > 0);
    assert_eq!(check(&cache, &spec).out, first.out);
    for entry in entries() {
        std::fs::write(entry, "nonsense").expect("written");
    }
    assert_eq!(check(&cache, &spec).out, first.out);
    plant(
        &Path::new(&spec).join("sfpu/dst.yaml"),
        "after: {\"dst[0]\": 0x7f}",
        "after: {\"dst[0]\": 0x7e}",
    );
    let edited = check(&cache, &spec);
    assert_eq!(edited.code, 1, "{}", edited.out);
    assert!(edited.out.contains("error[E0147]"), "{}", edited.out);
    // Not a directory: nothing is kept, and nothing is wrong.
    let file = dir.join("file");
    std::fs::write(&file, "").expect("written");
    assert_eq!(check(&file, &spec).out, edited.out);
}

#[test]
fn random_words_come_back_and_the_seed_is_told() {
    let ended = onespec(&["test", "--isa", "sfpu", "--seed", "7"], b"");
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    assert!(
        ended.out.contains("sfpu: no errors, 40 examples run, "),
        "{}",
        ended.out
    );
    assert!(ended.out.ends_with("(seed 7)\n"), "{}", ended.out);
    let ended = onespec(&["test", "--isa", "circuit", "--json"], b"");
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    let object: serde_json::Value = serde_json::from_str(ended.out.trim()).expect("JSON");
    assert_eq!((&object["isa"], &object["seed"]), (&"circuit".into(), &1.into()));
}

#[test]
fn names_that_lead_elsewhere_write_nothing() {
    let dir = scratch("stages-names");
    copy(&dir.join("spec"), "sfpu");
    plant(
        &dir.join("spec/sfpu/base.yaml"),
        "machine: {name: sfpu",
        "machine: {name: ../../escaped",
    );
    let (spec, out) = (
        dir.join("spec").display().to_string(),
        dir.join("out").display().to_string(),
    );
    for command in ["manual", "generate"] {
        let ended = onespec(&[command, "--isa", "sfpu", "--spec", &spec, "--out", &out], b"");
        assert_eq!(ended.code, 1, "{command}: {}{}", ended.out, ended.err);
        assert!(ended.err.contains("E0161"), "{command}: {}", ended.err);
        assert!(!Path::new(&out).exists(), "{command}");
    }
}
