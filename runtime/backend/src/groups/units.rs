//! Bit sets of register units.

use std::ops::Range;

const WORDS: usize = 16;

/// The most units that all files of a function have together.
pub const MAX_UNITS: usize = WORDS * 64;

/// A set of register units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Units([u64; WORDS]);

impl Units {
    pub const EMPTY: Units = Units([0; WORDS]);

    pub fn of(range: Range<usize>) -> Units {
        let mut units = Units::EMPTY;
        units.insert(range);
        units
    }

    pub fn insert(&mut self, range: Range<usize>) {
        for (word, mask) in masks(range) {
            self.0[word] |= mask;
        }
    }

    pub fn remove(&mut self, range: Range<usize>) {
        for (word, mask) in masks(range) {
            self.0[word] &= !mask;
        }
    }

    /// The multiples of two to the power of `exponent`, at most 6.
    pub fn multiples(exponent: u32) -> Units {
        let step = 1u32 << exponent.min(6);
        Units([u64::MAX / (u64::MAX >> (64 - step)); WORDS])
    }

    /// The units that are not in the set.
    pub fn others(&self) -> Units {
        Units(self.0.map(|word| !word))
    }

    pub fn contains(&self, unit: usize) -> bool {
        self.0.get(unit / 64).is_some_and(|word| word >> (unit % 64) & 1 != 0)
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn and(mut self, other: &Units) -> Units {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word &= other;
        }
        self
    }

    pub fn or(mut self, other: &Units) -> Units {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
        self
    }

    pub fn without(mut self, other: &Units) -> Units {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word &= !other;
        }
        self
    }

    pub fn is_subset(&self, other: &Units) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    /// Every unit `by` lower.
    pub fn down(&self, by: usize) -> Units {
        let (whole, bits) = (by / 64, by % 64);
        let word = |at: usize| self.0.get(at).copied().unwrap_or(0);
        let mut out = Units::EMPTY;
        for (at, slot) in out.0.iter_mut().enumerate() {
            *slot = word(at + whole) >> bits;
            if bits > 0 {
                *slot |= word(at + whole + 1) << (64 - bits);
            }
        }
        out
    }

    /// Every unit `by` higher; those that leave the set's range are lost.
    pub fn up(&self, by: usize) -> Units {
        let (whole, bits) = (by / 64, by % 64);
        let word = |at: usize, less: usize| at.checked_sub(less).map_or(0, |at| self.0[at]);
        let mut out = Units::EMPTY;
        for (at, slot) in out.0.iter_mut().enumerate() {
            *slot = word(at, whole) << bits;
            if bits > 0 {
                *slot |= word(at, whole + 1) >> (64 - bits);
            }
        }
        out
    }

    /// The starts at which `size` units would meet this set.
    pub fn starts_that_meet(&self, size: usize) -> Units {
        // `out` covers the starts within `covered` units below each member; it doubles.
        let mut out = *self;
        let mut covered = 1;
        while covered < size {
            let step = covered.min(size - covered);
            out = out.or(&out.down(step));
            covered += step;
        }
        out
    }

    /// The units that values of `size` at these starts cover.
    pub fn covered(&self, size: usize) -> Units {
        let mut out = *self;
        let mut covered = 1;
        while covered < size {
            let step = covered.min(size - covered);
            out = out.or(&out.up(step));
            covered += step;
        }
        out
    }

    /// Of the multiples of `half` those of twice as much for which the one behind is in the set, too. `half` is a power of two,
    /// at most 32, and the set has only multiples of it.
    pub fn pairs(&self, half: u32) -> Units {
        let multiples = Units::multiples(half.trailing_zeros() + 1).0[0];
        Units(self.0.map(|word| word & word >> half & multiples))
    }

    /// The units of blocks of `size` at these starts. `size` is a power of two, at most 64, and the starts are multiples of it.
    pub fn blocks(&self, size: u32) -> Units {
        let block = u64::MAX >> (64 - size.clamp(1, 64));
        Units(self.0.map(|word| word.wrapping_mul(block)))
    }

    pub fn first(&self) -> Option<usize> {
        let at = self.0.iter().position(|word| *word != 0)?;
        Some(at * 64 + self.0[at].trailing_zeros() as usize)
    }

    pub fn last(&self) -> Option<usize> {
        let at = self.0.iter().rposition(|word| *word != 0)?;
        Some(at * 64 + 63 - self.0[at].leading_zeros() as usize)
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0;
        (0..WORDS).flat_map(move |at| {
            let mut word = words[at];
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                (word != 0).then(|| {
                    word &= word - 1;
                    at * 64 + bit
                })
            })
        })
    }
}

/// The words of a set that hold units of a range, with these units as bits. Units beyond the set are left out.
fn masks(range: Range<usize>) -> impl Iterator<Item = (usize, u64)> {
    let end = range.end.min(MAX_UNITS);
    let words = match range.start < end {
        true => range.start / 64..end.div_ceil(64),
        false => 0..0,
    };
    words.map(move |word| {
        let from = range.start.saturating_sub(word * 64);
        let until = (end - word * 64).min(64);
        (word, u64::MAX << from & u64::MAX >> (64 - until))
    })
}
