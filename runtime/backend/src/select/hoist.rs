//! Loop-invariant code motion of constants and symbol addresses: what a loop needs in registers is computed once before
//! the outermost enclosing loop that has a register for it. The scheduler does not know which constants fit into
//! instructions. Selection knows only after it has passed that place, so these instructions are inserted when all
//! blocks are done.

use crate::code::{Function, Inst, VReg};
use onespec_compiler::schedule::Schedule;
use onespec_core::select::PatternId;
use onespec_graph::{Circuit, Gate, Role};

/// What is made in front of a loop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    Number(i64),
    Symbol(u32),
    /// A number in a register of a bank other than that of addresses.
    InBank(u8, i64),
    /// A constant of these bits by a pattern.
    Matched(PatternId, u64),
}

/// Registers that constants in front of loops may have.
#[derive(Debug, Clone, Copy)]
pub struct Registers {
    /// Of all that values may have.
    pub all: u32,
    /// Of those that calls give back as they found them.
    pub saved: u32,
}

/// So many instructions have to leave a loop with calls, where a register that calls give back is saved and restored once,
/// and of what is copied.
const WORTH_SAVING: usize = 2;

/// What waits.
#[derive(Debug, Default)]
pub struct Hoist {
    /// By block: its innermost loop, as an index into `loops`.
    loop_of: Vec<Option<u32>>,
    loops: Vec<Loop>,
    /// The loop of the block that is being made.
    here: Option<u32>,
    /// What is made is for the parameters of the next block.
    at_end: bool,
}

#[derive(Debug)]
struct Loop {
    /// The loop around it.
    outer: Option<u32>,
    /// The block in front of it.
    before: u32,
    /// Registers that may still be taken.
    free: u32,
    /// Something in it is called.
    calls: bool,
    made: Vec<(Made, VReg)>,
    insts: Vec<Inst>,
}

impl Hoist {
    /// The loops of a function, whose blocks follow each other, with gates that are calls.
    pub fn new(circuit: &Circuit, schedule: &Schedule, registers: Registers, is_call: &dyn Fn(&Gate) -> bool) -> Hoist {
        let mut hoist = Hoist::default();
        // The loops around a block, the outermost first. One without a place in front of it is no loop for constants.
        let mut open: Vec<Option<u32>> = Vec::new();
        for block in schedule.blocks() {
            let head = block.states.first().copied();
            let head = head.filter(|h| circuit.role(*h) == Role::LoopBegin);
            let depth = block.loop_depth as usize;
            open.truncate(if head.is_some() { depth.saturating_sub(1) } else { depth });
            if let Some(head) = head.filter(|_| open.len() + 1 == depth) {
                let outer = open.iter().rev().find_map(|at| *at);
                let before = schedule.block_of(circuit.state(head, 0));
                open.push(before.map(|before| {
                    hoist.loops.push(Loop {
                        outer,
                        before,
                        free: registers.all,
                        calls: false,
                        made: Vec::new(),
                        insts: Vec::new(),
                    });
                    hoist.loops.len() as u32 - 1
                }));
            }
            let here = open.iter().rev().find_map(|at| *at);
            hoist.loop_of.push(here);
            // What lives across a call needs registers that have to be given back.
            let calls = block.gates.iter().any(is_call);
            let most = if calls { registers.saved } else { registers.all };
            let free = most.saturating_sub(block.pressure[0]);
            for around in open.iter().flatten() {
                if let Some(around) = hoist.loops.get_mut(*around as usize) {
                    around.free = around.free.min(free);
                    around.calls |= calls;
                }
            }
        }
        hoist
    }

    /// A block begins.
    pub fn enter(&mut self, block: u32) {
        self.here = self.loop_of.get(block as usize).copied().flatten();
        self.at_end = false;
    }

    /// What is made from now on is for the parameters of the next block: it is copied anyway, so that one instruction stays.
    pub fn leave(&mut self) {
        self.at_end = true;
    }

    /// The loops around the block, the innermost first.
    fn around(&self) -> impl Iterator<Item = (u32, &Loop)> {
        let of = |at: u32| self.loops.get(at as usize).map(|one| (at, one));
        let innermost = self.here.and_then(of);
        std::iter::successors(innermost, move |(_, one)| one.outer.and_then(of))
    }

    /// Where it is already.
    pub fn known(&self, what: Made) -> Option<VReg> {
        let mut made = self.around().flat_map(|(_, one)| &one.made);
        made.find(|(known, _)| *known == what).map(|(_, register)| *register)
    }

    /// The last instructions of the code, from one on, have made it: they go in front of a loop that has a register for it.
    pub fn take(&mut self, code: &mut Function, from: usize, what: Made, register: VReg) {
        let count = code.insts.len().saturating_sub(from);
        let worth = |calls: bool| !(calls || self.at_end) || count >= WORTH_SAVING;
        let may = |one: &Loop| one.free > 0 && worth(one.calls);
        let target = self.around().take_while(|(_, one)| may(one)).last().map(|(at, _)| at);
        let Some(target) = target.filter(|_| count > 0) else {
            return;
        };
        let Some(one) = self.loops.get_mut(target as usize) else {
            return;
        };
        one.insts.extend(code.insts.drain(from..));
        one.made.push((what, register));
        one.free = one.free.saturating_sub(1);
        let (left, mut outer) = (one.free, one.outer);
        // It is there in all loops inside as well, which follow the loop.
        let is_inside = |one: &&mut Loop| one.outer.is_some_and(|outer| outer >= target);
        for inner in self.loops.iter_mut().skip(target as usize + 1).take_while(is_inside) {
            inner.free = inner.free.saturating_sub(1);
        }
        while let Some(around) = outer.and_then(|at| self.loops.get_mut(at as usize)) {
            around.free = around.free.min(left);
            outer = around.outer;
        }
    }

    /// Puts everything in its place.
    pub fn finish(self, code: &mut Function) {
        if self.loops.iter().all(|l| l.insts.is_empty()) {
            return;
        }
        let old = std::mem::take(&mut code.insts);
        let mut old = old.into_iter();
        let mut waiting = self
            .loops
            .into_iter()
            .filter(|l| !l.insts.is_empty())
            .collect::<Vec<_>>();
        for (number, block) in code.blocks.iter_mut().enumerate() {
            let start = code.insts.len() as u32;
            let count = block.insts.len();
            code.insts.extend(old.by_ref().take(count.saturating_sub(1)));
            for one in waiting.iter_mut().filter(|l| l.before as usize == number) {
                code.insts.append(&mut one.insts);
            }
            code.insts.extend(old.by_ref().take(count.min(1)));
            block.insts = start..code.insts.len() as u32;
        }
    }
}
