//! Files: functions and data at their addresses ([`link`]), as an executable that needs nothing else ([`executable`]), or
//! with their relocations as an object for a linker ([`relocatable`]); the sections of data ([`kind`]); which line of the
//! source each instruction is for ([`lines`]), and where references are at calls ([`maps`]).

pub mod executable;
mod kind;
pub mod lines;
mod link;
pub mod maps;
mod padding;
mod relocatable;
mod relocations;

pub use kind::Kind;
pub use link::{Image, Part, Unit, link, name};
pub use relocatable::relocatable;
