//! What is found where harts do not see each other's writes.

use std::fmt;

/// An instruction of a hart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Place {
    /// The hart. `None`: the host.
    pub hart: Option<u64>,
    /// Address of the instruction.
    pub pc: u64,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A load gives what was there before the last write.
    Stale,
    /// A line that is written back overwrites a later write.
    Lost,
    /// A command accesses what another one has not done with, and nothing waited for that. Says it in words.
    Early(String),
}

/// Something that is found, as often as it happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What is wrong.
    pub kind: Kind,
    /// The load; the last write of the line that was written back; the command.
    pub by: Place,
    /// The write that is not seen or lost.
    pub of: Place,
    /// The address in memory, of the first time.
    pub addr: u64,
    /// How often.
    pub count: u64,
}

/// Who has written, with a verb.
struct Wrote(Place);

impl fmt::Display for Wrote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.hart {
            Some(hart) => write!(f, "hart {hart} wrote at {:#x}", self.0.pc),
            None => f.write_str("the host wrote"),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hart = self.by.hart.unwrap_or(0);
        let (pc, addr) = (self.by.pc, self.addr);
        match &self.kind {
            Kind::Stale => write!(
                f,
                "stale read: hart {hart} at {pc:#x} does not see what {} to {addr:#x}",
                Wrote(self.of)
            )?,
            Kind::Lost => write!(
                f,
                "lost write: what {} to {addr:#x} is overwritten by a line to which {}",
                Wrote(self.of),
                Wrote(self.by)
            )?,
            Kind::Early(text) => write!(f, "missing wait: hart {hart} at {pc:#x}: {text}")?,
        }
        match self.count {
            1 => Ok(()),
            count => write!(f, " ({count} times)"),
        }
    }
}
