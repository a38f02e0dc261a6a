//! Generated code against the reference evaluator over the description as it is read at run time: every instruction on
//! random vectors, and whole programs in lockstep.

use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::exec::low64;
use onespec_emulator::api::{load, lockstep_engines, vectors_engines};
use onespec_emulator::disassembly::disassembler;
use onespec_emulator::engine::Engine;
use onespec_emulator::lockstep::Lockstep;
use onespec_emulator::machines::Description;
use onespec_emulator::options::{End, Mode, Options, StateValue};
use onespec_emulator::replay::widest;
use onespec_emulator::run::{On, run_on};
use onespec_emulator::user::files::Streams;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Generated tables and the semantics that they were made of, read once for all tests.
static RISCV: LazyLock<Description> = LazyLock::new(|| {
    let checked = onespec_pipeline::check_machine(&root().join("spec"), "riscv");
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    Description::generated(&onespec_riscv::MACHINE).with_programs(checked.programs)
});

// A width each, so that they run beside each other.
#[test]
fn every_instruction_of_rv64_does_the_same_on_both_engines() {
    agree(["rv64gc", "rv64imac_zcmp"]);
}

#[test]
fn every_instruction_of_rv32_does_the_same_on_both_engines() {
    agree(["rv32gc", "rv32imac_zcmp"]);
}

fn agree(bases: [&str; 2]) {
    for base in bases {
        let base = RISCV.isa.target(base).unwrap();
        let target = widest(RISCV.isa, &base);
        let summary = vectors_engines(&RISCV, &target, 0x5eed, 20).unwrap().summary;
        assert_eq!(summary.failed, 0, "{}:\n{summary}", target.name);
        assert!(summary.passed > 5_000, "{}: {summary}", target.name);
    }
}

fn program(name: &str) -> Vec<u8> {
    std::fs::read(root().join("tests/programs/machine").join(name)).unwrap()
}

#[test]
fn whole_programs_agree_in_lockstep() {
    for name in ["traps.rv64.elf", "pmp.rv32.elf", "libc.rv64.elf"] {
        let found = lockstep_engines(&RISCV, &program(name), &Options::default(), 200_000).unwrap();
        let Lockstep::Agree {
            instructions,
            code: Some(0),
        } = found
        else {
            panic!("{name}: {found:?}")
        };
        assert!(instructions > 1_000, "{name}: {instructions} instructions");
    }
}

/// Blocks are no steps: interrupts and devices must be seen at the same instructions all the same. Both are generated code
/// here; `Engine::Reference` only chooses to go step by step.
#[test]
fn blocks_and_steps_retire_the_same_instructions() {
    let target = RISCV.isa.target("rv64gc").unwrap();
    for name in [
        "traps.rv64.elf",
        "interrupts.rv64.elf",
        "paging.rv64.elf",
        "libc.rv64.elf",
    ] {
        let count = |engine| {
            let options = Options {
                engine,
                mode: Some(Mode::Machine),
                ..Options::default()
            };
            let streams = Streams {
                input: Box::new(std::io::empty()),
                output: Box::new(std::io::sink()),
                error: Box::new(std::io::sink()),
                terminal: false,
            };
            let machine = onespec_riscv::xlen64::State::new(&target);
            let text = disassembler(RISCV.isa, &target);
            let on = On {
                isa: RISCV.isa,
                target: &target,
                platform: RISCV.isa.platforms_of(target.features).next(),
            };
            let outcome = run_on(machine, on, text, &program(name), &options, streams).unwrap();
            (outcome.end, outcome.code, outcome.retired)
        };
        assert_eq!(count(Engine::Interp), count(Engine::Reference), "{name}");
    }
}

/// A program that is loaded once: each run begins with the registers and devices of a reset, and finds memory as the run before
/// left it. The finisher that ended one run does not end the next.
#[test]
fn loaded_programs_run_many_times() {
    let target = RISCV.isa.target("rv64gc").unwrap();
    let text = "loop: addi a0, a0, -1\nadd a1, a1, a2\nbnez a0, loop\nli t0, 0x80001000\nld t1, 0(t0)\n\
        add t1, t1, a1\nsd t1, 0(t0)\nli t2, 0x100000\nli t3, 0x5555\nsw t3, 0(t2)\nend: j end\n";
    let made = assemble(RISCV.isa, &target, text, &AsmOptions::default());
    assert!(made.errors.is_empty(), "{:?}", made.errors);
    let words: Vec<u8> = made.sections.iter().flat_map(|section| section.bytes.clone()).collect();
    let file = onespec_elf::image(RISCV.isa, &target, 0x8000_0000, &words).unwrap();
    for engine in [Engine::Interp, Engine::Reference] {
        let options = Options {
            target: "rv64gc".into(),
            engine,
            state: vec![("a2".into(), number(7))],
            shown: vec!["a1".into(), "t1".into()],
            max_insns: Some(1_000),
            ..Options::default()
        };
        let inputs = ["a0".to_owned()];
        let mut loaded = load(&RISCV, &file, &inputs, &options, Streams::host()).unwrap();
        let mut sum = 0;
        for (times, instructions) in [(3, None), (100, None), (2_000, Some(1_000)), (5, None)] {
            let outcome = loaded.run(&[number(times)]).unwrap();
            let shown: Vec<u64> = outcome.state.iter().map(|(_, bytes)| low64(bytes)).collect();
            match instructions {
                Some(most) => assert_eq!((outcome.end, outcome.retired), (End::Limit, most)),
                None => {
                    sum += 7 * times;
                    assert_eq!((outcome.end, outcome.code), (End::Exit, 0));
                    assert_eq!(shown, [7 * times, sum], "{engine}: {times}");
                    assert!(outcome.retired >= 3 * times && outcome.retired < 3 * times + 20);
                }
            }
        }
        let unknown = load(&RISCV, &file, &["a9".to_owned()], &options, Streams::host());
        assert!(unknown.unwrap().run(&[number(1)]).is_err());
    }
}

fn number(n: u64) -> StateValue {
    StateValue::Number(n.to_le_bytes().to_vec())
}
