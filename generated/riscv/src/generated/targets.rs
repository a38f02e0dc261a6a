//! Machines that the description names.
use crate::tables::ISA;
/// A machine that the description names. Functions that take the name of a target take this, too; a name may
/// have letters and extensions behind it besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// `rv32`: 32-bit registers
    Rv32,
    /// `rv64`: 64-bit registers
    Rv64,
    /// `rv32gc`: 32-bit general-purpose machine with compressed instructions
    Rv32gc,
    /// `rv64gc`: 64-bit general-purpose machine with compressed instructions
    Rv64gc,
    /// `rv64gcv`: 64-bit general-purpose machine with vectors
    Rv64gcv,
    /// `rv32gcv`: 32-bit general-purpose machine with vectors
    Rv32gcv,
}
impl Target {
    /// All of them, in the order of the description.
    pub const ALL: [Target; 6] = [
        Target::Rv32,
        Target::Rv64,
        Target::Rv32gc,
        Target::Rv64gc,
        Target::Rv64gcv,
        Target::Rv32gcv,
    ];
    /// Its name, as the description has it.
    pub fn name(self) -> &'static str {
        ISA.targets[self as usize].name
    }
}
impl Default for Target {
    /// The one that is meant where none is named.
    fn default() -> Target {
        Target::Rv64gc
    }
}
impl AsRef<str> for Target {
    fn as_ref(&self) -> &str {
        self.name()
    }
}
impl core::fmt::Display for Target {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
