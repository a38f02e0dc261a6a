//! Small specs through assembler, encoder, decoder and printer: what layouts and expressions say holds both ways.

use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::decode::Decoder;
use onespec_core::isa::Isa;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use onespec_gen::check_from;
use onespec_gen::source::FileSource;

const HEAD: &str = r#"
machine: {name: small, default: t, illegal: Illegal}
word: 16
length: {"0": 16, "1": 16}
causes: {Illegal: 2}
extension: {name: Base, doc: b}
targets: {t: {enable: Base, doc: t}}
"#;

const REGISTERS: &str = "registers: {R: {count: 16, name: \"r{i}\", width: \"16\", doc: r}}\n";

/// The machine with these entries, whole.
fn machine(rest: &str) -> (&'static Isa, Resolved) {
    let registers = if rest.contains("registers:") { "" } else { REGISTERS };
    let text = format!("{HEAD}{registers}{rest}");
    let checked = check_from(FileSource::Texts(&[("small/small.yaml", &text)]), "small");
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let isa = checked.tables.expect("tables");
    (isa, isa.target("").expect("the target"))
}

/// The words of a source, or its first error.
fn words((isa, target): &(&'static Isa, Resolved), source: &str) -> Result<Vec<u16>, String> {
    let made = assemble(isa, target, source, &AsmOptions::default());
    match made.errors.first() {
        Some(error) => Err(error.message.clone()),
        None => {
            let bytes = made.sections.first().map_or(&[][..], |section| &section.bytes);
            Ok(bytes
                .chunks(2)
                .map(|two| u16::from_le_bytes([two[0], two[1]]))
                .collect())
        }
    }
}

/// The text of a word at an address.
fn text((isa, target): &(&'static Isa, Resolved), word: u16, pc: Option<u64>) -> Option<String> {
    let op = Decoder::new(isa, target).decode(word.into())?;
    let mut out = String::new();
    Printer::new(isa, &target.features, PrintOptions::default()).print(op, word.into(), pc, &mut out);
    Some(out)
}

#[test]
fn a_field_that_stands_twice_is_written_and_compared() {
    let small = machine(
        r#"
operands: {a: R, n: s, p: pair, c: {class: R, list: r1 r2 r3 r4}}
kinds:
  pair:
    operands: {x: R}
    oneof: {same: {bits: "x x", asm: "<{x}>"}, other: {bits: "x 0000", asm: "[{x}]"}}
instructions:
  copy: {doc: the register in both, bits: "1000 a a 0000", asm: "{a}"}
  sign: {doc: the sign again, bits: "1001 n[5:0] n[5] 00000", asm: "{n}"}
  sums: {doc: copies in an alternative, bits: "1010 0000 p", asm: "{p}"}
  few:  {doc: a class in two pieces, bits: "1011 c[1] 00000 c[0] 00000", asm: "{c}"}
"#,
    );
    assert_eq!(words(&small, "copy r5"), Ok(vec![0x8550]));
    assert_eq!(text(&small, 0x8550, None).as_deref(), Some("copy r5"));
    assert_eq!(text(&small, 0x8560, None), None, "the copies differ");
    assert_eq!(words(&small, "sign -3"), Ok(vec![0x9f60]));
    assert_eq!(text(&small, 0x9f60, None).as_deref(), Some("sign -3"));
    assert_eq!(text(&small, 0x9f40, None), None, "the sign differs from its copy");
    assert_eq!(words(&small, "sums <r7>"), Ok(vec![0xa077]));
    assert_eq!(text(&small, 0xa077, None).as_deref(), Some("sums <r7>"));
    assert_eq!(
        text(&small, 0xa070, None).as_deref(),
        Some("sums [r7]"),
        "the other alternative"
    );
    assert_eq!(text(&small, 0xa071, None), None, "no alternative");
    for (register, word) in [(1, 0xb000), (2, 0xb020), (3, 0xb800), (4, 0xb820)] {
        assert_eq!(words(&small, &format!("few r{register}")), Ok(vec![word]));
        assert_eq!(text(&small, word, None), Some(format!("few r{register}")));
    }
}

#[test]
fn offsets_count_steps() {
    let small = machine(
        r#"
operands: {n: "s pcrel * 4", m: s pcrel}
instructions:
  wide: {doc: counts four bytes, bits: "1000 n:8 0000", asm: "{n}"}
  byte: {doc: counts bytes, bits: "1001 m:8 0000", asm: "{m}"}
"#,
    );
    // A whole number of steps, or an error; a plain number is the operand itself.
    let fine = "wide end\n byte 2\nend: wide end - 4\n wide -3";
    assert_eq!(words(&small, fine), Ok(vec![0x8010, 0x9020, 0x8ff0, 0x8fd0]));
    let error = words(&small, "wide end\nend: byte 0").expect_err("two bytes are half a step");
    assert!(error.contains("no multiple of 4"), "{error}");
    assert_eq!(text(&small, 0x8010, None).as_deref(), Some("wide 1"));
    assert_eq!(text(&small, 0x8ff0, Some(0x100)).as_deref(), Some("wide 0xfc"));
    assert_eq!(text(&small, 0x9ff0, Some(0x100)).as_deref(), Some("byte 0xff"));
}

#[test]
fn what_is_folded_is_what_is_computed() {
    // The same with numbers and with operands that are these numbers.
    for (a, b) in [(-8i64, -1i64), (-8, 70), (7, -3), (7, 63), (-1, 64), (5, 0), (-7, 2)] {
        for op in [
            "<<", ">>", "/", "%", "+", "-", "*", "|", "^", "&", "<", "==", "&&", "||",
        ] {
            let zero = "(x - x)";
            let small = machine(&format!(
                r#"
operands: {{x: R}}
instructions:
  two: {{doc: folded and computed, bits: "1000 x 00000000", let: {{p: "({a}) {op} ({b})", q: "({zero} + ({a})) {op} ({zero} + ({b}))"}}, asm: "{{x}}, {{p}}, {{q}}"}}
"#
            ));
            let told = text(&small, 0x8300, None).expect("an instruction");
            let numbers: Vec<&str> = told.split(", ").collect();
            assert_eq!(numbers[1], numbers[2], "{a} {op} {b}: {told}");
        }
    }
}

#[test]
fn a_sum_that_goes_nowhere_has_no_effects() {
    let (isa, _) = machine(
        r#"
registers: {Z: {count: 4, name: "z{i}", width: "16", zero: 0, doc: one is zero}}
operands: {d: Z out, a b: Z}
instructions:
  add:   {doc: a sum, bits: "1000 d:2 a:2 b:2 000000", asm: "{d}, {a}, {b}", sem: "Z[d] = Z[a] + Z[b];"}
  none:  {doc: a sum that nothing keeps, bits: "1001 0000 0000 0000", is: "add z0, z1, z2"}
  order: {doc: what its semantics does not say, bits: "1010 0000 0000 0000", sem: ""}
  same:  {doc: the same by another name, bits: "1011 0000 0000 0000", is: order}
"#,
    );
    let effects = |name: &str| {
        let op = isa.ops.iter().find(|op| op.name == name).expect("an entry");
        op.effects.names().collect::<Vec<_>>().join(" ")
    };
    assert_eq!([effects("add"), effects("none")], ["", ""]);
    let all = "reads_memory writes_memory reads_state writes_state";
    assert_eq!([effects("order"), effects("same")], [all, all]);
}
