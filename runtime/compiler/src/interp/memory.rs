//! A flat memory in which every address is mapped: pages are made on the first write.

use onespec_graph::semantics::GateMemory;
use std::collections::HashMap;

const PAGE: u64 = 4096;

/// A sparse memory of pages; bytes that were never written have a fixed pattern.
#[derive(Debug, Clone)]
pub struct Memory {
    pages: HashMap<u64, Box<[u8]>>,
    mask: u64,
}

impl Memory {
    /// `bits` is the width of addresses, up to 64; they wrap.
    pub fn new(bits: u32) -> Memory {
        Memory {
            pages: HashMap::new(),
            mask: u64::MAX >> (64 - bits.clamp(1, 64)),
        }
    }

    /// What is at an address before anything was written.
    fn untouched(address: u64) -> u8 {
        (address.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u8
    }

    pub fn byte(&self, address: u64) -> u8 {
        let address = address & self.mask;
        match self.pages.get(&(address / PAGE)) {
            Some(page) => page[(address % PAGE) as usize],
            None => Memory::untouched(address),
        }
    }

    pub fn set_byte(&mut self, address: u64, byte: u8) {
        let address = address & self.mask;
        let page = self.pages.entry(address / PAGE).or_insert_with(|| {
            let first = address - address % PAGE;
            (0..PAGE).map(|i| Memory::untouched(first + i)).collect()
        });
        page[(address % PAGE) as usize] = byte;
    }

    /// Up to 8 bytes, little endian.
    pub fn read(&self, address: u64, bytes: u32) -> u64 {
        let at = |i: u32| u64::from(self.byte(address.wrapping_add(u64::from(i)))) << (8 * i);
        (0..bytes.min(8)).map(at).sum()
    }

    /// Up to 8 bytes, little endian.
    pub fn write(&mut self, address: u64, bytes: u32, value: u64) {
        for i in 0..bytes.min(8) {
            self.set_byte(address.wrapping_add(u64::from(i)), (value >> (8 * i)) as u8);
        }
    }

    /// The same byte in a range; at most 1 MiB of it, so that an area of any size costs little.
    pub fn fill(&mut self, address: u64, bytes: u64, byte: u8) {
        for i in 0..bytes.min(1 << 20) {
            self.set_byte(address.wrapping_add(i), byte);
        }
    }
}

impl GateMemory for Memory {
    fn load(&mut self, address: u64, bytes: u32) -> Option<u64> {
        Some(self.read(address, bytes))
    }

    fn store(&mut self, address: u64, bytes: u32, value: u64) -> bool {
        self.write(address, bytes, value);
        true
    }
}
