//! What is known of a value when an instruction is written, long before it runs, and what it comes from.

use std::ops::BitOr;

/// A value on the way through semantics.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value {
    pub known: Known,
    pub from: Sources,
}

/// What a value comes from, as bits: registers by the walk's numbers, and the two below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sources(pub u128);

impl Sources {
    pub const NONE: Sources = Sources(0);
    /// Memory that this instruction read.
    pub const MEMORY: Sources = Sources(1 << 127);
    /// Named state, CSRs, services.
    pub const STATE: Sources = Sources(1 << 126);
    /// Registers that have bits; those beyond have none.
    pub const REGISTERS: u32 = 126;

    pub fn has(self, other: Sources) -> bool {
        self.0 & other.0 != 0
    }
}

impl BitOr for Sources {
    type Output = Sources;

    fn bitor(self, other: Sources) -> Sources {
        Sources(self.0 | other.0)
    }
}

impl Value {
    /// Nothing but the instruction's own word decides it.
    pub const SETTLED: Value = Value::plain(Known::Settled);

    /// A value that comes from no register, memory or state.
    pub const fn plain(known: Known) -> Value {
        Value {
            known,
            from: Sources::NONE,
        }
    }

    /// The same, and what it comes from besides.
    pub fn also(self, from: Sources) -> Value {
        Value {
            known: self.known,
            from: self.from | from,
        }
    }

    /// What is known of a value that is computed from both.
    pub fn with(self, other: Value) -> Value {
        Value {
            known: self.known.with(other.known),
            from: self.from | other.from,
        }
    }

    /// No more than on what it depends.
    pub fn weak(self) -> Value {
        self.with(Value::SETTLED)
    }

    /// One or the other, as a condition decides that stands in one expression with them.
    pub fn either(self, other: Value, by: Value) -> Value {
        match self == other && self.known != Known::Data {
            true => self,
            false => self.or(other, by.known).also(by.from),
        }
    }

    /// One or the other, where what they come from holds the condition already.
    pub fn or(self, other: Value, by: Known) -> Value {
        Value {
            known: self.known.either(other.known, by),
            from: self.from | other.from,
        }
    }
}

/// The origin of a value, as far as the analysis knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Known {
    /// The number of a register of a file, which an operand names.
    Register(u8, u16),
    /// A number.
    Number(i128),
    /// The address of the instruction.
    Pc,
    /// Its length in bytes.
    Length,
    /// The address of the one behind it.
    Next,
    /// It follows from operands, the address, the target and settled state.
    Settled,
    /// It depends on registers, memory, or other state.
    Data,
}

impl Known {
    /// What is known of a value that is computed from both.
    pub fn with(self, other: Known) -> Known {
        match self == Known::Data || other == Known::Data {
            true => Known::Data,
            false => Known::Settled,
        }
    }

    /// One or the other, as a condition of this kind decides.
    pub fn either(self, other: Known, by: Known) -> Known {
        match self == other {
            true => self,
            false => self.with(other).with(by),
        }
    }

    /// The sum, where one has a name.
    pub fn plus(self, other: Known) -> Known {
        match (self, other) {
            (Known::Pc, Known::Length) | (Known::Length, Known::Pc) => Known::Next,
            _ => self.with(other),
        }
    }
}

/// Under which conditions something is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Control {
    #[default]
    Always,
    /// Whoever writes the instruction knows.
    Settled,
    /// As the data says.
    Data,
}

impl Control {
    pub fn under(self, condition: Known) -> Control {
        self.max(match condition {
            Known::Data => Control::Data,
            _ => Control::Settled,
        })
    }
}
