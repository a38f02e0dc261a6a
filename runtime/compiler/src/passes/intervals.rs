//! Sets of numbers of one width as sorted intervals: where conditions on a number and constants hold.

/// A set of unsigned numbers of some bits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NumberSet {
    /// Bits of a number, 1 to 64.
    width: u32,
    /// First and last number of each interval, ascending; between two of them are numbers that are not in the set.
    intervals: Vec<(u64, u64)>,
}

/// Numbers one behind the other, round from the greatest to 0, that are all in a set or all outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Run {
    pub first: u64,
    pub count: u128,
    pub inside: bool,
}

impl NumberSet {
    /// The empty set; `None` for a width that is none.
    pub fn none(width: u32) -> Option<NumberSet> {
        (1..=64).contains(&width).then_some(NumberSet {
            width,
            intervals: Vec::new(),
        })
    }

    /// The numbers from `first` to `last`.
    pub fn interval(width: u32, first: u64, last: u64) -> Option<NumberSet> {
        let mut set = NumberSet::none(width)?;
        if first <= last && last <= set.greatest() {
            set.intervals.push((first, last));
        }
        Some(set)
    }

    /// The greatest number of the width.
    pub fn greatest(&self) -> u64 {
        u64::MAX >> (64 - self.width.clamp(1, 64))
    }

    /// How many intervals there are.
    pub fn len(&self) -> usize {
        self.intervals.len()
    }

    /// The numbers that are not in the set.
    pub fn complement(&self) -> NumberSet {
        let greatest = self.greatest();
        let mut intervals = Vec::with_capacity(self.intervals.len() + 1);
        let mut next = Some(0);
        for &(first, last) in &self.intervals {
            if let Some(next) = next.filter(|next| *next < first) {
                intervals.push((next, first - 1));
            }
            next = (last < greatest).then(|| last + 1);
        }
        intervals.extend(next.map(|next| (next, greatest)));
        NumberSet {
            width: self.width,
            intervals,
        }
    }

    /// The numbers that are in either set; of one width.
    pub fn union(&self, other: &NumberSet) -> NumberSet {
        let mut all: Vec<(u64, u64)> = self.intervals.iter().chain(&other.intervals).copied().collect();
        all.sort_unstable();
        let mut intervals: Vec<(u64, u64)> = Vec::with_capacity(all.len());
        for (first, last) in all {
            match intervals.last_mut() {
                Some((_, end)) if first <= end.saturating_add(1) => *end = last.max(*end),
                _ => intervals.push((first, last)),
            }
        }
        NumberSet {
            width: self.width,
            intervals,
        }
    }

    /// The numbers that are in both sets.
    pub fn intersection(&self, other: &NumberSet) -> NumberSet {
        self.complement().union(&other.complement()).complement()
    }

    /// All numbers as runs, inside and outside by turns. Only a set of nothing or of everything is a single one.
    pub fn runs(&self) -> Vec<Run> {
        let run = |&(first, last): &(u64, u64), inside: bool| Run {
            first,
            count: u128::from(last - first) + 1,
            inside,
        };
        let inside = self.intervals.iter().map(|interval| run(interval, true));
        let outside = self.complement();
        let mut runs: Vec<Run> = inside
            .chain(outside.intervals.iter().map(|interval| run(interval, false)))
            .collect();
        runs.sort_unstable_by_key(|run| run.first);
        if let [begin, .., end] = runs.as_mut_slice()
            && begin.inside == end.inside
        {
            (begin.first, begin.count) = (end.first, begin.count + end.count);
            runs.pop();
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::{NumberSet, Run};

    /// A set of numbers of four bits by its members, as bits.
    fn of(members: u16) -> NumberSet {
        (0..16)
            .filter(|n| members >> n & 1 == 1)
            .filter_map(|n| NumberSet::interval(4, n, n))
            .fold(NumberSet::none(4).expect("four bits"), |all, one| all.union(&one))
    }

    fn members(runs: &[Run]) -> u16 {
        let each = runs
            .iter()
            .filter(|run| run.inside)
            .flat_map(|run| (0..run.count as u64).map(|at| (run.first + at) % 16));
        each.fold(0, |all, n| all | 1 << n)
    }

    #[test]
    fn sets_of_four_bits_are_like_sets_of_bits() {
        // Every pair of some sets, chosen so that intervals touch, overlap and come round.
        let some = (0..=u16::MAX).step_by(257).chain([0x8001, 0x7ffe, 0xff0f, 0x5555]);
        let some: Vec<u16> = some.collect();
        for &a in &some {
            assert_eq!(of(!a), of(a).complement());
            let runs = of(a).runs();
            assert_eq!(members(&runs), a);
            assert_eq!(runs.iter().map(|run| run.count).sum::<u128>(), 16);
            let by_turns = runs.windows(2).all(|pair| pair[0].inside != pair[1].inside);
            assert!(
                by_turns && (runs.len() == 1 || runs.len().is_multiple_of(2)),
                "{runs:?}"
            );
            for &b in &some {
                assert_eq!(of(a).union(&of(b)), of(a | b));
                assert_eq!(of(a).intersection(&of(b)), of(a & b));
            }
        }
    }

    #[test]
    fn ends_of_the_widest_numbers() {
        let all = NumberSet::interval(64, 0, u64::MAX).expect("64 bits");
        assert_eq!(all.complement().len(), 0);
        let ends = NumberSet::interval(64, u64::MAX, u64::MAX)
            .expect("64 bits")
            .union(&NumberSet::interval(64, 0, 0).expect("64 bits"));
        let runs = ends.runs();
        assert_eq!(runs.len(), 2);
        assert!(runs.contains(&Run {
            first: u64::MAX,
            count: 2,
            inside: true
        }));
    }
}
