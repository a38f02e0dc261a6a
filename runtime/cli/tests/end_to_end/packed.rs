//! Kernels on the minion's lanes beside sequences that a person wrote (`tests/data/esperanto/packed`): instructions for each
//! element, in hundredths, as the golden `counts.txt` has them. They are those of a run on many elements without those of a run
//! on fewer.

use crate::support::{onespec, root, scratch};
use std::fmt::Write;

const FOLDER: &str = "tests/data/esperanto/packed";
/// Elements of the two runs.
const SIZES: [u64; 2] = [256, 1792];

/// Instructions for a hundred elements.
fn hundred(path: &std::path::Path, text: &str) -> u64 {
    let retired = SIZES.map(|size| {
        std::fs::write(path, text.replace("SIZE", &size.to_string())).expect("a program");
        let path = path.to_str().expect("a name");
        let ended = onespec(&["run", "--stats", "--target", "esperanto-a0", path], b"");
        assert!(!ended.err.contains("error"), "{path}: {}", ended.err);
        let stats = ended.err.lines().find_map(|line| line.split_once(" instructions"));
        let (count, _) = stats.unwrap_or_else(|| panic!("{path}: {}", ended.err));
        count.parse::<u64>().expect("a number")
    });
    let (few, many) = (retired[0], retired[1]);
    ((many - few) * 100).div_ceil(SIZES[1] - SIZES[0])
}

#[test]
fn kernels_on_lanes_are_as_short_as_what_a_person_writes() {
    let folder = root().join(FOLDER);
    let entries = std::fs::read_dir(&folder).expect("the folder");
    let mut names: Vec<String> = entries
        .filter_map(|entry| {
            entry
                .expect("an entry")
                .path()
                .file_name()?
                .to_str()
                .map(str::to_string)
        })
        .filter_map(|name| name.strip_suffix(".vt").map(str::to_string))
        .collect();
    names.sort();
    let scratch = scratch("packed");
    let mut found = String::from("kernel       compiled  written\n");
    for name in &names {
        let counts = ["vt", "s"].map(|ending| {
            let file = format!("{name}.{ending}");
            let text = std::fs::read_to_string(folder.join(&file)).unwrap_or_else(|e| panic!("{file}: {e}"));
            hundred(&scratch.join(&file), &text)
        });
        let _ = writeln!(found, "{name:<12} {:>8} {:>8}", counts[0], counts[1]);
    }
    assert_eq!(names.len(), 8);
    let golden = folder.join("counts.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&golden, &found).expect("the golden file");
    }
    let wanted = std::fs::read_to_string(&golden).expect("the golden file");
    assert_eq!(found, wanted, "UPDATE_EXPECTED=1 writes {}", golden.display());
}
