//! Names and texts with control characters: none reaches the terminal as it is, colours or not.

use crate::support::{Ended, onespec, onespec_in, root, scratch};
use std::fs;

/// Clears the screen.
const CLEAR: &str = "\u{1b}[2J";

fn harmless(ended: &Ended, shown: &str) {
    let all = format!("{}{}", ended.out, ended.err);
    let stray = all.chars().find(|c| c.is_control() && *c != '\n' && *c != '\t');
    assert_eq!(stray, None, "{all:?}");
    assert!(all.contains(shown), "no {shown} in {all}");
}

#[test]
fn names_of_files() {
    let dir = scratch("escape-files");
    for (ending, text) in [("s", "nonsense\n"), ("vt", "fn main( {\n"), ("cir", "nonsense\n")] {
        let name = format!("a{CLEAR}b\u{7}.{ending}");
        fs::write(dir.join(&name), text).expect("a file");
        let commands: &[&str] = match ending {
            "s" => &["asm", "run", "replay", "litmus"],
            "vt" => &["compile", "fmt", "run", "eval"],
            _ => &["verify", "opt", "eval", "schedule", "convert"],
        };
        for command in commands {
            harmless(&onespec_in(&dir, &[command, &name], b""), "\\u{1b}[2Jb\\u{7}");
        }
        let missing = format!("missing{name}");
        harmless(&onespec_in(&dir, &[commands[0], &missing], b""), "\\u{1b}[2J");
    }
    harmless(&onespec_in(&dir, &["list", "--spec", CLEAR], b""), "\\u{1b}[2J");
}

#[test]
fn names_of_symbols() {
    let dir = scratch("escape-symbols");
    let source = b"_start: nop\nlonglabel: j longlabel\n";
    let made = onespec_in(&dir, &["asm", "--format", "elf", "-o", "a.elf", "-"], source);
    assert_eq!(made.code, 0, "{}", made.err);
    let mut elf = fs::read(dir.join("a.elf")).expect("the program");
    let at = elf
        .windows(9)
        .position(|bytes| bytes == b"longlabel")
        .expect("the name");
    elf[at..at + 9].copy_from_slice(b"\x1b[2J\n\x07\x7fab");
    fs::write(dir.join("a.elf"), elf).expect("the program");
    let ended = onespec_in(&dir, &["disasm", "a.elf"], b"");
    harmless(&ended, "<\\u{1b}[2J\\n\\u{7}\\u{7f}ab>:");
}

#[test]
fn texts_of_sources_and_names_of_circuits() {
    let volt = format!("fn main() -> i32 {{ return {CLEAR}x; }}\n");
    let dir = scratch("escape-texts");
    fs::write(dir.join("a.vt"), &volt).expect("a file");
    for command in ["compile", "fmt", "eval"] {
        let ended = onespec_in(&dir, &[command, "a.vt"], b"");
        assert_ne!(ended.code, 0);
        harmless(&ended, "a.vt");
    }
    let circuit = format!("circuit f{CLEAR}()\n%a{CLEAR} : i32 = ADDD\n");
    for command in ["verify", "opt", "eval"] {
        fs::write(dir.join("a.cir"), &circuit).expect("a file");
        let ended = onespec_in(&dir, &[command, "a.cir"], b"");
        assert_ne!(ended.code, 0);
        harmless(&ended, "a.cir");
    }
    harmless(&onespec(&["asm", "-"], format!("add{CLEAR} a0\n").as_bytes()), "error");
    harmless(&onespec(&["explain", CLEAR], b""), "\\u{1b}[2J");
    harmless(&onespec(&["list", "--isa", CLEAR], b""), "\\u{1b}[2J");
    harmless(&onespec(&["list", "--target", CLEAR], b""), "\\u{1b}[2J");
}

#[test]
fn texts_of_descriptions() {
    let dir = scratch("escape-specs");
    fs::create_dir_all(dir.join("spec/tiny")).expect("a folder");
    let text = fs::read_to_string(root().join("codegen-gen/tests/specs/tiny/base.yaml")).expect("a description");
    let text = text.replace("doc: Sum,", "doc: \"Sum\\e[2J\",");
    fs::write(dir.join("spec/tiny/base.yaml"), text).expect("a file");
    for arguments in [
        &["list"][..],
        &["explain", "add"],
        &["manual"],
        &["list", "--extensions"],
    ] {
        let ended = onespec_in(&dir, &[arguments, &["--spec", "spec"]].concat(), b"");
        assert_eq!(ended.code, 0, "{}", ended.err);
        harmless(
            &ended,
            if arguments.contains(&"--extensions") {
                "Base"
            } else {
                "Sum\\u{1b}[2J"
            },
        );
    }
}
