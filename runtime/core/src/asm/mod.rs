//! The assembler: sections, labels, data, expressions, macros around the instruction parser.
//!
//! One pass reads the source, encodes what is known and notes a *fixup* for every operand that names a symbol; then
//! sections get addresses, and the fixups are worked out. Sizes never depend on distances, so one pass suffices. All
//! errors of a source are reported, each with its place. What a source can ask for is bounded: bytes, expansions,
//! errors, nesting.

mod data;
mod diagnostic;
mod directives;
mod emit;
mod expand;
mod fixup;
mod layout;
mod options;
mod output;
mod resolve;
mod scan;
mod state;
mod statements;
mod symbols;

pub use diagnostic::AsmError;
pub use expand::expansion;
pub use options::AsmOptions;
pub use output::{Assembly, Item, Section, Symbol};

use crate::isa::Isa;
use crate::target::Resolved;

/// Assembles a source for a target. What could be assembled is there even when there are errors.
pub fn assemble(isa: &'static Isa, target: &Resolved, source: &str, options: &AsmOptions) -> Assembly {
    let mut state = state::State::new(isa, target, source, options);
    state.run();
    state.finish()
}
