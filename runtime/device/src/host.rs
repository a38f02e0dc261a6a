//! Memory of the host, as a driver sees it.

use std::collections::BTreeMap;

/// Memory of the program that uses a device.
pub trait HostMemory {
    /// Reads; false where an address leads nowhere.
    fn read(&self, addr: u64, to: &mut [u8]) -> bool;
    /// Writes; false where an address leads nowhere.
    fn write(&mut self, addr: u64, from: &[u8]) -> bool;
    /// Whether a range lies in one mapping that was made for copies.
    fn is_mapped(&self, addr: u64, bytes: u64) -> bool;
}

/// Bytes that may be mapped at once.
const MAX_MAPPING: u64 = 1 << 32;

/// Memory of a program in this process: buffers by addresses.
#[derive(Debug, Clone)]
pub struct Buffers {
    buffers: BTreeMap<u64, Buffer>,
    next: u64,
}

#[derive(Debug, Clone)]
struct Buffer {
    bytes: Vec<u8>,
    mapped: bool,
}

impl Default for Buffers {
    fn default() -> Buffers {
        Buffers {
            buffers: BTreeMap::new(),
            next: 0x7f00_0000_0000,
        }
    }
}

impl Buffers {
    fn add(&mut self, bytes: Vec<u8>, mapped: bool) -> u64 {
        const PAGE: u64 = 4096;
        let at = self.next;
        // A page that nobody has lies between two buffers.
        let room = (bytes.len() as u64).next_multiple_of(PAGE) + PAGE;
        self.next += room;
        self.buffers.insert(at, Buffer { bytes, mapped });
        at
    }

    /// A buffer with these bytes; gives its address.
    pub fn place(&mut self, bytes: Vec<u8>) -> u64 {
        self.add(bytes, false)
    }

    /// A zeroed buffer for copies; gives its address. `None`: more than the host has.
    pub fn map(&mut self, bytes: u64) -> Option<u64> {
        if bytes > MAX_MAPPING {
            return None;
        }
        let mut zeroed = Vec::new();
        let bytes = usize::try_from(bytes).ok()?;
        zeroed.try_reserve_exact(bytes).ok()?;
        zeroed.resize(bytes, 0);
        Some(self.add(zeroed, true))
    }

    /// Frees the buffer at an address; gives its bytes.
    pub fn free(&mut self, addr: u64) -> Option<Vec<u8>> {
        self.buffers.remove(&addr).map(|buffer| buffer.bytes)
    }

    /// Bytes at an address; `None` where there are none.
    pub fn bytes(&self, addr: u64, count: usize) -> Option<&[u8]> {
        let (start, buffer) = self.buffers.range(..=addr).next_back()?;
        let from = usize::try_from(addr - start).ok()?;
        buffer.bytes.get(from..from.checked_add(count)?)
    }
}

impl HostMemory for Buffers {
    fn read(&self, addr: u64, to: &mut [u8]) -> bool {
        let Some(from) = self.bytes(addr, to.len()) else {
            return false;
        };
        to.copy_from_slice(from);
        true
    }

    fn write(&mut self, addr: u64, from: &[u8]) -> bool {
        let Some((start, buffer)) = self.buffers.range_mut(..=addr).next_back() else {
            return false;
        };
        let at = usize::try_from(addr - start).unwrap_or(usize::MAX);
        let to = at.checked_add(from.len()).and_then(|end| buffer.bytes.get_mut(at..end));
        let Some(to) = to else { return false };
        to.copy_from_slice(from);
        true
    }

    fn is_mapped(&self, addr: u64, bytes: u64) -> bool {
        let Some((start, buffer)) = self.buffers.range(..=addr).next_back() else {
            return false;
        };
        let end = (addr - start).checked_add(bytes);
        buffer.mapped && end.is_some_and(|end| end <= buffer.bytes.len() as u64)
    }
}
