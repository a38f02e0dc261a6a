//! The memory of a running program: three regions for static data, a heap and a stack; the addresses between them are
//! unmapped.

use super::trap::Trap;
use onespec_graph::semantics::GateMemory;

/// Where each region begins. Nothing is at 0 and around it.
const BASES: [u64; 3] = [0x1_0000, 0x1_0000_0000, 0x10_0000_0000];
/// Bytes that a region may have.
const MOST: u64 = 1 << 30;

/// Three regions of bytes at fixed addresses; an access outside of them traps.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    regions: [Vec<u8>; 3],
}

/// The regions by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Region {
    Data = 0,
    Heap = 1,
    Stack = 2,
}

impl Memory {
    fn find(&self, address: u64, bytes: u64) -> Option<(usize, usize)> {
        let region = BASES.iter().rposition(|base| *base <= address)?;
        let at = address - BASES[region];
        let fits = at.checked_add(bytes)? <= self.regions[region].len() as u64;
        fits.then_some((region, at as usize))
    }

    /// Bytes at an address.
    ///
    /// # Errors
    /// If not all of them are there.
    pub fn bytes(&self, address: u64, count: u64) -> Result<&[u8], Trap> {
        let (region, at) = self.find(address, count).ok_or(Trap::Address(address))?;
        Ok(&self.regions[region][at..at + count as usize])
    }

    /// Writes bytes.
    ///
    /// # Errors
    /// If not all of them are there.
    pub fn set_bytes(&mut self, address: u64, bytes: &[u8]) -> Result<(), Trap> {
        let found = self.find(address, bytes.len() as u64);
        let (region, at) = found.ok_or(Trap::Address(address))?;
        self.regions[region][at..at + bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    /// Up to 8 bytes, little endian.
    ///
    /// # Errors
    /// If not all of them are there.
    pub fn read(&self, address: u64, count: u32) -> Result<u64, Trap> {
        let mut word = [0; 8];
        let count = count.min(8) as usize;
        word[..count].copy_from_slice(self.bytes(address, count as u64)?);
        Ok(u64::from_le_bytes(word))
    }

    /// Up to 8 bytes, little endian.
    ///
    /// # Errors
    /// If not all of them are there.
    pub fn write(&mut self, address: u64, count: u32, value: u64) -> Result<(), Trap> {
        self.set_bytes(address, &value.to_le_bytes()[..count.min(8) as usize])
    }

    /// Bytes up to the first 0.
    ///
    /// # Errors
    /// If there is none.
    pub fn text(&self, address: u64) -> Result<&[u8], Trap> {
        let (region, at) = self.find(address, 1).ok_or(Trap::Address(address))?;
        let rest = &self.regions[region][at..];
        let length = rest.iter().position(|b| *b == 0).ok_or(Trap::Address(address))?;
        Ok(&rest[..length])
    }

    /// Bytes of the heap that are 0, at an address that is a multiple of 16; `None` where there is no more memory.
    pub fn allocate(&mut self, bytes: u64) -> Option<u64> {
        self.grow(Region::Heap, bytes, 16, 0)
    }

    /// More bytes at the end of a region: their address.
    pub(super) fn grow(&mut self, region: Region, bytes: u64, align: u64, fill: u8) -> Option<u64> {
        let all = &mut self.regions[region as usize];
        let start = (all.len() as u64).next_multiple_of(align.max(1));
        let end = start.checked_add(bytes).filter(|end| *end <= MOST)?;
        all.resize(end as usize, fill);
        Some(BASES[region as usize] + start)
    }

    /// Bytes that a region has.
    pub(super) fn size(&self, region: Region) -> u64 {
        self.regions[region as usize].len() as u64
    }

    /// Takes the end of a region away.
    pub(super) fn shrink(&mut self, region: Region, size: u64) {
        self.regions[region as usize].truncate(size as usize);
    }
}

impl GateMemory for Memory {
    fn load(&mut self, address: u64, bytes: u32) -> Option<u64> {
        self.read(address, bytes).ok()
    }

    fn store(&mut self, address: u64, bytes: u32, value: u64) -> bool {
        self.write(address, bytes, value).is_ok()
    }
}
