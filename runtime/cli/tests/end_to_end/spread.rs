//! Programs whose loops are spread over harts of a device (`tests/harts`): they print what the evaluator prints, whatever
//! groups of harts there are, with flat memory and with caches that nothing keeps coherent. What was launched stands beside
//! each source, as `.expected`; `UPDATE_EXPECTED=1` writes it again. Beside each is the same loop as a person wrote it for this machine
//! (`.s`); `written.txt` has the instructions of both for each element, all that harts execute among them.

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

/// The line of the loop that is launched, and the iterations and instructions of all harts, as `--stats` tells them.
fn counts(told: &str) -> Option<(u32, f64, f64)> {
    let (place, rest) = told.lines().next()?.split_once(": ")?;
    let number = |what: &str| {
        let before = rest.split(what).next()?;
        before.rsplit(' ').next()?.parse().ok()
    };
    let line = place.rsplit(':').next()?.parse().ok()?;
    Some((line, number(" iterations")?, number(" instructions")?))
}

#[test]
fn compiled_loops_beside_those_that_a_person_wrote() {
    let groups = ["--groups", "0x1", "--stats"];
    let mut table = String::from("kernel      compiled  written  ratio\n");
    let mut wrong = Vec::new();
    let with_partner = |path: &PathBuf| path.with_extension("s").exists();
    for path in sources("tests/harts").into_iter().filter(with_partner) {
        let source = path.display().to_string();
        let compiled = spread(&source, &groups);
        let (line, elements, instructions) = counts(&compiled.err).expect("a launch");
        let kernel = format!("{line}={}", path.with_extension("s").display());
        let written = spread(&source, &[&groups[..], &["--kernel", &kernel]].concat());
        if (written.code, &written.out) != (compiled.code, &compiled.out) {
            wrong.push(format!("{kernel}: {} {:?} {}", written.code, written.out, written.err));
            continue;
        }
        let (_, _, by_hand) = counts(&written.err).expect("a launch");
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        table += &format!(
            "{name:<12}{:>8.2}{:>9.2}{:>7.2}\n",
            instructions / elements,
            by_hand / elements,
            instructions / by_hand
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let expected = root().join("tests/harts/written.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&expected, &table).expect("writable");
    } else {
        assert_eq!(fs::read_to_string(&expected).unwrap_or_default(), table);
    }
}

#[test]
fn a_kernel_in_the_place_of_no_loop() {
    let source = root().join("tests/harts/dot.vt").display().to_string();
    let kernel = format!("1={}", root().join("tests/harts/dot.s").display());
    let ended = spread(&source, &["--groups", "0x1", "--kernel", &kernel]);
    assert_eq!(
        (ended.code, ended.err.as_str()),
        (
            2,
            "error: no loop at line 1 is launched; these are, with what each is given:\n  line 6: the first number, the \
             number behind the last, an array, an array\n"
        )
    );
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
