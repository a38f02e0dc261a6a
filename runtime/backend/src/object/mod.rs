//! Files: functions and data at their addresses ([`link`]), as an executable that needs nothing else ([`executable`]), or
//! with their relocations as an object for a linker ([`relocatable`]); and which line of the source each instruction is for
//! ([`lines`]).

pub mod executable;
pub mod lines;
mod link;
mod relocatable;
mod relocations;

pub use link::{Image, Part, Unit, link, name};
pub use relocatable::relocatable;
