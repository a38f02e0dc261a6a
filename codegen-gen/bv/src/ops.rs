//! The operators by name. Their values are in [`crate::word`], [`crate::limbs`] and [`crate::int`].

use serde::{Deserialize, Serialize};

/// Operators of one operand; the result has its width.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Unary {
    /// Two's complement.
    Neg,
    /// Every bit the other way round.
    Not,
}

/// Operators of two operands of one width, which is that of the result. The amount of a shift may have any width.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Binary {
    /// Sum modulo 2^width.
    Add,
    /// Difference modulo 2^width.
    Sub,
    /// Product modulo 2^width.
    Mul,
    /// Quotient of numbers without sign; all ones for a zero divisor.
    DivU,
    /// Remainder of numbers without sign; the dividend for a zero divisor.
    RemU,
    /// Quotient of signed numbers, towards zero; all ones for a zero divisor; MIN / -1 is MIN.
    DivS,
    /// Remainder of signed numbers, with the sign of the dividend, which it is for a zero divisor; MIN % -1 is 0.
    RemS,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Shift left; 0 for amounts of the width or more.
    Shl,
    /// Shift right, filled with zeros; 0 for amounts of the width or more.
    ShrU,
    /// Shift right, filled with the sign, which is all that is left for amounts of the width or more.
    ShrS,
}

/// Comparisons of two operands of one width; the result is one bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Compare {
    /// Equal.
    Eq,
    /// Different.
    Ne,
    /// Less, of numbers without sign.
    LtU,
    /// Less or equal, of numbers without sign.
    LeU,
    /// Less, of signed numbers.
    LtS,
    /// Less or equal, of signed numbers.
    LeS,
}

/// Counts of bits; the result is an integer from 0 to the width.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// Zeros above the highest one; the width for zero.
    Clz,
    /// Zeros below the lowest one; the width for zero.
    Ctz,
    /// Ones.
    Popcount,
}

impl Binary {
    /// All of them, for tests that must not forget one.
    pub const ALL: [Binary; 13] = [
        Binary::Add,
        Binary::Sub,
        Binary::Mul,
        Binary::DivU,
        Binary::RemU,
        Binary::DivS,
        Binary::RemS,
        Binary::And,
        Binary::Or,
        Binary::Xor,
        Binary::Shl,
        Binary::ShrU,
        Binary::ShrS,
    ];

    /// Whether the second operand is an amount, which may have another width than the first.
    pub fn is_shift(self) -> bool {
        matches!(self, Binary::Shl | Binary::ShrU | Binary::ShrS)
    }

    /// The operator on integers, which have a sign: `DivU`, `RemU` and `ShrU` are those of signed numbers.
    pub fn of_integers(self) -> Binary {
        match self {
            Binary::DivU => Binary::DivS,
            Binary::RemU => Binary::RemS,
            Binary::ShrU => Binary::ShrS,
            other => other,
        }
    }
}

impl Compare {
    /// All of them.
    pub const ALL: [Compare; 6] = [
        Compare::Eq,
        Compare::Ne,
        Compare::LtU,
        Compare::LeU,
        Compare::LtS,
        Compare::LeS,
    ];

    /// The comparison of integers, which have a sign.
    pub fn of_integers(self) -> Compare {
        match self {
            Compare::LtU => Compare::LtS,
            Compare::LeU => Compare::LeS,
            other => other,
        }
    }
}

impl Count {
    /// All of them.
    pub const ALL: [Count; 3] = [Count::Clz, Count::Ctz, Count::Popcount];
}
