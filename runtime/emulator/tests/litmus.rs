//! Litmus tests with the verdicts that the architecture's published tests and the text of its memory model give.

use onespec_emulator::api;
use onespec_emulator::litmus::parse;
use onespec_emulator::machines::Description;
use std::path::Path;

fn verdict(path: &Path) -> datatest_stable::Result<()> {
    let riscv = Description::generated(&onespec_riscv::MACHINE);
    let test = parse(&std::fs::read_to_string(path)?)?;
    let target = riscv.isa.target(&test.target)?;
    let finding = api::litmus(&riscv, &target, &test)?;
    if finding.verdict != test.expected {
        return Err(format!("{} of {} candidates", finding.verdict, finding.candidates).into());
    }
    // A verdict about nothing says nothing.
    if finding.candidates == 0 {
        return Err("no candidate ends so".into());
    }
    Ok(())
}

datatest_stable::harness! {
    { test = verdict, root = "../../tests/data/litmus", pattern = r"\.litmus$" },
}
