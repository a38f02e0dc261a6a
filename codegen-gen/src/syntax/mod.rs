//! What the author wrote, before any name has semantics: the YAML tables (`yaml`) and the two small languages that stand
//! in their strings (`bits`, `assembly`). The semantics language has a room of its own, `sem`.

pub mod assembly;
pub mod bits;
pub mod cells;
mod grammar;
pub(crate) mod numbers;
pub mod rules;
pub mod spelling;
pub mod yaml;

pub use grammar::{Bad, Languages};
