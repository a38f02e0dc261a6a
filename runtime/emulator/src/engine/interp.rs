//! The fast engine: runs blocks of decoded instructions, following remembered successors.

use super::blocks::{Blocks, NONE};
use super::{StopReason, step};
use crate::memory::{Bus, World};
use onespec_core::exec::{Machine, Stop};

/// The engine's memory: decoded blocks.
pub struct Interp<M: Machine> {
    blocks: Blocks<M>,
}

impl<M: Machine> Default for Interp<M> {
    fn default() -> Interp<M> {
        Interp {
            blocks: Blocks::default(),
        }
    }
}

impl<M: Machine> Interp<M> {
    /// Runs until something happens or `bus.retired` is `until`.
    pub fn run(&mut self, m: &mut M, bus: &mut Bus, until: u64) -> StopReason {
        bus.lend(m);
        let reason = self.run_blocks(m, bus, until);
        bus.take_back(m);
        reason
    }

    /// The same with the window lent to the state, except where blocks are looked for or a step is taken.
    fn run_blocks(&mut self, m: &mut M, bus: &mut Bus, until: u64) -> StopReason {
        bus.position = 0;
        let is_board = matches!(bus.world, World::Board(_));
        let mut pc = m.pc();
        let mut previous = NONE;
        loop {
            let mut id = self.blocks.follow(previous, pc, bus.flushes);
            if id == NONE {
                match self.find(m, bus, pc, previous) {
                    Ok(found) => id = found,
                    Err(_) => return StopReason::Trap,
                }
            }
            let block = self.blocks.block(id);
            let count = block.code.len() as u64;
            if until.saturating_sub(bus.retired) < count {
                return run_steps(m, bus, until);
            }
            m.set_pc(pc.wrapping_add(block.len.into()));
            // Services are called by the last instruction of a block only; devices are not reached from within.
            bus.position = count - 1;
            bus.in_block = true;
            let left = m.execute_all(bus, &block.code);
            bus.in_block = false;
            bus.position = 0;
            if left != 0 {
                match self.stopped(m, bus, (id, pc), left) {
                    StopReason::Limit => {}
                    other => return other,
                }
                (pc, previous) = (m.pc(), NONE);
                continue;
            }
            bus.retired += count;
            if is_board && self.blocks.block(id).system {
                return StopReason::Event;
            }
            (pc, previous) = (m.pc(), id);
            if bus.attention {
                bus.attention = false;
                self.blocks.drop_written(bus);
            }
        }
    }

    /// The block `id` at `pc` stopped before its last `left` instructions. A device stops one: then that is executed on its own,
    /// so that the device sees the time of this very instruction.
    #[inline(never)]
    fn stopped(&self, m: &mut M, bus: &mut Bus, (id, pc): (u32, u64), left: usize) -> StopReason {
        let code = &self.blocks.block(id).code;
        let done = code.len().saturating_sub(left);
        let lengths = code.iter().take(done).map(|code| u64::from(M::slot_len(M::slot(code))));
        m.set_pc(pc.wrapping_add(lengths.sum()));
        bus.retired += done as u64;
        if !std::mem::take(&mut bus.refused) {
            return StopReason::Trap;
        }
        run_steps(m, bus, bus.retired + 1)
    }

    /// The block at `pc`, which is remembered as coming behind `previous`. Out of the loop, whose values stay in registers.
    #[inline(never)]
    fn find(&mut self, m: &mut M, bus: &mut Bus, pc: u64, previous: u32) -> Result<u32, Stop> {
        let id = bus.answer(m, |bus, m| self.blocks.find(m, bus, pc))?;
        if previous != NONE {
            self.blocks.link(previous, id);
        }
        Ok(id)
    }
}

/// Steps while the window is lent.
#[inline(never)]
fn run_steps<M: Machine>(m: &mut M, bus: &mut Bus, until: u64) -> StopReason {
    bus.answer(m, |bus, m| step::run(m, bus, until))
}
