//! Straight runs of decoded instructions, found again by address.
//!
//! The instructions of all blocks stand in one [`Chain`], in which code goes from block to block; a direct-mapped table
//! leads from an address to its block. Blocks never leave the page they start in, except that an instruction across the
//! border is a block of its own. Blocks that code runs one behind the other become [traces].

mod traces;

use super::step::{Fetched, fetch};
use crate::memory::Bus;
use onespec_core::exec::chain::{Chain, Edge};
use onespec_core::exec::ram::PAGE;
use onespec_core::exec::{Machine, Stop};
use std::collections::HashMap;

/// Instructions of a block at most: bounds what one decode costs and how far a budget is overrun into stepping.
const MAX_SLOTS: usize = 64;
/// Entries in all, after which everything is decoded again.
const MAX_TOTAL: usize = 1 << 20;
const TABLE: usize = 1 << 14;
/// No block has this number.
const NONE: u32 = u32::MAX;
/// No instruction has an odd address.
const VOID: u64 = u64::MAX;

/// A run of decoded instructions.
#[derive(Debug, Clone, Copy)]
pub struct Block {
    /// Address of the first instruction; all ones when the block is void.
    pub pc: u64,
    /// State of the translation when the block's place was last checked.
    flushes: u32,
    /// Bytes of all its instructions.
    pub len: u32,
    /// Number of its instructions.
    pub count: u32,
    /// The last instruction may change interrupts, privilege or translation.
    pub system: bool,
    /// The block itself, or the one that a trace begins with.
    base: u32,
}

/// Offset in RAM of a block's first instruction, and of the next page if its only instruction reaches there.
#[derive(Debug, Clone, Copy, Default)]
struct Origin {
    at: u64,
    second: Option<u64>,
}

/// All blocks.
pub struct Blocks<M: Machine> {
    /// Instructions, by block.
    pub chain: Chain<M::Code>,
    blocks: Vec<Block>,
    /// By block: what only checking its place needs.
    origins: Vec<Origin>,
    table: Box<[u32; TABLE]>,
    /// What the table has no room for.
    by_pc: HashMap<u64, u32>,
    /// Blocks of each page of RAM.
    by_page: HashMap<u64, Vec<u32>>,
    /// State of the translation under which the ways of the chain hold.
    flushes: u32,
    /// Edges of which traces were to be made, a bit for each entry that is an exit.
    tried: Vec<u64>,
}

impl<M: Machine> Default for Blocks<M> {
    fn default() -> Blocks<M> {
        Blocks {
            chain: Chain::new(),
            blocks: Vec::new(),
            origins: Vec::new(),
            table: Box::new([NONE; TABLE]),
            by_pc: HashMap::new(),
            by_page: HashMap::new(),
            flushes: 0,
            tried: Vec::new(),
        }
    }
}

fn row(pc: u64) -> usize {
    ((pc >> 1) ^ (pc >> 15)) as usize % TABLE
}

impl<M: Machine> Blocks<M> {
    /// A block by number.
    #[inline]
    pub fn block(&self, id: u32) -> Option<&Block> {
        self.blocks.get(id as usize)
    }

    /// The block at `pc`, if it is where it was and the table has room for it.
    #[inline]
    pub fn known(&self, pc: u64, flushes: u32) -> Option<u32> {
        let id = self.table[row(pc)];
        let block = self.block(id)?;
        (block.pc == pc && pc != VOID && block.flushes == flushes).then_some(id)
    }

    /// Whether there was a block at an address.
    pub fn has(&self, pc: u64) -> bool {
        self.by_pc.contains_key(&pc)
    }

    /// Lets code go from the end of a block, whose first exit this is, to another one without asking, until translations or
    /// code change. Blocks that may change what the engine looks at are left by it alone, and entered by it alone, so that
    /// services see exact counts.
    pub fn connect(&mut self, exit: usize, to: u32, flushes: u32) {
        self.check_ways(flushes);
        if let Some(behind) = self.block(to)
            && !behind.system
            && self.chain.connect(exit, to, behind.pc) == Edge::Known
        {
            self.extend(exit, to);
        }
    }

    /// Forgets ways that lead through translations that are no more.
    #[inline]
    pub fn check_ways(&mut self, flushes: u32) {
        if self.flushes != flushes {
            self.flushes = flushes;
            self.chain.forget();
        }
    }

    /// The block at `pc`, decoded if need be.
    ///
    /// # Errors
    /// The instruction at `pc` cannot be fetched or decoded; the trap is in the state.
    pub fn find(&mut self, m: &mut M, bus: &mut Bus, pc: u64) -> Result<u32, Stop> {
        self.drop_written(bus);
        let is_at = |blocks: &Blocks<M>, id: u32| blocks.block(id).is_some_and(|block| block.pc == pc);
        let mut id = self.table[row(pc)];
        if !is_at(self, id) {
            id = self.by_pc.get(&pc).copied().unwrap_or(NONE);
        }
        // The address of void blocks can be asked for, too: by a program that jumps there.
        if pc == VOID || !is_at(self, id) || !self.is_in_place(m, bus, id)? {
            id = self.decode(m, bus, pc)?;
        }
        self.enter(pc, id);
        Ok(id)
    }

    /// Henceforth the block at an address is this one.
    fn enter(&mut self, pc: u64, id: u32) {
        self.by_pc.insert(pc, id);
        self.table[row(pc)] = id;
    }

    /// Whether the block's addresses still lead to where its instructions were decoded from.
    fn is_in_place(&mut self, m: &mut M, bus: &mut Bus, id: u32) -> Result<bool, Stop> {
        let Some((block, origin)) = self.blocks.get(id as usize).zip(self.origins.get(id as usize)) else {
            return Ok(false);
        };
        let (pc, origin) = (block.pc, *origin);
        if block.flushes == bus.flushes {
            return Ok(true);
        }
        if bus.fetch_offset(m, pc)? != origin.at {
            return Ok(false);
        }
        if let Some(second) = origin.second
            && bus.fetch_offset(m, (pc | (PAGE - 1)).wrapping_add(1))? != second
        {
            return Ok(false);
        }
        if let Some(block) = self.blocks.get_mut(id as usize) {
            block.flushes = bus.flushes;
        }
        Ok(true)
    }

    fn decode(&mut self, m: &mut M, bus: &mut Bus, pc: u64) -> Result<u32, Stop> {
        if self.chain.len() > MAX_TOTAL {
            *self = Blocks::default();
            bus.code.clear();
        }
        let first = fetch(m, bus, pc)?;
        let mut code = Vec::new();
        let mut last = first;
        let mut end = pc.wrapping_add(first.len);
        code.push(M::ready(first.slot, None));
        // What comes behind the first instruction may fault: then the block ends, and the fault comes when it is reached.
        let trap = m.trap();
        while first.second.is_none() && !M::ends_block(&last.slot) && end / PAGE == pc / PAGE && code.len() < MAX_SLOTS
        {
            match fetch(m, bus, end) {
                Ok(fetched) if fetched.second.is_none() => {
                    code.push(M::ready(fetched.slot, code.last()));
                    end = end.wrapping_add(fetched.len);
                    last = fetched;
                }
                _ => break,
            }
        }
        m.set_trap(trap);
        let id = self.blocks.len() as u32;
        let system = M::system(&last.slot);
        self.blocks.push(Block {
            pc,
            flushes: bus.flushes,
            len: end.wrapping_sub(pc) as u32,
            count: code.len() as u32,
            system,
            base: id,
        });
        self.chain.push(code, M::exits(end, !system));
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
                bus.window.forbid_stores(at);
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
                if let Some(block) = self.blocks.get_mut(id as usize) {
                    block.pc = VOID;
                }
            }
        }
        self.chain.forget();
    }
}
