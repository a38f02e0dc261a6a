//! A finisher: a 32-bit register that ends the run. Its low 16 bits say how, the bits above are the exit code of a failure.

use onespec_core::isa::platform::Range;

/// The register and its values.
#[derive(Debug)]
pub struct Finisher {
    /// Addresses of the device.
    pub range: Range,
    /// Offset of the register.
    pub register: u64,
    /// Low 16 bits that end the run with code 0.
    pub pass: u64,
    /// Low 16 bits that end the run with the code in the bits above.
    pub fail: u64,
}

impl Finisher {
    /// The exit code that a store gives; other values do nothing.
    pub fn store(&self, at: u64, bytes: u32, value: u64) -> Option<u64> {
        if at != self.register || bytes < 2 {
            return None;
        }
        let (how, code) = (value & 0xffff, value >> 16 & 0xffff);
        match () {
            () if how == self.pass => Some(0),
            () if how == self.fail => Some(code),
            () => None,
        }
    }
}
