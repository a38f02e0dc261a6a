//! The bytes behind every guest address: one growing array, addressed by offset.
//!
//! Both worlds stand on it. A user program's pages are frames handed out from it, a board's RAM is all of it from
//! offset 0. One array keeps the fast path of a load at one bounds check, and zeroed pages that are never touched cost
//! nothing, because the operating system hands them out lazily.

use alloc::vec;
use alloc::vec::Vec;

/// Bytes of a page, of translation and of permission.
pub const PAGE: u64 = 4096;

/// Guest memory by offset.
#[derive(Debug, Default)]
pub struct Ram {
    bytes: Vec<u8>,
    /// Frames in use: the part of `bytes` that was handed out.
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
            bytes: zeroed(size)?,
            used: size,
            free: Vec::new(),
            limit: size,
        })
    }

    /// Bytes that can be addressed.
    pub fn len(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// Whether there are no bytes at all.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// A zeroed frame; `None` when the limit is reached, or the host has no more.
    pub fn take_frame(&mut self) -> Option<u64> {
        let page = PAGE as usize;
        if let Some(at) = self.free.pop() {
            self.bytes.get_mut(at..at + page)?.fill(0);
            return Some(at as u64);
        }
        if self.used + page > self.limit {
            return None;
        }
        if self.used + page > self.bytes.len() {
            self.grow()?;
        }
        let at = self.used;
        self.used += page;
        Some(at as u64)
    }

    /// Doubles the array. A fresh zeroed allocation plus a copy of the used part touches less than `resize` would.
    fn grow(&mut self) -> Option<()> {
        const FIRST: usize = 16 << 20;
        let size = self.bytes.len().saturating_mul(2).max(FIRST).min(self.limit);
        let mut bytes = zeroed(size.max(self.used + PAGE as usize))?;
        if let (Some(to), Some(from)) = (bytes.get_mut(..self.used), self.bytes.get(..self.used)) {
            to.copy_from_slice(from);
        }
        self.bytes = bytes;
        Some(())
    }

    /// Gives a frame back.
    pub fn give_frame(&mut self, at: u64) {
        self.free.push(at as usize);
    }

    /// Reads 1, 2, 4 or 8 bytes, little endian; `None` outside.
    #[inline(always)]
    pub fn read(&self, at: usize, bytes: u32) -> Option<u64> {
        match bytes {
            1 => self.bytes.get(at).map(|byte| u64::from(*byte)),
            2 => self.chunk(at).map(|c| u64::from(u16::from_le_bytes(*c))),
            4 => self.chunk(at).map(|c| u64::from(u32::from_le_bytes(*c))),
            _ => self.chunk(at).map(|c| u64::from_le_bytes(*c)),
        }
    }

    /// Writes 1, 2, 4 or 8 bytes, little endian; `None` outside.
    #[inline(always)]
    pub fn write(&mut self, at: usize, bytes: u32, value: u64) -> Option<()> {
        match bytes {
            1 => *self.bytes.get_mut(at)? = value as u8,
            2 => *self.chunk_mut(at)? = (value as u16).to_le_bytes(),
            4 => *self.chunk_mut(at)? = (value as u32).to_le_bytes(),
            _ => *self.chunk_mut(at)? = value.to_le_bytes(),
        }
        Some(())
    }

    #[inline(always)]
    fn chunk<const N: usize>(&self, at: usize) -> Option<&[u8; N]> {
        self.bytes.get(at..)?.first_chunk()
    }

    #[inline(always)]
    fn chunk_mut<const N: usize>(&mut self, at: usize) -> Option<&mut [u8; N]> {
        self.bytes.get_mut(at..)?.first_chunk_mut()
    }

    /// A run of bytes; `None` when any of it is outside.
    pub fn slice(&self, at: u64, len: usize) -> Option<&[u8]> {
        let at = usize::try_from(at).ok()?;
        self.bytes.get(at..at.checked_add(len)?)
    }

    /// A run of bytes to write; `None` when any of it is outside.
    pub fn slice_mut(&mut self, at: u64, len: usize) -> Option<&mut [u8]> {
        let at = usize::try_from(at).ok()?;
        self.bytes.get_mut(at..at.checked_add(len)?)
    }
}

/// Zeroed bytes, which cost nothing until they are touched; `None` when the host has not so many. The standard library
/// cannot fail at a zeroed allocation without ending the process, so the same room is asked for first in a way that can.
fn zeroed(size: usize) -> Option<Vec<u8>> {
    let mut probe = Vec::<u8>::new();
    probe.try_reserve_exact(size).ok()?;
    // Room that nobody looks at would not be asked for at all.
    drop(core::hint::black_box(probe));
    Some(vec![0; size])
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
