//! IEEE 754 floating point, bit-exact with flags: the pure externs of the semantics language.
//!
//! Every operation takes and returns raw bits, right-aligned in a `u64`; `w` and `n` are widths in bits (16, 32, 64), `rm` is
//! the code of a rounding mode. What the standard leaves to the machine (NaNs, tininess, codes of rounding modes, bits of
//! flags) is a [`Unit`], which the description states.
//!
//! How: operands are widened to binary128, where rustc_apfloat computes toward zero; what was lost is kept in the last
//! bit (rounding to odd). 113 bits are more than twice 53 plus two, so one last rounding to the format gives the
//! correctly rounded result in every mode (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved
//! algorithms using rounding to odd", 2008). That last step is [`pack::round`]. It also sees tininess after rounding,
//! which APFloat does not report. [`host`] answers first where the host's own arithmetic provably gives the same.

mod after;
mod elementary;
#[cfg(feature = "std")]
mod host;
mod pack;
mod unit;

pub use after::{After, STICKY};
use pack::{Num, round, unpack};
use rustc_apfloat::ieee::Quad;
use rustc_apfloat::{Float, Round, Status};
use unit::exception::{DIVIDE_BY_ZERO, INEXACT, INVALID};
pub use unit::{Flags, NanInteger, NanResult, Rounding, Tininess, Unit};

/// Result bits and flags.
pub type Fp = (u64, u32);

/// The sign and payload of a NaN moved from format `w` to format `n`, and made quiet.
fn quiet_nan(w: u32, n: u32, a: u64) -> u64 {
    let (from, to) = (pack::fraction_bits(w), pack::fraction_bits(n));
    let payload = a & ((1 << from) - 1);
    let payload = if to >= from {
        payload << (to - from)
    } else {
        payload >> (from - to)
    };
    pack::infinity(n, a >> (w - 1) & 1 == 1) | payload | 1 << (to - 1)
}

fn is_signaling(number: &Num) -> bool {
    matches!(number, Num::Nan { signaling: true })
}

impl Unit {
    fn default_nan(&self, w: u32) -> u64 {
        pack::infinity(w, self.negative_nan) | 1 << (pack::fraction_bits(w) - 1)
    }

    /// The NaN that an operation gives, in format `n`, if one of its operands, in format `w`, is a NaN.
    fn nan_of(&self, w: u32, n: u32, operands: &[u64]) -> Option<Fp> {
        let is_nan = |a: &&u64| matches!(unpack(w, **a), Num::Nan { .. });
        let first = operands.iter().find(is_nan)?;
        let signaling = operands.iter().any(|a| is_signaling(&unpack(w, *a)));
        let nan = match self.nan_result {
            NanResult::Default => self.default_nan(n),
            NanResult::FirstOperand => quiet_nan(w, n, *first),
        };
        Some((nan, if signaling { INVALID } else { 0 }))
    }

    fn invalid(&self, w: u32) -> Fp {
        (self.default_nan(w), INVALID)
    }
}

#[cfg(feature = "std")]
impl Unit {
    /// A result of the host with the bits of this unit.
    #[inline(always)]
    fn rounded(&self, (value, inexact): host::Rounded) -> Fp {
        (value, if inexact { self.flags.inexact.into() } else { 0 })
    }
}

/// A binary128 with everything that was lost folded into its last bit.
fn to_odd(result: rustc_apfloat::StatusAnd<Quad>) -> Quad {
    let lost = result.status.contains(Status::INEXACT);
    Quad::from_bits(result.value.to_bits() | u128::from(lost))
}

/// Magnitude as an integer with its sign, or none when it is a NaN, infinite or beyond any integer type.
fn integer(w: u32, a: u64, mode: Rounding) -> (bool, Option<(u128, bool)>) {
    match unpack(w, a) {
        Num::Nan { .. } => (false, None),
        Num::Inf { negative } => (negative, None),
        Num::Zero { negative } => (negative, Some((0, false))),
        Num::Finite { negative, exp, .. } if exp > 63 => (negative, None),
        Num::Finite { negative, exp, sig } => (negative, Some(pack::to_integer(negative, exp, sig, mode))),
    }
}

fn is_nan(w: u32, a: u64) -> bool {
    matches!(unpack(w, a), Num::Nan { .. })
}

impl Unit {
    fn nan_as_integer(&self, smallest: u64, largest: u64) -> Fp {
        let value = match self.nan_integer {
            NanInteger::Largest => largest,
            NanInteger::Smallest => smallest,
            NanInteger::Zero => 0,
        };
        (value, INVALID)
    }

    /// Sum of two numbers of any exponents, one of which may be exact in 113 bits only.
    fn sum(&self, w: u32, a: Quad, b: Quad, mode: Rounding) -> Fp {
        let total = to_odd(a.add_r(b, Round::TowardZero));
        if total.is_zero() {
            // Rounding to odd never makes a zero, so the sum is exactly zero.
            let negative = if a.is_negative() == b.is_negative() {
                a.is_negative()
            } else {
                mode == Rounding::Down
            };
            return (pack::zero(w, negative), 0);
        }
        pack::round_quad(self, w, total, mode)
    }

    /// `a + b`.
    #[inline]
    pub fn f_add(&self, w: u32, a: u64, b: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::add(w, a, b, mode) {
            return self.rounded(rounded);
        }
        self.told(self.add(w, a, b, mode))
    }

    #[cold]
    #[inline(never)]
    fn add(&self, w: u32, a: u64, b: u64, mode: Rounding) -> Fp {
        let (x, y) = (unpack(w, a), unpack(w, b));
        if let Some(nan) = self.nan_of(w, w, &[a, b]) {
            return nan;
        }
        match (x, y) {
            (Num::Inf { negative: p }, Num::Inf { negative: q }) if p != q => self.invalid(w),
            (Num::Inf { negative }, _) | (_, Num::Inf { negative }) => (pack::infinity(w, negative), 0),
            _ => self.sum(w, x.quad(), y.quad(), mode),
        }
    }

    /// `a * b`.
    #[inline]
    pub fn f_mul(&self, w: u32, a: u64, b: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::mul(w, a, b, mode) {
            return self.rounded(rounded);
        }
        self.told(self.mul(w, a, b, mode))
    }

    #[cold]
    #[inline(never)]
    fn mul(&self, w: u32, a: u64, b: u64, mode: Rounding) -> Fp {
        let (x, y) = (unpack(w, a), unpack(w, b));
        if let Some(nan) = self.nan_of(w, w, &[a, b]) {
            return nan;
        }
        let negative = x.negative() != y.negative();
        match (x, y) {
            (Num::Inf { .. }, Num::Zero { .. }) | (Num::Zero { .. }, Num::Inf { .. }) => self.invalid(w),
            (Num::Inf { .. }, _) | (_, Num::Inf { .. }) => (pack::infinity(w, negative), 0),
            (Num::Zero { .. }, _) | (_, Num::Zero { .. }) => (pack::zero(w, negative), 0),
            _ => pack::round_quad(self, w, to_odd(x.quad().mul_r(y.quad(), Round::TowardZero)), mode),
        }
    }

    /// `a / b`.
    #[inline]
    pub fn f_div(&self, w: u32, a: u64, b: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::div(w, a, b, mode) {
            return self.rounded(rounded);
        }
        self.told(self.div(w, a, b, mode))
    }

    #[cold]
    #[inline(never)]
    fn div(&self, w: u32, a: u64, b: u64, mode: Rounding) -> Fp {
        let (x, y) = (unpack(w, a), unpack(w, b));
        if let Some(nan) = self.nan_of(w, w, &[a, b]) {
            return nan;
        }
        let negative = x.negative() != y.negative();
        match (x, y) {
            (Num::Inf { .. }, Num::Inf { .. }) | (Num::Zero { .. }, Num::Zero { .. }) => self.invalid(w),
            (Num::Inf { .. }, _) => (pack::infinity(w, negative), 0),
            (_, Num::Inf { .. }) | (Num::Zero { .. }, _) => (pack::zero(w, negative), 0),
            (_, Num::Zero { .. }) => (pack::infinity(w, negative), DIVIDE_BY_ZERO),
            _ => pack::round_quad(self, w, to_odd(x.quad().div_r(y.quad(), Round::TowardZero)), mode),
        }
    }

    /// Square root.
    #[inline]
    pub fn f_sqrt(&self, w: u32, a: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::sqrt(w, a, mode) {
            return self.rounded(rounded);
        }
        self.told(self.sqrt(w, a, mode))
    }

    #[cold]
    #[inline(never)]
    fn sqrt(&self, w: u32, a: u64, mode: Rounding) -> Fp {
        let x = unpack(w, a);
        if let Some(nan) = self.nan_of(w, w, &[a]) {
            return nan;
        }
        match x {
            Num::Zero { .. } => (a, 0),
            _ if x.negative() => self.invalid(w),
            Num::Finite { exp, sig, .. } => {
                // An even exponent and 110 bits or more under the root give 55 bits or more of it: 53 and two to round with.
                let shift = sig.leading_zeros() + 46;
                let shift = shift + (exp - shift as i32).rem_euclid(2) as u32;
                let radicand = u128::from(sig) << shift;
                let root = radicand.isqrt();
                let lost = u128::from(root * root != radicand);
                round(self, w, false, (exp - shift as i32) / 2 - 1, root << 1 | lost, mode)
            }
            _ => (a, 0),
        }
    }

    /// `a * b + c`, rounded once.
    #[inline]
    pub fn f_fma(&self, w: u32, a: u64, b: u64, c: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::fma(w, a, b, c, mode) {
            return self.rounded(rounded);
        }
        self.told(self.fma(w, a, b, c, mode))
    }

    #[cold]
    #[inline(never)]
    fn fma(&self, w: u32, a: u64, b: u64, c: u64, mode: Rounding) -> Fp {
        let (x, y, z) = (unpack(w, a), unpack(w, b), unpack(w, c));
        let negative = x.negative() != y.negative();
        let product_invalid = matches!(
            (x, y),
            (Num::Inf { .. }, Num::Zero { .. }) | (Num::Zero { .. }, Num::Inf { .. })
        );
        // Infinity times zero is invalid even when the addend is a quiet NaN.
        if product_invalid {
            return self.invalid(w);
        }
        if let Some(nan) = self.nan_of(w, w, &[a, b, c]) {
            return nan;
        }
        let product_infinite = matches!(x, Num::Inf { .. }) || matches!(y, Num::Inf { .. });
        match z {
            Num::Inf { negative: n } if product_infinite && n != negative => self.invalid(w),
            Num::Inf { negative: n } => (pack::infinity(w, n), 0),
            _ if product_infinite => (pack::infinity(w, negative), 0),
            // The product has at most 106 bits: exact.
            _ => self.sum(w, x.quad().mul_r(y.quad(), Round::TowardZero).value, z.quad(), mode),
        }
    }

    /// Rounds to an integer in the same format; inexact when that changes the value.
    #[inline]
    pub fn f_rint(&self, w: u32, a: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::rint(w, a, mode) {
            return self.rounded(rounded);
        }
        self.told(self.rint(w, a, mode))
    }

    #[cold]
    #[inline(never)]
    fn rint(&self, w: u32, a: u64, mode: Rounding) -> Fp {
        let x = unpack(w, a);
        if let Some(nan) = self.nan_of(w, w, &[a]) {
            return nan;
        }
        let Num::Finite { negative, exp, sig } = x else {
            return (a, 0);
        };
        if exp >= 0 {
            return (a, 0);
        }
        let (whole, inexact) = pack::to_integer(negative, exp, sig, mode);
        let flags = if inexact { INEXACT } else { 0 };
        if whole == 0 {
            return (pack::zero(w, negative), flags);
        }
        (round(self, w, negative, 0, whole, Rounding::NearestEven).0, flags)
    }

    /// Between formats: from width `w` to width `n`.
    #[inline]
    pub fn f_cvt(&self, w: u32, n: u32, a: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::cvt(w, n, a, mode) {
            return self.rounded(rounded);
        }
        self.told(self.cvt(w, n, a, mode))
    }

    #[cold]
    #[inline(never)]
    fn cvt(&self, w: u32, n: u32, a: u64, mode: Rounding) -> Fp {
        match unpack(w, a) {
            Num::Nan { .. } => self.nan_of(w, n, &[a]).unwrap_or_default(),
            Num::Inf { negative } => (pack::infinity(n, negative), 0),
            Num::Zero { negative } => (pack::zero(n, negative), 0),
            Num::Finite { negative, exp, sig } => round(self, n, negative, exp, u128::from(sig), mode),
        }
    }

    /// To a signed integer of `n` bits, saturating; the result is zero-extended from `n`.
    #[inline]
    pub fn f_to_s(&self, w: u32, n: u32, a: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::signed_of(w, n, a, mode) {
            return self.rounded(rounded);
        }
        self.told(self.signed_of(w, n, a, mode))
    }

    #[cold]
    #[inline(never)]
    fn signed_of(&self, w: u32, n: u32, a: u64, mode: Rounding) -> Fp {
        let half = 1u128 << (n - 1);
        let mask = (half << 1) - 1;
        let (smallest, largest) = (half as u64, (half - 1) as u64);
        if is_nan(w, a) {
            return self.nan_as_integer(smallest, largest);
        }
        match integer(w, a, mode) {
            (negative, Some((whole, inexact))) if whole < half || negative && whole == half => {
                let value = if negative { whole.wrapping_neg() } else { whole };
                ((value & mask) as u64, if inexact { INEXACT } else { 0 })
            }
            (negative, _) => (if negative { smallest } else { largest }, INVALID),
        }
    }

    /// To an unsigned integer of `n` bits, saturating.
    #[inline]
    pub fn f_to_u(&self, w: u32, n: u32, a: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::unsigned_of(w, n, a, mode) {
            return self.rounded(rounded);
        }
        self.told(self.unsigned_of(w, n, a, mode))
    }

    #[cold]
    #[inline(never)]
    fn unsigned_of(&self, w: u32, n: u32, a: u64, mode: Rounding) -> Fp {
        let mask = (1u128 << n) - 1;
        if is_nan(w, a) {
            return self.nan_as_integer(0, mask as u64);
        }
        match integer(w, a, mode) {
            (negative, Some((whole, inexact))) if whole == 0 || !negative && whole <= mask => {
                (whole as u64, if inexact { INEXACT } else { 0 })
            }
            (negative, _) => ((if negative { 0 } else { mask }) as u64, INVALID),
        }
    }

    /// From a signed integer of `w` bits to a float of `n` bits.
    #[inline]
    pub fn f_from_s(&self, w: u32, n: u32, a: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::of_signed(w, n, a, mode) {
            return self.rounded(rounded);
        }
        self.told(self.of_signed(w, n, a, mode))
    }

    #[cold]
    #[inline(never)]
    fn of_signed(&self, w: u32, n: u32, a: u64, mode: Rounding) -> Fp {
        let shift = 64 - w;
        let value = ((a << shift) as i64) >> shift;
        if value == 0 {
            return (0, 0);
        }
        round(self, n, value < 0, 0, u128::from(value.unsigned_abs()), mode)
    }

    /// The float of `n` bits, 32 or 64, nearest to a signed integer of `w` bits, of two the even one: as [`Unit::f_from_s`] with
    /// this rounding, without branches, so that a loop over many can become vector code.
    ///
    /// ```
    /// # use onespec_core::fp::{Rounding, Unit};
    /// let unit = Unit::DEFAULT;
    /// let code = unit.modes.iter().position(|mode| *mode == Rounding::NearestEven).unwrap() as u32;
    /// for a in [0, 5, (1 << 24) + 1, u64::from(-7i32 as u32)] {
    ///     assert_eq!(unit.nearest_from_s(32, 32, a), unit.f_from_s(32, 32, a, code));
    /// }
    /// ```
    #[inline(always)]
    pub fn nearest_from_s(&self, w: u32, n: u32, a: u64) -> Fp {
        let shift = 64 - w;
        let value = ((a << shift) as i64) >> shift;
        let (bits, back) = match (n, w) {
            (32, ..=32) => {
                let x = value as i32 as f32;
                (u64::from(x.to_bits()), x as i64 == value)
            }
            (32, _) => {
                let x = value as f32;
                (u64::from(x.to_bits()), x as i128 == i128::from(value))
            }
            _ => {
                let x = value as f64;
                (x.to_bits(), x as i128 == i128::from(value))
            }
        };
        (bits, if back { 0 } else { self.flags.inexact.into() })
    }

    /// From an unsigned integer of `w` bits to a float of `n` bits.
    #[inline]
    pub fn f_from_u(&self, w: u32, n: u32, a: u64, rm: u32) -> Fp {
        let mode = self.mode(rm);
        #[cfg(feature = "std")]
        if let Some(rounded) = host::of_unsigned(w, n, a, mode) {
            return self.rounded(rounded);
        }
        self.told(self.of_unsigned(w, n, a, mode))
    }

    #[cold]
    #[inline(never)]
    fn of_unsigned(&self, w: u32, n: u32, a: u64, mode: Rounding) -> Fp {
        let value = if w >= 64 { a } else { a & ((1 << w) - 1) };
        if value == 0 {
            return (0, 0);
        }
        round(self, n, false, 0, u128::from(value), mode)
    }

    /// IEEE remainder (quotient rounded to nearest even), exact.
    pub fn f_rem(&self, w: u32, a: u64, b: u64) -> Fp {
        self.told(self.rem(w, a, b))
    }

    fn rem(&self, w: u32, a: u64, b: u64) -> Fp {
        let (x, y) = (unpack(w, a), unpack(w, b));
        if let Some(nan) = self.nan_of(w, w, &[a, b]) {
            return nan;
        }
        match (x, y) {
            (Num::Inf { .. }, _) | (_, Num::Zero { .. }) => self.invalid(w),
            (Num::Zero { .. }, _) | (_, Num::Inf { .. }) => (a, 0),
            _ => {
                let rest = x.quad().ieee_rem(y.quad()).value;
                if rest.is_zero() {
                    return (pack::zero(w, x.negative()), 0);
                }
                pack::round_quad(self, w, rest, Rounding::NearestEven)
            }
        }
    }
}

#[cfg(test)]
mod tests;
