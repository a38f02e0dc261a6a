//! An interrupt controller with one context, as the RISC-V Platform-Level Interrupt Controller Specification 1.0.0 lays it out:
//! priorities, pending bits, enable bits, a threshold, claim and complete.

use onespec_core::isa::platform::Range;

/// Where the registers are, as offsets.
#[derive(Debug, Clone, Copy)]
pub struct Registers {
    /// Priorities, 4 bytes a source.
    pub priority: u64,
    /// Pending bits.
    pub pending: u64,
    /// Enable bits.
    pub enable: u64,
    /// The threshold.
    pub threshold: u64,
    /// Claim and complete.
    pub claim: u64,
}

/// The controller. Sources are level-triggered: one that was claimed is pending again when it was completed and is still raised.
#[derive(Debug)]
pub struct InterruptController {
    /// Addresses of the device.
    pub range: Range,
    registers: Registers,
    /// Its interrupt line, as a bit.
    line: u64,
    /// By source; source 0 does not exist.
    priorities: Vec<u32>,
    enabled: Vec<bool>,
    claimed: Vec<bool>,
    raised: Vec<bool>,
    threshold: u32,
}

impl InterruptController {
    /// `line` is the number of the interrupt line, below 64.
    pub fn new(range: Range, registers: Registers, sources: u32, line: u32) -> InterruptController {
        let count = sources as usize + 1;
        InterruptController {
            range,
            registers,
            line: 1 << (line & 63),
            priorities: vec![0; count],
            enabled: vec![false; count],
            claimed: vec![false; count],
            raised: vec![false; count],
            threshold: 0,
        }
    }

    /// Whether anybody wants to know of a source.
    pub fn listens(&self, source: u32) -> bool {
        let at = source as usize;
        source != 0
            && self.enabled.get(at) == Some(&true)
            && self.priorities.get(at).is_some_and(|p| *p > self.threshold)
    }

    /// Whether a source is raised now.
    pub fn set(&mut self, source: u32, raised: bool) {
        if let Some(known) = self.raised.get_mut(source as usize).filter(|_| source != 0) {
            *known = raised;
        }
    }

    fn is_pending(&self, source: usize) -> bool {
        self.raised.get(source) == Some(&true) && self.claimed.get(source) == Some(&false)
    }

    /// The source to serve: of those above the threshold the one with the highest priority, of equal ones the lowest.
    fn next(&self) -> Option<usize> {
        let priority = |source: usize| self.priorities.get(source).copied().unwrap_or(0);
        let ready = (1..self.priorities.len())
            .filter(|source| self.is_pending(*source) && self.enabled.get(*source) == Some(&true))
            .filter(|source| priority(*source) > self.threshold);
        ready.min_by_key(|source| (u32::MAX - priority(*source), *source))
    }

    /// The line, if it is raised.
    pub fn lines(&self) -> u64 {
        self.next().map_or(0, |_| self.line)
    }

    /// Reads a register of 4 bytes; what is no register reads 0.
    pub fn load(&mut self, at: u64) -> u64 {
        let registers = self.registers;
        if at == registers.claim {
            let Some(source) = self.next() else { return 0 };
            if let Some(claimed) = self.claimed.get_mut(source) {
                *claimed = true;
            }
            return source as u64;
        }
        if at == registers.threshold {
            return self.threshold.into();
        }
        let word = |first: u64, bit: &dyn Fn(usize) -> bool| {
            let from = at.checked_sub(first).filter(|from| *from < self.words())? * 8;
            let bits = (0..32).filter(|i| bit((from + i) as usize));
            Some(bits.fold(0, |word: u64, i| word | 1 << i))
        };
        let pending = word(registers.pending, &|source| self.is_pending(source));
        let enabled = || word(registers.enable, &|source| self.enabled.get(source) == Some(&true));
        let priority = || {
            let from = at.checked_sub(registers.priority)?;
            self.priorities
                .get((from / 4) as usize)
                .map(|priority| u64::from(*priority))
        };
        pending.or_else(enabled).or_else(priority).unwrap_or(0)
    }

    /// Writes a register of 4 bytes; what is no register takes nothing.
    pub fn store(&mut self, at: u64, value: u64) {
        let registers = self.registers;
        if at == registers.claim {
            if let Some(claimed) = self.claimed.get_mut(value as usize) {
                *claimed = false;
            }
            return;
        }
        if at == registers.threshold {
            self.threshold = value as u32;
            return;
        }
        if let Some(from) = at.checked_sub(registers.enable).filter(|from| *from < self.words()) {
            for i in 0..32 {
                if let Some(enabled) = self
                    .enabled
                    .get_mut((8 * from + i) as usize)
                    .filter(|_| 8 * from + i > 0)
                {
                    *enabled = value >> i & 1 != 0;
                }
            }
            return;
        }
        if let Some(from) = at.checked_sub(registers.priority)
            && let Some(priority) = self.priorities.get_mut((from / 4) as usize).filter(|_| from >= 4)
        {
            *priority = value as u32;
        }
    }

    /// Bytes of a register with a bit for each source.
    fn words(&self) -> u64 {
        4 * (self.priorities.len() as u64).div_ceil(32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REGISTERS: Registers = Registers {
        priority: 0,
        pending: 0x1000,
        enable: 0x2000,
        threshold: 0x3000,
        claim: 0x3004,
    };

    #[test]
    fn the_highest_priority_is_claimed_and_comes_again_when_completed() {
        let range = Range { base: 0, size: 0x4000 };
        let mut controller = InterruptController::new(range, REGISTERS, 40, 11);
        for (source, priority) in [(3, 1), (35, 7)] {
            controller.store(4 * source, priority);
            controller.set(source as u32, true);
        }
        assert_eq!(
            (controller.lines(), controller.load(0x1004)),
            (0, 1 << 3),
            "not enabled"
        );
        controller.store(0x2000, 1 << 3);
        controller.store(0x2004, 1 << 3);
        assert_eq!((controller.lines(), controller.load(0x3004)), (1 << 11, 35));
        assert_eq!(
            (controller.load(0x3004), controller.load(0x3004), controller.lines()),
            (3, 0, 0)
        );
        controller.store(0x3004, 35);
        assert_eq!(controller.lines(), 1 << 11, "it is still raised");
        controller.set(35, false);
        assert_eq!(controller.lines(), 0);
        controller.store(0x3004, 3);
        controller.store(0x3000, 1);
        assert_eq!(controller.lines(), 0, "not above the threshold");
    }
}
