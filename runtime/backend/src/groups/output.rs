//! The output: a place for each operand and parameter, and the moves between them.

use super::input::{Block, FileId, Inst, Value};

/// Where a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    /// From this unit of a file on.
    Register { file: FileId, unit: u16 },
    /// A slot in memory, by its number in [`Allocation::slots`].
    Slot(u32),
}

/// Where edits are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Point {
    /// At the beginning of a block that has no instruction.
    Start(Block),
    /// Before an instruction.
    Before(Inst),
    /// On an edge, by its number in the function's list: see [`super::edge_places`].
    /// Those of an edge come before those of the beginning of its block.
    Edge(u32),
}

/// What happens at a point besides the function's instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edit {
    /// `size` units become those at `from`: a move between registers, a spill or a reload. Of two slots there is no move.
    Move { from: Location, to: Location, size: u16 },
    /// The units at `a` and `b` change places, by the way that the file has.
    Exchange { file: FileId, a: u16, b: u16, size: u16 },
    /// A value is computed again.
    Rematerialise { value: Value, file: FileId, to: u16 },
}

/// Memory for a spilled value, or for a moment in a parallel copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    pub file: FileId,
    /// In units.
    pub size: u16,
    /// Where it begins in the memory of its file, in units.
    pub offset: u32,
}

/// The instructions in which the edits of an edge can stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EdgePlace {
    /// Before the last instruction of the block from which it comes, or at its end if it has none.
    End(Block),
    /// Before the first instruction of the block to which it goes.
    Start(Block),
    /// In a block of its own.
    Split,
}

/// How much was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// Edits between registers.
    pub moves: u32,
    pub exchanges: u32,
    /// Edits that write memory.
    pub spills: u32,
    /// Edits that read memory.
    pub reloads: u32,
    pub rematerialised: u32,
    /// Points at which values had to make room.
    pub made_room: u32,
    /// Points at which everything was arranged anew.
    pub packed: u32,
    /// How often allocation began again with more units kept free at points without an arrangement.
    pub restarts: u32,
}

/// The result of allocation.
#[derive(Debug, Clone, Default)]
pub struct Allocation {
    /// For each of [`super::Function::operands`], the unit of its file at which it begins; [`Allocation::UNREACHABLE`] in
    /// code that is never reached.
    pub operands: Vec<u16>,
    /// For each of [`super::Function::params`]; nothing for parameters that nothing reads.
    pub params: Vec<Option<Location>>,
    /// In the order of points, which are sorted; at a point in the order in which they happen.
    pub edits: Vec<(Point, Edit)>,
    pub slots: Vec<Slot>,
    pub stats: Stats,
}

impl Allocation {
    /// The place of operands in code that is never reached.
    pub const UNREACHABLE: u16 = u16::MAX;

    /// The edits at a point.
    pub fn edits_at(&self, point: Point) -> &[(Point, Edit)] {
        let start = self.edits.partition_point(|(at, _)| *at < point);
        let end = self.edits.partition_point(|(at, _)| *at <= point);
        &self.edits[start..end]
    }
}
