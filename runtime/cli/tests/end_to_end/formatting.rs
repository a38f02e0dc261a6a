//! `onespec fmt` on descriptions and rewrite rules.

use crate::support::{onespec_in, scratch};
use std::fs;

const UGLY: &str = "instructions: {add: {doc: Sum, sem: \"let a = X[rs1]; X[rd] = a;\"}}   # all\n";
const NICE: &str = "instructions:  # all
  add:
    doc: Sum
    sem: |
      let a = X[rs1];
      X[rd] = a;
";

#[test]
fn folders_are_formatted_with_all_descriptions_below() {
    let dir = scratch("format-folder");
    fs::create_dir_all(dir.join("spec/deep")).expect("a folder");
    fs::write(dir.join("spec/a.yaml"), UGLY).expect("a file");
    fs::write(dir.join("spec/deep/b.rules"), "simplify a:  f(x)   => x").expect("a file");
    fs::write(dir.join("spec/deep/c.txt"), UGLY).expect("a file");
    let checked = onespec_in(&dir, &["fmt", "--check", "spec"], b"");
    assert_eq!(
        (checked.code, checked.out.as_str()),
        (1, "spec/a.yaml\nspec/deep/b.rules\n")
    );
    assert_eq!(fs::read_to_string(dir.join("spec/a.yaml")).expect("the file"), UGLY);
    let done = onespec_in(&dir, &["fmt", "spec"], b"");
    assert_eq!(done.code, 0, "{}", done.err);
    assert_eq!(fs::read_to_string(dir.join("spec/a.yaml")).expect("the file"), NICE);
    let rules = fs::read_to_string(dir.join("spec/deep/b.rules")).expect("the file");
    assert_eq!(rules, "simplify a: f(x) => x\n");
    assert_eq!(fs::read_to_string(dir.join("spec/deep/c.txt")).expect("the file"), UGLY);
    assert_eq!(onespec_in(&dir, &["fmt", "--check", "spec"], b"").code, 0);
}

#[test]
fn what_cannot_be_read_is_told_and_left() {
    let dir = scratch("format-bad");
    let bad = "a: 1\n\tb: 2\n";
    fs::write(dir.join("bad.yaml"), bad).expect("a file");
    fs::write(dir.join("good.yaml"), UGLY).expect("a file");
    let ended = onespec_in(&dir, &["fmt", "bad.yaml", "good.yaml"], b"");
    assert_eq!(ended.code, 1);
    assert!(
        ended.err.contains("--> bad.yaml:2:1") && ended.err.contains("indent with blanks"),
        "{}",
        ended.err
    );
    assert_eq!(fs::read_to_string(dir.join("bad.yaml")).expect("the file"), bad);
    assert_eq!(fs::read_to_string(dir.join("good.yaml")).expect("the file"), NICE);
    fs::create_dir(dir.join("empty")).expect("a folder");
    assert_eq!(onespec_in(&dir, &["fmt", "empty"], b"").code, 2);
}
