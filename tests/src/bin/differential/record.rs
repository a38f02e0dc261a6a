//! Writes the golden files that `cargo test` compares with, from the tools installed here.
//!
//! `tests/data/disasm/rv64.golden` and `rv32.golden`: valid words and their text by llvm-mc, three columns with tabs
//! between them: the word, the text with aliases, the text without.
//!
//! `tests/data/riscv/rvv_qemu.txt`: cases of every vector instruction and what QEMU made of them.

use crate::Findings;
use crate::encodings::words;
use onespec_tests::llvm::Encoding;
use onespec_tests::machines::{Machine, machines};
use onespec_tests::programs;
use onespec_tests::random::Random;
use onespec_tests::rvv::{Answer, Case, Qemu, Recorded, Start, VLENS, cases};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;

/// Vector cases of an instruction that are tried.
const TRIED: usize = 16;
/// Words kept of each width.
const KEPT: usize = 3_000;

/// Writes all golden files.
pub fn run() -> io::Result<Findings> {
    let folder = programs::here().join("data/disasm");
    std::fs::create_dir_all(&folder)?;
    for xlen in [64, 32] {
        let mut text = String::from("# word, text with aliases, text without: as llvm-mc 19 prints them\n");
        let machines = machines(xlen);
        for (index, machine) in machines.iter().enumerate() {
            let _ = writeln!(text, "# target {}", machine.target);
            // The second machine of a kind only adds the few words that its own extensions have.
            let again = machines[..index].iter().any(|before| before.vectors == machine.vectors);
            let share = if again { KEPT / 10 } else { KEPT };
            text.push_str(&lines(machine, share)?);
        }
        std::fs::write(folder.join(format!("rv{xlen}.golden")), text)?;
    }
    let file = programs::here().join("data/riscv/rvv_qemu.txt");
    std::fs::write(file, vectors()?)?;
    Ok(0)
}

/// Of each vector instruction, at each length of registers, two cases that QEMU runs and one that traps, where there are.
fn vectors() -> io::Result<String> {
    let qemu = Qemu::new()?;
    let mut text = String::from(
        "# What qemu-riscv64 10 does: register length, word, vtype, vl, vstart, seed of the rest, digest of the state behind it.\n",
    );
    for vlen in VLENS {
        let mut random = Random::new(u64::from(vlen));
        let mut by_name: BTreeMap<String, Vec<Case>> = BTreeMap::new();
        for (name, case) in cases(vlen, 7, None).filter(|(name, case)| !case.reads_two_widths(name)) {
            by_name.entry(name).or_default().push(case);
        }
        // Some that QEMU refuses for no reason of the instruction set are in the list of known differences.
        let doubtful = |name: &str, answer: &Answer| answer.signal == 4 && name.starts_with("vsha2");
        let mut picked: Vec<(String, Case, Start)> = Vec::new();
        for (name, cases) in &by_name {
            let some = (0..TRIED).map(|_| cases[random.below(cases.len())]);
            picked.extend(some.map(|case| (name.clone(), case, case.start())));
        }
        for batch in picked.chunks(4096) {
            let started: Vec<(Case, Start)> = batch.iter().map(|(_, case, start)| (*case, start.clone())).collect();
            let answers = qemu.answers(&started)?;
            for (tried, answers) in batch.chunks(TRIED).zip(answers.chunks(TRIED)) {
                let both = || {
                    tried
                        .iter()
                        .zip(answers)
                        .filter(|((name, ..), answer)| !doubtful(name, answer))
                };
                let runs = both().filter(|(_, answer)| answer.signal == 0).take(2);
                let traps = both().filter(|(_, answer)| answer.signal != 0).take(1);
                for ((_, case, _), answer) in runs.chain(traps) {
                    let digest = answer.digest();
                    let _ = writeln!(text, "{}", Recorded { case: *case, digest });
                }
            }
        }
    }
    Ok(text)
}

fn lines(machine: &Machine, share: usize) -> io::Result<String> {
    let all = words(machine, share * 2, 7);
    let words: Vec<Encoding> = all.into_iter().map(|(_, word)| word).collect();
    let (with, without) = (
        machine.llvm.disassemble(&words, true)?,
        machine.llvm.disassemble(&words, false)?,
    );
    let mut text = String::new();
    let rows = words
        .iter()
        .zip(with)
        .zip(without)
        .filter_map(|((word, a), b)| Some((word, a?, b?)));
    let rows: Vec<_> = rows.take(share).collect();
    // What the tool prints and does not read back (reserved operands) is no witness of anything.
    let texts: Vec<String> = rows.iter().map(|(_, _, without)| without.clone()).collect();
    let back = machine.llvm.assemble(&texts)?;
    let sound = rows
        .iter()
        .zip(back)
        .filter(|((word, _, _), back)| back.as_deref() == Some(&*word.bytes()));
    for ((word, with, without), _) in sound {
        let _ = writeln!(text, "{word}\t{with}\t{without}");
    }
    Ok(text)
}
