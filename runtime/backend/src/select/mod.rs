//! From scheduled circuits to selected code: gates are covered with the patterns of a machine's selector, block by block,
//! so that the sum of costs is least.
//!
//! [`binding`] finds once what the selector's names mean in a set of gates, [`prepare`] writes a circuit so that patterns
//! can cover it, [`automaton`] has the patterns that the target has, [`walk`] finds those that fit at a gate, [`tiles`] covers a
//! block, [`block`] makes its instructions, match by match ([`steps`]), [`function`] joins blocks with their arguments,
//! calls and ways out. What no pattern covers is a call ([`library`]). Values cross from block to block in the representation that the selector says.

mod automaton;
mod binding;
mod block;
mod function;
mod hoist;
mod instruction;
mod library;
mod picks;
mod prepare;
mod steps;
mod text;
mod tiles;
mod walk;

pub use binding::Binding;
pub use function::{Source, select};
pub use library::Library;
pub use prepare::prepare;

/// Room for selection, used again for each function.
#[derive(Debug, Default)]
pub struct Room {
    tiles: tiles::Space,
    maker: block::Space,
    function: function::Space,
}
