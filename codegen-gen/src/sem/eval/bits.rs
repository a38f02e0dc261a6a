//! Data of any width, as the reference evaluator computes with it: up to 128 bits in a `u128`, more in limbs.
//!
//! Every operation is the definition in `docs/reference/semantics.md` (section 3) and no faster than need be: this is
//! what generated code is compared with.

use onespec_core::wide;
use std::cmp::Ordering;

/// `bits<N>`: the bits above the width are zero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bits {
    width: u32,
    data: Data,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Data {
    Small(u128),
    Wide(Vec<u64>),
}

/// `v` modulo 2^width, for widths up to 128.
fn cut(v: u128, width: u32) -> u128 {
    match width {
        0 => 0,
        n if n >= 128 => v,
        n => v & ((1 << n) - 1),
    }
}

/// `v` read as a two's complement number of that many (up to 128) bits.
fn signed(v: u128, width: u32) -> i128 {
    match width {
        0 => 0,
        n if n >= 128 => v as i128,
        n => (v << (128 - n)) as i128 >> (128 - n),
    }
}

impl Bits {
    /// `value` modulo 2^width; above 128 bits it is zero-extended.
    pub fn new(width: u32, value: u128) -> Bits {
        Bits::filled(width, value, false)
    }

    /// `value` modulo 2^width; above 128 bits, bit 127 repeats.
    pub fn from_int(width: u32, value: i128) -> Bits {
        Bits::filled(width, value as u128, true)
    }

    fn filled(width: u32, value: u128, repeat: bool) -> Bits {
        if width <= 128 {
            return Bits {
                width,
                data: Data::Small(cut(value, width)),
            };
        }
        let mut limbs = vec![0; wide::limbs(width)];
        wide::set_low(&mut limbs, value, repeat, width);
        Bits {
            width,
            data: Data::Wide(limbs),
        }
    }

    pub fn from_bool(b: bool) -> Bits {
        Bits::new(1, u128::from(b))
    }

    /// The number in little-endian bytes; missing ones are zero, those beyond the width are dropped.
    pub fn from_bytes(width: u32, bytes: &[u8]) -> Bits {
        let mut limbs = vec![0; wide::limbs(width)];
        wide::set_bytes(&mut limbs, bytes, width);
        match width {
            0..=128 => Bits::new(width, wide::low(&limbs)),
            _ => Bits {
                width,
                data: Data::Wide(limbs),
            },
        }
    }

    /// Little-endian bytes, as many as it takes.
    pub fn to_bytes(&self) -> Vec<u8> {
        match &self.data {
            Data::Small(v) => wide::to_bytes(&[*v as u64, (*v >> 64) as u64], self.width),
            Data::Wide(x) => wide::to_bytes(x, self.width),
        }
    }

    pub fn width(&self) -> u32 {
        self.width
    }

    pub fn is_zero(&self) -> bool {
        match &self.data {
            Data::Small(v) => *v == 0,
            Data::Wide(x) => x.iter().all(|limb| *limb == 0),
        }
    }

    /// The low 128 bits.
    pub fn low(&self) -> u128 {
        match &self.data {
            Data::Small(v) => *v,
            Data::Wide(x) => wide::low(x),
        }
    }

    /// The low 64 bits.
    pub fn low64(&self) -> u64 {
        self.low() as u64
    }

    /// As a number without sign, saturating: amounts of shifts and indices, which never reach so far.
    pub fn amount(&self) -> u64 {
        match &self.data {
            Data::Small(v) => u64::try_from(*v).unwrap_or(u64::MAX),
            Data::Wide(x) if x.iter().skip(1).any(|limb| *limb != 0) => u64::MAX,
            Data::Wide(x) => wide::low(x) as u64,
        }
    }

    /// As an integer (`uint(x)`); the checker bounds the width below 128.
    pub fn uint(&self) -> i128 {
        self.low() as i128
    }

    /// As an integer (`sint(x)`).
    pub fn sint(&self) -> i128 {
        signed(self.low(), self.width)
    }

    pub fn limbs(&self) -> Vec<u64> {
        match &self.data {
            Data::Small(v) => vec![*v as u64, (*v >> 64) as u64],
            Data::Wide(x) => x.clone(),
        }
    }

    /// Words of 64 bits, lowest first, as many as the width takes.
    pub fn words(&self) -> Vec<u64> {
        let mut limbs = self.limbs();
        limbs.truncate(self.width.div_ceil(64) as usize);
        limbs
    }

    pub fn from_limbs(width: u32, mut limbs: Vec<u64>) -> Bits {
        if width <= 128 {
            return Bits::new(width, wide::low(&limbs));
        }
        limbs.resize(wide::limbs(width), 0);
        wide::trim(&mut limbs, width);
        Bits {
            width,
            data: Data::Wide(limbs),
        }
    }

    /// Applies `small` to values in a `u128`, `big` to limbs.
    fn binary(&self, other: &Bits, small: impl Fn(u128, u128) -> u128, big: impl Fn(&mut [u64], &[u64], u32)) -> Bits {
        match (&self.data, &other.data) {
            (Data::Small(a), Data::Small(b)) => Bits::new(self.width, small(*a, *b)),
            _ => {
                let mut a = self.limbs();
                big(&mut a, &other.limbs(), self.width);
                Bits::from_limbs(self.width, a)
            }
        }
    }

    pub fn add(&self, other: &Bits) -> Bits {
        self.binary(other, u128::wrapping_add, wide::add)
    }

    pub fn sub(&self, other: &Bits) -> Bits {
        self.binary(other, u128::wrapping_sub, wide::sub)
    }

    pub fn mul(&self, other: &Bits) -> Bits {
        self.binary(other, u128::wrapping_mul, wide::mul)
    }

    pub fn and(&self, other: &Bits) -> Bits {
        self.binary(other, |a, b| a & b, wide::and)
    }

    pub fn or(&self, other: &Bits) -> Bits {
        self.binary(other, |a, b| a | b, wide::or)
    }

    pub fn xor(&self, other: &Bits) -> Bits {
        self.binary(other, |a, b| a ^ b, wide::xor)
    }

    /// All ones for a zero divisor.
    pub fn div_u(&self, other: &Bits) -> Bits {
        self.binary(
            other,
            |a, b| a.checked_div(b).unwrap_or(u128::MAX),
            |a, b, width| wide::div_u(a, b, width, &mut vec![0; a.len()]),
        )
    }

    /// The dividend for a zero divisor.
    pub fn rem_u(&self, other: &Bits) -> Bits {
        self.binary(
            other,
            |a, b| a.checked_rem(b).unwrap_or(a),
            |a, b, width| wide::rem_u(a, b, width, &mut vec![0; a.len()]),
        )
    }

    fn is_negative(&self) -> bool {
        self.width > 0 && self.bit(u64::from(self.width) - 1)
    }

    fn magnitude(&self) -> Bits {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// Toward zero; all ones for a zero divisor; MIN / -1 is MIN.
    pub fn div_s(&self, other: &Bits) -> Bits {
        if other.is_zero() {
            return Bits::from_int(self.width, -1);
        }
        let quotient = self.magnitude().div_u(&other.magnitude());
        if self.is_negative() == other.is_negative() {
            quotient
        } else {
            quotient.neg()
        }
    }

    /// With the sign of the dividend; the dividend for a zero divisor.
    pub fn rem_s(&self, other: &Bits) -> Bits {
        let remainder = self.magnitude().rem_u(&other.magnitude());
        if self.is_negative() { remainder.neg() } else { remainder }
    }

    pub fn neg(&self) -> Bits {
        Bits::new(self.width, 0).sub(self)
    }

    pub fn not(&self) -> Bits {
        self.xor(&Bits::from_int(self.width, -1))
    }

    /// Zero when `n` is the width or more.
    pub fn shl(&self, n: u64) -> Bits {
        match &self.data {
            Data::Small(_) if n >= u64::from(self.width) => Bits::new(self.width, 0),
            Data::Small(v) => Bits::new(self.width, v << n),
            Data::Wide(x) => {
                let mut x = x.clone();
                wide::shl(&mut x, n, self.width);
                Bits::from_limbs(self.width, x)
            }
        }
    }

    /// Zero when `n` is the width or more.
    pub fn shr_u(&self, n: u64) -> Bits {
        self.slice(n, self.width)
    }

    /// The sign everywhere when `n` is the width or more.
    pub fn shr_s(&self, n: u64) -> Bits {
        if self.is_negative() {
            self.not().shr_u(n).not()
        } else {
            self.shr_u(n)
        }
    }

    pub fn bit(&self, pos: u64) -> bool {
        match &self.data {
            Data::Small(v) => pos < 128 && v >> pos & 1 == 1,
            Data::Wide(x) => wide::bit(x, pos),
        }
    }

    /// `self[lo +: width]`; bits above the value are zero.
    pub fn slice(&self, lo: u64, width: u32) -> Bits {
        match &self.data {
            Data::Small(v) if width <= 128 => Bits::new(width, if lo < 128 { v >> lo } else { 0 }),
            _ => {
                let mut out = vec![0; wide::limbs(width)];
                wide::extract(&mut out, &self.limbs(), lo, width);
                Bits::from_limbs(width, out)
            }
        }
    }

    /// `self` with `self[lo +: part.width] = part`; what would lie above the value is dropped.
    pub fn with_slice(&self, lo: u64, part: &Bits) -> Bits {
        let mut limbs = self.limbs();
        wide::insert(&mut limbs, lo, part.width, &part.limbs());
        Bits::from_limbs(self.width, limbs)
    }

    /// `self @ low`.
    pub fn concat(&self, low: &Bits) -> Bits {
        let width = self.width.saturating_add(low.width);
        low.zext(width).with_slice(u64::from(low.width), self)
    }

    /// Zero-extends or cuts.
    pub fn zext(&self, width: u32) -> Bits {
        self.slice(0, width)
    }

    /// Sign-extends or cuts.
    pub fn sext(&self, width: u32) -> Bits {
        if self.is_negative() {
            self.not().zext(width).not()
        } else {
            self.zext(width)
        }
    }

    /// The value over and over, from the low end, up to a width.
    pub fn repeat(&self, width: u32) -> Bits {
        let mut out = Bits::new(width, 0);
        let step = self.width.max(1);
        for lo in (0..width).step_by(step as usize) {
            out = out.with_slice(u64::from(lo), self);
        }
        out
    }

    pub fn cmp_u(&self, other: &Bits) -> Ordering {
        match (&self.data, &other.data) {
            (Data::Small(a), Data::Small(b)) => a.cmp(b),
            _ => wide::cmp_u(&self.limbs(), &other.limbs()),
        }
    }

    pub fn cmp_s(&self, other: &Bits) -> Ordering {
        other
            .is_negative()
            .cmp(&self.is_negative())
            .then_with(|| self.cmp_u(other))
    }

    pub fn popcount(&self) -> u32 {
        wide::popcount(&self.limbs())
    }

    /// The width for zero.
    pub fn clz(&self) -> u32 {
        wide::clz(&self.limbs(), self.width)
    }

    /// The width for zero.
    pub fn ctz(&self) -> u32 {
        wide::ctz(&self.limbs(), self.width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same operation in a `u128` and, with both operands extended, in limbs.
    #[test]
    fn small_and_wide_agree() {
        let samples = [
            0u128,
            1,
            2,
            7,
            0x80,
            0xff,
            0x1234_5678_9abc,
            1 << 63,
            u64::MAX as u128,
            1 << 126,
            u128::MAX,
        ];
        for a in samples {
            for b in samples {
                let (small_a, small_b) = (Bits::new(128, a), Bits::new(128, b));
                let (wide_a, wide_b) = (small_a.sext(300), small_b.sext(300));
                assert_eq!(small_a.add(&small_b), wide_a.add(&wide_b).zext(128));
                assert_eq!(small_a.mul(&small_b), wide_a.mul(&wide_b).zext(128));
                assert_eq!(small_a.rem_s(&small_b), wide_a.rem_s(&wide_b).zext(128));
                assert_eq!(
                    small_a.div_s(&small_b),
                    wide_a.div_s(&wide_b).zext(128),
                    "{a:#x} / {b:#x}"
                );
                assert_eq!(small_a.cmp_s(&small_b), wide_a.cmp_s(&wide_b));
                assert_eq!(small_a.shr_s(b as u64), wide_a.shr_s(b as u64).zext(128));
            }
        }
    }

    #[test]
    fn divisions_are_total() {
        let min = Bits::new(8, 0x80);
        let minus_one = Bits::new(8, 0xff);
        let zero = Bits::new(8, 0);
        assert_eq!(min.div_s(&minus_one), min);
        assert_eq!(min.rem_s(&minus_one), zero);
        assert_eq!(min.div_s(&zero), minus_one);
        assert_eq!(min.rem_s(&zero), min);
        assert_eq!(min.div_u(&zero), minus_one);
        assert_eq!(min.rem_u(&zero), min);
    }

    #[test]
    fn parts_of_wide_values() {
        let x = Bits::from_int(4096, -1).with_slice(100, &Bits::new(64, 0x1234));
        assert_eq!(x.slice(100, 64), Bits::new(64, 0x1234));
        assert_eq!(x.slice(164, 200), Bits::from_int(200, -1));
        assert_eq!(Bits::new(3, 5).concat(&Bits::new(2, 1)), Bits::new(5, 0b10101));
        assert_eq!(Bits::new(8, 0x5a).repeat(24), Bits::new(24, 0x5a5a5a));
        assert_eq!(Bits::from_int(200, -1).popcount(), 200);
        assert_eq!(Bits::new(200, 1).clz(), 199);
    }
}
