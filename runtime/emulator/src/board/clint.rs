//! The timer and the software interrupt: `msip` at 0, `mtimecmp` at 0x4000, `mtime` at 0xbff8.

const MSIP: u64 = 0;
const MTIMECMP: u64 = 0x4000;
const MTIME: u64 = 0xbff8;

/// Core-local interruptor of one hart.
#[derive(Debug)]
pub struct Clint {
    msip: u64,
    mtimecmp: u64,
    /// `mtime` minus the number of retired instructions.
    offset: u64,
}

impl Default for Clint {
    fn default() -> Clint {
        Clint {
            msip: 0,
            mtimecmp: u64::MAX,
            offset: 0,
        }
    }
}

impl Clint {
    /// `mtime`.
    pub fn time(&self, now: u64) -> u64 {
        now.wrapping_add(self.offset)
    }

    /// Whether the timer interrupt is raised.
    pub fn timer(&self, now: u64) -> bool {
        self.time(now) >= self.mtimecmp
    }

    /// Whether the software interrupt is raised.
    pub fn software(&self) -> bool {
        self.msip & 1 != 0
    }

    /// The number of retired instructions at which the timer will rise; `u64::MAX` when it has, or never will.
    pub fn deadline(&self, now: u64) -> u64 {
        let left = self.mtimecmp.saturating_sub(self.time(now));
        if left == 0 || self.mtimecmp == u64::MAX {
            u64::MAX
        } else {
            now.saturating_add(left)
        }
    }

    /// Lets time pass until the timer rises. False when it never will.
    pub fn skip(&mut self, now: u64) -> bool {
        let time = self.time(now);
        if self.mtimecmp == u64::MAX {
            return false;
        }
        self.offset = self.offset.wrapping_add(self.mtimecmp.saturating_sub(time));
        true
    }

    /// Reads a register or a part of one; addresses between registers read 0.
    pub fn load(&self, at: u64, bytes: u32, now: u64) -> u64 {
        let (value, from) = match at {
            MSIP..8 => (self.msip, MSIP),
            MTIMECMP..0x4008 => (self.mtimecmp, MTIMECMP),
            MTIME.. => (self.time(now), MTIME),
            _ => return 0,
        };
        (value >> (8 * (at - from))) & mask(bytes)
    }

    /// Writes a register or a part of one.
    pub fn store(&mut self, at: u64, bytes: u32, value: u64, now: u64) {
        let merge = |old: u64, from: u64| {
            let shift = 8 * (at - from);
            old & !(mask(bytes) << shift) | (value & mask(bytes)) << shift
        };
        match at {
            MSIP..8 => self.msip = merge(self.msip, MSIP) & 1,
            MTIMECMP..0x4008 => self.mtimecmp = merge(self.mtimecmp, MTIMECMP),
            MTIME.. => self.offset = merge(self.time(now), MTIME).wrapping_sub(now),
            _ => {}
        }
    }
}

fn mask(bytes: u32) -> u64 {
    if bytes >= 8 { u64::MAX } else { (1 << (8 * bytes)) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_of_registers_are_registers_too() {
        let mut clint = Clint::default();
        clint.store(0x4004, 4, 0, 0);
        clint.store(0x4000, 4, 500, 0);
        assert_eq!((clint.load(0x4000, 8, 0), clint.load(0x4004, 4, 0)), (500, 0));
        clint.store(0xbff8, 8, 100, 40);
        assert_eq!((clint.time(40), clint.time(60)), (100, 120));
        assert_eq!(clint.deadline(40), 440);
        assert!(!clint.timer(439) && clint.timer(440));
        assert!(clint.skip(50) && clint.timer(50));
        clint.store(0, 4, 3, 0);
        assert!(clint.software() && clint.load(0, 4, 0) == 1);
    }
}
