//! YAML of descriptions: a tree that keeps comments and how scalars are written, and its layout.

mod comments;
mod keys;
mod read;
mod scalar;
mod tree;
mod write;

pub use keys::{Role, role};
pub use read::{at_byte, read};
pub use tree::{Lead, Shape, Tree};
pub use write::{columns, write};
