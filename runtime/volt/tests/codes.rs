//! Each code of the diagnostics of Volt, and of kernel sources in C++, has an explanation, and each explanation has a code.

use std::collections::BTreeSet;
use std::path::Path;

fn is_code(part: &str) -> bool {
    part.len() == 5 && part.starts_with(['E', 'W']) && part.bytes().skip(1).all(|b| b.is_ascii_digit())
}

/// Codes as they stand in quotes in the sources below a folder.
fn used(folder: &Path, codes: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            used(&path, codes);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source");
            codes.extend(text.split('"').filter(|part| is_code(part)).map(str::to_string));
        }
    }
}

#[test]
fn codes_and_explanations_are_the_same() {
    let mut codes = BTreeSet::new();
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    used(&own.join("src"), &mut codes);
    used(&own.join("../sfpi/src"), &mut codes);
    let of_volt = |code: &String| code.starts_with("E20") || code.starts_with("W20");
    let known: BTreeSet<String> = onespec_diag::explanations().into_keys().filter(of_volt).collect();
    assert!(!known.is_empty());
    assert_eq!(codes, known);
}
