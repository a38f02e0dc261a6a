//! A serial port: a register for characters and one for their state, each of a byte.

use super::console::Console;
use onespec_core::environment::board::Range;

/// Registers and bits of a serial port.
#[derive(Debug)]
pub struct Serial {
    pub range: Range,
    /// Offsets of the registers.
    pub data: u64,
    pub status: u64,
    /// Bits of the status: a received byte waits, and the transmitter is empty.
    pub ready: u64,
    pub empty: u64,
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
