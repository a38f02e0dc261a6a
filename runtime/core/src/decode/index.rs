//! An index of a target's instructions: two tables, of which the second is chosen by the first.
//!
//! A decision tree takes as many steps as a word needs. The index takes two, always the same ones, and knows the only
//! instruction that a word can be, or nothing. Then the word's fixed bits are compared with that instruction's. What the
//! index does not know, and words whose bits do not agree, are left to the tree. So the index may leave out whatever
//! would make it large: it saves time and decides nothing.
//!
//! The first table is looked up by the key of the tree's root, the second by one run of bits, chosen for each entry of
//! the first so that the fewest words are left to the tree.

use super::build::{Candidate, Key, Known, candidates};
use crate::isa::{FeatureSet, Isa, OpId, Word};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// Where the first table leads. The entry for a word is at `base + (word >> shift & mask)`, where `shift` are the lowest
/// six bits of `base`: entries are placed so that a number less is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(8))]
pub struct Selector {
    /// Where the entries of this selector start.
    pub base: u32,
    /// Ones for the bits of a word that count.
    pub mask: u32,
}

/// The two tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Index {
    /// The parts of the first table's key: shifts of the word to the right, and masks.
    pub key: [(u32, u64); 2],
    /// The first table.
    pub selectors: Vec<Selector>,
    /// The second tables. An instruction stands where each word with its fixed bits is that instruction.
    pub ops: Vec<OpId>,
}

/// No instruction has this number.
pub const NONE: OpId = OpId::MAX;
/// A second table has at most 2 to this number of entries.
const MAX_RUN: u32 = 10;
/// The share of words that an index must know.
const LEAST: f64 = 0.8;
/// What an entry of a second table costs, in instructions left to the tree.
const ENTRY: f64 = 1.0 / 1024.0;

/// Instructions that a word can be, the bits of it that are known and matter, and what these are.
type Place = (Vec<OpId>, u64, u64);

impl Index {
    /// The index of the instructions that these features have; `None` where it would know too few of their words.
    pub fn new(isa: &Isa, features: &FeatureSet) -> Option<Index> {
        let candidates = candidates(isa, features);
        // What each instruction is found in, as a share of all its words.
        let mut known_share = 0.0;
        let key = super::keys(isa, features).first().copied().and_then(Key::of)?;
        let mut index = Index {
            key: key.parts(),
            selectors: Vec::new(),
            ops: Vec::new(),
        };
        let mut tables: BTreeMap<(u32, Vec<OpId>), u32> = BTreeMap::new();
        let mut known_runs: BTreeMap<Place, (Selector, Vec<f64>)> = BTreeMap::new();
        for value in 0..1u64 << key.width() {
            let known = Known::of(&key, value);
            let set: Vec<&Candidate> = candidates.iter().filter(|c| c.possible(known)).collect();
            let looked_at = set.iter().fold(0, |all, c| all | c.bits());
            // Bits that no instruction looks at make no difference, and there are many of those.
            let known = known.within(looked_at);
            let of_set = set.iter().map(|c| c.op as OpId).collect();
            let place = (of_set, known.bits, known.value);
            let share = |c: &&Candidate| 1.0 / (1u64 << (key.bits() & !c.mask).count_ones()) as f64;
            if let Some((selector, shares)) = known_runs.get(&place) {
                index.selectors.push(*selector);
                known_share += set.iter().zip(shares).map(|(c, found)| share(c) * found).sum::<f64>();
                continue;
            }
            let (shift, length) = best_run(&set, known, looked_at);
            let table: Vec<OpId> = (0..1 << length)
                .map(|v| only(&set, with(known, shift, length, v)))
                .collect();
            let base = *tables
                .entry((shift, table))
                .or_insert_with_key(|(shift, table)| index.place(*shift, table));
            let selector = Selector {
                base,
                mask: (1 << length) - 1,
            };
            let found = shares(&set, known, (shift, length));
            known_share += set.iter().zip(&found).map(|(c, found)| share(c) * found).sum::<f64>();
            known_runs.insert(place, (selector, found));
            index.selectors.push(selector);
        }
        (known_share >= LEAST * candidates.len() as f64).then_some(index)
    }

    /// Places a second table where the lowest bits of its base are the shift.
    fn place(&mut self, shift: u32, table: &[OpId]) -> u32 {
        // One entry stands anywhere: no bit of the word counts.
        let mut base = if table.len() == 1 { 0 } else { shift as usize };
        let step = if table.len() == 1 { 1 } else { 64 };
        let is_free = |base: usize, ops: &[OpId]| ops.iter().skip(base).take(table.len()).all(|op| *op == NONE);
        while !is_free(base, &self.ops) {
            base += step;
        }
        let end = base + table.len();
        self.ops.resize(self.ops.len().max(end), NONE);
        for (place, op) in self.ops[base..end].iter_mut().zip(table) {
            *place = *op;
        }
        base as u32
    }

    /// The only instruction that a word can be; `None` when the index does not know.
    pub fn find(&self, word: Word) -> Option<OpId> {
        lookup(self.key, &self.selectors, &self.ops, word as u64).filter(|op| *op != NONE)
    }
}

/// The entry for a word's low bits in the tables of an [`Index`]. It is to be inlined where the key is a constant.
#[inline(always)]
pub fn lookup(key: [(u32, u64); 2], selectors: &[Selector], ops: &[OpId], low: u64) -> Option<OpId> {
    let [(first, first_mask), (second, second_mask)] = key;
    let at = low.wrapping_shr(first) & first_mask | low.wrapping_shr(second) & second_mask;
    let Selector { base, mask } = *selectors.get(at as usize)?;
    let below = low.wrapping_shr(base) as u32 & mask;
    ops.get(base as usize + below as usize).copied()
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

/// The numbers of some runs, where the index has as many.
pub const fn ops_of<const COUNT: usize>(runs: &[u32]) -> [OpId; COUNT] {
    let mut ops = [NONE; COUNT];
    let (mut run, mut at) = (0, 0);
    while run + 1 < runs.len() {
        let end = at + runs[run + 1] as usize;
        while at < end && at < COUNT {
            ops[at] = runs[run] as OpId;
            at += 1;
        }
        run += 2;
    }
    ops
}

/// Selectors of runs of their bases and of the lengths of their masks.
pub const fn selectors_of<const COUNT: usize>(bases: &[u32], lengths: &[u32]) -> [Selector; COUNT] {
    let mut selectors = [Selector { base: 0, mask: 0 }; COUNT];
    let (mut run, mut at) = (0, 0);
    while run + 1 < bases.len() {
        let end = at + bases[run + 1] as usize;
        while at < end && at < COUNT {
            selectors[at].base = bases[run];
            at += 1;
        }
        run += 2;
    }
    (run, at) = (0, 0);
    while run + 1 < lengths.len() {
        let end = at + lengths[run + 1] as usize;
        while at < end && at < COUNT {
            selectors[at].mask = (1 << (lengths[run] & 31)) - 1;
            at += 1;
        }
        run += 2;
    }
    selectors
}

/// What is known of a word when the bits of a run are, too. A bit that was known to be another makes the word impossible.
fn with(known: Known, shift: u32, length: u32, value: u64) -> Option<Known> {
    let bits = ((1u64 << length) - 1).checked_shl(shift).unwrap_or(0);
    let value = value.checked_shl(shift).unwrap_or(0);
    let agrees = (value ^ known.value) & bits & known.bits == 0;
    agrees.then_some(Known {
        bits: known.bits | bits,
        value: known.value | value,
    })
}

/// The instruction that all words are that have these bits and its fixed ones.
fn only(set: &[&Candidate], known: Option<Known>) -> OpId {
    let Some(known) = known else { return NONE };
    let first = set.iter().find(|c| c.possible(known));
    match first {
        Some(c) if !c.full && !c.not.iter().any(|not| known.may_be(*not)) => c.op as OpId,
        _ => NONE,
    }
}

/// The run of bits, its lowest and how many, that leaves the fewest words to the tree.
fn best_run(set: &[&Candidate], known: Known, looked_at: u64) -> (u32, u32) {
    let open = looked_at & !known.bits;
    let mut best = (cost(set, known, (0, 0)), (0, 0));
    let bits = || (0..64).filter(|bit| open >> bit & 1 != 0);
    for low in bits() {
        for high in bits().filter(|high| (low..low + MAX_RUN).contains(high)) {
            let run = (low, high + 1 - low);
            let cost = cost(set, known, run);
            if cost < best.0 {
                best = (cost, run);
            }
        }
    }
    best.1
}

/// Instructions, or shares of their words, that a run leaves to the tree, and its size.
fn cost(set: &[&Candidate], known: Known, (shift, length): (u32, u32)) -> f64 {
    let found = shares(set, known, (shift, length));
    ENTRY * (1u64 << length) as f64 + found.iter().map(|found| 1.0 - found).sum::<f64>()
}

/// Of each instruction, how large a share of its words is found with a run.
fn shares(set: &[&Candidate], known: Known, (shift, length): (u32, u32)) -> Vec<f64> {
    let run = ((1u64 << length) - 1).checked_shl(shift).unwrap_or(0);
    let mut shares = alloc::vec![0.0; set.len()];
    for value in 0..1 << length {
        let only = only(set, with(known, shift, length, value));
        if let Some(at) = set.iter().position(|c| c.op as OpId == only && only != NONE) {
            shares[at] += 1.0 / (1u64 << (run & !known.bits & !set[at].mask).count_ones()) as f64;
        }
    }
    shares
}
