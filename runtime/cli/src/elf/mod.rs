//! ELF files, read and written.

mod read;
mod write;

pub use read::{Code, Image, is_elf, read};
pub use write::{Executable, Section, Symbol, write};
