//! Lanes of register files kept as bytes, eight at a time: what loops over lanes of generated code stand on.
//!
//! A loop that maps lanes to lanes reads eight of each source, computes, and writes those that a mask names. The arrays have
//! fixed lengths, so that a compiler can make vector code of what lies between. Positions are in bits. As for single lanes,
//! what is outside of the file reads as zero and is dropped when written.

#![expect(
    clippy::needless_range_loop,
    reason = "loops count, because chains of iterators are not always inlined into large functions"
)]

/// Lanes that are computed at once.
pub const COUNT: usize = 8;

/// The lanes of the next step of a loop that has so many left: a bit each. A step is [`COUNT`] lanes or 1.
#[inline(always)]
pub fn upto(left: usize, step: usize) -> u8 {
    match left.min(step) {
        COUNT.. => u8::MAX,
        few => (1 << few) - 1,
    }
}

/// The lanes for which something holds: a bit each.
#[inline(always)]
pub fn named(lanes: &[bool; COUNT]) -> u8 {
    lanes
        .iter()
        .enumerate()
        .fold(0, |all, (k, lane)| all | u8::from(*lane) << k)
}

/// Whether eight lanes of a source can be read before eight lanes of a destination are written, with the same result as
/// lane by lane: no lane of the source lies over an earlier one of the destination. Both are given by their first bit and
/// the bits of a lane, for a loop over the lanes `from..to`.
#[inline(always)]
pub fn ahead(destination: (usize, usize), source: (usize, usize), from: usize, to: usize) -> bool {
    let ((d, d_bits), (s, s_bits)) = (destination, source);
    // Lanes of the destination that are not wider and begin not later stay behind those of the source.
    d <= s && d_bits <= s_bits || d + to * d_bits <= s + from * s_bits || s + to * s_bits <= d + from * d_bits
}

/// How many lanes are taken at a time by a loop over the lanes `from..to` with this destination and these sources, each
/// given by its first bit and the bits of a lane. A source of 0 bits is none.
#[inline(always)]
pub fn step<const N: usize>(
    destination: (usize, usize),
    sources: [(usize, usize); N],
    from: usize,
    to: usize,
) -> usize {
    let mut clear = true;
    for n in 0..N {
        clear &= sources[n].1 == 0 || ahead(destination, sources[n], from, to);
    }
    if clear { COUNT } else { 1 }
}

/// The mask of all lanes, or of none.
#[inline(always)]
pub fn every(lanes: bool) -> u8 {
    if lanes { u8::MAX } else { 0 }
}

/// Reads and writes eight lanes.
macro_rules! eight {
    ($($read:ident $write:ident $ty:ty, $bytes:literal, $all:literal;)*) => {$(
        /// The eight lanes from bit `pos` on, which is a multiple of 8.
        #[inline(always)]
        pub fn $read(bytes: &[u8], pos: usize) -> [$ty; COUNT] {
            let mut lanes = [0; COUNT];
            let rest = bytes.get(pos / 8..).unwrap_or_default();
            let mut last = [0; $all];
            let chunk = match rest.first_chunk::<$all>() {
                Some(chunk) => chunk,
                None => {
                    end(&mut last, rest, $bytes);
                    &last
                }
            };
            for k in 0..COUNT {
                let mut lane = [0; $bytes];
                for byte in 0..$bytes {
                    lane[byte] = chunk[k * $bytes + byte];
                }
                lanes[k] = <$ty>::from_le_bytes(lane);
            }
            lanes
        }

        /// Sets those of the eight lanes from bit `pos` on, a multiple of 8, of which the mask has a bit.
        #[inline(always)]
        pub fn $write(bytes: &mut [u8], pos: usize, lanes: &[$ty; COUNT], mask: u8) {
            let rest = bytes.get_mut(pos / 8..).unwrap_or_default().as_chunks_mut::<$bytes>().0;
            match rest.first_chunk_mut::<COUNT>() {
                Some(chunk) if mask == u8::MAX => {
                    for k in 0..COUNT {
                        chunk[k] = lanes[k].to_le_bytes();
                    }
                }
                // The lower half, as short vectors have it.
                Some(chunk) if mask == 0x0f => {
                    for k in 0..COUNT / 2 {
                        chunk[k] = lanes[k].to_le_bytes();
                    }
                }
                // Without branches: which lanes are active is hard to predict.
                Some(chunk) => {
                    let mut new = [0; COUNT];
                    for k in 0..COUNT {
                        let old = <$ty>::from_le_bytes(chunk[k]);
                        new[k] = core::hint::select_unpredictable(mask >> k & 1 == 1, lanes[k], old);
                    }
                    for k in 0..COUNT {
                        chunk[k] = new[k].to_le_bytes();
                    }
                }
                None => {
                    let mut new = [[0; $bytes]; COUNT];
                    for k in 0..COUNT {
                        new[k] = lanes[k].to_le_bytes();
                    }
                    some(rest, new, mask);
                }
            }
        }
    )*};
}

/// The whole lanes of `bytes` bytes at the end of a file.
#[cold]
#[inline(never)]
fn end(lanes: &mut [u8], rest: &[u8], bytes: usize) {
    let whole = rest.len() / bytes * bytes;
    lanes
        .iter_mut()
        .zip(rest.iter().take(whole))
        .for_each(|(to, from)| *to = *from);
}

/// Writes the lanes of which the mask has a bit, as far as they are there.
#[inline(never)]
fn some<const BYTES: usize>(rest: &mut [[u8; BYTES]], new: [[u8; BYTES]; COUNT], mask: u8) {
    for (k, (to, from)) in rest.iter_mut().zip(new).enumerate() {
        if mask >> k & 1 == 1 {
            *to = from;
        }
    }
}

eight! {
    read8 write8 u8, 1, 8;
    read16 write16 u16, 2, 16;
    read32 write32 u32, 4, 32;
    read64 write64 u64, 8, 64;
}

/// The eight bits from bit `pos` on.
#[inline(always)]
pub fn mask(bytes: &[u8], pos: usize) -> u8 {
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(0);
    match pos % 8 {
        0 => byte(pos / 8),
        shift => byte(pos / 8) >> shift | byte(pos / 8 + 1) << (8 - shift),
    }
}

/// The eight lanes of one bit from bit `pos` on.
#[inline(always)]
pub fn read1(bytes: &[u8], pos: usize) -> [u8; COUNT] {
    let mask = mask(bytes, pos);
    let mut lanes = [0; COUNT];
    for k in 0..COUNT {
        lanes[k] = mask >> k & 1;
    }
    lanes
}

/// Sets those of the eight lanes of one bit from bit `pos` on of which the mask has a bit.
#[inline(always)]
pub fn write1(bytes: &mut [u8], pos: usize, lanes: &[u8; COUNT], mask: u8) {
    let mut all = 0;
    for k in 0..COUNT {
        all |= (lanes[k] & 1) << k;
    }
    let shift = pos % 8;
    if let Some(byte) = bytes.get_mut(pos / 8) {
        *byte = *byte & !(mask << shift) | (all & mask) << shift;
    }
    if shift != 0
        && let Some(byte) = bytes.get_mut(pos / 8 + 1)
    {
        let back = 8 - shift;
        *byte = *byte & !(mask >> back) | (all & mask) >> back;
    }
}

/// Whether all bits of `from..to`, counted from bit `pos` on, are set.
pub fn all(bytes: &[u8], pos: usize, from: usize, to: usize) -> bool {
    let mut at = from;
    while at < to {
        let wanted = upto(to - at, COUNT);
        if mask(bytes, pos + at) & wanted != wanted {
            return false;
        }
        at += COUNT;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::{lane1, lane16, set_lane1, set_lane16};
    use super::*;

    /// Bytes without a pattern.
    fn bytes(seed: u64) -> [u8; 40] {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        core::array::from_fn(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 32) as u8
        })
    }

    #[test]
    fn eight_lanes_are_what_single_lanes_are_at_the_end_of_the_file_too() {
        for seed in 0..64 {
            let file = bytes(seed);
            let values: [u8; 40] = bytes(seed + 1000);
            let mask_bits = values[39];
            for at in 0..48 {
                let expected: [u16; 8] = core::array::from_fn(|k| lane16(&file, at + 2 * k));
                assert_eq!(read16(&file, 8 * at), expected, "seed {seed}, byte {at}");
                let (mut one, mut eight) = (file, file);
                let lanes: [u16; 8] = core::array::from_fn(|k| lane16(&values, 2 * k));
                write16(&mut eight, 8 * at, &lanes, mask_bits);
                for (k, lane) in lanes.iter().enumerate().filter(|(k, _)| mask_bits >> k & 1 == 1) {
                    set_lane16(&mut one, at + 2 * k, *lane);
                }
                assert_eq!(eight, one, "seed {seed}, byte {at}, mask {mask_bits:#x}");
            }
            for pos in 0..340 {
                let expected: [u8; 8] = core::array::from_fn(|k| lane1(&file, pos + k));
                assert_eq!(read1(&file, pos), expected, "seed {seed}, bit {pos}");
                let (mut one, mut eight) = (file, file);
                let lanes: [u8; 8] = core::array::from_fn(|k| values[k]);
                write1(&mut eight, pos, &lanes, mask_bits);
                for (k, lane) in lanes.iter().enumerate().filter(|(k, _)| mask_bits >> k & 1 == 1) {
                    set_lane1(&mut one, pos + k, *lane);
                }
                assert_eq!(eight, one, "seed {seed}, bit {pos}, mask {mask_bits:#x}");
            }
        }
    }

    /// For all small layouts: where the answer is yes, reading eight before writing eight gives what lane by lane does.
    #[test]
    fn what_is_ahead_may_be_read_at_once() {
        let map = |file: &mut [u8; 40], d: (usize, usize), s: (usize, usize), from: usize, to: usize, step: usize| {
            let read = |file: &[u8; 40], pos: usize, bits: usize| match bits {
                1 => u16::from(lane1(file, pos)),
                8 => u16::from(file[pos / 8]),
                _ => lane16(file, pos / 8),
            };
            let mut first = from;
            while first < to {
                let count = step.min(to - first);
                let values: [u16; 8] = core::array::from_fn(|k| read(file, s.0 + (first + k) * s.1, s.1));
                for (k, value) in values.iter().enumerate().take(count) {
                    let (pos, value) = (d.0 + (first + k) * d.1, value.wrapping_mul(5).wrapping_add(3));
                    match d.1 {
                        1 => set_lane1(file, pos, value as u8),
                        8 => file[pos / 8] = value as u8,
                        _ => set_lane16(file, pos / 8, value),
                    }
                }
                first += step;
            }
        };
        let mut refused = 0;
        for (d_bits, s_bits) in [1, 8, 16].iter().flat_map(|d| [1, 8, 16].map(|s| (*d, s))) {
            for (d, s) in (0..16)
                .step_by(2)
                .flat_map(|d| (0..16).step_by(2).map(move |s| (8 * d, 8 * s)))
            {
                for (from, to) in [(0, 8), (0, 3), (2, 7), (5, 5)] {
                    let (mut slow, mut quick) = (bytes(7), bytes(7));
                    map(&mut slow, (d, d_bits), (s, s_bits), from, to, 1);
                    map(&mut quick, (d, d_bits), (s, s_bits), from, to, 8);
                    match ahead((d, d_bits), (s, s_bits), from, to) {
                        true => assert_eq!(quick, slow, "{d_bits} bits at {d} from {s_bits} at {s}, {from}..{to}"),
                        false => refused += usize::from(quick != slow),
                    }
                }
            }
        }
        assert!(refused > 50, "{refused} layouts differ");
    }

    #[test]
    fn all_bits_of_a_run() {
        let file = [0xff, 0xff, 0x7f, 0xff];
        assert!(all(&file, 0, 0, 23) && !all(&file, 0, 0, 24) && all(&file, 0, 24, 32));
        assert!(all(&file, 3, 0, 20) && !all(&file, 3, 0, 21) && all(&file, 3, 30, 30));
        assert_eq!(step((64, 8), [(72, 8), (0, 0)], 0, 8), COUNT);
        assert_eq!(step((64, 8), [(72, 8), (56, 8)], 0, 8), 1);
        assert_eq!((every(true), every(false)), (255, 0));
        assert_eq!(named(&core::array::from_fn(|k| k % 3 == 0)), 0b0100_1001);
        assert_eq!((upto(3, 8), upto(9, 8), upto(9, 1), upto(8, 8)), (7, 255, 1, 255));
    }
}
