//! The three ways to run agree: generated code, the reference evaluator, and the evaluator over a description that was
//! read a moment ago. On every instruction with generated vectors, and in lockstep on whole programs.

use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_emulator::api::{lockstep_engines, vectors_engines};
use onespec_emulator::lockstep::Lockstep;
use onespec_emulator::machines::Description;
use onespec_emulator::options::{Mode, Options};
use onespec_emulator::replay::widest;
use onespec_emulator::vectors::Share;
use onespec_gen::check_from;
use onespec_gen::source::FileSource;
use onespec_machines::ALL;
use onespec_tests::known::Known;
use onespec_tests::machines::machines;
use onespec_tests::ours::{described, riscv};
use onespec_tests::programs;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Vectors of each instruction.
const VECTORS: usize = 8;
/// Instructions of a program that are compared.
const STEPS: u64 = 60_000;

/// Generated code beside the semantics that it was generated from; read once for all tests.
static CARRIED: LazyLock<Description> = LazyLock::new(|| {
    let checked = check_from(FileSource::Texts(onespec_riscv::SOURCES), "riscv");
    Description::generated(&onespec_riscv::MACHINE).with_programs(checked.programs)
});

/// The same beside the semantics that are in the folder now.
static LIVE: LazyLock<Description> = LazyLock::new(|| described("riscv"));

/// Machines of one width: one has nearly everything; the others have what excludes some of that.
fn of_width(xlen: u32) -> Vec<Resolved> {
    let isa = riscv();
    let target = |name: &str| isa.target(name).expect("a target");
    let names = machines(xlen).into_iter().map(|machine| machine.target);
    let targets = names.enumerate().map(|(i, name)| match i {
        0 => widest(isa, &target(&name)),
        _ => target(&name),
    });
    targets.collect()
}

/// Targets that together have every instruction of a machine.
fn targets(isa: &'static Isa) -> Vec<Resolved> {
    let target = |name: &str| isa.target(name).expect("a target");
    let mut all: Vec<Resolved> = Vec::new();
    for found in isa.targets.iter().map(|declared| widest(isa, &target(declared.name))) {
        if all.iter().all(|known| known.features != found.features) {
            all.push(found);
        }
    }
    all
}

/// Instructions of which hardly a vector runs to the end, with the reason.
const TRAPS: &str = include_str!("../data/traps.txt");

/// Vectors of an instruction that must run to the end.
const LEAST: usize = 3;
/// Where fewer than one in so many do, an entry in the list is not stale.
const MOSTLY: usize = 8;

fn agree(description: &Description, target: &Resolved, seed: u64, vectors: usize) -> Vec<Share> {
    let compared = vectors_engines(description, target, seed, vectors).expect("engines");
    let summary = compared.summary;
    let (name, seen) = (&target.name, summary.passed);
    assert_eq!(
        summary.failed,
        0,
        "{name}, seed {seed}:\n{}",
        summary.failures.join("\n")
    );
    let ran: usize = compared.each.iter().map(|share| share.ran).sum();
    println!("{name}: {seen} vectors of seed {seed}, {ran} of them run to the end");
    assert!(!compared.each.is_empty(), "{name}: no instruction");
    compared.each
}

/// Every instruction was compared where it runs to the end, on some target, or is listed with a reason. Both engines
/// trapping alike says little of its semantics.
#[must_use]
fn enough(machine: &str, shares: &[Share]) -> Vec<String> {
    let mut known = Known::parse(TRAPS);
    let mut each: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for share in shares {
        let all = each.entry(share.name).or_default();
        *all = (all.0 + share.ran, all.1 + share.compared);
    }
    let mut wrong = Vec::new();
    for (name, (ran, compared)) in each {
        // An entry stays as long as traps are what mostly comes of the instruction: the numbers are random.
        let traps = ran < LEAST || ran * MOSTLY < compared;
        let listed = traps && known.expects(&format!("{machine}:{name}"));
        if ran < LEAST && !listed {
            wrong.push(format!("{machine}:{name}  {ran} of {compared} run to the end"));
        }
    }
    let stale = known.stale();
    let own = stale.iter().filter(|entry| entry.starts_with(&format!("{machine}:")));
    wrong.extend(own.map(|entry| format!("{entry} is listed, and runs to the end")));
    wrong
}

// A width each, so that they run beside each other.
#[test]
fn every_instruction_of_rv64_does_the_same() {
    riscv_agrees(64);
}

#[test]
fn every_instruction_of_rv32_does_the_same() {
    riscv_agrees(32);
}

fn riscv_agrees(xlen: u32) {
    let mut shares = Vec::new();
    for target in of_width(xlen) {
        shares.extend(agree(&LIVE, &target, 1, VECTORS));
        agree(&CARRIED, &target, 2, 1);
    }
    let wrong = enough(&format!("rv{xlen}"), &shares);
    assert!(wrong.is_empty(), "{} instructions:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_instruction_of_other_machines_does_the_same() {
    // A mirror has the instructions of the machine that it mirrors.
    let others = ALL
        .iter()
        .map(|known| known.isa)
        .filter(|isa| isa.name != "riscv" && isa.mirror.is_none());
    let mut wrong = Vec::new();
    for isa in others {
        let live = described(isa.name);
        let all = targets(isa);
        let shares: Vec<Share> = all.iter().flat_map(|target| agree(&live, target, 1, VECTORS)).collect();
        wrong.extend(enough(isa.name, &shares));
    }
    assert!(wrong.is_empty(), "{} instructions:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn whole_programs_do_the_same() {
    for name in ["traps.rv64", "paging.rv64", "libc.rv32", "wfi.rv32", "demand.rv64"] {
        let data = std::fs::read(programs::here().join(format!("programs/machine/{name}.elf"))).expect("a program");
        let options = Options {
            mode: Some(Mode::Machine),
            ..Options::default()
        };
        match lockstep_engines(&CARRIED, &data, &options, STEPS).expect("a run") {
            Lockstep::Agree { instructions, .. } => assert!(instructions > 1000, "{name}: {instructions} instructions"),
            Lockstep::Differ(difference) => panic!("{name}: {difference:x?}"),
        }
    }
}
