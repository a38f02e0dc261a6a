//! An emulator of one machine: generated code, or the reference evaluator over a description that was read.

use crate::api;
use crate::error::RunError;
use crate::generated::Generated;
use crate::machines::Description;
use crate::options::{Options, Outcome};
use crate::replay::Summary;
use crate::user::files::Streams;

/// Runs programs and vectors of one machine.
///
/// ```
/// use onespec_emulator::{Emulator, options::Options};
///
/// let emulator = Emulator::new(&onespec_riscv::MACHINE);
/// let options = Options { target: "rv64gc".into(), ..Options::default() };
/// let vectors = "op,a,b,c,rm,result,fflags\nadd,1,2,,,3,\nmulhu,ffffffffffffffff,2,,,1,\n";
/// assert_eq!(emulator.replay(vectors, &options)?.to_string(), "2 passed, 0 failed");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Emulator(Description);

impl Emulator {
    /// For a machine whose generated crate is part of this program.
    pub fn new(machine: &'static dyn Generated) -> Emulator {
        Emulator(Description::generated(machine))
    }

    /// For a description, such as one that was read at run time.
    pub fn of(description: Description) -> Emulator {
        Emulator(description)
    }

    /// Runs a program file, an ELF executable. Without a target in the options, the default target runs it, or the one like
    /// it with the file's word width.
    ///
    /// # Errors
    /// A file that is no program for the machine, an unknown target, or a machine that no engine runs.
    pub fn run(&self, program: &[u8], options: &Options, streams: Streams) -> Result<Outcome, RunError> {
        api::run(&self.0, program, options, streams)
    }

    /// Replays a file of vectors: states before single instructions, and after.
    ///
    /// # Errors
    /// A file that cannot be read as vectors, an unknown target, or a machine that no engine runs.
    pub fn replay(&self, vectors: &str, options: &Options) -> Result<Summary, RunError> {
        api::replay_text(&self.0, options, vectors)
    }
}
