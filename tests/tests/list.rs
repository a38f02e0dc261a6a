//! What the description lists agrees with the public opcode data: every instruction has the same
//! fixed bits there and here; none is missing, none is extra.

use onespec_tests::facts::{Fact, facts};
use onespec_tests::ours::riscv;
use std::collections::{BTreeMap, BTreeSet};

/// A difference that is meant, and why.
const KNOWN: &str = include_str!("../data/riscv/known_opcodes.txt");

/// Name of an instruction in the data: a suffix says for which width a row is.
fn name(fact: &Fact) -> &str {
    fact.name.trim_end_matches(".rv32").trim_end_matches("_rv32")
}

fn known() -> BTreeMap<&'static str, &'static str> {
    let lines = KNOWN.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(char::is_whitespace)).collect()
}

#[test]
fn fixed_bits_are_those_of_the_opcode_data() {
    let facts = facts();
    let ours: BTreeSet<(&str, u32, u32)> = riscv()
        .ops
        .iter()
        .map(|op| (op.name, op.value as u32, op.mask as u32))
        .collect();
    let theirs: BTreeSet<(&str, u32, u32)> = facts.iter().map(|f| (name(f), f.value, f.mask)).collect();
    let known = known();
    let mut used = BTreeSet::new();
    let mut wrong = Vec::new();
    for fact in facts.iter().filter(|fact| fact.is_instruction) {
        if !ours.contains(&(name(fact), fact.value, fact.mask)) {
            match known.get_key_value(name(fact)) {
                Some((name, _)) => drop(used.insert(*name)),
                None => wrong.push(format!(
                    "missing: {} {:#010x}/{:#010x}",
                    fact.name, fact.value, fact.mask
                )),
            }
        }
    }
    for op in riscv().ops {
        if !theirs.contains(&(op.name, op.value as u32, op.mask as u32)) {
            match known.get_key_value(op.name) {
                Some((name, _)) => drop(used.insert(*name)),
                None => wrong.push(format!("extra: {} {:#010x}/{:#010x}", op.name, op.value, op.mask)),
            }
        }
    }
    let stale: Vec<&&str> = known.keys().filter(|name| !used.contains(**name)).collect();
    assert!(stale.is_empty(), "listed as known differences, and agree: {stale:?}");
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}
