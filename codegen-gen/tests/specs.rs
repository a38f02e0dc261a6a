//! The descriptions of this project are sound in every stage, and what a run keeps is what the next one finds.

use onespec_gen::source::FileSource;
use onespec_gen::{Cache, Checked, Opening, check_dir};
use std::path::{Path, PathBuf};

fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

#[test]
fn every_machine_passes_every_stage() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("results");
    let _ = std::fs::remove_dir_all(&folder);
    let opening = Opening {
        cache: Cache::at(&folder),
        ..Opening::default()
    };
    let started = std::time::Instant::now();
    let anew = check_dir(&spec(), false, &opening);
    println!("{} machines in {:.1?}", anew.machines.len(), started.elapsed());
    assert_eq!((anew.errors, anew.warnings), (0, 0), "{}", anew.diagnostics);
    for machine in &anew.machines {
        assert!(machine.skipped.is_empty(), "{machine:?}");
        let run = machine.tallies.iter().find(|(name, _)| name == "examples_run");
        assert_eq!(run.map(|(_, count)| *count), Some(machine.examples), "{machine:?}");
    }
    let started = std::time::Instant::now();
    let again = check_dir(&spec(), false, &opening);
    println!("and again in {:.1?}", started.elapsed());
    assert_eq!(anew.machines, again.machines);
    assert!(started.elapsed().as_secs() < 2);
}

/// Entries of which two trap in some states only.
const TRAPS: &str = r#"
use: base
fns: |
  fn never(x: bits<xlen>) { trap(Misaligned, x); }
  fn maybe(x: bits<xlen>) { if x == 0 { trap(Illegal); } }
instructions:
  plain: {doc: no trap, format: R funct7=1000000 funct3=000 opcode=OP, sem: "X[rd] = X[rs1];", examples: [{asm: "plain x1, x2, x3"}]}
  "t{i}": {doc: a family that traps, for: {i: 0 1}, format: "R funct7=100001{i} funct3=000 opcode=OP", sem: "trap(Illegal);", examples: [{asm: "t1 x1, x2, x3"}]}
  both: {doc: in both cases, format: R funct7=1000100 funct3=000 opcode=OP, sem: "if flag { trap(Illegal); } else { trap(Misaligned); }"}
  call: {doc: by a fn, format: R funct7=1000101 funct3=000 opcode=OP, sem: "flag = 1; never(X[rs1]);"}
  some: {doc: in one case, format: R funct7=1000110 funct3=000 opcode=OP, sem: "if flag { trap(Illegal); }"}
  fns: {doc: in one case of a fn, format: R funct7=1000111 funct3=000 opcode=OP, sem: "maybe(X[rs1]); X[rd] = X[rs1];"}
  none: {doc: no semantics, format: R funct7=1001000 funct3=000 opcode=OP}
"#;

#[test]
fn instructions_that_only_trap_and_entries_without_example_are_counted() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("counted");
    let _ = std::fs::remove_dir_all(&root);
    std::fs::create_dir_all(root.join("tiny")).expect("a folder");
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/specs/tiny/base.yaml");
    std::fs::copy(base, root.join("tiny/base.yaml")).expect("a file");
    std::fs::write(root.join("tiny/traps.yaml"), TRAPS).expect("a file");
    let report = check_dir(&root, false, &Opening::default());
    assert_eq!(report.errors, 0, "{}", report.diagnostics);
    let tiny = report.machines.first().expect("a machine");
    // With the two of the machine itself: 10 instructions of 9 entries.
    assert_eq!(
        (tiny.instructions, tiny.with_semantics, tiny.only_trap),
        (10, 9, 4),
        "{tiny:?}"
    );
    assert_eq!(
        (tiny.examples, tiny.entries, tiny.without_example),
        (2, 9, 7),
        "{tiny:?}"
    );
}

/// A file that a machine takes from another one's folder, with a fault in it.
const SHARED: &str = r#"
use: base
instructions:
  bad: {doc: a name that is not there, format: R funct7=1000000 funct3=000 opcode=OP, sem: "X[rd] = nowhere;"}
"#;
const SECOND: &str = r#"
use: tiny/base tiny/shared
machine: {name: second, default: second64, params: {xlen: 32 64}, illegal: Illegal}
word: 16 32
length: {"00": 16, "01": 16, "10": 16, "11": 32}
targets: {second64: {enable: xlen64 Base}}
instructions:
  own: {doc: a fault of its own, format: R funct7=1000001 funct3=000 opcode=OP, sem: "X[rd] = anywhere;"}
"#;

/// A fault in a file that two machines share is one error, as text, for programs, and where errors are counted.
#[test]
fn a_fault_that_machines_share_is_told_once() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shared");
    let _ = std::fs::remove_dir_all(&root);
    for machine in ["tiny", "second"] {
        std::fs::create_dir_all(root.join(machine)).expect("a folder");
    }
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/specs/tiny/base.yaml");
    std::fs::copy(base, root.join("tiny/base.yaml")).expect("a file");
    std::fs::write(root.join("tiny/shared.yaml"), SHARED).expect("a file");
    std::fs::write(root.join("second/base.yaml"), SECOND).expect("a file");
    let report = check_dir(&root, false, &Opening::default());
    let told = &report.diagnostics;
    assert_eq!(told.matches("unknown name `nowhere`").count(), 1, "{told}");
    assert_eq!(told.matches("in the machines second, tiny").count(), 1, "{told}");
    assert_eq!(told.matches("unknown name `anywhere`").count(), 1, "{told}");
    assert_eq!(report.errors, 2, "{told}");
    assert_eq!(report.json.lines().count(), 2, "{}", report.json);
    let of_machine = report.machines.iter().map(|m| (m.name.as_str(), m.errors));
    assert_eq!(of_machine.collect::<Vec<_>>(), [("second", 2), ("tiny", 1)]);
}

/// Without code a CSR reads and writes as if the machine did not have it.
#[test]
fn every_csr_that_a_target_can_have_has_code() {
    for machine in FileSource::Folder(&spec()).machines() {
        let opening = Opening {
            fast: true,
            ..Opening::default()
        };
        let checked = Checked::open(FileSource::Folder(&spec()), &machine, &opening);
        let model = checked.model.as_ref().expect("a model");
        for csr in model.csrs.iter().filter(|csr| !csr.unreachable) {
            let coded = checked
                .programs
                .iter()
                .flat_map(|program| &program.csrs)
                .any(|code| code.name == csr.name);
            assert!(coded, "{machine}: {}", csr.name);
        }
    }
}

/// A folder of two machines, of which one has a fault.
fn faulty(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&root);
    let tiny = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/specs/tiny/base.yaml");
    for machine in ["good", "faulty"] {
        std::fs::create_dir_all(root.join(machine)).expect("a folder");
        std::fs::copy(&tiny, root.join(machine).join("base.yaml")).expect("a file");
    }
    std::fs::write(root.join("faulty/fault.yaml"), "word: wide\n").expect("a file");
    root
}

#[test]
fn places_are_shown_below_the_folder_as_it_was_written() {
    let root = faulty("shown");
    let own = root.join("faulty");
    let inside = |path: &Path| format!("{}/fault.yaml", path.display());
    for (asked, place) in [
        (root.clone(), inside(&own)),
        (own.clone(), inside(&own)),
        (root.join("."), format!("{}/./faulty/fault.yaml", root.display())),
        (own.join("../faulty"), inside(&own.join("../faulty"))),
        // Ends in what is no name: the machine is found by the real path.
        (
            own.join("../../shown/faulty/.."),
            inside(&own.join("../../shown/faulty/../faulty")),
        ),
    ] {
        let report = check_dir(&asked, false, &Opening::default());
        assert!(report.errors > 0, "{}", asked.display());
        assert!(
            report.diagnostics.contains(&format!("{place}:1:7")),
            "{place}\n{}",
            report.diagnostics
        );
    }
    let good = check_dir(&root.join("good"), false, &Opening::default());
    assert_eq!((good.errors, good.machines.len()), (0, 1), "{}", good.diagnostics);
}

#[cfg(unix)]
#[test]
fn a_link_to_the_folder_that_it_is_in_is_no_machine() {
    let root = faulty("linked");
    let own = root.join("good");
    std::os::unix::fs::symlink(".", own.join("sub")).expect("a link");
    std::os::unix::fs::symlink("..", own.join("up")).expect("a link");
    let report = check_dir(&own, false, &Opening::default());
    let names: Vec<&str> = report.machines.iter().map(|m| m.name.as_str()).collect();
    assert_eq!(
        (names.as_slice(), report.errors),
        (&["tiny"][..], 0),
        "{}",
        report.diagnostics
    );
}
