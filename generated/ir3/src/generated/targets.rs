//! Machines that the description names.
use crate::tables::ISA;
/// A machine that the description names. Functions that take the name of a target take this, too; a name may
/// have letters and extensions behind it besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// `a320`: third generation: half registers of their own
    A320,
    /// `a420`: fourth generation
    A420,
    /// `a540`: fifth generation: 64-bit addresses, shared registers
    A540,
    /// `a630`: sixth generation: half registers are halves of full ones
    A630,
}
impl Target {
    /// All of them, in the order of the description.
    pub const ALL: [Target; 4] = [
        Target::A320,
        Target::A420,
        Target::A540,
        Target::A630,
    ];
    /// Its name, as the description has it.
    pub fn name(self) -> &'static str {
        ISA.targets[self as usize].name
    }
}
impl Default for Target {
    /// The one that is meant where none is named.
    fn default() -> Target {
        Target::A630
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
