//! `--transport`: instruction words inside another stream that permutes their bits.
//!
//! Only the commands' input and output know about it: words are permuted on the way in and on the way out.

use crate::outcome::Failure;
use crate::session::Session;
use clap::Args;
use onespec_core::asm::Assembly;
use onespec_core::isa::{Isa, Word};
use onespec_core::print::transported;
use std::borrow::Cow;

/// The option, for every command that reads or writes words.
#[derive(Debug, Clone, Default, Args)]
pub struct BitOrder {
    /// Words are in the bit order that the description gives this name: `--isa sfpu --transport riscv`
    #[arg(long, value_name = "NAME")]
    transport: Option<String>,
}

/// A bit order: how far words are turned left within their length.
#[derive(Debug, Clone, Copy, Default)]
pub struct Transport {
    rotl: u16,
    /// Length of all words; 0 when there are several.
    length: u16,
}

impl BitOrder {
    /// The order that was asked for; that of the description when none was.
    pub fn of(&self, session: &Session) -> Result<Transport, Failure> {
        let isa = session.isa;
        let length = match isa.word_bits {
            [only] => *only,
            _ => 0,
        };
        let Some(name) = &self.transport else {
            return Ok(Transport { rotl: 0, length });
        };
        match isa.transports.iter().find(|(known, _)| known == name) {
            Some((_, rotl)) => Ok(Transport { rotl: *rotl, length }),
            None => Err(unknown(isa, name)),
        }
    }

    /// The same for words that are read, whose length must be known before they are turned back.
    pub fn readable(&self, session: &Session) -> Result<Transport, Failure> {
        let transport = self.of(session)?;
        if transport.rotl != 0 && transport.length == 0 {
            return Err(Failure::Usage(format!(
                "words of {} have several lengths, so their bits cannot be put back into order before they are decoded",
                session.isa.name
            )));
        }
        Ok(transport)
    }
}

fn unknown(isa: &Isa, name: &str) -> Failure {
    let known: Vec<&str> = isa.transports.iter().map(|(known, _)| *known).collect();
    let name = name.escape_debug();
    Failure::Usage(match known.is_empty() {
        true => format!("{} has no other bit order, so no transport `{name}`", isa.name),
        false => format!("unknown transport `{name}`; {} has: {}", isa.name, known.join(", ")),
    })
}

impl Transport {
    /// A word of the machine as it travels.
    pub fn out(&self, word: Word, length: u16) -> Word {
        if self.rotl == 0 {
            word
        } else {
            transported(word, length, self.rotl)
        }
    }

    /// A word that has travelled as the machine sees it. Bits beyond its length are kept, as they make it no word.
    pub fn back(&self, word: Word) -> Word {
        if self.rotl == 0 || self.length == 0 || self.length < 128 && word >> self.length != 0 {
            return word;
        }
        transported(word, self.length, self.length - self.rotl % self.length)
    }

    /// Code that has travelled, word by word. What is left at the end stays as it is.
    pub fn bytes_back<'b>(&self, bytes: &'b [u8]) -> Cow<'b, [u8]> {
        let size = usize::from(self.length / 8);
        if self.rotl == 0 || size == 0 {
            return Cow::Borrowed(bytes);
        }
        let mut out = bytes.to_vec();
        for part in out.chunks_exact_mut(size) {
            let word = part
                .iter()
                .rev()
                .fold(0, |word: Word, byte| word << 8 | Word::from(*byte));
            let turned = self.back(word).to_le_bytes();
            part.iter_mut().zip(turned).for_each(|(to, from)| *to = from);
        }
        Cow::Owned(out)
    }

    /// Turns the instructions of what was assembled; data stays as it is.
    pub fn assembly_out(&self, assembly: &mut Assembly) {
        if self.rotl == 0 {
            return;
        }
        for i in 0..assembly.items.len() {
            let Some(item) = assembly.items.get(i).filter(|item| item.code) else {
                continue;
            };
            let word = self.out(assembly.word(item), u16::from(item.length) * 8).to_le_bytes();
            let (section, length) = (usize::from(item.section), usize::from(item.length));
            let start = usize::try_from(item.offset).unwrap_or(usize::MAX);
            let bytes = assembly
                .sections
                .get_mut(section)
                .and_then(|s| s.bytes.get_mut(start..));
            let places = bytes.unwrap_or_default().iter_mut().take(length);
            places.zip(word).for_each(|(to, from)| *to = from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Transport;

    #[test]
    fn words_and_bytes_turn_and_turn_back() {
        let order = Transport { rotl: 2, length: 32 };
        assert_eq!(order.out(0x9305_e1bd, 32), 0x4c17_86f6);
        assert_eq!(order.back(0x4c17_86f6), 0x9305_e1bd);
        // Too long for a word: it stays wrong.
        assert_eq!(order.back(0x1_0000_0000), 0x1_0000_0000);
        let bytes = order.bytes_back(&[0xf6, 0x86, 0x17, 0x4c, 0x01]);
        assert_eq!(*bytes, [0xbd, 0xe1, 0x05, 0x93, 0x01]);
    }
}
