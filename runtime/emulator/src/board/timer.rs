//! Devices that raise interrupt lines: a timer that counts retired instructions, and a software interrupt.

use onespec_core::isa::platform::Range;

/// A counter, a register to compare it with, and the line that is raised while the counter is not below.
#[derive(Debug)]
pub struct Timer {
    /// Addresses of the device.
    pub range: Range,
    /// Offsets of the registers, of 8 bytes each.
    compare: u64,
    count: u64,
    /// Its interrupt line, as a bit.
    line: u64,
    deadline: u64,
    /// The counter minus the number of retired instructions.
    offset: u64,
}

impl Timer {
    /// `compare` and `count` are the offsets of the registers, `line` the number of the interrupt line, below 64.
    pub fn new(range: Range, compare: u64, count: u64, line: u32) -> Timer {
        Timer {
            range,
            compare,
            count,
            line: 1 << (line & 63),
            deadline: u64::MAX,
            offset: 0,
        }
    }

    /// The counter.
    pub fn time(&self, now: u64) -> u64 {
        now.wrapping_add(self.offset)
    }

    /// The line, if it is raised.
    pub fn lines(&self, now: u64) -> u64 {
        if self.time(now) >= self.deadline { self.line } else { 0 }
    }

    /// The number of instructions until the line rises; `None` when it has, or never will.
    pub fn left(&self, now: u64) -> Option<u64> {
        let left = self.deadline.saturating_sub(self.time(now));
        (left != 0 && self.deadline != u64::MAX).then_some(left)
    }

    /// Lets so many ticks pass at once.
    pub fn skip(&mut self, ticks: u64) {
        self.offset = self.offset.wrapping_add(ticks);
    }

    /// Reads a register or a part of one; addresses between registers read 0.
    pub fn load(&self, at: u64, bytes: u32, now: u64) -> u64 {
        let inside = |register: u64| at.checked_sub(register).filter(|byte| *byte < 8);
        match (inside(self.compare), inside(self.count)) {
            (Some(byte), _) => self.deadline >> (8 * byte) & mask(bytes),
            (_, Some(byte)) => self.time(now) >> (8 * byte) & mask(bytes),
            _ => 0,
        }
    }

    /// Writes a register or a part of one.
    pub fn store(&mut self, at: u64, bytes: u32, value: u64, now: u64) {
        let inside = |register: u64| at.checked_sub(register).filter(|byte| *byte < 8);
        match (inside(self.compare), inside(self.count)) {
            (Some(byte), _) => self.deadline = merge(self.deadline, byte, bytes, value),
            (_, Some(byte)) => self.offset = merge(self.time(now), byte, bytes, value).wrapping_sub(now),
            _ => {}
        }
    }
}

/// A register whose lowest bit is an interrupt line.
#[derive(Debug)]
pub struct SoftwareInterrupt {
    /// Addresses of the device.
    pub range: Range,
    /// Its interrupt line, as a bit.
    line: u64,
    raised: bool,
}

impl SoftwareInterrupt {
    /// `line` is the number of the interrupt line, below 64.
    pub fn new(range: Range, line: u32) -> SoftwareInterrupt {
        SoftwareInterrupt {
            range,
            line: 1 << (line & 63),
            raised: false,
        }
    }

    /// The line, if it is raised.
    pub fn lines(&self) -> u64 {
        if self.raised { self.line } else { 0 }
    }

    /// Bytes behind the register's lowest read 0.
    pub fn load(&self, at: u64) -> u64 {
        u64::from(self.raised && at == 0)
    }

    /// Writes the register: bit 0 of the value raises or lowers the line. Stores behind its lowest byte do nothing.
    pub fn store(&mut self, at: u64, value: u64) {
        if at == 0 {
            self.raised = value & 1 != 0;
        }
    }
}

fn merge(old: u64, byte: u64, bytes: u32, value: u64) -> u64 {
    let shift = 8 * byte;
    old & !(mask(bytes) << shift) | (value & mask(bytes)) << shift
}

fn mask(bytes: u32) -> u64 {
    if bytes >= 8 { u64::MAX } else { (1 << (8 * bytes)) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_of_registers_are_registers_too() {
        let range = Range {
            base: 0x1000,
            size: 0x100,
        };
        let mut timer = Timer::new(range, 0x40, 0x88, 7);
        timer.store(0x44, 4, 0, 0);
        timer.store(0x40, 4, 500, 0);
        assert_eq!((timer.load(0x40, 8, 0), timer.load(0x44, 4, 0)), (500, 0));
        timer.store(0x88, 8, 100, 40);
        assert_eq!(
            (timer.time(40), timer.time(60), timer.load(0x88, 8, 60)),
            (100, 120, 120)
        );
        assert_eq!(timer.left(40), Some(400));
        assert_eq!((timer.lines(439), timer.lines(440)), (0, 1 << 7));
        timer.skip(390);
        assert_eq!((timer.lines(50), timer.left(50)), (1 << 7, None));
        assert_eq!(timer.load(0x10, 8, 0), 0);
    }

    #[test]
    fn a_bit_is_a_line() {
        let mut software = SoftwareInterrupt::new(Range { base: 0, size: 8 }, 3);
        software.store(4, 1);
        assert_eq!(software.lines(), 0);
        software.store(0, 3);
        assert_eq!((software.lines(), software.load(0), software.load(4)), (8, 1, 0));
    }
}
