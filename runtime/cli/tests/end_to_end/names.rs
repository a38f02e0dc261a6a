//! Machines, targets and names: what `list` and `explain` know, and which machine and target is meant.

use crate::support::{onespec, onespec_in, root, scratch};

fn good(arguments: &[&str], input: &[u8]) -> String {
    let ended = onespec(arguments, input);
    assert_eq!(ended.code, 0, "{arguments:?}: {}{}", ended.out, ended.err);
    ended.out
}

/// What is no name is refused as an argument, not passed over.
#[test]
fn arguments_without_a_name_are_refused() {
    for (arguments, says) in [
        (&["list", "--target", ""][..], "--target"),
        (&["list", "--isa", ""], "--isa"),
        (&["asm", "--target", "rv64gc_", "-"], "no feature ``"),
        (&["asm", "--target", "rv64gc__zba", "-"], "no feature ``"),
        (&["explain", ""], "WHAT"),
        (&["run", "--env", "C", "a.elf"], "NAME=VALUE"),
        (&["run", "--env", "=C", "a.elf"], "NAME=VALUE"),
    ] {
        let ended = onespec(arguments, b"");
        assert_eq!(ended.code, 2, "{arguments:?}: {}", ended.err);
        assert!(ended.err.contains(says), "{arguments:?}: {}", ended.err);
    }
}

#[test]
fn explain_knows_every_kind_of_name() {
    for (name, parts) in [
        ("mstatus", &["CSR 0x300 of riscv", "MPP", "spec/riscv/"][..]),
        ("a0", &["register 10 of file X of riscv", "x10"]),
        ("Zba", &["an extension of riscv", "sh1add"]),
        ("rv64gcv_zba", &["a target of riscv", "Zba"]),
        ("vlen", &["a setting of riscv"]),
        ("IllegalInstruction", &["a trap of riscv: cause 2"]),
        ("riscv", &["a machine"]),
        ("beqz", &["another spelling of beq"]),
        ("call", &["a pseudo-instruction"]),
        ("VALUE_SELECTOR", &["a gate of circuit", "spec/circuit/"]),
        (
            "ADD",
            &["a gate of circuit", "a + b", "also an instruction of: ", "riscv"],
        ),
        ("add", &["Sum", "spec/riscv/i.yaml"]),
        ("sfpmad", &["machine: sfpu", "spec/sfpu/"]),
        ("blackhole", &["a target of sfpu"]),
        ("circuit", &["gates"]),
        ("0x00850513", &["addi a0, a0, 8"]),
        ("00850513", &["addi a0, a0, 8"]),
    ] {
        let told = good(&["explain", name], b"");
        for part in parts {
            assert!(told.contains(part), "{name}: no {part} in\n{told}");
        }
    }
    for (name, code, says) in [
        ("E9999", 2, "no code of a diagnostic"),
        ("bf64", 2, "write 0xbf64 for a word"),
        ("E0017", 2, "no code of a diagnostic"),
        ("0x100850513", 1, "longer than an instruction"),
        ("0xffff00850513", 1, "no instruction"),
        ("addd", 2, "did you mean"),
    ] {
        let ended = onespec(&["explain", name], b"");
        assert_eq!(ended.code, code, "{name}: {}{}", ended.out, ended.err);
        let told = format!("{}{}", ended.out, ended.err);
        assert!(told.contains(says) || name == "0xffff00850513", "{name}: {told}");
    }
    assert!(good(&["explain", "E017"], b"").starts_with("E017: "));
    assert!(good(&["explain", "--isa", "circuit", "mul"], b"").contains("a gate of circuit"));
}

#[test]
fn gates_are_listed_and_have_a_manual() {
    let listed = good(&["list", "--isa", "circuit", "--json"], b"");
    let count = listed.lines().count();
    assert!(count > 100, "{count} gates");
    for line in listed.lines() {
        let gate: serde_json::Value = serde_json::from_str(line).expect("JSON");
        for key in ["mnemonic", "class", "level", "signature", "doc", "origin"] {
            assert!(gate[key].is_string(), "{line}: {key}");
        }
    }
    for spec in ["spec", "spec/circuit"] {
        let live = good(&["list", "--isa", "circuit", "--spec", spec, "--json"], b"");
        assert_eq!(live, listed, "{spec}");
    }
    let dir = scratch("manual-circuit").display().to_string();
    good(&["manual", "--isa", "circuit", "--out", &dir], b"");
    let page = std::fs::read_to_string(format!("{dir}/mir.md")).expect("a page");
    assert!(page.contains("## `ADD`") && page.contains("a + b"), "{page}");
    let ended = onespec(&["asm", "--isa", "circuit", "-"], b"");
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("set of gates"), "{}", ended.err);
}

#[test]
fn machines_targets_and_extensions_are_listed() {
    for (what, key) in [
        ("--machines", "isa"),
        ("--targets", "target"),
        ("--extensions", "extension"),
    ] {
        let out = good(&["list", what, "--json"], b"");
        for line in out.lines() {
            let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
            assert!(object[key].is_string(), "{line}");
        }
        assert!(out.contains("\"riscv\"") && out.contains("\"sfpu\""), "{out}");
        assert!(good(&["list", what], b"").contains("sfpu"));
    }
    let own = good(&["list", "--targets", "--isa", "sfpu"], b"");
    assert!(own.contains("wormhole") && !own.contains("rv64gc"), "{own}");
    assert_eq!(good(&["list", "--targets", "--spec", "spec/sfpu"], b""), own);
}

/// `list --machines`, the lines of `list` and `check` count the same instructions, and the first and the last the same
/// extensions and targets.
#[test]
fn counts_agree() {
    let read = |text: &str| -> serde_json::Value { serde_json::from_str(text).expect("JSON") };
    let checked = good(&["check", "--fast", "--json", "spec"], b"");
    let mut seen = 0;
    for line in good(&["list", "--machines", "--json"], b"").lines() {
        let machine = read(line);
        let Some(name) = machine["isa"].as_str().filter(|_| machine["gates"].is_null()) else {
            continue;
        };
        let told = checked
            .lines()
            .map(read)
            .find(|told| told["isa"] == name)
            .expect("a machine");
        for key in ["instructions", "extensions", "targets"] {
            assert_eq!(told[key], machine[key], "{key} of {name}");
        }
        let count = good(&["list", "--isa", name], b"").lines().count();
        assert_eq!(machine["instructions"], count, "{name}");
        seen += 1;
    }
    assert!(seen >= 5, "{seen} machines");
}

#[test]
fn targets_have_both_spellings() {
    for (long, short) in [
        ("sfpu-wormhole", "wormhole"),
        ("ir3-a420", "a420"),
        ("esperanto-a0", "a0"),
        ("riscv-rv64gc_zba", "rv64gc_zba"),
    ] {
        let list = |target: &str| good(&["list", "--target", target, "--json"], b"");
        assert_eq!(list(long), list(short), "{long}");
    }
    for (unknown, says) in [
        ("sfpu-wormhle", "`wormhole`"),
        ("blackhol", "`blackhole` (sfpu)"),
        ("rv64gq", "no feature `q`"),
        ("steam", "list --targets"),
    ] {
        for command in ["list", "asm", "disasm", "verify"] {
            let arguments: &[&str] = match command {
                "list" => &["list", "--target", unknown],
                _ => &[command, "--target", unknown, "-"],
            };
            let ended = onespec(arguments, b"");
            assert_eq!(ended.code, 2, "{arguments:?}");
            assert!(ended.err.contains(says), "{arguments:?}: {}", ended.err);
        }
    }
}

#[test]
fn a_machines_own_folder_is_a_description() {
    let asm = |spec: &str| good(&["asm", "--spec", spec, "--isa", "sfpu", "-"], b"sfpnop\n");
    assert_eq!(asm("spec/sfpu"), asm("spec"));
    let hex = good(&["disasm", "--spec", "spec/sfpu", "--hex", "-"], b"8f000000\n");
    assert_eq!(hex, "sfpnop\n");
    assert!(good(&["explain", "--spec", "spec/sfpu/", "sfpnop"], b"").contains("sfpnop"));
    assert!(good(&["check", "--spec", "spec/sfpu", "--isa", "sfpu"], b"").contains("sfpu:"));
    let vectors = "tests/data/sfpu/vectors/own.jsonl";
    good(&["replay", "--spec", "spec/sfpu", vectors], b"");
    let inside = onespec_in(&root().join("spec/sfpu"), &["list", "--spec", "."], b"");
    assert!(inside.code == 0 && inside.out.contains("sfpnop"), "{}", inside.err);
    let other = onespec(&["list", "--spec", "spec/sfpu", "--isa", "riscv"], b"");
    assert_eq!(other.code, 2, "{}", other.err);
    let none = onespec(&["list", "--spec", "docs"], b"");
    assert!(
        none.code == 1 && none.err.contains("holds no descriptions"),
        "{}",
        none.err
    );
}

#[test]
fn a_mirrors_default_target_has_its_instructions() {
    let words = good(&["asm", "--isa", "rvv-pseudo", "-"], b"vadd.vv v8, v9, v10\n");
    assert_eq!(words, "02950457\n".replace("02950457", words.trim_end()));
    assert!(good(&["list", "--targets", "--isa", "rvv-pseudo"], b"").contains("rv64gcv"));
    let live = good(
        &["asm", "--isa", "rvv-pseudo", "--spec", "spec", "-"],
        b"vadd.vv v8, v9, v10\n",
    );
    assert_eq!(live, words);
}

/// The same two bytes are another instruction on the other width; the file says which it is for.
#[test]
fn an_elf_file_says_what_it_is_for() {
    let dir = scratch("elf-target");
    let source = b".globl _start\n_start: .half 0x2001\n nop\n";
    for (target, text) in [("rv32gc", "c.jal"), ("rv64gc", "addiw")] {
        let arguments = ["asm", "--target", target, "--format", "elf", "-o", "a.elf", "-"];
        let made = onespec_in(&dir, &arguments, source);
        assert_eq!(made.code, 0, "{}", made.err);
        let shown = onespec_in(&dir, &["disasm", "a.elf"], b"");
        assert_eq!(shown.code, 0, "{}", shown.err);
        let own = onespec_in(&dir, &["disasm", "--target", target, "a.elf"], b"");
        assert_eq!(shown.out, own.out, "{text}");
    }
    // The attributes of this one say no more than RV32 and its extensions.
    let verified = onespec(&["verify", "tests/programs/machine/libc.rv32.elf"], b"");
    assert!(verified.out.contains("for rv32i"), "{}{}", verified.out, verified.err);
    let mut other = std::fs::read(root().join("tests/programs/machine/libc.rv32.elf")).expect("a program");
    other[18] = 62;
    std::fs::write(dir.join("other.elf"), other).expect("a program");
    for command in ["disasm", "verify", "run"] {
        let ended = onespec_in(&dir, &[command, "other.elf"], b"");
        assert_eq!(ended.code, 1, "{}", ended.err);
        assert!(
            ended.err.contains("machine 62") && ended.err.contains("riscv (243)"),
            "{}",
            ended.err
        );
    }
}

/// Numbers with names are no places in code.
#[test]
fn absolute_symbols_are_no_labels() {
    let dir = scratch("absolute");
    let made = onespec_in(
        &dir,
        &["asm", "--format", "elf", "--base", "0x1000", "-o", "a.elf", "-"],
        b".globl _start\n.globl limit\n.equ limit, 0x1004\n_start: nop\n.word 0x00000013\nj _start\n",
    );
    assert_eq!(made.code, 0, "{}", made.err);
    let shown = onespec_in(&dir, &["disasm", "a.elf"], b"").out;
    assert!(shown.contains("<_start>:") && !shown.contains("limit"), "{shown}");
}
