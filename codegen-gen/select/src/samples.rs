//! Values to try patterns on: any, and often those where something changes.

use onespec_core::select::ImmMap;

/// What a type's values look like.
#[derive(Debug, Clone, Copy, Default)]
pub struct Shape {
    pub width: u32,
    pub float: bool,
}

/// Values at which things change, the most important ones first: they are tried with each other.
pub fn edges(shape: Shape) -> Vec<u64> {
    let width = shape.width.clamp(1, 64);
    let mask = u64::MAX >> (64 - width);
    let min = 1u64 << (width - 1);
    let mut all = Vec::new();
    match (shape.float, width) {
        (false, _) => {
            all.extend([
                0,
                1,
                u64::MAX,
                min,
                min - 1,
                2,
                min | 1,
                u64::MAX - 1,
                2047 & min.wrapping_sub(1),
                u64::MAX << 11,
            ]);
            all.extend((0..width).flat_map(|k| [1 << k, (1 << k) - 1, !(1 << k), (1u64 << k).wrapping_neg()]));
        }
        (true, 32) => {
            let special = [
                0,
                0x3f80_0000,
                0x7f80_0000,
                0x7fc0_0000,
                0x7f80_0001,
                1,
                0x007f_ffff,
                0x7f7f_ffff,
            ];
            all.extend(special.into_iter().flat_map(|b: u64| [b, b | min]));
            all.extend(powers().flat_map(|x| [u64::from((x as f32).to_bits()), u64::from((-x as f32).to_bits())]));
        }
        (true, _) => {
            let special = [
                0u64,
                0x3ff,
                0x7ff,
                0x7ff8,
                0x7ff0_0000_0000_0001,
                1,
                0x000f_ffff_ffff_ffff,
                0x7fef_ffff_ffff_ffff,
            ];
            let whole = |b: u64| match b {
                0x3ff | 0x7ff => b << 52,
                0x7ff8 => b << 48,
                _ => b,
            };
            all.extend(special.into_iter().map(whole).flat_map(|b| [b, b | min]));
            all.extend(powers().flat_map(|x| [x.to_bits(), (-x).to_bits()]));
        }
    }
    all.iter_mut().for_each(|value| *value &= mask);
    let mut seen = std::collections::HashSet::new();
    all.retain(|value| seen.insert(*value));
    all
}

/// Powers of two, and numbers beside them.
fn powers() -> impl Iterator<Item = f64> {
    (-1..66).flat_map(|k| {
        let power = 2f64.powi(k);
        [power, power - 0.5, power - 1.0, power * 1.5]
    })
}

/// Random values, the same for the same seed.
pub struct Samples(u64);

impl Samples {
    pub fn new(seed: u64) -> Samples {
        Samples(seed | 1)
    }

    /// xorshift64*.
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        (self.bits() >> 20) % n.max(1)
    }

    /// A value; now and then the one before, or one beside it.
    pub fn value(&mut self, shape: Shape, last: Option<u64>) -> u64 {
        let mask = u64::MAX >> (64 - shape.width.clamp(1, 64));
        let any = self.bits();
        let value = match (self.below(8), last) {
            (0, Some(last)) => last,
            (1, Some(last)) => last.wrapping_add(1),
            (0..=2, _) => any,
            (3..=5, _) if shape.float => self.float(shape.width),
            _ => self.corner(shape.width),
        };
        value & mask
    }

    /// Numbers at edges: few bits, all bits, one bit, runs of bits, and what is beside a power of two.
    fn corner(&mut self, width: u32) -> u64 {
        // A register may hold narrower values that are at their edge.
        let narrow = [width, width, 32, 16, 8];
        let width = narrow
            .get(self.below(narrow.len() as u64) as usize)
            .map_or(width, |w| *w.min(&width));
        let bit = self.below(u64::from(width));
        let ones = u64::MAX >> (64 - width);
        match self.below(10) {
            0 => 0,
            1 => ones,
            2 => 1 << (width - 1),
            3 => ones >> 1,
            4 => 1 << bit,
            5 => (1 << bit) - 1,
            6 => !(1 << bit),
            7 => !((1 << bit) - 1),
            8 => self.below(64),
            _ => self.below(64).wrapping_neg(),
        }
    }

    fn float(&mut self, width: u32) -> u64 {
        let numbers = [
            0.0,
            1.0,
            1.5,
            0.5,
            255.0,
            65536.0,
            2147483648.0,
            4294967296.0,
            9.3e18,
            1.9e19,
            1e30,
        ];
        let number: f64 = numbers
            .get(self.below(numbers.len() as u64) as usize)
            .copied()
            .unwrap_or(0.0);
        let number = match self.below(4) {
            0 => number - 1.0,
            _ => number,
        };
        let which = self.below(12);
        let bits = match width {
            32 => {
                let special = [0x7f80_0000, 0x7fc0_0000, 0x7f80_0001, 1, 0x007f_ffff, 0x7f7f_ffff];
                let special: Option<&u32> = special.get(which as usize);
                special.map_or_else(|| u64::from((number as f32).to_bits()), |b| u64::from(*b))
            }
            _ => {
                let special = [
                    0x7ff0_0000_0000_0000,
                    0x7ff8_0000_0000_0000,
                    0x7ff0_0000_0000_0001,
                    1,
                    0x000f_ffff_ffff_ffff,
                    0x7fef_ffff_ffff_ffff,
                    // a boxed number, and one that is not
                    0xffff_ffff_3f80_0000,
                    0xffff_fffe_3f80_0000,
                ];
                let special: Option<&u64> = special.get(which as usize);
                special.copied().unwrap_or_else(|| number.to_bits())
            }
        };
        bits ^ (self.below(2) << (width - 1))
    }

    /// A value of an immediate.
    pub fn number(&mut self, map: &ImmMap, shape: Shape) -> i64 {
        match map {
            ImmMap::Any if shape.float => self.value(shape, None) as i64,
            // Most constants of programs are small, and some are the bits of a float.
            ImmMap::Any => {
                let mask = u64::MAX >> (64 - shape.width.clamp(1, 64));
                let value = match self.below(6) {
                    0 | 1 => self.below(4096).wrapping_sub(2048),
                    2 if shape.width >= 32 => self.float(shape.width),
                    _ => self.value(shape, None),
                };
                (value & mask) as i64
            }
            ImmMap::Affine { lo, hi, step, .. } => {
                let step = (*step).max(1);
                let count = (hi.wrapping_sub(*lo) / step) as u64;
                let at = match self.below(6) {
                    0 => 0,
                    1 => count,
                    _ => self.below(count.saturating_add(1)),
                };
                lo.wrapping_add(step.wrapping_mul(at as i64))
            }
            ImmMap::Bit { lo, hi, .. } => lo + self.below((hi - lo) as u64 + 1) as i64,
            ImmMap::Signed { bits, .. } => self.below(1 << *bits) as i64,
            ImmMap::Table(table) => {
                let at = self.below(table.len() as u64) as usize;
                table.get(at).map_or(0, |(_, value)| *value)
            }
        }
    }
}
