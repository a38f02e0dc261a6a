//! The minion against what is published of it: every custom instruction with its bits and what silicon does with it, every
//! custom CSR, and what is said about words of extensions that it cannot have.

use onespec_core::decode::Decoder;
use onespec_core::isa::Kind;
use onespec_esperanto::ISA;
use std::collections::{BTreeMap, BTreeSet};

const INSTRUCTIONS: &str = include_str!("../data/esperanto/instructions.csv");
const CSRS: &str = include_str!("../data/esperanto/csrs.csv");

fn rows(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    text.lines().skip(1).map(|line| line.split(',').collect())
}

fn number(text: &str) -> u128 {
    u128::from_str_radix(text.trim_start_matches("0x"), 16).expect("a number")
}

#[test]
fn every_custom_instruction_has_its_bits_and_its_status() {
    let feature = ISA
        .features
        .iter()
        .position(|f| f.name == "Esperanto")
        .expect("the extension") as u16;
    let own = ISA.ops.iter().filter(|op| op.feature == feature);
    let ours: BTreeSet<(&str, u128, u128, &str)> = own
        .map(|op| {
            let hardware = op.data.iter().find(|(key, _)| *key == "hardware");
            (op.name, op.value, op.mask, hardware.map_or("", |(_, value)| *value))
        })
        .collect();
    let theirs: BTreeSet<(&str, u128, u128, &str)> = rows(INSTRUCTIONS)
        .map(|row| (row[0], number(row[1]), number(row[2]), row[3]))
        .collect();
    let differ: Vec<_> = ours.symmetric_difference(&theirs).collect();
    assert!(differ.is_empty(), "{differ:#x?}");
    assert_eq!(theirs.len(), 214);
}

#[test]
fn every_custom_csr_has_its_number() {
    let names: BTreeMap<&str, i64> = ISA
        .kinds
        .iter()
        .filter_map(|kind| match kind {
            Kind::Enum { names, open: true } => Some(names.iter().copied()),
            _ => None,
        })
        .flatten()
        .collect();
    let mut count = 0;
    for row in rows(CSRS) {
        assert_eq!(names.get(row[1]), Some(&(number(row[0]) as i64)), "{}", row[1]);
        count += 1;
    }
    assert_eq!(count, 55);
}

#[test]
fn standard_instructions_that_firmware_would_emulate_say_so() {
    let hardware = |name: &str| {
        let op = ISA.ops.iter().find(|op| op.name == name).expect("an instruction");
        op.data
            .iter()
            .find(|(key, _)| *key == "hardware")
            .map(|(_, value)| *value)
    };
    for name in [
        "fdiv.s",
        "fsqrt.s",
        "fcvt.l.s",
        "fcvt.lu.s",
        "fcvt.s.l",
        "fcvt.s.lu",
        "fence.i",
        "sfence.vma",
    ] {
        assert_eq!(hardware(name), Some("emulated"), "{name}");
    }
    for name in ["add", "mulhu", "fadd.s", "c.addi", "csrrw"] {
        assert_eq!(hardware(name), Some("ok"), "{name}");
    }
}

#[test]
fn words_of_other_extensions_name_them() {
    let target = ISA.target("").expect("the default target");
    let decoder = Decoder::new(&ISA, &target);
    for (word, what) in [
        (0x02c5_f553, "`fadd.d` needs D"),
        (0x00c5_a02f, "`amoadd.w` needs Zaamo"),
        (0x20c5_a533, "`sh1add` needs Zba"),
    ] {
        let error = decoder
            .decode_checked(word, 32)
            .expect_err("no instruction")
            .message(&ISA);
        assert!(error.starts_with(what), "{error}");
    }
    for (name, what) in [
        ("esperanto-a0_v", "V"),
        ("esperanto-a0_zba", "Zba"),
        ("esperanto-a0_d", "D"),
    ] {
        let error = ISA.target(name).expect_err("a target").to_string();
        assert!(error.contains(what) && error.contains("Esperanto"), "{error}");
    }
}
