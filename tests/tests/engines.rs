//! The three ways to run agree: generated code, the reference evaluator, and the evaluator over a description that was
//! read a moment ago. On every instruction with generated vectors, and in lockstep on whole programs.

use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_emulator::api::{lockstep_engines, vectors_engines};
use onespec_emulator::generated::ALL;
use onespec_emulator::lockstep::Lockstep;
use onespec_emulator::machines::Description;
use onespec_emulator::options::{Mode, Options};
use onespec_emulator::replay::widest;
use onespec_gen::check_from;
use onespec_gen::source::Shelf;
use onespec_tests::machines::machines;
use onespec_tests::ours::{described, riscv};
use onespec_tests::programs;

/// Vectors of each instruction.
const VECTORS: usize = 12;
/// Instructions of a program that are compared.
const STEPS: u64 = 60_000;

/// Generated code beside the meanings that it was generated from.
fn carried() -> Description {
    let checked = check_from(Shelf::Texts(onespec_riscv::SOURCES), "riscv");
    Description {
        isa: riscv(),
        programs: Vec::leak(checked.programs),
        live: false,
    }
}

/// Targets that together have every instruction of a machine.
fn targets(isa: &'static Isa) -> Vec<Resolved> {
    let target = |name: &str| isa.target(name).expect("a target");
    if isa.name == "riscv" {
        // One machine of each width has nearly everything; the others have what excludes some of that.
        let of_width = |xlen| {
            let names = machines(xlen).into_iter().map(|machine| machine.target);
            names.enumerate().map(|(i, name)| match i {
                0 => widest(isa, &target(&name)),
                _ => target(&name),
            })
        };
        return of_width(64).chain(of_width(32)).collect();
    }
    let mut all: Vec<Resolved> = Vec::new();
    for found in isa.targets.iter().map(|declared| widest(isa, &target(declared.name))) {
        if all.iter().all(|known| known.features != found.features) {
            all.push(found);
        }
    }
    all
}

fn agree(description: &Description, target: &Resolved, seed: u64, vectors: usize) {
    let summary = vectors_engines(description, target, seed, vectors).expect("engines");
    let (name, seen) = (&target.name, summary.passed);
    assert_eq!(
        summary.failed,
        0,
        "{name}, seed {seed}:\n{}",
        summary.failures.join("\n")
    );
    println!("{name}: {seen} vectors of seed {seed}");
}

#[test]
fn every_instruction_of_riscv_does_the_same() {
    let live = described("riscv");
    for target in targets(riscv()) {
        agree(&live, &target, 1, VECTORS);
    }
    let carried = carried();
    for target in targets(riscv()) {
        agree(&carried, &target, 2, 1);
    }
}

#[test]
fn every_instruction_of_other_machines_does_the_same() {
    // A mirror has the instructions of the machine that it mirrors.
    let others = ALL
        .iter()
        .map(|known| known.isa)
        .filter(|isa| isa.name != "riscv" && isa.mirror.is_none());
    for isa in others {
        let live = described(isa.name);
        for target in targets(isa) {
            agree(&live, &target, 1, VECTORS);
        }
    }
}

#[test]
fn whole_programs_do_the_same() {
    let description = carried();
    for name in ["traps.rv64", "paging.rv64", "libc.rv32"] {
        let data = std::fs::read(programs::here().join(format!("programs/machine/{name}.elf"))).expect("a program");
        let options = Options {
            mode: Some(Mode::Machine),
            ..Options::default()
        };
        match lockstep_engines(&description, &data, &options, STEPS).expect("a run") {
            Lockstep::Agree { instructions, .. } => assert!(instructions > 1000, "{name}: {instructions} instructions"),
            Lockstep::Differ(difference) => panic!("{name}: {difference:x?}"),
        }
    }
}
