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
mod zalrsc;
mod zaamo;
mod zca;
mod zcd;
mod zcf;
mod f;
mod d;
mod zfhmin;
mod zfh;
mod i;
mod m;
mod sm;
mod s;
mod h;
mod svinval;
mod sdext;
mod smrnmi;
mod ssctr;
mod zve32x;
mod zve32f;
mod zve64x;
mod zabha;
mod zacas;
mod zawrs;
mod zba;
mod zbb;
mod zbs;
mod zbc;
mod zbkb;
mod zbkx;
mod zcb;
mod zcmop;
mod zcmp;
mod zcmt;
mod zfa;
mod zfbfmin;
mod zicbom;
mod zicboz;
mod zicbop;
mod zicfilp;
mod zicfiss;
mod zicond;
mod zicsr;
mod zifencei;
mod zihintpause;
mod zihintntl;
mod zimop;
mod zknd;
mod zkne;
mod zknh;
mod zksed;
mod zksh;
mod zvkb;
mod zvbb;
mod zvbc;
mod zvfbfmin;
mod zvfbfwma;
mod zvkned;
mod zvknha;
mod zvksed;
mod zvksh;
mod zvkg;
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
pub mod xlen32;
#[cfg(feature = "interp")]
#[allow(unused, unused_comparisons, unreachable_code, clippy::all)]
pub mod xlen64;
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
        if target.param("xlen") == Some(32) {
            Some(visitor.visit(xlen32::State::new(target)))
        } else {
            if target.param("xlen") == Some(64) {
                Some(visitor.visit(xlen64::State::new(target)))
            } else {
                None
            }
        }
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
