//! How circuits are written before instructions are selected.

use crate::passes::Passes;

/// How a circuit is written.
#[derive(Debug, Clone, Copy, Default)]
pub struct PrepareOptions {
    /// Floats may be approximated.
    pub approximate: bool,
    pub passes: Passes,
    /// Joined masks that state holds and that several gates need become numbers.
    pub number_masks: bool,
}
