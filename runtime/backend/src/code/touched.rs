//! Registers outside of all banks, and areas, that an instruction accesses.

/// What an instruction touches, a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Touched {
    pub reads: u64,
    pub writes: u64,
}

impl Touched {
    pub fn is_nothing(self) -> bool {
        self.reads | self.writes == 0
    }
}
