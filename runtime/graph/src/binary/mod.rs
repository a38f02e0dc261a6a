//! The binary form of circuits (`.cirb`): the arena with its use lists, so that reading gives the same gate numbers and
//! the same order of uses.
//!
//! Opcodes and types are numbers into lists of names at the beginning, so a file survives new gates and new numbers.
//! All numbers are LEB128 (7 bits a byte, lowest first); a signed one is folded (`0, -1, 1, -2` are 0, 1, 2, 3); a
//! string is its length in bytes and UTF-8.
//!
//! ```text
//! file     89 43 49 52 0d 0a 1a 0a, version (1), set's name, arch (32 or 64), roots, [opcode's name], [type's name],
//!          [circuit]                      a list [x] is its length and its elements; the first opcodes are the roots
//! circuit  0, or 1 name [type] result     the signature
//!          [gate], [name]                 names of the first gates, empty where there is none
//!          uses of each gate: [user (signed, minus gate), index]
//! gate     opcode << 4 | flags, type, bits (flag 4), word (flag 8), states, depends, values (lengths)
//!          inputs, the root last: 0 for none, else 1 + (gate minus input, signed)
//! flags    1 dead, 2 has a root input, 4 has bits that are not 0, 8 has a word that its type does not give
//! ```

mod bytes;
mod read;
mod write;

use crate::circuit::Circuit;
use crate::circuit::set::GateSet;
use crate::finding::Findings;

const MAGIC: [u8; 8] = *b"\x89CIR\r\n\x1a\n";
const VERSION: u64 = 1;

const DEAD: u64 = 1;
const ROOTED: u64 = 2;
const BITS: u64 = 4;
const WORD: u64 = 8;

/// Whether bytes are meant to be the binary form. No text begins like it.
pub fn is_binary(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC[..4])
}

/// The binary form of circuits of one set of gates.
pub fn write<'c>(set: &'static GateSet, circuits: impl IntoIterator<Item = &'c Circuit>) -> Vec<u8> {
    write::write(set, circuits)
}

/// Circuits from their binary form. Takes time and memory in proportion to the bytes, whatever they are.
///
/// # Errors
/// Bytes that are not the form (E001, with the offset), opcodes that there aren't (E002), inputs that are no gates (E004),
/// inputs and use lists that do not agree (E005).
pub fn read(set: &'static GateSet, bytes: &[u8]) -> Result<Vec<Circuit>, Findings> {
    read::read(set, bytes)
}

/// The beginning of a name that may be anything.
fn shown_name(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(60).collect()
}
