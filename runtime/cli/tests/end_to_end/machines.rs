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
