//! The bytes behind every guest address: one growing array, addressed by offset.
//!
//! Both worlds stand on it. A user program's pages are frames handed out from it, a board's RAM is all of it from
//! offset 0. One array of pages keeps the fast path of a load at one bounds check, that of its page, and zeroed pages that
//! are never touched cost nothing, because the operating system hands them out lazily.

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
    /// Bytes of frames that were handed out.
    used: usize,
    /// Frames that were given back, to be zeroed when handed out again.
    free: Vec<usize>,
    limit: usize,
}

impl Ram {
    /// Frames are handed out one by one, up to `limit` bytes in all.
    pub fn growing(limit: u64) -> Ram {
        Ram {
            limit: usize::try_from(limit).unwrap_or(usize::MAX),
            ..Ram::default()
        }
    }

    /// `size` zeroed bytes at once; `None` when the host has not so many.
    pub fn fixed(size: u64) -> Option<Ram> {
        let size = usize::try_from(size).ok()?;
        Some(Ram {
            pages: try_zeroed_vec(size.div_ceil(PAGE_SIZE)).ok()?,
            size,
            used: size,
            free: Vec::new(),
            limit: size,
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

    /// A zeroed frame; `None` when the limit is reached, or the host has no more.
    pub fn take_frame(&mut self) -> Option<u64> {
        if let Some(at) = self.free.pop() {
            self.pages.get_mut(at / PAGE_SIZE)?.fill(0);
            return Some(at as u64);
        }
        if self.used + PAGE_SIZE > self.limit {
            return None;
        }
        if self.used + PAGE_SIZE > self.size {
            self.grow()?;
        }
        let at = self.used;
        self.used += PAGE_SIZE;
        Some(at as u64)
    }

    /// Doubles the array. A fresh zeroed allocation plus a copy of the used part touches less than `resize` would.
    fn grow(&mut self) -> Option<()> {
        const FIRST: usize = 16 << 20;
        let size = self.size.saturating_mul(2).max(FIRST).min(self.limit);
        let mut pages = try_zeroed_vec(size.max(self.used + PAGE_SIZE).div_ceil(PAGE_SIZE)).ok()?;
        let used = self.used / PAGE_SIZE;
        if let (Some(to), Some(from)) = (pages.get_mut(..used), self.pages.get(..used)) {
            to.copy_from_slice(from);
        }
        self.size = pages.len() * PAGE_SIZE;
        self.pages = pages;
        Some(())
    }

    /// Gives a frame back.
    pub fn give_frame(&mut self, at: u64) {
        self.free.push(at as usize);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_zero_also_when_reused_and_end_at_the_limit() {
        let mut ram = Ram::growing(2 * PAGE);
        let first = ram.take_frame().unwrap();
        ram.write(first as usize, 8, 0x1122_3344_5566_7788).unwrap();
        assert_eq!(ram.read(first as usize + 2, 2), Some(0x5566));
        assert!(ram.take_frame().is_some());
        assert_eq!(ram.take_frame(), None);
        ram.give_frame(first);
        let again = ram.take_frame().unwrap();
        assert_eq!((again, ram.read(again as usize, 8)), (first, Some(0)));
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
