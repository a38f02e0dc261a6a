//! ELF files, read and written.

mod read;

pub use onespec_backend::object::executable::{Executable, Section, Symbol, write};
pub use read::{Code, Image, is_elf, read};
