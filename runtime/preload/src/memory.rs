//! Memory of the process, as the operating system reads and writes it.

use onespec_device::host::HostMemory;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;

/// Memory of the process that the library is part of.
#[derive(Debug)]
pub struct Process {
    file: File,
    /// Mappings that devices gave: their bytes, by address.
    mapped: BTreeMap<u64, u64>,
}

impl Process {
    /// Opens it.
    ///
    /// # Errors
    /// The operating system does not allow it.
    pub fn open() -> std::io::Result<Process> {
        let file = OpenOptions::new().read(true).write(true).open("/proc/self/mem")?;
        Ok(Process {
            file,
            mapped: BTreeMap::new(),
        })
    }

    /// A device has given a mapping.
    pub fn add(&mut self, addr: u64, bytes: u64) {
        self.mapped.insert(addr, bytes);
    }

    /// A mapping is gone.
    pub fn remove(&mut self, addr: u64) {
        self.mapped.remove(&addr);
    }
}

impl HostMemory for Process {
    fn read(&self, addr: u64, to: &mut [u8]) -> bool {
        self.file.read_exact_at(to, addr).is_ok()
    }

    fn write(&mut self, addr: u64, from: &[u8]) -> bool {
        self.file.write_all_at(from, addr).is_ok()
    }

    fn is_mapped(&self, addr: u64, bytes: u64) -> bool {
        let Some((start, size)) = self.mapped.range(..=addr).next_back() else {
            return false;
        };
        (addr - start).checked_add(bytes).is_some_and(|end| end <= *size)
    }
}
