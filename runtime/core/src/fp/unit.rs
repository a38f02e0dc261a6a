//! What IEEE 754 leaves to the machine: which NaN comes out, when a result is tiny, what a NaN becomes as an integer,
//! and how rounding modes and flags are written as bits. A description states it under `float` of its environment.

/// How a floating-point unit behaves where the standard leaves a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Unit {
    /// The NaN that an operation on NaNs gives.
    pub nan_result: NanResult,
    /// The sign of the default NaN, whose payload is the quiet bit alone.
    pub negative_nan: bool,
    /// The integer that a NaN is converted to.
    pub nan_integer: NanInteger,
    /// When a result counts as tiny, which decides about underflow.
    pub tininess: Tininess,
    /// Rounding modes by their code of 3 bits.
    pub modes: [Rounding; 8],
    /// The bits that tell of exceptions.
    pub flags: Flags,
}

/// The result of an operation with a NaN among its operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NanResult {
    /// The default NaN.
    Default,
    /// The first operand that is a NaN, made quiet.
    FirstOperand,
}

/// The integer that a NaN is converted to; the operation is invalid in any case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NanInteger {
    /// The largest number of the type.
    Largest,
    /// The smallest number of the type: 0 of an unsigned one.
    Smallest,
    /// 0, whatever the type.
    Zero,
}

/// When a result below the smallest normal number counts as tiny.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Tininess {
    /// Rounded to the precision of the format, as if the exponent had no bound, it is below.
    AfterRounding,
    /// It is below before it is rounded.
    BeforeRounding,
}

/// Directions of rounding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Rounding {
    /// To the nearest; of two equally near, to the one whose last bit is 0.
    NearestEven,
    /// Toward 0: what is lost is cut off.
    TowardZero,
    /// Toward negative infinity.
    Down,
    /// Toward positive infinity.
    Up,
    /// To the nearest; of two equally near, to the one of greater magnitude.
    NearestAway,
    /// Cut off; where anything is lost, the last bit is set.
    Odd,
}

/// The bits by which each exception is told: masks of 5 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Flags {
    /// The operation has no useful result.
    pub invalid: u8,
    /// A finite operand gives an exact infinity.
    pub divide_by_zero: u8,
    /// The result is beyond the largest finite number.
    pub overflow: u8,
    /// The result is tiny and inexact.
    pub underflow: u8,
    /// The result was rounded.
    pub inexact: u8,
}

/// Exceptions while an operation computes, before they become the bits of the unit.
pub(super) mod exception {
    pub const INVALID: u32 = 16;
    pub const DIVIDE_BY_ZERO: u32 = 8;
    pub const OVERFLOW: u32 = 4;
    pub const UNDERFLOW: u32 = 2;
    pub const INEXACT: u32 = 1;
}

#[cfg(feature = "std")]
impl Rounding {
    /// 1 where rounding is to the nearest, of two to the even one.
    #[inline(always)]
    const fn is_nearest(self) -> u32 {
        matches!(self, Rounding::NearestEven) as u32
    }
}

impl Default for Unit {
    fn default() -> Unit {
        Unit::DEFAULT
    }
}

impl Unit {
    /// A unit where a description has no floating point: default NaNs, tininess after rounding, flags in the order of
    /// the standard's list from bit 4 down, rounding modes in the order of [`Rounding`].
    pub const DEFAULT: Unit = Unit {
        nan_result: NanResult::Default,
        negative_nan: false,
        nan_integer: NanInteger::Largest,
        tininess: Tininess::AfterRounding,
        modes: [
            Rounding::NearestEven,
            Rounding::TowardZero,
            Rounding::Down,
            Rounding::Up,
            Rounding::NearestAway,
            Rounding::Odd,
            Rounding::TowardZero,
            Rounding::TowardZero,
        ],
        flags: Flags {
            invalid: 16,
            divide_by_zero: 8,
            overflow: 4,
            underflow: 2,
            inexact: 1,
        },
    };

    /// The rounding mode of a code of 3 bits.
    #[inline(always)]
    pub(super) fn mode(&self, code: u32) -> Rounding {
        self.modes[(code & 7) as usize]
    }

    /// Whether a code of 3 bits stands for rounding to the nearest, of two the even one. Of a unit that is a constant, this tests
    /// a bit of a constant.
    #[cfg(feature = "std")]
    #[inline(always)]
    pub(super) fn is_nearest(&self, code: u32) -> bool {
        let [a, b, c, d, e, f, g, h] = self.modes;
        let low = a.is_nearest() | b.is_nearest() << 1 | c.is_nearest() << 2 | d.is_nearest() << 3;
        let high = e.is_nearest() | f.is_nearest() << 1 | g.is_nearest() << 2 | h.is_nearest() << 3;
        let codes = low | high << 4;
        codes >> (code & 7) & 1 != 0
    }

    /// A result with its exceptions as the bits of this unit.
    pub(super) fn told(&self, (value, exceptions): super::Fp) -> super::Fp {
        let table = [
            (exception::INVALID, self.flags.invalid),
            (exception::DIVIDE_BY_ZERO, self.flags.divide_by_zero),
            (exception::OVERFLOW, self.flags.overflow),
            (exception::UNDERFLOW, self.flags.underflow),
            (exception::INEXACT, self.flags.inexact),
        ];
        let raised = table.iter().filter(|(exception, _)| exceptions & exception != 0);
        (value, raised.fold(0, |all, (_, bits)| all | u32::from(*bits)))
    }
}
