//! Lanes of register files kept as bytes, all lanes of a register at once, up to [`MAX`]: for loops whose trip count is
//! known when their code is printed.
//!
//! As [`super::lanes`], which takes eight at a time because a loop may end anywhere. Positions are in bits. Lanes
//! outside of the file read as zero and are dropped when written.

#![expect(
    clippy::needless_range_loop,
    reason = "loops count, because chains of iterators are not always inlined into large functions"
)]

/// Lanes of a register, at most: a mask has a bit for each.
pub const MAX: usize = 64;

/// The mask of all of so many lanes.
#[inline(always)]
pub const fn every(count: usize) -> u64 {
    match count {
        0 => 0,
        1..MAX => (1 << count) - 1,
        _ => u64::MAX,
    }
}

/// Whether something holds for all lanes that a mask names.
#[inline(always)]
pub fn holds<const N: usize>(lanes: &[bool; N], mask: u64) -> bool {
    *lanes == [true; N] || {
        let mut failing = 0;
        for k in 0..N {
            failing |= u64::from(!lanes[k]) << (k % MAX);
        }
        failing & mask == 0
    }
}

/// Bit `lane` of a mask. Words of 32 bits, because vectors have more lanes of these.
#[inline(always)]
fn bit(mask: u64, lane: usize) -> u32 {
    let word = if lane < 32 { mask as u32 } else { (mask >> 32) as u32 };
    word >> (lane % 32) & 1
}

/// Reads and writes the lanes of a register.
macro_rules! whole {
    ($($read:ident $write:ident $ty:ty, $bytes:literal;)*) => {$(
        /// The lanes from bit `pos` on, which is a multiple of 8.
        #[inline(always)]
        pub fn $read<const N: usize>(bytes: &[u8], pos: usize) -> [$ty; N] {
            let mut lanes = [0; N];
            let rest = bytes.get(pos / 8..).unwrap_or_default().as_chunks::<$bytes>().0;
            match rest.first_chunk::<N>() {
                Some(chunk) => {
                    for k in 0..N {
                        lanes[k] = <$ty>::from_le_bytes(chunk[k]);
                    }
                }
                None => {
                    for (lane, bytes) in lanes.iter_mut().zip(rest) {
                        *lane = <$ty>::from_le_bytes(*bytes);
                    }
                }
            }
            lanes
        }

        /// Sets those of the lanes from bit `pos` on, a multiple of 8, of which the mask has a bit.
        #[inline(always)]
        pub fn $write<const N: usize>(bytes: &mut [u8], pos: usize, lanes: &[$ty; N], mask: u64) {
            let rest = bytes.get_mut(pos / 8..).unwrap_or_default().as_chunks_mut::<$bytes>().0;
            match rest.first_chunk_mut::<N>() {
                Some(chunk) if mask == every(N) => {
                    for k in 0..N {
                        chunk[k] = lanes[k].to_le_bytes();
                    }
                }
                // Without branches: which lanes are active is hard to predict.
                Some(chunk) => {
                    for k in 0..N {
                        let taken = (bit(mask, k) as $ty).wrapping_neg();
                        let old = <$ty>::from_le_bytes(chunk[k]);
                        chunk[k] = (lanes[k] & taken | old & !taken).to_le_bytes();
                    }
                }
                None => {
                    for (k, (to, lane)) in rest.iter_mut().zip(lanes).enumerate() {
                        if bit(mask, k) == 1 {
                            *to = lane.to_le_bytes();
                        }
                    }
                }
            }
        }
    )*};
}

whole! {
    read8 write8 u8, 1;
    read16 write16 u16, 2;
    read32 write32 u32, 4;
    read64 write64 u64, 8;
}

#[cfg(test)]
mod tests {
    use super::super::lanes;
    use super::*;

    /// Bytes without a pattern.
    fn bytes(seed: u64) -> [u8; 192] {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        core::array::from_fn(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 32) as u8
        })
    }

    /// At the start, in the middle, over the end and behind the end of a file.
    #[test]
    fn whole_registers_are_what_eights_are() {
        for seed in 0..64 {
            let (file, values) = (bytes(seed), bytes(seed + 1000));
            let masks = [u64::MAX, 0, u64::from_le_bytes(*values.last_chunk().unwrap())];
            for (at, mask) in (0..52).map(|at| 4 * at).flat_map(|at| masks.map(|mask| (at, mask))) {
                let eights = [0, 1, 2, 3].map(|n| lanes::read32(&file, 8 * at + 256 * n));
                assert_eq!(
                    read32::<32>(&file, 8 * at),
                    *eights.as_flattened(),
                    "seed {seed}, byte {at}"
                );
                let new: [u32; 32] = read32(&values, 0);
                let (mut whole, mut eight) = (file, file);
                write32(&mut whole, 8 * at, &new, mask & every(32));
                for (n, part) in new.as_chunks::<8>().0.iter().enumerate() {
                    lanes::write32(&mut eight, 8 * at + 256 * n, part, (mask >> (8 * n)) as u8);
                }
                assert_eq!(whole, eight, "seed {seed}, byte {at}, mask {mask:#x}");
                let new: [u16; 64] = read16(&values, 64);
                let (mut whole, mut eight) = (file, file);
                write16(&mut whole, 8 * at, &new, mask);
                for (n, part) in new.as_chunks::<8>().0.iter().enumerate() {
                    lanes::write16(&mut eight, 8 * at + 128 * n, part, (mask >> (8 * n)) as u8);
                }
                assert_eq!(whole, eight, "seed {seed}, byte {at}, mask {mask:#x}");
            }
        }
    }

    #[test]
    fn what_holds_for_the_lanes_of_a_mask() {
        let lanes: [bool; 40] = core::array::from_fn(|k| k != 3 && k != 39);
        let but = every(40) & !(1 << 3) & !(1 << 39);
        assert!(holds(&lanes, but) && holds(&lanes, 0) && holds(&[true; 40], every(40)));
        assert!(!holds(&lanes, but | 1 << 3) && !holds(&lanes, but | 1 << 39));
        assert_eq!((every(0), every(5), every(64)), (0, 31, u64::MAX));
    }
}
