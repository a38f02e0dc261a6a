//! Traces: two blocks that code runs one behind the other become one (see [`onespec_core::exec::chain`]).
//!
//! Code comes back when its allowance ends, so the engine sees a sample of the edges between blocks, frequent ones often. It
//! joins two blocks at an edge by which code went before, and the next sample may lie at the end of this trace. A loop is
//! unrolled in this way. Whoever goes to the old block by a way goes on doing so until a sample leads to the trace. All of a
//! trace lies on one page, so it is void and in place whenever the block is that it begins with.

use super::{Block, Blocks, MAX_TOTAL, VOID};
use onespec_core::exec::Machine;
use onespec_core::exec::chain::Entry;
use onespec_core::exec::ram::PAGE;

/// Instructions of a trace at most.
const MAX_TRACE: u32 = 64;
/// A trace is copied when it grows, so it grows by this part at least.
const LEAST_GROWTH: u32 = 4;

impl<M: Machine> Blocks<M> {
    /// This block, or the one that it begins with when only so many instructions may be executed.
    pub fn within(&self, id: u32, instructions: u64) -> u32 {
        match self.block(id) {
            Some(block) if u64::from(block.count) > instructions => block.base,
            _ => id,
        }
    }

    /// Henceforth code comes back where it comes to an address, instead of going on there: no way leads to it, and no trace through it.
    pub fn come_back_at(&mut self, pc: u64) {
        self.chain.forget();
        for id in 0..self.blocks.len() as u32 {
            if let Some(block) = self.block(id).copied()
                && block.base != id
                && self.by_pc.get(&block.pc) == Some(&id)
                && self.chain.body(id).iter().any(|code| code.guarded() == Some(pc))
            {
                self.enter(block.pc, block.base);
            }
        }
    }

    /// Makes a trace of the block with this first exit and the one to which code went from there before, unless this was tried
    /// before.
    pub(super) fn extend(&mut self, exit: usize, to: u32) {
        let pc = self.block(to).map(|block| block.pc);
        let is_first = self.chain.entry(exit).and_then(Entry::way).map(|way| way.pc) == pc;
        let edge = exit + usize::from(!is_first);
        let (word, bit) = (edge / 64, 1 << (edge % 64));
        if self.tried.len() <= word {
            self.tried.resize(word + 1, 0);
        }
        if let Some(tried) = self.tried.get_mut(word)
            && *tried & bit == 0
        {
            *tried |= bit;
            self.try_extend(exit, to);
        }
    }

    fn try_extend(&mut self, exit: usize, to: u32) -> Option<()> {
        let from = self.chain.ends_with(exit)?;
        let (first, second) = (*self.block(from)?, *self.block(to)?);
        let to = if first.count + second.count <= MAX_TRACE {
            to
        } else {
            second.base
        };
        let count = self.block(to)?.count;
        let origin = *self.origins.get(from as usize)?;
        let on_one_page = first.pc / PAGE == second.pc / PAGE
            && origin.second.is_none()
            && self.origins.get(to as usize)?.second.is_none();
        let grows = first.count + count <= MAX_TRACE && count * LEAST_GROWTH >= first.count;
        let is_newest = self.by_pc.get(&first.pc) == Some(&from);
        if !(on_one_page && grows && is_newest) || second.pc == VOID || self.chain.len() > MAX_TOTAL {
            return None;
        }
        let middle = M::middle(self.chain.body(from).last()?, second.pc, count as u8)?;
        let id = self.chain.join(from, to, middle)?;
        self.blocks.push(Block {
            count: first.count + count,
            ..first
        });
        self.origins.push(origin);
        self.by_page.entry(origin.at & !(PAGE - 1)).or_default().push(id);
        self.enter(first.pc, id);
        Some(())
    }
}
