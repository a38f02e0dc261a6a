//! Disassembly as a stream: bytes to texts, one after the other in the same buffer.
//!
//! Nothing is allocated for an instruction once the buffer holds the longest text. What is no instruction has no text;
//! [`Decoder::iter`] tells why it is none.

use super::Printer;
use crate::decode::{Decoder, Stream};
use crate::isa::{OpId, Word};
use alloc::string::String;
use core::fmt;

/// The texts of the instructions in some bytes. It is no iterator of the standard library's kind, as each text lasts until the
/// next one is asked for: `while let Some(line) = texts.advance()`.
#[derive(Debug, Clone)]
pub struct Disassembly<'a> {
    printer: &'a Printer,
    stream: Stream<'a>,
    base: u64,
    text: String,
}

/// One step of a disassembly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disassembled<'a> {
    /// Where it starts.
    pub address: u64,
    /// Its bits, right-aligned; `length` of them count.
    pub word: Word,
    /// Bits taken from the bytes.
    pub length: u16,
    /// The instruction and its text; `None`: it is none.
    pub instruction: Option<(OpId, &'a str)>,
}

impl Printer {
    /// Disassembles bytes (little endian) of which the first stands at an address. After a word that is no instruction it
    /// goes on behind it, by the length that its low bits claim.
    pub fn stream<'a>(&'a self, decoder: &'a Decoder, bytes: &'a [u8], address: u64) -> Disassembly<'a> {
        Disassembly {
            printer: self,
            stream: decoder.iter(bytes),
            base: address,
            text: String::new(),
        }
    }
}

impl Disassembly<'_> {
    /// The next instruction, or word that is none; `None` at the end of the bytes.
    pub fn advance(&mut self) -> Option<Disassembled<'_>> {
        let found = self.stream.advance()?;
        let (word, address) = (found.word(), self.base.wrapping_add(found.offset as u64));
        self.text.clear();
        if let Some(op) = found.op {
            self.printer.print(op, word, Some(address), &mut self.text);
        }
        Some(Disassembled {
            address,
            word,
            length: found.length,
            instruction: found.op.map(|op| (op, self.text.as_str())),
        })
    }

    /// Writes the texts that are left, one a line; `illegal` for what is no instruction.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_to(&mut self, out: &mut impl fmt::Write) -> fmt::Result {
        while let Some(line) = self.advance() {
            out.write_str(line.instruction.map_or("illegal", |(_, text)| text))?;
            out.write_char('\n')?;
        }
        Ok(())
    }
}
