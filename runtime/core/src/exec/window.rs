//! The quick way to memory: RAM and cached translations, held by the state while its code runs.
//!
//! A load that hits is a comparison and a bounds check, and stands within the handler. A state that holds a [`Window`]
//! has it beside its registers, so handlers are compiled once, with their machine, for hosts of any type: what the
//! window does not answer is asked of the host, by a call. A host that has RAM lends its window for the time in which
//! code runs.

use super::access::Access;
use super::chain::Allowance;
use super::ram::{PAGE, Ram};
use super::spans::SPANS;
use super::tlb::Tlb;

/// RAM, and which addresses lead straight into it. A fresh one, as states hold it while nothing is lent, answers
/// nothing.
#[derive(Debug, Default)]
pub struct Window {
    /// The bytes, by offset.
    pub ram: Ram,
    /// From pages of virtual addresses to offsets in the RAM.
    pub tlb: Tlb,
    /// What code may execute before it comes back.
    pub allowance: Allowance,
}

impl Window {
    /// Reads 1, 2, 4 or 8 bytes, little endian; `None` where the address is not aligned or its page not cached.
    #[inline(always)]
    pub fn load(&self, addr: u64, bytes: u32) -> Option<u64> {
        let page = self.tlb.page(addr, bytes, Access::Load)?;
        self.ram.read_aligned(page, addr as usize, bytes)
    }

    /// Writes 1, 2, 4 or 8 bytes, little endian; false, with nothing done, where the address is not aligned or its page
    /// not cached for stores.
    #[inline(always)]
    pub fn store(&mut self, addr: u64, bytes: u32, value: u64) -> bool {
        match self.tlb.page(addr, bytes, Access::Store) {
            Some(page) => self.ram.write_aligned(page, addr as usize, bytes, value).is_some(),
            None => false,
        }
    }

    /// As [`Window::load`], for pages that lie at their direct place only: what handlers try first.
    #[inline(always)]
    pub fn load_direct(&self, addr: u64, bytes: u32) -> Option<u64> {
        let known = self.tlb.loads_direct(addr, bytes);
        known.then(|| self.ram.read_direct(addr, bytes))?
    }

    /// As [`Window::store`], for pages that lie at their direct place only.
    #[inline(always)]
    pub fn store_direct(&mut self, addr: u64, bytes: u32, value: u64) -> bool {
        self.tlb.stores_direct(addr, bytes) && self.ram.write_direct(addr, bytes, value).is_some()
    }

    /// Remembers that the page of `addr`, itself at offset `at` of the RAM and as far from its start, may be accessed so.
    pub fn allow(&mut self, addr: u64, at: u64, access: Access) {
        let is_direct = (at / PAGE) as usize == self.ram.direct(addr);
        self.tlb
            .insert(addr, at, is_direct.then_some(self.ram.direct_mask()), access);
    }

    /// Whether an aligned store is known to reach memory.
    pub fn stores(&self, addr: u64, bytes: u32) -> bool {
        self.tlb.stores_direct(addr, bytes) || self.tlb.page(addr, bytes, Access::Store).is_some()
    }

    /// Copies consecutive pieces of memory of `bytes` bytes each, 1, 2, 4 or 8, to all of `to`; false, with nothing done,
    /// where the address is not aligned to a piece, the page not cached, or the run goes on behind the page.
    pub fn load_run(&self, addr: u64, bytes: u32, to: Option<&mut [u8]>) -> bool {
        let Some(to) = to else { return false };
        let page = self.tlb.page(addr, bytes, Access::Load);
        let from = page.and_then(|page| self.ram.run(page, addr as usize, to.len()));
        from.map(|from| to.copy_from_slice(from)).is_some()
    }

    /// Writes consecutive pieces of memory, as [`Window::load_run`] reads them.
    pub fn store_run(&mut self, addr: u64, bytes: u32, from: Option<&[u8]>) -> bool {
        let Some(from) = from else { return false };
        let page = self.tlb.page(addr, bytes, Access::Store);
        let to = page.and_then(|page| self.ram.run_mut(page, addr as usize, from.len()));
        to.map(|to| to.copy_from_slice(from)).is_some()
    }
}

/// Bytes of an access at `addr` lie at the host's address `addr + offset`, modulo 2^64, where `addr - first` is below `bytes`: an access of 8 bytes
/// at most does not run over the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub struct Run {
    /// The first address.
    pub first: u64,
    /// Bytes at which an access may begin.
    pub bytes: u64,
    /// What is added to an address.
    pub offset: u64,
}

/// A window as addresses, for code that was translated while a program runs. It holds while nobody changes the window.
///
/// Bytes of an access lie as a [`Run`] says. They lie at `ram + (addr & mask)`, too, where the row `addr / 4096 % rows` of the tags for
/// loads, or for stores, is `addr` without the bits of its page that lie above the access's alignment, and `addr & mask` is below `size`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub struct Bare {
    /// Runs of pages: for loads, for stores.
    pub runs: [[Run; SPANS]; 2],
    /// The first byte of RAM.
    pub ram: *mut u8,
    /// What is left of an address.
    pub mask: u64,
    /// Bytes of RAM: whole pages.
    pub size: u64,
    /// Tags of pages that may be read.
    pub loads: *const u64,
    /// Tags of pages that may be written.
    pub stores: *const u64,
    /// Tags of each: a power of two.
    pub rows: u64,
    /// Which of all that the window has been this is.
    version: u32,
}

impl Bare {
    /// Of memory without a page, which would lie here.
    pub const fn nothing(ram: *mut u8) -> Bare {
        let none = Run {
            first: 0,
            bytes: 0,
            offset: 0,
        };
        Bare {
            runs: [[none; SPANS]; 2],
            ram,
            mask: PAGE - 1,
            size: 0,
            loads: core::ptr::null(),
            stores: core::ptr::null(),
            rows: 1,
            version: 0,
        }
    }

    /// Whether code that was made for one holds for the other: bytes may lie elsewhere in the host, and other pages be known.
    pub const fn fits(&self, other: &Bare) -> bool {
        self.mask == other.mask && self.size == other.size && self.rows == other.rows
    }
}

impl Window {
    /// From now on the host is asked about each store to the page of RAM with this offset, under whatever address.
    pub fn forbid_stores(&mut self, at: u64) {
        self.tlb.forbid_stores(at, self.ram.direct_mask());
    }

    /// Whether these are the addresses of the window as it is.
    pub fn is(&mut self, bare: &Bare) -> bool {
        bare.version == self.tlb.version() && bare.ram == self.ram.first() && bare.size == self.ram.whole_pages()
    }

    /// The window as addresses.
    pub fn bare(&mut self) -> Bare {
        let [loads, stores] = self.tlb.direct_tags();
        let mut bare = Bare {
            rows: loads.len() as u64,
            loads: loads.as_ptr(),
            stores: stores.as_ptr(),
            version: self.tlb.version(),
            mask: self.ram.direct_mask(),
            size: self.ram.whole_pages(),
            ..Bare::nothing(self.ram.first())
        };
        for (runs, spans) in bare.runs.iter_mut().zip(self.tlb.spans()) {
            for (run, span) in runs.iter_mut().zip(spans.all()) {
                // Pages of a run lie at their direct places one behind the other.
                *run = Run {
                    first: span.first,
                    bytes: span.bytes.saturating_sub(7),
                    offset: (bare.ram as u64)
                        .wrapping_add(span.first & bare.mask)
                        .wrapping_sub(span.first),
                };
            }
        }
        bare
    }
}

/// Memory belongs to one host: the copy of a state holds none.
impl Clone for Window {
    fn clone(&self) -> Window {
        Window::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_cached_or_not_lent_is_not_answered() {
        let mut window = Window::default();
        assert_eq!(window.load(0, 8), None);
        assert!(!window.store(0, 8, 1));
        window.ram = Ram::growing(PAGE);
        let frame = window.ram.take_frame(0x8000).unwrap();
        window.allow(0x8000, frame, Access::Load);
        assert!(!window.store(0x8008, 8, 7), "loads only");
        window.allow(0x8000, frame, Access::Store);
        assert!(window.store(0x8008, 8, 7));
        assert_eq!(window.load(0x8008, 8), Some(7));
        assert_eq!(window.load(0x8009, 8), None, "not aligned");
        assert_eq!(window.clone().load(0x8008, 8), None, "a copy");
    }

    #[test]
    fn a_page_elsewhere_is_answered_but_not_directly() {
        let mut window = Window {
            ram: Ram::growing(2 * PAGE),
            ..Window::default()
        };
        for (addr, direct) in [(0x8000, true), (0xa000, false)] {
            let frame = window.ram.take_frame(addr).unwrap();
            window.allow(addr, frame, Access::Load);
            window.allow(addr, frame, Access::Store);
            assert!(window.store(addr + 8, 8, addr), "{addr:#x}");
            assert_eq!(window.load_direct(addr + 8, 8), direct.then_some(addr));
            assert_eq!(window.store_direct(addr + 8, 8, 3), direct);
            assert_eq!(window.load(addr + 8, 8), Some(if direct { 3 } else { addr }));
        }
    }

    #[test]
    fn a_run_lies_in_one_page_aligned_to_its_pieces() {
        let mut window = Window {
            ram: Ram::growing(2 * PAGE),
            ..Window::default()
        };
        let frame = window.ram.take_frame(0x8000).unwrap();
        window.allow(0x8000, frame, Access::Load);
        assert!(!window.store_run(0x8ff8, 4, Some(&[1; 8])), "loads only");
        window.allow(0x8000, frame, Access::Store);
        assert!(window.store_run(0x8ff8, 4, Some(&[1, 2, 3, 4, 5, 6, 7, 8])));
        assert_eq!(window.load(0x8ff8, 8), Some(0x0807_0605_0403_0201));
        let mut to = [9; 6];
        assert!(window.load_run(0x8ffa, 2, Some(&mut to)));
        assert_eq!(to, [3, 4, 5, 6, 7, 8]);
        assert!(!window.load_run(0x8ffa, 4, Some(&mut to)), "not aligned");
        assert!(!window.load_run(0x8ffc, 2, Some(&mut to)), "beyond the page");
        assert!(!window.store_run(0x8ffc, 2, Some(&to)) && !window.store_run(0x9000, 2, Some(&to)));
        assert!(!window.load_run(0x8000, 1, None) && !window.store_run(0x8000, 1, None));
        assert_eq!(
            (to, window.load(0x8ff8, 8)),
            ([3, 4, 5, 6, 7, 8], Some(0x0807_0605_0403_0201))
        );
    }
}
