//! Taking numbers apart and the one rounding step that every operation ends with.

use super::unit::exception::{INEXACT, OVERFLOW, UNDERFLOW};
use super::{Fp, Rounding, Tininess, Unit};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::Quad;

/// A number taken apart.
#[derive(Debug, Clone, Copy)]
pub(super) enum Num {
    Nan {
        signaling: bool,
    },
    Inf {
        negative: bool,
    },
    Zero {
        negative: bool,
    },
    /// `sig * 2^exp`, `sig` is not 0.
    Finite {
        negative: bool,
        exp: i32,
        sig: u64,
    },
}

const QUAD_FRACTION: u32 = 112;
const QUAD_BIAS: i32 = 16383;

/// Bits of the exponent field. Widths other than 16, 32, 64 do not occur (the checker sees to it).
pub(super) fn exponent_bits(w: u32) -> u32 {
    match w {
        16 => 5,
        32 => 8,
        _ => 11,
    }
}

/// Bits of the fraction field.
pub(super) fn fraction_bits(w: u32) -> u32 {
    w - 1 - exponent_bits(w)
}

fn bias(w: u32) -> i32 {
    (1 << (exponent_bits(w) - 1)) - 1
}

pub(super) fn zero(w: u32, negative: bool) -> u64 {
    u64::from(negative) << (w - 1)
}

pub(super) fn infinity(w: u32, negative: bool) -> u64 {
    zero(w, negative) | ((1u64 << exponent_bits(w)) - 1) << fraction_bits(w)
}

/// Takes raw bits apart.
pub(super) fn unpack(w: u32, a: u64) -> Num {
    let f = fraction_bits(w);
    let negative = a >> (w - 1) & 1 == 1;
    let max = (1u64 << exponent_bits(w)) - 1;
    let (e, m) = (a >> f & max, a & ((1 << f) - 1));
    match (e, m) {
        (0, 0) => Num::Zero { negative },
        (0, _) => Num::Finite {
            negative,
            exp: 1 - bias(w) - f as i32,
            sig: m,
        },
        (e, 0) if e == max => Num::Inf { negative },
        (e, _) if e == max => Num::Nan {
            signaling: m >> (f - 1) == 0,
        },
        _ => Num::Finite {
            negative,
            exp: e as i32 - bias(w) - f as i32,
            sig: m | 1 << f,
        },
    }
}

impl Num {
    pub(super) fn negative(self) -> bool {
        match self {
            Num::Nan { .. } => false,
            Num::Inf { negative } | Num::Zero { negative } | Num::Finite { negative, .. } => negative,
        }
    }

    /// The same number in binary128, exact: every finite number of the narrower formats is a normal one there.
    pub(super) fn quad(self) -> Quad {
        let sign = u128::from(self.negative()) << 127;
        match self {
            Num::Finite { exp, sig, .. } => {
                let top = 63 - sig.leading_zeros();
                let field = (exp + top as i32 + QUAD_BIAS) as u128;
                let fraction = u128::from(sig) << (QUAD_FRACTION - top) & ((1 << QUAD_FRACTION) - 1);
                Quad::from_bits(sign | field << QUAD_FRACTION | fraction)
            }
            _ => Quad::from_bits(sign),
        }
    }
}

/// Rounds a finite, non-zero binary128 (its last bit holding what was lost) to the format.
pub(super) fn round_quad(unit: &Unit, w: u32, q: Quad, mode: Rounding) -> Fp {
    let bits = q.to_bits();
    let field = (bits >> QUAD_FRACTION) as i32 & 0x7fff;
    let sig = bits & ((1 << QUAD_FRACTION) - 1) | 1 << QUAD_FRACTION;
    round(
        unit,
        w,
        bits >> 127 == 1,
        field - QUAD_BIAS - QUAD_FRACTION as i32,
        sig,
        mode,
    )
}

/// `sig >> shift` rounded, and whether anything was lost. `shift` may be anything from 0 up.
fn shift_round(negative: bool, sig: u128, shift: u32, mode: Rounding) -> (u128, bool) {
    if shift == 0 {
        return (sig, false);
    }
    let (kept, lost, half) = match shift {
        1..=127 => (sig >> shift, sig & ((1 << shift) - 1), 1u128 << (shift - 1)),
        // Below half of the last place, whatever it is (`sig` keeps its top bit clear, see `round`).
        _ => (0, sig, u128::MAX),
    };
    let up = match mode {
        Rounding::NearestEven => lost > half || lost == half && kept & 1 == 1,
        Rounding::TowardZero => false,
        Rounding::Down => negative && lost != 0,
        Rounding::Up => !negative && lost != 0,
        Rounding::NearestAway => lost >= half,
        Rounding::Odd => lost != 0 && kept & 1 == 0,
    };
    (kept + u128::from(up), lost != 0)
}

/// The integer nearest to `sig * 2^exp` under the mode, and whether it differs. `exp` is at most 63.
pub(super) fn to_integer(negative: bool, exp: i32, sig: u64, mode: Rounding) -> (u128, bool) {
    if exp >= 0 {
        return (u128::from(sig) << exp, false);
    }
    shift_round(negative, u128::from(sig), exp.unsigned_abs(), mode)
}

/// Rounds `sig * 2^exp` (`sig` not 0) to the format of width `w`.
pub(super) fn round(unit: &Unit, w: u32, negative: bool, exp: i32, sig: u128, mode: Rounding) -> Fp {
    // Two free bits at the top, so that a shift by 128 or more is surely below half of the last place.
    let (exp, sig) = match sig.leading_zeros() {
        0 => (exp + 2, sig >> 2 | u128::from(sig & 3 != 0)),
        1 => (exp + 1, sig >> 1 | sig & 1),
        _ => (exp, sig),
    };
    let p = fraction_bits(w) as i32 + 1;
    let e_min = 1 - bias(w);
    let e = exp + 127 - sig.leading_zeros() as i32;
    // Exponent of the last place: that of the format's precision, or of its subnormal numbers.
    let last = (e - (p - 1)).max(e_min - (p - 1));
    let (mut m, inexact) = if last <= exp {
        (sig << (exp - last), false)
    } else {
        shift_round(negative, sig, (last - exp) as u32, mode)
    };
    let mut field = last + (p - 1) + bias(w);
    if m >> p == 1 {
        m >>= 1;
        field += 1;
    }
    let f = fraction_bits(w);
    if field >= (1 << exponent_bits(w)) - 1 {
        let to_infinity = match mode {
            Rounding::NearestEven | Rounding::NearestAway => true,
            Rounding::Down => negative,
            Rounding::Up => !negative,
            Rounding::TowardZero | Rounding::Odd => false,
        };
        let bits = if to_infinity {
            infinity(w, negative)
        } else {
            infinity(w, negative) - 1
        };
        return (bits, OVERFLOW | INEXACT);
    }
    let magnitude = ((field as u64 - 1) << f) + m as u64;
    let mut flags = if inexact { INEXACT } else { 0 };
    let is_tiny = || match unit.tininess {
        Tininess::BeforeRounding => true,
        Tininess::AfterRounding => is_tiny_after_rounding(p, e, e_min, exp, sig, negative, mode),
    };
    if inexact && e < e_min && is_tiny() {
        flags |= UNDERFLOW;
    }
    (zero(w, negative) | magnitude, flags)
}

/// After rounding to full precision with an unbounded exponent, is the number still below the smallest normal one?
fn is_tiny_after_rounding(p: i32, e: i32, e_min: i32, exp: i32, sig: u128, negative: bool, mode: Rounding) -> bool {
    if e != e_min - 1 {
        return true;
    }
    let last = e - (p - 1);
    if last <= exp {
        return true;
    }
    shift_round(negative, sig, (last - exp) as u32, mode).0 >> p == 0
}
