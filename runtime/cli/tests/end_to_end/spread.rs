//! Programs whose loops are spread over harts of a device (`tests/harts`): they print what the evaluator prints, whatever
//! groups of harts there are, with flat memory and with caches that nothing keeps coherent. What was launched stands beside
//! each source, as `.expected`; `UPDATE_EXPECTED=1` writes it again.

use crate::support::{onespec, root};
use std::fs;
use std::path::PathBuf;

/// Sources of a folder, by name.
fn sources(folder: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(root().join(folder)).expect("a folder");
    let paths = files.map(|file| file.expect("a file").path());
    let mut sources: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "vt"))
        .collect();
    sources.sort();
    assert!(!sources.is_empty(), "{folder}");
    sources
}

/// A program on groups of harts.
fn spread(source: &str, options: &[&str]) -> crate::support::Ended {
    let arguments = ["run", "--target", "esperanto-a0", "--max-insns", "200000000"];
    onespec(&[&arguments[..], options, &[source]].concat(), b"")
}

#[test]
fn loops_on_many_harts_give_what_they_give_on_one() {
    let mut wrong = Vec::new();
    for path in sources("tests/harts") {
        let source = path.display().to_string();
        let evaluated = onespec(&["eval", &source], b"");
        assert_eq!(evaluated.code, 0, "{source}: {}", evaluated.err);
        for options in [
            &["--groups", "0x1"][..],
            &["--groups", "0x80000005"],
            &["--groups", "0x3", "--coherence", "checked"],
        ] {
            let ran = spread(&source, options);
            if (ran.code, &ran.out, ran.err.as_str()) != (0, &evaluated.out, "") {
                wrong.push(format!("{source} {options:?}: {} {:?} {}", ran.code, ran.out, ran.err));
            }
        }
        let told = spread(&source, &["--groups", "0x3", "--stats"]).err;
        let told = told.replace(&format!("{}/", root().display()), "");
        let expected = path.with_extension("expected");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            fs::write(&expected, &told).expect("writable");
        } else if fs::read_to_string(&expected).unwrap_or_default() != told {
            wrong.push(format!("{}:\n{told}", expected.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Kernels that other targets run as well: what stays with the host is done there.
#[test]
fn kernels_of_other_targets_run_on_harts() {
    let mut wrong = Vec::new();
    for path in sources("tests/kernels") {
        let text = fs::read_to_string(&path).expect("a source");
        if !text
            .lines()
            .any(|line| line.starts_with("// targets:") && line.contains("esperanto-a0"))
        {
            continue;
        }
        let source = path.display().to_string();
        let evaluated = onespec(&["eval", &source], b"");
        let ran = spread(&source, &["--groups", "0x1", "--coherence", "checked"]);
        if (ran.code, &ran.out, ran.err.as_str()) != (evaluated.code, &evaluated.out, evaluated.err.as_str()) {
            wrong.push(format!("{source}: {} {:?} {}", ran.code, ran.out, ran.err));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
