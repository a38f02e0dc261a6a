//! Groups of lanes that execute one program together, with divergence and reconvergence (SIMT): waves of a shader core.
//!
//! What makes a group is data of the platform ([`onespec_core::isa::platform::Group`]): lanes, registers that they share,
//! where they reconverge, which trap discards a lane. Each lane is a machine. [`divergence`] says which of them are
//! active, [`exchange`] answers services that depend on other lanes, [`services`] those of inputs, textures and images.

mod data;
mod divergence;
mod exchange;
mod host;
mod lanes;
mod launch;
mod load;
mod occupancy;
mod resources;
mod run;
mod services;
mod shared;

pub use data::{GroupData, Pixels, read};
pub use lanes::Lanes;
pub use launch::{Fault, GroupOutcome, Initial, Launch};
pub(crate) use load::Loaded;
pub use resources::{Image, ImageFormat, Resources, Texture, Varyings};

use crate::error::RunError;

/// Lanes of a group at most: a set of them is a number of 128 bits.
pub const MAX_LANES: u32 = 128;

/// A program that is loaded for groups of lanes, decoded once and run many times.
pub trait LaneGroup {
    /// Runs a group from the start of the program until all lanes have ended. Registers begin as behind a reset, memory is
    /// as the last run left it.
    ///
    /// # Errors
    /// More lanes than [`MAX_LANES`], state that the machine has not or that cannot have its value, memory that is not
    /// there. A fault of the program is no error: it is in the outcome.
    fn run(&mut self, launch: &Launch, resources: &mut Resources) -> Result<GroupOutcome, RunError>;
    /// Lanes of a group of the target.
    fn lanes(&self) -> u32;
    /// Groups of so many lanes that a core holds at once by the registers that the program uses. `None`: the description
    /// does not say.
    fn occupancy(&self, lanes: u32) -> Option<u32>;
}
