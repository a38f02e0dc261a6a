//! Cached translations: from the page of a virtual address straight to an offset in RAM, per kind of access.
//!
//! An entry answers only for naturally aligned accesses: the comparison keeps the low address bits that must be zero,
//! so alignment and page are one test. Whatever is unaligned, crosses a page, meets a device or faults takes the slow
//! path. A page that holds decoded code has no store entry, so that every store to it is seen.
//!
//! For pages that lie at their direct place in RAM (see [`super::ram`]) there are tables of their own, of tags alone: where
//! the bytes of an access lie follows from its address, and does not wait for an entry.

use super::access::Access;
use super::ram::PAGE;
use super::spans::Spans;
use alloc::boxed::Box;
use alloc::sync::Arc;
use once_cell::race::OnceBox;

const ENTRIES: usize = 512;
/// Tags of pages at direct places: programs walk through more memory than 512 pages, and a tag is half an entry.
const TAGS: usize = 4096;
/// Never equal to a masked address: its low bits are set.
const EMPTY: Entry = Entry { tag: u64::MAX, page: 0 };

/// One page's translation.
#[derive(Debug, Clone, Copy)]
struct Entry {
    tag: u64,
    /// Number of the page in RAM.
    page: usize,
}

type Table = [Entry; ENTRIES];

/// Tags of pages at their direct places.
type Tags = [u64; TAGS];

/// A table that answers nothing.
fn empty() -> Arc<Table> {
    static SHARED: OnceBox<Arc<Table>> = OnceBox::new();
    SHARED.get_or_init(|| Box::new(Arc::new([EMPTY; ENTRIES]))).clone()
}

/// Tags that answer nothing.
fn no_tags() -> Arc<Tags> {
    static SHARED: OnceBox<Arc<Tags>> = OnceBox::new();
    SHARED.get_or_init(|| Box::new(Arc::new([EMPTY.tag; TAGS]))).clone()
}

/// What an entry's tag must be for an access: page and alignment at once.
#[inline(always)]
fn tag(addr: u64, bytes: u32) -> u64 {
    addr & (!(PAGE - 1) | u64::from(bytes - 1))
}

/// Where the entry of an address is.
#[inline(always)]
fn row(addr: u64) -> usize {
    (addr / PAGE) as usize % ENTRIES
}

/// Where the tag of an address is.
#[inline(always)]
fn tag_row(addr: u64) -> usize {
    (addr / PAGE) as usize % TAGS
}

/// Direct-mapped tables for loads, stores and fetches.
#[derive(Debug)]
pub struct Tlb {
    /// Shared while they are empty.
    tables: [Arc<Table>; 3],
    /// For loads and for stores; shared while they are empty.
    direct: [Arc<Tags>; 2],
    /// Of the same pages, runs.
    spans: [Spans; 2],
    /// Which of all that it has been this is.
    version: u32,
}

impl Default for Tlb {
    fn default() -> Tlb {
        Tlb {
            tables: core::array::from_fn(|_| empty()),
            direct: core::array::from_fn(|_| no_tags()),
            spans: [Spans::default(); 2],
            version: 0,
        }
    }
}

impl Tlb {
    /// Number of the page in RAM of an aligned access, when its page is cached.
    #[inline(always)]
    pub fn page(&self, addr: u64, bytes: u32, access: Access) -> Option<usize> {
        let entry = &self.tables[access as usize][row(addr)];
        (entry.tag == tag(addr, bytes)).then_some(entry.page)
    }

    /// Whether an aligned load may read at its direct place.
    #[inline(always)]
    pub fn loads_direct(&self, addr: u64, bytes: u32) -> bool {
        self.direct[Access::Load as usize][tag_row(addr)] == tag(addr, bytes)
    }

    /// Whether an aligned store may write at its direct place.
    #[inline(always)]
    pub fn stores_direct(&self, addr: u64, bytes: u32) -> bool {
        self.direct[Access::Store as usize][tag_row(addr)] == tag(addr, bytes)
    }

    /// Offset in RAM of a byte, when its page is cached.
    pub fn find(&self, addr: u64, access: Access) -> Option<u64> {
        let page = self.page(addr, 1, access)?;
        Some(page as u64 * PAGE + addr % PAGE)
    }

    /// Remembers that the page of `addr` is a page of RAM, `addr` itself at offset `at`, as far from its start. `direct`: that page of
    /// RAM is its direct place, which these bits of its address tell.
    pub fn insert(&mut self, addr: u64, at: u64, direct: Option<u64>, access: Access) {
        self.version = self.version.wrapping_add(1);
        let (row, tag) = (row(addr), tag(addr, 1));
        let table = Arc::make_mut(&mut self.tables[access as usize]);
        table[row] = Entry {
            tag,
            page: (at / PAGE) as usize,
        };
        let (Some(tags), Some(spans)) = (
            self.direct.get_mut(access as usize),
            self.spans.get_mut(access as usize),
        ) else {
            return;
        };
        let row = tag_row(addr);
        match direct {
            Some(mask) => {
                let tags = Arc::make_mut(tags);
                tags[row] = tag;
                spans.add(addr, mask, |page| tags[tag_row(page)] == page);
            }
            None => {
                // Another page may have been in the row, or this one elsewhere.
                if tags[row] != EMPTY.tag {
                    Arc::make_mut(tags)[row] = EMPTY.tag;
                }
                spans.remove(addr);
            }
        }
    }

    /// The tags of pages that lie at their direct places: of loads, of stores.
    pub(super) fn direct_tags(&self) -> [&[u64]; 2] {
        self.direct.each_ref().map(|tags| tags.as_slice())
    }

    /// Runs of such pages: for loads, for stores.
    pub(super) const fn spans(&self) -> &[Spans; 2] {
        &self.spans
    }

    /// A number that changes when anything does.
    pub(super) const fn version(&self) -> u32 {
        self.version
    }

    /// Forgets everything.
    pub fn flush(&mut self) {
        *self = Tlb {
            version: self.version.wrapping_add(1),
            ..Tlb::default()
        };
    }

    /// Forgets the store entries that lead to the page of RAM at offset `at`, whatever their address, whose bits in `mask` tell its
    /// direct place.
    pub fn forbid_stores(&mut self, at: u64, mask: u64) {
        self.version = self.version.wrapping_add(1);
        for entry in Arc::make_mut(&mut self.tables[Access::Store as usize]) {
            if entry.tag != EMPTY.tag && entry.page as u64 == at / PAGE {
                *entry = EMPTY;
            }
        }
        for tag in Arc::make_mut(&mut self.direct[Access::Store as usize]) {
            if *tag != EMPTY.tag && (*tag & mask) / PAGE == at / PAGE {
                *tag = EMPTY.tag;
            }
        }
        self.spans[Access::Store as usize].remove_direct(at, mask);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_answers_for_its_page_aligned_and_its_access_only() {
        let mut tlb = Tlb::default();
        tlb.insert(0x8000_1234, 0x5234, None, Access::Load);
        assert_eq!(tlb.page(0x8000_1ff8, 8, Access::Load), Some(5));
        assert_eq!(tlb.find(0x8000_1ff8, Access::Load), Some(0x5ff8));
        assert_eq!(tlb.page(0x8000_1ffc, 8, Access::Load), None, "unaligned");
        assert_eq!(tlb.page(0x8000_1ff8, 8, Access::Store), None, "other access");
        assert_eq!(tlb.page(0x8020_1ff8, 8, Access::Load), None, "same slot, other page");
        tlb.flush();
        assert_eq!(tlb.find(0x8000_1ff8, Access::Load), None);
    }

    #[test]
    fn code_pages_lose_their_store_entries_under_every_address() {
        let (mut tlb, mask) = (Tlb::default(), 0x7fff);
        tlb.insert(0x7000, 0x7000, Some(mask), Access::Store);
        tlb.insert(0xf000, 0x7000, Some(mask), Access::Store);
        tlb.insert(0x10000, 0x7000, None, Access::Store);
        tlb.insert(0xa000, 0x2000, Some(mask), Access::Store);
        tlb.forbid_stores(0x7008, mask);
        let found = [0x7000, 0xf000, 0x10000, 0xa000].map(|addr| tlb.find(addr, Access::Store));
        assert_eq!(found, [None, None, None, Some(0x2000)]);
        let direct = [0x7000, 0xf000, 0xa000].map(|addr| tlb.stores_direct(addr, 8));
        assert_eq!(direct, [false, false, true]);
        let [_, spans] = tlb.spans();
        assert_eq!(
            [0x7000, 0xf000, 0xa000].map(|addr| spans.has(addr)),
            [false, false, true]
        );
    }

    #[test]
    fn direct_places_are_known_for_their_access_until_another_page_takes_the_row() {
        let mut tlb = Tlb::default();
        tlb.insert(0x8000_1000, 0x1000, Some(0xfff_ffff), Access::Load);
        assert!(tlb.loads_direct(0x8000_1ff8, 8) && !tlb.loads_direct(0x8000_1ffc, 8));
        assert!(!tlb.stores_direct(0x8000_1ff8, 8) && !tlb.loads_direct(0x8100_1ff8, 8));
        tlb.insert(0x8100_1000, 0x3000, None, Access::Load);
        assert!(!tlb.loads_direct(0x8000_1ff8, 8) && !tlb.loads_direct(0x8100_1ff8, 8));
        tlb.insert(0x8100_1000, 0x100_1000, Some(0xfff_ffff), Access::Load);
        tlb.insert(0x8000_1000, 0x1000, Some(0xfff_ffff), Access::Fetch);
        assert!(tlb.loads_direct(0x8100_1ff8, 8));
        assert!(
            tlb.spans()[0].has(0x8000_1000),
            "another page in the row does not end a run"
        );
        tlb.flush();
        assert!(!tlb.loads_direct(0x8100_1ff8, 8) && !tlb.spans()[0].has(0x8100_1000));
    }
}
