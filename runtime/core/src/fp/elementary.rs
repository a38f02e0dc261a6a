//! Remainder and power. Both are computed by integers and basic operations alone (crate `libm`), so that every host
//! gives the same bits.

use super::pack::{Num, unpack};
use super::unit::exception::INVALID;
use super::{Fp, Rounding, Unit, is_signaling};

impl Unit {
    /// The operand as a binary64, which holds all of the narrower formats.
    fn wide(&self, w: u32, a: u64) -> f64 {
        f64::from_bits(match w {
            64 => a,
            _ => self.cvt(w, 64, a, Rounding::NearestEven).0,
        })
    }

    /// A binary64 that is no NaN, rounded to the format.
    fn narrow(&self, w: u32, x: f64) -> u64 {
        match w {
            64 => x.to_bits(),
            _ => self.cvt(64, w, x.to_bits(), Rounding::NearestEven).0,
        }
    }

    /// `a - b * trunc(a / b)`, exact, with the sign of `a` (C's `fmod`).
    pub fn f_mod(&self, w: u32, a: u64, b: u64) -> Fp {
        if let Some(nan) = self.nan_of(w, w, &[a, b]) {
            return self.told(nan);
        }
        self.told(match (unpack(w, a), unpack(w, b)) {
            (Num::Inf { .. }, _) | (_, Num::Zero { .. }) => self.invalid(w),
            // Exact in binary64, and as small as `b` or smaller, so exact in the format.
            _ => (self.narrow(w, libm::fmod(self.wide(w, a), self.wide(w, b))), 0),
        })
    }

    /// `a` to the power of `b`, with the special cases of C's `pow` (Annex F): 1 for any `a` if `b` is zero, and for any `b`
    /// if `a` is 1, NaNs included. Within one unit in the last place. Of the flags, that of invalid operations alone is given.
    pub fn f_pow(&self, w: u32, a: u64, b: u64) -> Fp {
        let result = libm::pow(self.wide(w, a), self.wide(w, b));
        let signaling = [a, b].iter().any(|a| is_signaling(&unpack(w, *a)));
        let exceptions = if signaling { INVALID } else { 0 };
        self.told(match (result.is_nan(), self.nan_of(w, w, &[a, b])) {
            (false, _) => (self.narrow(w, result), exceptions),
            (true, Some(nan)) => nan,
            (true, None) => self.invalid(w),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_apfloat::Float;
    use rustc_apfloat::ieee::{Double, Single};

    /// xorshift64*, from a fixed seed.
    fn random(state: &mut u64) -> u64 {
        *state ^= *state >> 12;
        *state ^= *state << 25;
        *state ^= *state >> 27;
        state.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A pair of operands; half of the pairs have exponents that are near, where the quotient is small.
    fn pair(seed: &mut u64) -> (u64, u64) {
        let (a, b) = (random(seed), random(seed));
        if a & 1 == 0 {
            (a, b)
        } else {
            (a, b & !(0x7ff << 52) | (a & 0x7ff << 52))
        }
    }

    #[test]
    fn remainders_are_those_of_a_softfloat() {
        let mut seed = 0x5eed_0001;
        for i in 0..100_000 {
            let (a, b) = pair(&mut seed);
            let (x, y) = (Double::from_bits(a.into()), Double::from_bits(b.into()));
            let exact = x.c_fmod(y).value;
            let expected = if exact.is_nan() {
                Unit::DEFAULT.default_nan(64)
            } else {
                exact.to_bits() as u64
            };
            assert_eq!(Unit::DEFAULT.f_mod(64, a, b).0, expected, "round {i}: {a:#x} {b:#x}");
            let (a, b) = (a >> 32, b >> 32);
            let (x, y) = (Single::from_bits(a.into()), Single::from_bits(b.into()));
            let exact = x.c_fmod(y).value;
            let expected = if exact.is_nan() {
                Unit::DEFAULT.default_nan(32)
            } else {
                exact.to_bits() as u64
            };
            assert_eq!(Unit::DEFAULT.f_mod(32, a, b).0, expected, "round {i}: {a:#x} {b:#x}");
        }
    }

    fn power(x: f64, y: f64) -> f64 {
        f64::from_bits(Unit::DEFAULT.f_pow(64, x.to_bits(), y.to_bits()).0)
    }

    #[test]
    fn special_cases_of_powers_are_those_of_c() {
        let (inf, nan) = (f64::INFINITY, f64::NAN);
        let table = [
            (nan, 0.0, 1.0),
            (nan, -0.0, 1.0),
            (1.0, nan, 1.0),
            (1.0, -inf, 1.0),
            (-1.0, inf, 1.0),
            (-1.0, -inf, 1.0),
            (0.0, -3.0, inf),
            (-0.0, -3.0, -inf),
            (-0.0, -2.0, inf),
            (-0.0, 3.0, -0.0),
            (-0.0, 2.5, 0.0),
            (0.5, inf, 0.0),
            (0.5, -inf, inf),
            (2.0, inf, inf),
            (2.0, -inf, 0.0),
            (-inf, -3.0, -0.0),
            (-inf, 3.0, -inf),
            (-inf, 2.0, inf),
            (inf, -1.0, 0.0),
            (-8.0, 3.0, -512.0),
        ];
        for (x, y, expected) in table {
            assert_eq!(power(x, y).to_bits(), expected.to_bits(), "pow({x}, {y})");
        }
        for (x, y) in [(nan, 1.0), (2.0, nan), (-2.0, 0.5), (-0.5, 1.5)] {
            assert_eq!(power(x, y).to_bits(), Unit::DEFAULT.default_nan(64), "pow({x}, {y})");
        }
        assert_eq!(Unit::DEFAULT.f_pow(64, (-2f64).to_bits(), 0.5f64.to_bits()).1, INVALID);
    }

    /// Distance in units in the last place.
    fn apart(a: f64, b: f64) -> u64 {
        let order = |x: f64| {
            if x < 0.0 {
                -(x.abs().to_bits() as i64)
            } else {
                x.to_bits() as i64
            }
        };
        order(a).abs_diff(order(b))
    }

    #[test]
    fn powers_that_are_known_are_right() {
        for base in 2..60u64 {
            for exponent in 1..40u32 {
                let Some(exact) = base.checked_pow(exponent).filter(|n| *n < 1 << 53) else {
                    break;
                };
                assert_eq!(power(base as f64, f64::from(exponent)), exact as f64);
            }
        }
        let mut seed = 0x5eed_0002;
        for i in 0..50_000 {
            let x = f64::from_bits(random(&mut seed) >> 2 | 0x2000 << 48 & 0x3fff << 48);
            // Correctly rounded answers from basic operations, and one from the host's own library.
            let y = (random(&mut seed) as i64 >> 40) as f64 / 65536.0;
            let cases = [(0.5, x.sqrt()), (-1.0, 1.0 / x), (2.0, x * x), (1.0, x), (y, x.powf(y))];
            for (y, expected) in cases {
                assert!(
                    apart(power(x, y), expected) <= 1,
                    "round {i}: pow({x:e}, {y}) = {:e}, not {expected:e}",
                    power(x, y)
                );
            }
            let (a, b) = (x as f32, y as f32);
            let found = f32::from_bits(Unit::DEFAULT.f_pow(32, a.to_bits().into(), b.to_bits().into()).0 as u32);
            let expected = f64::from(a).powf(f64::from(b)) as f32;
            assert!(
                found == expected || apart(found.into(), expected.into()) <= 1 << 29,
                "round {i}: powf({a:e}, {b})"
            );
        }
    }
}
