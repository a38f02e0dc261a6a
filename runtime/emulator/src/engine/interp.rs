//! The fast engine: runs blocks of decoded instructions, following remembered successors.

use super::blocks::{Blocks, NONE};
use super::{StopReason, step};
use crate::memory::{Bus, World};
use onespec_core::exec::Machine;

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
        bus.position = 0;
        let is_board = matches!(bus.world, World::Board(_));
        let mut pc = m.pc();
        let mut previous = NONE;
        loop {
            let mut id = self.blocks.follow(previous, pc, bus.flushes);
            if id == NONE {
                match self.blocks.find(m, bus, pc) {
                    Ok(found) => id = found,
                    Err(_) => return StopReason::Trap,
                }
                if previous != NONE {
                    self.blocks.link(previous, id);
                }
            }
            let block = self.blocks.block(id);
            let count = block.code.len() as u64;
            if until.saturating_sub(bus.retired) < count {
                return step::run(m, bus, until);
            }
            let (system, code) = (block.system, &block.code);
            m.set_pc(pc.wrapping_add(block.len.into()));
            // Services are called by the last instruction of a block only; devices are not reached from within.
            bus.position = count - 1;
            bus.in_block = true;
            let left = m.execute_all(bus, code);
            bus.in_block = false;
            bus.position = 0;
            if left != 0 {
                let done = code.len().saturating_sub(left);
                let lengths = code.iter().take(done).map(|code| u64::from(M::slot_len(M::slot(code))));
                m.set_pc(pc.wrapping_add(lengths.sum()));
                bus.retired += done as u64;
                if !std::mem::take(&mut bus.refused) {
                    return StopReason::Trap;
                }
                // A device: on its own, so that it sees the time of this very instruction.
                match step::run(m, bus, bus.retired + 1) {
                    StopReason::Limit => {}
                    other => return other,
                }
                (pc, previous) = (m.pc(), NONE);
                continue;
            }
            bus.retired += count;
            if system && is_board {
                return StopReason::Event;
            }
            (pc, previous) = (m.pc(), id);
            if bus.attention {
                bus.attention = false;
                self.blocks.drop_written(bus);
            }
        }
    }
}
