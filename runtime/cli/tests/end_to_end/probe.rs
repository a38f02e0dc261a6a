//! `onespec probe` against what silicon does with each instruction that the published table names.

use crate::support::{copy_files, onespec, root, scratch};
use std::collections::BTreeMap;
use std::fs;

/// Names and statuses of a run with `--json`.
fn found(arguments: &[&str]) -> BTreeMap<String, serde_json::Value> {
    let ended = onespec(arguments, b"");
    assert_eq!(ended.code, 0, "{}", ended.err);
    let object = |line: &str| {
        let object: serde_json::Value = serde_json::from_str(line).expect("an object");
        (object["mnemonic"].as_str().expect("a name").to_owned(), object)
    };
    ended.out.lines().map(object).collect()
}

#[test]
fn every_instruction_of_the_published_table_is_found_as_on_silicon() {
    let found = found(&["probe", "--json", "--target", "esperanto-a0"]);
    let table = fs::read_to_string(root().join("tests/data/esperanto/published.txt")).expect("the table");
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (name, status) = line.split_once(' ').expect("a name and a status");
        let of_ours = found
            .get(name)
            .map(|object| object["status"].as_str().unwrap_or_default());
        if of_ours != Some(status) {
            wrong.push(format!("{name}: {status} on silicon, {of_ours:?} here"));
        }
        count += 1;
    }
    assert!(wrong.is_empty() && count > 250, "{count}: {wrong:#?}");
    let causes = [
        ("ld", Some(5)),
        ("fence.i", Some(30)),
        ("bitmixb", Some(2)),
        ("fmul.ps", None),
        ("ebreak", Some(3)),
    ];
    for (name, cause) in causes {
        assert_eq!(found[name]["scause"].as_u64(), cause, "{name}");
    }
    for endless in ["jal", "beq"] {
        assert_eq!(found[endless]["endless"], true, "{endless}");
        assert_eq!(found[endless]["status"], "ok", "{endless}");
    }
    assert_eq!(found["fmul.ps"]["word"], "0x1000007b");
}

/// Statuses come from traps that are executed: another entry, another row.
#[test]
fn a_changed_entry_changes_its_row() {
    let spec = scratch("probe").join("spec");
    copy_files(&root().join("spec"), &spec);
    let file = spec.join("esperanto/machine.yaml");
    let before = fs::read_to_string(&file).expect("the file");
    let entry = "\"fence.i sfence.vma\": {hardware: ";
    let after = before.replace(&format!("{entry}emulated"), &format!("{entry}invalid"));
    assert_ne!(before, after);
    fs::write(&file, after).expect("a copy");
    let spec = spec.display().to_string();
    let names = ["fence.i", "fdiv.ps", "fadd.ps"];
    let probe = |more: &[&str]| {
        let arguments = [&["probe", "--json", "--target", "esperanto-a0"], more, &names].concat();
        let found = found(&arguments);
        names.map(|name| found[name]["status"].as_str().expect("a status").to_owned())
    };
    assert_eq!(probe(&[]), ["emulate", "emulate", "ok"]);
    assert_eq!(probe(&["--spec", &spec]), ["invalid", "emulate", "ok"]);
}

#[test]
fn descriptions_of_devices_are_told_with_lines_and_columns() {
    let spec = scratch("probe_wrong").join("spec");
    copy_files(&root().join("spec"), &spec);
    let file = spec.join("esperanto/device.txt");
    let before = fs::read_to_string(&file).expect("the file");
    let after = before.replace(
        "fail    BAD_FW_TYPE if firmware_type > 2",
        "fail    BAD_TYPE if firmware > (2",
    );
    assert_ne!(before, after);
    let line = after
        .lines()
        .position(|line| line.contains("BAD_TYPE"))
        .expect("the line")
        + 1;
    fs::write(&file, after).expect("a copy");
    let ended = onespec(
        &[
            "probe",
            "--target",
            "esperanto-a0",
            "--spec",
            &spec.display().to_string(),
            "ld",
        ],
        b"",
    );
    assert_eq!(ended.code, 1);
    for part in [
        format!("device.txt:{line}:9: `BAD_TYPE` is no name of `[enum fw_version]`"),
        format!("device.txt:{line}:34: `)` is expected"),
    ] {
        assert!(ended.err.contains(&part), "no {part} in {}", ended.err);
    }
    let unknown = onespec(&["probe", "fadd.p"], b"");
    assert!(
        unknown.code == 2 && unknown.err.contains("did you mean `fadd.p"),
        "{}",
        unknown.err
    );
    let none = onespec(&["probe", "--target", "rv64gc"], b"");
    assert!(none.code == 1 && none.err.contains("esperanto"), "{}", none.err);
}
