//! The bytes behind every guest address: one array, addressed by offset.
//!
//! Both worlds stand on it. A user program's pages are frames handed out from it, a board's RAM is all of it from
//! offset 0. One array of pages keeps the fast path of a load at one bounds check, that of its page, and zeroed pages that
//! are never touched cost nothing, because the operating system hands them out lazily.
//!
//! Wherever it can be, a page of virtual addresses lies where the low bits of its number say, its *direct* place. An access
//! then needs no translation, but only to know that its page is one of these (see [`super::tlb`]).

use super::frames::Frames;
use alloc::vec::Vec;
use bytemuck::allocation::try_zeroed_vec;

/// Bytes of a page, of translation and of permission.
pub const PAGE: u64 = 4096;

const PAGE_SIZE: usize = PAGE as usize;

type Page = [u8; PAGE_SIZE];

/// Guest memory by offset.
#[derive(Debug, Default)]
pub struct Ram {
    pages: Vec<Page>,
    /// Bytes that can be addressed; the last page may be less than a whole one.
    size: usize,
    /// Which pages are handed out, where they are handed out one by one.
    frames: Frames,
    /// The low bits of an address that say where its byte lies, when its page lies at its direct place.
    direct: usize,
    /// Frames that may be handed out.
    limit: usize,
}

impl Ram {
    /// Frames are handed out one by one, up to `limit` bytes in all.
    pub fn growing(limit: u64) -> Ram {
        Ram {
            limit: usize::try_from(limit / PAGE).unwrap_or(usize::MAX),
            ..Ram::default()
        }
    }

    /// `size` zeroed bytes at once; `None` when the host has not so many.
    pub fn fixed(size: u64) -> Option<Ram> {
        let size = usize::try_from(size).ok()?;
        let pages: Vec<Page> = try_zeroed_vec(size.div_ceil(PAGE_SIZE)).ok()?;
        Some(Ram {
            direct: direct_bits(pages.len())?,
            pages,
            size,
            ..Ram::default()
        })
    }

    /// Bytes that can be addressed.
    pub fn len(&self) -> u64 {
        self.size as u64
    }

    /// Whether there are no bytes at all.
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// Whether all of the page that this byte is in can be addressed.
    pub fn has_page(&self, at: u64) -> bool {
        at | (PAGE - 1) < self.len()
    }

    /// Number of the page where the page of this address lies if it is at its direct place.
    #[inline(always)]
    pub fn direct(&self, addr: u64) -> usize {
        (addr as usize & self.direct) / PAGE_SIZE
    }

    /// A zeroed frame, for the page of this address at its direct place if that is free; `None` when the limit is reached, or
    /// the host has no more.
    pub fn take_frame(&mut self, addr: u64) -> Option<u64> {
        if self.frames.taken() >= self.limit {
            return None;
        }
        if self.frames.taken() >= self.pages.len() {
            self.grow()?;
        }
        let frame = self.frames.take(self.direct(addr))?;
        if frame.used {
            self.pages.get_mut(frame.page)?.fill(0);
        }
        Some((frame.page * PAGE_SIZE) as u64)
    }

    /// Makes the array twice as long, at first so long that few pages meet at one direct place. That costs addresses of the
    /// host, not memory.
    fn grow(&mut self) -> Option<()> {
        const FIRST: usize = (256 << 20) / PAGE_SIZE;
        const LEAST: usize = (1 << 20) / PAGE_SIZE;
        let mut pages: Vec<Page> = match self.pages.len() {
            0 => {
                let mut count = self.limit.min(FIRST).next_power_of_two();
                loop {
                    match try_zeroed_vec(count) {
                        Ok(pages) => break pages,
                        Err(_) if count > LEAST => count /= 2,
                        Err(_) => return None,
                    }
                }
            }
            count => try_zeroed_vec(count.checked_mul(2)?).ok()?,
        };
        for (at, page) in self.pages.iter().enumerate() {
            // Fresh pages stay untouched where there is nothing to copy.
            if self.frames.is_taken(at)
                && let Some(to) = pages.get_mut(at)
            {
                *to = *page;
            }
        }
        if self.pages.is_empty() {
            self.direct = direct_bits(pages.len())?;
        }
        self.frames.extend(pages.len());
        self.size = pages.len() * PAGE_SIZE;
        self.pages = pages;
        Some(())
    }

    /// Gives a frame back.
    pub fn give_frame(&mut self, at: u64) {
        self.frames.give(at as usize / PAGE_SIZE);
    }

    /// Reads 1, 2, 4 or 8 bytes, little endian; `None` outside.
    pub fn read(&self, at: usize, bytes: u32) -> Option<u64> {
        let mut all = [0; 8];
        let count = bytes as usize;
        all.get_mut(..count)?.copy_from_slice(self.slice(at as u64, count)?);
        Some(u64::from_le_bytes(all))
    }

    /// Writes 1, 2, 4 or 8 bytes, little endian; `None` outside.
    pub fn write(&mut self, at: usize, bytes: u32, value: u64) -> Option<()> {
        let count = bytes as usize;
        let to = self.slice_mut(at as u64, count)?;
        to.copy_from_slice(value.to_le_bytes().get(..count)?);
        Some(())
    }

    /// Reads 1, 2, 4 or 8 bytes, little endian, of the page of this number, which can be addressed as a whole, at a multiple of
    /// their number from its start: the low bits of `at`. `None` without such a page.
    #[inline(always)]
    pub fn read_aligned(&self, page: usize, at: usize, bytes: u32) -> Option<u64> {
        let page = self.pages.get(page)?;
        let at = at % PAGE_SIZE;
        // Constant lengths, so that no access asks for more than its page.
        Some(match bytes {
            1 => u64::from(page[at]),
            2 => u64::from(u16::from_le_bytes(page.as_chunks().0[at / 2])),
            4 => u64::from(u32::from_le_bytes(page.as_chunks().0[at / 4])),
            _ => u64::from_le_bytes(page.as_chunks().0[at / 8]),
        })
    }

    /// Writes 1, 2, 4 or 8 bytes, as [`Ram::read_aligned`] reads them.
    #[inline(always)]
    pub fn write_aligned(&mut self, page: usize, at: usize, bytes: u32, value: u64) -> Option<()> {
        let page = self.pages.get_mut(page)?;
        let at = at % PAGE_SIZE;
        match bytes {
            1 => page[at] = value as u8,
            2 => page.as_chunks_mut().0[at / 2] = (value as u16).to_le_bytes(),
            4 => page.as_chunks_mut().0[at / 4] = (value as u32).to_le_bytes(),
            _ => page.as_chunks_mut().0[at / 8] = value.to_le_bytes(),
        }
        Some(())
    }

    /// Reads 1, 2, 4 or 8 bytes, little endian, at the direct place of an address, which is a multiple of their number. `None`
    /// where there is no such place.
    #[inline(always)]
    pub fn read_direct(&self, addr: u64, bytes: u32) -> Option<u64> {
        let at = addr as usize & self.direct;
        Some(match bytes {
            1 => u64::from(u8::from_le_bytes(*self.all().get(at)?)),
            2 => u64::from(u16::from_le_bytes(*self.all().get(at / 2)?)),
            4 => u64::from(u32::from_le_bytes(*self.all().get(at / 4)?)),
            _ => u64::from_le_bytes(*self.all().get(at / 8)?),
        })
    }

    /// Writes 1, 2, 4 or 8 bytes, as [`Ram::read_direct`] reads them.
    #[inline(always)]
    pub fn write_direct(&mut self, addr: u64, bytes: u32, value: u64) -> Option<()> {
        let at = addr as usize & self.direct;
        match bytes {
            1 => *self.all_mut().get_mut(at)? = [value as u8],
            2 => *self.all_mut().get_mut(at / 2)? = (value as u16).to_le_bytes(),
            4 => *self.all_mut().get_mut(at / 4)? = (value as u32).to_le_bytes(),
            _ => *self.all_mut().get_mut(at / 8)? = value.to_le_bytes(),
        }
        Some(())
    }

    /// The first byte.
    pub(super) fn first(&mut self) -> *mut u8 {
        self.pages.as_mut_ptr().cast()
    }

    /// The bits of an address that tell its direct place.
    pub(super) const fn direct_mask(&self) -> u64 {
        self.direct as u64
    }

    /// Bytes of all pages, the rest of the last one included.
    pub(super) fn whole_pages(&self) -> u64 {
        self.pages.len() as u64 * PAGE
    }

    /// All pages as one array of what is accessed: its index is checked, and nothing else is computed from an address.
    /// Its parts are inlined, which `as_flattened` of a slice is not across parts of a crate.
    #[inline(always)]
    fn all<const N: usize>(&self) -> &[[u8; N]] {
        bytemuck::try_cast_slice(&self.pages).unwrap_or_default()
    }

    /// The same to write.
    #[inline(always)]
    fn all_mut<const N: usize>(&mut self) -> &mut [[u8; N]] {
        bytemuck::try_cast_slice_mut(&mut self.pages).unwrap_or_default()
    }

    /// `len` bytes of the page of this number from its byte `at` on, by the low bits of that; `None` when any is beyond its end.
    #[inline(always)]
    pub fn run(&self, page: usize, at: usize, len: usize) -> Option<&[u8]> {
        self.pages.get(page)?.get(at % PAGE_SIZE..)?.get(..len)
    }

    /// The same bytes to write.
    #[inline(always)]
    pub fn run_mut(&mut self, page: usize, at: usize, len: usize) -> Option<&mut [u8]> {
        self.pages.get_mut(page)?.get_mut(at % PAGE_SIZE..)?.get_mut(..len)
    }

    /// A run of bytes; `None` when any of it is outside.
    pub fn slice(&self, at: u64, len: usize) -> Option<&[u8]> {
        let at = usize::try_from(at).ok()?;
        let bytes = self.pages.as_flattened().get(..self.size)?;
        bytes.get(at..at.checked_add(len)?)
    }

    /// A run of bytes to write; `None` when any of it is outside.
    pub fn slice_mut(&mut self, at: u64, len: usize) -> Option<&mut [u8]> {
        let at = usize::try_from(at).ok()?;
        let bytes = self.pages.as_flattened_mut().get_mut(..self.size)?;
        bytes.get_mut(at..at.checked_add(len)?)
    }
}

/// The bits of an address that tell its direct place among so many pages; `None` when there are more than can be addressed.
fn direct_bits(pages: usize) -> Option<usize> {
    let bytes = pages.checked_next_power_of_two()?.checked_mul(PAGE_SIZE)?;
    Some(bytes - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_zero_also_when_reused_and_end_at_the_limit() {
        let mut ram = Ram::growing(2 * PAGE);
        let first = ram.take_frame(PAGE).unwrap();
        ram.write(first as usize, 8, 0x1122_3344_5566_7788).unwrap();
        assert_eq!(ram.read(first as usize + 2, 2), Some(0x5566));
        assert!(ram.take_frame(PAGE).is_some());
        assert_eq!(ram.take_frame(0), None);
        ram.give_frame(first);
        let again = ram.take_frame(PAGE).unwrap();
        assert_eq!((again, ram.read(again as usize, 8)), (first, Some(0)));
    }

    #[test]
    fn pages_lie_at_their_direct_places_while_these_are_free() {
        let mut ram = Ram::growing(4 * PAGE);
        let (low, high) = (0x1_2000, 0x7f_f000_3000);
        assert_eq!(ram.take_frame(low), Some(2 * PAGE));
        assert_eq!(ram.take_frame(high), Some(3 * PAGE));
        assert_eq!((ram.direct(low), ram.direct(high + 8)), (2, 3));
        let third = ram.take_frame(low + 4 * PAGE).unwrap();
        assert!(third < 2 * PAGE, "its direct place is taken");
        let board = Ram::fixed(5 * PAGE + 1).unwrap();
        assert_eq!(board.direct(0x8000_5000), 5);
        for (addr, frame) in [(low, 2 * PAGE), (high, 3 * PAGE)] {
            ram.write_direct(addr + 0xff8, 4, addr).unwrap();
            assert_eq!(ram.read(frame as usize + 0xff8, 8), Some(addr & 0xffff_ffff));
            assert_eq!(ram.read_direct(addr + 0xffa, 2), Some(addr >> 16 & 0xffff));
        }
        assert_eq!(Ram::default().read_direct(low, 8), None);
    }

    #[test]
    fn what_outgrows_the_first_array_keeps_its_contents_and_places() {
        let mut ram = Ram::growing(1 << 30);
        let first = ram.take_frame(0x1000).unwrap();
        ram.write(first as usize, 8, 7).unwrap();
        let pages = ram.len() / PAGE;
        for page in 2..=pages {
            ram.take_frame(page * PAGE).unwrap();
        }
        let more = ram.take_frame(0x1000).unwrap();
        assert!(more >= pages * PAGE && ram.len() > pages * PAGE);
        assert_eq!(
            (ram.read(first as usize, 8), ram.read(more as usize, 8)),
            (Some(7), Some(0))
        );
        assert_eq!(ram.direct(0x1000), 1);
    }

    #[test]
    fn nothing_outside_is_read_or_written() {
        let mut ram = Ram::fixed(16).unwrap();
        assert_eq!(ram.read(9, 8), None);
        assert_eq!(ram.read(usize::MAX, 1), None);
        assert_eq!(ram.write(15, 2, 1), None);
        assert!(ram.slice(8, 9).is_none() && ram.slice(u64::MAX, 2).is_none());
    }

    #[test]
    fn more_than_the_host_has_is_refused() {
        assert!(Ram::fixed(u64::MAX).is_none() && Ram::fixed(1 << 62).is_none());
    }
}
