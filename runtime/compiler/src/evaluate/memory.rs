//! The memory of a running program, in one of two layouts. Three regions for static data, a heap and a stack, with
//! nothing mapped between them; or a flat memory in which every address is mapped, of which pages are made on the first
//! write.

use super::Stop;
use hashbrown::HashMap;
use onespec_graph::semantics::GateMemory;
use std::borrow::Cow;

/// Where each region begins: all of them where addresses of 32 bits reach. Nothing is at 0 and around it.
const BASES: [u64; 3] = [0x1_0000, 0x5000_0000, 0xa000_0000];
/// Bytes that a region may have.
const MAX_REGION: u64 = 1 << 30;
/// Bytes of a flat memory that are read or filled at once at most, so that a stack slot of any size costs little.
const MAX_FLAT: u64 = 1 << 20;
const PAGE: u64 = 4096;
/// Bytes of stack slots before something is written there.
const UNWRITTEN: u8 = 0xaa;

/// Bytes at addresses.
#[derive(Debug, Clone)]
pub struct Memory(Layout);

#[derive(Debug, Clone)]
enum Layout {
    Regions([Vec<u8>; 3]),
    Flat(Flat),
}

#[derive(Debug, Clone)]
struct Flat {
    pages: HashMap<u64, Box<[u8]>>,
    /// Bits of an address that count.
    mask: u64,
    /// Where the next frame ends: the stack grows downwards.
    top: u64,
}

/// The regions by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Region {
    Data = 0,
    Heap = 1,
    Stack = 2,
}

impl Default for Memory {
    /// Three empty regions.
    fn default() -> Memory {
        Memory(Layout::Regions(Default::default()))
    }
}

impl Memory {
    /// A flat memory; bytes that were never written have a fixed pattern. `bits` is the width of addresses, from 12 to
    /// 64; they wrap.
    pub fn flat(bits: u32) -> Memory {
        Memory(Layout::Flat(Flat {
            pages: HashMap::new(),
            mask: u64::MAX >> (64 - bits.clamp(12, 64)),
            // Below the top of the address space, far from where programs are likely to point.
            top: if bits > 32 { 0x7fff_f7a5_c000 } else { 0x7fa5_c000 },
        }))
    }

    /// Bytes at an address.
    ///
    /// # Errors
    /// If not all of them are there.
    pub fn bytes(&self, address: u64, count: u64) -> Result<Cow<'_, [u8]>, Stop> {
        match &self.0 {
            Layout::Regions(regions) => {
                let (region, at) = find(regions, address, count).ok_or(Stop::Address(address))?;
                Ok(regions[region][at..at + count as usize].into())
            }
            Layout::Flat(_) if count > MAX_FLAT => Err(Stop::Memory),
            Layout::Flat(flat) => Ok((0..count).map(|i| flat.byte(address.wrapping_add(i))).collect()),
        }
    }

    /// Writes bytes.
    ///
    /// # Errors
    /// If not all of them are there.
    pub fn set_bytes(&mut self, address: u64, bytes: &[u8]) -> Result<(), Stop> {
        match &mut self.0 {
            Layout::Regions(regions) => {
                let found = find(regions, address, bytes.len() as u64);
                let (region, at) = found.ok_or(Stop::Address(address))?;
                regions[region][at..at + bytes.len()].copy_from_slice(bytes);
            }
            Layout::Flat(flat) => flat.write(address, bytes),
        }
        Ok(())
    }

    /// Up to 8 bytes, little endian.
    ///
    /// # Errors
    /// If not all of them are there.
    pub fn read(&self, address: u64, count: u32) -> Result<u64, Stop> {
        let mut word = [0; 8];
        let count = count.min(8) as usize;
        match &self.0 {
            Layout::Regions(regions) => {
                let found = find(regions, address, count as u64);
                let (region, at) = found.ok_or(Stop::Address(address))?;
                word[..count].copy_from_slice(&regions[region][at..at + count]);
            }
            Layout::Flat(flat) => flat.read(address, &mut word[..count]),
        }
        Ok(u64::from_le_bytes(word))
    }

    /// Up to 8 bytes, little endian.
    ///
    /// # Errors
    /// If not all of them are there.
    pub fn write(&mut self, address: u64, count: u32, value: u64) -> Result<(), Stop> {
        self.set_bytes(address, &value.to_le_bytes()[..count.min(8) as usize])
    }

    /// Bytes up to the first 0.
    ///
    /// # Errors
    /// If there is none.
    pub fn text(&self, address: u64) -> Result<Cow<'_, [u8]>, Stop> {
        match &self.0 {
            Layout::Regions(regions) => {
                let (region, at) = find(regions, address, 1).ok_or(Stop::Address(address))?;
                let rest = &regions[region][at..];
                let length = rest.iter().position(|b| *b == 0).ok_or(Stop::Address(address))?;
                Ok(rest[..length].into())
            }
            Layout::Flat(flat) => {
                let mut text = Vec::new();
                for i in 0..MAX_FLAT {
                    match flat.byte(address.wrapping_add(i)) {
                        0 => return Ok(text.into()),
                        byte => text.push(byte),
                    }
                }
                Err(Stop::Address(address))
            }
        }
    }

    /// The region that an address is in: where it begins, and its bytes. `None`: nothing is there, or there are no regions.
    pub fn around(&self, address: u64) -> Option<(u64, u64)> {
        let Layout::Regions(regions) = &self.0 else {
            return None;
        };
        let (region, _) = find(regions, address, 1)?;
        Some((BASES[region], regions[region].len() as u64))
    }

    /// Bytes of the heap that are 0, at an address that is a multiple of 16; `None` where there is no more memory. A flat
    /// memory has no heap.
    pub fn allocate(&mut self, bytes: u64) -> Option<u64> {
        self.grow(Region::Heap, bytes, 16, 0)
    }

    /// More bytes at the end of a region: their address. `None` where there is no room, or no region.
    pub(super) fn grow(&mut self, region: Region, bytes: u64, align: u64, fill: u8) -> Option<u64> {
        let Layout::Regions(regions) = &mut self.0 else {
            return None;
        };
        let all = &mut regions[region as usize];
        let start = (all.len() as u64).next_multiple_of(align.max(1));
        let end = start.checked_add(bytes).filter(|end| *end <= MAX_REGION)?;
        all.resize(end as usize, fill);
        Some(BASES[region as usize] + start)
    }

    /// How far the stack is taken.
    pub(super) fn stack(&self) -> u64 {
        match &self.0 {
            Layout::Regions(regions) => regions[Region::Stack as usize].len() as u64,
            Layout::Flat(flat) => flat.top,
        }
    }

    /// Takes bytes of the stack for a frame, a multiple of 16: the address behind them. `None` where there is no room.
    pub(super) fn push_frame(&mut self, bytes: u64) -> Option<u64> {
        match &mut self.0 {
            Layout::Flat(flat) => {
                let top = flat.top;
                flat.top = top.wrapping_sub(bytes);
                Some(top)
            }
            Layout::Regions(_) => Some(self.grow(Region::Stack, bytes, 16, UNWRITTEN)? + bytes),
        }
    }

    /// Gives the stack back down to what [`Memory::stack`] said before.
    pub(super) fn pop_frame(&mut self, stack: u64) {
        match &mut self.0 {
            Layout::Regions(regions) => regions[Region::Stack as usize].truncate(stack as usize),
            Layout::Flat(flat) => flat.top = stack,
        }
    }

    /// Makes a stack slot of a frame that was just pushed as slots are before something is written there.
    pub(super) fn clear_slot(&mut self, address: u64, bytes: u64) {
        if let Layout::Flat(flat) = &mut self.0 {
            flat.write(address, &vec![UNWRITTEN; bytes.min(MAX_FLAT) as usize]);
        }
    }
}

/// The region that has some bytes, and where they are in it.
fn find(regions: &[Vec<u8>; 3], address: u64, bytes: u64) -> Option<(usize, usize)> {
    let region = BASES.iter().rposition(|base| *base <= address)?;
    let at = address - BASES[region];
    let fits = at.checked_add(bytes)? <= regions[region].len() as u64;
    fits.then_some((region, at as usize))
}

impl Flat {
    /// What is at an address before anything was written.
    fn untouched(address: u64) -> u8 {
        (address.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u8
    }

    fn byte(&self, address: u64) -> u8 {
        let mut byte = [0];
        self.read(address, &mut byte);
        byte[0]
    }

    /// How many bytes from an address on are on its page, of those that are wanted.
    fn on_page(address: u64, wanted: usize) -> usize {
        wanted.min((PAGE - address % PAGE) as usize)
    }

    fn read(&self, mut address: u64, mut to: &mut [u8]) {
        while !to.is_empty() {
            address &= self.mask;
            let (now, rest) = to.split_at_mut(Flat::on_page(address, to.len()));
            let at = (address % PAGE) as usize;
            match self.pages.get(&(address / PAGE)) {
                Some(page) => now.copy_from_slice(&page[at..at + now.len()]),
                None => (0..)
                    .zip(now.iter_mut())
                    .for_each(|(i, byte)| *byte = Flat::untouched(address + i)),
            }
            address = address.wrapping_add(now.len() as u64);
            to = rest;
        }
    }

    fn write(&mut self, mut address: u64, mut from: &[u8]) {
        while !from.is_empty() {
            address &= self.mask;
            let (now, rest) = from.split_at(Flat::on_page(address, from.len()));
            let at = (address % PAGE) as usize;
            let page = self.pages.entry(address / PAGE).or_insert_with(|| {
                let first = address - address % PAGE;
                (0..PAGE).map(|i| Flat::untouched(first + i)).collect()
            });
            page[at..at + now.len()].copy_from_slice(now);
            address = address.wrapping_add(now.len() as u64);
            from = rest;
        }
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
