//! Specs that are made to break the reader: huge, binary, deep. Each gets a diagnostic, at once, and nothing else happens.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The codes that a machine of one hostile file gets.
fn codes(name: &str, write: impl FnOnce(&Path)) -> Vec<&'static str> {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("hostile-{name}"));
    fs::create_dir_all(root.join("m")).expect("a folder");
    write(&root.join("m/hostile.yaml"));
    let start = Instant::now();
    let checked = onespec_gen::check_machine(&root, "m");
    let shown = checked.rendered(false);
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "{name} took {:?}",
        start.elapsed()
    );
    assert!(shown.len() < 20_000, "{} bytes of diagnostics", shown.len());
    fs::remove_dir_all(&root).expect("removed");
    checked.diags.list.iter().map(|d| d.code).collect()
}

fn text(name: &str, text: &str) -> Vec<&'static str> {
    codes(name, |path| fs::write(path, text).expect("written"))
}

#[test]
fn a_huge_file_is_not_read() {
    let found = codes("huge", |path| {
        let file = fs::File::create(path).expect("a file");
        // Sparse: 100 MB in its length, nothing on the disk.
        file.set_len(100 << 20).expect("a length");
    });
    assert_eq!(found, ["E0702"]);
}

#[test]
fn binary_data_is_no_spec() {
    let found = codes("binary", |path| {
        fs::write(path, b"word: 32\n# \xff\xfe\n").expect("written")
    });
    assert_eq!(found, ["E0703"]);
    let found = codes("zeros", |path| fs::write(path, [0u8; 4096]).expect("written"));
    assert_eq!(found.len(), 1);
}

#[test]
fn deep_yaml_is_refused() {
    // So deep that the YAML parser itself gives up first.
    assert_eq!(
        text(
            "lists",
            &format!("axes: {{a: {}{}}}", "[".repeat(100_000), "]".repeat(100_000))
        ),
        ["E0704"]
    );
    assert_eq!(
        text("fewer", &format!("axes: {{a: {}{}}}", "[".repeat(100), "]".repeat(100))),
        ["E0706"]
    );
    let maps: String = (0..2000).map(|i| format!("{}a:\n", " ".repeat(i))).collect();
    assert_eq!(text("maps", &maps), ["E0706"]);
}

#[test]
fn deep_small_languages_are_refused() {
    for (name, expr) in [
        ("parens", format!("{}1{}", "(".repeat(5000), ")".repeat(5000))),
        ("nots", format!("{}1", "!".repeat(8000))),
        ("conditions", format!("{}1", "1 ? 1 : ".repeat(1500))),
        ("sums", format!("1{}", " + 1".repeat(3000))),
        ("holes", "{a ? ".repeat(2000)),
    ] {
        let spec =
            format!("word: 32\ninstructions:\n  a: {{doc: x, bits: \"0:32\", where: \"{expr}\", asm: \"{expr}\"}}\n");
        let found = text(name, &spec);
        assert!(found.contains(&"E0100"), "{name}: {found:?}");
    }
}

#[test]
fn families_have_an_end() {
    let spec = "word: 32\ninstructions:\n  \"a{x}{y}{z}\": {doc: x, for: [{x: 1..5000}, {y: 1..5000}, {z: 1..5000}], bits: \"0:32\"}\n";
    assert_eq!(text("product", spec), ["E0307"]);
}

#[test]
fn truncated_specs_do_not_crash() {
    let whole = include_str!("specs/tiny/base.yaml");
    for end in (0..whole.len()).step_by(37) {
        let _ = text("cut", &whole[..end]);
    }
}

#[test]
fn mutated_specs_do_not_crash() {
    let whole = include_str!("specs/tiny/base.yaml").as_bytes();
    let mut seed = 12345u64;
    for _ in 0..300 {
        let mut bytes = whole.to_vec();
        for _ in 0..3 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let at = (seed >> 33) as usize % bytes.len();
            bytes[at] = b"{}[]:,|&*!#\"' 01x.\n-$"[(seed >> 20) as usize % 21];
        }
        let _ = codes("mutated", |path| fs::write(path, &bytes).expect("written"));
    }
}
