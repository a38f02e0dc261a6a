//! A small memory at a fixed address, for instructions that are run one at a time.

use onespec_core::exec::{Access, Cpu, Host, Machine, Stop, Trap};

/// Where the memory is.
pub const BASE: u64 = 0x1_0000;
/// How many bytes it has.
pub const SIZE: usize = 0x1000;

/// Bytes from [`BASE`] on; nothing else is there. Services answer 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flat {
    pub bytes: Vec<u8>,
}

impl Flat {
    /// A memory with these bytes at its start and zeros behind them.
    pub fn new(start: &[u8]) -> Flat {
        let mut bytes = start.to_vec();
        bytes.resize(SIZE, 0);
        Flat { bytes }
    }

    fn slice(&mut self, addr: u64, bytes: u32) -> Option<&mut [u8]> {
        let from = usize::try_from(addr.checked_sub(BASE)?).ok()?;
        self.bytes.get_mut(from..from.checked_add(bytes as usize)?)
    }

    fn read(&mut self, addr: u64, bytes: u32) -> Option<u64> {
        let slice = self.slice(addr, bytes)?;
        Some(slice.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte)))
    }

    fn write(&mut self, addr: u64, bytes: u32, value: u64) -> Option<()> {
        let slice = self.slice(addr, bytes)?;
        slice.copy_from_slice(&value.to_le_bytes()[..bytes as usize]);
        Some(())
    }
}

/// Puts the trap of an access to absent memory into the state.
fn absent<S: Machine>(s: &mut S, addr: u64, access: Access) -> Stop {
    let cause = s.fault_cause(access);
    s.set_trap(Trap { cause, tval: addr });
    Stop
}

impl<S: Machine + Cpu> Host<S> for Flat {
    fn load(&mut self, s: &mut S, addr: u64, bytes: u32) -> Result<u64, Stop> {
        self.read(addr, bytes).ok_or_else(|| absent(s, addr, Access::Load))
    }

    fn store(&mut self, s: &mut S, addr: u64, bytes: u32, value: u64) -> Result<(), Stop> {
        self.write(addr, bytes, value).ok_or_else(|| absent(s, addr, Access::Store))
    }

    fn phys_load(&mut self, _: &mut S, addr: u64, bytes: u32) -> Option<u64> {
        self.read(addr, bytes)
    }

    fn phys_store(&mut self, _: &mut S, addr: u64, bytes: u32, value: u64) -> bool {
        self.write(addr, bytes, value).is_some()
    }

    fn readable(&mut self, _: &mut S, addr: u64, bytes: u32) -> bool {
        self.slice(addr, bytes).is_some()
    }

    fn service(&mut self, _: &mut S, _: &'static str, _: &[u64]) -> Result<u64, Stop> {
        Ok(0)
    }
}
