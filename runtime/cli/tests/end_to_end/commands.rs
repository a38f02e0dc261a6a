//! Every command from end to end: what it prints and how it ends.

use crate::support::{onespec, root, scratch};

#[test]
fn every_command_has_help_with_an_example() {
    let help = onespec(&["--help"], b"");
    assert_eq!(help.code, 0);
    for command in [
        "check", "list", "asm", "disasm", "run", "replay", "explain", "verify", "manual", "generate", "litmus",
    ] {
        assert!(help.out.contains(command), "{command} is not in --help");
        let own = onespec(&[command, "--help"], b"");
        assert_eq!(own.code, 0, "{command}");
        assert!(own.out.contains("Example"), "{command} --help has no example");
        assert!(own.out.contains("--spec"), "{command} does not work from a directory");
    }
}

#[test]
fn usage_errors_end_with_2() {
    let wrong: &[&[&str]] = &[
        &[],
        &["nothing"],
        &["list", "--isa", "z80"],
        &["list", "--target", "rv64gq"],
        &["list", "--target", "arm64"],
        &["list", "--spec", "no/such/directory"],
        &["check", "no/such/directory"],
        &["disasm", "no/such/file"],
        &["disasm"],
        &["disasm", "--base", "twelve", "-"],
        &["asm", "--format", "pdf", "-"],
        &["run", "no/such/program"],
        &["run", "--engine", "steam", "x"],
        &["run", "--max-insns", "many", "x"],
        &["replay", "no/such/vectors"],
        &["explain", "no-such-thing"],
        &["manual", "--format", "odt"],
        &["generate", "--isa", "riscv"],
    ];
    for arguments in wrong {
        let ended = onespec(arguments, b"");
        assert_eq!(ended.code, 2, "{arguments:?}: {}{}", ended.out, ended.err);
        assert!(!ended.err.is_empty(), "{arguments:?} says nothing");
    }
}

#[test]
fn check_counts_what_there_is() {
    let ended = onespec(&["check", "spec"], b"");
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    assert!(ended.out.contains("riscv: "), "{}", ended.out);
    let ended = onespec(&["check", "spec", "--json"], b"");
    let parse = |line: &str| serde_json::from_str::<serde_json::Value>(line).expect("JSON");
    let counts: Vec<_> = ended.out.lines().map(parse).collect();
    let riscv = counts
        .iter()
        .find(|counts| counts["isa"] == "riscv")
        .expect("a line for it");
    assert!(riscv["instructions"].as_u64() > Some(400), "{riscv}");
    assert!(riscv["with_semantics"].as_u64() > Some(400), "{riscv}");
    // The former name, for one release.
    assert_eq!(riscv["with_semantics"], riscv["with_meaning"]);
    let gates = counts.iter().find(|counts| counts["isa"] == "circuit");
    assert!(
        gates.is_some_and(|counts| counts["gates"].as_u64() > Some(100)),
        "{gates:?}"
    );
}

#[test]
fn check_tells_what_is_wrong_and_where() {
    let dir = scratch("check").join("bad");
    std::fs::create_dir_all(dir.join("toy")).expect("a directory");
    std::fs::write(
        dir.join("toy/a.yaml"),
        "machine: {name: toy}\ninstructions:\n  add: {fromat: R}\n",
    )
    .expect("a file");
    let ended = onespec(&["check", &dir.display().to_string()], b"");
    assert_eq!(ended.code, 1);
    let told = format!("{}{}", ended.out, ended.err);
    assert!(told.contains("fromat") && told.contains("a.yaml:3"), "{told}");
}

#[test]
fn list_gives_an_object_for_every_instruction() {
    let ended = onespec(&["list", "--isa", "riscv", "--json"], b"");
    assert_eq!(ended.code, 0, "{}", ended.err);
    let mut seen = 0;
    for line in ended.out.lines() {
        let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
        for key in ["mnemonic", "length", "match", "mask", "feature", "operands", "doc"] {
            assert!(!object[key].is_null(), "{line} has no {key}");
        }
        assert!(object["semantics"].is_boolean(), "{line}");
        // The former name, for one release.
        assert_eq!(object["semantics"], object["meaning"], "{line}");
        seen += usize::from(object["mnemonic"] == "add" && object["match"] == "0x00000033");
    }
    assert_eq!(seen, 1);
    let narrow = onespec(&["list", "--target", "rv32i"], b"");
    assert!(narrow.out.lines().count() < 60, "{}", narrow.out);
}

#[test]
fn hex_words_come_back_as_one_line_each() {
    let ended = onespec(
        &["disasm", "--isa", "riscv", "--hex", "-"],
        b"00850513\n4501\nffffffff\n0x00008067\n",
    );
    assert_eq!(ended.out, "addi a0, a0, 8\nli a0, 0\nillegal\nret\n");
    assert_eq!(ended.code, 0);
    let ended = onespec(&["disasm", "--no-aliases", "--hex", "-"], b"4501\n8067\nxyz\n");
    assert_eq!(ended.out, "c.li a0, 0\njalr zero, 0(ra)\nillegal\n");
    assert_eq!(ended.code, 1, "a line that is no word is a finding");
}

#[test]
fn assembling_and_disassembling_are_inverse() {
    let source = b"start: addi a0, a0, 8\n beqz a0, start\n mul a0, a1, a2\n";
    let hex = onespec(&["asm", "--isa", "riscv", "--format", "hex", "-"], source);
    assert_eq!(hex.code, 0, "{}", hex.err);
    let text = onespec(&["disasm", "--hex", "-"], hex.out.as_bytes());
    assert_eq!(text.out.lines().next(), Some("addi a0, a0, 8"));
    assert_eq!(text.out.lines().count(), 3);
}

#[test]
fn an_assembled_program_is_an_elf_file_that_runs() {
    let elf = scratch("elf").join("primes");
    let elf = elf.display().to_string();
    let made = onespec(&["asm", "--format", "elf", "-o", &elf, "examples/primes.s"], b"");
    assert_eq!(made.code, 0, "{}", made.err);
    for engine in ["interp", "reference"] {
        let ran = onespec(&["run", "--engine", engine, &elf], b"");
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(
            ran.out.starts_with("2 3 5 7 11 ") && ran.out.ends_with("89 97 \n"),
            "{}",
            ran.out
        );
    }
    let listing = onespec(&["disasm", &elf], b"");
    assert!(
        listing.out.contains("<_start>:") && listing.out.contains("<print>"),
        "{}",
        listing.out
    );
}

#[test]
fn the_guests_exit_code_is_the_commands() {
    let source = scratch("code").join("seven.s");
    std::fs::write(&source, ".globl _start\n_start: li a0, 7\n li a7, 93\n ecall\n").expect("a file");
    let ended = onespec(&["run", "--stats", &source.display().to_string()], b"");
    assert_eq!(ended.code, 7, "{}", ended.err);
    assert!(ended.err.contains("MIPS"), "{}", ended.err);
}

#[test]
fn statistics_tell_what_was_translated() {
    let source = scratch("translated").join("loop.s");
    let text =
        ".globl _start\n_start: li t0, 1000000\n1: addi t0, t0, -1\n bnez t0, 1b\n li a0, 7\n li a7, 93\n ecall\n";
    std::fs::write(&source, text).expect("a file");
    let path = source.display().to_string();
    let ended = onespec(&["run", "--stats", "--hot", "1000", &path], b"");
    assert_eq!(ended.code, 7, "{}", ended.err);
    let line = ended.err.lines().find_map(|line| line.strip_prefix("translated: "));
    let percent = line.and_then(|line| line.split_once(" %")?.0.parse::<f64>().ok());
    assert!(percent.is_some_and(|percent| percent > 90.0), "{}", ended.err);
    let interpreted = onespec(&["run", "--stats", "--engine", "interp", &path], b"");
    assert!(!interpreted.err.contains("translated"), "{}", interpreted.err);
}

#[test]
fn a_guest_that_jumps_into_nothing_gets_a_report() {
    let source = scratch("nothing").join("jump.s");
    std::fs::write(&source, ".globl _start\n_start: li a0, 0x1234\n jr a0\n").expect("a file");
    let ended = onespec(&["run", &source.display().to_string()], b"");
    assert_ne!(ended.code, 0);
    assert!(ended.err.contains("1234") && ended.err.contains("a0"), "{}", ended.err);
}

#[test]
fn an_endless_guest_is_stopped() {
    let source = scratch("endless").join("loop.s");
    std::fs::write(&source, ".globl _start\n_start: j _start\n").expect("a file");
    let ended = onespec(&["run", "--max-insns", "1000", &source.display().to_string()], b"");
    assert_ne!(ended.code, 0);
    assert!(ended.err.contains("1000"), "{}", ended.err);
}

#[test]
fn explain_words_mnemonics_and_codes() {
    let word = onespec(&["explain", "0x00850513"], b"");
    assert_eq!(word.code, 0);
    for part in ["addi a0, a0, 8", "31..20", "imm", "spec/riscv/i.yaml:"] {
        assert!(word.out.contains(part), "no {part} in\n{}", word.out);
    }
    let mnemonic = onespec(&["explain", "c.addi4spn"], b"");
    assert!(
        mnemonic.out.contains("nzuimm") || mnemonic.out.contains("imm"),
        "{}",
        mnemonic.out
    );
    let code = onespec(&["explain", "E0401"], b"");
    assert!(code.out.starts_with("E0401: "), "{}", code.out);
    let other = onespec(&["explain", "--target", "rv64i", "0x02c58533"], b"");
    assert_eq!(other.code, 1);
    assert!(other.out.contains("`mul` needs M"), "{}", other.out);
}

#[test]
fn verify_finds_what_a_target_has_not() {
    let good = onespec(
        &["verify", "--isa", "riscv", "--target", "rv64i", "-"],
        &0x0085_0513u32.to_le_bytes(),
    );
    assert_eq!(good.code, 0, "{}{}", good.out, good.err);
    let bad = onespec(
        &["verify", "--isa", "riscv", "--target", "rv64i", "-"],
        &0x02c5_8533u32.to_le_bytes(),
    );
    assert_eq!(bad.code, 1);
    assert!(bad.out.contains("mul"), "{}{}", bad.out, bad.err);
}

#[test]
fn replay_counts() {
    for engine in ["interp", "reference"] {
        let vectors = "tests/data/riscv/vectors/scalar.csv";
        let ended = onespec(&["replay", "--isa", "riscv", "--engine", engine, vectors], b"");
        assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
        assert_eq!(ended.out.lines().last(), Some("2960 passed, 0 failed"));
    }
}

#[test]
fn the_manual_has_a_page_for_every_extension() {
    let dir = scratch("manual");
    let ended = onespec(
        &[
            "manual",
            "--isa",
            "riscv",
            "--format",
            "md",
            "--out",
            &dir.display().to_string(),
        ],
        b"",
    );
    assert_eq!(ended.code, 0, "{}", ended.err);
    let pages = std::fs::read_dir(&dir).expect("pages").count();
    assert!(pages > 30, "{pages} pages");
}

#[test]
fn generate_writes_a_crate() {
    let dir = scratch("generate");
    let ended = onespec(&["generate", "--isa", "sfpu", "--out", &dir.display().to_string()], b"");
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(dir.join("Cargo.toml").is_file() && dir.join("src/lib.rs").is_file());
    assert!(root().join("spec").is_dir());
}

/// Loops over vectors give the same results on machines with vectors of any length; what they print of the length differs.
#[test]
fn vector_programs_run_at_every_length() {
    for vlen in ["128", "256", "1024"] {
        let program = "tests/programs/vector/strips.s";
        let wanted = root().join(format!("tests/programs/vector/strips.{vlen}.expected"));
        let wanted = std::fs::read_to_string(wanted).expect("an expectation");
        for engine in ["interp", "reference"] {
            let ended = onespec(
                &[
                    "run", "--target", "rv64gcv", "--vlen", vlen, "--engine", engine, program,
                ],
                b"",
            );
            assert_eq!(
                (ended.code, ended.out.as_str()),
                (0, wanted.as_str()),
                "{vlen}, {engine}: {}",
                ended.err
            );
        }
    }
    for (setting, says) in [
        ("vlen=64", "at least 128"),
        ("vlen=100", "it is one of 64 128"),
        ("wlen=1", "no setting `wlen`"),
    ] {
        let ended = onespec(
            &[
                "run",
                "--target",
                "rv64gcv",
                "--set",
                setting,
                "tests/programs/vector/strips.s",
            ],
            b"",
        );
        assert_eq!(ended.code, 1, "{setting}: {}{}", ended.out, ended.err);
        assert!(ended.err.contains(says), "{}", ended.err);
    }
}

/// Lanes, masks and gathers in a program; an instruction that the silicon leaves to firmware ends one.
#[test]
fn programs_of_the_packed_unit_run() {
    for engine in ["interp", "reference"] {
        let run = |program: &str| onespec(&["run", "--target", "esperanto-a0", "--engine", engine, program], b"");
        let ended = run("tests/programs/esperanto/lanes.s");
        assert_eq!(ended.code, 42, "{engine}: {}", ended.err);
        let source = scratch(&format!("firmware_{engine}")).join("firmware.s");
        std::fs::write(&source, "_start: fdiv.pi ft0, ft1, ft2\n").expect("a source");
        let ended = run(&source.display().to_string());
        assert!(
            ended.err.contains("Emulation (cause 30, value 0x1e20807b)"),
            "{}",
            ended.err
        );
    }
}

#[test]
fn litmus_tests_with_other_verdicts_than_expected_are_findings() {
    let path = root().join("tests/data/litmus/LB.litmus");
    let text = std::fs::read_to_string(path).expect("a test");
    let dir = scratch("litmus");
    let file = dir.join("wrong.litmus");
    let run = |text: String| {
        std::fs::write(&file, text).expect("a file");
        onespec(&["litmus", file.to_str().expect("a path")], b"")
    };
    let right = run(text.clone());
    assert_eq!((right.code, right.out.as_str()), (0, "LB: allowed\n"), "{}", right.err);
    let wrong = run(text.replace("\nallowed", "\nforbidden"));
    let said = "LB: allowed, not forbidden as expected\n";
    assert_eq!((wrong.code, wrong.out.as_str()), (1, said), "{}", wrong.err);
    // Each fault is told with its line.
    for (from, to, line) in [
        ("lw t0", "lw t99", "line 5"),
        ("a0 = x, a1", "a99 = x, a1", "line 4"),
        ("0(a1)", "3(a1)", "line 4"),
        ("x = 0", "x = zero", "line 3"),
        ("1:t0", "7:t0", "line 10"),
        ("litmus LB", "litmos LB", "line 1"),
    ] {
        let broken = run(text.replacen(from, to, 1));
        assert_eq!(broken.code, 1, "{from}: {}", broken.out);
        assert!(broken.err.contains(line), "{from}: {}", broken.err);
    }
}
