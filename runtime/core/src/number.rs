//! Numbers as text, both ways: integers fast, floating point exactly.

use alloc::format;
use core::fmt::Write;
use rustc_apfloat::Float;
use rustc_apfloat::Round;
use rustc_apfloat::ieee::{Double, Half, Single};

const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Writing into memory does not fail.
#[inline]
fn put(out: &mut impl Write, text: &str) {
    let _ = out.write_str(text);
}

/// Appends a decimal integer.
pub fn push_decimal(out: &mut impl Write, value: i64) {
    if value < 0 {
        put(out, "-");
    }
    push_digits(out, value.unsigned_abs(), 10);
}

/// Appends `0x…`, with a sign in front when negative.
pub fn push_hex(out: &mut impl Write, value: i64) {
    if value < 0 {
        put(out, "-");
    }
    push_address(out, value.unsigned_abs());
}

/// Appends an unsigned number as `0x…`.
pub fn push_address(out: &mut impl Write, value: u64) {
    put(out, "0x");
    push_digits(out, value, 16);
}

fn push_digits(out: &mut impl Write, mut n: u64, base: u64) {
    // Most numbers in a text are small.
    if n < 10 {
        return put(out, DIGITS[n as usize]);
    }
    if n < 100 && base == 10 {
        put(out, DIGITS[(n / 10) as usize]);
        return put(out, DIGITS[(n % 10) as usize]);
    }
    let mut digits = [0u8; 20];
    let mut at = digits.len();
    loop {
        at -= 1;
        digits[at] = b"0123456789abcdef"[(n % base) as usize];
        n /= base;
        if n == 0 {
            break;
        }
    }
    put(out, core::str::from_utf8(&digits[at..]).unwrap_or("0"));
}

/// An integer literal at the front of a text: `10`, `0x1f`, `0b101`, `0o17` and `017`. Its value and what it occupies;
/// `None` where there is no digit, or more than 64 bits.
#[inline]
pub fn literal(text: &[u8]) -> Option<(u64, usize)> {
    let (base, skip) = match text {
        [b'0', b'x' | b'X', ..] => (16, 2),
        [b'0', b'b' | b'B', d, ..] if d.is_ascii_digit() => (2, 2),
        [b'0', b'o' | b'O', ..] => (8, 2),
        [b'0', d, ..] if d.is_ascii_digit() => (8, 1),
        _ => (10, 0),
    };
    let mut value = 0u64;
    let mut at = skip;
    while let Some(&c) = text.get(at) {
        let digit = match c {
            b'0'..=b'9' => c - b'0',
            b'a'..=b'f' if base == 16 => c - b'a' + 10,
            b'A'..=b'F' if base == 16 => c - b'A' + 10,
            _ => break,
        };
        if u64::from(digit) >= base {
            return None;
        }
        value = value.checked_mul(base)?.checked_add(u64::from(digit))?;
        at += 1;
    }
    (at > skip).then_some((value, at))
}

/// Appends a floating-point number of 16, 32 or 64 bits so that it reads back as the same bits: decimal where that is
/// possible, else the bits themselves in hexadecimal.
pub fn push_float(out: &mut impl Write, bits: u64, width: u16) {
    let decimal = match width {
        16 => f64_of_half(bits as u16).map(|v| format!("{:?}", v as f32)),
        32 => Some(f32::from_bits(bits as u32))
            .filter(|v| v.is_finite())
            .map(|v| format!("{v:?}")),
        64 => Some(f64::from_bits(bits))
            .filter(|v| v.is_finite())
            .map(|v| format!("{v:?}")),
        _ => None,
    };
    match decimal {
        Some(text) if float(&text, width) == Some(bits) => put(out, &text),
        _ => push_address(out, bits),
    }
}

/// Appends a floating-point number with a fixed number of decimals, as C's `%.6f` does. Most numbers do not read back.
pub fn push_fixed(out: &mut impl Write, bits: u64, width: u16, places: u8) {
    let negative = width > 0 && bits >> (width - 1) & 1 != 0;
    let (value, exponent, fraction) = match width {
        16 => (f64_of_half(bits as u16), bits >> 10 & 31 == 31, bits & 0x3ff),
        32 => (
            Some(f64::from(f32::from_bits(bits as u32))),
            bits >> 23 & 0xff == 0xff,
            bits & 0x7f_ffff,
        ),
        64 => (
            Some(f64::from_bits(bits)),
            bits >> 52 & 0x7ff == 0x7ff,
            bits & 0xf_ffff_ffff_ffff,
        ),
        _ => (None, false, 0),
    };
    let sign = if negative { "-" } else { "" };
    match value {
        _ if exponent => {
            put(out, sign);
            put(out, if fraction == 0 { "inf" } else { "nan" });
        }
        Some(value) => {
            let _ = write!(out, "{value:.*}", usize::from(places));
        }
        None => push_address(out, bits),
    }
}

/// The finite value of a binary16 number.
fn f64_of_half(bits: u16) -> Option<f64> {
    let sign = if bits >> 15 != 0 { -1.0 } else { 1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f64::from(bits & 0x3ff));
    let power = |n: i32| f64::from_bits(((n + 1023) as u64) << 52);
    match exponent {
        31 => None,
        0 => Some(sign * fraction * power(-24)),
        e => Some(sign * (fraction + 1024.0) * power(e - 25)),
    }
}

/// Reads a decimal floating-point number to the nearest number of that width.
pub fn float(text: &str, width: u16) -> Option<u64> {
    let (negative, magnitude) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    if SPECIAL.contains(&magnitude) {
        return special(magnitude, width).map(|bits| bits | u64::from(negative) << (width - 1));
    }
    // The library's work grows with the digits, and no number needs that many.
    if text.len() > 200 || exponent_is_huge(text) || !text.bytes().any(|b| b.is_ascii_digit()) {
        return None;
    }
    let bits = match width {
        16 => Half::from_str_r(text, Round::NearestTiesToEven).ok()?.value.to_bits(),
        32 => Single::from_str_r(text, Round::NearestTiesToEven).ok()?.value.to_bits(),
        64 => Double::from_str_r(text, Round::NearestTiesToEven).ok()?.value.to_bits(),
        _ => return None,
    };
    Some(bits as u64)
}

/// Whether the bits of a float of 16, 32 or 64 bits are those of an infinity.
pub fn is_infinite(bits: u64, width: u16) -> bool {
    let infinity = special("inf", width);
    infinity.is_some_and(|infinity| bits & !(1 << (width - 1)) == infinity)
}

/// What is no digits, as C prints it.
const SPECIAL: [&str; 2] = ["inf", "nan"];

/// An infinity, or the quiet NaN without payload.
fn special(name: &str, width: u16) -> Option<u64> {
    let (infinity, nan) = match width {
        16 => (0x7c00, 0x7e00),
        32 => (0x7f80_0000, 0x7fc0_0000),
        64 => (0x7ff0_0000_0000_0000, 0x7ff8_0000_0000_0000),
        _ => return None,
    };
    Some(if name == "inf" { infinity } else { nan })
}

fn exponent_is_huge(text: &str) -> bool {
    match text.split_once(['e', 'E']) {
        Some((_, e)) => e.trim_start_matches(['+', '-', '0']).len() > 4,
        None => false,
    }
}

/// How many bytes at the front look like a floating-point number: `-1.5e-3`, `inf`.
pub fn float_length(text: &[u8]) -> usize {
    let digits = |from: usize| {
        text.get(from..)
            .unwrap_or(&[])
            .iter()
            .take_while(|c| c.is_ascii_digit())
            .count()
    };
    let mut at = usize::from(matches!(text.first(), Some(b'-' | b'+')));
    if SPECIAL.iter().any(|name| text[at..].starts_with(name.as_bytes())) {
        return at + 3;
    }
    let whole = digits(at);
    at += whole;
    let mut fraction = 0;
    if text.get(at) == Some(&b'.') {
        fraction = digits(at + 1);
        at += 1 + fraction;
    }
    if whole + fraction == 0 {
        return 0;
    }
    if matches!(text.get(at), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(text.get(at + 1), Some(b'-' | b'+')));
        let exponent = digits(at + 1 + sign);
        if exponent > 0 {
            at += 1 + sign + exponent;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    #[test]
    fn halves_read_back() {
        for bits in (0..=u16::MAX).step_by(17) {
            let mut text = String::new();
            push_float(&mut text, u64::from(bits), 16);
            let back = match text.strip_prefix("0x") {
                Some(hex) => u64::from_str_radix(hex, 16).ok(),
                None => float(&text, 16),
            };
            assert_eq!(back, Some(u64::from(bits)), "{text}");
        }
    }

    #[test]
    fn fixed_decimals_are_those_of_c() {
        let cases: &[(u64, u16, &str)] = &[
            (0x3c00, 16, "1.000000"),
            (0xfc00, 16, "-inf"),
            (0x80000000, 32, "-0.000000"),
            (0x402df854, 32, "2.718282"),
            (0xffc00000, 32, "-nan"),
            (0xe94f0293, 32, "-15641237566535800859918336.000000"),
            (0x3fb999999999999a, 64, "0.100000"),
        ];
        for (bits, width, text) in cases {
            let mut out = String::new();
            push_fixed(&mut out, *bits, *width, 6);
            assert_eq!(out, *text);
        }
    }

    #[test]
    fn literals_stop_where_they_end() {
        assert_eq!(literal(b"10(a0)"), Some((10, 2)));
        assert_eq!(literal(b"0x1fg"), Some((0x1f, 4)));
        assert_eq!(literal(b"0b101"), Some((5, 5)));
        assert_eq!(literal(b"0b"), Some((0, 1)));
        assert_eq!(literal(b"017"), Some((15, 3)));
        assert_eq!(literal(b"0x"), None);
        assert_eq!(literal(b"99999999999999999999"), None);
        assert_eq!(literal(b"abc"), None);
    }
}
