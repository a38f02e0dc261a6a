//! A serial port: a register for characters and one for their state, each of a byte.

use super::console::Console;
use onespec_core::isa::platform::Range;

/// Registers and bits of a serial port.
#[derive(Debug)]
pub struct Serial {
    /// Addresses of the device.
    pub range: Range,
    /// Offset of the data register, for received and sent bytes.
    pub data: u64,
    /// Offset of the line status register.
    pub status: u64,
    /// Status bits that are set while a received byte waits.
    pub ready: u64,
    /// Status bits that say that the transmitter is empty; they are always set.
    pub empty: u64,
    /// Source of an interrupt controller that is raised while a received byte waits; 0 for none.
    pub source: u32,
}

impl Serial {
    /// A received byte, or the status; other registers read 0.
    pub fn load(&self, console: &mut Console, at: u64) -> u64 {
        if at == self.data {
            return console.get().map_or(0, u64::from);
        }
        if at == self.status {
            return self.empty | if console.is_waiting() { self.ready } else { 0 };
        }
        0
    }

    /// Sends a byte; other registers take what they are given and do nothing.
    pub fn store(&self, console: &mut Console, at: u64, value: u8) {
        if at == self.data {
            console.put(&[value]);
            if value == b'\n' {
                console.flush();
            }
        }
    }
}
