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

/// The codes that a text gets, in so many seconds on a slow machine; what is shown is bounded too.
fn limited(name: &str, text: &str, seconds: u64) -> Vec<&'static str> {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("hostile-{name}"));
    fs::create_dir_all(root.join("m")).expect("a folder");
    fs::write(root.join("m/hostile.yaml"), text).expect("written");
    let start = Instant::now();
    let checked = onespec_gen::check_machine(&root, "m");
    let shown = checked.rendered(false);
    assert!(
        start.elapsed() < Duration::from_secs(seconds),
        "{name} took {:?}",
        start.elapsed()
    );
    assert!(shown.len() < 2_000_000, "{} bytes of diagnostics", shown.len());
    fs::remove_dir_all(&root).expect("removed");
    checked
        .diags
        .list
        .iter()
        .filter(|d| d.code != "W0701")
        .map(|d| d.code)
        .collect()
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

/// A small machine with these entries below `instructions:`, or whatever stands before them.
fn machine(rest: &str) -> String {
    let base = include_str!("specs/tiny/base.yaml");
    let head = base.split("instructions:").next().unwrap_or("");
    format!("{head}{rest}")
}

const ADD: &str = "doc: x, format: R funct7=0000000 funct3=000 opcode=OP";

#[test]
fn many_entries_of_one_encoding_are_told_so() {
    let entries: String = (0..1000).map(|i| format!("  i{i}: {{{ADD}}}\n")).collect();
    let found = limited("overlaps", &machine(&format!("instructions:\n{entries}")), 10);
    assert!(
        found.len() <= 1200 && found.contains(&"E0401"),
        "{} diagnostics",
        found.len()
    );
}

#[test]
fn linked_constraints_have_a_bound() {
    let entry = |i: u32| format!("  i{i}: {{{ADD}, where: \"rd * 7 + rs1 * 3 + rs2 == {i}\"}}\n");
    let entries: String = (0..200).map(entry).collect();
    let found = limited("linked", &machine(&format!("instructions:\n{entries}")), 60);
    assert_eq!(found.iter().filter(|code| **code == "E0405").count(), 1, "{found:?}");
}

#[test]
fn fns_that_double_when_inlined_end() {
    let double = |i: u32| {
        format!(
            "  fn f{i}(x: bits<64>) -> bits<64> {{ f{0}(x) + f{0}(x + 1) }}\n",
            i - 1
        )
    };
    let fns: String = (1..60).map(double).collect();
    let spec = machine(&format!(
        "fns: |\n  fn f0(x: bits<64>) -> bits<64> {{ x + 1 }}\n{fns}\
         instructions:\n  a: {{{ADD}, sem: \"X[rd] = resize_u(f59(resize_u(X[rs1], 64)), xlen);\"}}\n"
    ));
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hostile-doubling");
    fs::create_dir_all(root.join("m")).expect("a folder");
    fs::write(root.join("m/hostile.yaml"), spec).expect("written");
    let start = Instant::now();
    let checked = onespec_gen::check_machine(&root, "m");
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let (Some(model), Some(tables)) = (&checked.model, checked.tables) else {
        panic!("a model")
    };
    let made = onespec_gen::emit::rust::Crate::new(model, tables, checked.programs);
    let files = onespec_gen::emit::files::split(made.parts(model, checked.programs)).expect("Rust");
    assert!(files.iter().map(|file| file.text.len()).sum::<usize>() > 1000);
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
    fs::remove_dir_all(&root).expect("removed");
}

#[test]
fn keys_by_the_thousand() {
    let unknown: String = (0..40_000).map(|i| format!("unknown{i}: 1\n")).collect();
    let found = limited(
        "keys",
        &machine(&format!("{unknown}instructions:\n  a: {{{ADD}}}\n")),
        60,
    );
    assert!(
        found.len() <= 1010 && found.contains(&"E0712"),
        "{} diagnostics",
        found.len()
    );
    // Those of an entry are data.
    let data: String = (0..40_000).map(|i| format!("    zz{i}: 1\n")).collect();
    let entry = format!("instructions:\n  a:\n    doc: x\n    format: R funct7=0000000 funct3=000 opcode=OP\n{data}");
    assert_eq!(limited("data", &machine(&entry), 60), [""; 0]);
}

#[test]
fn chains_of_slices_are_refused() {
    let sem = format!("X[rd] = X[rs1]{};", "[0:0]".repeat(5000));
    assert_eq!(
        limited(
            "slices",
            &machine(&format!("instructions:\n  a: {{{ADD}, sem: \"{sem}\"}}\n")),
            20
        ),
        ["E1001"]
    );
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_opened() {
    let made = |path: &Path| {
        let status = std::process::Command::new("mkfifo").arg(path).status();
        assert!(status.is_ok_and(|status| status.success()), "a pipe");
    };
    let found = codes("pipe", |path| {
        if !path.exists() {
            made(path);
        }
    });
    assert_eq!(found, ["E0713"]);
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
