//! Registers kept as bytes, and data wider than 128 bits ([`onespec_bv::limbs`]) in them.
//!
//! No function panics: bits outside a register file read as zero and are dropped when written.

pub mod array;
pub mod lanes;
pub mod whole;

pub use onespec_bv::limbs::*;

/// `count` bytes of a register file from byte `at` on, as far as they are there.
pub fn part(bytes: &[u8], at: usize, count: usize) -> &[u8] {
    let rest = bytes.get(at..).unwrap_or_default();
    rest.get(..count).unwrap_or(rest)
}

/// Sets `count` bytes of a register file from byte `at` on; those that are not given become zero.
pub fn set_part(bytes: &mut [u8], at: usize, count: usize, value: &[u8]) {
    let rest = bytes.get_mut(at..).unwrap_or_default();
    let from = value.iter().copied().chain(core::iter::repeat(0));
    rest.iter_mut().take(count).zip(from).for_each(|(to, from)| *to = from);
}

/// `width` bits of a register file kept as bytes, from bit `pos` on. Bits outside read as zero.
#[inline]
pub fn load(out: &mut [u64], bytes: &[u8], pos: usize, width: u32) {
    out.fill(0);
    if pos.is_multiple_of(8) {
        let whole = bytes.get(pos / 8..).unwrap_or_default();
        let (eights, rest) = whole.as_chunks::<8>();
        for (limb, eight) in out.iter_mut().zip(eights) {
            *limb = u64::from_le_bytes(*eight);
        }
        // The end of the file.
        if let Some(limb) = out.get_mut(eights.len()) {
            *limb = rest.iter().rev().fold(0, |limb, byte| limb << 8 | u64::from(*byte));
        }
        return trim(out, width);
    }
    for k in 0..width as usize {
        let at = pos + k;
        let one = bytes.get(at / 8).is_some_and(|b| b >> (at % 8) & 1 == 1);
        if let Some(x) = out.get_mut(k / 64) {
            *x |= u64::from(one) << (k % 64);
        }
    }
}

/// Writes `width` bits of `v` into a register file kept as bytes. Bits outside are dropped.
#[inline]
pub fn store(bytes: &mut [u8], pos: usize, width: u32, v: &[u64]) {
    if pos.is_multiple_of(8) && width.is_multiple_of(8) {
        let whole = bytes.get_mut(pos / 8..).unwrap_or_default();
        let room = (width as usize / 8).min(whole.len());
        for (i, to) in whole.get_mut(..room).unwrap_or_default().chunks_mut(8).enumerate() {
            let limb = limb(v, i).to_le_bytes();
            match <&mut [u8; 8]>::try_from(&mut *to) {
                Ok(eight) => *eight = limb,
                Err(_) => to.iter_mut().zip(limb).for_each(|(to, from)| *to = from),
            }
        }
        return;
    }
    for k in 0..width as usize {
        let at = pos + k;
        if let Some(b) = bytes.get_mut(at / 8) {
            *b = *b & !(1 << (at % 8)) | u8::from(bit(v, k as u64)) << (at % 8);
        }
    }
}

/// Reads and writes lanes of a register file kept as bytes, at bit positions. Lanes on byte boundaries take one access.
macro_rules! lanes {
    ($($get:ident $put:ident $ty:ty)*) => {$(
        /// The lane at bit `pos`; zero outside.
        #[inline]
        pub fn $get(bytes: &[u8], pos: usize) -> $ty {
            match bytes.get(pos / 8..).and_then(|rest| rest.first_chunk()) {
                Some(chunk) if pos % 8 == 0 => <$ty>::from_le_bytes(*chunk),
                _ => low(&array::load::<2>(bytes, pos, <$ty>::BITS)) as $ty,
            }
        }

        /// Sets the lane at bit `pos`; dropped outside.
        #[inline]
        pub fn $put(bytes: &mut [u8], pos: usize, value: $ty) {
            match bytes.get_mut(pos / 8..).and_then(|rest| rest.first_chunk_mut()) {
                Some(chunk) if pos % 8 == 0 => *chunk = value.to_le_bytes(),
                _ => store(bytes, pos, <$ty>::BITS, &[u64::from(value)]),
            }
        }
    )*};
}

lanes!(get8 put8 u8 get16 put16 u16 get32 put32 u32 get64 put64 u64);

/// Reads and writes lanes on byte boundaries of a register file kept as bytes: zero and dropped outside.
macro_rules! byte_lanes {
    ($($get:ident $put:ident $ty:ty)*) => {$(
        /// The lane at byte `at`.
        #[inline]
        pub fn $get(bytes: &[u8], at: usize) -> $ty {
            match bytes.get(at..).and_then(|rest| rest.first_chunk()) {
                Some(chunk) => <$ty>::from_le_bytes(*chunk),
                None => 0,
            }
        }

        /// Sets the lane at byte `at`.
        #[inline]
        pub fn $put(bytes: &mut [u8], at: usize, value: $ty) {
            if let Some(chunk) = bytes.get_mut(at..).and_then(|rest| rest.first_chunk_mut()) {
                *chunk = value.to_le_bytes();
            }
        }
    )*};
}

byte_lanes!(lane8 set_lane8 u8 lane16 set_lane16 u16 lane32 set_lane32 u32 lane64 set_lane64 u64 lane128 set_lane128 u128);

/// The bit at `pos` of a register file kept as bytes, 0 or 1.
#[inline]
pub fn lane1(bytes: &[u8], pos: usize) -> u8 {
    bytes.get(pos / 8).map_or(0, |b| b >> (pos % 8) & 1)
}

/// Sets the bit at `pos`.
#[inline]
pub fn set_lane1(bytes: &mut [u8], pos: usize, value: u8) {
    if let Some(b) = bytes.get_mut(pos / 8) {
        *b = *b & !(1 << (pos % 8)) | (value & 1) << (pos % 8);
    }
}

#[cfg(test)]
mod tests {
    use super::{load, low, store};

    #[test]
    fn stores_and_loads_at_any_bit() {
        let value: u128 = 0x0123_4567_89ab_cdef_fedc_ba98_7654_3210;
        for width in 1..=128 {
            for at in 0..30 {
                let value = value & u128::MAX >> (128 - width);
                let mut bytes = [0xffu8; 20];
                store(&mut bytes, at, width, &[value as u64, (value >> 64) as u64]);
                let mut back = [0; 2];
                load(&mut back, &bytes, at, width);
                assert_eq!(low(&back), value, "{width} bits at {at}");
                let ones: u32 = bytes.iter().map(|byte| byte.count_ones()).sum();
                assert_eq!(
                    ones,
                    160 - width + value.count_ones(),
                    "only {width} bits at {at} change"
                );
            }
        }
    }
}
