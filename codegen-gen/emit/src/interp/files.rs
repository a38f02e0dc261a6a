//! How register files are kept: words in an array that is longer than the file, or bytes.
//!
//! The array of words has a power of two of elements, 256 where that is not much, so that an index needs no check. One
//! element behind the registers is a *sink*: a write to the register that reads zero goes there, so that neither reads
//! nor writes have to look for it. Registers wider than 128 bits, and groups, whose lanes run on into the next register,
//! are bytes, on the heap where a setting of the machine says how wide they are.

use super::repr::storage;
use onespec_sem::ir::{File, Program};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Storage {
    /// `[u64; len]` for `bits` 64.
    Words { len: usize, bits: u32, width: u32 },
    /// `[u8; len]`, `width` bits for each register.
    Bytes { len: usize, width: u32 },
    /// `Vec<u8>`, as many bits for each register as the setting says.
    Heap { setting: u16 },
}

/// Bits of a register kept in bytes, as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    Known(u32),
    Setting(u16),
}

impl Width {
    /// As a `usize`; the state is `s`.
    pub fn tokens(self) -> TokenStream {
        match self {
            Width::Known(width) => Literal::usize_unsuffixed(width as usize).into_token_stream(),
            Width::Setting(at) => {
                let at = Literal::usize_unsuffixed(at.into());
                quote!((s.settings[#at] as usize))
            }
        }
    }

    /// Every register begins on a byte boundary.
    pub fn whole_bytes(self) -> bool {
        match self {
            Width::Known(width) => width.is_multiple_of(8),
            Width::Setting(_) => true,
        }
    }
}

impl Storage {
    pub fn of(file: &File) -> Storage {
        if let Some(setting) = file.setting {
            return Storage::Heap { setting };
        }
        // With the sink, where registers are apart or one of them reads zero: a group that leaves the file finds nothing.
        let elements = file.count as usize + 1;
        match storage(file.width) {
            Some(bits) if !file.grouped => {
                let len = elements.next_power_of_two();
                let len = if len <= 256 && bits <= 64 { 256 } else { len };
                Storage::Words {
                    len,
                    bits,
                    width: file.width,
                }
            }
            _ => {
                let count = if file.grouped && file.zero.is_none() {
                    elements - 1
                } else {
                    elements
                };
                Storage::Bytes {
                    len: (count * file.width as usize).div_ceil(8),
                    width: file.width,
                }
            }
        }
    }
}

/// Number of the sink.
pub fn sink(file: &File) -> u32 {
    file.count
}

/// Register files with a register that reads zero: number, zero register, sink.
pub fn with_zero(program: &Program) -> impl Iterator<Item = (u16, u32, u32)> + '_ {
    program
        .files
        .iter()
        .enumerate()
        .filter_map(|(i, f)| Some((i as u16, f.zero?, sink(f))))
}
