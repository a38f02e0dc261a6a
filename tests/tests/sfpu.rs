//! The Tensix vector unit against what is published of it: texts both ways for every golden word, in both bit orders, the
//! table of instructions, and what is said about words of the other architecture.

use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::decode::Decoder;
use onespec_core::isa::Op;
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer, transported};
use onespec_core::timing::Model;
use onespec_core::verify::Verifier;
use onespec_sfpu::ISA;
use std::collections::{BTreeMap, BTreeSet};

const ENCODINGS: &str = include_str!("../data/sfpu/encodings.txt");
const INSTRUCTIONS: &str = include_str!("../data/sfpu/instructions.csv");

struct Tools {
    decoder: Decoder,
    printer: Printer,
    parser: Parser,
}

fn tools() -> BTreeMap<&'static str, Tools> {
    let tools = |name| {
        let target = ISA.target(name).expect("a target");
        let tools = Tools {
            decoder: Decoder::new(&ISA, &target),
            printer: Printer::new(&ISA, &target.features, PrintOptions::default()),
            parser: Parser::new(&ISA, &target.features),
        };
        (name, tools)
    };
    ["wh", "bh"].into_iter().map(tools).collect()
}

fn hex(text: &str) -> u128 {
    let digits = text.strip_prefix("0x").unwrap_or(text);
    u128::from_str_radix(digits, 16).expect("a hexadecimal number")
}

/// How far the RISC-V stream turns words.
fn rotation() -> u16 {
    let found = ISA.transports.iter().find(|(name, _)| *name == "riscv");
    found.expect("a transport").1
}

#[test]
fn words_and_texts_are_those_of_the_public_assembler() {
    let tools = tools();
    let (mut count, mut wrong) = (0, Vec::new());
    for line in ENCODINGS.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.splitn(4, ' ').collect();
        let [target, word, stream, text] = cells[..] else {
            panic!("four columns: {line}");
        };
        let (tools, word) = (&tools[target], hex(word));
        let mut own = String::new();
        if let Some(op) = tools.decoder.decode(word) {
            tools.printer.print(op, word, None, &mut own);
        }
        if own.trim_end() != text {
            wrong.push(format!("{target} {word:08x} is `{own}`, not `{text}`"));
        }
        match tools.parser.parse(text) {
            Ok((_, back)) if back == word => {}
            other => wrong.push(format!("{target} `{text}` is {other:x?}, not {word:08x}")),
        }
        if transported(word, 32, rotation()) != hex(stream) {
            wrong.push(format!("{word:08x} stands in the stream as {stream}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(count, 1008);
}

/// Cycles until the result of an instruction may be read, in its first mode. What a macro schedules is not described, which the
/// table calls complex; what repeats words has no result.
fn cycles(op: &'static Op, arch: &str) -> String {
    let target = ISA.target(arch).expect("a target");
    let model = Model::of(&ISA, &target).expect("timing");
    let id = ISA.ops.iter().position(|other| std::ptr::eq(other, op));
    match op.name {
        "sfploadmacro" => "complex".to_string(),
        "ttreplay" => "0".to_string(),
        _ => model.result_cycles(id.expect("an instruction") as u16).to_string(),
    }
}

#[test]
fn the_table_of_instructions_is_the_published_one() {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for row in INSTRUCTIONS.lines().skip(1) {
        let cells: Vec<&str> = row.split(',').collect();
        let [name, arch, value, mask, stream_value, stream_mask, unit, latency] = cells[..] else {
            panic!("eight cells: {row}");
        };
        let found = ISA.ops.iter().find(|op| {
            let data = |key: &str| {
                op.data
                    .iter()
                    .find(|(known, _)| *known == key)
                    .map_or("", |(_, text)| *text)
            };
            op.name == name
                && op.value == hex(value)
                && op.mask == hex(mask)
                && data("arch").split(' ').any(|known| known == arch)
                && data("unit") == unit.trim_end_matches(" expander")
                && cycles(op, arch) == latency
        });
        if found.is_none() {
            wrong.push(row);
        }
        let turned = (
            transported(hex(value), 32, rotation()),
            transported(hex(mask), 32, rotation()),
        );
        assert_eq!(turned, (hex(stream_value), hex(stream_mask)), "{row}");
        seen.insert((name, arch));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(seen.len(), 88);
    // And nothing else: a mnemonic has no architecture that the table does not give it.
    for op in ISA.ops {
        let data = op
            .data
            .iter()
            .find(|(key, _)| *key == "arch")
            .map_or("", |(_, text)| *text);
        for arch in data.split(' ') {
            assert!(seen.contains(&(op.name, arch)), "{} on {arch}", op.name);
        }
    }
}

#[test]
fn the_other_architecture_is_named() {
    let tools = tools();
    let told = |target: &str, word: u32| {
        let bytes = word.to_le_bytes();
        let finding = Verifier::new(&tools[target].decoder, &bytes).next();
        finding.map_or(String::new(), |finding| {
            format!("{}: {}", finding.verdict.code(), finding.message)
        })
    };
    // sfple; sfpand with a third register
    assert_eq!(told("wh", 0x9600_0000), "V0004: `sfple` needs bh");
    assert_eq!(told("wh", 0x7e00_b000), "V0004: `sfpand` needs bh");
    assert_eq!(told("bh", 0x7e00_b000), "");
    let wormhole = ISA.target("wh").expect("a target");
    let assembly = assemble(&ISA, &wormhole, "sfpmul24 L1,L2,L3,0", &AsmOptions::default());
    let errors: Vec<String> = assembly.errors.iter().map(|error| error.render("-")).collect();
    assert!(errors[0].contains("`sfpmul24` needs bh"), "{errors:?}");
    // A mode that does not exist, a register that cannot be written.
    assert!(told("wh", 0x7d00_0003).contains("`sfpabs` requires `mod <= 1`"));
    assert!(told("bh", 0x7d00_0090).contains("`sfpabs` requires `vd < 8`"));
}
