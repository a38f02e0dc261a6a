//! Optimisation levels: `-O0`, `-O1`, `-O2`.

use onespec_backend::settings::Mode;
use onespec_compiler::opt::{self, optimise_for_vectors};
use onespec_compiler::vectorize::{LoopReport, VectorTarget};
use onespec_graph::{Findings, Module};
use std::str::FromStr;

/// How much time compiling may take for better code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Level {
    /// Compiled as fast as can be.
    O0,
    /// Each function by itself.
    O1,
    /// Also across functions.
    #[default]
    O2,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 3] = [Level::O0, Level::O1, Level::O2];

    /// What the back end does at this level.
    pub(crate) fn back_end(self) -> onespec_backend::Level {
        match self {
            Level::O0 => onespec_backend::Level::Quick,
            Level::O1 | Level::O2 => onespec_backend::Level::Good,
        }
    }

    /// Where instructions that set state are put.
    pub(crate) fn settings(self) -> Mode {
        match self {
            Level::O0 => Mode::Naive,
            Level::O1 | Level::O2 => Mode::DataFlow,
        }
    }

    /// Verifies the module and changes it as this level does; see [`opt::Settings::ordered`]. What became of each loop, for a target
    /// with vectors at the highest level.
    pub(crate) fn optimise(
        self,
        module: &mut Module,
        ordered: bool,
        vectors: Option<&VectorTarget>,
    ) -> Result<Vec<LoopReport>, Findings> {
        let level = match self {
            Level::O0 => opt::Level::None,
            Level::O1 => opt::Level::Basic,
            Level::O2 => opt::Level::Full,
        };
        optimise_for_vectors(module, opt::Settings { level, ordered }, vectors)
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        match text {
            "0" => Ok(Level::O0),
            "1" => Ok(Level::O1),
            "2" => Ok(Level::O2),
            _ => Err("write 0, 1 or 2".into()),
        }
    }
}
