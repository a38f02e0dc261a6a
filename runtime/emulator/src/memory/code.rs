//! Which bytes of RAM have been decoded, so that writing to them drops the blocks made of them.
//!
//! Per page a word of 64 bits, one for each 64 bytes: a bare-metal program often keeps data in the page of its code,
//! and stores to that data must not throw the code away.

use onespec_core::exec::ram::PAGE;
use std::collections::HashMap;

/// Decoded granules of each page of RAM, by page offset.
#[derive(Debug, Default)]
pub struct CodeMap {
    pages: HashMap<u64, u64>,
    /// Pages whose decoded bytes were written since the engine looked.
    dirty: Vec<u64>,
    /// How many pages were added to these so far.
    added: u64,
    /// How often everything was forgotten.
    generation: u32,
}

fn granules(at: u64, len: u64) -> u64 {
    let first = (at % PAGE) / 64;
    let last = ((at % PAGE + len.max(1) - 1).min(PAGE - 1)) / 64;
    (u64::MAX << first) & (u64::MAX >> (63 - last))
}

impl CodeMap {
    /// Notes that `len` bytes at offset `at`, within one page, were decoded. True when the page had no code before.
    pub fn mark(&mut self, at: u64, len: u64) -> bool {
        let page = self.pages.entry(at & !(PAGE - 1)).or_insert(0);
        let first = *page == 0;
        *page |= granules(at, len);
        first
    }

    /// Whether the page at this offset holds decoded code.
    pub fn holds(&self, at: u64) -> bool {
        self.pages.contains_key(&(at & !(PAGE - 1)))
    }

    /// Whether there are decoded bytes among these, as far as they are in one page.
    pub fn is_decoded(&self, at: u64, len: u64) -> bool {
        let marks = self.pages.get(&(at & !(PAGE - 1)));
        marks.is_some_and(|marks| marks & granules(at, len) != 0)
    }

    /// Bytes were written, within one page. True when decoded ones were among them.
    pub fn written(&mut self, at: u64, len: u64) -> bool {
        let page = at & !(PAGE - 1);
        let hit = self
            .pages
            .get(&page)
            .is_some_and(|marks| marks & granules(at, len) != 0);
        if hit {
            self.pages.remove(&page);
            self.dirty.push(page);
            self.added += 1;
        }
        hit
    }

    /// Pages whose blocks are void, for the engine to drop.
    pub fn take_dirty(&mut self) -> Vec<u64> {
        std::mem::take(&mut self.dirty)
    }

    /// Pages whose decoded bytes were written, for a second engine, which does not drop them: those behind the first so many that ever
    /// were, and how many there are so far. `None`: some of them were taken before it looked.
    pub fn dirty_since(&self, seen: u64) -> (Option<&[u64]>, u64) {
        let new = usize::try_from(self.added.saturating_sub(seen)).ok();
        let first = new.and_then(|new| self.dirty.len().checked_sub(new));
        (first.and_then(|first| self.dirty.get(first..)), self.added)
    }

    /// A number that is another one when everything was forgotten.
    pub const fn generation(&self) -> u32 {
        self.generation
    }

    /// Whether the engine has blocks to drop.
    pub fn is_dirty(&self) -> bool {
        !self.dirty.is_empty()
    }

    /// Forgets everything: the engine has dropped all its blocks.
    pub fn clear(&mut self) {
        self.pages.clear();
        self.dirty.clear();
        self.generation = self.generation.wrapping_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_beside_code_does_not_count_as_code() {
        let mut map = CodeMap::default();
        assert!(map.mark(0x1000, 128));
        assert!(!map.mark(0x1ffc, 4));
        assert!(map.holds(0x1800) && !map.holds(0x2000));
        assert!(!map.written(0x1080, 8), "behind the first 128 bytes");
        assert!(!map.is_dirty());
        assert!(map.written(0x107f, 1));
        assert_eq!(map.take_dirty(), [0x1000]);
        assert!(!map.holds(0x1000));
    }
}
