//! Cached translations: from the page of a virtual address straight to an offset in RAM, per kind of access.
//!
//! An entry answers only for naturally aligned accesses: the comparison keeps the low address bits that must be zero,
//! so alignment and page are one test. Whatever is unaligned, crosses a page, meets a device or faults takes the slow
//! path. A page that holds decoded code has no store entry, so that every store to it is seen.

use super::access::Access;
use super::ram::PAGE;
use alloc::boxed::Box;
use alloc::sync::Arc;
use once_cell::race::OnceBox;

const ENTRIES: usize = 512;
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

/// A table that answers nothing.
fn empty() -> Arc<Table> {
    static SHARED: OnceBox<Arc<Table>> = OnceBox::new();
    SHARED.get_or_init(|| Box::new(Arc::new([EMPTY; ENTRIES]))).clone()
}

/// Direct-mapped tables for loads, stores and fetches.
#[derive(Debug)]
pub struct Tlb {
    /// Shared while they are empty.
    tables: [Arc<Table>; 3],
}

impl Default for Tlb {
    fn default() -> Tlb {
        Tlb {
            tables: core::array::from_fn(|_| empty()),
        }
    }
}

impl Tlb {
    /// Number of the page in RAM of an aligned access, when its page is cached.
    #[inline(always)]
    pub fn page(&self, addr: u64, bytes: u32, access: Access) -> Option<usize> {
        let entry = &self.tables[access as usize][(addr / PAGE) as usize % ENTRIES];
        let page_and_alignment = !(PAGE - 1) | u64::from(bytes - 1);
        (entry.tag == addr & page_and_alignment).then_some(entry.page)
    }

    /// Offset in RAM of a byte, when its page is cached.
    pub fn find(&self, addr: u64, access: Access) -> Option<u64> {
        let page = self.page(addr, 1, access)?;
        Some(page as u64 * PAGE + addr % PAGE)
    }

    /// Remembers that the page of `addr` is a page of RAM, `addr` itself at offset `at`, as far from its start.
    pub fn insert(&mut self, addr: u64, at: u64, access: Access) {
        let table = Arc::make_mut(&mut self.tables[access as usize]);
        table[(addr / PAGE) as usize % ENTRIES] = Entry {
            tag: addr & !(PAGE - 1),
            page: (at / PAGE) as usize,
        };
    }

    /// Forgets everything.
    pub fn flush(&mut self) {
        for table in &mut self.tables {
            *table = empty();
        }
    }

    /// Forgets the store entries that lead to the page of RAM at offset `at`, whatever their address.
    pub fn forbid_stores(&mut self, at: u64) {
        for entry in Arc::make_mut(&mut self.tables[Access::Store as usize]) {
            if entry.tag != EMPTY.tag && entry.page as u64 == at / PAGE {
                *entry = EMPTY;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_answers_for_its_page_aligned_and_its_access_only() {
        let mut tlb = Tlb::default();
        tlb.insert(0x8000_1234, 0x5234, Access::Load);
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
        let mut tlb = Tlb::default();
        tlb.insert(0x1000, 0x7000, Access::Store);
        tlb.insert(0x9000, 0x7000, Access::Store);
        tlb.insert(0xa000, 0x8000, Access::Store);
        tlb.forbid_stores(0x7008);
        assert_eq!(tlb.find(0x1000, Access::Store), None);
        assert_eq!(tlb.find(0x9000, Access::Store), None);
        assert_eq!(tlb.find(0xa000, Access::Store), Some(0x8000));
    }
}
