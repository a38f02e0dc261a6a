//! Decoded instructions of many blocks, one behind the other, and the ways from block to block that running code takes
//! without asking its engine (direct block chaining, as in Bellard, "QEMU, a Fast and Portable Dynamic Translator",
//! 2005).
//!
//! A block is a run of instructions of which none but the last may go elsewhere. Behind its instructions stands one
//! entry, its *exit*, which knows the block's number. An exit asks [`Chain::next`] for the block at the address that
//! comes next. A way is there only when the engine has put it there; an engine that wants to look at something between
//! two blocks puts none.

use alloc::vec::Vec;

/// Rows of the table that finds blocks by address.
const TABLE: usize = 1 << 14;

/// Where code goes on at an address.
#[derive(Debug, Clone, Copy)]
struct Way {
    pc: u64,
    /// The block's first entry.
    at: u32,
    /// Ways of another generation are void; 0 never is one.
    generation: u16,
    /// Instructions of the block.
    count: u16,
}

const NO_WAY: Way = Way {
    pc: 0,
    at: 0,
    generation: 0,
    count: 0,
};

/// The entries of one block: its instructions and behind them its exit.
#[derive(Debug, Clone, Copy)]
struct Block {
    at: u32,
    count: u16,
}

/// Entries `C` of all blocks, and the ways between them.
#[derive(Debug)]
pub struct Chain<C> {
    code: Vec<C>,
    /// In the order of their entries.
    blocks: Vec<Block>,
    /// By block: two ways that were taken first, for both directions of a branch.
    ways: Vec<[Way; 2]>,
    /// Ways by address, for what jumps to more than two; empty before the first way.
    table: Vec<Way>,
    generation: u16,
}

/// Instructions that code may execute before it comes back to its engine.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Allowance {
    left: u64,
    /// What was left when somebody asked for an early end.
    unused: u64,
}

/// Where running code came back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Halt {
    /// Before the completion of the instruction in this entry: the trap is in the state.
    Stopped(usize),
    /// Behind the block of this number; the state's `pc` is the address that comes next.
    Left(u32),
}

fn row(pc: u64) -> usize {
    ((pc >> 1) ^ (pc >> 15)) as usize % TABLE
}

impl<C> Default for Chain<C> {
    fn default() -> Chain<C> {
        Chain::new()
    }
}

impl<C> Chain<C> {
    /// A chain without blocks.
    pub const fn new() -> Chain<C> {
        Chain {
            code: Vec::new(),
            blocks: Vec::new(),
            ways: Vec::new(),
            table: Vec::new(),
            generation: 1,
        }
    }

    /// Adds a block with its exit, if it has one, and gives its number: numbers count from 0. `None` when there are more
    /// instructions or blocks than numbers.
    pub fn push(&mut self, instructions: impl IntoIterator<Item = C>, exit: Option<C>) -> Option<u32> {
        let number = u32::try_from(self.blocks.len()).ok()?;
        let at = u32::try_from(self.code.len()).ok()?;
        self.code.extend(instructions);
        let count = u16::try_from(self.code.len() - at as usize).ok()?;
        self.code.extend(exit);
        self.blocks.push(Block { at, count });
        self.ways.push([NO_WAY; 2]);
        Some(number)
    }

    /// Entries of all blocks.
    pub fn len(&self) -> usize {
        self.code.len()
    }

    /// Whether there are no blocks.
    pub fn is_empty(&self) -> bool {
        self.code.is_empty()
    }

    /// The entries from a block's first on: its own, its exit and those of later blocks.
    #[inline]
    pub fn entries(&self, block: u32) -> &[C] {
        let at = self.blocks.get(block as usize).map_or(usize::MAX, |b| b.at as usize);
        self.code.get(at..).unwrap_or_default()
    }

    /// An entry by its place among all.
    pub fn entry(&self, entry: usize) -> Option<&C> {
        self.code.get(entry)
    }

    /// The instructions of a block.
    pub fn instructions(&self, block: u32) -> &[C] {
        let count = self.blocks.get(block as usize).map_or(0, |b| b.count.into());
        self.entries(block).get(..count).unwrap_or_default()
    }

    /// The block that an entry belongs to, and which of its entries it is.
    pub fn place(&self, entry: usize) -> Option<(u32, usize)> {
        let behind = self.blocks.partition_point(|block| block.at as usize <= entry);
        let number = behind.checked_sub(1)?;
        let block = self.blocks.get(number)?;
        Some((number as u32, entry - block.at as usize))
    }

    /// Lets code go from the end of one block straight to another one, which begins at `pc`; a block that does not exist
    /// goes nowhere.
    pub fn connect(&mut self, from: u32, to: u32, pc: u64) {
        let Some(block) = self.blocks.get(to as usize) else {
            return;
        };
        let generation = self.generation;
        let way = Way {
            pc,
            at: block.at,
            generation,
            count: block.count,
        };
        if let Some(ways) = self.ways.get_mut(from as usize)
            && let Some(place) = ways.iter_mut().find(|w| w.generation != generation || w.pc == pc)
        {
            *place = way;
        }
        if self.table.is_empty() {
            self.table = Vec::from([NO_WAY; TABLE].as_slice());
        }
        if let Some(found) = self.table.get_mut(row(pc)) {
            *found = way;
        }
    }

    /// Forgets all ways: code may have changed, or addresses lead elsewhere.
    pub fn forget(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // Old ways would come to life again.
            self.table = Vec::new();
            self.ways.fill([NO_WAY; 2]);
            self.generation = 1;
        }
    }

    /// The entries to go on with at `pc` behind a block, whose instructions are taken from the allowance. `None`: no way is
    /// known, or less is left than the next block has.
    #[inline(always)]
    pub fn next(&self, block: u32, pc: u64, allowance: &mut Allowance) -> Option<&[C]> {
        let [first, second] = self.ways.get(block as usize)?;
        let fits = |way: &Way| way.pc == pc && way.generation == self.generation;
        let way = if fits(first) {
            first
        } else if fits(second) {
            second
        } else {
            self.table.get(row(pc)).filter(|way| fits(way))?
        };
        allowance.left = allowance.left.checked_sub(way.count.into())?;
        self.code.get(way.at as usize..)
    }
}

impl Allowance {
    /// So many instructions.
    pub const fn of(instructions: u64) -> Allowance {
        Allowance {
            left: instructions,
            unused: 0,
        }
    }

    /// Code is to come back behind the block that it is in.
    pub fn end(&mut self) {
        self.unused += core::mem::take(&mut self.left);
    }

    /// Instructions that were not taken.
    pub fn rest(&self) -> u64 {
        self.left + self.unused
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two blocks, of two instructions and of one, each with its exit.
    fn chain() -> Chain<char> {
        let mut chain = Chain::new();
        assert_eq!(chain.push(['a', 'b'], Some('.')), Some(0));
        assert_eq!(chain.push(['c'], Some('.')), Some(1));
        chain
    }

    #[test]
    fn entries_know_their_block() {
        let chain = chain();
        let places: Vec<_> = (0..6).map(|entry| chain.place(entry)).collect();
        let of = |block, index| Some((block, index));
        assert_eq!(places, [of(0, 0), of(0, 1), of(0, 2), of(1, 0), of(1, 1), of(1, 2)]);
        assert_eq!(
            (chain.instructions(0), chain.entries(1)),
            (&['a', 'b'][..], &['c', '.'][..])
        );
        assert!(chain.entries(2).is_empty());
    }

    #[test]
    fn a_way_is_taken_until_it_is_forgotten_and_while_enough_is_left() {
        let mut chain = chain();
        let mut allowance = Allowance::of(3);
        assert_eq!(chain.next(0, 0x10, &mut allowance), None);
        chain.connect(0, 1, 0x10);
        chain.connect(1, 0, 0x20);
        assert_eq!(chain.next(0, 0x10, &mut allowance), Some(&['c', '.'][..]));
        assert_eq!(chain.next(0, 0x12, &mut allowance), None, "another address");
        assert_eq!(chain.next(1, 0x20, &mut allowance).map(<[char]>::len), Some(5));
        assert_eq!(chain.next(0, 0x10, &mut allowance), None, "nothing is left");
        assert_eq!(allowance.rest(), 0);
        for _ in 0..=u32::from(u16::MAX) {
            chain.forget();
        }
        assert_eq!(
            chain.next(0, 0x10, &mut Allowance::of(9)),
            None,
            "forgotten, however often"
        );
    }

    #[test]
    fn a_third_successor_is_found_by_its_address() {
        let mut chain = chain();
        for pc in [0x10, 0x20, 0x30] {
            chain.connect(0, 1, pc);
        }
        for pc in [0x10, 0x20, 0x30] {
            assert!(chain.next(0, pc, &mut Allowance::of(9)).is_some(), "{pc:#x}");
        }
        assert!(chain.next(1, 0x30, &mut Allowance::of(9)).is_some(), "from any block");
    }

    #[test]
    fn an_early_end_keeps_count() {
        let mut allowance = Allowance::of(9);
        allowance.end();
        assert_eq!(allowance.rest(), 9);
        let mut chain = chain();
        chain.connect(0, 1, 0x10);
        assert_eq!(chain.next(0, 0x10, &mut allowance), None);
    }
}
