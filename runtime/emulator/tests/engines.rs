//! Generated code against the reference evaluator over the description as it is read at run time: every instruction on
//! random vectors, and whole programs in lockstep.

use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::exec::{Generated, Machine, Visitor, low64};
use onespec_emulator::api::{load, lockstep_engines, vectors_engines};
use onespec_emulator::disassembly::disassembler;
use onespec_emulator::engine::{Engine, Tiers};
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

/// Whether a block ends behind the instruction of this word.
struct EndsBlock(u32);

impl Visitor for EndsBlock {
    type Out = bool;

    fn visit<M: Machine>(self, machine: M) -> bool {
        let slot = machine.decode(self.0.into(), 0x1000).expect("an instruction");
        M::ends_block(&slot)
    }
}

#[test]
fn blocks_end_behind_csrs_that_are_more_than_state() {
    let target = RISCV.isa.target("rv64gcv").unwrap();
    let ends = |text: &str| {
        let made = assemble(RISCV.isa, &target, text, &AsmOptions::default());
        assert!(made.errors.is_empty(), "{text}: {:?}", made.errors);
        let word = made.sections.iter().map(|section| low64(&section.bytes) as u32).next();
        let word = word.expect("a section");
        let ends = onespec_riscv::MACHINE.with_machine(&target, EndsBlock(word));
        ends.expect("code for the target")
    };
    for quiet in [
        "frflags a0",
        "fsflags a0, a1",
        "fsrm a0",
        "csrr a0, fcsr",
        "csrw vstart, a0",
        "csrw mscratch, a0",
    ] {
        assert!(!ends(quiet), "{quiet}");
    }
    // Translation, protection, interrupts, counters; a number that no CSR has.
    let others = [
        "csrw satp, a0",
        "csrw mstatus, a0",
        "csrr a0, mstatus",
        "csrw pmpcfg0, a0",
        "csrw mie, a0",
        "csrw mideleg, a0",
        "rdinstret a0",
        "rdtime a0",
        "csrr a0, 0x7c0",
        "ecall",
    ];
    for other in others {
        assert!(ends(other), "{other}");
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
                tiers: Tiers::AT_ONCE,
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
            let outcome = run_on(machine, on, text, &program(name), (&options, None), streams).unwrap();
            (outcome.end, outcome.code, outcome.retired)
        };
        let steps = count(Engine::Reference);
        assert_eq!(count(Engine::Interp), steps, "{name}");
        assert_eq!(count(Engine::Jit), steps, "{name}");
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
    for engine in [Engine::Interp, Engine::Jit, Engine::Reference] {
        let options = Options {
            target: "rv64gc".into(),
            engine,
            tiers: Tiers::AT_ONCE,
            state: vec![("a2".into(), number(7))],
            shown: vec!["a1".into(), "t1".into()],
            max_insns: Some(1_000),
            ..Options::default()
        };
        let inputs = ["a0".to_owned()];
        let mut loaded = load(&RISCV, &file, &inputs, &options, Streams::host()).unwrap();
        let mut sum = 0;
        for (times, instructions) in [(3, None), (100, None), (2_000, Some(1_000)), (5, None)] {
            let outcome = loaded.run(&[number(times)], &[]).unwrap();
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
        assert!(unknown.unwrap().run(&[number(1)], &[]).is_err());
    }
}

/// How a program of this text ends by generated code in blocks and by the reference evaluator, with so many instructions at
/// most: both must agree on the registers, too.
fn same_end(text: &str, max_insns: Option<u64>) -> (End, u64, Vec<u64>) {
    let target = RISCV.isa.target("rv64gc").unwrap();
    let made = assemble(RISCV.isa, &target, text, &AsmOptions::default());
    assert!(made.errors.is_empty(), "{:?}", made.errors);
    let words: Vec<u8> = made.sections.iter().flat_map(|section| section.bytes.clone()).collect();
    let file = onespec_elf::image(RISCV.isa, &target, 0x8000_0000, &words).unwrap();
    let [steps, blocks, translated] = [Engine::Reference, Engine::Interp, Engine::Jit].map(|engine| {
        let options = Options {
            target: "rv64gc".into(),
            engine,
            tiers: Tiers::AT_ONCE,
            shown: ["pc", "a1", "a2", "a3", "t1", "t3", "t4", "ra", "s0"]
                .map(String::from)
                .to_vec(),
            max_insns,
            ..Options::default()
        };
        let outcome = load(&RISCV, &file, &[], &options, Streams::host())
            .and_then(|mut loaded| loaded.run(&[], &[]))
            .unwrap();
        let shown: Vec<u64> = outcome.state.iter().map(|(_, bytes)| low64(bytes)).collect();
        (outcome.end, outcome.retired, shown)
    });
    assert_eq!(blocks, steps, "at most {max_insns:?} instructions");
    assert_eq!(translated, steps, "translated, at most {max_insns:?} instructions");
    blocks
}

/// Loops, calls of three functions from one place, and loads that fault now and then, all of them so often that traces are made of
/// them: budgets end anywhere in these.
#[test]
fn traces_are_left_at_any_instruction() {
    let text = "la t0, trap\ncsrw mtvec, t0\nli s2, 0x80010000\nli s0, 4000\n\
        outer: andi t0, s0, 7\nli t1, 0\n\
        inner: addi t1, t1, 1\nadd a1, a1, t1\nandi t2, t1, 1\nbeqz t2, even\nxor a1, a1, s0\n\
        even: bltu t1, t0, inner\n\
        la t4, f0\nandi t3, s0, 3\nbnez t3, first\nla t4, f1\n\
        first: andi t3, s0, 12\nbnez t3, second\nla t4, f2\n\
        second: jalr t4\nmv s5, s2\nandi t3, s0, 31\nbnez t3, sound\nli s5, 0\n\
        sound: ld t6, 8(s5)\nadd t6, t6, a1\nsd t6, 8(s2)\naddi s0, s0, -1\nbnez s0, outer\n\
        li t2, 0x100000\nli t3, 0x5555\nsw t3, 0(t2)\nend: j end\n\
        f0: addi a1, a1, 3\nret\nf1: slli a1, a1, 1\nret\nf2: addi a1, a1, -5\nj f0\n\
        trap: addi a2, a2, 1\ncsrr t5, mepc\naddi t5, t5, 4\ncsrw mepc, t5\nmret\n";
    let (end, retired, shown) = same_end(text, None);
    assert_eq!((end, shown.get(2)), (End::Exit, Some(&125)), "a trap every 32 times");
    assert!(retired > 150_000, "{retired}");
    for most in [1, 5_003, 5_004, 5_005, 60_013, 100_003] {
        let (end, retired, _) = same_end(text, Some(most));
        assert_eq!((end, retired), (End::Limit, most));
    }
}

/// A loop that writes one of its own instructions now and then, without a fence: what is behind the next jump is decoded anew,
/// also where both have long been one trace.
#[test]
fn traces_end_where_their_code_was_written() {
    let text = "li s0, 20000\nla s3, patch\nli s4, 0x06458593\nli s5, 0x0c858593\n\
        loop: andi t0, s0, 1023\nadd a3, a3, a1\nbnez t0, keep\nmv t1, s4\nmv s4, s5\nmv s5, t1\nsw s4, 0(s3)\n\
        keep: j patch\npatch: addi a1, a1, 100\naddi s0, s0, -1\nbnez s0, loop\n\
        li t2, 0x100000\nli t3, 0x5555\nsw t3, 0(t2)\nend: j end\n";
    let (end, _, shown) = same_end(text, None);
    assert_eq!(end, End::Exit);
    // 544 instructions of 100 before the first write; then 200 and 100 take turns, 1024 times each.
    let sum = 544 * 100 + 10 * 1024 * 200 + 9 * 1024 * 100;
    assert_eq!(shown.get(1), Some(&sum));
}

fn number(n: u64) -> StateValue {
    StateValue::Number(n.to_le_bytes().to_vec())
}

/// Vector code on memory around the end of a page and on registers that overlap: generated code, which takes runs of
/// memory and lanes by eight, against the reference evaluator, which goes element by element. All registers are summed up
/// behind each case, and memory at the end.
#[test]
fn runs_and_lanes_at_once_are_what_they_are_one_by_one() {
    let text = edges();
    let allowed = AsmOptions {
        reserved: true,
        ..AsmOptions::default()
    };
    let target = RISCV.isa.target("rv64gcv").unwrap();
    let made = assemble(RISCV.isa, &target, &text, &allowed);
    assert!(made.errors.is_empty(), "{:?}", made.errors);
    let words: Vec<u8> = made.sections.iter().flat_map(|section| section.bytes.clone()).collect();
    let file = onespec_elf::image(RISCV.isa, &target, 0x8000_0000, &words).unwrap();
    let ended = |engine, vlen: i64, reserved| {
        let options = Options {
            target: "rv64gcv".into(),
            reserved,
            settings: vec![("vlen".into(), vlen)],
            engine,
            tiers: Tiers::AT_ONCE,
            shown: ["a1", "a2", "a3", "a4", "fflags", "vxsat"].map(String::from).to_vec(),
            max_insns: Some(1_000_000),
            ..Options::default()
        };
        let mut loaded = load(&RISCV, &file, &[], &options, Streams::host()).unwrap();
        let outcome = loaded.run(&[], &[]).unwrap();
        assert_eq!(outcome.end, End::Exit, "{engine}");
        let shown: Vec<u64> = outcome.state.iter().map(|(_, bytes)| low64(bytes)).collect();
        (outcome.retired, shown)
    };
    for (vlen, reserved) in [(128, true), (256, false)] {
        let reference = ended(Engine::Reference, vlen, reserved);
        assert_eq!(ended(Engine::Interp, vlen, reserved), reference, "vlen {vlen}");
        assert_eq!(ended(Engine::Jit, vlen, reserved), reference, "vlen {vlen}, translated");
        let cases = reference.1.get(3).copied().unwrap_or_default();
        assert!(cases > 150, "{cases} cases");
    }
}

/// The text of the program: `a1` sums up registers, `a2` counts traps, `a3` sums up memory, `a4` counts cases.
fn edges() -> String {
    let mut text = String::from(
        "start: li t0, 0x6600\ncsrs mstatus, t0\nla t0, trap\ncsrw mtvec, t0\nli s2, 0x80010000\nli s3, 0x80012000\n\
         li s4, 0x80018000\nmv t0, s2\nli t1, 0x80015000\nli t2, 0x40490fdb3f9d70a4\nli t3, 0x9e3779b97f4a7c15\n\
         fill: sd t2, 0(t0)\nmul t2, t2, t3\nsrli t4, t2, 29\nxor t2, t2, t4\naddi t0, t0, 8\nbltu t0, t1, fill\n\
         vsetvli t0, zero, e8, m8, ta, ma\nvle8.v v0, (s2)\nadd t1, s2, t0\nvle8.v v8, (t1)\nvle8.v v16, (s2)\n\
         vle8.v v24, (t1)\nj cases\n\
         trap: addi a2, a2, 1\ncsrr t5, mepc\naddi t5, t5, 4\ncsrw mepc, t5\nmret\n\
         sum: vs8r.v v0, (s4)\nli t0, 32\ncsrr t1, vlenb\nmul t0, t0, t1\nadd t0, t0, s4\nslli t1, t1, 3\nadd t2, s4, t1\n\
         vs8r.v v8, (t2)\nadd t2, t2, t1\nvs8r.v v16, (t2)\nadd t2, t2, t1\nvs8r.v v24, (t2)\nmv t2, s4\nli t3, 31\n\
         each: ld t4, 0(t2)\nmul a1, a1, t3\nadd a1, a1, t4\naddi t2, t2, 8\nbltu t2, t0, each\naddi a4, a4, 1\nret\n\
         cases:\n",
    );
    let mut case = |lines: &[String]| {
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        text.push_str("call sum\n");
    };
    let set = |sew: u32, lmul: &str, avl: u32| format!("li t0, {avl}\nvsetvli t0, t0, e{sew}, {lmul}, tu, mu");
    // Offsets from the end of a page; some are not aligned.
    for (eew, lmul, avl) in [(8, "m1", 11), (16, "m2", 15), (32, "m2", 8), (64, "m4", 7)] {
        for before in [0, 8, 24, 64, 65, 200] {
            for mask in ["", ", v0.t"] {
                let place = format!("li t2, {}\nadd s0, s2, t2\nadd s1, s3, t2", 4096 - before);
                case(&[
                    set(eew, lmul, avl),
                    place,
                    format!("vle{eew}.v v8, (s0){mask}\nvse{eew}.v v8, (s1){mask}"),
                    format!("csrwi vstart, 3\nvle{eew}.v v16, (s1){mask}"),
                    format!(
                        "li t1, {}\nvlse{eew}.v v24, (s0), t1{mask}\nvsse{eew}.v v24, (s1), t1{mask}",
                        eew / 4
                    ),
                ]);
            }
        }
    }
    // Sources that lie under destinations of other widths, masks that are written, lanes from `vstart` on, the last register.
    for (sew, lmul) in [
        (8, "m1"),
        (16, "m1"),
        (32, "mf2"),
        (32, "m1"),
        (8, "m4"),
        (16, "m2"),
        (32, "m4"),
    ] {
        for avl in [3, 16, 100] {
            let lines = [
                "vnsrl.wi v8, v8, 3",
                "vnsra.wi v16, v8, 1, v0.t",
                "vwaddu.vx v16, v24, t1",
                "vwmacc.vv v8, v24, v28",
                "vadd.vv v8, v8, v12\nvadd.vi v12, v12, 5, v0.t",
                "vmseq.vv v8, v8, v12\nvmsltu.vx v0, v24, t1\nvmsgt.vi v0, v0, 1",
                "vadc.vvm v8, v12, v8, v0\nvmadc.vvm v16, v12, v8, v0\nvmerge.vxm v8, v12, t1, v0",
                "csrwi vstart, 2\nvxor.vv v12, v8, v12, v0.t",
                "vsaddu.vv v8, v8, v12\nvssub.vx v12, v12, t1, v0.t",
                "vslideup.vi v16, v8, 3\nvslidedown.vi v8, v8, 2\nvrgather.vv v24, v8, v12",
                "vredsum.vs v28, v8, v12, v0.t\nvredmax.vs v28, v8, v28",
                "vid.v v8, v0.t\nviota.m v12, v0\nvmul.vv v8, v8, v12\nvdivu.vv v12, v12, v8",
                "vrsub.vi v31, v30, 1\nvmulhsu.vv v28, v28, v24",
                // Reserved: destinations that lie over later lanes of narrower sources, and over their own mask.
                "vzext.vf2 v8, v8\nvwaddu.vv v16, v16, v24\nvwmaccu.vx v24, t1, v24",
                "vadd.vv v0, v8, v12, v0.t\nvmseq.vv v9, v8, v8\nvnsrl.wi v9, v8, 1",
            ];
            for line in lines {
                case(&[set(sew, lmul, avl), format!("li t1, 77\n{line}")]);
            }
        }
    }
    // Floats: flags down and up, special values and plain ones, every mode.
    for (sew, lmul, clear) in [
        (32, "m1", true),
        (32, "m2", false),
        (64, "m1", true),
        (64, "m2", false),
        (32, "m4", false),
    ] {
        for mode in [0, 1, 4] {
            let clear = if clear { "csrw fflags, zero\n" } else { "" };
            let lines = [
                "vfadd.vv v8, v8, v12\nvfsub.vv v12, v8, v12, v0.t",
                "vfmul.vf v8, v24, fa0\nvfdiv.vv v12, v24, v8",
                "vfmacc.vv v8, v24, v12\nvfnmsac.vf v24, fa0, v12, v0.t\nvfmadd.vv v12, v12, v12",
                "vfcvt.x.f.v v16, v8\nvfcvt.f.x.v v16, v16\nvfsqrt.v v12, v16",
                "vfmin.vv v8, v8, v16\nvmflt.vv v0, v8, v16\nvfredosum.vs v28, v16, v12\nvfsgnjn.vv v24, v24, v8",
            ];
            for line in lines {
                case(&[
                    format!(
                        "vsetvli t0, zero, e{sew}, {lmul}, tu, mu\nli t1, 1234\nfcvt.s.w fa0, t1\ncsrwi frm, {mode}"
                    ),
                    format!("vid.v v24\nvfcvt.f.xu.v v24, v24\n{clear}{line}"),
                ]);
            }
        }
    }
    text.push_str(
        "mv t0, s2\nli t1, 0x80015000\nli t3, 31\nall: ld t2, 0(t0)\nmul a3, a3, t3\nadd a3, a3, t2\naddi t0, t0, 8\n\
         bltu t0, t1, all\nli t2, 0x100000\nli t3, 0x5555\nsw t3, 0(t2)\nend: j end\n",
    );
    text
}
