//! Words at random: every vector instruction with any registers, overlapping and reserved ones too, under any `vtype`,
//! those that do not exist too; and every scalar floating-point instruction with special numbers in all rounding modes.
//! What traps and what comes out is QEMU's to say.

use super::case::{Case, FIRST, RESULT, SECOND, settings, vlmax_of};
use crate::facts::{Fact, facts};
use crate::random::Random;

/// Scalar extensions of floating point that both sides have.
const SCALAR: &[&str] = &["f", "d", "zfh", "zfhmin", "zfbfmin"];

/// `each` words of every instruction, at random.
pub fn wild(vlen: u32, seed: u64, each: usize) -> impl Iterator<Item = (String, Case)> {
    let rows = facts().into_iter().filter(|fact| fact.is_vector() || is_scalar(fact));
    let rows: Vec<Fact> = rows.collect();
    rows.into_iter().enumerate().flat_map(move |(i, fact)| {
        let mut random = Random::new(seed ^ 0x7769_6c64 ^ u64::from(vlen) << 32 ^ (i as u64) << 40);
        let case = |_| match fact.is_vector() {
            true => vector(&fact, vlen, &mut random),
            false => scalar(&fact, vlen, &mut random),
        };
        let cases: Vec<Case> = (0..each).map(case).collect();
        cases.into_iter().map(move |case| (fact.name.clone(), case))
    })
}

/// Whether it computes with floating-point registers, and our target has it.
fn is_scalar(fact: &Fact) -> bool {
    let extensions = fact.set.split('_').skip(1);
    let computes = matches!(fact.value & 0x7f, 0x43 | 0x47 | 0x4b | 0x4f | 0x53);
    computes && fact.is_instruction && fact.is_for(64) && extensions.into_iter().all(|name| SCALAR.contains(&name))
}

fn vector(fact: &Fact, vlen: u32, random: &mut Random) -> Case {
    let legal = settings();
    let vtype = match random.below(8) {
        0 => random.bits() & 0xff,
        1 => random.bits() & 0x3f | 1 << (6 + random.below(58)),
        _ => legal[random.below(legal.len())] | (random.bits() & 3) << 6,
    };
    let most = vlmax_of(vlen, vtype & 0xff);
    let vl = match random.below(4) {
        0 => most,
        _ => random.below(most as usize + 1) as u64,
    };
    // Integer registers are those that have values; x0 where it is no base.
    let memory = matches!(fact.value & 0x7f, 0x07 | 0x27);
    let float = fact.value & 0x7f == 0x57 && fact.value >> 12 & 7 == 5;
    let first = if !memory && !float && random.one_in(12) {
        0
    } else {
        FIRST
    };
    let fields = [("rs1", 15, first), ("rs2", 20, SECOND), ("rd", 7, RESULT)];
    Case {
        vlen,
        word: with(fact, &fields, random),
        vtype,
        vl,
        vstart: 0,
        seed: random.bits(),
    }
}

fn scalar(fact: &Fact, vlen: u32, random: &mut Random) -> Case {
    let mut source = || [FIRST, RESULT][random.below(2)];
    let fields = [
        ("rs1", 15, source()),
        ("rs2", 20, source()),
        ("rs3", 27, source()),
        ("rd", 7, RESULT),
    ];
    let word = with(fact, &fields, random);
    // Numbers of the width that the instruction works on, which it has in bits 26 and 25.
    let sew = [2, 3, 1, 3][(word >> 25 & 3) as usize];
    Case {
        vlen,
        word,
        vtype: sew << 3,
        vl: 1,
        vstart: 0,
        seed: random.bits(),
    }
}

/// A word of the instruction with some of its fields.
fn with(fact: &Fact, fields: &[(&str, u32, u32)], random: &mut Random) -> u32 {
    let mut word = fact.word(random);
    for (name, low, value) in fields {
        if fact.fields.split(' ').any(|field| field == *name) {
            let free = !fact.mask & 31 << low;
            word = word & !free | value << low & free;
        }
    }
    word
}
