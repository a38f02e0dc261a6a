//! Functions on floats that Rust has not, or not the same on all hosts: transcendental ones by binary64, rounded once,
//! and binary16.

/// 2 to the power of x.
pub fn exp2(x: f32) -> f32 {
    libm::exp2(f64::from(x)) as f32
}

/// Logarithm to the base 2: negative gives NaN, 0 gives -Inf.
pub fn log2(x: f32) -> f32 {
    libm::log2(f64::from(x)) as f32
}

/// C's pow.
pub fn pow(x: f32, y: f32) -> f32 {
    libm::pow(f64::from(x), f64::from(y)) as f32
}

/// 1 / sqrt(x): negative gives NaN.
pub fn rsqrt(x: f32) -> f32 {
    (1.0 / libm::sqrt(f64::from(x))) as f32
}

/// Sine of an angle in radians.
pub fn sin(x: f32) -> f32 {
    libm::sin(f64::from(x)) as f32
}

/// Cosine of an angle in radians.
pub fn cos(x: f32) -> f32 {
    libm::cos(f64::from(x)) as f32
}

/// x * 2^n, rounded once.
pub fn ldexp(x: f32, n: i32) -> f32 {
    // Binary64 holds every binary32 by a power within this range exactly but at its own ends, which are beyond
    // binary32's.
    libm::ldexp(f64::from(x), n.clamp(-600, 600)) as f32
}

/// Zero of the same sign for a subnormal number.
pub fn flush(x: f32) -> f32 {
    match x.is_subnormal() {
        true => 0.0f32.copysign(x),
        false => x,
    }
}

/// Bits of the nearest binary16, ties to even; subnormals are kept.
pub fn to_half(x: f32) -> u16 {
    let bits = x.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    let magnitude = bits & 0x7fff_ffff;
    if magnitude > 0x7f80_0000 {
        return sign | 0x7e00;
    }
    // In units of the last place of the result, whose exponent is at least -14.
    let exponent = (magnitude >> 23) as i32 - 127;
    if exponent > 15 {
        return sign | 0x7c00;
    }
    let unit = exponent.max(-14) - 10;
    let scaled = libm::ldexp(f64::from(f32::from_bits(magnitude)), -unit).round_ties_even() as u32;
    // The hidden bit carries into the exponent, and a rounding up into the next one.
    sign | (((unit + 24) as u32) * 0x400 + scaled) as u16
}

/// The number that a binary16 is.
pub fn from_half(bits: u16) -> f32 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f64::from(bits & 0x3ff));
    let magnitude = match exponent {
        0 => libm::ldexp(fraction, -24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => libm::ldexp(fraction + 1024.0, exponent - 25),
    };
    let signed = if bits >> 15 == 1 { -magnitude } else { magnitude };
    signed as f32
}

#[cfg(test)]
mod tests {
    use super::{from_half, to_half};

    #[test]
    fn every_half_survives_the_way_through_binary32() {
        for bits in 0..=u16::MAX {
            let value = from_half(bits);
            match value.is_nan() {
                true => assert!(from_half(to_half(value)).is_nan()),
                false => assert_eq!(to_half(value), bits, "{value}"),
            }
        }
    }

    #[test]
    fn halves_are_rounded_to_nearest_even() {
        let cases = [
            (1.0 + 0.000_488_281_25, 0x3c00),
            (1.0 + 3.0 * 0.000_488_281_25, 0x3c02),
            (65_519.0, 0x7bff),
            (65_520.0, 0x7c00),
            (2.0f32.powi(-25), 0),
            (2.0f32.powi(-25) * 1.5, 1),
            (-1e30, 0xfc00),
        ];
        for (value, bits) in cases {
            assert_eq!(to_half(value), bits, "{value}");
        }
    }
}
