//! From scheduled circuits to selected code: gates are covered with the patterns of a machine's selector, block by block,
//! so that the sum of costs is least.
//!
//! [`binding`] finds once what the selector's names mean in a set of gates, [`prepare`] writes a circuit so that patterns
//! can cover it, [`tiles`] covers a block, [`block`] makes its instructions, [`function`] joins blocks with their arguments,
//! calls and ways out. What no pattern covers is a call ([`library`]). Values cross from block to block in the representation that the selector says.

mod binding;
mod block;
mod function;
mod hoist;
mod instruction;
mod library;
mod picks;
mod prepare;
mod text;
mod tiles;

pub use binding::Binding;
pub use function::select;
pub use library::Library;
pub use prepare::prepare;
