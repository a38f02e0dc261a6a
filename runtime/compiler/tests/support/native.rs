//! Semantics of the scalar gates by the host's own arithmetic: independent of the description, to compare with. A gate that
//! is not written here has no semantics, and whatever needs it stops. Powers alone are those of the library that the runtime
//! uses, as libraries differ in the last bit; how good they are is checked where their semantics is.

use onespec_circuit::GATES;
use onespec_compiler::evaluate::Semantics;
use onespec_graph::set::FoldArgs;
use std::ops::{Add, Div, Mul, Rem, Sub};

/// The semantics of gates by the host's own arithmetic.
pub struct Native;

impl Semantics for Native {
    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64> {
        fold(args)
    }
}

fn width(ty: onespec_graph::Type) -> u32 {
    GATES.type_def(ty).width
}

fn mask(bits: u32) -> u64 {
    u64::MAX >> (64 - bits)
}

fn signed(value: u64, bits: u32) -> i64 {
    (value << (64 - bits)) as i64 >> (64 - bits)
}

fn float(value: u64, bits: u32) -> f64 {
    match bits {
        32 => f64::from(f32::from_bits(value as u32)),
        _ => f64::from_bits(value),
    }
}

fn number32(value: f32) -> u64 {
    u64::from(if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() })
}

fn number64(value: f64) -> u64 {
    if value.is_nan() { 0x7ff8 << 48 } else { value.to_bits() }
}

pub fn fold(args: FoldArgs<'_>) -> Option<u64> {
    let name = GATES.def(args.op).name;
    let [a, b, c] = [0, 1, 2].map(|i| args.values.get(i).copied().unwrap_or(0));
    let from = args.types.first().map_or(1, |&ty| width(ty));
    let w = width(args.ty);
    let (sa, sb) = (signed(a, from), signed(b, from));
    let is_float = GATES.type_def(args.ty).bank == onespec_graph::set::Bank::Float;
    let value = match name {
        "ADD" => a.wrapping_add(b),
        "SUB" => a.wrapping_sub(b),
        "MUL" => a.wrapping_mul(b),
        "EXP" => (0..64).rev().fold(1u64, |r, i| {
            let r = r.wrapping_mul(r);
            if b >> i & 1 == 1 { r.wrapping_mul(a) } else { r }
        }),
        "SDIV" if b == 0 => u64::MAX,
        "SREM" | "UREM" if b == 0 => a,
        "UDIV" => a.checked_div(b).unwrap_or(u64::MAX),
        "UREM" => a % b,
        "SDIV" => sa.wrapping_div(sb) as u64,
        "SREM" => sa.wrapping_rem(sb) as u64,
        "AND" => a & b,
        "OR" => a | b,
        "XOR" => a ^ b,
        "SHL" => a << (b % u64::from(w)),
        "LSHR" => a >> (b % u64::from(w)),
        "ASHR" => (sa >> (b % u64::from(w))) as u64,
        "TRUNC" | "ZEXT" | "BITCAST" | "LOW_HALF" => a,
        "HIGH_HALF" => a >> w,
        "PAIR" => a | b << from,
        "SEXT" => sa as u64,
        "SELECT" => [c, b][a as usize & 1],
        "ICMP" => u64::from(match args.bits {
            1 => a == b,
            2 => a > b,
            3 => a >= b,
            4 => a < b,
            5 => a <= b,
            6 => a != b,
            10 => sa > sb,
            11 => sa >= sb,
            12 => sa < sb,
            13 => sa <= sb,
            _ => return None,
        }),
        "FCMP" => {
            let (a, b) = (float(a, from), float(b, from));
            let relation = match a.partial_cmp(&b) {
                Some(std::cmp::Ordering::Equal) => 0,
                Some(std::cmp::Ordering::Greater) => 1,
                Some(std::cmp::Ordering::Less) => 2,
                None => 3,
            };
            args.bits >> relation & 1
        }
        "FNEG" => a ^ (1 << (w - 1)),
        "FABS" => a & (mask(w) >> 1),
        "FCOPYSIGN" => a & (mask(w) >> 1) | b & (1 << (w - 1)),
        "FMIN" | "FMAX" => {
            let (x, y) = (float(a, w), float(b, w));
            let least = match (x.is_nan(), y.is_nan()) {
                (true, true) => {
                    return Some(if w == 32 {
                        number32(f32::NAN)
                    } else {
                        number64(f64::NAN)
                    });
                }
                (true, false) => return Some(b),
                (false, true) => return Some(a),
                (false, false) if x == y => x.is_sign_negative(),
                (false, false) => x < y,
            };
            if least == (name == "FMIN") { a } else { b }
        }
        "FEXT" => number64(float(a, 32)),
        "FTRUNC" => number32(float(a, 64) as f32),
        "FMA" if w == 32 => number32((float(a, 32) as f32).mul_add(float(b, 32) as f32, float(c, 32) as f32)),
        "FMA" => number64(float(a, 64).mul_add(float(b, 64), float(c, 64))),
        "FEXP" if w == 32 => number32(libm::pow(float(a, 32), float(b, 32)) as f32),
        "FEXP" => number64(libm::pow(float(a, 64), float(b, 64))),
        "FSQRT" if w == 32 => number32((float(a, 32) as f32).sqrt()),
        "FSQRT" => number64(float(a, 64).sqrt()),
        // What is whole in a wider format is so in a narrower one, too.
        "FFLOOR" | "FCEIL" | "FCUT" | "FROUND" => {
            let x = float(a, w);
            let whole = match name {
                "FFLOOR" => x.floor(),
                "FCEIL" => x.ceil(),
                "FCUT" => x.trunc(),
                _ => x.round_ties_even(),
            };
            if w == 32 {
                number32(whole as f32)
            } else {
                number64(whole)
            }
        }
        "CLZ" => u64::from(a.leading_zeros()) - u64::from(64 - w),
        "CTZ" => u64::from(a.trailing_zeros().min(w)),
        "POPCNT" => a.count_ones().into(),
        "REV" => a.swap_bytes() >> (64 - w),
        "BITREV" => a.reverse_bits() >> (64 - w),
        "SMULH" => ((i128::from(sa) * i128::from(sb)) >> w) as u64,
        "UMULH" => ((u128::from(a) * u128::from(b)) >> w) as u64,
        "ROTL" => rotated(a, b % u64::from(w), w),
        "ROTR" => rotated(a, (u64::from(w) - b % u64::from(w)) % u64::from(w), w),
        "SMIN" => {
            if sa <= sb {
                a
            } else {
                b
            }
        }
        "SMAX" => {
            if sa >= sb {
                a
            } else {
                b
            }
        }
        "UMIN" => a.min(b),
        "UMAX" => a.max(b),
        "SITOFP" if w == 32 => number32(sa as f32),
        "SITOFP" => number64(sa as f64),
        "UITOFP" if w == 32 => number32(a as f32),
        "UITOFP" => number64(a as f64),
        "FPTOSI" => (float(a, from) as i64).clamp(signed(1 << (w - 1), w), (mask(w) >> 1) as i64) as u64,
        "FPTOUI" => (float(a, from) as u64).min(mask(w)),
        "FROUND_F16" => rounded(a, 10),
        "FROUND_BF16" => rounded(a, 7),
        "FPTOM" | "FPTOSM" => {
            let size = float(a, 32).abs();
            // What is no number is above all numbers.
            let nearest = if size < 2f64.powi(31) {
                (size + 0.5).floor() as u64
            } else {
                mask(32)
            };
            signed_magnitude(name == "FPTOSM", a, nearest.min(b))
        }
        "MSHR" | "SMSHR" => {
            let nearest = ((a & mask(31)) as f64 / 2f64.powi((b % 32) as i32) + 0.5).floor() as u64;
            signed_magnitude(name == "SMSHR", a, nearest.min(c))
        }
        _ if name.starts_with("PWL") => line(name, args.values)?,
        _ if is_float && w == 32 => number32(binary(name, float(a, 32) as f32, float(b, 32) as f32)?),
        _ if is_float => number64(binary(name, float(a, 64), float(b, 64))?),
        _ => return None,
    };
    Some(value & mask(w))
}

/// The nearest binary32 with so many bits of a mantissa, halves away from zero.
fn rounded(a: u64, kept: i32) -> u64 {
    let value = f32::from_bits(a as u32);
    if value.is_subnormal() || value == 0.0 {
        return 0;
    }
    let sign = a & 1 << 31;
    if !value.is_finite() {
        return sign | u64::from(f32::INFINITY.to_bits());
    }
    let size = f64::from(value.abs());
    let step = 2f64.powi((a >> 23 & 0xff) as i32 - 127 - kept);
    sign | u64::from((((size / step + 0.5).floor() * step) as f32).to_bits())
}

/// A magnitude, below the sign of a number where it is asked for.
fn signed_magnitude(signed: bool, of: u64, size: u64) -> u64 {
    match signed {
        true if size != 0 => of & 1 << 31 | size & mask(31),
        true => 0,
        false => size,
    }
}

/// A linear function of a magnitude, by a table of slopes and constants.
fn line(name: &str, values: &[u64]) -> Option<u64> {
    let (&x, table) = values.split_first()?;
    let size = f32::from_bits(x as u32).abs();
    // What is no number is above all numbers.
    let below = |end: f32| size < end;
    let third = if below(1.0) { 0 } else { 1 + usize::from(!below(2.0)) };
    let f8 = |b: u64| match b & 0xff {
        0xff => 0.0,
        b => {
            let size = (1.0 + (b & 15) as f32 / 16.0) / 2f32.powi((b >> 4 & 7) as i32);
            if b >> 7 == 1 { -size } else { size }
        }
    };
    let f16 = |h: u64| {
        let size = match h >> 10 & 31 {
            31 => 0.0,
            e => (1.0 + (h & 0x3ff) as f32 / 1024.0) * 2f32.powi(e as i32 - 15),
        };
        if h >> 15 & 1 == 1 { -size } else { size }
    };
    let entry = |at: usize| table.get(at).copied();
    let ends = [0.5, 1.5, if name.ends_with('4') { 4.0 } else { 3.0 }];
    let half = |word: u64| if below(ends[third]) { word } else { word >> 16 };
    let (slope, constant) = match name {
        "PWL3_F8" => (f8(entry(third)? >> 8), f8(entry(third)?)),
        "PWL3_F16" => (f16(entry(third)? >> 16), f16(entry(third)?)),
        "PWL3_F32" => (
            f32::from_bits(entry(third)? as u32),
            f32::from_bits(entry(3 + third)? as u32),
        ),
        "PWL6_F16_3" | "PWL6_F16_4" => (f16(half(entry(third)?)), f16(half(entry(3 + third)?))),
        _ => return None,
    };
    Some(number32(slope.mul_add(size, constant)))
}

/// Rotated left by less than the width.
fn rotated(a: u64, by: u64, width: u32) -> u64 {
    match by {
        0 => a,
        _ => a << by | a >> (u64::from(width) - by),
    }
}

fn binary<T>(name: &str, a: T, b: T) -> Option<T>
where
    T: Add<Output = T> + Sub<Output = T> + Mul<Output = T> + Div<Output = T> + Rem<Output = T>,
{
    Some(match name {
        "FADD" => a + b,
        "FSUB" => a - b,
        "FMUL" => a * b,
        "FDIV" => a / b,
        "FMOD" => a % b,
        _ => return None,
    })
}
