//! The fast engine: runs blocks of decoded instructions, following remembered successors.

use super::blocks::{Blocks, NONE};
use super::{Pause, step};
use crate::memory::{Bus, World};
use onespec_core::exec::Machine;

/// The engine's memory: decoded blocks.
pub struct Interp<M: Machine> {
    blocks: Blocks<M::Slot>,
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
    pub fn run(&mut self, m: &mut M, bus: &mut Bus, until: u64) -> Pause {
        match bus.world {
            World::User(_) => self.run_blocks::<false>(m, bus, until),
            World::Board(_) => self.run_blocks::<true>(m, bus, until),
        }
    }

    /// `EXACT`: devices see the time of the very instruction, and what they raise is looked at before the next one. A
    /// user program has no devices.
    fn run_blocks<const EXACT: bool>(&mut self, m: &mut M, bus: &mut Bus, until: u64) -> Pause {
        bus.position = 0;
        let mut pc = m.pc();
        let mut previous = NONE;
        loop {
            let mut id = self.blocks.follow(previous, pc, bus.flushes);
            if id == NONE {
                match self.blocks.find(m, bus, pc) {
                    Ok(found) => id = found,
                    Err(_) => return Pause::Trap,
                }
                if previous != NONE {
                    self.blocks.link(previous, id);
                }
            }
            let block = self.blocks.block(id);
            let count = u64::from(block.count);
            if until - bus.retired < count {
                return step::run(m, bus, until);
            }
            // Services are called by the last instruction of a block only.
            bus.position = count - 1;
            let slots = self.blocks.slots(block);
            if EXACT {
                for (i, slot) in slots.iter().enumerate() {
                    let next = pc.wrapping_add(u64::from(M::slot_len(slot)));
                    m.set_pc(next);
                    bus.position = i as u64;
                    if m.execute(bus, slot).is_err() {
                        bus.retired += i as u64;
                        bus.position = 0;
                        m.set_pc(pc);
                        return Pause::Trap;
                    }
                    if bus.attention {
                        bus.attention = false;
                        bus.retired += i as u64 + 1;
                        bus.position = 0;
                        return Pause::Event;
                    }
                    pc = next;
                }
            } else {
                m.set_pc(pc.wrapping_add(block.len.into()));
                let left = m.execute_all(bus, slots);
                if left != 0 {
                    let done = slots.len().saturating_sub(left);
                    let lengths = slots.iter().take(done).map(|slot| u64::from(M::slot_len(slot)));
                    m.set_pc(pc.wrapping_add(lengths.sum()));
                    bus.retired += done as u64;
                    bus.position = 0;
                    return Pause::Trap;
                }
            }
            let system = block.system;
            bus.retired += count;
            bus.position = 0;
            pc = m.pc();
            previous = id;
            if EXACT && system {
                return Pause::Event;
            }
            if bus.attention {
                bus.attention = false;
                self.blocks.drop_written(bus);
            }
        }
    }
}
