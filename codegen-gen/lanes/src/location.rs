//! Locations: parts of register files and of named state, as semantics names them.
//!
//! A register is the sum of a variable (the number that an operand has), a constant, and at most one more term over
//! settled values. A location is a register, or a unit of a view of a file, and a part of it: all, the lane that a loop
//! is at, or one element.

use super::term::Id;

/// A variable of a run: operands and their parts in sums by number.
pub type Operand = u8;

/// What a number of a register counts from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Base {
    /// Nothing: the offset is the number.
    None,
    Operand(Operand),
    /// A settled term that is no operand with an offset.
    Settled(Id),
}

/// The number of a register, or of a unit of a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number {
    pub base: Base,
    pub offset: i64,
    /// A settled term that is added, as the size of a group is.
    pub plus: Option<Id>,
}

impl Number {
    pub const fn fixed(n: i64) -> Number {
        Number {
            base: Base::None,
            offset: n,
            plus: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    Register {
        file: u16,
        number: Number,
    },
    /// Unit number `number` of `unit` bits of a file, as `R[0].e16[n]` is.
    View {
        file: u16,
        unit: u32,
        number: Number,
    },
    /// A register of which the number is data: all of the file.
    File(u16),
    State(u16),
    /// All of memory.
    Memory,
    /// The counter of a loop over lanes, or what such a loop carries.
    Loop(u8),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    Whole,
    /// The lane of so many bits that the loop is at.
    Lane(u32),
    /// An element: bits, which.
    Element(u32, u32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location {
    pub place: Place,
    pub part: Part,
}

impl Location {
    pub const fn whole(place: Place) -> Location {
        Location {
            place,
            part: Part::Whole,
        }
    }

    /// Whether it is a part of what the other names, or the other of it, without being the same.
    pub fn overlaps(self, other: Location) -> bool {
        self != other && self.place == other.place
    }
}
