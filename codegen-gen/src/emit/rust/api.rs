//! The hand-written face of every generated crate: the same text for all machines, over what the other emitters print.
//!
//! Each part stands behind a feature of the generated crate, so that a user of the decoder does not pay for the assembler.

use proc_macro2::TokenStream;
use quote::quote;

/// Feature `encode`.
pub fn encode() -> TokenStream {
    quote! {
        #[cfg(feature = "encode")]
        pub use onespec_core::encode::{EncodeError, EncodeProblem};

        #[cfg(feature = "encode")]
        impl Inst {
            /// The encoding, right-aligned in the word.
            ///
            /// # Errors
            /// A number out of range or not aligned, a register that the instruction cannot name, a reserved
            /// combination of operands. The error's text names the operand and says what it may be.
            pub fn encode(&self) -> Result<Word, EncodeError> {
                let args = self.args.map(i64::from);
                let word = ISA.encode(self.op.id(), &args)?;
                Ok(word as Word)
            }
        }
    }
}

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
            #[inline]
            pub fn decode(word: Word) -> Result<Inst, DecodeError> {
                DEFAULT.decode(word)
            }

            /// The instructions in some bytes (little endian), one after the other, for the default target.
            pub fn decode_all(bytes: &[u8]) -> Decoded<'_> {
                DEFAULT.decode_all(bytes)
            }

            /// Decodes for one target.
            #[derive(Debug, Clone)]
            pub struct Decoder(onespec_core::decode::Decoder);

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
                pub fn new(target: &str) -> Result<Decoder, TargetError> {
                    Ok(Decoder(onespec_core::decode::Decoder::new(&ISA, &ISA.target(target)?)))
                }

                /// Decodes a word, see [`decode`].
                #[inline]
                pub fn decode(&self, word: Word) -> Result<Inst, DecodeError> {
                    match self.find(word) {
                        Some(inst) => Ok(inst),
                        None => Err(self.explain(word)),
                    }
                }

                /// Decodes a word; `None` when it is no instruction.
                #[inline]
                pub fn find(&self, word: Word) -> Option<Inst> {
                    self.0.decode(word.into()).map(|id| extract(id, word))
                }

                #[cold]
                fn explain(&self, word: Word) -> DecodeError {
                    match self.0.decode_checked(word.into(), Word::BITS as u16) {
                        Ok(_) => DecodeError(onespec_core::decode::DecodeError::Unknown),
                        Err(error) => DecodeError(error),
                    }
                }

                /// The instructions in some bytes (little endian), one after the other.
                pub fn decode_all<'a>(&'a self, bytes: &'a [u8]) -> Decoded<'a> {
                    Decoded(self.0.iter(bytes))
                }

                /// The tables' own decoder: ids of instructions instead of [`Inst`].
                pub fn inner(&self) -> &onespec_core::decode::Decoder {
                    &self.0
                }
            }

            /// Iterates over the instructions in bytes: where each starts, and what it is. After a word that is no
            /// instruction it goes on behind it, by the length that its low bits claim.
            #[derive(Debug, Clone)]
            pub struct Decoded<'a>(onespec_core::decode::Stream<'a>);

            impl Iterator for Decoded<'_> {
                type Item = (usize, Result<Inst, DecodeError>);

                fn next(&mut self) -> Option<Self::Item> {
                    let item = self.0.next()?;
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
