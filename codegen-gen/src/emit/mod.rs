//! Products of a checked description, one file each. Every emitter is a pure function of the model; none calls another.
//!
//! [`tables`] is what the others stand on: the description as the plain data that `onespec_core` works with.

pub mod describe;
pub mod gates;
pub mod graph;
pub mod interp;
#[cfg(feature = "manual")]
pub mod manual;
pub mod rust;
pub mod standalone;
pub mod tables;
