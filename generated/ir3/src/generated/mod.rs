#[macro_use]
pub mod tables;
pub use tables::ISA;
#[cfg(feature = "select")]
mod flows;
mod opcodes;
pub use opcodes::*;
mod targets;
pub use targets::Target;
mod operands;
pub use operands::*;
mod inst;
pub use inst::*;
mod ir3;
#[cfg(feature = "encode")]
pub use encoding::{CodeBuffer, CodeError, EncodeError, EncodeProblem, Label};
#[cfg(feature = "encode")]
mod encoding;
#[cfg(feature = "decode")]
pub use decoding::{DecodeError, Decoded, Decoder, decode, decode_all};
#[cfg(feature = "decode")]
mod decoding;
#[cfg(feature = "disasm")]
pub use disassembly::{Disassembled, Disassembler, Disassembly, PrintOptions};
#[cfg(feature = "disasm")]
mod disassembly;
#[cfg(feature = "asm")]
pub use assembly::{AsmOptions, Assembly, LineParser, ParseError, assemble};
#[cfg(feature = "asm")]
mod assembly;
#[cfg(feature = "interp")]
#[allow(unused, unused_comparisons, unreachable_code, clippy::all)]
pub mod machine;
#[cfg(feature = "interp")]
mod semantics;
/// The machine with its code, as an emulator takes it.
#[cfg(feature = "interp")]
pub static MACHINE: Machine = Machine;
/// The type of [`MACHINE`].
#[cfg(feature = "interp")]
#[derive(Debug)]
pub struct Machine;
#[cfg(feature = "interp")]
impl onespec_core::exec::Generated for Machine {
    fn isa(&self) -> &'static onespec_core::isa::Isa {
        &ISA
    }
    fn with_machine<V: onespec_core::exec::Visitor>(
        &self,
        target: &onespec_core::target::Resolved,
        visitor: V,
    ) -> Option<V::Out> {
        Some(visitor.visit(machine::State::new(target)))
    }
}
#[cfg(feature = "select")]
mod select;
#[cfg(feature = "select")]
pub use select::SELECTORS;
#[cfg(feature = "info")]
mod sources;
#[cfg(feature = "info")]
pub use sources::SOURCES;
