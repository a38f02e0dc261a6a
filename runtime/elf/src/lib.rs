//! ELF files of described machines: what a file says of the target that it was built for ([`target`]), and executables written
//! from sections ([`write()`]) and from assembled sources ([`assembled`]).
//!
//! The number of a machine and its flags come from the platforms of its description.
#![warn(missing_docs)]
#![warn(clippy::missing_errors_doc)]

mod assembled;
mod executable;
pub mod target;

pub use assembled::{PAGE, PROGRAM_BASE, Unwritable, assembled, image, runnable};
pub use executable::{Executable, Section, Symbol, write};
