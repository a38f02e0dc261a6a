//! Every command on every machine that is built in.

use crate::support::{Ended, onespec, scratch};
use serde_json::Value;

fn machines() -> impl Iterator<Item = &'static str> {
    onespec_machines::ALL.iter().map(|known| known.isa.name)
}

fn good(arguments: &[&str], input: &[u8]) -> Ended {
    let ended = onespec(arguments, input);
    assert_eq!(ended.code, 0, "{arguments:?}: {}{}", ended.out, ended.err);
    ended
}

/// A machine's instructions as `list --json` tells them, those with a text and a word.
fn listed(machine: &str) -> Vec<Value> {
    let out = good(&["list", "--isa", machine, "--json"], b"").out;
    let all: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(all.len() > 20, "{machine}: {} instructions", all.len());
    all
}

#[test]
fn every_machine_is_listed_explained_and_has_a_manual() {
    for machine in machines() {
        let all = listed(machine);
        for key in ["mnemonic", "doc", "operands", "origin"] {
            assert!(all.iter().all(|op| op.get(key).is_some()), "{machine}: {key}");
        }
        let name = all[all.len() / 2]["mnemonic"].as_str().expect("a name");
        let told = good(&["explain", "--isa", machine, name], b"").out;
        assert!(told.contains(name), "{machine}: {told}");
        let dir = scratch(&format!("manual-{machine}")).display().to_string();
        good(&["manual", "--isa", machine, "--format", "md", "--out", &dir], b"");
        assert!(std::fs::read_dir(&dir).expect("pages").count() > 1, "{machine}");
    }
}

#[test]
fn texts_and_words_that_are_none_are_told_with_their_place() {
    for machine in machines() {
        let ended = onespec(&["asm", "--isa", machine, "-"], b"\nno-such-instruction 1, 2\n");
        assert_eq!(ended.code, 1, "{machine}: {}{}", ended.out, ended.err);
        assert!(ended.err.contains(":2:"), "{machine}: {}", ended.err);
        let ended = onespec(&["replay", "--isa", machine, "-"], b"nothing of the kind\n");
        assert_ne!(ended.code, 0, "{machine}");
        let ended = onespec(&["disasm", "--isa", machine, "--hex", "-"], b"xyz\n");
        assert_ne!(ended.code, 0, "{machine}");
        let random: Vec<u8> = (0..4096u32)
            .map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8)
            .collect();
        onespec(&["verify", "--isa", machine, "-"], &random);
        onespec(&["disasm", "--isa", machine, "-"], &random);
    }
}

/// The table of the RFC that the pseudo-instructions are made after ("Mapping to LLVM IR Types"), for both widths of the widest
/// element, and what gates call these types.
#[test]
fn types_of_pseudo_instructions_are_those_of_the_rfc() {
    let data = crate::support::root().join("tests/data/rvv-pseudo");
    for (elen, target) in [("64", "rv64gcv"), ("32", "rv32gc_zve32f")] {
        let told = good(&["list", "--isa", "rvv-pseudo", "--types", "--target", target], b"").out;
        let expected = std::fs::read_to_string(data.join(format!("types_elen{elen}.txt"))).expect("a table");
        assert_eq!(told, expected, "{target}");
    }
    let told = good(&["list", "--isa", "rvv-pseudo", "--types", "--json"], b"").out;
    let told: Vec<Value> = told
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let mut types: Vec<(&str, &str)> = told
        .iter()
        .filter_map(|ty| Some((ty["gates"].as_str()?, ty["type"].as_str()?)))
        .collect();
    types.sort_unstable();
    types.dedup();
    // Vector types of gates that fit groups of up to eight registers, and the types of the table, are the same.
    let gates = &onespec_circuit::GATES;
    let vectors = gates
        .types
        .iter()
        .filter(|ty| ty.lanes > 0)
        .map(|ty| ty.name.to_ascii_uppercase());
    let mut vectors: Vec<String> = vectors.collect();
    vectors.sort_unstable();
    assert_eq!(types.iter().map(|(name, _)| *name).collect::<Vec<_>>(), vectors);
    let ended = onespec(&["list", "--isa", "sfpu", "--types"], b"");
    assert_eq!(ended.code, 2, "{}{}", ended.out, ended.err);
}
