//! A unit that executes words which another machine pushes: the words stand in that machine's program, in the bit order of a
//! transport, and are no instructions of it.

use crate::error::RunError;
use crate::options::End;
use crate::pipeline::Cycles;

/// What came of a unit's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The state that was asked for.
    pub state: Vec<(String, Vec<u8>)>,
    /// Cycles, if they were counted.
    pub cycles: Option<Cycles>,
    /// Tiles as files.
    pub saved: Vec<Vec<u8>>,
}

/// A unit of any machine.
pub trait Unit {
    /// The unit's word for one of the program, if it is an instruction there.
    fn word(&self, of_program: u32) -> Option<u64>;
    /// Executes a word, which stands at an address of the program.
    ///
    /// # Errors
    /// A trap, or an instruction that came too early: how the run ends.
    fn push(&mut self, pc: u64, word: u64) -> Result<(), End>;
    /// Executes what is pending, and reads what was asked for.
    ///
    /// # Errors
    /// An end as in [`Unit::push`]; no state of a name, or no tiles.
    fn finish(&mut self) -> Result<Result<Done, End>, RunError>;
}
