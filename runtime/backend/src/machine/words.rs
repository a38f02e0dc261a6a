//! Fast encoding of instructions whose only condition is that each operand fits its field: most instructions.

use super::Machine;
use onespec_core::encode::EncodeError;
use onespec_core::isa::{Isa, Kind, Op, OpId, Operand, Piece, Word};
use onespec_core::operand;

/// How words of an instruction are put together: its operands have bits of their own and are plain numbers or registers, no
/// constraint joins them, and the word is short.
pub struct Simple {
    /// The bits that are always the same.
    value: u64,
    operands: Vec<Field>,
}

struct Field {
    lo: i64,
    hi: i64,
    /// Bits that are 0 in all values.
    zeros: i64,
    pieces: &'static [Piece],
}

/// By instruction; nothing for those of which more has to be asked.
pub fn simple(isa: &'static Isa) -> Vec<Option<Simple>> {
    isa.ops.iter().map(|op| of(isa, op)).collect()
}

fn of(isa: &'static Isa, op: &'static Op) -> Option<Simple> {
    if op.length > 64 || !op.where_.is_empty() || !op.legal.is_empty() {
        return None;
    }
    let mut placed = op.mask;
    let mut operands = Vec::with_capacity(op.operands.len());
    for o in op.operands {
        let bits = operand::footprint(o.pieces);
        if placed & bits != 0 {
            return None;
        }
        placed |= bits;
        operands.push(field(isa, o)?);
    }
    let value = op.value as u64;
    Some(Simple { value, operands })
}

fn field(isa: &'static Isa, o: &'static Operand) -> Option<Field> {
    if !o.except.is_empty() || o.width >= 64 {
        return None;
    }
    let (lo, hi) = match isa.kinds.get(usize::from(o.kind))? {
        Kind::Reg {
            file,
            list: [],
            exclude: [],
            step: 0 | 1,
        } => {
            let count = isa.files.get(usize::from(*file))?.count;
            (0, (i64::from(count) - 1).min(operand::ones(o.width) as i64))
        }
        Kind::Int if !o.wrap => operand::range(o),
        _ => return None,
    };
    Some(Field {
        lo,
        hi,
        zeros: (1 << o.align.min(62)) - 1,
        pieces: o.pieces,
    })
}

impl Field {
    fn holds(&self, value: i64) -> bool {
        value >= self.lo && value <= self.hi && value & self.zeros == 0
    }
}

impl Simple {
    fn word(&self, values: &[i64]) -> Option<Word> {
        if values.len() < self.operands.len() {
            return None;
        }
        let mut word = self.value;
        for (field, &value) in self.operands.iter().zip(values) {
            if !field.holds(value) {
                return None;
            }
            for piece in field.pieces {
                word |= (value as u64 >> (piece.value & 63) & operand::ones(piece.len)) << (piece.word & 63);
            }
        }
        Some(Word::from(word))
    }
}

impl Machine {
    /// The word of an instruction with these values of its operands.
    ///
    /// # Errors
    /// A value has no encoding.
    pub fn word(&self, op: OpId, values: &[i64]) -> Result<Word, EncodeError> {
        let simple = self.simple.get(usize::from(op)).and_then(Option::as_ref);
        // What does not fit is told in full.
        let word = simple.and_then(|simple| simple.word(values));
        word.map_or_else(|| self.isa.encode(op, values), Ok)
    }

    /// Whether the operand of an instruction can hold a value.
    pub fn holds(&self, op: OpId, index: usize, value: i64) -> bool {
        let simple = self.simple.get(usize::from(op)).and_then(Option::as_ref);
        if let Some(field) = simple.and_then(|simple| simple.operands.get(index)) {
            return field.holds(value);
        }
        let operand = self.operands(op).get(index);
        operand.is_some_and(|o| operand::encode(self.isa, o, value).is_ok())
    }
}
