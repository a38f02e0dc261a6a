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

const GROWS: &str = r#"
- name: lines
  title: Lines, shown
  grows_with: lines
  clock: wall
  rounds: 1
  prints: true
  ours: "cat {source}"
  peers:
    - {name: words, run: "cat {folder}/line.txt"}
    - {name: nobody, run: "no-such-program {size}"}
  cases:
    - {source: line.txt, copies: 2}
    - {source: line.txt, copies: 4}
"#;

#[test]
fn what_grows_is_drawn_beside_the_report() {
    let dir = scratch("bench-grows");
    fs::write(dir.join("suite.yaml"), GROWS).expect("a file");
    fs::write(dir.join("line.txt"), "head\n@[\nline @\n@]\n").expect("a file");
    let ended = onespec_in(&dir, &["bench", "--report", "all.md", "suite.yaml"], b"");
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(
        ended.out.contains("| line 2 |") && ended.out.contains("| line 4 |"),
        "{}",
        ended.out
    );
    let report = fs::read_to_string(dir.join("all.md")).expect("the report");
    assert!(
        report.contains("](all-lines.svg)") && report.contains("| lines | words |"),
        "{report}"
    );
    let chart = fs::read_to_string(dir.join("all-lines.svg")).expect("the chart");
    assert!(
        chart.starts_with("<svg ") && chart.matches("<polyline").count() == 2,
        "{chart}"
    );
    fs::write(dir.join("suite.yaml"), GROWS.replace(", copies: 4", "")).expect("a file");
    let ended = onespec_in(&dir, &["bench", "suite.yaml"], b"");
    assert!(
        ended.code == 2 && ended.err.contains("`copies` or `size`"),
        "{}",
        ended.err
    );
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
