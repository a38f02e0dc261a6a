//! Memory for translated code.
//!
//! Code lies in memory that is mapped twice: once to be written, once to be executed. No address is ever both.

use rustix::fs::{MemfdFlags, ftruncate, memfd_create};
use rustix::mm::{MapFlags, ProtFlags, mmap, munmap};
use std::io;
use std::ptr::{NonNull, null_mut};

/// Bytes of code in all.
const SIZE: usize = 64 << 20;
/// Where functions begin.
const ALIGN: usize = 16;

/// The memory.
pub struct Code {
    write: NonNull<u8>,
    run: NonNull<u8>,
    used: usize,
}

impl Code {
    /// Memory without code.
    ///
    /// # Errors
    /// The operating system gives none.
    pub fn new() -> io::Result<Code> {
        let file = memfd_create("code", MemfdFlags::CLOEXEC)?;
        ftruncate(&file, SIZE as u64)?;
        let map = |protection| {
            // SAFETY: a new mapping at an address of the kernel's choice, of the size that the file has.
            let at = unsafe { mmap(null_mut(), SIZE, protection, MapFlags::SHARED, &file, 0) }?;
            NonNull::new(at.cast()).ok_or(io::Error::from(io::ErrorKind::OutOfMemory))
        };
        let write = map(ProtFlags::READ | ProtFlags::WRITE)?;
        let run = map(ProtFlags::READ | ProtFlags::EXEC)?;
        Ok(Code { write, run, used: 0 })
    }

    /// Adds a function and gives its address. `None`: there is no room.
    pub fn add(&mut self, bytes: &[u8]) -> Option<NonNull<u8>> {
        let at = self.used.next_multiple_of(ALIGN);
        let end = at.checked_add(bytes.len()).filter(|end| *end <= SIZE)?;
        // SAFETY: `at..end` lies within the mapping, which nothing else refers to while this is borrowed.
        unsafe {
            self.write
                .add(at)
                .copy_from_nonoverlapping(NonNull::from(bytes).cast(), bytes.len())
        };
        self.used = end;
        // SAFETY: within the mapping.
        Some(unsafe { self.run.add(at) })
    }

    /// Bytes that are taken.
    pub const fn used(&self) -> usize {
        self.used
    }

    /// Bytes that are free.
    pub const fn room(&self) -> usize {
        SIZE.saturating_sub(self.used)
    }

    /// Forgets all behind the first so many bytes. Nothing may run there.
    pub const fn forget(&mut self, keep: usize) {
        self.used = keep;
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        for at in [self.write, self.run] {
            // SAFETY: both are mappings of this size that are unmapped once.
            let _ = unsafe { munmap(at.as_ptr().cast(), SIZE) };
        }
    }
}
