//! Kernels whose harts do not see each other's writes (`tests/coherence`): with flat memory, as the caches let them, and
//! checked. What is told stands beside each source, as `.expected`; `UPDATE_EXPECTED=1` writes it again.

use crate::support::{onespec, root, scratch};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// What is told of a kernel on two groups of harts.
fn told(source: &Path, coherence: &str) -> String {
    let source = source.display().to_string();
    let arguments = [
        "run",
        "--target",
        "esperanto-a0",
        "--groups",
        "0x3",
        "--max-insns",
        "2000000",
    ];
    let ran = onespec(&[&arguments[..], &["--coherence", coherence, &source]].concat(), b"");
    format!("{coherence}: exit code {}\n{}", ran.code, ran.err)
}

/// The sources, by name.
fn sources() -> Vec<PathBuf> {
    let files = fs::read_dir(root().join("tests/coherence")).expect("tests/coherence");
    let paths = files.map(|file| file.expect("a file").path());
    let mut sources: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "s"))
        .collect();
    sources.sort();
    assert!(!sources.is_empty());
    sources
}

#[test]
fn what_caches_do_is_modelled_and_told() {
    let mut wrong = Vec::new();
    for source in sources() {
        let all = ["flat", "modelled", "checked"].map(|how| told(&source, how)).concat();
        let path = source.with_extension("expected");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            fs::write(&path, &all).expect("writable");
            continue;
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        if expected != all {
            wrong.push(format!("{}:\n{all}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each wait of `waits.s` is left out once. All of it is found, at the command that comes too early.
#[test]
fn each_wait_that_is_left_out_is_found() {
    let text = fs::read_to_string(root().join("tests/coherence/waits.s")).expect("waits.s");
    let lines: Vec<&str> = text.lines().collect();
    let waits: Vec<usize> = (0..lines.len())
        .filter(|at| lines[*at].contains("csrwi 0x830"))
        .collect();
    assert!(waits.len() >= 20, "{} waits", waits.len());
    let path = scratch("waits").join("kernel.s");
    let mut unseen = String::new();
    for wait in waits {
        let mut planted = lines.clone();
        planted[wait] = "    nop";
        fs::write(&path, planted.join("\n") + "\n").expect("a source");
        let told = told(&path, "checked");
        if !told.starts_with("checked: exit code 123\nmissing wait: hart 0") {
            let _ = writeln!(unseen, "line {}: {told}", wait + 1);
        }
    }
    assert!(unseen.is_empty(), "{unseen}");
}

/// Kernels that are right are so with caches, too.
#[test]
fn a_kernel_that_meets_at_global_memory_is_right_with_caches() {
    for how in ["modelled", "checked"] {
        let told = told(&root().join("tests/programs/host/sum.s"), how);
        assert_eq!(told, format!("{how}: exit code 0\n"));
    }
}
