//! `--spec`: a directory that describes what this program was built from runs on its tables and its interpreter; one that differs
//! in a comment alone is read, and gives the same.

use crate::support::{edited_spec, onespec, scratch};
use std::fs;

/// A list without what is said of translations: code is generated for what this program was built from alone.
fn untranslated(text: &str) -> String {
    let line = |line: &str| match serde_json::from_str::<serde_json::Value>(line) {
        Ok(serde_json::Value::Object(mut object)) => {
            object.remove("translation");
            serde_json::Value::Object(object).to_string()
        }
        _ => line.to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_directory_that_is_this_programs_gives_what_reading_it_gives() {
    let edited = edited_spec("live-edited");
    let out = scratch("live-out");
    let source = "examples/volt/01_fib.vt";
    let commands: [&[&str]; 6] = [
        &["asm", "examples/primes.s"],
        &["run", "examples/primes.s"],
        &["run", source],
        &["compile", "--emit", "asm", source],
        &["list", "--isa", "ir3", "--json"],
        &["explain", "--isa", "sfpu", "sfpmad"],
    ];
    for command in commands {
        let own = onespec(command, b"");
        assert_eq!(own.code, 0, "{}", own.err);
        for spec in ["spec", &edited] {
            let live = onespec(&[command, &["--spec", spec]].concat(), b"");
            assert_eq!(live.code, 0, "{}", live.err);
            let [live, own] = [live.out.as_str(), own.out.as_str()].map(untranslated);
            assert!(live == own, "{command:?} --spec {spec}: {own}\n{live}");
        }
    }
    // An engine that is asked for is the one that runs, and a half-written file is told in its place.
    let reference = onespec(
        &["run", "--spec", "spec", "--engine", "reference", "examples/primes.s"],
        b"",
    );
    assert_eq!(reference.out, onespec(&["run", "examples/primes.s"], b"").out);
    let file = format!("{edited}/sfpu/mad.yaml");
    let text = fs::read_to_string(&file).expect("a file");
    fs::write(&file, &text[..text.len() / 2]).expect("written");
    let out = out.join("x").display().to_string();
    let broken = onespec(
        &["asm", "--isa", "sfpu", "--spec", &edited, "-o", &out, "-"],
        b"sfpnop\n",
    );
    assert!(
        broken.code == 1 && broken.err.contains("sfpu/mad.yaml:"),
        "{}",
        broken.err
    );
}
