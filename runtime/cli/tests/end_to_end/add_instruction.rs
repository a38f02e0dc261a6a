//! What the README says about adding an instruction: one entry in one file, and it assembles, disassembles and runs.

use crate::support::{copy_files, onespec, root, scratch};
use std::fs;
use std::path::PathBuf;

/// A copy of `spec/` with an entry put below `instructions:` of `riscv/i.yaml`, and nothing else changed.
fn with_entry(name: &str, entry: &str) -> PathBuf {
    let copy = scratch(name).join("spec");
    copy_files(&root().join("spec"), &copy);
    let file = copy.join("riscv/i.yaml");
    let before = fs::read_to_string(&file).expect("the file of the base instructions");
    let after = before.replacen("\ninstructions:\n", &format!("\ninstructions:\n{entry}"), 1);
    assert_ne!(before, after);
    fs::write(&file, after).expect("a copy");
    copy
}

#[test]
fn one_entry_is_all_there_is() {
    let entry = fs::read_to_string(root().join("examples/avg.yaml")).expect("the entry");
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    assert!(
        readme.contains(&entry),
        "the README shows another entry than examples/avg.yaml"
    );

    let spec = with_entry("add", &entry).display().to_string();
    let checked = onespec(&["check", &spec], b"");
    assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);

    let hex = onespec(&["asm", "--spec", &spec, "-"], b"avg a0, a1, a2\n");
    assert_eq!((hex.code, hex.out.as_str()), (0, "00c5852b\n"), "{}", hex.err);
    let text = onespec(&["disasm", "--spec", &spec, "--hex", "-"], b"00c5852b\n");
    assert_eq!((text.code, text.out.as_str()), (0, "avg a0, a1, a2\n"), "{}", text.err);
    let ran = onespec(&["run", "--spec", &spec, "examples/average.s"], b"");
    assert_eq!(ran.code, 42, "{}", ran.err);
    let explained = onespec(&["explain", "--spec", &spec, "avg"], b"");
    assert!(explained.out.contains("(a & b) + ((a ^ b) >> 1)"), "{}", explained.out);

    let without = onespec(&["asm", "-"], b"avg a0, a1, a2\n");
    assert_eq!(without.code, 1, "the instruction is known without the entry");
}

#[test]
fn bits_that_are_taken_are_told_with_a_witness() {
    let entry = "  mine:\n    doc: Takes the bits of add\n    format: R funct7=0000000 funct3=000 opcode=OP\n    sem: \"X[rd] = 0;\"\n";
    let spec = with_entry("taken", entry).display().to_string();
    let checked = onespec(&["check", &spec], b"");
    assert_eq!(checked.code, 1);
    for part in ["E0401", "mine", "add", "0x"] {
        assert!(checked.out.contains(part), "no {part} in\n{}", checked.out);
    }
}

/// A compiler uses an instruction where it is cheaper, with nothing but its entry.
#[test]
fn a_new_instruction_is_selected() {
    let entries = "  packb:
    doc: Low bytes of both registers
    format: R funct7=0000001 funct3=000 opcode=0101011
    sem: \"X[rd] = zext(X[rs2][7:0] @ X[rs1][7:0]);\"
  macc:
    doc: Adds the product of two registers to a third
    format: R funct7=0000001 funct3=001 opcode=0101011
    operands: {rd: X inout}
    sem: \"X[rd] = X[rd] + X[rs1] * X[rs2];\"
";
    let folder = scratch("selected");
    let source = folder.join("both.vt");
    let text = "fn pack(a: u64, b: u64) -> u64 { return (b & 255) << 8 | (a & 255); }
fn dot(a: *i64, b: *i64, n: i64) -> i64 { var s: i64 = 0; for i in 0..n { s += a[i] * b[i]; } return s; }
static a: [i64; 4] = [1, 2, 3, 4];
static b: [i64; 4] = [5, 6, 7, 8];
fn main() -> i32 { print(pack(0x1234, 0x5678)); print(dot(a, b, 4)); return 0; }
";
    fs::write(&source, text).expect("a source");
    let source = source.display().to_string();
    let spec = with_entry("packed", entries).display().to_string();
    let asm = onespec(&["compile", "-O1", "--spec", &spec, "--emit", "asm", &source], b"");
    assert_eq!(asm.code, 0, "{}", asm.err);
    for wanted in ["\tpackb a", "\tmacc "] {
        assert!(asm.out.contains(wanted), "no {wanted} in\n{}", asm.out);
    }
    let without = onespec(&["compile", "-O1", "--emit", "asm", &source], b"");
    assert!(
        !without.out.contains("packb") && without.out.contains("\tmul "),
        "{}",
        without.out
    );
    for run in [&["run", "--spec", &spec, &source][..], &["run", &source][..]] {
        let ran = onespec(run, b"");
        assert_eq!((ran.code, ran.out.as_str()), (0, "30772\n70\n"), "{}", ran.err);
    }
}
