//! Effects of an instruction on state and memory, in compact form, for compilers that move, merge and choose
//! instructions.
//!
//! The generator computes all of them from the semantics (`sem::footprint` there); only what registers can hold is
//! declared (`holds:` of a register file).

use super::{FeatureSet, FileId, Isa};

/// A primary type that a register can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hold {
    /// Name of the type: `i32`.
    pub ty: &'static str,
    /// What stands in a register above a narrower value.
    pub above: Above,
}

/// Bits of a register above a value that is narrower, where nothing else says what they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Above {
    /// Whatever was there.
    #[default]
    Any,
    /// All bits 0.
    Zeros,
    /// All bits 1.
    Ones,
    /// Copies of the value's top bit.
    Sign,
}

/// What an instruction may do beside computing from registers, as bits; found in its semantics, for all assignments of the
/// machine's parameters together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Effects(pub u16);

impl Effects {
    /// Reads memory.
    pub const READS_MEMORY: Effects = Effects(1);
    /// Writes memory.
    pub const WRITES_MEMORY: Effects = Effects(1 << 1);
    /// Named state, CSRs, services of the host; not what the description calls `settled`.
    pub const READS_STATE: Effects = Effects(1 << 2);
    /// Writes state of the sorts that [`Effects::READS_STATE`] lists.
    pub const WRITES_STATE: Effects = Effects(1 << 3);
    /// The address of the instruction.
    pub const READS_PC: Effects = Effects(1 << 4);
    /// Sets the address of what comes next on every path.
    pub const JUMPS: Effects = Effects(1 << 5);
    /// Sets it on some paths only.
    pub const BRANCHES: Effects = Effects(1 << 6);
    /// Where it goes depends on registers, memory or state.
    pub const INDIRECT: Effects = Effects(1 << 7);
    /// Keeps the address of the instruction behind it.
    pub const LINKS: Effects = Effects(1 << 8);
    /// May trap for another reason than an access to memory or the choice of its operands.
    pub const MAY_TRAP: Effects = Effects(1 << 9);
    /// There is no semantics: these are the worst effects, and it may jump besides.
    pub const UNKNOWN: Effects = Effects(1 << 10);
    /// What is assumed where nothing is known.
    pub const WORST: Effects = Effects(0b110_0000_1111);

    /// Each effect by itself, and its name.
    pub const ALL: [(Effects, &'static str); 11] = [
        (Effects::READS_MEMORY, "reads_memory"),
        (Effects::WRITES_MEMORY, "writes_memory"),
        (Effects::READS_STATE, "reads_state"),
        (Effects::WRITES_STATE, "writes_state"),
        (Effects::READS_PC, "reads_pc"),
        (Effects::JUMPS, "jumps"),
        (Effects::BRANCHES, "branches"),
        (Effects::INDIRECT, "indirect"),
        (Effects::LINKS, "links"),
        (Effects::MAY_TRAP, "may_trap"),
        (Effects::UNKNOWN, "unknown"),
    ];

    /// Whether it has one of these.
    pub const fn any(self, of: Effects) -> bool {
        self.0 & of.0 != 0
    }

    /// Both.
    #[must_use]
    pub const fn and(self, other: Effects) -> Effects {
        Effects(self.0 | other.0)
    }

    /// Names, in the order of [`Effects::ALL`].
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Effects::ALL
            .iter()
            .filter(move |(e, _)| self.any(*e))
            .map(|(_, name)| *name)
    }
}

/// How many bytes of memory an instruction accesses at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum AccessSize {
    /// It accesses no memory.
    #[default]
    None,
    /// Each access is of so many bytes.
    Bytes(u16),
    /// Accesses differ, or nothing is known of them.
    Various,
}

impl AccessSize {
    /// That of accesses of both kinds.
    #[must_use]
    pub fn and(self, other: AccessSize) -> AccessSize {
        match (self, other) {
            (AccessSize::None, size) | (size, AccessSize::None) => size,
            (a, b) if a == b => a,
            _ => AccessSize::Various,
        }
    }
}

/// A register that an instruction reads or writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Touch {
    /// Register file.
    pub file: FileId,
    /// Register of the file.
    pub which: Which,
    /// How many of its low bits are read; 0: none. What is not written on every path is read: it may stay.
    pub reads: u32,
    /// How many of its low bits may be other than 0 after a write; 0: it is not written.
    pub writes: u32,
}

/// Which register of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Which {
    /// The one that the operand names.
    Operand(u8),
    /// The register with this number.
    Fixed(u16),
    /// One or more, by numbers that are computed: groups of registers, tables.
    Computed,
}

/// What an end of a [`Flow`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// By index, one of [`crate::isa::Op::registers`].
    Register(u8),
    /// What is read from memory, or what is written to it.
    Memory,
    /// Named state, CSRs, services of the host. Only where a flow comes from.
    State,
    /// Where memory is accessed, and whether it is. Only where a flow goes to.
    Address,
    /// The address of what comes next. Only where a flow goes to.
    Target,
}

/// The one may decide about the other, in the semantics as it is written: the syntactic dependencies that memory models speak
/// of. What only decides whether there is a trap goes nowhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flow {
    /// What decides: the source of the dependency.
    pub from: End,
    /// What is decided about.
    pub to: End,
}

impl Isa {
    /// Which assignment of the parameters a target has: the index into lists that have an element for each of them, the
    /// first parameter varying slowest.
    pub fn assignment(&self, features: &FeatureSet) -> usize {
        self.params.iter().fold(0, |index, param| {
            let value = param.features.iter().position(|f| features.contains(*f));
            index * param.values.len().max(1) + value.unwrap_or(0)
        })
    }

    /// Bits of a register of a file on a target; 0 where nothing says.
    pub fn register_bits(&self, file: FileId, features: &FeatureSet) -> u32 {
        let widths = self.files.get(usize::from(file)).map_or(&[][..], |f| f.width);
        widths.get(self.assignment(features)).copied().unwrap_or(0)
    }
}
