//! Finds a word that satisfies a set of conditions, each of which looks at few bits.
//!
//! Conditions that share no free bit are independent, so they are solved apart: what has to be tried out are the bits of
//! one group of conditions that are linked by shared bits, not those of all.

use onespec_description::model::Word;
use std::cell::Cell;

/// Free bits of one group that are tried out exhaustively. Above this a proof would take seconds.
pub const MAX_FREE_BITS: u32 = 18;

/// Words that are tried out for one machine at most. The largest description needs a tenth of it.
pub const MAX_TRIED: u64 = 1 << 23;

/// Words that may still be tried out.
pub struct Budget(Cell<u64>);

impl Default for Budget {
    fn default() -> Budget {
        Budget(Cell::new(MAX_TRIED))
    }
}

impl Budget {
    pub fn is_spent(&self) -> bool {
        self.0.get() == 0
    }

    fn spend(&self) {
        self.0.set(self.0.get().saturating_sub(1));
    }
}

/// Something that a word must satisfy, and the bits of the word that it looks at.
pub struct Condition<'a> {
    pub bits: Word,
    pub holds: Box<dyn Fn(Word) -> bool + 'a>,
}

/// What came of a search.
#[derive(Debug, PartialEq, Eq)]
pub enum Answer {
    /// A word that satisfies all; bits that nothing looks at are 0.
    Word(Word),
    Nothing,
    /// A group of conditions looks at this many free bits together.
    TooManyBits(u32),
    /// The budget is spent.
    TooMuchWork,
}

/// Searches a word that equals `value` in the bits of `fixed` and satisfies all conditions.
pub fn find(fixed: Word, value: Word, conditions: &[&Condition<'_>], budget: &Budget) -> Answer {
    let mut groups: Vec<(Word, Vec<&Condition<'_>>)> = Vec::new();
    for condition in conditions {
        let mut bits = condition.bits & !fixed;
        let mut members = vec![*condition];
        let (linked, apart): (Vec<_>, Vec<_>) = groups.into_iter().partition(|(b, _)| b & bits != 0);
        for (more, list) in linked {
            bits |= more;
            members.extend(list);
        }
        groups = apart;
        groups.push((bits, members));
    }
    // Small groups first: if one of them has no solution, the large ones need no search.
    groups.sort_by_key(|(bits, _)| bits.count_ones());
    let mut word = value & fixed;
    for (bits, members) in groups {
        if bits.count_ones() > MAX_FREE_BITS {
            return if narrow_ones_contradict(fixed, word, members, budget) {
                Answer::Nothing
            } else {
                Answer::TooManyBits(bits.count_ones())
            };
        }
        let fits = |part: &Word| {
            budget.spend();
            budget.is_spent() || members.iter().all(|c| (c.holds)(word | part))
        };
        match subsets(bits).find(fits) {
            Some(_) if budget.is_spent() => return Answer::TooMuchWork,
            Some(part) => word |= part,
            None => return Answer::Nothing,
        }
    }
    Answer::Word(word)
}

/// Whether already the conditions of a wide group that look at few bits have no common solution.
fn narrow_ones_contradict(fixed: Word, word: Word, mut members: Vec<&Condition<'_>>, budget: &Budget) -> bool {
    members.sort_by_key(|c| (c.bits & !fixed).count_ones());
    let mut bits = 0;
    let narrow = members.iter().take_while(|c| {
        bits |= c.bits & !fixed;
        bits.count_ones() <= MAX_FREE_BITS
    });
    let narrow: Vec<_> = narrow.collect();
    let bits = narrow.iter().fold(0, |bits, c| bits | c.bits & !fixed);
    !subsets(bits).any(|part| {
        budget.spend();
        budget.is_spent() || narrow.iter().all(|c| (c.holds)(word | part))
    })
}

/// All words with no bits outside `mask`, ascending.
fn subsets(mask: Word) -> impl Iterator<Item = Word> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let word: Word = next?;
        next = (word != mask).then(|| word.wrapping_sub(mask) & mask);
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn condition<'a>(bits: Word, holds: impl Fn(Word) -> bool + 'a) -> Condition<'a> {
        Condition {
            bits,
            holds: Box::new(holds),
        }
    }

    #[test]
    fn independent_groups_need_no_product() {
        // Three groups of 12 bits: 2^36 together, 3 * 2^12 apart.
        let list: Vec<_> = (0..3)
            .map(|i| condition(0xfff << (12 * i), move |w| w >> (12 * i) & 0xfff == 0xabc))
            .collect();
        let list: Vec<&Condition<'_>> = list.iter().collect();
        assert_eq!(find(0, 0, &list, &Budget::default()), Answer::Word(0xa_bcab_cabc));
    }

    #[test]
    fn contradictions_have_no_word() {
        let a = condition(0b11, |w| w & 0b11 == 0b10);
        let b = condition(0b10, |w| w & 0b10 == 0);
        assert_eq!(find(0, 0, &[&a, &b], &Budget::default()), Answer::Nothing);
        assert_eq!(find(0b10, 0b10, &[&b], &Budget::default()), Answer::Nothing);
    }

    #[test]
    fn a_contradiction_of_narrow_conditions_decides_a_wide_group() {
        let wide = condition(0xff_ffff, |_| true);
        let a = condition(0b11, |w| w & 0b11 == 0b10);
        let b = condition(0b11, |w| w & 0b11 != 0b10);
        assert_eq!(find(0, 0, &[&wide, &a, &b], &Budget::default()), Answer::Nothing);
        assert_eq!(find(0, 0, &[&wide, &a], &Budget::default()), Answer::TooManyBits(24));
    }

    #[test]
    fn spent_work_is_said() {
        let budget = Budget(Cell::new(100));
        let a = condition(0xffff, |w| w & 0xffff == 0xffff);
        assert_eq!(find(0, 0, &[&a], &budget), Answer::TooMuchWork);
        assert!(budget.is_spent());
    }

    #[test]
    fn too_wide_is_said() {
        let a = condition(0xff_ffff, |_| true);
        assert_eq!(find(0, 0, &[&a], &Budget::default()), Answer::TooManyBits(24));
        assert_eq!(find(0xff, 0, &[&a], &Budget::default()), Answer::Word(0));
    }
}
