//! Every machine by itself: 200,000 random words of each target print as texts that denote them.

use crate::Findings;
use onespec_emulator::round_trip::round_trip;
use onespec_machines::ALL;
use onespec_tests::known::Known;
use std::io;

const WORDS: usize = 200_000;
const SEED: u64 = 3;

/// Words whose text does not say all of them, each with its reason.
const KNOWN: &str = include_str!("../../../differential/known_texts.txt");

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    let mut known = Known::parse(KNOWN);
    let mut findings = 0;
    for isa in ALL.iter().map(|generated| generated.isa) {
        for target in isa.targets.iter().filter_map(|target| isa.target(target.name).ok()) {
            let found = round_trip(isa, &target, SEED, WORDS);
            println!(
                "{} {}: {} words of seed {SEED} come back",
                isa.name, target.name, found.same
            );
            for (name, (count, why)) in found.different {
                if !known.expects(&format!("{}:{name}", isa.name)) {
                    println!("  {name}: {count} words do not: {why}");
                    findings += 1;
                }
            }
        }
    }
    print!("{}", known.summary());
    for name in known.stale() {
        println!("listed as known, and comes back: {name}");
        findings += 1;
    }
    Ok(findings)
}
