//! What the author wrote, before any name has semantics: the YAML tables (`yaml`) and the two small languages that stand
//! in their strings (`bits`, `assembly`). The trees of the semantics language are in `semantics`; the crate `onespec-sem` gives them semantics.

pub mod assembly;
pub mod bits;
pub mod cells;
mod grammar;
mod languages;
pub mod numbers;
pub mod rules;
pub mod semantics;
pub mod spelling;
pub mod timing;
pub mod yaml;

pub use grammar::Bad;
pub use languages::Languages;
