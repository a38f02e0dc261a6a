//! A memory that holds only the bytes that a test case names, for instructions that are run one at a time.

use super::{Access, Host, Machine, Service, Stop, Trap};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// Bytes of a cache block, which some instructions work on as a whole.
const BLOCK: u64 = 64;

/// Bytes by address. An access to a byte that is not there is a fault; services answer 0, issued words are kept. A lane is
/// alone in its group.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Flat {
    /// The bytes that are there, by address.
    pub bytes: BTreeMap<u64, u8>,
    /// Words that instructions have issued and nobody has taken yet.
    pub issued: Vec<u64>,
}

impl Flat {
    /// Puts bytes at an address; the rest of the blocks that they are in becomes zero.
    pub fn define(&mut self, address: u64, bytes: &[u8]) {
        let end = address.saturating_add(bytes.len() as u64);
        let end = end.checked_next_multiple_of(BLOCK).unwrap_or(u64::MAX);
        for at in address / BLOCK * BLOCK..end {
            self.bytes.entry(at).or_insert(0);
        }
        self.put(address, bytes);
    }

    /// Puts bytes at an address.
    pub fn put(&mut self, address: u64, bytes: &[u8]) {
        let places = bytes.iter().zip(0u64..);
        self.bytes
            .extend(places.map(|(byte, i)| (address.wrapping_add(i), *byte)));
    }

    fn read(&self, address: u64, bytes: u32) -> Option<u64> {
        let byte = |i: u64| {
            self.bytes
                .get(&address.wrapping_add(i))
                .map(|byte| u64::from(*byte) << (8 * i))
        };
        (0..u64::from(bytes)).map(byte).sum()
    }

    fn write(&mut self, address: u64, bytes: u32, value: u64) -> Option<()> {
        self.read(address, bytes)?;
        self.put(address, value.to_le_bytes().get(..bytes as usize)?);
        Some(())
    }
}

/// Puts the trap of an access to absent memory into the state.
fn absent<S: Machine>(s: &mut S, address: u64, access: Access) -> Stop {
    let cause = s.fault_cause(access);
    s.set_trap(Trap { cause, tval: address });
    Stop
}

impl<S: Machine> Host<S> for Flat {
    fn load(&mut self, s: &mut S, addr: u64, bytes: u32) -> Result<u64, Stop> {
        self.read(addr, bytes).ok_or_else(|| absent(s, addr, Access::Load))
    }

    fn store(&mut self, s: &mut S, addr: u64, bytes: u32, value: u64) -> Result<(), Stop> {
        self.write(addr, bytes, value)
            .ok_or_else(|| absent(s, addr, Access::Store))
    }

    fn phys_load(&mut self, _: &mut S, addr: u64, bytes: u32) -> Option<u64> {
        self.read(addr, bytes)
    }

    fn phys_store(&mut self, _: &mut S, addr: u64, bytes: u32, value: u64) -> bool {
        self.write(addr, bytes, value).is_some()
    }

    fn readable(&mut self, _: &mut S, addr: u64, bytes: u32) -> bool {
        self.read(addr, bytes).is_some()
    }

    /// Its clock stands still, no line rises, and nothing is cached.
    fn service(&mut self, _: &mut S, service: Service, args: &[u64]) -> Result<u64, Stop> {
        if service == Service::Issue {
            self.issued.extend(args);
        }
        Ok(service.of_one_lane(args).unwrap_or(0))
    }
}
