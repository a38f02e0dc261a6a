//! The memory map of a board: which offset of the host's memory an address leads to.

use onespec_core::exec::ram::PAGE;
use onespec_core::isa::platform::{MemoryKind, Platform, Range};

/// A region with its place in the host's memory.
#[derive(Debug, Clone, Copy)]
struct Region {
    range: Range,
    /// Offset of its first byte in the host's memory.
    offset: u64,
    /// Programs may write it.
    write: bool,
}

/// Regions of memory, one behind the other in the host's memory.
#[derive(Debug, Clone, Default)]
pub struct MemoryMap {
    regions: Vec<Region>,
    /// Bytes of all regions, each in whole pages.
    size: u64,
}

impl MemoryMap {
    /// The map of a platform. `size` is the number of bytes of its main memory ([`main`]), if it is not the platform's own.
    /// `None`: all regions together have more bytes than 64 bits count.
    pub fn new(platform: &Platform, size: Option<u64>) -> Option<MemoryMap> {
        let mut map = MemoryMap::default();
        for (at, memory) in platform.memory.iter().enumerate() {
            if let MemoryKind::Tile(_) = memory.kind {
                continue;
            }
            let asked = size.filter(|_| main(platform) == Some(at));
            let range = Range {
                size: asked.unwrap_or(memory.range.size),
                ..memory.range
            };
            map.regions.push(Region {
                range,
                offset: map.size,
                write: memory.kind != MemoryKind::Rom,
            });
            map.size = map.size.checked_add(range.size.checked_next_multiple_of(PAGE)?)?;
        }
        Some(map)
    }

    /// One region that programs may write.
    #[cfg(test)]
    pub fn single(base: u64, size: u64) -> MemoryMap {
        let region = Region {
            range: Range { base, size },
            offset: 0,
            write: true,
        };
        MemoryMap {
            regions: vec![region],
            size,
        }
    }

    /// Bytes of the host's memory that all regions take.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Offset of a byte.
    pub fn offset(&self, addr: u64) -> Option<u64> {
        self.span(addr, 1)
    }

    /// Offset of bytes that lie in one region altogether.
    pub fn span(&self, addr: u64, bytes: u64) -> Option<u64> {
        self.regions.iter().find_map(|region| {
            let at = region.range.offset(addr, bytes)?;
            Some(region.offset + at)
        })
    }

    /// Offset of a byte that programs may write.
    pub fn writable(&self, addr: u64) -> Option<u64> {
        let found = self
            .regions
            .iter()
            .find(|region| region.range.offset(addr, 1).is_some());
        found.filter(|region| region.write)?;
        self.offset(addr)
    }

    /// The regions, for messages.
    pub fn shown(&self) -> String {
        let regions: Vec<String> = self
            .regions
            .iter()
            .map(|region| {
                format!(
                    "{:#x}..{:#x}",
                    region.range.base,
                    region.range.base.wrapping_add(region.range.size)
                )
            })
            .collect();
        regions.join(", ")
    }
}

/// The region whose size a run may choose, by its index: the one that the platform's first instruction lies in, if programs may
/// write it, else the first RAM.
pub fn main(platform: &Platform) -> Option<usize> {
    let is_ram = |at: &usize| {
        platform
            .memory
            .get(*at)
            .is_some_and(|memory| memory.kind == MemoryKind::Ram)
    };
    let holds = |at: &usize| {
        let memory = platform.memory.get(*at);
        memory.is_some_and(|memory| memory.range.offset(platform.entry, 1).is_some())
    };
    let mut all = (0..platform.memory.len()).filter(is_ram);
    all.clone().find(holds).or_else(|| all.next())
}
