//! Variants: what an instruction reads, computes and writes for some values of its operands, where that is more than a
//! register for each operand: lanes, groups and rows of registers, halves, masks, flags.
//!
//! The generator finds them in the semantics (`onespec_lanes`). Instructions whose registers are scalars, one for an
//! operand, have none: [`crate::isa::Op::registers`] says it all.

use super::{AccessSize, Effects, FeatureSet, FileId, Hold, OpId, Which};
use alloc::boxed::Box;
use core::fmt;
use once_cell::race::OnceBox;

/// The variants of a machine's instructions: those of a generated crate are there, those of a description that was read at run
/// time are found when they are first asked for, which takes a second or more and which only compilers do.
pub struct Flows {
    find: Find,
    found: OnceBox<Found>,
}

/// What there is of a machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct Found {
    /// Instructions that are more than a register for each operand, in order.
    pub variants: &'static [Variants],
    /// Named state that holds values, or that variants name.
    pub state: &'static [State],
}

enum Find {
    Known(Found),
    Later(Box<dyn Fn() -> Found + Send + Sync>),
}

impl Flows {
    /// None.
    pub const fn none() -> Flows {
        Flows::known(&[], &[])
    }

    /// Those that are there.
    pub const fn known(variants: &'static [Variants], state: &'static [State]) -> Flows {
        Flows {
            find: Find::Known(Found { variants, state }),
            found: OnceBox::new(),
        }
    }

    /// Those that `find` gives when they are first asked for.
    pub fn later(find: impl Fn() -> Found + Send + Sync + 'static) -> Flows {
        Flows {
            find: Find::Later(Box::new(find)),
            found: OnceBox::new(),
        }
    }

    /// The variants and their state.
    pub fn get(&self) -> Found {
        match &self.find {
            Find::Known(found) => *found,
            Find::Later(find) => *self.found.get_or_init(|| Box::new(find())),
        }
    }
}

impl fmt::Debug for Flows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// The variants of an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Variants {
    /// The instruction.
    pub op: OpId,
    /// Its variants.
    pub list: &'static [Variant],
    /// Operand values that no variant has, with the reasons that were found; none: the list is complete.
    pub rest: &'static [&'static str],
}

/// What an instruction does for some values of its operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Variant {
    /// It is this variant where one of these cases holds.
    pub cases: &'static [Case],
    /// Effects beside reading and writing registers.
    pub effects: Effects,
    /// How much memory it accesses at once.
    pub access: AccessSize,
    /// Values that go in, each once.
    pub inputs: &'static [Values],
    /// Values that come out, each place once.
    pub results: &'static [Values],
    /// How the results are computed.
    pub kind: Kind,
    /// State that selects what happens (`modes:`) and that this variant depends on.
    pub modes: &'static [&'static str],
}

/// Operands and features as a variant wants them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Case {
    /// By operand, ranges of its values, both ends included; operands that are not listed have any value.
    pub operands: &'static [(u8, &'static [(i64, i64)])],
    /// By operand that is a sum, one of its alternatives.
    pub alternatives: &'static [(u8, u8)],
    /// By feature, whether the target has it.
    pub features: &'static [(u16, bool)],
}

/// How results come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Results are computed from whole registers, without lanes.
    Scalar,
    /// Each lane, or each register of a row, from the same of its sources.
    Map,
    /// All lanes into one value.
    Reduction,
    /// Lanes from other lanes.
    Cross,
}

/// A value: registers that follow each other, a part of one, or state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Values {
    /// Where it lies.
    pub at: At,
    /// How many registers; 0: a group of as many as the state says.
    pub count: u16,
    /// Lanes of a bit each.
    pub mask: bool,
    /// Of a result: it may stay as it was, in whole or in part.
    pub tied: bool,
}

/// Where a value lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum At {
    /// A register; an operand that is a sum names it in its alternative.
    Register(FileId, Which),
    /// A unit of so many bits of a file, as half registers are.
    Unit(FileId, u16, Which),
    /// Some register of the file.
    File(FileId),
    /// By its number, one of [`Found::state`].
    State(u16),
}

/// Named state, and the types of values that it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Name in the description.
    pub name: &'static str,
    /// Bits of it.
    pub width: u32,
    /// Primary types of the values that it can hold.
    pub holds: &'static [Hold],
}

impl Values {
    /// A value of these properties; tables are shorter with it.
    pub const fn new(at: At, count: u16, mask: bool, tied: bool) -> Values {
        Values { at, count, mask, tied }
    }
}

impl Variant {
    /// Whether a target has the variant.
    pub fn is_of(&self, features: &FeatureSet) -> bool {
        self.cases.iter().any(|case| case.is_of(features))
    }
}

impl State {
    /// State of these properties.
    pub const fn new(name: &'static str, width: u32, holds: &'static [Hold]) -> State {
        State { name, width, holds }
    }
}

impl Case {
    /// A case of these parts.
    pub const fn new(
        operands: &'static [(u8, &'static [(i64, i64)])],
        alternatives: &'static [(u8, u8)],
        features: &'static [(u16, bool)],
    ) -> Case {
        Case {
            operands,
            alternatives,
            features,
        }
    }

    fn is_of(&self, features: &FeatureSet) -> bool {
        self.features.iter().all(|(f, has)| features.contains(*f) == *has)
    }

    /// Whether the value of an operand is one of the case.
    pub fn allows(&self, operand: u8, value: i64) -> bool {
        let ranges = self.operands.iter().find(|(o, _)| *o == operand);
        ranges.is_none_or(|(_, ranges)| ranges.iter().any(|(lo, hi)| (*lo..=*hi).contains(&value)))
    }
}
