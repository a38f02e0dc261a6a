//! Operands: values at which something changes, and random ones near such places. And square roots by integers.

use crate::support::Rng;
use onespec_circuit::types;
use onespec_graph::Type;

/// A binary format.
#[derive(Clone, Copy)]
pub struct Format {
    pub name: &'static str,
    pub ty: Type,
    pub width: u32,
    /// Bits of the fraction.
    pub fraction: u32,
}

impl Format {
    pub const SINGLE: Format = Format {
        name: "f32",
        ty: types::F32,
        width: 32,
        fraction: 23,
    };
    pub const DOUBLE: Format = Format {
        name: "f64",
        ty: types::F64,
        width: 64,
        fraction: 52,
    };

    pub fn mask(self) -> u64 {
        u64::MAX >> (64 - self.width)
    }

    fn sign(self) -> u64 {
        1 << (self.width - 1)
    }

    pub fn infinity(self) -> u64 {
        (self.sign() - 1) >> self.fraction << self.fraction
    }

    /// The canonical NaN.
    pub fn nan(self) -> u64 {
        self.infinity() | 1 << (self.fraction - 1)
    }

    /// The exponent of 1.0.
    pub fn bias(self) -> u64 {
        (1 << (self.width - self.fraction - 2)) - 1
    }

    fn one(self) -> u64 {
        self.bias() << self.fraction
    }

    /// A power of two.
    fn power(self, exponent: i64) -> u64 {
        (self.bias() as i64 + exponent) as u64 * (1 << self.fraction)
    }

    fn ulp(self) -> u64 {
        1
    }
}

/// Values at which something changes, of both signs.
pub fn specials(format: Format) -> Vec<u64> {
    let (least, one, ulp) = (1 << format.fraction, format.one(), format.ulp());
    let p = i64::from(format.fraction);
    let mut all = vec![
        0,
        1,
        2,
        least / 2,
        least - 1,
        least,
        least + 1,
        2 * least,
        one - ulp,
        one,
        one + ulp,
        one + least / 2,
        one + 3 * (least / 4),
        format.power(1),
        format.power(1) + least / 2,
        format.power(2) + least / 4,
        format.power(-1),
        format.power(-1) - 1,
        format.power(-1) + 1,
        // Half of the last place of one, and beside it; whole numbers end here.
        format.power(-p - 1),
        format.power(-p - 1) + 1,
        format.power(-p - 1) - 1,
        format.power(p),
        format.power(p) - 1,
        format.power(p + 1),
        format.power(p + 1) + 1,
        // Ends of integers.
        format.power(7),
        format.power(8),
        format.power(15),
        format.power(16),
        format.power(31),
        format.power(31) - 1,
        format.power(32),
        format.power(32) - 1,
        format.power(63),
        format.power(63) - 1,
        format.power(64),
        format.power(64) - 1,
        format.infinity() - least,
        format.infinity() - 1,
        format.infinity(),
        // NaNs: signaling with least and greatest payload, quiet, quiet with a payload.
        format.infinity() + 1,
        format.nan() - 1,
        format.nan(),
        format.nan() + 0x1234,
        format.sign() - 1,
    ];
    all.extend(all.clone().iter().map(|a| a | format.sign()));
    all
}

/// A random value: any bits, a fraction with few ones at one end, a number near the ends of the range, a NaN.
fn random(format: Format, rng: &mut Rng) -> u64 {
    let any = rng.next();
    let fraction = (1u64 << format.fraction) - 1;
    let short = fraction & !(fraction >> (any >> 40 & 31));
    let value = match any % 8 {
        0 => rng.next() & !format.infinity(),
        1 => rng.next() & fraction & short | format.power((any >> 50) as i64 % 64 - 32),
        2 => rng.next() | format.infinity(),
        3 => (format.infinity() - (rng.next() & (2 * fraction))) | (any & format.sign()),
        4 => rng.next() & fraction | format.power((any >> 50) as i64 % 80 - 8) | any & format.sign(),
        _ => rng.next(),
    };
    value & format.mask()
}

/// The second operand: one that makes results with the first hard to round.
fn beside(format: Format, a: u64, rng: &mut Rng) -> u64 {
    let any = rng.next();
    let fraction = (1u64 << format.fraction) - 1;
    let step = 1u64 << format.fraction;
    let exponent = a & format.infinity();
    let same = exponent | rng.next() & (fraction | format.sign());
    let lower = |places: u64| exponent.saturating_sub(places * step);
    let value = match any >> 8 & 7 {
        // Nearly the same: sums cancel, quotients are near one.
        0 => a.wrapping_add(rng.next() % 5).wrapping_sub(2) ^ any & format.sign(),
        1 => same,
        // Half of the last place of the first, and its neighbours.
        2 => {
            lower(u64::from(format.fraction) + 1)
                .wrapping_add(rng.next() % 3)
                .wrapping_sub(1)
                | any & format.sign()
        }
        // Some places lower, with few ones.
        3 => lower(rng.next() % 60) | rng.next() & rng.next() & rng.next() & fraction | any & format.sign(),
        // Exponents that bring a product or quotient near the least numbers.
        4 => {
            let sum = 2 * format.bias() as i64 - i64::from(format.fraction) - (exponent >> format.fraction) as i64;
            let near = sum + (rng.next() % 60) as i64 - 30 - format.bias() as i64;
            let most = (format.infinity() >> format.fraction) as i64 - 1;
            (near.clamp(0, most) as u64) << format.fraction | rng.next() & (fraction | format.sign())
        }
        _ => random(format, rng),
    };
    value & format.mask()
}

pub fn singles(format: Format, rng: &mut Rng, count: usize) -> Vec<u64> {
    (0..count).map(|_| random(format, rng)).collect()
}

/// All pairs of special values, and so many random ones.
pub fn pairs(format: Format, rng: &mut Rng, count: usize) -> Vec<(u64, u64)> {
    let special = specials(format);
    let each = |&a: &u64| special.iter().map(move |&b| (a, b)).collect::<Vec<_>>();
    let mut all: Vec<(u64, u64)> = special.iter().flat_map(each).collect();
    for _ in 0..count {
        let a = random(format, rng);
        let b = beside(format, a, rng);
        all.push(if rng.next() >> 32 & 1 == 0 { (a, b) } else { (b, a) });
    }
    all
}

/// Some special values in all orders, and random ones of which the sum nearly cancels the product.
pub fn triples(format: Format, rng: &mut Rng, count: usize) -> Vec<(u64, u64, u64)> {
    let special: Vec<u64> = specials(format).into_iter().step_by(5).collect();
    let mut all = Vec::new();
    for &a in &special {
        for &b in &special {
            all.extend(special.iter().map(|&c| (a, b, c)));
        }
    }
    for _ in 0..count {
        let a = random(format, rng);
        let b = beside(format, a, rng);
        let exponent = |x: u64| (x & format.infinity()) >> format.fraction;
        let product = (exponent(a) + exponent(b)).saturating_sub(format.bias());
        let most = (format.infinity() >> format.fraction) - 1;
        let near = (product + rng.next() % 5).saturating_sub(rng.next() % (u64::from(format.fraction) + 6));
        let c = match rng.next() >> 33 & 3 {
            0 => random(format, rng),
            _ => near.min(most) << format.fraction | rng.next() & !format.infinity(),
        };
        all.push((a, b, c & format.mask()));
    }
    all
}

/// The square root to nearest even, by integers: the greatest `r` with `r * r <= m` for a scaled significand `m`.
pub fn square_root(format: Format, a: u64) -> u64 {
    let magnitude = a & !format.sign();
    if magnitude == 0 || magnitude == format.infinity() && a == magnitude {
        return a;
    }
    if magnitude > format.infinity() || a != magnitude {
        return format.nan();
    }
    let step = 1u64 << format.fraction;
    let (mut exponent, mut significand) = ((a >> format.fraction) as i64, u128::from(a & (step - 1)));
    match exponent {
        0 => exponent = 1,
        _ => significand |= u128::from(step),
    }
    // a = significand * 2^e; e even, and the significand with 2 * (fraction + 2) bits or one more or less.
    let mut e = exponent - format.bias() as i64 - i64::from(format.fraction);
    while significand.leading_zeros() > 128 - (2 * format.fraction + 4) {
        significand <<= 1;
        e -= 1;
    }
    if e % 2 != 0 {
        significand <<= 1;
        e -= 1;
    }
    let root = significand.isqrt();
    let exact = root * root == significand;
    // root has fraction + 2 or + 3 bits: the leading one, the fraction, and one or two to round by.
    let bits = 128 - root.leading_zeros();
    let extra = bits - (format.fraction + 1);
    let (kept, rest) = (root >> extra, root & ((1 << extra) - 1));
    let half = 1u128 << (extra - 1);
    let up = rest > half || rest == half && (!exact || kept & 1 == 1);
    let biased = (e / 2 + i64::from(extra) + i64::from(format.fraction)) + format.bias() as i64;
    // A carry out of the fraction goes into the exponent, as it should.
    ((biased as u64) << format.fraction) + ((kept as u64) & (step - 1)) + u64::from(up)
}
