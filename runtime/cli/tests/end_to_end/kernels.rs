//! Programs of kernels, `tests/kernels`: each prints what stands beside it on every target that its line `// targets:` names;
//! `evaluator` is the evaluator of circuits.

use crate::support::{onespec, root};

#[test]
fn programs_of_kernels_print_the_same_everywhere() {
    let mut ran = 0;
    let entries = std::fs::read_dir(root().join("tests/kernels")).expect("the folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".vt"))
        .collect();
    names.sort();
    for name in names {
        let file = format!("tests/kernels/{name}");
        let text = std::fs::read_to_string(root().join(&file)).expect("a text");
        let wanted = root().join(&file).with_extension("expected");
        let wanted = std::fs::read_to_string(wanted).unwrap_or_else(|e| panic!("{file}: {e}"));
        let targets = text.lines().find_map(|line| line.strip_prefix("// targets: "));
        let targets = targets.unwrap_or_else(|| panic!("{file}: no line `// targets: …`"));
        for target in targets.split_whitespace() {
            let ended = match target {
                "evaluator" => onespec(&["eval", &file], b""),
                target => onespec(&["run", "--target", target, &file], b""),
            };
            let found = (ended.code, ended.out.as_str());
            assert_eq!(found, (0, wanted.as_str()), "{file} on {target}: {}", ended.err);
            ran += 1;
        }
    }
    println!("{ran} runs");
    assert!(ran >= 39, "{ran} runs");
}
