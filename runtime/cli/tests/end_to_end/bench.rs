//! `onespec bench` on a suite of its own, whose peer is in every system.

use crate::support::{onespec_in, scratch};
use std::fs;

const SUITE: &str = r#"
- name: texts
  title: A text, shown
  clock: processor
  rounds: 3
  prints: true
  make: cp {source} {made}
  ours: "cat {made}"
  peers:
    - {name: copy, run: "cat {source}"}
    - {name: nobody, run: "no-such-program {made}"}
  cases:
    - {source: line.txt, copies: 3}
- name: others
  title: Made by what is not there
  clock: wall
  rounds: 1
  make: no-such-program
  ours: "{onespec} --version"
  peers: []
  cases: [source: line.txt]
"#;

#[test]
fn a_suite_is_measured_and_what_is_not_installed_is_left_out() {
    let dir = scratch("bench");
    fs::write(dir.join("suite.yaml"), SUITE).expect("a file");
    fs::write(dir.join("line.txt"), "line @\n").expect("a file");
    let ended = onespec_in(&dir, &["bench", "--report", "report.md", "suite.yaml"], b"");
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(
        ended.out.starts_with("A text, shown: processor time, medians of 3.\n"),
        "{}",
        ended.out
    );
    let row = ended.out.trim_end().lines().last().unwrap_or_default();
    assert!(
        row.starts_with("| line") && row.contains("not installed"),
        "{}",
        ended.out
    );
    assert!(ended.err.contains("others: left out, no-such-program"), "{}", ended.err);
    let report = fs::read_to_string(dir.join("report.md")).expect("the report");
    assert!(report.contains("## texts") && report.contains(row), "{report}");
    let ended = onespec_in(
        &dir,
        &["bench", "--json", "--only", "texts", "--rounds", "1", "suite.yaml"],
        b"",
    );
    assert_eq!((ended.code, ended.out.lines().count()), (0, 2), "{}", ended.out);
    assert!(ended.out.contains(r#""peer":"nobody""#) && ended.out.contains(r#""ratio":null"#));
}

#[test]
fn what_differs_or_fails_is_an_error() {
    let dir = scratch("bench-wrong");
    fs::write(dir.join("line.txt"), "line\n").expect("a file");
    let wrong = |text: String, says: &str, code: i32| {
        fs::write(dir.join("suite.yaml"), text).expect("a file");
        let ended = onespec_in(&dir, &["bench", "--only", "texts", "suite.yaml"], b"");
        assert_eq!(ended.code, code, "{}", ended.err);
        assert!(ended.err.contains(says), "{}", ended.err);
    };
    wrong(SUITE.replace("cat {source}", "echo other"), "prints something else", 1);
    wrong(SUITE.replace("cat {made}", "false {made}"), "`false ", 1);
    wrong(SUITE.replace("line.txt", "lines.txt"), "no file lines.txt", 1);
    wrong(SUITE.replace("rounds: 3", "round: 3"), "unknown field `round`", 2);
    wrong(SUITE.replace("texts", "words"), "there is no group texts", 2);
}
