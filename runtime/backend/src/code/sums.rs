//! Registers and numbers in operands that are sums: the bits around them.

use onespec_core::isa::{Alt, Isa, Kind, Operand, Piece};
use onespec_core::operand::{compose, scatter};

/// The bits of a sum in which the number of a register, or another number, has a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Within {
    /// All bits, with 0 in that place.
    bits: i64,
    pieces: &'static [Piece],
    /// Another place for the same number.
    also: &'static [Piece],
}

impl Within {
    /// The place of operand number `at` of an alternative, whose operands have these values. `None`: the encoding of this
    /// operand is no plain number.
    pub fn new(isa: &Isa, alt: &'static Alt, at: usize, values: &[i64]) -> Option<Within> {
        let operand: &'static Operand = alt.operands.get(at)?;
        if let Some(Kind::Reg { list: [_, ..], .. }) = isa.kinds.get(usize::from(operand.kind)) {
            return None;
        }
        let others = values
            .iter()
            .enumerate()
            .map(|(i, value)| if i == at { 0 } else { *value });
        Some(Within {
            bits: compose(isa, alt, others),
            pieces: operand.pieces,
            also: &[],
        })
    }

    /// The same where the number stands in another operand of the alternative as well.
    #[must_use]
    pub fn and(self, alt: &'static Alt, at: usize) -> Within {
        let pieces = alt.operands.get(at).map_or(&[][..], |operand| operand.pieces);
        let place = scatter(pieces, u64::MAX) as i64;
        Within {
            bits: self.bits & !place,
            also: pieces,
            ..self
        }
    }

    /// The value of the operand.
    pub fn with(&self, number: i64) -> i64 {
        self.bits | (scatter(self.pieces, number as u64) | scatter(self.also, number as u64)) as i64
    }
}
