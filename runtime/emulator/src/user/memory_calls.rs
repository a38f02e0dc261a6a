//! Calls on the address space: `brk`, `mmap` and their kin.

use super::Process;
use super::errno::{EACCES, EEXIST, EINVAL, ENODEV, ENOMEM, Errno};
use super::files::{Handle, Open};
use crate::memory::Bus;
use crate::memory::space::{MAX_REGIONS, prot};
use onespec_core::exec::ram::PAGE;
use std::cell::RefCell;
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::rc::Rc;

const MAP_SHARED: u64 = 1;
const MAP_PRIVATE: u64 = 2;
const MAP_FIXED: u64 = 0x10;
const MAP_ANONYMOUS: u64 = 0x20;
const MAP_FIXED_NOREPLACE: u64 = 0x10_0000;
const MREMAP_MAYMOVE: u64 = 1;
const MREMAP_FIXED: u64 = 2;

impl Process {
    pub(super) fn memory_call(&mut self, bus: &mut Bus, number: u64, args: [u64; 6]) -> Option<Result<u64, Errno>> {
        let [a0, a1, a2, ..] = args;
        let result = match number {
            214 => Ok(self.brk(bus, a0)),
            215 => self.munmap(bus, a0, a1),
            216 => self.mremap(bus, args),
            222 => self.mmap(bus, args),
            226 => self.mprotect(bus, a0, a1, a2),
            // msync, mlock, munlock: memory has no other home. madvise: advice.
            227..=229 => Ok(0),
            233 => self.madvise(bus, a0, a1, a2),
            _ => return None,
        };
        if result == Err(ENOMEM) && bus.space().is_some_and(|(space, _)| space.is_full()) {
            self.warn_once(&format!(
                "the program has {MAX_REGIONS} mappings, as many as it may have: ENOMEM"
            ));
        }
        Some(result)
    }

    /// Moves the end of the data segment. A request that cannot be met leaves it where it is, as the interface has it.
    fn brk(&mut self, bus: &mut Bus, to: u64) -> u64 {
        let (start, end) = self.heap;
        if to < start || to - start > self.memory_limit {
            return end;
        }
        let (mapped, wanted) = (end.next_multiple_of(PAGE), to.next_multiple_of(PAGE));
        if wanted > mapped {
            let free = bus
                .space()
                .is_some_and(|(space, _)| space.is_free(mapped, wanted - mapped));
            if !free || !bus.map_user(mapped, wanted - mapped, prot::READ | prot::WRITE) {
                return end;
            }
        } else if wanted < mapped && !bus.unmap_user(wanted, mapped - wanted) {
            return end;
        }
        self.heap.1 = to;
        to
    }

    fn munmap(&mut self, bus: &mut Bus, addr: u64, len: u64) -> Result<u64, Errno> {
        let len = pages(len)?;
        if !is_range(bus, addr, len) {
            return Err(EINVAL);
        }
        if bus.unmap_user(addr, len) { Ok(0) } else { Err(ENOMEM) }
    }

    fn mprotect(&mut self, bus: &mut Bus, addr: u64, len: u64, prot: u64) -> Result<u64, Errno> {
        if len == 0 {
            return Ok(0);
        }
        let len = pages(len)?;
        if !is_range(bus, addr, len) {
            return Err(EINVAL);
        }
        if bus.protect_user(addr, len, prot as u8 & 7) {
            Ok(0)
        } else {
            Err(ENOMEM)
        }
    }

    fn mmap(&mut self, bus: &mut Bus, [hint, len, prot, flags, fd, offset]: [u64; 6]) -> Result<u64, Errno> {
        let len = pages(len)?;
        // 32-bit programs count offsets in pages.
        let offset = if self.width == 32 { offset << 12 } else { offset };
        let file = flags & MAP_ANONYMOUS == 0;
        if flags & (MAP_SHARED | MAP_PRIVATE) == 0 || file && offset % PAGE != 0 {
            return Err(EINVAL);
        }
        let contents = if file {
            Some(self.contents(fd as i32, prot, flags)?)
        } else {
            None
        };
        let fixed = flags & (MAP_FIXED | MAP_FIXED_NOREPLACE) != 0;
        let Some((space, _)) = bus.space() else {
            return Err(ENODEV);
        };
        let addr = if fixed {
            if !space.is_range(hint, len) {
                return Err(ENOMEM);
            }
            if flags & MAP_FIXED == 0 && !space.is_free(hint, len) {
                return Err(EEXIST);
            }
            hint
        } else {
            let hint = hint / PAGE * PAGE;
            let wanted = hint != 0 && space.is_range(hint, len) && space.is_free(hint, len);
            if wanted {
                hint
            } else {
                space.find_free(len).ok_or(ENOMEM)?
            }
        };
        if let Some(open) = contents {
            if !bus.map_user(addr, len, prot::READ | prot::WRITE) {
                return Err(ENOMEM);
            }
            if let Handle::File(file) = &open.borrow().handle {
                copy(bus, file, offset, addr, len)?;
            }
            return if bus.protect_user(addr, len, prot as u8 & 7) {
                Ok(addr)
            } else {
                Err(ENOMEM)
            };
        }
        if bus.map_user(addr, len, prot as u8 & 7) {
            Ok(addr)
        } else {
            Err(ENOMEM)
        }
    }

    /// A file that is mapped: it is copied at once, so a shared mapping that is written would not be shared.
    fn contents(&mut self, fd: i32, prot: u64, flags: u64) -> Result<Rc<RefCell<Open>>, Errno> {
        let open = self.files.get(fd)?;
        if !matches!(open.borrow().handle, Handle::File(_)) {
            return Err(EACCES);
        }
        if flags & MAP_SHARED != 0 && prot as u8 & prot::WRITE != 0 {
            return Err(ENODEV);
        }
        Ok(open)
    }

    fn mremap(&mut self, bus: &mut Bus, [addr, old, new, flags, to, _]: [u64; 6]) -> Result<u64, Errno> {
        let (old, new) = (pages(old)?, pages(new)?);
        if flags & !(MREMAP_MAYMOVE | MREMAP_FIXED) != 0 || !is_range(bus, addr, old) {
            return Err(EINVAL);
        }
        let Some((space, _)) = bus.space() else {
            return Err(ENODEV);
        };
        if !space.is_mapped(addr, old) {
            return Err(super::errno::EFAULT);
        }
        let prot = space.prot(addr);
        if flags & MREMAP_FIXED == 0 {
            if new <= old {
                if new < old && !bus.unmap_user(addr + new, old - new) {
                    return Err(ENOMEM);
                }
                return Ok(addr);
            }
            if space.is_range(addr, new) && space.is_free(addr + old, new - old) {
                return if bus.map_user(addr + old, new - old, prot) {
                    Ok(addr)
                } else {
                    Err(ENOMEM)
                };
            }
            if flags & MREMAP_MAYMOVE == 0 {
                return Err(ENOMEM);
            }
        }
        let to = if flags & MREMAP_FIXED != 0 {
            to
        } else {
            space.find_free(new).ok_or(ENOMEM)?
        };
        if !space.is_range(to, new) || to < addr + old && addr < to + new {
            return Err(EINVAL);
        }
        if !bus.unmap_user(to, new) || new < old && !bus.unmap_user(addr + new, old - new) {
            return Err(ENOMEM);
        }
        let moved = old.min(new);
        if !bus.relocate_user(addr, moved, to) || new > moved && !bus.map_user(to + moved, new - moved, prot) {
            return Err(ENOMEM);
        }
        Ok(to)
    }

    fn madvise(&mut self, bus: &mut Bus, addr: u64, len: u64, advice: u64) -> Result<u64, Errno> {
        const DONTNEED: u64 = 4;
        if advice != DONTNEED || len == 0 {
            return Ok(0);
        }
        let len = pages(len)?;
        if !is_range(bus, addr, len) {
            return Err(EINVAL);
        }
        if !bus.space().is_some_and(|(space, _)| space.is_mapped(addr, len)) {
            return Err(ENOMEM);
        }
        bus.clear_user(addr, len);
        Ok(0)
    }
}

/// Copies a file's bytes from `offset` on to mapped memory, as many as there are.
fn copy(bus: &mut Bus, file: &File, offset: u64, addr: u64, len: u64) -> Result<(), Errno> {
    const PIECE: usize = 1 << 20;
    let mut piece = vec![0; PIECE.min(len as usize)];
    let mut done = 0;
    while done < len {
        let most = (len - done).min(PIECE as u64) as usize;
        let room = piece.get_mut(..most).unwrap_or_default();
        let read = file.read_at(room, offset.saturating_add(done))?;
        if read == 0 {
            break;
        }
        if !bus.write_user(addr + done, room.get(..read).unwrap_or_default()) {
            return Err(ENOMEM);
        }
        done += read as u64;
    }
    Ok(())
}

/// A length in whole pages.
fn pages(len: u64) -> Result<u64, Errno> {
    match len.checked_next_multiple_of(PAGE) {
        None | Some(0) => Err(EINVAL),
        Some(len) => Ok(len),
    }
}

fn is_range(bus: &mut Bus, addr: u64, len: u64) -> bool {
    bus.space().is_some_and(|(space, _)| space.is_range(addr, len))
}
