//! Random guests end alike on all engines: with the same registers and state after the same number of instructions, whatever the budget.
//! And every instruction that is translated does what the interpreter does.
//!
//! `ONESPEC_SEED` is the first seed, `ONESPEC_ROUNDS` how many guests each target has.

use onespec_core::exec::{Generated, Machine, Visitor};
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_emulator::api;
use onespec_emulator::engine::{Engine, Tiers};
use onespec_emulator::machines::Description;
use onespec_emulator::options::{End, Options};
use onespec_emulator::replay::widest;
use onespec_emulator::user::files::Streams;
use onespec_test_support::guests::{BASE, guest};
use onespec_tests::ours::described;

/// Guests of each target, unless asked otherwise.
const ROUNDS: u64 = 40;
/// One guest in so many runs on the reference evaluator, too.
const REFERENCE: u64 = 8;
/// Instructions of a run at most.
const MAX_INSTRUCTIONS: u64 = 40_000;

/// The names of all state.
struct Names;

impl Visitor for Names {
    type Out = Vec<String>;

    fn visit<M: Machine>(self, machine: M) -> Vec<String> {
        machine.names().to_vec()
    }
}

/// A machine's target whose guests run.
struct Guests {
    description: Description,
    target: Resolved,
    names: Vec<String>,
}

/// How a run ended: with which code, after how many instructions, with what in all of its state.
type Ended = (End, u8, u64, Vec<(String, Vec<u8>)>);

impl Guests {
    fn of(machine: &str, code: &impl Generated, target: &str) -> Guests {
        let description = described(machine);
        let target = description.isa.target(target).expect("a target");
        let names = code.with_machine(&target, Names).expect("code for the target");
        Guests {
            description,
            target,
            names,
        }
    }

    fn ended(&self, file: &[u8], engine: Engine, max_insns: u64) -> Ended {
        let options = Options {
            target: self.target.name.clone(),
            engine,
            tiers: Tiers::AT_ONCE,
            shown: self.names.clone(),
            max_insns: Some(max_insns),
            deterministic: true,
            ..Options::default()
        };
        let loaded = api::load(&self.description, file, &[], &options, Streams::host());
        let outcome = loaded.and_then(|mut loaded| loaded.run(&[], &[])).expect("a run");
        (outcome.end, outcome.code, outcome.retired, outcome.state)
    }

    fn check(&self, seed: u64) {
        let words = guest(self.description.isa, &self.target, seed);
        let file = onespec_elf::image(self.description.isa, &self.target, BASE, &words).expect("a file");
        for budget in [MAX_INSTRUCTIONS, 600 + seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) % 3000] {
            let told = format!("{} seed {seed}, at most {budget} instructions", self.target.name);
            let wanted = self.ended(&file, Engine::Interp, budget);
            same(&told, "translated", &wanted, &self.ended(&file, Engine::Jit, budget));
            if seed.is_multiple_of(REFERENCE) {
                same(
                    &told,
                    "the evaluator",
                    &wanted,
                    &self.ended(&file, Engine::Reference, budget),
                );
            }
        }
    }
}

fn same(told: &str, other: &str, wanted: &Ended, found: &Ended) {
    let short = |ended: &Ended| (ended.0.clone(), ended.1, ended.2);
    assert_eq!(short(found), short(wanted), "{told}, {other}");
    for (found, wanted) in found.3.iter().zip(&wanted.3) {
        assert_eq!(found, wanted, "{told}, {other}");
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
}

fn run(machine: &str, code: &impl Generated, target: &str) {
    let guests = Guests::of(machine, code, target);
    let (first, rounds) = (number("ONESPEC_SEED", 1), number("ONESPEC_ROUNDS", ROUNDS));
    println!("{target}: ONESPEC_SEED={first} ONESPEC_ROUNDS={rounds}");
    (first..first + rounds).for_each(|seed| guests.check(seed));
}

#[test]
fn guests_of_rv64_end_alike() {
    run("riscv", &onespec_riscv::MACHINE, "rv64gc");
}

#[test]
fn guests_of_rv32_end_alike() {
    run("riscv", &onespec_riscv::MACHINE, "rv32gc");
}

#[test]
fn guests_with_vectors_end_alike() {
    run("riscv", &onespec_riscv::MACHINE, "rv64gcv");
}

/// Vectors of each instruction.
const VECTORS: u64 = 3;

fn translations_agree(isa: &'static Isa, names: &[&str]) {
    let description = described(isa.name);
    for name in names {
        let target = widest(isa, &isa.target(name).expect("a target"));
        let (seed, vectors) = (number("ONESPEC_SEED", 1), number("ONESPEC_ROUNDS", VECTORS));
        let compared = api::vectors_translated(&description, &target, seed, vectors as usize).expect("a machine");
        let summary = compared.summary;
        assert_eq!(
            summary.failed,
            0,
            "{name}, seed {seed}:\n{}",
            summary.failures.join("\n")
        );
        assert!(summary.passed > 1_000, "{name}: {summary}");
    }
}

#[test]
fn every_instruction_of_rv64_is_translated_to_what_it_does() {
    translations_agree(&onespec_riscv::ISA, &["rv64gc", "rv64imac_zcmp"]);
}

#[test]
fn every_instruction_of_rv32_is_translated_to_what_it_does() {
    translations_agree(&onespec_riscv::ISA, &["rv32gc"]);
}

#[test]
fn every_instruction_of_the_minion_is_translated_to_what_it_does() {
    translations_agree(&onespec_esperanto::ISA, &["esperanto-a0"]);
}
