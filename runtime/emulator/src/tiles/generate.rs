//! Values that are drawn or counted.

use super::numbers::{encode, integer, mask, range};
use super::{Source, text};
use onespec_core::isa::platform::{Number, TileFormat};

/// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below this one, which is not 0.
    fn below(&mut self, most: u64) -> u64 {
        self.next() % most.max(1)
    }
}

/// So many values.
pub fn values(format: &TileFormat, source: &Source, count: usize) -> Result<Vec<u32>, String> {
    match source {
        Source::Random(seed) => drawn(*seed, count, |random| number(format, random)),
        Source::Bits(seed) => drawn(*seed, count, |random| Ok(random.next() as u32 & mask(format))),
        Source::Special(seed) => {
            let known = special(format);
            drawn(*seed, count, |random| {
                let at = random.below(known.len() as u64) as usize;
                Ok(known.get(at).copied().unwrap_or(0))
            })
        }
        Source::Ramp => (0..count).map(|number| encode(format, number as f64)).collect(),
        Source::Each(number) => Ok(vec![text::one(format, number, 0)?; count]),
        Source::Text(_) | Source::Npy(_) | Source::Raw(_) => Err("a file draws no values".to_owned()),
    }
}

fn drawn(seed: u64, count: usize, mut one: impl FnMut(&mut Random) -> Result<u32, String>) -> Result<Vec<u32>, String> {
    let mut random = Random(seed);
    (0..count).map(|_| one(&mut random)).collect()
}

/// An integer of the range, or a float of either sign whose magnitude is from 2^-8 to 2^8, all powers alike.
fn number(format: &TileFormat, random: &mut Random) -> Result<u32, String> {
    match range(format) {
        Some((low, high)) => {
            let number = low + random.below((high - low) as u64 + 1) as i64;
            Ok(integer(format, number))
        }
        None => {
            let sign = if random.below(2) == 0 { 1.0 } else { -1.0 };
            let power = random.below(16) as i32 - 8;
            let fraction = random.below(1 << 24) as f64 / f64::from(1 << 24);
            encode(format, sign * (1.0 + fraction) * 2_f64.powi(power))
        }
    }
}

/// Values at which kernels go wrong.
fn special(format: &TileFormat) -> Vec<u32> {
    let (all, width) = (mask(format), u32::from(format.width.clamp(1, 32)));
    let sign = 1 << (width - 1);
    let mut found = match format.number {
        Number::Float(exponent) => {
            let mantissa = width - 1 - u32::from(exponent);
            let (one, infinity) = (all >> 2 & !((1 << mantissa) - 1), (all >> 1) & !((1 << mantissa) - 1));
            // Zero, subnormal numbers, the least and the greatest normal ones, around 1, infinity, NaNs.
            let least = 1 << mantissa;
            vec![
                0,
                1,
                least - 1,
                least,
                least + 1,
                one - 1,
                one,
                one + 1,
                one + least,
                infinity - 1,
            ]
            .into_iter()
            .chain([infinity, infinity + 1, infinity | 1 << (mantissa - 1), all >> 1])
            .collect()
        }
        _ => {
            let mut powers: Vec<u32> = (0..width - 1).map(|bit| 1 << bit).collect();
            powers.extend([0, 3, all >> 1, (all >> 1) - 1]);
            powers
        }
    };
    let negative: Vec<u32> = found.iter().map(|value| value ^ sign).collect();
    found.extend(negative);
    found
}
