//! Loop-invariant code motion of constants and symbol addresses: what a loop needs in registers is computed once before
//! the outermost enclosing loop, as long as registers suffice. The scheduler does not know which constants fit into
//! instructions. Selection knows only after it has passed that place, so these instructions are inserted when all
//! blocks are done.

use crate::code::{Function, Inst, VReg};
use onespec_compiler::schedule::Schedule;
use onespec_graph::{Circuit, Role};

/// What is made in front of a loop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    Number(i64),
    Symbol(u32),
    /// A number in a register of a bank other than that of addresses.
    InBank(u8, i64),
}

/// What waits.
#[derive(Debug, Default)]
pub struct Hoist {
    /// By block: its outermost loop, as an index into `loops`.
    loop_of: Vec<Option<u32>>,
    loops: Vec<Loop>,
    /// The loop of the block that is being made.
    here: Option<u32>,
}

#[derive(Debug)]
struct Loop {
    /// The block in front of it.
    before: u32,
    /// Registers that may still be taken.
    context: u32,
    made: Vec<(Made, VReg)>,
    insts: Vec<Inst>,
}

impl Hoist {
    /// The loops of a function; `registers` is how many of them values may have.
    pub fn new(circuit: &Circuit, schedule: &Schedule, registers: u32) -> Hoist {
        let mut hoist = Hoist::default();
        let mut open = None;
        for block in schedule.blocks() {
            let head = block.states.first().copied();
            if block.loop_depth == 0 {
                open = None;
            } else if block.loop_depth == 1
                && let Some(head) = head.filter(|h| circuit.role(*h) == Role::LoopBegin)
            {
                open = schedule.block_of(circuit.state(head, 0)).map(|before| {
                    hoist.loops.push(Loop {
                        before,
                        context: registers,
                        made: Vec::new(),
                        insts: Vec::new(),
                    });
                    hoist.loops.len() as u32 - 1
                });
            }
            hoist.loop_of.push(open);
            if let Some(around) = open.and_then(|at| hoist.loops.get_mut(at as usize)) {
                // What lives across a call needs registers that have to be given back.
                let calls = block.gates.iter().any(|g| circuit.role(*g) == Role::Call);
                let free = if calls {
                    0
                } else {
                    registers.saturating_sub(block.pressure[0])
                };
                around.context = around.context.min(free);
            }
        }
        hoist
    }

    /// A block begins.
    pub fn enter(&mut self, block: u32) {
        self.here = self.loop_of.get(block as usize).copied().flatten();
    }

    /// What is made from now on stays in the block: values for the parameters of the next one, which are copied anyway.
    pub fn leave(&mut self) {
        self.here = None;
    }

    fn around(&mut self) -> Option<&mut Loop> {
        self.loops.get_mut(self.here? as usize)
    }

    /// Where it is already, or whether it may be made in front of the loop.
    pub fn known(&mut self, what: Made) -> Result<VReg, bool> {
        let Some(around) = self.around() else {
            return Err(false);
        };
        let known = around.made.iter().find(|(known, _)| *known == what);
        known.map(|(_, register)| *register).ok_or(around.context > 0)
    }

    /// The last instructions of the code, from one on, have made it: they go in front of the loop.
    pub fn take(&mut self, code: &mut Function, from: usize, what: Made, register: VReg) {
        if let Some(around) = self.around() {
            around.insts.extend(code.insts.drain(from..));
            around.context = around.context.saturating_sub(1);
            around.made.push((what, register));
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
