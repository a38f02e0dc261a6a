//! The three ways to run agree: generated code, the reference evaluator, and the evaluator over a description that was
//! read a moment ago. On every instruction with generated vectors, and in lockstep on whole programs.

use onespec_emulator::api::{lockstep_engines, vectors_engines};
use onespec_emulator::lockstep::Lockstep;
use onespec_emulator::machines::Description;
use onespec_emulator::options::{Mode, Options};
use onespec_gen::source::Shelf;
use onespec_gen::{check_from, check_machine};
use onespec_tests::machines::machines;
use onespec_tests::ours::riscv;
use onespec_tests::programs;

/// Vectors of each instruction.
const VECTORS: usize = 12;
/// Instructions of a program that are compared.
const STEPS: u64 = 60_000;

/// Generated code beside meanings that were read from the folder.
fn live() -> Description {
    let checked = check_machine(&programs::here().join("../spec"), "riscv");
    Description {
        isa: riscv(),
        programs: Vec::leak(checked.programs),
        live: false,
    }
}

/// Generated code beside the meanings that it was generated from.
fn carried() -> Description {
    let checked = check_from(Shelf::Texts(onespec_riscv::SOURCES), "riscv");
    Description {
        isa: riscv(),
        programs: Vec::leak(checked.programs),
        live: false,
    }
}

#[test]
fn every_instruction_does_the_same() {
    for (description, seed) in [(live(), 1), (carried(), 2)] {
        for machine in [machines(64), machines(32)].concat() {
            let target = riscv().target(&machine.target).expect("a target");
            let summary = vectors_engines(&description, &target, seed, VECTORS).expect("engines");
            assert_eq!(
                summary.failed,
                0,
                "{}:\n{}",
                machine.target,
                summary.failures.join("\n")
            );
            assert!(
                summary.passed > 100 * VECTORS,
                "{}: {} vectors",
                machine.target,
                summary.passed
            );
        }
    }
}

#[test]
fn whole_programs_do_the_same() {
    let description = live();
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
