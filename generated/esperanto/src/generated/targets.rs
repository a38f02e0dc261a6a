//! Machines that the description names.
use crate::tables::ISA;
/// A machine that the description names. Functions that take the name of a target take this, too; a name may
/// have letters and extensions behind it besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// `esperanto-a0`: first silicon
    EsperantoA0,
    /// `esperanto-later`: steppings after A0
    EsperantoLater,
    /// `esperanto-command`: words that are written to CSRs
    EsperantoCommand,
}
impl Target {
    /// All of them, in the order of the description.
    pub const ALL: [Target; 3] = [
        Target::EsperantoA0,
        Target::EsperantoLater,
        Target::EsperantoCommand,
    ];
    /// Its name, as the description has it.
    pub fn name(self) -> &'static str {
        ISA.targets[self as usize].name
    }
}
impl Default for Target {
    /// The one that is meant where none is named.
    fn default() -> Target {
        Target::EsperantoA0
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
