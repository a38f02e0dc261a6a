//! Machines that the description names.
use crate::tables::ISA;
/// A machine that the description names. Functions that take the name of a target take this, too; a name may
/// have letters and extensions behind it besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// `wormhole`: Wormhole B0
    Wormhole,
    /// `blackhole`: Blackhole A0
    Blackhole,
    /// `wh`: Wormhole B0
    Wh,
    /// `bh`: Blackhole A0
    Bh,
}
impl Target {
    /// All of them, in the order of the description.
    pub const ALL: [Target; 4] = [
        Target::Wormhole,
        Target::Blackhole,
        Target::Wh,
        Target::Bh,
    ];
    /// Its name, as the description has it.
    pub fn name(self) -> &'static str {
        ISA.targets[self as usize].name
    }
}
impl Default for Target {
    /// The one that is meant where none is named.
    fn default() -> Target {
        Target::Wormhole
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
