//! A decoder as comparisons and small tables, for a generator to print: what it looks at is constants in its text.
//!
//! A processor guesses branches that compare far better than jumps through a table, and learns what follows what in a program. So a
//! choice between instructions is a search by comparisons over a few bits that all of them fix. It ends where the rest of the
//! instructions have the same operands: a table has their numbers, and no branch depends on which of them a word is. What comes
//! out is right whatever the bits are; it may leave words to the tree ([`super::build`]) that need more than their bits.

use super::build::{Candidate, Known, MAX_DEPTH, SAMPLE, candidates, company, run, runs};
use crate::isa::{FeatureSet, Isa, OpId, Word};
use alloc::vec::Vec;

/// What instruction a word is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// None, or one that is left to the tree.
    Nothing,
    /// That of the first of these tests that holds.
    First(Vec<Test>),
    /// The one in a table; [`NONE`] is none, or one that is left to the tree.
    Table {
        /// The parts of the table's key: shifts of the word to the right, and masks.
        key: [(u32, u64); 2],
        /// The table: a power of two.
        ops: Vec<OpId>,
    },
    /// By the number `word >> shift & mask`: the choice of the last part that begins at this number or a smaller one.
    Parts {
        /// The shift to the right.
        shift: u32,
        /// Ones for the bits of the number.
        mask: u64,
        /// Where each part begins, in ascending order, from 0 on, and its choice.
        parts: Vec<(u64, Choice)>,
    },
}

/// Whether a word, whose low bits are so far known, is an instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// The instruction; [`NONE`] where the word is left to the tree.
    pub op: OpId,
    /// Bits that the word must have.
    pub mask: u64,
    /// Their values.
    pub value: u64,
    /// Bits and values that it must not have.
    pub not: Vec<(u64, u64)>,
}

/// No instruction has this number.
pub const NONE: OpId = OpId::MAX;
/// So few instructions are told apart one by one.
const FEW: usize = 3;
/// Where no bits part more instructions than this, they are left to the tree.
const MOST: usize = 16;
/// What a bit costs that an instruction leaves open, in instructions left together.
const OPEN: f64 = 4.0;
/// Bits of a table's key.
const MAX_KEY: u32 = 10;
/// Bits of the number that parts go by.
const MAX_RUN: u32 = 7;

/// The instructions that these features have, by what a word of one is. `classes` has a number for each instruction of the
/// tables; those with the same number may share a table.
pub fn choice(isa: &Isa, features: &FeatureSet, classes: &[u32]) -> Choice {
    let candidates = candidates(isa, features);
    let all: Vec<&Candidate> = candidates.iter().collect();
    Maker { classes }.among(&all, Known::default(), 0)
}

/// Makes choices between instructions of these classes.
struct Maker<'c> {
    classes: &'c [u32],
}

/// Numbers side by side of a run of bits.
struct Part<'c> {
    from: u64,
    set: Vec<&'c Candidate>,
    known: Known,
    /// What all of them share.
    table: Option<Choice>,
}

impl Maker<'_> {
    fn among(&self, set: &[&Candidate], known: Known, depth: u32) -> Choice {
        if set.is_empty() {
            return Choice::Nothing;
        }
        let table = (set.len() > 1).then(|| self.table(set, known)).flatten();
        if let Some(table) = table {
            return table;
        }
        let is_more = set.len() > FEW && depth < MAX_DEPTH;
        match is_more.then(|| best_run(set, known)).flatten() {
            Some(bits) => self.by_run(set, known, bits, depth),
            None if set.len() > MOST => Choice::Nothing,
            None => Choice::First(set.iter().map(|c| test(c, known)).collect()),
        }
    }

    /// The class of some instructions, where it is one.
    fn class(&self, set: &[&Candidate]) -> Option<u32> {
        let mut classes = set.iter().filter(|c| !c.full).filter_map(|c| self.classes.get(c.op));
        let first = classes.next()?;
        classes.all(|class| class == first).then_some(*first)
    }

    /// The table of instructions that have the same operands and differ in one or two runs of bits; `None` where they do not.
    fn table(&self, set: &[&Candidate], known: Known) -> Option<Choice> {
        self.class(set)?;
        let [low, high] = two_runs(looked_at(set) & !known.bits)?;
        let length = low.1 + high.1;
        if length == 0 || length > MAX_KEY {
            return None;
        }
        let ops = (0..1u64 << length).map(|key| {
            let place = |value: u64, low: u32| value.checked_shl(low).unwrap_or(0);
            let bits = run(low) | run(high);
            let value = (place(key, low.0) & run(low)) | (place(key >> low.1, high.0) & run(high));
            only(set, known.and(bits, value))
        });
        let key = [
            (low.0, run((0, low.1))),
            (high.0.saturating_sub(low.1), run((low.1, high.1))),
        ];
        let ops = ops.collect::<Option<Vec<OpId>>>()?;
        Some(Choice::Table { key, ops })
    }

    /// The parts by a run of bits: numbers side by side with the same instructions, or ones that may share a table.
    fn by_run(&self, set: &[&Candidate], known: Known, (shift, length): (u32, u32), depth: u32) -> Choice {
        let bits = run((shift, length));
        let mut parts: Vec<Part<'_>> = Vec::new();
        for from in 0..1u64 << length {
            let here = known.and(bits, from << shift);
            let of_number: Vec<&Candidate> = set.iter().copied().filter(|c| c.possible(here)).collect();
            let before = parts.last_mut();
            if let Some(part) = before
                && (part.grows_by(&of_number, here) || self.share(set, known, part, &of_number))
            {
                continue;
            }
            parts.push(Part {
                from,
                set: of_number,
                known: here,
                table: None,
            });
        }
        let choice = |part: Part<'_>| {
            let choice = part
                .table
                .unwrap_or_else(|| self.among(&part.set, part.known, depth + 1));
            (part.from, choice)
        };
        Choice::Parts {
            shift,
            mask: run((0, length)),
            parts: parts.into_iter().map(choice).collect(),
        }
    }

    /// Lets the instructions of a part and of the number behind it share a table, if they may.
    fn share<'c>(&self, set: &[&'c Candidate], known: Known, part: &mut Part<'c>, next: &[&Candidate]) -> bool {
        let class = self.class(&part.set);
        if class.is_none() || class != self.class(next) {
            return false;
        }
        let joined = set
            .iter()
            .copied()
            .filter(|c| ops(&part.set).chain(ops(next)).any(|op| op == c.op));
        let joined: Vec<&Candidate> = joined.collect();
        part.table = match self.table(&joined, known) {
            Some(table) => {
                part.set = joined;
                Some(table)
            }
            None => return false,
        };
        true
    }
}

impl Part<'_> {
    /// The same instructions are at the number behind it.
    fn grows_by(&mut self, next: &[&Candidate], known: Known) -> bool {
        let same = self.table.is_none() && ops(&self.set).eq(ops(next));
        if same {
            self.known = self.known.common(known);
        }
        same
    }
}

fn test(c: &Candidate, known: Known) -> Test {
    let open = |(mask, value): (u64, u64)| (mask & !known.bits, value & mask & !known.bits);
    let (mask, value) = open((c.mask, c.value));
    Test {
        op: if c.full { NONE } else { c.op as OpId },
        mask,
        value,
        not: c
            .not
            .iter()
            .copied()
            .filter(|not| known.may_be(*not))
            .map(open)
            .collect(),
    }
}

/// The bits that some instruction looks at.
fn looked_at(set: &[&Candidate]) -> u64 {
    set.iter().fold(0, |all, c| all | c.bits())
}

/// The instruction that all words with these bits are, or [`NONE`]; `None` where these bits do not tell.
fn only(set: &[&Candidate], known: Known) -> Option<OpId> {
    match set.iter().find(|c| c.possible(known)) {
        None => Some(NONE),
        Some(c) if c.full => Some(NONE),
        Some(c) => (c.mask & !known.bits == 0 && !c.not.iter().any(|not| known.may_be(*not))).then_some(c.op as OpId),
    }
}

/// Some bits as two runs, their lowest bits and lengths, of which one or both may be empty; `None` when they are more.
fn two_runs(mut bits: u64) -> Option<[(u32, u32); 2]> {
    let mut next = || {
        let low = bits.trailing_zeros();
        let length = bits.checked_shr(low).unwrap_or(0).trailing_ones();
        bits &= !run((low, length));
        (low, length)
    };
    let found = [next(), next()];
    (bits == 0).then_some(found)
}

/// The run of bits that leaves the fewest instructions together. One that some of them leave open is taken only where there is
/// no other: it would be a comparison of operands, which a processor guesses wrong. `None` where no run tells them apart.
fn best_run(set: &[&Candidate], known: Known) -> Option<(u32, u32)> {
    let mut best: Option<(f64, (u32, u32))> = None;
    let sample: Vec<&Candidate> = set.iter().copied().step_by(set.len().div_ceil(SAMPLE)).collect();
    for (low, length) in runs(set.iter().copied(), known.bits) {
        let bits = (low, length.min(MAX_RUN));
        let open: u32 = sample.iter().map(|c| (run(bits) & !c.mask).count_ones()).sum();
        let together = company(&sample, run(bits));
        let cost = together + OPEN * f64::from(open);
        let parts_them = together < sample.len() as f64;
        if parts_them && best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, bits));
        }
    }
    best.map(|(_, bits)| bits)
}

fn ops<'c>(set: &'c [&Candidate]) -> impl Iterator<Item = usize> + use<'c> {
    set.iter().map(|c| c.op)
}

impl Choice {
    /// How many instructions it tells apart, those twice that are at two ends.
    pub fn instructions(&self) -> usize {
        match self {
            Choice::Nothing => 0,
            Choice::First(tests) => tests.len(),
            Choice::Table { ops, .. } => {
                let mut ops: Vec<OpId> = ops.iter().copied().filter(|op| *op != NONE).collect();
                ops.sort_unstable();
                ops.dedup();
                ops.len()
            }
            Choice::Parts { parts, .. } => parts.iter().map(|(_, choice)| choice.instructions()).sum(),
        }
    }

    /// The instruction of a word; `None` when it is none, or is left to the tree.
    pub fn find(&self, word: Word) -> Option<OpId> {
        let low = word as u64;
        let found = match self {
            Choice::Nothing => NONE,
            Choice::First(tests) => tests.iter().find(|test| test.holds(low)).map_or(NONE, |test| test.op),
            Choice::Table { key, ops } => {
                let [first, second] = key.map(|(shift, mask)| low.checked_shr(shift).unwrap_or(0) & mask);
                ops.get((first | second) as usize).copied().unwrap_or(NONE)
            }
            Choice::Parts { shift, mask, parts } => {
                let number = low >> shift & mask;
                let part = parts.iter().rev().find(|(from, _)| *from <= number);
                return part.and_then(|(_, choice)| choice.find(word));
            }
        };
        (found != NONE).then_some(found)
    }
}

impl Test {
    fn holds(&self, word: u64) -> bool {
        word & self.mask == self.value && !self.not.iter().any(|(mask, value)| word & mask == *value)
    }
}

/// Numbers as runs of equal ones: the number and how many, again and again.
pub fn runs_of(numbers: impl IntoIterator<Item = u32>) -> Vec<u32> {
    let mut runs: Vec<u32> = Vec::new();
    for number in numbers {
        match runs.last_chunk_mut::<2>() {
            Some([last, count]) if *last == number => *count += 1,
            _ => runs.extend([number, 1]),
        }
    }
    runs
}
