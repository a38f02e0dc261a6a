//! Repeatable random numbers: a failing case must be the same case tomorrow.

/// SplitMix64, a full-period generator of 64 bits of state (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014). Recorded cases name their seeds, so the sequence of a seed may never change, whatever a library
/// does: this is not the generator of test support.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The sequence that belongs to a seed.
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n` (0 when `n` is 0).
    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { (self.bits() % n as u64) as usize }
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// A 64-bit value as programs have them: small, near a power of two, all ones, a float, or anything.
    pub fn value(&mut self) -> u64 {
        match self.below(8) {
            0 => self.bits() & 0xf,
            1 => (self.bits() & 0xff).wrapping_sub(0x80),
            2 => 1u64 << (self.bits() & 63),
            3 => (1u64 << (self.bits() & 63)).wrapping_sub(1),
            4 => self.bits() as u32 as i32 as i64 as u64,
            5 => FLOATS[self.below(FLOATS.len())],
            6 => 0xffff_ffff_0000_0000 | self.bits() & 0xffff_ffff,
            _ => self.bits(),
        }
    }
}

/// Register images of floating-point numbers that tell implementations apart: zeros, infinities, quiet and signalling
/// NaNs, subnormals, ties; double, single (boxed) and half (boxed).
const FLOATS: &[u64] = &[
    0x0000_0000_0000_0000,
    0x8000_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff8_0000_0000_0000,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0x7ff0_0000_0000_0001,
    0x0000_0000_0000_0001,
    0x000f_ffff_ffff_ffff,
    0x7fef_ffff_ffff_ffff,
    0x41df_ffff_ffe0_0000,
    0x43e0_0000_0000_0000,
    0xffff_ffff_0000_0000,
    0xffff_ffff_8000_0000,
    0xffff_ffff_3f80_0000,
    0xffff_ffff_bfc0_0000,
    0xffff_ffff_7f80_0000,
    0xffff_ffff_7fc0_0000,
    0xffff_ffff_7f80_0001,
    0xffff_ffff_0000_0001,
    0xffff_ffff_7f7f_ffff,
    0xffff_ffff_4f00_0000,
    0xffff_ffff_ffff_3c00,
    0xffff_ffff_ffff_7c00,
    0xffff_ffff_ffff_7e00,
    0xffff_ffff_ffff_7d00,
    0xffff_ffff_ffff_0001,
];
