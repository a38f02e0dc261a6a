//! Vector semantics beside QEMU: every instruction with every setting of SEW and LMUL, masked or not, for no, one, some and
//! all elements, from several elements on, with random inputs; the whole state behind it must be the same. Then words at
//! random, reserved ones and settings that do not exist too, and scalar floating point.

use crate::Findings;
use onespec_emulator::engine::Engine;
use onespec_tests::known::Known;
use onespec_tests::ours::{described, riscv};
use onespec_tests::rvv::{Answer, Case, Qemu, Start, TARGET, VLENS, answers, cases, may_be_absent, wild};
use std::collections::BTreeMap;
use std::io;

/// Cases in one run of the guest.
const BATCH: usize = 4096;
/// Random words of each instruction at each length of registers.
const WILD: usize = 40;
/// Cases of each instruction at each length where agnostic elements become all ones, unless another number is asked for.
const AGNOSTIC: usize = 60;
/// Differences shown of one mnemonic.
const SHOWN: usize = 3;
/// One case in so many runs on the reference evaluator, too, which takes its time.
const REFERENCE: usize = 16;

/// Differences that have a reason.
const KNOWN: &str = include_str!("../../../differential/known_qemu.txt");

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    let mut qemu = Qemu::new()?;
    let seed = match std::env::var("ONESPEC_SEED") {
        Ok(text) => text
            .parse()
            .map_err(|_| io::Error::other("ONESPEC_SEED is no number"))?,
        Err(_) => 1,
    };
    let rounds = match std::env::var("ONESPEC_ROUNDS").map(|text| text.parse::<usize>()) {
        Ok(Ok(count @ 1..)) => Some(count),
        Ok(_) => return Err(io::Error::other("ONESPEC_ROUNDS is no number above 0")),
        Err(_) => None,
    };
    println!("ONESPEC_SEED={seed} (ONESPEC_ROUNDS=cases of an instruction, ONESPEC_ONLY=vadd.vv,… choose others)");
    let mut report = Report {
        known: Known::parse(KNOWN),
        ones: false,
        found: BTreeMap::new(),
    };
    let (description, chosen) = (described("riscv"), chosen());
    let both = [false, true].into_iter();
    for (ones, vlen) in both.flat_map(|ones| VLENS.map(|vlen| (ones, vlen))) {
        let mut target = riscv().target(TARGET).map_err(io::Error::other)?;
        for (name, value) in [("vlen", i64::from(vlen)), ("agnostic", ones.into())] {
            riscv().set(&mut target, name, value).map_err(io::Error::other)?;
        }
        qemu = qemu.with_ones(ones);
        report.ones = ones;
        let rounds = rounds.or(ones.then_some(AGNOSTIC));
        let (mut count, mut slow) = (0, 0);
        let mut all = cases(vlen, seed, rounds)
            .chain(wild(vlen, seed, rounds.unwrap_or(WILD)))
            .filter(|(name, _)| chosen.is_empty() || chosen.contains(name));
        loop {
            let batch: Vec<(String, Case)> = all.by_ref().take(BATCH).collect();
            if batch.is_empty() {
                break;
            }
            let started: Vec<(Case, Start)> = batch.iter().map(|(_, case)| (*case, case.start())).collect();
            let theirs = qemu.answers(&started)?;
            let ours = answers(&description, Engine::Interp, &target, &started).map_err(io::Error::other)?;
            report.compare("interp", &batch, &ours, &theirs);
            let some = |i: &usize| (count + i).is_multiple_of(REFERENCE);
            let picked: Vec<usize> = (0..batch.len()).filter(some).collect();
            let pick = |i: &usize| batch[*i].clone();
            let few: Vec<(Case, Start)> = picked.iter().map(|i| started[*i].clone()).collect();
            let again = answers(&description, Engine::Reference, &target, &few).map_err(io::Error::other)?;
            let wanted: Vec<Answer> = picked.iter().map(|i| theirs[*i].clone()).collect();
            report.compare(
                "reference",
                &picked.iter().map(pick).collect::<Vec<_>>(),
                &again,
                &wanted,
            );
            count += batch.len();
            slow += few.len();
        }
        let agnostic = if ones { ", agnostic elements all ones" } else { "" };
        println!("vlen {vlen}{agnostic}: {count} cases on interp, {slow} of them on reference, too");
    }
    Ok(report.finish(chosen.is_empty() && rounds.is_none()))
}

/// Mnemonics to look at, when not all are wanted.
fn chosen() -> Vec<String> {
    let text = std::env::var("ONESPEC_ONLY").unwrap_or_default();
    text.split(',')
        .filter(|name| !name.is_empty())
        .map(str::to_string)
        .collect()
}

/// Differences by mnemonic.
struct Report {
    known: Known,
    /// Agnostic elements become all ones: differences are of that.
    ones: bool,
    found: BTreeMap<String, Vec<String>>,
}

impl Report {
    fn compare(&mut self, engine: &str, batch: &[(String, Case)], ours: &[Answer], theirs: &[Answer]) {
        for ((name, case), (ours, theirs)) in batch.iter().zip(ours.iter().zip(theirs)) {
            let Some(what) = ours.difference(theirs, case) else {
                continue;
            };
            // Who traps and who does not is a question of its own.
            let key = match (ours.signal, theirs.signal) {
                _ if may_be_absent(case.vtype) || may_be_absent(theirs.vtype) => format!("setting:{name}"),
                (a, b) if a == b => name.clone(),
                (4, _) if case.reads_two_widths(name) => format!("two-widths:{name}"),
                (0, _) => format!("laxer:{name}"),
                (_, 0) => format!("stricter:{name}"),
                _ => format!("other-trap:{name}"),
            };
            let of_ones = format!("{}:{key}", if ours.signal == 0 { "ones" } else { "ones-before-a-trap" });
            let expected = self.known.expects(&key) || self.ones && self.known.expects(&of_ones);
            let key = if self.ones { of_ones } else { key };
            if !expected {
                let line = format!("{engine}: {name} {:08x}, {}: {what}", case.word, case.setting());
                self.found.entry(key).or_default().push(line);
            }
        }
    }

    fn finish(mut self, whole: bool) -> Findings {
        let stale: Vec<String> = self.known.stale().into_iter().map(str::to_string).collect();
        for name in stale.into_iter().filter(|_| whole) {
            let what = "is listed as a known difference, and agrees".into();
            self.found.entry(name).or_default().push(what);
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
