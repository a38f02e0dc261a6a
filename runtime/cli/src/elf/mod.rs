//! ELF files, read.

mod read;

pub use read::{Code, Image, is_elf, read};
