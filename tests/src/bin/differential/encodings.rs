//! Encodings and text beside llvm-mc: random valid words as text both ways, with and without aliases, on every machine.

use crate::Findings;
use onespec_tests::facts::{Fact, facts};
use onespec_tests::known::{Known, is_reserved};
use onespec_tests::llvm::{Encoding, Llvm};
use onespec_tests::machines::{Machine, machines};
use onespec_tests::ours::Ours;
use onespec_tests::random::Random;
use std::collections::BTreeMap;
use std::io;

/// Valid words of each width that have to be compared at least.
const WORDS: usize = 100_000;
/// Differences shown of one mnemonic.
const SHOWN: usize = 3;

/// Differences that have a reason.
const KNOWN: &str = include_str!("../../../differential/known_llvm.txt");

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    if !Llvm::installed() {
        return Err(io::Error::other("llvm-mc-19 is not installed"));
    }
    let mut report = Report {
        known: Known::parse(KNOWN),
        found: BTreeMap::new(),
    };
    for xlen in [64, 32] {
        for (vectors, kind) in [(false, "scalar"), (true, "vector")] {
            let mut valid = 0;
            for machine in machines(xlen).iter().filter(|machine| machine.vectors == vectors) {
                valid += compare(machine, &mut report)?;
            }
            println!("rv{xlen}: {valid} valid {kind} words, text with and without aliases, bytes from both texts");
            if valid < WORDS {
                report.add(
                    "words",
                    format!("only {valid} valid {kind} words of RV{xlen}, {WORDS} are wanted"),
                );
            }
        }
    }
    Ok(report.finish())
}

/// Random words of every instruction that such a machine can have, in turn.
pub fn words(machine: &Machine, count: usize, seed: u64) -> Vec<(Fact, Encoding)> {
    let wanted = |fact: &Fact| fact.is_for(machine.xlen) && fact.is_vector() == machine.vectors;
    let rows: Vec<Fact> = facts().into_iter().filter(wanted).collect();
    let mut random = Random::new(seed);
    let cycle = rows.iter().cycle().take(count);
    cycle
        .map(|fact| {
            (
                fact.clone(),
                Encoding {
                    bits: fact.word(&mut random),
                    width: fact.width,
                },
            )
        })
        .collect()
}

/// Compares one machine; returns the number of words that are instructions of it.
fn compare(machine: &Machine, report: &mut Report) -> io::Result<usize> {
    let ours = Ours::new(&machine.target).map_err(io::Error::other)?;
    let words: Vec<Encoding> = words(machine, WORDS + WORDS / 4, 19)
        .into_iter()
        .map(|(_, word)| word)
        .collect();
    let their_names = machine.llvm.disassemble(&words, false)?;
    let mut valid = 0;
    for aliases in [true, false] {
        let theirs = machine.llvm.disassemble(&words, aliases)?;
        let mut lines = Vec::new();
        for ((word, their_text), their_name) in words.iter().zip(theirs).zip(&their_names) {
            // Differences are told under our name of the instruction, else under theirs.
            let own = ours.text(*word, false);
            let name = own.as_deref().or(their_name.as_deref()).map(mnemonic).unwrap_or("none");
            let our_text = if aliases { ours.text(*word, true) } else { own.clone() };
            if our_text != their_text {
                let show = |text: &Option<String>| text.clone().unwrap_or_else(|| "illegal".into());
                report.add(
                    name,
                    format!("{word} is `{}`, llvm `{}`", show(&our_text), show(&their_text)),
                );
            }
            if let Some(text) = their_text {
                lines.push((name.to_string(), text));
            }
        }
        valid = lines.len();
        let texts: Vec<String> = lines.iter().map(|(_, text)| text.clone()).collect();
        let both = ours.assemble(&texts).into_iter().zip(machine.llvm.assemble(&texts)?);
        for ((name, text), (our_bytes, their_bytes)) in lines.iter().zip(both) {
            if our_bytes.as_deref().ok() != their_bytes.as_deref() {
                let what = if is_longer(&ours, &our_bytes, &their_bytes) {
                    "longer"
                } else if our_bytes.as_ref().is_err_and(|error| is_reserved(error)) {
                    "reserved"
                } else {
                    "assemble"
                };
                let shown = our_bytes.map_or_else(|error| error, |bytes| format!("{bytes:02x?}"));
                report.add(
                    &format!("{what}:{name}"),
                    format!("`{text}` gives {shown}, llvm {their_bytes:02x?}"),
                );
            }
        }
    }
    Ok(valid)
}

fn mnemonic(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

/// Whether we only miss a shorter form: a correct word of full length where the other tool has a short one.
fn is_longer(ours: &Ours, our_bytes: &Result<Vec<u8>, String>, their_bytes: &Option<Vec<u8>>) -> bool {
    let (Ok(long), Some(short)) = (our_bytes, their_bytes) else {
        return false;
    };
    let decoded = |bytes: &[u8]| {
        let bits = bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u32::from(*byte));
        ours.text(
            Encoding {
                bits,
                width: bytes.len() as u16 * 8,
            },
            true,
        )
    };
    long.len() == 4 && short.len() == 2 && decoded(long).is_some() && decoded(short).is_some()
}

/// Differences by mnemonic.
struct Report {
    known: Known,
    found: BTreeMap<String, Vec<String>>,
}

impl Report {
    fn add(&mut self, mnemonic: &str, what: String) {
        if !self.known.expects(mnemonic) {
            self.found.entry(mnemonic.to_string()).or_default().push(what);
        }
    }

    fn finish(mut self) -> Findings {
        let stale: Vec<String> = self.known.stale().into_iter().map(str::to_string).collect();
        for name in stale {
            self.found
                .entry(name)
                .or_default()
                .push("is listed as a known difference, and agrees".into());
        }
        for (mnemonic, differences) in &self.found {
            println!("{mnemonic}: {} differences", differences.len());
            for difference in differences.iter().take(SHOWN) {
                println!("    {difference}");
            }
        }
        print!("known differences:\n{}", self.known.summary());
        self.found.values().map(Vec::len).sum()
    }
}
