//! Instructions that say by `joins:` what they stand for do it: each beside those that it joins, run on the reference
//! evaluator from the same registers and memory.
//!
//! `ONESPEC_SEED` repeats a run.

use onespec_core::encode::encode;
use onespec_core::isa::{Isa, Op};
use onespec_core::target::Resolved;
use onespec_emulator::engine::Engine;
use onespec_tests::ours::{described, riscv};
use onespec_tests::random::Random;
use onespec_tests::rvv::{Answer, Case, Start, TARGET, VLENS, WINDOW, answers};

/// Settings for each instruction.
const ROUNDS: usize = 6;
/// Where the first field is in registers: a row of eight fits behind it, and groups of eight can begin there.
const FIRST: i64 = 8;
/// The integer registers that cases put addresses and distances in.
const ADDRESS: i64 = 10;
const DISTANCE: i64 = 11;

/// An instruction and the one that it stands for several of.
struct Join {
    op: &'static Op,
    one: &'static Op,
    fields: usize,
    /// Bits of an element.
    width: u32,
}

fn joins(isa: &'static Isa) -> Vec<Join> {
    let of = |op: &'static Op| {
        let (_, text) = op.data.iter().find(|(key, _)| *key == "joins")?;
        let (name, fields) = text.split_once(' ').expect("a name and a number");
        let one = isa.ops.iter().find(|op| op.name == name).expect("an instruction");
        let (_, eew) = one.data.iter().find(|(key, _)| *key == "eew").expect("a width");
        let width = eew
            .split_once('=')
            .and_then(|(_, bits)| bits.strip_suffix('b')?.parse().ok());
        Some(Join {
            op,
            one,
            fields: fields.parse().expect("a number"),
            width: width.expect("a width"),
        })
    };
    isa.ops.iter().filter_map(of).collect()
}

/// The word with the first register, masked or not.
fn word(isa: &Isa, op: &Op, first: i64, mask: i64) -> u32 {
    let value = |name: &str| match name {
        "rs1" => ADDRESS,
        "rs2" => DISTANCE,
        "vm" => mask,
        _ => first,
    };
    let args: Vec<i64> = op.operands.iter().map(|operand| value(operand.name)).collect();
    encode(isa, op, &args).expect("operands that it takes") as u32
}

#[test]
fn instructions_do_what_those_do_that_they_join() {
    let isa = riscv();
    let all = joins(isa);
    // Loads and stores, side by side and at a distance, of two to eight fields of four widths.
    assert_eq!(all.len(), 2 * 2 * 7 * 4);
    let description = described("riscv");
    let seed = match std::env::var("ONESPEC_SEED") {
        Ok(text) => text.parse().expect("a number"),
        Err(_) => 0x6a6f_696e,
    };
    println!("ONESPEC_SEED={seed}");
    let mut random = Random::new(seed);
    for vlen in VLENS {
        let mut target: Resolved = isa.target(TARGET).expect("a target");
        isa.set(&mut target, "vlen", vlen.into()).expect("a length");
        let (mut cases, mut made) = (Vec::new(), Vec::new());
        for join in &all {
            for round in 0..ROUNDS {
                let log = (0..4).filter(|log| join.fields << log <= 8).nth(round % 3).unwrap_or(0);
                let group = 1usize << log;
                let mut case = Case {
                    vlen,
                    word: 0,
                    vtype: u64::from(join.width.ilog2() - 3) << 3 | log | (random.bits() & 3) << 6,
                    vl: 0,
                    vstart: 0,
                    seed: random.bits(),
                };
                case.vl = random.below(case.vlmax() as usize + 1) as u64;
                let mask = (round % 2) as i64;
                case.word = word(isa, join.op, FIRST, mask);
                let mut start = case.start();
                let (size, bytes) = (join.width as u64 / 8, u64::from(join.width) / 8 * join.fields as u64);
                let takes_distance = join.op.operands.len() == join.one.operands.len();
                let more = if takes_distance {
                    random.below(3) as u64 * size
                } else {
                    0
                };
                start.x = [WINDOW, bytes + more, 0];
                // Accesses end in the trap behind the window, or do not.
                let most = 4096 / (bytes + more);
                case.vl = case.vl.min(most);
                made.push((join, case, start.clone(), group));
                cases.push((case, start.clone()));
                for field in 0..join.fields {
                    let first = FIRST + (field * group) as i64;
                    let mut one = start.clone();
                    one.x[0] += size * field as u64;
                    cases.push((
                        Case {
                            word: word(isa, join.one, first, mask),
                            ..case
                        },
                        one,
                    ));
                }
            }
        }
        let answers = answers(&description, Engine::Reference, &target, &cases).expect("answers");
        let mut at = 0;
        for (join, case, start, group) in made {
            let (together, singly) = answers[at..=at + join.fields].split_first().expect("answers");
            at += 1 + join.fields;
            let shown = format!("ONESPEC_SEED={seed}: {}, {}", join.op.name, case.setting());
            assert_eq!(together.signal, 0, "{shown}");
            assert!(together == &joined(&case, &start, singly, group), "{shown}");
        }
    }
}

/// What instructions of single fields, each run from the same start, leave together.
fn joined(case: &Case, start: &Start, singly: &[Answer], group: usize) -> Answer {
    let mut all = singly[0].clone();
    all.registers.clone_from(&start.registers);
    let register = case.vlen as usize / 8;
    for (field, one) in singly.iter().enumerate() {
        let own = (FIRST as usize + field * group) * register..(FIRST as usize + (field + 1) * group) * register;
        all.registers[own.clone()].copy_from_slice(&one.registers[own]);
    }
    if let Some(memory) = &mut all.memory {
        let before = Case::memory();
        for one in singly {
            let written = one.memory.as_ref().expect("memory");
            for (byte, (now, old)) in memory.iter_mut().zip(written.iter().zip(&before)) {
                if now != old {
                    *byte = *now;
                }
            }
        }
    }
    all
}
