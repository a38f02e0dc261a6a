//! Free ranges of an address space, found by length: best fit, in logarithmic time however many there are.

use std::collections::{BTreeMap, BTreeSet};

/// The free ranges between two addresses.
#[derive(Debug, Default)]
pub struct Gaps {
    /// End of each range by its start. No two touch.
    by_start: BTreeMap<u64, u64>,
    /// Length and start of each.
    by_length: BTreeSet<(u64, u64)>,
    low: u64,
    high: u64,
}

impl Gaps {
    /// All of `low..high` is free.
    pub fn new(low: u64, high: u64) -> Gaps {
        let mut gaps = Gaps {
            low,
            high,
            ..Gaps::default()
        };
        gaps.insert(low, high);
        gaps
    }

    fn insert(&mut self, from: u64, to: u64) {
        if from < to {
            self.by_start.insert(from, to);
            self.by_length.insert((to - from, from));
        }
    }

    /// Removes the highest free range that touches `from..to`, ends included, and gives it.
    fn remove_touching(&mut self, from: u64, to: u64) -> Option<(u64, u64)> {
        let (start, end) = self
            .by_start
            .range(..=to)
            .next_back()
            .map(|(start, end)| (*start, *end))?;
        if end < from {
            return None;
        }
        self.by_start.remove(&start);
        self.by_length.remove(&(end - start, start));
        Some((start, end))
    }

    /// A range is free no longer, if it was.
    pub fn take(&mut self, from: u64, to: u64) {
        if from >= to {
            return;
        }
        // What only touches the range comes back as it was, in the end.
        let mut left_over = Vec::new();
        while let Some((start, end)) = self.remove_touching(from, to) {
            left_over.extend([(start, end.min(from)), (start.max(to), end)]);
        }
        for (from, to) in left_over {
            self.insert(from, to);
        }
    }

    /// A range is free from now on. What lies outside of the whole is not kept.
    pub fn give(&mut self, from: u64, to: u64) {
        let (mut from, mut to) = (from.max(self.low), to.min(self.high));
        if from >= to {
            return;
        }
        while let Some((start, end)) = self.remove_touching(from, to) {
            (from, to) = (from.min(start), to.max(end));
        }
        self.insert(from, to);
    }

    /// Start of the shortest free range of at least `length`, the lowest of several.
    pub fn find(&self, length: u64) -> Option<u64> {
        self.by_length.range((length, 0)..).next().map(|(_, start)| *start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Random ranges against a flag for each address.
    #[test]
    fn gaps_are_the_runs_of_free_addresses() {
        const SEED: u64 = 0x6a95;
        println!("seed {SEED:#x}");
        let mut state = SEED;
        let mut random = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        let mut gaps = Gaps::new(10, 200);
        let mut free = [false; 256];
        free[10..200].fill(true);
        for _ in 0..20_000 {
            let from = random(240);
            let to = from + random(16);
            let is_free = random(2) == 0;
            if is_free {
                gaps.give(from, to);
            } else {
                gaps.take(from, to);
            }
            for at in from..to {
                free[at as usize] = is_free && (10..200).contains(&at);
            }
            let runs: Vec<(u64, u64)> = free
                .chunk_by(|a, b| a == b)
                .scan(0, |at, run| {
                    let start = *at;
                    *at += run.len() as u64;
                    Some((run[0], start, *at))
                })
                .filter_map(|(is_free, start, end)| is_free.then_some((start, end)))
                .collect();
            let found: Vec<(u64, u64)> = gaps.by_start.iter().map(|(start, end)| (*start, *end)).collect();
            assert_eq!(found, runs);
            let length = random(20) + 1;
            let best = runs.iter().filter(|(start, end)| end - start >= length);
            let best = best
                .min_by_key(|(start, end)| (end - start, *start))
                .map(|(start, _)| *start);
            assert_eq!(gaps.find(length), best);
        }
    }
}
