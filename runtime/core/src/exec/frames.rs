//! Which pages of an array are handed out.

use alloc::vec::Vec;

const BITS: usize = u64::BITS as usize;

/// A set of page numbers, handed out one by one.
#[derive(Debug, Default)]
pub struct Frames {
    /// A bit for each page that is handed out.
    taken: Vec<u64>,
    /// A bit for each page that ever was.
    used: Vec<u64>,
    pages: usize,
    count: usize,
    /// Where to look for a page that anyone may have: in these 64 and behind.
    next: usize,
}

/// A page that was handed out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frame {
    /// Its number.
    pub page: usize,
    /// It was handed out before, so it may hold something.
    pub used: bool,
}

impl Frames {
    /// Pages that are handed out.
    pub fn taken(&self) -> usize {
        self.count
    }

    /// Whether this page is handed out.
    pub fn is_taken(&self, page: usize) -> bool {
        self.taken
            .get(page / BITS)
            .is_some_and(|bits| bits >> (page % BITS) & 1 == 1)
    }

    /// From now on there are so many pages, not fewer than before. Those that nobody asked for by number are taken from the
    /// middle on, where a program's own come last.
    pub fn extend(&mut self, pages: usize) {
        self.next = self.pages.max(pages / 2) / BITS;
        self.pages = pages;
        self.taken.resize(pages.div_ceil(BITS), 0);
        self.used.resize(pages.div_ceil(BITS), 0);
    }

    /// Hands out this page, or another one where it is taken; `None` when all are.
    pub fn take(&mut self, wanted: usize) -> Option<Frame> {
        let page = match wanted < self.pages && !self.is_taken(wanted) {
            true => wanted,
            false => self.any()?,
        };
        let bit = 1 << (page % BITS);
        *self.taken.get_mut(page / BITS)? |= bit;
        let used = self.used.get_mut(page / BITS)?;
        let frame = Frame {
            page,
            used: *used & bit != 0,
        };
        *used |= bit;
        self.count += 1;
        Some(frame)
    }

    fn any(&mut self) -> Option<usize> {
        let words = self.taken.len();
        let order = (self.next..words).chain(0..self.next.min(words));
        for at in order {
            let free = self.taken.get(at)?.trailing_ones() as usize;
            let page = at * BITS + free;
            if free < BITS && page < self.pages {
                self.next = at;
                return Some(page);
            }
        }
        None
    }

    /// Takes a page back.
    pub fn give(&mut self, page: usize) {
        if self.is_taken(page)
            && let Some(bits) = self.taken.get_mut(page / BITS)
        {
            *bits &= !(1 << (page % BITS));
            self.count -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_handed_out_once() {
        let mut frames = Frames::default();
        assert_eq!(frames.take(0), None);
        frames.extend(100);
        let fresh = |page| Some(Frame { page, used: false });
        assert_eq!(frames.take(7), fresh(7));
        let mut pages: Vec<usize> = (0..99).filter_map(|_| frames.take(7)).map(|frame| frame.page).collect();
        pages.push(7);
        pages.sort_unstable();
        assert_eq!(pages, (0..100).collect::<Vec<_>>());
        assert_eq!((frames.take(3), frames.taken()), (None, 100));
        frames.give(42);
        frames.give(42);
        frames.give(1000);
        assert_eq!(frames.taken(), 99);
        assert_eq!(frames.take(3), Some(Frame { page: 42, used: true }));
        frames.extend(101);
        assert_eq!(frames.take(200), fresh(100));
    }
}
