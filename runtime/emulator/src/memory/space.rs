//! The address space of a user program: regions with permissions, and frames that exist once they are touched.

use super::gaps::Gaps;
use onespec_core::exec::Access;
use onespec_core::exec::ram::{PAGE, Ram};
use std::collections::{BTreeMap, HashMap};

/// Permission bits of a region, as `mmap` numbers them.
pub mod prot {
    /// The region may be read.
    pub const READ: u8 = 1;
    /// The region may be written.
    pub const WRITE: u8 = 2;
    /// The region may be executed.
    pub const EXEC: u8 = 4;
}

/// As many regions as Linux grants a process.
pub const MAX_REGIONS: usize = 65_530;

/// Why an address has no frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Nothing is mapped there, or not with this permission.
    Denied,
    /// The memory limit of the run is reached.
    OutOfMemory,
}

#[derive(Debug, Clone, Copy)]
struct Region {
    end: u64,
    prot: u8,
}

/// Regions and frames. Addresses and lengths are multiples of [`PAGE`] unless said otherwise.
#[derive(Debug, Default)]
pub struct Space {
    regions: BTreeMap<u64, Region>,
    /// Frame of each touched page, by page number.
    frames: HashMap<u64, u64>,
    /// Frames of pages that were unmapped, for [`Space::take_freed`].
    freed: Vec<u64>,
    /// Addresses are below.
    end: u64,
    /// Where there is room for mappings whose place is left open.
    gaps: Gaps,
}

impl Space {
    /// An empty space of addresses below `end`, in which room is searched from `mmap_base` up.
    pub fn new(end: u64, mmap_base: u64) -> Space {
        Space {
            end,
            gaps: Gaps::new(mmap_base, end),
            ..Space::default()
        }
    }

    /// Whether `addr..addr+len` is a page-aligned range inside the space.
    pub fn is_range(&self, addr: u64, len: u64) -> bool {
        addr.is_multiple_of(PAGE) && len > 0 && addr.checked_add(len).is_some_and(|end| end <= self.end)
    }

    /// Maps fresh zero pages; what was there is gone. False when the range is not one or there are too many regions.
    #[must_use]
    pub fn map(&mut self, addr: u64, len: u64, prot: u8) -> bool {
        if !self.is_range(addr, len) || self.is_full() && !self.continues(addr, prot) {
            return false;
        }
        self.remove(addr, addr + len);
        self.insert(addr, addr + len, prot);
        true
    }

    /// Maps fresh zero pages in the parts of a range where nothing is. False as for [`Space::map`].
    #[must_use]
    pub fn fill(&mut self, addr: u64, len: u64, prot: u8) -> bool {
        if !self.is_range(addr, len) {
            return false;
        }
        let (mut at, end) = (addr, addr + len);
        while at < end {
            if let Some(region) = self.region(at) {
                at = region.end;
                continue;
            }
            let next = self.regions.range(at..end).next().map_or(end, |(start, _)| *start);
            if !self.map(at, next - at, prot) {
                return false;
            }
            at = next;
        }
        true
    }

    /// Removes a range. Its frames are the caller's to give back. False when a hole would make too many regions.
    #[must_use]
    pub fn unmap(&mut self, addr: u64, len: u64) -> bool {
        let end = addr.saturating_add(len);
        let makes_hole = self.region(addr).is_some_and(|region| region.end > end) && !self.regions.contains_key(&addr);
        if makes_hole && self.is_full() {
            return false;
        }
        self.remove(addr, end);
        true
    }

    /// Whether there may be no more regions.
    pub fn is_full(&self) -> bool {
        self.regions.len() + 2 > MAX_REGIONS
    }

    /// Whether the region that ends at `addr` has these permissions.
    fn continues(&self, addr: u64, prot: u8) -> bool {
        let before = self.regions.range(..addr).next_back();
        before.is_some_and(|(_, region)| region.end == addr && region.prot == prot)
    }

    fn remove(&mut self, addr: u64, end: u64) {
        self.split(addr);
        self.split(end);
        let starts: Vec<u64> = self.regions.range(addr..end).map(|(start, _)| *start).collect();
        for start in starts {
            if let Some(region) = self.regions.remove(&start) {
                self.gaps.give(start, region.end);
                self.drop_frames(start, region.end);
            }
        }
    }

    /// Adds a region where nothing is, or makes a neighbour with the same permissions longer.
    fn insert(&mut self, addr: u64, end: u64, prot: u8) {
        self.regions.insert(addr, Region { end, prot });
        self.gaps.take(addr, end);
        self.join(addr);
        self.join(end);
    }

    /// Makes one of two regions that meet at `at` and have the same permissions.
    fn join(&mut self, at: u64) {
        let Some(right) = self.regions.get(&at).copied() else {
            return;
        };
        if let Some((_, left)) = self.regions.range_mut(..at).next_back()
            && (left.end, left.prot) == (at, right.prot)
        {
            left.end = right.end;
            self.regions.remove(&at);
        }
    }

    /// Makes a range read as zeros again, whatever its permissions.
    pub fn drop_frames(&mut self, start: u64, end: u64) {
        for page in self.touched(start, end) {
            self.freed.extend(self.frames.remove(&page));
        }
    }

    /// Numbers of the pages in a range that have frames. A huge reservation has few: goes through whichever is shorter.
    fn touched(&self, start: u64, end: u64) -> Vec<u64> {
        let pages = start / PAGE..end / PAGE;
        if end.saturating_sub(start) / PAGE <= self.frames.len() as u64 {
            pages.filter(|page| self.frames.contains_key(page)).collect()
        } else {
            self.frames
                .keys()
                .copied()
                .filter(|page| pages.contains(page))
                .collect()
        }
    }

    /// Frames that no page has any more.
    pub fn take_freed(&mut self) -> Vec<u64> {
        std::mem::take(&mut self.freed)
    }

    /// Makes `at` a border between regions.
    fn split(&mut self, at: u64) {
        if let Some((start, region)) = self.regions.range_mut(..at).next_back()
            && *start < at
            && at < region.end
        {
            let right = *region;
            region.end = at;
            self.regions.insert(at, right);
        }
    }

    /// Whether every page of the range is mapped.
    pub fn is_mapped(&self, addr: u64, len: u64) -> bool {
        let mut at = addr;
        let end = addr.saturating_add(len);
        while at < end {
            match self.region(at) {
                Some(region) => at = region.end,
                None => return false,
            }
        }
        true
    }

    /// Changes permissions; false when part of the range is not mapped.
    #[must_use]
    pub fn protect(&mut self, addr: u64, len: u64, prot: u8) -> bool {
        if !self.is_mapped(addr, len) || self.is_full() {
            return false;
        }
        self.split(addr);
        self.split(addr + len);
        for (_, region) in self.regions.range_mut(addr..addr + len) {
            region.prot = prot;
        }
        let mut borders: Vec<u64> = self.regions.range(addr..addr + len).map(|(start, _)| *start).collect();
        borders.push(addr + len);
        borders.into_iter().for_each(|at| self.join(at));
        true
    }

    /// Moves what is mapped at `from..from+len` to `to`, frames included; the target range must be free.
    #[must_use]
    pub fn relocate(&mut self, from: u64, len: u64, to: u64) -> bool {
        if !self.is_mapped(from, len) || !self.is_range(to, len) || !self.is_free(to, len) || self.is_full() {
            return false;
        }
        self.split(from);
        self.split(from + len);
        let starts: Vec<u64> = self.regions.range(from..from + len).map(|(start, _)| *start).collect();
        for start in starts {
            if let Some(region) = self.regions.remove(&start) {
                self.gaps.give(start, region.end);
                self.insert(start - from + to, region.end - from + to, region.prot);
                for page in self.touched(start, region.end) {
                    if let Some(frame) = self.frames.remove(&page) {
                        self.frames.insert(page - from / PAGE + to / PAGE, frame);
                    }
                }
            }
        }
        true
    }

    /// Whether nothing is mapped in the range.
    pub fn is_free(&self, addr: u64, len: u64) -> bool {
        let before = self.regions.range(..addr.saturating_add(len)).next_back();
        before.is_none_or(|(_, region)| region.end <= addr)
    }

    /// A free range of `len` bytes, the shortest that fits; `None` when there is no room.
    pub fn find_free(&self, len: u64) -> Option<u64> {
        self.gaps.find(len)
    }

    /// Whether the page of an address has a frame.
    pub fn is_touched(&self, addr: u64) -> bool {
        self.frames.contains_key(&(addr / PAGE))
    }

    /// Permissions at an address; none where nothing is mapped.
    pub fn prot(&self, addr: u64) -> u8 {
        self.region(addr).map_or(0, |region| region.prot)
    }

    fn region(&self, addr: u64) -> Option<Region> {
        let (_, region) = self.regions.range(..=addr).next_back()?;
        (addr < region.end).then_some(*region)
    }

    /// RAM offset of the byte at `addr`, allocating its frame if need be. Without an `access` no
    /// permission is asked for, which is for debuggers and loaders.
    ///
    /// # Errors
    /// Nothing is mapped there, the region does not permit the access, or RAM has no frame left.
    pub fn resolve(&mut self, ram: &mut Ram, addr: u64, access: Option<Access>) -> Result<u64, Fault> {
        let region = self.region(addr).ok_or(Fault::Denied)?;
        let need = match access {
            None => 0,
            Some(Access::Load) => prot::READ,
            Some(Access::Store) => prot::WRITE,
            Some(Access::Fetch) => prot::EXEC,
        };
        if region.prot & need != need {
            return Err(Fault::Denied);
        }
        let frame = match self.frames.get(&(addr / PAGE)) {
            Some(frame) => *frame,
            None => {
                let frame = ram.take_frame(addr).ok_or(Fault::OutOfMemory)?;
                self.frames.insert(addr / PAGE, frame);
                frame
            }
        };
        Ok(frame + addr % PAGE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space() -> (Space, Ram) {
        (Space::new(0x100_0000, 0x40_0000), Ram::growing(16 * PAGE))
    }

    #[test]
    fn permissions_are_per_page() {
        let (mut space, mut ram) = space();
        assert!(space.map(0x1000, 0x3000, prot::READ | prot::WRITE));
        assert!(space.protect(0x2000, 0x1000, prot::READ));
        assert!(space.resolve(&mut ram, 0x1fff, Some(Access::Store)).is_ok());
        assert_eq!(space.resolve(&mut ram, 0x2000, Some(Access::Store)), Err(Fault::Denied));
        assert!(space.resolve(&mut ram, 0x2000, Some(Access::Load)).is_ok());
        assert!(space.resolve(&mut ram, 0x3000, Some(Access::Store)).is_ok());
        assert_eq!(space.resolve(&mut ram, 0x4000, Some(Access::Load)), Err(Fault::Denied));
        assert!(!space.protect(0x3000, 0x2000, prot::READ), "part of it is not mapped");
    }

    #[test]
    fn unmapping_the_middle_frees_its_frames() {
        let (mut space, mut ram) = space();
        assert!(space.map(0x1000, 0x3000, prot::READ));
        let middle = space.resolve(&mut ram, 0x2000, Some(Access::Load)).unwrap();
        assert!(space.unmap(0x2000, 0x1000));
        assert_eq!(space.resolve(&mut ram, 0x2000, Some(Access::Load)), Err(Fault::Denied));
        assert!(space.is_mapped(0x1000, 0x1000) && space.is_mapped(0x3000, 0x1000));
        assert_eq!(space.take_freed(), [middle]);
    }

    #[test]
    fn room_is_found_between_regions_and_moves_keep_contents() {
        let (mut space, mut ram) = space();
        assert_eq!(space.find_free(0x2000), Some(0x40_0000));
        assert!(space.map(0x40_0000, 0x1000, prot::READ));
        assert!(space.map(0x40_2000, 0x1000, prot::READ));
        assert_eq!(space.find_free(0x1000), Some(0x40_1000));
        assert_eq!(space.find_free(0x2000), Some(0x40_3000));
        assert_eq!(space.find_free(0x100_0000), None);
        let frame = space.resolve(&mut ram, 0x40_0000, None).unwrap();
        assert!(space.relocate(0x40_0000, 0x1000, 0x50_0000));
        assert_eq!(space.resolve(&mut ram, 0x50_0000, None), Ok(frame));
        assert_eq!(space.resolve(&mut ram, 0x40_0000, None), Err(Fault::Denied));
    }

    #[test]
    fn memory_ends_at_the_limit() {
        let (mut space, mut ram) = space();
        assert!(space.map(0x1000, 0x80_0000, prot::READ));
        let touched = (0..)
            .take_while(|page| space.resolve(&mut ram, 0x1000 + page * PAGE, None).is_ok())
            .count();
        assert_eq!(touched, 16);
        assert_eq!(space.resolve(&mut ram, 0x70_0000, None), Err(Fault::OutOfMemory));
    }

    #[test]
    fn neighbours_with_the_same_permissions_are_one_region() {
        let (mut space, _) = space();
        for page in 0..4 {
            assert!(space.map(0x1000 + page * PAGE, PAGE, prot::READ));
        }
        assert_eq!(space.regions.len(), 1);
        assert!(space.protect(0x2000, PAGE, prot::WRITE));
        assert_eq!(space.regions.len(), 3);
        assert!(space.protect(0x2000, PAGE, prot::READ));
        assert_eq!(space.regions.len(), 1);
    }

    #[test]
    fn regions_are_bounded_whatever_makes_them() {
        let mut space = Space::new(1 << 40, 1 << 20);
        assert!(space.map(0, 1 << 39, prot::READ));
        let holes = (0..1 << 20)
            .take_while(|hole| space.unmap((2 * hole + 1) * PAGE, PAGE))
            .count();
        assert!(space.is_full() && holes < MAX_REGIONS, "{holes} holes");
        assert!(!space.map(1 << 39, PAGE, prot::WRITE) && !space.protect(0, PAGE, prot::WRITE));
        assert!(space.map(1 << 39, PAGE, prot::READ), "makes a region longer");
        assert!(space.unmap(0, 1 << 39) && !space.is_full());
    }
}
