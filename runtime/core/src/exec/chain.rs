//! Decoded instructions of many blocks, one behind the other, and the ways from block to block that running code takes
//! without asking its engine (direct block chaining, as in Bellard, "QEMU, a Fast and Portable Dynamic Translator",
//! 2005).
//!
//! A block is a run of instructions of which none but the last may go elsewhere. Behind its instructions stand two
//! entries, its *exits*, each with a way to another block, for both directions of a branch: code that has just read the
//! block's last instruction finds them in the same line of the cache. What jumps to more than two addresses asks a table
//! ([`Chain::elsewhere`]). A way is there only when the engine has put it there; an engine that wants to look at something
//! between two blocks puts none.
//!
//! A *trace* is a block that consists of others, which code has run one behind the other (Bala, Duesterwald, Banerjia,
//! "Dynamo: A Transparent Dynamic Optimization System", 2000). Between two of them stand two entries: a *guard* with the address
//! at which the second begins, and a side exit with a way, for what goes elsewhere. Who enters a trace takes the instructions
//! of all of it from the allowance, and gives back what lies behind the guard where it leaves.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Rows of the table that finds blocks by address.
const TABLE: usize = 1 << 14;

/// Where code goes on at an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way {
    /// The address.
    pub pc: u64,
    /// The first entry of the block there; [`Way::NOWHERE`] when the way is void.
    pub at: u32,
    /// Instructions of the block.
    pub count: u8,
}

impl Way {
    /// No block begins at this entry.
    pub const NOWHERE: u32 = u32::MAX;
}

/// An entry of a chain. A machine that comes back to its engine behind each block has no exits, and entries without ways.
pub trait Entry: Copy {
    /// The way of an exit.
    fn way(&self) -> Option<Way> {
        None
    }

    /// Gives an exit another way.
    fn set_way(&mut self, _way: Way) {}

    /// The address at which code goes on behind a guard.
    fn guarded(&self) -> Option<u64> {
        None
    }

    /// Makes the trace behind a guard longer by so many instructions.
    fn lengthen(&mut self, _count: u8) {}
}

/// A row of the table: a way in 16 bytes.
#[derive(Debug, Clone, Copy)]
struct Row {
    pc: u64,
    at: u32,
    count: u8,
    /// Rows of another generation are void; 0 never is one.
    generation: u16,
}

const NO_ROW: Row = Row {
    pc: 0,
    at: Way::NOWHERE,
    count: 0,
    generation: 0,
};

/// The entries of one block: its instructions, of a trace guards and side exits, too, and behind them its exits.
#[derive(Debug, Clone, Copy)]
struct Block {
    at: u32,
    /// Instructions.
    count: u8,
    /// Entries without the exits.
    len: u16,
    exits: bool,
}

/// What was known of an edge from the end of a block to another block when it was connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// Nothing, or that it led to another block at the same address.
    New,
    /// The way was there.
    Known,
    /// The exits lead to other addresses.
    Crowded,
}

/// Entries `C` of all blocks, and the ways between them.
#[derive(Debug)]
pub struct Chain<C> {
    code: Vec<C>,
    /// In the order of their entries.
    blocks: Vec<Block>,
    /// Exits that have ways.
    connected: Vec<u32>,
    /// First exits of blocks with more successors than exits.
    crowded: BTreeSet<u32>,
    /// Ways by address, for what jumps to more than two; empty before the first way.
    table: Vec<Row>,
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
    /// Behind a block, whose first exit is this entry; the state's `pc` is the address that comes next.
    Left(usize),
}

fn row(pc: u64) -> usize {
    ((pc >> 1) ^ (pc >> 15)) as usize % TABLE
}

/// Takes its way from an exit.
fn void<C: Entry>(code: &mut C) {
    if let Some(way) = code.way() {
        let at = Way::NOWHERE;
        code.set_way(Way { at, ..way });
    }
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
            connected: Vec::new(),
            crowded: BTreeSet::new(),
            table: Vec::new(),
            generation: 1,
        }
    }

    /// Entries of all blocks.
    pub fn len(&self) -> usize {
        self.code.len()
    }

    /// Whether there are no blocks.
    pub fn is_empty(&self) -> bool {
        self.code.is_empty()
    }

    /// The entries from a block's first on: its own, its exits and those of later blocks.
    #[inline]
    pub fn entries(&self, block: u32) -> &[C] {
        let at = self.blocks.get(block as usize).map_or(usize::MAX, |b| b.at as usize);
        self.code.get(at..).unwrap_or_default()
    }

    /// An entry by its place among all.
    pub fn entry(&self, entry: usize) -> Option<&C> {
        self.code.get(entry)
    }

    /// The entries of a block without its exits: its instructions, unless it is a trace.
    pub fn body(&self, block: u32) -> &[C] {
        let len = self.blocks.get(block as usize).map_or(0, |b| b.len.into());
        self.entries(block).get(..len).unwrap_or_default()
    }

    /// The block that an entry belongs to, and which of its entries it is.
    pub fn place(&self, entry: usize) -> Option<(u32, usize)> {
        let behind = self.blocks.partition_point(|block| block.at as usize <= entry);
        let number = behind.checked_sub(1)?;
        let block = self.blocks.get(number)?;
        Some((number as u32, entry - block.at as usize))
    }

    /// The entries to go on with by a way to the block at `at`, whose `count` instructions are taken from the allowance.
    /// `None`: the way is void, or less is left than the block has.
    #[inline(always)]
    pub fn enter(&self, at: u32, count: u8, allowance: &mut Allowance) -> Option<&[C]> {
        // Not empty, which those who go on there need not find out again.
        self.code.get(at as usize)?;
        let entries = self.code.get(at as usize..)?;
        allowance.left = allowance.left.checked_sub(count.into())?;
        Some(entries)
    }

    /// The same at an address that code went to before from anywhere.
    #[inline(always)]
    pub fn elsewhere(&self, pc: u64, allowance: &mut Allowance) -> Option<&[C]> {
        let row = self.table.get(row(pc))?;
        if row.pc != pc || row.generation != self.generation {
            return None;
        }
        self.enter(row.at, row.count, allowance)
    }
}

impl<C: Entry> Chain<C> {
    /// Adds a block with its exits, if it has some, and gives its number: numbers count from 0. `None` when there are more
    /// instructions or blocks than numbers.
    pub fn push(&mut self, instructions: impl IntoIterator<Item = C>, exits: Option<[C; 2]>) -> Option<u32> {
        let number = u32::try_from(self.blocks.len()).ok()?;
        let at = u32::try_from(self.code.len()).ok()?;
        self.code.extend(instructions);
        let count = u8::try_from(self.code.len() - at as usize).ok()?;
        self.code.extend(exits.into_iter().flatten());
        self.blocks.push(Block {
            at,
            count,
            len: count.into(),
            exits: exits.is_some(),
        });
        Some(number)
    }

    /// Adds a trace and gives its number: `first` up to its last instruction, `middle`, which is this instruction, a guard and a
    /// side exit, and `second`. The copies have no ways yet. `None` when it would be too long, or a block has no exits.
    pub fn join(&mut self, first: u32, second: u32, middle: [C; 3]) -> Option<u32> {
        let number = u32::try_from(self.blocks.len()).ok()?;
        let at = u32::try_from(self.code.len()).ok()?;
        let (a, b) = (self.blocks.get(first as usize)?, self.blocks.get(second as usize)?);
        let count = a.count.checked_add(b.count)?;
        let before = a.len.checked_sub(1)?;
        let len = before.checked_add(3)?.checked_add(b.len)?;
        if !(a.exits && b.exits) {
            return None;
        }
        let (a, b, behind) = (a.at as usize, b.at as usize, b.count);
        let copied = [a..a + usize::from(before), b..b + usize::from(len - before - 3) + 2];
        if copied.iter().any(|range| range.end > self.code.len()) {
            return None;
        }
        let [a, b] = copied;
        self.code.extend_from_within(a);
        for code in self.code.get_mut(at as usize..).unwrap_or_default() {
            code.lengthen(behind);
        }
        self.code.extend(middle);
        self.code.extend_from_within(b);
        for code in self.code.get_mut(at as usize..).unwrap_or_default() {
            void(code);
        }
        self.blocks.push(Block {
            at,
            count,
            len,
            exits: true,
        });
        Some(number)
    }

    /// The block that ends with this first exit, if it has no more successors than exits.
    pub fn ends_with(&self, exit: usize) -> Option<u32> {
        let (number, index) = self.place(exit)?;
        let block = self.blocks.get(number as usize)?;
        let is_crowded = self.crowded.contains(&u32::try_from(exit).ok()?);
        (block.exits && index == usize::from(block.len) && !is_crowded).then_some(number)
    }

    /// Lets code go from the end of a block, whose first exit this is, or from a guard, straight to another block, which
    /// begins at `pc`; a block that does not exist goes nowhere.
    pub fn connect(&mut self, exit: usize, to: u32, pc: u64) -> Edge {
        let Some(&Block { at, count, .. }) = self.blocks.get(to as usize) else {
            return Edge::New;
        };
        if self.table.is_empty() {
            self.table = Vec::from([NO_ROW; TABLE].as_slice());
        }
        if let Some(found) = self.table.get_mut(row(pc)) {
            let generation = self.generation;
            *found = Row {
                pc,
                at,
                count,
                generation,
            };
        }
        let way = Way { pc, at, count };
        let exits = self.code.get_mut(exit..).unwrap_or_default();
        if exits.first().is_some_and(|guard| guard.guarded() == Some(pc)) {
            return Edge::New;
        }
        let has_room = |way: Way| way.at == Way::NOWHERE || way.pc == pc;
        match exits.iter_mut().take(2).find(|exit| exit.way().is_some_and(has_room)) {
            Some(place) if place.way() == Some(way) => Edge::Known,
            Some(place) => {
                place.set_way(way);
                self.connected.push(exit as u32);
                Edge::New
            }
            None => {
                self.crowded.insert(exit as u32);
                Edge::Crowded
            }
        }
    }

    /// Forgets all ways: code may have changed, or addresses lead elsewhere.
    pub fn forget(&mut self) {
        for exit in self.connected.drain(..) {
            for code in self
                .code
                .get_mut(exit as usize..)
                .unwrap_or_default()
                .iter_mut()
                .take(2)
            {
                void(code);
            }
        }
        self.crowded.clear();
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // Old rows would come to life again.
            self.table = Vec::new();
            self.generation = 1;
        }
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

    /// Whether nothing is left to take: also when somebody asked for an early end.
    #[inline(always)]
    pub fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// Instructions that were taken come back. Where nothing was left, they do not make up for it.
    #[inline(always)]
    pub fn give_back(&mut self, instructions: u64) {
        match self.left {
            0 => self.unused += instructions,
            _ => self.left += instructions,
        }
    }

    /// Instructions that were not taken.
    pub fn rest(&self) -> u64 {
        self.left + self.unused
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An instruction by its letter, or an exit.
    #[derive(Debug, Clone, Copy, PartialEq)]
    enum Code {
        Instruction(char),
        Exit(Way),
        /// The address behind it, and instructions of the trace from there on.
        Guard(u64, u8),
    }
    use Code::{Guard, Instruction};

    impl Entry for Code {
        fn way(&self) -> Option<Way> {
            match self {
                Code::Exit(way) => Some(*way),
                Instruction(_) | Guard(..) => None,
            }
        }

        fn guarded(&self) -> Option<u64> {
            match self {
                Guard(pc, _) => Some(*pc),
                _ => None,
            }
        }

        fn lengthen(&mut self, count: u8) {
            if let Guard(_, behind) = self {
                *behind += count;
            }
        }

        fn set_way(&mut self, way: Way) {
            if let Code::Exit(_) = self {
                *self = Code::Exit(way);
            }
        }
    }

    const EXIT: Code = Code::Exit(Way {
        pc: 0,
        at: Way::NOWHERE,
        count: 0,
    });

    /// Two blocks, of two instructions and of one, each with its exits.
    fn chain() -> Chain<Code> {
        let mut chain = Chain::new();
        let two = ['a', 'b'].map(Instruction);
        assert_eq!(chain.push(two, Some([EXIT; 2])), Some(0));
        assert_eq!(chain.push([Instruction('c')], Some([EXIT; 2])), Some(1));
        chain
    }

    /// The first exits of both.
    const EXITS: [usize; 2] = [2, 5];

    /// Where code goes on behind the block with this exit.
    fn next<'c>(chain: &'c Chain<Code>, exit: usize, pc: u64, allowance: &mut Allowance) -> Option<&'c Code> {
        let ways = (exit..exit + 2).filter_map(|entry| chain.entry(entry)?.way());
        let way = ways.into_iter().find(|way| way.pc == pc);
        let entries = match way {
            Some(way) => chain.enter(way.at, way.count, allowance),
            None => chain.elsewhere(pc, allowance),
        };
        entries?.first()
    }

    #[test]
    fn entries_know_their_block() {
        let chain = chain();
        let places: Vec<_> = (0..7).map(|entry| chain.place(entry)).collect();
        let of = |block, index| Some((block, index));
        let first = [of(0, 0), of(0, 1), of(0, 2), of(0, 3)];
        assert_eq!(places, [&first[..], &[of(1, 0), of(1, 1), of(1, 2)]].concat());
        let instructions = ['a', 'b'].map(Instruction);
        assert_eq!(chain.body(0), instructions);
        assert_eq!(chain.entries(1), [Instruction('c'), EXIT, EXIT]);
        assert!(chain.entries(2).is_empty());
    }

    #[test]
    fn a_way_is_taken_until_it_is_forgotten_and_while_enough_is_left() {
        let mut chain = chain();
        let mut allowance = Allowance::of(3);
        let [first, second] = EXITS;
        assert_eq!(next(&chain, first, 0x10, &mut allowance), None);
        chain.connect(first, 1, 0x10);
        chain.connect(second, 0, 0x20);
        assert_eq!(next(&chain, first, 0x10, &mut allowance), Some(&Instruction('c')));
        assert_eq!(next(&chain, first, 0x12, &mut allowance), None, "another address");
        assert_eq!(next(&chain, second, 0x20, &mut allowance), Some(&Instruction('a')));
        assert_eq!(next(&chain, first, 0x10, &mut allowance), None, "nothing is left");
        assert_eq!(allowance.rest(), 0);
        for _ in 0..=u32::from(u16::MAX) {
            chain.forget();
        }
        assert_eq!(
            next(&chain, first, 0x10, &mut Allowance::of(9)),
            None,
            "forgotten, however often"
        );
        chain.connect(first, 0, 0x10);
        assert_eq!(
            next(&chain, first, 0x10, &mut Allowance::of(9)),
            Some(&Instruction('a')),
            "another block stands there"
        );
    }

    #[test]
    fn a_third_successor_is_found_by_its_address() {
        let mut chain = chain();
        let [first, second] = EXITS;
        for pc in [0x10, 0x20, 0x30] {
            chain.connect(first, 1, pc);
        }
        for pc in [0x10, 0x20, 0x30] {
            assert!(next(&chain, first, pc, &mut Allowance::of(9)).is_some(), "{pc:#x}");
        }
        assert!(
            next(&chain, second, 0x30, &mut Allowance::of(9)).is_some(),
            "from any block"
        );
    }

    /// The edge from one exit to blocks at three addresses is known the second time, unless there are too many.
    #[test]
    fn an_edge_is_known_by_its_second_time_and_ends_are_crowded_by_a_third_address() {
        let mut chain = chain();
        let [first, second] = EXITS;
        let edges = [0x10, 0x10, 0x20, 0x20].map(|pc| chain.connect(first, 1, pc));
        assert_eq!(edges, [Edge::New, Edge::Known, Edge::New, Edge::Known]);
        assert_eq!((chain.ends_with(first), chain.ends_with(second)), (Some(0), Some(1)));
        assert_eq!((chain.ends_with(first - 1), chain.ends_with(first + 1)), (None, None));
        assert_eq!(chain.connect(first, 1, 0x30), Edge::Crowded);
        assert_eq!(chain.ends_with(first), None);
        chain.forget();
        assert_eq!(chain.ends_with(first), Some(0));
        assert_eq!(chain.connect(first, 0, 0x10), Edge::New, "the way was forgotten");
        assert_eq!(chain.connect(first, 1, 0x10), Edge::New, "another block");
    }

    #[test]
    fn a_trace_is_its_blocks_with_a_guard_and_a_side_exit_between_two() {
        let mut chain = chain();
        let [first, second] = EXITS;
        chain.connect(second, 1, 0x20);
        let middle = |letter, behind| [Instruction(letter), Guard(0x20, behind), EXIT];
        assert_eq!(chain.join(0, 1, middle('B', 1)), Some(2));
        let of_two = [
            Instruction('a'),
            Instruction('B'),
            Guard(0x20, 1),
            EXIT,
            Instruction('c'),
        ];
        assert_eq!(chain.body(2), of_two);
        assert_eq!(chain.entries(2).len(), of_two.len() + 2);
        let exits = chain.entries(2).iter().filter_map(Entry::way);
        assert!(exits.clone().all(|way| way.at == Way::NOWHERE), "copies have no ways");
        assert_eq!(exits.count(), 3);
        let end = chain.len() - 2;
        assert_eq!(chain.ends_with(end), Some(2));
        assert_eq!(chain.join(2, 1, middle('C', 1)), Some(3));
        let of_three = [
            Instruction('a'),
            Instruction('B'),
            Guard(0x20, 2),
            EXIT,
            Instruction('C'),
            Guard(0x20, 1),
            EXIT,
            Instruction('c'),
        ];
        assert_eq!(
            chain.body(3),
            of_three,
            "the trace behind the first guard is longer now"
        );
        // A way leads to the whole of it, and is taken where that is allowed.
        chain.connect(first, 3, 0x10);
        assert_eq!(next(&chain, first, 0x10, &mut Allowance::of(3)), None);
        assert!(next(&chain, first, 0x10, &mut Allowance::of(4)).is_some());
        // From a guard, a way leads from the side exit to any address but the guard's.
        let guard = chain.len() - 5;
        assert_eq!(chain.connect(guard, 0, 0x20), Edge::New);
        assert_eq!(chain.connect(guard, 0, 0x50), Edge::New);
        assert_eq!(chain.connect(guard, 0, 0x50), Edge::Known);
        assert_eq!(chain.ends_with(guard), None);
        assert_eq!(
            next(&chain, guard, 0x50, &mut Allowance::of(2)),
            Some(&Instruction('a'))
        );
    }

    #[test]
    fn no_trace_has_more_instructions_than_its_count_holds_or_a_block_without_exits() {
        let mut chain = Chain::new();
        let long = ['a'; 128].map(Instruction);
        assert_eq!(chain.push(long, Some([EXIT; 2])), Some(0));
        assert_eq!(chain.push([Instruction('b')], None), Some(1));
        let before = chain.len();
        let middle = [Instruction('a'), Guard(0x20, 1), EXIT];
        assert_eq!(chain.join(0, 0, middle), None);
        assert_eq!((chain.join(0, 1, middle), chain.join(1, 0, middle)), (None, None));
        assert_eq!(chain.join(0, 7, middle), None);
        assert_eq!(chain.len(), before);
    }

    #[test]
    fn what_comes_back_does_not_undo_an_early_end() {
        let mut allowance = Allowance::of(9);
        allowance.give_back(3);
        assert!((allowance.rest(), allowance.is_spent()) == (12, false));
        allowance.end();
        allowance.give_back(3);
        assert!((allowance.rest(), allowance.is_spent()) == (15, true));
    }

    #[test]
    fn an_early_end_keeps_count() {
        let mut allowance = Allowance::of(9);
        allowance.end();
        assert_eq!(allowance.rest(), 9);
        let mut chain = chain();
        chain.connect(EXITS[0], 1, 0x10);
        assert_eq!(next(&chain, EXITS[0], 0x10, &mut allowance), None);
    }
}
