//! The OneSpec generator: descriptions in, tables and Rust out. Knows no instruction by name.
pub mod check;
pub mod emit;
pub mod model;
pub mod sem;
pub mod source;
