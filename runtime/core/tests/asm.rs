//! The assembler on two sample machines.

use onespec_core::asm::*;
use onespec_test_support::Rng;
use onespec_test_support::sample::{GPU, RISC};
use std::format;
use std::string::String;
use std::vec::Vec;

fn assembled(source: &str) -> Assembly {
    assemble(&RISC, &RISC.target("riscc").unwrap(), source, &AsmOptions::default())
}

/// Words of all items; panics on errors.
fn words(source: &str) -> Vec<u128> {
    let a = assembled(source);
    let errors: Vec<String> = a.errors.iter().map(|e| e.render("test.s")).collect();
    assert!(errors.is_empty(), "{}", errors.concat());
    a.items.iter().map(|i| a.word(i)).collect()
}

fn errors(source: &str) -> Vec<(u32, u32, String)> {
    assembled(source)
        .errors
        .into_iter()
        .map(|e| (e.line, e.column, e.message))
        .collect()
}

#[test]
fn labels_and_branches() {
    let source = "start: beqz a0, end\n  nop # comment\n1: nop; beq a0, a1, 1b\n beq a0, a1, 1f\n1: end:\n beqz a0, start\n beqz a0, .";
    let expected = [
        0x00050a63,
        0x13,
        0x13,
        0xfeb50ee3,
        0x00b50263,
        0xfe0506e3,
        0x00050063u32,
    ];
    assert_eq!(words(source), expected.map(u128::from));
}

#[test]
fn data_and_sections() {
    let a = assembled(
        ".data\nx: .word 1, y - x, x\n .byte 255, -128\n.balign 4\ny: .asciz \"a\\n\\x41\\101\"\n.bss\nz: .zero 100\n\
         .text\n lw a0, %lo(x)(a1)\n .section .rodata\n .dword z, 2+3*4\n.equ N, 5\n .half N, 1 << 3 | 1, -(N)\n .size x, y - x\n.globl x",
    );
    assert_eq!(a.errors, []);
    let names: Vec<&str> = a.sections.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, [".text", ".rodata", ".data", ".bss"]);
    let data = a.section(".data").unwrap();
    let x = a.symbol("x").unwrap();
    assert_eq!(x, data.address);
    assert_eq!(&data.bytes[..4], [1, 0, 0, 0]);
    assert_eq!(&data.bytes[4..8], [16, 0, 0, 0]);
    assert_eq!(&data.bytes[8..12], (x as u32).to_le_bytes());
    assert_eq!(&data.bytes[12..], [255, 128, 0, 0, b'a', b'\n', b'A', b'A', 0]);
    assert_eq!(a.section(".bss").map(|s| (s.size, s.bytes.len())), Some((100, 0)));
    let text = a.section(".text").unwrap();
    assert_eq!(
        u32::from_le_bytes(text.bytes[..4].try_into().unwrap()),
        0x5a503 & 0xfffff | (x as u32) << 20
    );
    let rodata = a.section(".rodata").unwrap();
    assert_eq!(&rodata.bytes[8..], [14, 0, 0, 0, 0, 0, 0, 0, 5, 0, 9, 0, 0xfb, 0xff]);
    let symbol = a.symbols.iter().find(|s| s.name == "x").unwrap();
    assert_eq!((symbol.size, symbol.global), (16, true));
}

#[test]
fn macros_expand() {
    assert_eq!(words("li a0, 5"), [0x00500513]);
    assert_eq!(words("li a0, 0x12345678"), [0x12345537, 0x67850513]);
    // auipc, addi; the low part belongs to the distance from auipc.
    assert_eq!(words("la a0, x\nnop\nx: nop"), [0x00000517, 0x00c50513, 0x13, 0x13]);
    assert_eq!(words("x: nop\nla a0, x").len(), 3);
    assert_eq!(words("x: nop\nla a0, x")[1..], [0x00000517, 0xffc50513]);
}

#[test]
fn options_change_what_is_known() {
    assert_eq!(
        words(".option push\n.option rvc\naddi a0, a0, 1\n.option pop\naddi a0, a0, 1"),
        [0x0505, 0x00150513]
    );
    assert_eq!(
        words(".option rvc\nadd a0, a0, a1\naddi a0, a1, 1\naddi a0, a0, 0"),
        [0x952e, 0x00158513, 0x00050513]
    );
    assert_eq!(words(".option arch, +zextra\nmin a0, a1, a2"), [0x0ac5c533]);
    assert_eq!(errors(".option arch, -C\nc.add a0, a1")[0].2, "`c.add` needs C");
    assert_eq!(words(".option zextra\nmin a0, a1, a2"), [0x0ac5c533]);
    assert_eq!(errors(".option zextra\nc.add a0, a1")[0].2, "`c.add` needs C");
    assert_eq!(
        errors(".option rvb")[0].2,
        "unknown option `rvb`; there are: push, pop, arch, rvc, norvc, relax, zextra"
    );
    assert_eq!(words(".insn 0x13\n.insn 2, 0x0001\n.insn 0x9002"), [0x13, 1, 0x9002]);
}

#[test]
fn all_errors_of_a_source_with_their_places() {
    let source = "\tadd a0, a1\n  foo: bar a0\nbeqz a0, nowhere\nfoo: nop\n.word 1 +\n.wrod 5\n .byte 300\n li a0, %pcrel_lo(foo)\n .equ x, 1\nx: nop\n.align 99\n.ascii \"abc\nfar: .zero 5000\n beqz a0, far\n";
    let all = errors(source);
    let lines: Vec<u32> = all.iter().map(|e| e.0).collect();
    assert_eq!(lines, [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14], "{all:#?}");
    assert_eq!(
        (all[0].1, all[0].2.as_str()),
        (12, "expected `,`, found the end of the statement")
    );
    assert_eq!((all[1].1, all[1].2.as_str()), (8, "unknown instruction `bar`"));
    assert_eq!((all[2].1, all[2].2.as_str()), (10, "undefined symbol `nowhere`"));
    assert_eq!(all[3].2, "`foo` is already defined in line 2");
    assert!(all[5].2.contains("did you mean `.word`"));
    assert!(
        all[11].2.starts_with("distance -5000 is out of range: -4096 to 4094"),
        "{}",
        all[11].2
    );
    let a = assembled("nop\n\tadd a0, a1, 5");
    assert_eq!(
        a.errors[0].render("x.s"),
        "error[E0234]: expected a register of X, found `5`\n --> x.s:2:14\n  |\n2 |  add a0, a1, 5\n  |              ^\n"
    );
}

#[test]
fn hostile_sources_end() {
    let deep = format!("addi a0, a0, {}1", "(".repeat(100_000));
    let sources = [
        ".zero 1<<60".into(),
        ".bss\n.zero 1<<62\n.zero 1<<62".into(),
        ".fill 1<<40, 8, 7".into(),
        ".align 63".into(),
        ".balign 1<<40".into(),
        ".org 1<<50".into(),
        "forever\nforever".into(),
        deep,
        ".equ a, b\n.equ b, a\n.word a".into(),
        "/* no end".into(),
        ".ascii \"no end\\".into(),
        ".string \"\\".into(),
        ".option push\n".repeat(2000),
        ".pushsection .x\n".repeat(2000),
        format!(".word {}", "-".repeat(100_000)),
        format!("{}:", "9".repeat(100)),
        "x = x + 1\n.word x".into(),
        ".section\n.section \"\n.section ,".into(),
        "é: .word é\n.ascii \"é\"\n\u{1F600}".into(),
    ];
    for source in sources {
        let a = assembled(&source);
        let ok = source.starts_with('é');
        assert!(ok || !a.errors.is_empty(), "{}", &source[..source.len().min(40)]);
        for e in &a.errors {
            assert!(!e.render("x").is_empty());
        }
    }
    let many = assembled(&"bad bad\n".repeat(10_000));
    assert_eq!(many.errors.len() + many.more_errors, 10_000);
}

#[test]
fn data_says_what_it_cannot_hold() {
    let source = "nop\n.double 1e999, inf\n.fill 2, -1, 5\n.fill 2, 300, 5\n.section .x, \"az\"\n nop /* no\n end";
    let found = errors(source);
    let expected = [
        (2, 9, "1e999 is larger than any number of 64 bits: write `inf`"),
        (3, 7, "-1 is no size of a value: 0 to 8 bytes"),
        (4, 7, "300 is no size of a value: 0 to 8 bytes"),
        (
            5,
            16,
            "`z` is no flag of a section; `a` is in memory, `w` written, `x` executed",
        ),
        (6, 6, "the comment does not end: write `*/`"),
    ];
    assert_eq!(
        found,
        expected.map(|(line, column, text)| (line, column, text.to_string()))
    );
}

#[test]
fn random_sources_do_not_panic() {
    let pieces = [
        "x",
        ":",
        "\n",
        ";",
        " ",
        ",",
        ".word",
        ".ascii",
        "\"a\"",
        "\"",
        "'",
        "\\",
        "/*",
        "*/",
        "//",
        "#",
        "add",
        "li",
        "la",
        "a0",
        "(",
        ")",
        "1f",
        "1",
        "1b",
        ".",
        "=",
        ".equ",
        ".align",
        ".section",
        ".option",
        "push",
        "arch",
        "+",
        "-",
        "%lo",
        "%pcrel_lo(",
        "0x",
        "1<<40",
        "é",
        ".zero",
        ".org",
        "beqz",
        ".insn",
        "<<",
        "%",
        "/",
    ];
    let mut random = Rng::new(99);
    for isa in [&RISC, &GPU] {
        let target = isa.target("").unwrap();
        for _ in 0..1500 {
            let mut source = String::new();
            for _ in 0..random.next() % 40 {
                source.push_str(pieces[(random.next() % pieces.len() as u64) as usize]);
                source.push_str(if random.next() & 1 == 0 { " " } else { "" });
            }
            let a = assemble(
                isa,
                &target,
                &source,
                &AsmOptions {
                    limit: 1 << 20,
                    ..AsmOptions::default()
                },
            );
            for e in &a.errors {
                let _ = e.render("x");
            }
        }
    }
}

#[test]
fn chains_of_definitions_have_any_length() {
    let links = 50_000;
    let chain: String = (0..links).map(|i| format!(".equ k{i}, k{} + 1\n", i + 1)).collect();
    let source = format!("{chain}.equ k{links}, 7\n.word k0");
    assert_eq!(words(&source), [u128::from(links + 7u32)]);
    // Each used twice by the one before: as many ways as no one could follow.
    let fan: String = (0..60).map(|i| format!(".equ f{i}, f{0} + f{0}\n", i + 1)).collect();
    assert_eq!(words(&format!("{fan}.equ f60, 1\n.dword f0")), [1 << 60]);
}

#[test]
fn many_bad_lines_are_counted() {
    let lines = 200_000;
    let bad: String = (0..lines)
        .map(|i| format!("bad{} a0, a1\n.wrod {i}\n.word none{i}\n", i % 1000))
        .collect();
    let a = assembled(&bad);
    assert_eq!((a.errors.len(), a.errors.len() + a.more_errors), (500, 3 * lines));
    // One long line, too.
    let a = assembled(&"bad;".repeat(lines));
    assert_eq!(a.errors.len() + a.more_errors, lines);
}
