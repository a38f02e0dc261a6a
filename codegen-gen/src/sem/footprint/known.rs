//! What is known of a value when an instruction is written, long before it runs.

/// See the module.
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

    /// No more than on what it depends.
    pub fn weak(self) -> Known {
        self.with(Known::Settled)
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
