//! Inputs that mean no good: truncated, random and huge files end with a message and a non-zero code, soon.

use crate::support::{onespec, root, scratch};
use std::path::{Path, PathBuf};

fn write(name: &str, data: &[u8]) -> PathBuf {
    let path = scratch(name).join("input");
    std::fs::write(&path, data).expect("a file");
    path
}

fn fails(arguments: &[&str], file: &Path) {
    let file = file.display().to_string();
    let all: Vec<&str> = arguments.iter().copied().chain([file.as_str()]).collect();
    let ended = onespec(&all, b"");
    assert_ne!(ended.code, 0, "{all:?}");
    assert!(!ended.err.is_empty() || !ended.out.is_empty(), "{all:?} says nothing");
}

/// A sound ELF file to spoil.
fn sound() -> Vec<u8> {
    std::fs::read(root().join("tests/programs/machine/traps.rv64.elf")).expect("a recorded program")
}

#[test]
fn truncated_elf_files() {
    let whole = sound();
    for length in [4, 16, 63, 64, 100, 200, 1000] {
        let file = write(&format!("truncated-{length}"), &whole[..length.min(whole.len())]);
        fails(&["run", "--max-insns", "100000"], &file);
        fails(&["disasm"], &file);
    }
}

#[test]
fn elf_files_with_wild_headers() {
    let whole = sound();
    // Entry point, program header offset and count, section header offset, size and count, and a segment's sizes.
    for (name, at, value) in [
        ("entry", 24, u64::MAX),
        ("phoff", 32, u64::MAX - 8),
        ("shoff", 40, u64::MAX - 8),
        ("offset", 64 + 8, u64::MAX / 2),
        ("address", 64 + 16, u64::MAX - 1),
        ("filesz", 64 + 32, u64::MAX / 4),
        ("memsz", 64 + 40, u64::MAX / 4),
    ] {
        let mut data = whole.clone();
        data[at..at + 8].copy_from_slice(&value.to_le_bytes());
        let file = write(&format!("wild-{name}"), &data);
        let file = file.display().to_string();
        // What matters is that it ends: a wild value that nobody reads does no harm.
        onespec(&["run", "--mode", "machine", "--max-insns", "100000", &file], b"");
        onespec(&["disasm", &file], b"");
    }
    for at in 52..64 {
        let mut data = whole.clone();
        data[at] = 0xff;
        let file = write(&format!("wild-{at}"), &data).display().to_string();
        onespec(&["run", "--mode", "machine", "--max-insns", "100000", &file], b"");
        onespec(&["disasm", &file], b"");
    }
}

#[test]
fn random_bytes() {
    let mut state = 1u32;
    let mut random = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    let bytes: Vec<u8> = (0..20_000).map(|_| random()).collect();
    let file = write("random", &bytes);
    fails(&["run"], &file);
    fails(&["asm"], &file);
    fails(&["replay"], &file);
    fails(&["verify"], &file);
    onespec(&["disasm", &file.display().to_string()], b"");
    onespec(&["disasm", "--hex", &file.display().to_string()], b"");
}

#[test]
fn sources_that_grow() {
    let huge = [
        (".zero 0x7fffffffffffffff\n".to_string(), "zero"),
        (".align 60\n".to_string(), "align"),
        (".org 0xffffffffffff\n".to_string(), "org"),
        (
            format!(".word {}1{}\n", "(".repeat(100_000), ")".repeat(100_000)),
            "nesting",
        ),
        (format!("addi a0, a0, {}1\n", "-".repeat(200_000)), "signs"),
        (".equ a, b\n.equ b, a\n.word a\n".to_string(), "cycle"),
        (format!(".word 1{}\n", "0".repeat(1_000_000)), "digits"),
        ("li a0, 0x1234567812345678\n".repeat(10).replace("li", "lii"), "unknown"),
        (format!("{}: nop\n", "x".repeat(1_000_000)), "name"),
    ];
    for (source, name) in huge {
        let file = write(name, source.as_bytes());
        let ended = onespec(&["asm", &file.display().to_string()], b"");
        assert!(ended.out.len() < 1 << 20, "{name}");
        assert!(name == "name" || ended.code != 0, "{name} is accepted");
    }
}

#[test]
fn vectors_that_are_none() {
    for (text, name) in [
        ("op,a,b,c,rm,result,fflags\nnosuchop,1,2,,,3,\n", "op"),
        ("op,a,b,c,rm,result,fflags\nadd,1,2\n", "short"),
        ("op,a,b,c,rm,result,fflags\nadd,xyz,2,,,3,\n", "digits"),
        ("op,a,b,c,rm,result,fflags\nadd,1,2,,,4,\n", "wrong"),
        ("nothing of the kind\n", "header"),
        ("", "empty"),
    ] {
        fails(
            &["replay", "--isa", "riscv"],
            &write(&format!("vectors-{name}"), text.as_bytes()),
        );
    }
}

#[test]
fn descriptions_that_are_none() {
    for (text, name) in [
        ("a: [\n", "yaml"),
        ("\u{0}\u{1}", "binary"),
        ("machine: {name: toy}\ninstructions: 5\n", "shape"),
        ("x: &a [*a]\n", "anchor"),
    ] {
        let dir = scratch(&format!("spec-{name}"));
        std::fs::create_dir_all(dir.join("toy")).expect("a directory");
        std::fs::write(dir.join("toy/a.yaml"), text).expect("a file");
        let spec = dir.display().to_string();
        for arguments in [
            &["check", spec.as_str()][..],
            &["list", "--isa", "toy", "--spec", spec.as_str()],
        ] {
            let ended = onespec(arguments, b"");
            assert_eq!(ended.code, 1, "{arguments:?}: {}{}", ended.out, ended.err);
        }
    }
}
