//! Elements that tell implementations apart: extremes of integers, special floating-point numbers, and anything.

use crate::random::Random;

/// Special numbers of the floating-point formats: zeros, subnormals, ones, ties, the greatest, infinities, NaNs.
const HALVES: &[u64] = &[
    0, 0x8000, 0x0001, 0x03ff, 0x0400, 0x3c00, 0xbc00, 0x3c01, 0x3800, 0x4200, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00,
    0x7c01, 0xfe00, 0x5bff, 0x6400, 0x77ff,
];
const BFLOATS: &[u64] = &[
    0, 0x8000, 0x0001, 0x007f, 0x0080, 0x3f80, 0xbf80, 0x3f81, 0x3f00, 0x4040, 0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0,
    0x7f81,
];
const SINGLES: &[u64] = &[
    0,
    0x8000_0000,
    1,
    0x007f_ffff,
    0x0080_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x3f80_0001,
    0x3f00_0000,
    0x4040_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0x7f80_0001,
    0x4f00_0000,
    0xcf00_0000,
    0x4effffff,
    0x477f_e000,
    0x477f_f000,
    0x3380_0000,
    0x3880_0000,
    0x3f80_8000,
    0x3f81_8000,
];
const DOUBLES: &[u64] = &[
    0,
    0x8000_0000_0000_0000,
    1,
    0x000f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x3ff0_0000_0000_0001,
    0x3fe0_0000_0000_0000,
    0x4008_0000_0000_0000,
    0x7fef_ffff_ffff_ffff,
    0xffef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0x7ff0_0000_0000_0001,
    0x41e0_0000_0000_0000,
    0xc1e0_0000_0000_0000,
    0x41df_ffff_ffc0_0000,
    0x43e0_0000_0000_0000,
    0xc3e0_0000_0000_0000,
    0x47ef_ffff_f000_0000,
    0x36a0_0000_0000_0000,
    0x3ff0_0000_1000_0000,
];

/// An integer element of `width` bits, in the low bits.
pub fn integer(random: &mut Random, width: u32) -> u64 {
    let top = 1u64 << (width - 1);
    let value = match random.below(10) {
        0 => 0,
        1 => u64::MAX,
        2 => top,
        3 => top - 1,
        4 => random.bits() & 0xf,
        5 => (random.bits() & 0xf).wrapping_neg(),
        6 => 1 << random.below(width as usize),
        _ => random.bits(),
    };
    value & (u64::MAX >> (64 - width))
}

/// A floating-point element of `width` bits; bytes have no format, so they are integers.
pub fn float(random: &mut Random, width: u32, bfloat: bool) -> u64 {
    let special = match width {
        16 if bfloat => BFLOATS,
        16 => HALVES,
        32 => SINGLES,
        64 => DOUBLES,
        _ => return integer(random, width),
    };
    let exponent = match width {
        16 if bfloat => 7,
        16 => 10,
        32 => 23,
        _ => 52,
    };
    match random.below(4) {
        0 => special[random.below(special.len())],
        // Near one, where sums cancel and round.
        1 | 2 => {
            let one = special[5];
            let shift = (random.below(9) as u64).wrapping_sub(4) << exponent;
            let fraction = random.bits() & ((1 << exponent) - 1);
            let sign = random.bits() >> 63 << (width - 1);
            (one.wrapping_add(shift) & !((1 << exponent) - 1) | fraction) & (u64::MAX >> (64 - width)) ^ sign
        }
        _ => random.bits() & (u64::MAX >> (64 - width)),
    }
}
