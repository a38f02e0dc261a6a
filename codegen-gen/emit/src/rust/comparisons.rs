//! In which order a search over parts compares: a tree of comparisons, each of which parts a range of parts in two.
//!
//! A processor guesses the way that a comparison mostly goes. Where any of the instructions may come next, a comparison
//! is guessed wrong as often as a word lies on its lighter side. So halving is not best: peeling off parts one by one
//! is guessed wrong once, at the part that the word is in, but compares more. What both cost is weighed.

/// What a wrong guess costs, in comparisons.
const WRONG_GUESS: u64 = 12;

/// The cheapest tree of comparisons over parts side by side.
pub(super) struct Comparisons {
    parts: usize,
    /// By first part and number of parts: how many of them are below the first comparison.
    below: Vec<usize>,
}

impl Comparisons {
    /// For parts with so many instructions each, of which all are as likely. Takes time by the third power of the number of parts.
    pub(super) fn of(instructions: &[usize]) -> Comparisons {
        let parts = instructions.len();
        // Sums of the instructions before each part.
        let sums: Vec<u64> = std::iter::once(0)
            .chain(instructions.iter().scan(0, |sum, count| {
                *sum += *count as u64;
                Some(*sum)
            }))
            .collect();
        let within = |first: usize, count: usize| sums[first + count] - sums[first];
        let mut all = Comparisons {
            parts,
            below: vec![0; parts * (parts + 1)],
        };
        let mut costs = vec![0; parts * (parts + 1)];
        for count in 2..=parts {
            for first in 0..=parts - count {
                let cost = |below: usize| {
                    let (left, right) = (within(first, below), within(first + below, count - below));
                    let here = left + right + WRONG_GUESS * left.min(right);
                    here + costs[all.at(first, below)] + costs[all.at(first + below, count - below)]
                };
                // Of equals the one in the middle.
                let best = (1..count)
                    .map(|below| (cost(below), below.abs_diff(count / 2), below))
                    .min();
                let (least, _, below) = best.unwrap_or_default();
                let at = all.at(first, count);
                costs[at] = least;
                all.below[at] = below;
            }
        }
        all
    }

    /// How many of `count` parts from `first` on are below the first comparison; 0 where there is nothing to compare.
    pub(super) fn first(&self, first: usize, count: usize) -> usize {
        self.below.get(self.at(first, count)).copied().unwrap_or(0)
    }

    fn at(&self, first: usize, count: usize) -> usize {
        first * (self.parts + 1) + count
    }
}

#[cfg(test)]
mod tests {
    use super::Comparisons;

    /// The tree as text: parts by their number, comparisons as brackets.
    fn text(comparisons: &Comparisons, first: usize, count: usize) -> String {
        match count {
            0 | 1 => first.to_string(),
            _ => {
                let below = comparisons.first(first, count);
                let left = text(comparisons, first, below);
                let right = text(comparisons, first + below, count - below);
                format!("({left} {right})")
            }
        }
    }

    #[test]
    fn heavy_parts_are_parted_first_and_light_ones_peeled_off() {
        let of = |counts: &[usize]| text(&Comparisons::of(counts), 0, counts.len());
        assert_eq!(of(&[]), "0");
        assert_eq!(of(&[3]), "0");
        assert_eq!(of(&[3, 1]), "(0 1)");
        // Halving goes wrong at every second comparison, peeling once in all.
        assert_eq!(of(&[1, 1, 1, 1, 1, 1]), "(0 (1 (2 (3 (4 5)))))");
        assert_eq!(of(&[50, 1, 50]), "(0 (1 2))");
    }
}
