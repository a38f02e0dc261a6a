//! The flattened tree: its format and how it is walked.
//!
//! The array starts with the root entry. An *entry* is a `u64`:
//!
//! | bits | |
//! |---|---|
//! | 0..6, 6..12 | right shifts of the word for the two parts of the key |
//! | 12..26, 26..40 | masks of the two parts, the second already in its place above the first |
//! | 40..64 | base: the child for key `k` is the entry at `base + k` |
//!
//! An entry without masks leads to a *leaf* at `base`. There stands first an entry that leads to itself, so that
//! walking two levels without looking is right whatever the depth: uniform control flow costs nothing, a mispredicted
//! branch costs more than a level. Then follow the candidates in decoding order, each `5 + 2 * extra` values:
//!
//! | | |
//! |---|---|
//! | meta | bits 0..16 op, 16..24 `extra`, [`LAST`], [`FULL`] |
//! | mask, value | fixed bits, low 64 |
//! | mask, value | this instruction only if these bits are *not* that value (mask 0, value 1 when there is nothing) |
//! | … | `extra` more such pairs |
//!
//! [`FULL`] says that the pairs do not tell all: the instruction's own description decides.

use crate::expr::Env;
use crate::isa::{Isa, Kind, Op, OpId, Word};
use crate::operand::{self, Args, MAX_OPERANDS};
use alloc::vec::Vec;

/// The last candidate of a leaf.
pub(super) const LAST: u64 = 1 << 24;
/// A match must be verified against the description.
pub(super) const FULL: u64 = 1 << 25;
/// Values of a candidate without further pairs.
pub(super) const CANDIDATE: usize = 5;

pub(super) const MASK_BITS: u32 = 14;
const MASKS: u64 = ((1 << (2 * MASK_BITS)) - 1) << 12;

/// An entry from the parts of its key (`first`, `second`: shift and mask) and where its children start.
pub(super) fn entry(first: (u32, u64), second: (u32, u64), base: usize) -> u64 {
    u64::from(first.0) | u64::from(second.0) << 6 | first.1 << 12 | second.1 << 26 | (base as u64) << 40
}

/// An entry laid out for walking: of each part of the key the shift and the mask, and where the children start. What is
/// no entry makes one that nothing leads to.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Step {
    /// An entry that leads to a leaf has the first candidate's op instead: without masks shifts do nothing.
    shifts: [u8; 2],
    kind: u8,
    masks: [u32; 2],
    base: u32,
}

/// Kinds of steps: more to look at; a leaf whose first candidate is told by its fixed bits and one excluded value; a leaf whose
/// candidates are looked at one by one.
const INNER: u8 = 0;
const PLAIN: u8 = 1;
const SEVERAL: u8 = 2;

impl Step {
    /// The entry at a place of the array.
    const fn of(nodes: &[u64], at: usize) -> Step {
        let entry = nodes[at];
        let mask = (1 << MASK_BITS) - 1;
        let base = (entry >> 40) as usize;
        let step = Step {
            shifts: [entry as u8 & 63, (entry >> 6) as u8 & 63],
            kind: INNER,
            masks: [(entry >> 12 & mask) as u32, (entry >> 26 & mask) as u32],
            base: base as u32,
        };
        if entry & MASKS != 0 {
            return step;
        }
        let meta = if base + 1 < nodes.len() { nodes[base + 1] } else { 0 };
        let is_plain = meta & (FULL | 0xff << 16) == 0;
        Step {
            shifts: (meta as OpId).to_le_bytes(),
            kind: if is_plain { PLAIN } else { SEVERAL },
            ..step
        }
    }

    /// The child for a word.
    #[inline(always)]
    fn child<'a>(&self, steps: &'a [Step], word: u64) -> Option<&'a Step> {
        let first = (word >> (self.shifts[0] & 63)) as u32 & self.masks[0];
        let second = (word >> (self.shifts[1] & 63)) as u32 & self.masks[1];
        steps.get(self.base.wrapping_add(first | second) as usize)
    }
}

/// The entries of a tree for walking, each at its place in the array.
pub const fn steps<const COUNT: usize>(nodes: &[u64; COUNT]) -> [Step; COUNT] {
    let none = Step {
        shifts: [0; 2],
        kind: INNER,
        masks: [0; 2],
        base: 0,
    };
    let mut steps = [none; COUNT];
    let mut at = 0;
    while at < COUNT {
        steps[at] = Step::of(nodes, at);
        at += 1;
    }
    steps
}

/// The same for an array that is made at run time.
pub(super) fn steps_of(nodes: &[u64]) -> Vec<Step> {
    (0..nodes.len()).map(|at| Step::of(nodes, at)).collect()
}

/// The entry of the leaf of a word, or nothing where there is no tree. Two levels are walked without a look at the kind.
#[inline(always)]
fn lookup(steps: &[Step], word: u64) -> Option<&Step> {
    let mut step = steps.first()?.child(steps, word)?.child(steps, word)?;
    while step.kind == INNER {
        step = step.child(steps, word)?;
    }
    Some(step)
}

/// The instruction of a word. Which one it is comes with the step, so what depends on it need not wait for the leaf.
#[inline(always)]
pub(super) fn decode(isa: &Isa, nodes: &[u64], steps: &[Step], word: Word) -> Option<OpId> {
    let low = word as u64;
    let step = lookup(steps, low)?;
    let at = step.base as usize;
    let [_, _, mask, value, not_mask, not_value] = *nodes.get(at..)?.first_chunk::<{ CANDIDATE + 1 }>()?;
    if step.kind == PLAIN && low & mask == value && low & not_mask != not_value {
        return Some(OpId::from_le_bytes(step.shifts));
    }
    scan(isa, nodes, at + 1, word)
}

/// Meta data of a candidate, and whether its fixed bits and its first excluded value accept the word.
#[inline(always)]
fn candidate(nodes: &[u64], at: usize, low: u64) -> Option<(u64, bool)> {
    let [meta, mask, value, not_mask, not_value] = *nodes.get(at..)?.first_chunk::<CANDIDATE>()?;
    Some((meta, (low & mask == value) & (low & not_mask != not_value)))
}

/// Does an instruction whose fixed bits agree accept the word? The same as finding no fault with it, in less time.
fn fits_all(isa: &Isa, op: &Op, word: Word) -> bool {
    let word = word & operand::word_ones(op.length);
    if (word ^ op.value) & op.mask != 0 {
        return false;
    }
    let mut unsure = !op.where_.is_empty();
    for o in op.operands {
        if operand::is_total(isa, o) {
            continue;
        }
        let number = operand::gather(o.pieces, word);
        if !operand::admits(isa, o, number) || !operand::copies_agree(o, number, word) {
            return false;
        }
        if let Some(Kind::Sum { alts, .. }) = isa.kinds.get(o.kind as usize) {
            unsure |= !operand::certain(isa, alts, number);
        }
    }
    !unsure || obeys(isa, op, word)
}

/// Do the constraints hold, and has every sum an alternative? They look at the values of operands.
fn obeys(isa: &Isa, op: &Op, word: Word) -> bool {
    let mut values: Args = [0; MAX_OPERANDS];
    crate::encode::extract(isa, op, word, &mut values);
    let env = Env::of(isa, op.operands, op.lets, &values);
    op.where_.iter().all(|w| env.holds(w)) && crate::encode::check_sums(&env).is_ok()
}

/// The first of several candidates, or of candidates with more conditions, that accepts the word.
fn scan(isa: &Isa, nodes: &[u64], mut at: usize, word: Word) -> Option<OpId> {
    let low = word as u64;
    loop {
        let (meta, fits) = candidate(nodes, at, low)?;
        let extra = (meta >> 16 & 0xff) as usize;
        let pairs = nodes.get(at + CANDIDATE..at + CANDIDATE + 2 * extra)?;
        let op = meta as OpId;
        if fits
            && pairs.chunks_exact(2).all(|p| low & p[0] != p[1])
            && (meta & FULL == 0 || isa.ops.get(op as usize).is_some_and(|o| fits_all(isa, o, word)))
        {
            return Some(op);
        }
        if meta & LAST != 0 {
            return None;
        }
        at += CANDIDATE + 2 * extra;
    }
}
