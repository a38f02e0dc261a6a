//! Runs of pages that may be accessed alike, so that one comparison tells for a whole heap or stack what tags tell page by page.
//!
//! A run has pages that lie at their direct places in RAM (see [`super::ram`]) one behind the other, so that its bytes do in both
//! address spaces. What is in no run may be allowed all the same: only a few runs are kept, the longest ones.

use super::ram::PAGE;

/// Runs of each kind of access.
pub const SPANS: usize = 8;

/// A run of pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Span {
    /// Its first address.
    pub first: u64,
    /// Bytes of it: whole pages.
    pub bytes: u64,
}

/// A few runs of pages. None of them meet, but the same may be there several times.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spans([Span; SPANS]);

impl Spans {
    /// All of them; those without bytes are none.
    pub fn all(&self) -> &[Span; SPANS] {
        &self.0
    }

    /// Whether a byte is in one.
    pub fn has(&self, addr: u64) -> bool {
        self.0.iter().any(|span| addr.wrapping_sub(span.first) < span.bytes)
    }

    /// Adds the page of an address, and pages on both sides of it that are `known` to be allowed, up to where the bits of an address
    /// in `mask`, which tell its direct place, begin anew.
    pub fn add(&mut self, addr: u64, mask: u64, known: impl Fn(u64) -> bool) {
        if self.has(addr) {
            return;
        }
        let page = addr & !(PAGE - 1);
        let (mut first, mut last) = (page, page);
        let goes_on = |page: u64| self.has(page) || known(page);
        while first & mask != 0 && goes_on(first.wrapping_sub(PAGE)) {
            first = self.reach(first.wrapping_sub(PAGE), |span| span.first);
        }
        while last | (PAGE - 1) | !mask != u64::MAX && goes_on(last.wrapping_add(PAGE)) {
            last = self.reach(last.wrapping_add(PAGE), |span| span.last_page());
        }
        let made = Span {
            first,
            bytes: last.wrapping_sub(first).wrapping_add(PAGE),
        };
        // Those that it contains are part of it now: who knows one by its number goes on finding its pages, until the place is needed.
        let mut is_kept = false;
        for span in self.0.iter_mut().filter(|span| made.contains(span)) {
            *span = made;
            is_kept = true;
        }
        if is_kept {
            return;
        }
        // A shorter one gives way, or first one that is nothing, or there twice.
        let worth = |at: usize| match self.0.get(at) {
            Some(span) if self.0.iter().take(at).any(|other| other == span) => (0, span.bytes > 0),
            Some(span) => (span.bytes, false),
            None => (u64::MAX, false),
        };
        let least = (0..SPANS)
            .min_by_key(|at| worth(*at))
            .filter(|at| worth(*at).0 <= made.bytes);
        if let Some(least) = least.and_then(|at| self.0.get_mut(at)) {
            *least = made;
        }
    }

    /// A page, or the page at the end of the run that has it.
    fn reach(&self, page: u64, end: impl Fn(&Span) -> u64) -> u64 {
        let span = self.0.iter().find(|span| page.wrapping_sub(span.first) < span.bytes);
        span.map_or(page, end)
    }

    /// Takes the page of an address away: of the run that has it the longer side stays.
    pub fn remove(&mut self, addr: u64) {
        let page = addr & !(PAGE - 1);
        for span in &mut self.0 {
            let below = page.wrapping_sub(span.first);
            if below < span.bytes {
                let above = span.bytes - below - PAGE;
                *span = match below >= above {
                    true => Span { bytes: below, ..*span },
                    false => Span {
                        first: page.wrapping_add(PAGE),
                        bytes: above,
                    },
                };
            }
        }
    }

    /// Takes the pages away that lie at a page's direct place.
    pub fn remove_direct(&mut self, at: u64, mask: u64) {
        for span in self.0 {
            let below = (at & !(PAGE - 1)).wrapping_sub(span.first) & mask;
            if below < span.bytes {
                self.remove(span.first.wrapping_add(below));
            }
        }
    }
}

impl Span {
    fn last_page(&self) -> u64 {
        self.first.wrapping_add(self.bytes).wrapping_sub(PAGE)
    }

    fn contains(&self, other: &Span) -> bool {
        other.bytes > 0 && other.first.wrapping_sub(self.first) < self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;
    use alloc::vec::Vec;

    const MASK: u64 = 16 * PAGE - 1;

    fn runs(spans: &Spans) -> Vec<(u64, u64)> {
        let mut all: Vec<(u64, u64)> = spans.all().iter().map(|s| (s.first / PAGE, s.bytes / PAGE)).collect();
        all.retain(|(_, pages)| *pages > 0);
        all.sort_unstable();
        all.dedup();
        all
    }

    #[test]
    fn pages_become_runs_whatever_their_order() {
        let mut allowed = BTreeSet::new();
        let mut spans = Spans::default();
        for page in [3, 5, 4, 9, 1, 2] {
            allowed.insert(page);
            spans.add(page * PAGE + 8, MASK, |addr| allowed.contains(&(addr / PAGE)));
        }
        assert_eq!(runs(&spans), [(1, 5), (9, 1)]);
        assert!(spans.has(PAGE) && spans.has(6 * PAGE - 1) && !spans.has(PAGE - 1) && !spans.has(6 * PAGE));
    }

    #[test]
    fn a_run_keeps_its_number_when_it_grows_or_meets_another() {
        let mut spans = Spans::default();
        for page in [2, 9, 4, 3, 5] {
            spans.add(page * PAGE, MASK, |_| false);
        }
        let numbers = |spans: &Spans| spans.all().map(|span| (span.first / PAGE, span.bytes / PAGE));
        assert_eq!(numbers(&spans)[..4], [(2, 4), (9, 1), (2, 4), (0, 0)]);
        for page in (3..9).map(|k| 4 * k) {
            spans.add(page * PAGE, MASK, |_| false);
        }
        let [first, second, third, ..] = numbers(&spans);
        assert_eq!(
            [first, second, third],
            [(2, 4), (9, 1), (32, 1)],
            "the second of the same gives way"
        );
    }

    #[test]
    fn a_run_ends_where_direct_places_begin_anew() {
        let mut spans = Spans::default();
        for page in [15, 16, 0] {
            spans.add(page * PAGE, MASK, |addr| addr < 32 * PAGE);
        }
        assert_eq!(runs(&spans), [(0, 16), (16, 16)]);
        let mut last = Spans::default();
        last.add(u64::MAX, MASK, |_| true);
        assert!(last.has(u64::MAX) && !last.has(0), "{last:?}");
    }

    #[test]
    fn the_longest_stay_and_a_page_taken_away_leaves_the_longer_side() {
        let mut spans = Spans::default();
        for page in [0, 2, 4, 6, 8, 7].into_iter().chain((6..16).map(|k| 2 * k)) {
            spans.add(page * PAGE, MASK, |addr| (6..9).contains(&(addr / PAGE)));
        }
        assert!(runs(&spans).contains(&(6, 3)), "{spans:?}");
        spans.remove(7 * PAGE + 5);
        assert!(runs(&spans).contains(&(6, 1)) && !spans.has(7 * PAGE), "{spans:?}");
        spans.add(32 * PAGE, MASK, |addr| (32..40).contains(&(addr / PAGE)));
        spans.remove_direct(2 * PAGE, MASK);
        assert!(runs(&spans).contains(&(35, 5)) && !spans.has(2 * PAGE), "{spans:?}");
    }
}
