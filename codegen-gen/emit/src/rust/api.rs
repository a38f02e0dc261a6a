//! The hand-written face of every generated crate: the same text for all machines, over what the other emitters print.
//!
//! Each part stands behind a feature of the generated crate, so that a user of the decoder does not pay for the assembler.

use proc_macro2::TokenStream;
use quote::quote;

/// Feature `decode`, given what `decode::print` made.
pub fn decode(generated: TokenStream) -> TokenStream {
    quote! {
        #[cfg(feature = "decode")]
        pub use decoding::{DecodeError, Decoded, Decoder, decode, decode_all};

        #[cfg(feature = "decode")]
        mod decoding {
            use super::*;
            use onespec_core::isa::FeatureSet;
            use onespec_core::target::TargetError;

            #generated

            /// Decodes a word for the default target. Bits above the instruction's length may be anything.
            ///
            /// # Errors
            /// Why it is no instruction: what is nearest, or which extension would make it one.
            #[inline(always)]
            pub fn decode(word: Word) -> Result<Inst, DecodeError> {
                match find_default(word) {
                    Some(inst) => Ok(inst),
                    None => decode_by_tree(word),
                }
            }

            #[cold]
            #[inline(never)]
            fn decode_by_tree(word: Word) -> Result<Inst, DecodeError> {
                DEFAULT.decode(word)
            }

            /// The instructions in some bytes (little endian), one after the other, for the default target.
            pub fn decode_all(bytes: &[u8]) -> Decoded<'_> {
                DEFAULT.decode_all(bytes)
            }

            /// Decodes for one target.
            #[derive(Debug, Clone)]
            pub struct Decoder {
                tree: onespec_core::decode::Decoder,
                is_default: bool,
            }

            impl Default for Decoder {
                /// The decoder of the default target; costs nothing.
                fn default() -> Decoder {
                    DEFAULT.clone()
                }
            }

            impl Decoder {
                /// Builds the decoder of a target; its name may have letters and extensions behind it.
                ///
                /// # Errors
                /// The piece of the name that is unknown, or two extensions that exclude each other.
                pub fn new(target: impl AsRef<str>) -> Result<Decoder, TargetError> {
                    let tree = onespec_core::decode::Decoder::new(&ISA, &ISA.target(target.as_ref())?);
                    let is_default = tree.features() == DEFAULT.tree.features();
                    Ok(Decoder { tree, is_default })
                }

                /// Decodes a word, see [`decode`].
                #[inline(always)]
                pub fn decode(&self, word: Word) -> Result<Inst, DecodeError> {
                    match self.find(word) {
                        Some(inst) => Ok(inst),
                        None => Err(self.explain(word)),
                    }
                }

                /// Decodes a word; `None` when it is no instruction.
                #[inline(always)]
                pub fn find(&self, word: Word) -> Option<Inst> {
                    if self.is_default
                        && let Some(inst) = find_default(word)
                    {
                        return Some(inst);
                    }
                    self.tree.decode(word.into()).map(|id| extract(id, word))
                }

                #[cold]
                fn explain(&self, word: Word) -> DecodeError {
                    match self.tree.decode_checked(word.into(), Word::BITS as u16) {
                        Ok(_) => DecodeError(onespec_core::decode::DecodeError::Unknown),
                        Err(error) => DecodeError(error),
                    }
                }

                /// The instructions in some bytes (little endian), one after the other.
                pub fn decode_all<'a>(&'a self, bytes: &'a [u8]) -> Decoded<'a> {
                    Decoded { stream: self.tree.iter(bytes), is_default: self.is_default }
                }

                /// The tables' own decoder: ids of instructions instead of [`Inst`].
                pub fn inner(&self) -> &onespec_core::decode::Decoder {
                    &self.tree
                }
            }

            /// Iterates over the instructions in bytes: where each starts, and what it is. After a word that is no
            /// instruction it goes on behind it, by the length that its low bits claim.
            #[derive(Debug, Clone)]
            pub struct Decoded<'a> {
                stream: onespec_core::decode::Stream<'a>,
                is_default: bool,
            }

            impl Iterator for Decoded<'_> {
                type Item = (usize, Result<Inst, DecodeError>);

                fn next(&mut self) -> Option<Self::Item> {
                    if self.is_default
                        && Word::BITS <= 64
                        && let Some((offset, low)) = self.stream.eight_bytes()
                        && let Some(inst) = find_default(low as Word)
                    {
                        self.stream.go_behind(inst.op.info().length);
                        return Some((offset, Ok(inst)));
                    }
                    let item = self.stream.next()?;
                    let inst = item.op.map(|id| extract(id, item.word as Word)).map_err(DecodeError);
                    Some((item.offset, inst))
                }
            }

            /// Why a word is no instruction of a target.
            #[derive(Debug, Clone, PartialEq, Eq)]
            pub struct DecodeError(pub onespec_core::decode::DecodeError);

            impl core::fmt::Display for DecodeError {
                fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    f.write_str(&self.0.message(&ISA))
                }
            }

            impl core::error::Error for DecodeError {}
        }
    }
}

/// What says which texts stay in the tables: those for people only with the feature `info`.
pub fn info() -> TokenStream {
    quote! {
        #[cfg(feature = "info")]
        macro_rules! info {
            ($text:expr) => {
                $text
            };
        }
        #[cfg(not(feature = "info"))]
        macro_rules! info {
            ($text:expr) => {
                ""
            };
        }
        #[allow(unused_imports)]
        pub(crate) use info;
    }
}

/// Feature `disasm`.
pub fn disasm() -> TokenStream {
    quote! {
        #[cfg(feature = "disasm")]
        pub use disassembly::{Disassembled, Disassembler, Disassembly, PrintOptions};

        #[cfg(feature = "disasm")]
        mod disassembly {
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
                pub fn new(target: impl AsRef<str>, options: PrintOptions) -> Result<Disassembler, TargetError> {
                    let target = ISA.target(target.as_ref())?;
                    Ok(Disassembler(Printer::new(&ISA, &target.features, options)))
                }

                /// The text of an instruction. With its address, branches print the address they go to, else the
                /// distance.
                // Operands have 32 or 64 bits, as the machine needs.
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
                pub fn stream<'a>(&'a self, decoder: &'a Decoder, bytes: &'a [u8], address: u64) -> Disassembly<'a> {
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
                    let (printer, aliases) = if f.alternate() { (&PLAIN, false) } else { (&WITH_ALIASES, true) };
                    let printer = printer.get_or_init(|| {
                        let target = &ISA.targets[usize::from(ISA.default_target)];
                        let options = PrintOptions { aliases, ..PrintOptions::default() };
                        Disassembler(Printer::new(&ISA, &target.features, options))
                    });
                    f.write_str(&printer.text(self, None))
                }
            }
        }
    }
}

/// Feature `asm`.
pub fn asm() -> TokenStream {
    quote! {
        #[cfg(feature = "asm")]
        pub use assembly::{AsmOptions, Assembly, LineParser, ParseError, assemble};

        #[cfg(feature = "asm")]
        mod assembly {
            use super::*;
            pub use onespec_core::asm::{AsmOptions, Assembly};
            pub use onespec_core::parse::ParseError;
            use onespec_core::parse::Parser;
            use onespec_core::target::TargetError;

            /// Assembles a source with labels, data, macros and sections for a target by name; the empty name is the
            /// default target. What is wrong in the source is in the result, beside what could be assembled.
            ///
            /// # Errors
            /// The piece of the target's name that is unknown, or two extensions that exclude each other.
            pub fn assemble(target: impl AsRef<str>, source: &str, options: &AsmOptions) -> Result<Assembly, TargetError> {
                Ok(onespec_core::asm::assemble(&ISA, &ISA.target(target.as_ref())?, source, options))
            }

            /// Parses single instructions of a target.
            #[derive(Debug, Clone)]
            pub struct LineParser(Parser);

            impl LineParser {
                /// For a target, [`Target`] or its name; the empty name is the default target.
                ///
                /// # Errors
                /// The piece of the name that is unknown, or two extensions that exclude each other.
                pub fn new(target: impl AsRef<str>) -> Result<LineParser, TargetError> {
                    let target = ISA.target(target.as_ref())?;
                    Ok(LineParser(Parser::new(&ISA, &target.features)))
                }

                /// Parses one instruction; aliases become the instruction that they stand for.
                ///
                /// # Errors
                /// Where the text stops to make sense, and what could stand there.
                pub fn parse(&self, text: &str) -> Result<Inst, ParseError> {
                    let (id, word) = self.0.parse(text)?;
                    Inst::from_word(id, word).ok_or_else(|| ParseError::new(text, 0, "E0100", "no such instruction"))
                }
            }

            /// Parses for the default target.
            #[cfg(feature = "std")]
            impl core::str::FromStr for Inst {
                type Err = ParseError;
                fn from_str(text: &str) -> Result<Inst, ParseError> {
                    use std::sync::OnceLock;
                    static PARSER: OnceLock<LineParser> = OnceLock::new();
                    let parser = PARSER.get_or_init(|| {
                        let target = &ISA.targets[usize::from(ISA.default_target)];
                        LineParser(Parser::new(&ISA, &target.features))
                    });
                    parser.parse(text)
                }
            }
        }
    }
}
