//! Data of any width: up to 128 bits in a `u128`, more in limbs. Every operation is the definition in
//! `docs/reference/semantics.md` (section 3).

use crate::{Binary, Compare, Count, Unary, limbs, word};
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// `bits<N>`: the bits above the width are zero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bits {
    width: u32,
    data: Data,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Data {
    /// Of a width up to 128.
    Small(u128),
    /// Of a larger width.
    Wide(Vec<u64>),
}

impl Bits {
    /// `value` modulo 2^width; above 128 bits it is zero-extended.
    #[inline]
    pub fn new(width: u32, value: u128) -> Bits {
        Bits::filled(width, value, false)
    }

    /// `value` modulo 2^width; above 128 bits, bit 127 repeats.
    #[inline]
    pub fn from_int(width: u32, value: i128) -> Bits {
        Bits::filled(width, value as u128, true)
    }

    #[inline]
    fn filled(width: u32, value: u128, repeat: bool) -> Bits {
        if width <= 128 {
            return Bits {
                width,
                data: Data::Small(word::zext(value, width)),
            };
        }
        let mut limbs = vec![0; limbs::limbs(width)];
        limbs::set_low(&mut limbs, value, repeat, width);
        Bits {
            width,
            data: Data::Wide(limbs),
        }
    }

    /// One bit.
    #[inline]
    pub fn from_bool(b: bool) -> Bits {
        Bits::new(1, u128::from(b))
    }

    /// The number in little-endian bytes; missing ones are zero, those beyond the width are dropped.
    pub fn from_bytes(width: u32, bytes: &[u8]) -> Bits {
        let mut limbs = vec![0; limbs::limbs(width)];
        limbs::set_bytes(&mut limbs, bytes, width);
        match width {
            0..=128 => Bits::new(width, limbs::low(&limbs)),
            _ => Bits {
                width,
                data: Data::Wide(limbs),
            },
        }
    }

    /// Little-endian bytes, as many as it takes.
    pub fn to_bytes(&self) -> Vec<u8> {
        match &self.data {
            Data::Small(v) => limbs::to_bytes(&[*v as u64, (*v >> 64) as u64], self.width),
            Data::Wide(x) => limbs::to_bytes(x, self.width),
        }
    }

    /// How many bits there are.
    #[inline]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Whether no bit is one.
    #[inline]
    pub fn is_zero(&self) -> bool {
        match &self.data {
            Data::Small(v) => *v == 0,
            Data::Wide(x) => x.iter().all(|limb| *limb == 0),
        }
    }

    /// The low 128 bits.
    #[inline]
    pub fn low(&self) -> u128 {
        match &self.data {
            Data::Small(v) => *v,
            Data::Wide(x) => limbs::low(x),
        }
    }

    /// The low 64 bits.
    #[inline]
    pub fn low64(&self) -> u64 {
        self.low() as u64
    }

    /// As a number without sign, saturating: amounts of shifts and indices, which never reach so far.
    #[inline]
    pub fn amount(&self) -> u64 {
        match &self.data {
            Data::Small(v) => u64::try_from(*v).unwrap_or(u64::MAX),
            Data::Wide(x) if x.iter().skip(1).any(|limb| *limb != 0) => u64::MAX,
            Data::Wide(x) => limbs::low(x) as u64,
        }
    }

    /// As an integer (`uint(x)`); the checker bounds the width below 128.
    #[inline]
    pub fn uint(&self) -> i128 {
        self.low() as i128
    }

    /// As an integer (`sint(x)`).
    #[inline]
    pub fn sint(&self) -> i128 {
        word::sext(self.low(), self.width)
    }

    /// Limbs of 64 bits, lowest first: two for widths up to 128.
    #[inline]
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

    /// The value in limbs modulo 2^width.
    #[inline]
    pub fn from_limbs(width: u32, mut limbs: Vec<u64>) -> Bits {
        if width <= 128 {
            return Bits::new(width, limbs::low(&limbs));
        }
        limbs.resize(limbs::limbs(width), 0);
        limbs::trim(&mut limbs, width);
        Bits {
            width,
            data: Data::Wide(limbs),
        }
    }

    /// `self op other`. Both have one width, but for shifts, whose amount may have any.
    #[inline]
    pub fn binary(&self, op: Binary, other: &Bits) -> Bits {
        if op.is_shift() {
            return self.shift(op, other.amount());
        }
        if let (Data::Small(a), Data::Small(b)) = (&self.data, &other.data) {
            return Bits::new(self.width, word::binary(op, *a, *b, self.width));
        }
        let by_limbs = |op: fn(&mut [u64], &[u64], u32)| {
            let mut value = self.limbs();
            op(&mut value, &other.limbs(), self.width);
            Bits::from_limbs(self.width, value)
        };
        match op {
            Binary::Add => by_limbs(limbs::add),
            Binary::Sub => by_limbs(limbs::sub),
            Binary::Mul => by_limbs(limbs::mul),
            Binary::DivU => by_limbs(|a, b, width| limbs::div_u(a, b, width, &mut vec![0; a.len()])),
            Binary::RemU => by_limbs(|a, b, width| limbs::rem_u(a, b, width, &mut vec![0; a.len()])),
            Binary::DivS => self.div_s(other),
            Binary::RemS => self.rem_s(other),
            Binary::And => by_limbs(limbs::and),
            Binary::Or => by_limbs(limbs::or),
            Binary::Xor | Binary::Shl | Binary::ShrU | Binary::ShrS => by_limbs(limbs::xor),
        }
    }

    /// A shift by a number of bits. Of other operators the value itself.
    #[inline]
    pub fn shift(&self, op: Binary, by: u64) -> Bits {
        match &self.data {
            Data::Small(value) => Bits::new(self.width, word::binary(op, *value, by.into(), self.width)),
            Data::Wide(value) => {
                let mut value = value.clone();
                match op {
                    Binary::Shl => limbs::shl(&mut value, by, self.width),
                    Binary::ShrU => limbs::shr_u(&mut value, by, self.width),
                    Binary::ShrS => limbs::shr_s(&mut value, by, self.width),
                    _ => {}
                }
                Bits::from_limbs(self.width, value)
            }
        }
    }

    #[inline]
    fn is_negative(&self) -> bool {
        self.width > 0 && self.bit(u64::from(self.width) - 1)
    }

    fn magnitude(&self) -> Bits {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    fn div_s(&self, other: &Bits) -> Bits {
        if other.is_zero() {
            return Bits::from_int(self.width, -1);
        }
        let quotient = self.magnitude().binary(Binary::DivU, &other.magnitude());
        match self.is_negative() == other.is_negative() {
            true => quotient,
            false => quotient.neg(),
        }
    }

    fn rem_s(&self, other: &Bits) -> Bits {
        let remainder = self.magnitude().binary(Binary::RemU, &other.magnitude());
        if self.is_negative() { remainder.neg() } else { remainder }
    }

    /// `op self`.
    #[inline]
    pub fn unary(&self, op: Unary) -> Bits {
        match op {
            Unary::Neg => Bits::new(self.width, 0).binary(Binary::Sub, self),
            Unary::Not => Bits::from_int(self.width, -1).binary(Binary::Xor, self),
        }
    }

    /// Two's complement.
    #[inline]
    pub fn neg(&self) -> Bits {
        self.unary(Unary::Neg)
    }

    /// Every bit the other way round.
    #[inline]
    pub fn not(&self) -> Bits {
        self.unary(Unary::Not)
    }

    /// Whether a comparison with a value of the same width holds.
    #[inline]
    pub fn compare(&self, op: Compare, other: &Bits) -> bool {
        if let (Data::Small(a), Data::Small(b)) = (&self.data, &other.data) {
            return word::compare(op, *a, *b, self.width);
        }
        let (a, b) = (self.limbs(), other.limbs());
        let (unsigned, signed) = (limbs::cmp_u(&a, &b), limbs::cmp_s(&a, &b, self.width));
        match op {
            Compare::Eq => unsigned == Ordering::Equal,
            Compare::Ne => unsigned != Ordering::Equal,
            Compare::LtU => unsigned == Ordering::Less,
            Compare::LeU => unsigned != Ordering::Greater,
            Compare::LtS => signed == Ordering::Less,
            Compare::LeS => signed != Ordering::Greater,
        }
    }

    /// A count of bits.
    #[inline]
    pub fn count(&self, op: Count) -> u32 {
        match (&self.data, op) {
            (Data::Small(value), op) => word::count(op, *value, self.width),
            (Data::Wide(x), Count::Clz) => limbs::clz(x, self.width),
            (Data::Wide(x), Count::Ctz) => limbs::ctz(x, self.width),
            (Data::Wide(x), Count::Popcount) => limbs::popcount(x),
        }
    }

    /// The bit at `pos`; false beyond the width.
    #[inline]
    pub fn bit(&self, pos: u64) -> bool {
        match &self.data {
            Data::Small(v) => pos < 128 && v >> pos & 1 == 1,
            Data::Wide(x) => limbs::bit(x, pos),
        }
    }

    /// `self[lo +: width]`; bits above the value are zero.
    #[inline]
    pub fn slice(&self, lo: u64, width: u32) -> Bits {
        match &self.data {
            Data::Small(v) if width <= 128 => Bits::new(width, if lo < 128 { v >> lo } else { 0 }),
            _ => {
                let mut out = vec![0; limbs::limbs(width)];
                limbs::extract(&mut out, &self.limbs(), lo, width);
                Bits::from_limbs(width, out)
            }
        }
    }

    /// `self` with `self[lo +: part.width] = part`; what would lie above the value is dropped.
    pub fn with_slice(&self, lo: u64, part: &Bits) -> Bits {
        let mut limbs = self.limbs();
        limbs::insert(&mut limbs, lo, part.width, &part.limbs());
        Bits::from_limbs(self.width, limbs)
    }

    /// `self @ low`.
    pub fn concat(&self, low: &Bits) -> Bits {
        let width = self.width.saturating_add(low.width);
        low.zext(width).with_slice(u64::from(low.width), self)
    }

    /// Zero-extends or cuts.
    #[inline]
    pub fn zext(&self, width: u32) -> Bits {
        self.slice(0, width)
    }

    /// Sign-extends or cuts.
    #[inline]
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
}
