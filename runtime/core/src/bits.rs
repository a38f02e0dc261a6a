//! Bits of words and numbers, and the encoded number of an operand: what expressions and operands both stand on.

use crate::isa::{Isa, Kind, Operand, Piece, Word};

/// `n` low ones.
#[inline]
pub const fn ones(n: u8) -> u64 {
    if n >= 64 { u64::MAX } else { (1 << n) - 1 }
}

/// `n` low ones of a word.
#[inline]
pub const fn word_ones(n: u16) -> Word {
    if n >= 128 { Word::MAX } else { (1 << n) - 1 }
}

/// Gathers an encoded number from a word.
#[inline]
pub fn gather(pieces: &[Piece], word: Word) -> u64 {
    // Most pieces stand in the low half, where shifts are cheap.
    if let [p] = pieces
        && p.word + p.len <= 64
        && p.value == 0
    {
        return (word as u64 >> (p.word & 63)) & ones(p.len);
    }
    let mut number = 0;
    for p in pieces {
        let bits = if p.word + p.len <= 64 {
            word as u64 >> (p.word & 63)
        } else {
            (word >> (p.word & 127)) as u64
        };
        number |= (bits & ones(p.len)) << (p.value & 63);
    }
    number
}

/// Places an encoded number into the bits of a word that are its own.
#[inline]
pub fn scatter(pieces: &[Piece], number: u64) -> Word {
    let mut word = 0;
    for p in pieces {
        let bits = number >> (p.value & 63) & ones(p.len);
        word |= Word::from(bits) << (p.word & 127);
    }
    word
}

/// The encoded number of a value without any check: bits that do not fit are lost.
pub fn number(isa: &Isa, o: &Operand, value: i64) -> u64 {
    let n = match isa.kinds.get(o.kind as usize) {
        Some(Kind::Reg { list, .. }) if !list.is_empty() => {
            list.iter().position(|&n| i64::from(n) == value).unwrap_or(0) as u64
        }
        _ => value as u64,
    };
    n & ones(o.width)
}
