//! Immediates of patterns: the constants that an immediate operand can encode. The ranges follow from the encoding.

/// Which constant each value of an immediate operand stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ImmMap {
    /// Every constant, as its bits: a variable of a rule.
    Any,
    /// `(mul * imm + add) mod 2^width` for each `step`-th value of `lo..=hi`, from `lo` on; `mul` is a power of two or
    /// the negative of one, and no two values give the same constant.
    Affine {
        /// Bits of the constant's type.
        width: u8,
        /// Factor of the operand's value.
        mul: i64,
        /// Addend of the constant.
        add: i64,
        /// Smallest value of the operand.
        lo: i64,
        /// Largest value of the operand.
        hi: i64,
        /// Distance between neighbouring values of the operand.
        step: i64,
    },
    /// `(1 << imm) ^ flip` in `width` bits, for `lo..=hi`, all below the width.
    Bit {
        /// Bits of the constant's type.
        width: u8,
        /// Bits of the constant that are inverted.
        flip: u64,
        /// Smallest value of the operand.
        lo: i64,
        /// Largest value of the operand.
        hi: i64,
    },
    /// The operand without its sign, whose sign the constant has: bit `bits - 1` of it repeats above, in `width` bits.
    Signed {
        /// Bits of the constant's type.
        width: u8,
        /// Bits of the operand, fewer.
        bits: u8,
    },
    /// What else there is: (constant, value), sorted by constant.
    Table(&'static [(u64, i64)]),
}

impl ImmMap {
    /// The value of the operand that stands for a constant, whose bits above its type's width are 0.
    pub fn invert(&self, constant: u64) -> Option<i64> {
        match *self {
            ImmMap::Any => Some(constant as i64),
            ImmMap::Affine {
                width,
                mul,
                add,
                lo,
                hi,
                step,
            } => {
                // The product is known modulo 2^width only: dividing by 2^k leaves width - k bits, which are a number with
                // or without sign.
                let shift = mul.trailing_zeros();
                let product = constant.wrapping_sub(add as u64) & mask(width);
                if product & !(u64::MAX << shift) != 0 {
                    return None;
                }
                let bits = u32::from(width).checked_sub(shift)?;
                let low = product >> shift;
                let low = if mul < 0 { low.wrapping_neg() } else { low } & mask(bits as u8);
                let signed = sign_extend(low, bits);
                let fits = |v: i64| (lo..=hi).contains(&v) && v.wrapping_sub(lo) % step.max(1) == 0;
                [signed, low as i64].into_iter().find(|v| fits(*v))
            }
            ImmMap::Bit { width, flip, lo, hi } => {
                let bit = (constant ^ flip) & mask(width);
                let at = i64::from(bit.trailing_zeros());
                (bit.is_power_of_two() && (lo..=hi).contains(&at)).then_some(at)
            }
            ImmMap::Signed { width, bits } => {
                let low = constant & mask(bits);
                let whole = sign_extend(low, bits.into()) as u64 & mask(width);
                (whole == constant).then_some(low as i64)
            }
            ImmMap::Table(table) => {
                let at = table.binary_search_by_key(&constant, |(c, _)| *c).ok()?;
                table.get(at).map(|(_, v)| *v)
            }
        }
    }
}

fn mask(width: u8) -> u64 {
    match width {
        64.. => u64::MAX,
        _ => !(u64::MAX << width),
    }
}

fn sign_extend(value: u64, bits: u32) -> i64 {
    match bits {
        1..=63 => (value << (64 - bits)) as i64 >> (64 - bits),
        _ => value as i64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn affine_maps_invert() {
        for (width, mul, add, lo, hi, step) in [
            (64, 1, 0, -2048, 2047, 1),
            (32, -1, 5, -2048, 2047, 1),
            (8, 1, 0, -128, 127, 1),
            (64, 4096, 0, -524_288, 524_287, 1),
            (64, -1, 64, 0, 63, 1),
            (64, 1, 0, -4096, 4094, 2),
        ] {
            let map = ImmMap::Affine {
                width,
                mul,
                add,
                lo,
                hi,
                step,
            };
            let mut value = lo;
            while value <= hi {
                let constant = (mul * value + add) as u64 & mask(width);
                assert_eq!(map.invert(constant), Some(value), "{map:?}");
                value += step;
            }
        }
        let odd = ImmMap::Affine {
            width: 64,
            mul: 4096,
            add: 0,
            lo: -8,
            hi: 7,
            step: 1,
        };
        assert_eq!(odd.invert(4097), None);
        assert_eq!(odd.invert(8 * 4096), None);
    }

    #[test]
    fn bits_and_tables_invert() {
        let map = ImmMap::Bit {
            width: 32,
            flip: 0xffff_ffff,
            lo: 0,
            hi: 31,
        };
        assert_eq!(map.invert(0xffff_fffe), Some(0));
        assert_eq!(map.invert(0x7fff_ffff), Some(31));
        assert_eq!(map.invert(0xffff_fffc), None);
        let map = ImmMap::Signed { width: 32, bits: 20 };
        assert_eq!(map.invert(0xffff_fff0), Some(0xf_fff0));
        assert_eq!(map.invert(0x7_ffff), Some(0x7_ffff));
        assert_eq!(map.invert(0x8_0000), None);
        let table = ImmMap::Table(&[(3, 1), (9, 2)]);
        assert_eq!((table.invert(9), table.invert(4)), (Some(2), None));
        assert_eq!(ImmMap::Any.invert(u64::MAX), Some(-1));
    }
}
