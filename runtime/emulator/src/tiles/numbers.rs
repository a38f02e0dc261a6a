//! Values of a format as numbers and as bits.

use onespec_core::isa::platform::{Number, TileFormat};

/// Whole bytes of a value.
pub fn bytes(format: &TileFormat) -> usize {
    usize::from(format.width).div_ceil(8).next_power_of_two()
}

/// All bits of a value.
pub fn mask(format: &TileFormat) -> u32 {
    u32::MAX >> (32 - u32::from(format.width.clamp(1, 32)))
}

/// Bits, if a value has no more.
pub fn fits(format: &TileFormat, bits: u32, at: usize) -> Result<u32, String> {
    match bits & !mask(format) {
        0 => Ok(bits),
        _ => Err(format!(
            "value {at} is {bits:#x}, which has more than {} bits",
            format.width
        )),
    }
}

/// The least and the greatest integer of a format; `None` for floats.
pub fn range(format: &TileFormat) -> Option<(i64, i64)> {
    let top = i64::from(mask(format) >> 1);
    match format.number {
        Number::Float(_) => None,
        Number::Unsigned => Some((0, mask(format).into())),
        Number::Signed => Some((-top - 1, top)),
        Number::SignMagnitude => Some((-top, top)),
    }
}

/// The bits of a number: floats are rounded to nearest, integers have to be whole and in range.
pub fn encode(format: &TileFormat, number: f64) -> Result<u32, String> {
    if let Number::Float(exponent) = format.number {
        return Ok(float(u32::from(exponent), u32::from(format.width), number));
    }
    let (low, high) = range(format).unwrap_or((0, 0));
    if number.fract() != 0.0 || !(low as f64..=high as f64).contains(&number) {
        return Err(format!("{number} is no integer from {low} to {high}"));
    }
    Ok(integer(format, number as i64))
}

/// The bits of an integer that is in range.
pub fn integer(format: &TileFormat, number: i64) -> u32 {
    match format.number {
        Number::SignMagnitude if number < 0 => {
            number.unsigned_abs() as u32 | 1 << (u32::from(format.width.clamp(1, 32)) - 1)
        }
        _ => number as u32 & mask(format),
    }
}

/// The number of bits. `None`: a NaN, or a zero that an integer cannot write with its sign.
pub fn decode(format: &TileFormat, bits: u32) -> Option<f64> {
    let width = u32::from(format.width.clamp(1, 32));
    let negative = bits >> (width - 1) & 1 == 1;
    match format.number {
        Number::Unsigned => Some(bits.into()),
        Number::Signed if negative => Some((i64::from(bits) - (1 << width)) as f64),
        Number::Signed => Some(bits.into()),
        Number::SignMagnitude => {
            let magnitude = bits & (mask(format) >> 1);
            match negative {
                true if magnitude == 0 => None,
                true => Some(-f64::from(magnitude)),
                false => Some(magnitude.into()),
            }
        }
        Number::Float(exponent) => {
            let bits = f64_bits(u32::from(exponent), width, bits);
            let number = f64::from_bits(bits);
            (!number.is_nan()).then_some(number)
        }
    }
}

/// The same number as a 64-bit float; NaNs keep their high bits.
pub fn f64_bits(exponent: u32, width: u32, bits: u32) -> u64 {
    let mantissa = width - 1 - exponent;
    let field = bits >> mantissa & ((1 << exponent) - 1);
    let fraction = u64::from(bits & ((1 << mantissa) - 1));
    let sign = u64::from(bits >> (width - 1) & 1) << 63;
    let bias = (1_i32 << (exponent - 1)) - 1;
    let last = (1 << exponent) - 1;
    match field {
        0 => {
            let scale = 1 - bias - mantissa as i32;
            sign | (fraction as f64 * 2_f64.powi(scale)).to_bits()
        }
        field if field == last => sign | 0x7ff << 52 | fraction << (52 - mantissa),
        field => {
            let biased = (field as i32 - bias + 1023) as u64;
            sign | biased << 52 | fraction << (52 - mantissa)
        }
    }
}

/// The float of this many bits that is nearest, ties to even.
fn float(exponent: u32, width: u32, number: f64) -> u32 {
    let mantissa = width - 1 - exponent;
    let (bits, bias) = (number.to_bits(), (1_i32 << (exponent - 1)) - 1);
    let sign = (bits >> 63) as u32;
    let infinity = ((1 << exponent) - 1) << mantissa;
    let magnitude = if number.is_nan() {
        infinity | (bits >> (52 - mantissa)) as u32 & ((1 << mantissa) - 1) | 1 << (mantissa - 1)
    } else if number.is_infinite() {
        infinity
    } else {
        let power = (bits >> 52 & 0x7ff) as i32 - 1023;
        // A unit in the last place: of the number's own power, or of the subnormal numbers.
        let unit = power.max(1 - bias) - mantissa as i32;
        // Exact: a power of two, and the quotient has at most 53 bits.
        let units = (number.abs() / 2_f64.powi(unit)).round_ties_even();
        let least = (unit + mantissa as i32 + bias - 1).max(0) as u64;
        // A carry into the exponent is right as it is.
        let made = (least << mantissa) + units as u64;
        made.min(infinity.into()) as u32
    };
    sign << (width - 1) | magnitude
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn format(number: Number, width: u16) -> TileFormat {
        TileFormat {
            name: "",
            number,
            width,
            parts: &[],
            state: &[],
        }
    }

    #[test]
    fn floats_of_32_bits_are_those_of_the_host() {
        let of = format(Number::Float(8), 32);
        for seed in 0..20_000_u64 {
            let bits = (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16) as u32;
            let number = f32::from_bits(bits);
            assert_eq!(decode(&of, bits).is_none(), number.is_nan(), "{bits:#x}");
            if !number.is_nan() {
                assert_eq!(decode(&of, bits), Some(number.into()), "{bits:#x}");
                assert_eq!(encode(&of, number.into()), Ok(bits), "{bits:#x}");
            }
            // Rounded from numbers between.
            let wide = f64::from_bits(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 2 | 0x3000 << 48);
            assert_eq!(encode(&of, wide), Ok((wide as f32).to_bits()), "{wide:e}");
        }
    }

    #[test]
    fn all_floats_of_16_bits_come_back() {
        for of in [format(Number::Float(5), 16), format(Number::Float(8), 16)] {
            for bits in 0..=0xffff {
                if let Some(number) = decode(&of, bits) {
                    assert_eq!(encode(&of, number), Ok(bits), "{of:?} {bits:#x}");
                }
            }
        }
        let half = format(Number::Float(5), 16);
        // Ties go to even; too much is infinity.
        let known = [
            (1.0, 0x3c00),
            (65504.0, 0x7bff),
            (65520.0, 0x7c00),
            (6e-8, 1),
            (2049.0, 0x6800),
            (2051.0, 0x6802),
        ];
        for (number, bits) in known {
            assert_eq!(encode(&half, number), Ok(bits), "{number}");
        }
    }

    #[test]
    fn integers_have_their_range() {
        let of = format(Number::SignMagnitude, 11);
        assert_eq!(encode(&of, -1023.0), Ok(0x7ff));
        assert_eq!(decode(&of, 0x401), Some(-1.0));
        assert_eq!(decode(&of, 0x400), None);
        assert!(encode(&of, 1024.0).is_err() && encode(&of, 0.5).is_err());
        let of = format(Number::Signed, 32);
        assert_eq!(encode(&of, -2147483648.0), Ok(0x8000_0000));
        assert_eq!(decode(&of, 0xffff_ffff), Some(-1.0));
    }
}
