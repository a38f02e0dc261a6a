use super::*;
extern crate alloc;
use alloc::string::String;
use onespec_core::operand::MAX_OPERANDS;
use onespec_core::print::Printer;
pub use onespec_core::print::{Disassembled, Disassembly, PrintOptions};
use onespec_core::target::TargetError;
/// Prints instructions as text, with the aliases that a target has.
#[derive(Debug, Clone)]
pub struct Disassembler(Printer);
impl Disassembler {
    /// For a target, [`Target`] or its name; the empty name is the default target.
    ///
    /// # Errors
    /// The piece of the name that is unknown, or two extensions that exclude each other.
    pub fn new(
        target: impl AsRef<str>,
        options: PrintOptions,
    ) -> Result<Disassembler, TargetError> {
        let target = ISA.target(target.as_ref())?;
        Ok(Disassembler(Printer::new(&ISA, &target.features, options)))
    }
    /// The text of an instruction. With its address, branches print the address they go to, else the
    /// distance.
    #[allow(clippy::useless_conversion)]
    pub fn text(&self, inst: &Inst, address: Option<u64>) -> String {
        let mut args = [0; MAX_OPERANDS];
        for (to, from) in args.iter_mut().zip(inst.args) {
            *to = i64::from(from);
        }
        let mut text = String::new();
        self.0.print_args(inst.op.id(), &args, address, &mut text);
        text
    }
    /// The texts of the instructions in some bytes (little endian), the first at this address, without an
    /// allocation for each.
    #[cfg(feature = "decode")]
    pub fn stream<'a>(
        &'a self,
        decoder: &'a Decoder,
        bytes: &'a [u8],
        address: u64,
    ) -> Disassembly<'a> {
        self.0.stream(decoder.inner(), bytes, address)
    }
}
/// Prints for the default target; with `{:#}` in the instruction's own name, without aliases.
#[cfg(feature = "std")]
impl core::fmt::Display for Inst {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        use std::sync::OnceLock;
        static WITH_ALIASES: OnceLock<Disassembler> = OnceLock::new();
        static PLAIN: OnceLock<Disassembler> = OnceLock::new();
        let (printer, aliases) = if f.alternate() {
            (&PLAIN, false)
        } else {
            (&WITH_ALIASES, true)
        };
        let printer = printer
            .get_or_init(|| {
                let target = &ISA.targets[usize::from(ISA.default_target)];
                let options = PrintOptions {
                    aliases,
                    ..PrintOptions::default()
                };
                Disassembler(Printer::new(&ISA, &target.features, options))
            });
        f.write_str(&printer.text(self, None))
    }
}
