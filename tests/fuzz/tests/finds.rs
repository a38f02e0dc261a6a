//! What was found once and mended: each input below `finds/TARGET` ends with the answer beside it (`NAME.expected`), in a process
//! of its own, since some ended theirs. `UPDATE_EXPECTED` writes the answers.

use std::path::{Path, PathBuf};
use std::process::Command;

fn inputs() -> Vec<(String, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("finds");
    let mut all = Vec::new();
    for (target, _) in onespec_fuzz::targets::ALL {
        let Ok(entries) = std::fs::read_dir(folder.join(target)) else {
            continue;
        };
        let paths = entries.flatten().map(|entry| entry.path());
        let inputs = paths.filter(|path| path.extension().is_none_or(|ending| ending != "expected"));
        all.extend(inputs.map(|path| (target.to_owned(), path)));
    }
    all.sort();
    all
}

#[test]
fn finds_stay_mended() {
    let mut wrong = Vec::new();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("finds");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("answer");
    for (target, path) in inputs() {
        let out = Command::new(env!("CARGO_BIN_EXE_fuzz"))
            .arg("--once")
            .arg(&path)
            .arg("--answer")
            .arg(&file)
            .arg(&target)
            .output()
            .expect("the target runs");
        let answer = std::fs::read_to_string(&file).unwrap_or_default();
        let _ = std::fs::remove_file(&file);
        let golden = PathBuf::from(format!("{}.expected", path.display()));
        if out.status.success() && std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(&golden, &answer).expect("the golden is written");
        }
        let expected = std::fs::read_to_string(&golden).unwrap_or_default();
        if !out.status.success() || answer != expected {
            wrong.push(format!("{}: {}\n{answer}", path.display(), out.status));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
