//! The core model: it issues one instruction a cycle, in order, and stalls until the operands are available. Blocks are
//! modelled separately: values from other blocks are available.

use crate::code::{Function, Inst, What};
use crate::machine::latency::{Times, slots};

/// Longer than any instruction takes.
const LONG: u32 = 256;

/// Cycles pass.
#[derive(Debug, Default)]
pub struct Clock {
    pub now: u32,
    /// By virtual register: when it may be read.
    pub ready: Vec<u32>,
}

impl Clock {
    /// For a function, or from the beginning.
    pub fn reset(&mut self, function: &Function) {
        self.now = LONG;
        self.ready.clear();
        self.ready.resize(function.banks.len(), 0);
    }

    /// Everything is there.
    pub fn rest(&mut self) {
        // Functions with so many instructions are cut off in the end: they wait for nothing.
        self.now = self.now.saturating_add(LONG);
    }

    /// Runs an instruction; how long it waits.
    pub fn run(&mut self, times: &Times, function: &Function, inst: &Inst) -> u32 {
        let args = function.args_of(inst);
        let mut start = self.now;
        let mut bank = 0;
        for arg in args {
            if let Some(v) = arg.read() {
                start = start.max(self.ready.get(v.0 as usize).copied().unwrap_or(0));
            }
            if let Some(v) = arg.written() {
                bank = function.banks.get(v.0 as usize).copied().unwrap_or(0);
            }
        }
        let waits = start - self.now;
        let after = start.saturating_add(slots(inst.what));
        let ready = after.saturating_add(times.cycles(inst.what, bank) - 1);
        for arg in args {
            if let Some(slot) = arg.written().and_then(|v| self.ready.get_mut(v.0 as usize)) {
                *slot = ready;
            }
        }
        self.now = after;
        if matches!(inst.what, What::Call | What::CallRegister) {
            self.rest();
        }
        waits
    }
}
