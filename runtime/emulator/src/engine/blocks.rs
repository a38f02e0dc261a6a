//! Straight runs of decoded instructions, found again by address.
//!
//! A block has its instructions in an array of its own; a direct-mapped table leads from an address to its block, and a
//! block remembers two successors, so that loops and both ways of a branch are followed without the table. Blocks never
//! leave the page they start in, except that an instruction across the border is a block of its own.

use super::step::{Fetched, fetch};
use crate::memory::Bus;
use onespec_core::exec::ram::PAGE;
use onespec_core::exec::{Machine, Stop};
use std::collections::HashMap;

/// Instructions of a block at most: bounds what one decode costs and how far a budget is overrun into stepping.
const MAX_SLOTS: usize = 64;
/// Slots in all, after which everything is decoded again.
const MAX_TOTAL: usize = 1 << 20;
const TABLE: usize = 1 << 14;
/// Block 0 is a sentinel that no address matches.
pub const NONE: u32 = 0;
/// No instruction has an odd address.
const NO_NODE: u64 = u64::MAX;

/// A run of decoded instructions.
pub struct Block<M: Machine> {
    /// Address of the first instruction; all ones when the block is void.
    pub pc: u64,
    /// The decoded instructions, in the order of their addresses.
    pub code: Box<[M::Code]>,
    /// State of the translation when the block's place was last checked.
    pub flushes: u32,
    /// Bytes of all its instructions.
    pub len: u32,
    /// Successors seen last.
    pub next: [u32; 2],
    /// The last instruction may change interrupts, privilege or translation.
    pub system: bool,
}

/// Offset in RAM of a block's first instruction, and of the next page if its only instruction reaches there.
#[derive(Debug, Clone, Copy, Default)]
struct Origin {
    at: u64,
    second: Option<u64>,
}

/// All blocks.
pub struct Blocks<M: Machine> {
    blocks: Vec<Block<M>>,
    /// By block: what only checking its place needs.
    origins: Vec<Origin>,
    /// Instructions in all blocks.
    total: usize,
    table: Box<[u32; TABLE]>,
    /// What the table has no room for.
    by_pc: HashMap<u64, u32>,
    /// Blocks of each page of RAM.
    by_page: HashMap<u64, Vec<u32>>,
}

impl<M: Machine> Default for Blocks<M> {
    fn default() -> Blocks<M> {
        let sentinel = Block {
            pc: NO_NODE,
            code: Box::default(),
            flushes: 0,
            len: 0,
            next: [NONE; 2],
            system: false,
        };
        Blocks {
            blocks: vec![sentinel],
            origins: vec![Origin::default()],
            total: 0,
            table: Box::new([NONE; TABLE]),
            by_pc: HashMap::new(),
            by_page: HashMap::new(),
        }
    }
}

fn row(pc: u64) -> usize {
    ((pc >> 1) ^ (pc >> 15)) as usize % TABLE
}

impl<M: Machine> Blocks<M> {
    /// A block by number; numbers come from this type alone.
    #[inline(always)]
    pub fn block(&self, id: u32) -> &Block<M> {
        &self.blocks[id as usize]
    }

    /// The block at `pc` behind `id`, if it is `id` itself or one of the two remembered ones.
    #[inline(always)]
    pub fn follow(&self, id: u32, pc: u64, flushes: u32) -> u32 {
        let block = self.block(id);
        let [first, second] = block.next;
        let fits = |block: &Block<M>| block.pc == pc && block.flushes == flushes;
        if fits(block) {
            id
        } else if fits(self.block(first)) {
            first
        } else if fits(self.block(second)) {
            second
        } else {
            NONE
        }
    }

    /// Remembers that `to` came behind `from`. The older of the two memories goes.
    pub fn link(&mut self, from: u32, to: u32) {
        // `from` may be gone: everything is decoded again when the slots are full.
        if let Some(block) = self.blocks.get_mut(from as usize) {
            block.next = [to, block.next[0]];
        }
    }

    /// The block at `pc`, decoded if need be.
    ///
    /// # Errors
    /// The instruction at `pc` cannot be fetched or decoded; the trap is in the state.
    pub fn find(&mut self, m: &mut M, bus: &mut Bus, pc: u64) -> Result<u32, Stop> {
        self.drop_written(bus);
        let mut id = self.table[row(pc)];
        if self.block(id).pc != pc {
            id = self.by_pc.get(&pc).copied().unwrap_or(NONE);
        }
        // The sentinel's address can be asked for, too: by a program that jumps there.
        if id == NONE || self.block(id).pc != pc || !self.is_in_place(m, bus, id)? {
            id = self.decode(m, bus, pc)?;
            self.by_pc.insert(pc, id);
        }
        self.table[row(pc)] = id;
        Ok(id)
    }

    /// Whether the block's addresses still lead to where its instructions were decoded from.
    fn is_in_place(&mut self, m: &mut M, bus: &mut Bus, id: u32) -> Result<bool, Stop> {
        let (pc, flushes) = (self.block(id).pc, self.block(id).flushes);
        if flushes == bus.flushes {
            return Ok(true);
        }
        let origin = self.origins[id as usize];
        if bus.fetch_offset(m, pc)? != origin.at {
            return Ok(false);
        }
        if let Some(second) = origin.second
            && bus.fetch_offset(m, (pc | (PAGE - 1)).wrapping_add(1))? != second
        {
            return Ok(false);
        }
        self.blocks[id as usize].flushes = bus.flushes;
        Ok(true)
    }

    fn decode(&mut self, m: &mut M, bus: &mut Bus, pc: u64) -> Result<u32, Stop> {
        if self.total > MAX_TOTAL {
            *self = Blocks::default();
            bus.code.clear();
        }
        let first = fetch(m, bus, pc)?;
        let mut code = Vec::new();
        let mut last = first;
        let mut end = pc.wrapping_add(first.len);
        code.push(M::ready(first.slot));
        // What comes behind the first instruction may fault: then the block ends, and the fault comes when it is reached.
        let trap = m.trap();
        while first.second.is_none() && !M::ends_block(&last.slot) && end / PAGE == pc / PAGE && code.len() < MAX_SLOTS
        {
            match fetch(m, bus, end) {
                Ok(fetched) if fetched.second.is_none() => {
                    code.push(M::ready(fetched.slot));
                    end = end.wrapping_add(fetched.len);
                    last = fetched;
                }
                _ => break,
            }
        }
        m.set_trap(trap);
        let id = self.blocks.len() as u32;
        self.total += code.len();
        self.blocks.push(Block {
            pc,
            code: code.into_boxed_slice(),
            flushes: bus.flushes,
            len: end.wrapping_sub(pc) as u32,
            next: [NONE; 2],
            system: M::system(&last.slot),
        });
        self.origins.push(Origin {
            at: first.at,
            second: first.second,
        });
        self.claim(bus, id, &first, end.wrapping_sub(pc));
        Ok(id)
    }

    /// Notes which bytes the block was made of.
    fn claim(&mut self, bus: &mut Bus, id: u32, first: &Fetched<M::Slot>, len: u64) {
        let on_page = len.min(PAGE - first.at % PAGE);
        let pieces = [Some((first.at, on_page)), first.second.map(|at| (at, len - on_page))];
        for (at, len) in pieces.into_iter().flatten() {
            if bus.code.mark(at, len) {
                bus.window.tlb.forbid_stores(at);
            }
            self.by_page.entry(at & !(PAGE - 1)).or_default().push(id);
        }
    }

    /// Voids the blocks of pages whose code was written.
    #[inline(always)]
    pub fn drop_written(&mut self, bus: &mut Bus) {
        if bus.code.is_dirty() {
            self.drop_pages(bus);
        }
    }

    #[cold]
    fn drop_pages(&mut self, bus: &mut Bus) {
        for page in bus.code.take_dirty() {
            for id in self.by_page.remove(&page).unwrap_or_default() {
                self.blocks[id as usize].pc = NO_NODE;
            }
        }
    }
}
