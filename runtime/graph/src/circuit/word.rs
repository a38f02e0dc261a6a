//! The type word: 32 bits that say of a value what its primary type does not: whether a garbage collector must know it.
//!
//! Layout (Circuit IR specification, "GateType"): bit 31 is 1 for MIR and 0 for a type of the source language; bits
//! 30:29 are the class; bit 28 of a MIR word marks a gate without a value. A word of the source language holds the
//! number of a type of the [lattice](super::set::Lattice) in bits 27:0.

/// The type word of a gate: what its primary type does not say of its value; the layout stands above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GateWord(pub u32);

/// Bits 30:29.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum GcClass {
    /// A tagged value that may or may not be a pointer to a collected object.
    Tagged = 0,
    /// A tagged pointer to a collected object.
    Pointer = 1,
    /// A tagged value that is no pointer.
    NoPointer = 2,
    /// No tagged value.
    Plain = 3,
}

impl GateWord {
    /// A MIR gate without a value.
    pub const EMPTY: GateWord = GateWord(0xf000_0000);
    /// What an earlier toolchain wrote for [`GateWord::EMPTY`]; read as it.
    pub const EMPTY_OF_OLD: GateWord = GateWord(0xe000_0001);
    /// A value of MIR that no collector cares about.
    pub const PLAIN: GateWord = GateWord::mir(GcClass::Plain);
    /// A tagged value of MIR.
    pub const TAGGED: GateWord = GateWord::mir(GcClass::Tagged);
    /// A tagged pointer of MIR.
    pub const POINTER: GateWord = GateWord::mir(GcClass::Pointer);
    /// A tagged value of MIR that is no pointer.
    pub const NO_POINTER: GateWord = GateWord::mir(GcClass::NoPointer);

    /// A value of MIR.
    pub const fn mir(class: GcClass) -> GateWord {
        GateWord(1 << 31 | (class as u32) << 29)
    }

    /// A value of the source language: `number` below 2^28 is its type's in the lattice.
    pub const fn source(class: GcClass, number: u32) -> GateWord {
        GateWord((class as u32) << 29 | number & 0x0fff_ffff)
    }

    /// What a gate of a primary type has, unless something else is said.
    pub const fn usual(ty: super::set::Type) -> GateWord {
        match ty {
            super::set::Type::NONE => GateWord::EMPTY,
            _ => GateWord::PLAIN,
        }
    }

    /// Whether the word is of MIR.
    pub const fn is_mir(self) -> bool {
        self.0 >> 31 == 1
    }

    /// Whether the gate has no value.
    pub const fn is_empty(self) -> bool {
        self.0 == GateWord::EMPTY.0 || self.0 == GateWord::EMPTY_OF_OLD.0
    }

    /// Bits 30:29.
    pub const fn class(self) -> GcClass {
        match self.0 >> 29 & 3 {
            0 => GcClass::Tagged,
            1 => GcClass::Pointer,
            2 => GcClass::NoPointer,
            _ => GcClass::Plain,
        }
    }

    /// Whether a collector must see the value.
    pub const fn is_reference(self) -> bool {
        !self.is_empty() && matches!(self.class(), GcClass::Tagged | GcClass::Pointer)
    }

    /// The number of the type in the lattice, of a word of the source language.
    pub const fn number(self) -> Option<u32> {
        if self.is_mir() {
            None
        } else {
            Some(self.0 & 0x0fff_ffff)
        }
    }
}
