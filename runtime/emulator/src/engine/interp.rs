//! The fast engine: runs blocks of decoded instructions, which go on to others by the ways that the engine has put between
//! them.

use super::blocks::Blocks;
use super::{StopReason, Tiers, Translated, step};
use crate::memory::{Bus, World};
use onespec_core::exec::chain::{Allowance, Entry as _, Halt};
use onespec_core::exec::{Machine, Stop};

/// Instructions of blocks behind the first, until code comes back, on the average. A handler goes to the next by a jump where the compiler
/// makes one of its last call, which it need not: then each takes some of the stack until all come back.
const TURN: u64 = if cfg!(debug_assertions) { 1 << 7 } else { 1 << 11 };

/// The engine's memory: decoded blocks.
pub struct Interp<M: Machine> {
    blocks: Blocks<M>,
    /// Of the numbers that make allowances differ.
    seed: u32,
    translated: Translated<M>,
}

impl<M: Machine> Interp<M> {
    /// An engine that translates what runs often, if it is told when.
    pub fn new(tiers: Option<Tiers>) -> Interp<M> {
        Interp {
            blocks: Blocks::default(),
            seed: 0,
            translated: Translated::new(tiers),
        }
    }

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
        let is_board = !matches!(bus.world, World::User(_));
        let mut previous = None;
        loop {
            let before = bus.retired;
            if let Some(reason) = self.translated.run(m, bus, until, |pc| self.blocks.has(pc)) {
                return reason;
            }
            if bus.retired != before {
                previous = None;
            }
            for head in self.translated.take_made() {
                self.blocks.come_back_at(head);
            }
            // What comes next is not looked at: it may be no instruction.
            if bus.retired >= until {
                return StopReason::Limit;
            }
            let Ok(id) = self.find(m, bus, previous) else {
                return StopReason::Trap;
            };
            let left = until.saturating_sub(bus.retired);
            let id = self.blocks.within(id, left);
            let Some(block) = self.blocks.block(id).copied() else {
                return StopReason::Trap;
            };
            let count = u64::from(block.count);
            let Some(behind) = left.checked_sub(count) else {
                return run_steps(m, bus, until);
            };
            let behind = behind.min(self.turn());
            m.set_pc(block.pc.wrapping_add(block.len.into()));
            // Services are called by the last instruction of a block that runs alone; devices are not reached from within.
            bus.position = count - 1;
            bus.in_block = true;
            if let Some(window) = m.window() {
                window.allowance = Allowance::of(behind);
            }
            let halt = m.run(bus, &self.blocks.chain, id);
            bus.in_block = false;
            bus.position = 0;
            // Instructions of all blocks that were entered. The first may be a trace that was left, so more may come back than was
            // taken behind it.
            let rest = m.window().map_or(behind, |window| window.allowance.rest());
            bus.retired += (count + behind).saturating_sub(rest);
            match halt {
                Halt::Stopped(entry) => match self.stopped(m, bus, entry) {
                    StopReason::Limit => previous = None,
                    other => return other,
                },
                Halt::Left(exit) => {
                    if is_board && block.system {
                        return StopReason::Event;
                    }
                    previous = Some(exit);
                }
            }
            bus.attention = false;
        }
    }

    /// The next allowance. They differ, so that not all end at the same place of a loop (a linear congruential generator, Press
    /// et al., "Numerical Recipes", 7.1).
    fn turn(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        TURN / 2 + u64::from(self.seed >> 16) % TURN
    }

    /// The instruction in an entry stopped. A device stops one: then that is executed on its own, so that the device sees the
    /// time of this very instruction.
    #[inline(never)]
    fn stopped(&self, m: &mut M, bus: &mut Bus, entry: usize) -> StopReason {
        let (id, index) = self.blocks.chain.place(entry).unwrap_or_default();
        let block = self.blocks.block(id);
        let mut pc = block.map_or(0, |block| block.pc);
        let mut left = block.map_or(0, |block| block.count);
        for code in self.blocks.chain.body(id).iter().take(index) {
            if let Some(next) = code.guarded() {
                pc = next;
            } else if code.way().is_none() {
                pc = pc.wrapping_add(M::slot_len(M::slot(code)).into());
                left -= 1;
            }
        }
        m.set_pc(pc);
        bus.retired -= u64::from(left);
        if !std::mem::take(&mut bus.refused) {
            return StopReason::Trap;
        }
        run_steps(m, bus, bus.retired + 1)
    }

    /// The block at the state's `pc`, to which code goes by itself henceforth from the previous one, whose first exit is told.
    #[inline]
    fn find(&mut self, m: &mut M, bus: &mut Bus, previous: Option<usize>) -> Result<u32, Stop> {
        let pc = m.pc();
        self.blocks.drop_written(bus);
        self.blocks.check_ways(bus.flushes);
        let id = match self.blocks.known(pc, bus.flushes) {
            Some(id) => id,
            None => bus.answer(m, |bus, m| self.blocks.find(m, bus, pc))?,
        };
        if let Some(previous) = previous {
            self.blocks.connect(previous, id, bus.flushes);
        }
        Ok(id)
    }
}

/// Steps while the window is lent.
#[inline(never)]
fn run_steps<M: Machine>(m: &mut M, bus: &mut Bus, until: u64) -> StopReason {
    bus.answer(m, |bus, m| step::run(m, bus, until))
}
