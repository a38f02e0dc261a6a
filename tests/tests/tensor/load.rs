//! TensorLoad with each of its transforms, from random memory to lines of the scratchpad.

use crate::{Case, Memory, Unit, line_hex};
use onespec_tests::random::Random;

/// Plain, interleave8, interleave16, transpose8, transpose16, transpose32.
const TRANSFORMS: [u64; 6] = [0, 1, 2, 5, 6, 7];

const BASE: u64 = 0x81_0100_0000;

pub fn case(random: &mut Random) -> Case {
    let transform = TRANSFORMS[random.below(TRANSFORMS.len())];
    let (rows, first, offset) = (1 + random.below(16), random.below(48), random.below(4));
    let stride = 64 * (1 + random.below(4)) as u64;
    let masked = random.one_in(3);
    let mask = random.bits() as u16;
    let id = random.bits() & 1;
    // As many lines as any of the transforms reads.
    let bytes: Vec<u8> = (0..64 * stride).map(|_| random.bits() as u8).collect();
    let byte = |at: u64| bytes.get(at as usize).copied().unwrap_or(0);
    let mut after = Unit::default();
    for i in (0..rows).filter(|i| !masked || mask >> i & 1 == 1) {
        let (i, offset) = (i as u64, offset as u64);
        let wide = offset >> 1;
        // Which byte of memory byte `at` of the line is.
        let from = |at: u64| match transform {
            0 => i * stride + at,
            1 => 16 * offset + (4 * i + at % 4) * stride + at / 4,
            2 => 32 * wide + (2 * i + at / 2 % 2) * stride + at / 4 * 2 + at % 2,
            5 => at * stride + i + 16 * offset,
            6 => at / 2 * stride + 2 * (i + 16 * wide) + at % 2,
            _ => at / 4 * stride + 4 * i + at % 4,
        };
        let line: [u32; 16] = std::array::from_fn(|word| {
            u32::from_le_bytes(std::array::from_fn(|b| byte(from(4 * word as u64 + b as u64))))
        });
        after.lines.insert((first + i as usize) % 48, line_hex(&line));
    }
    Case {
        csr: 0x83f,
        command: u64::from(masked) << 63
            | transform << 59
            | (first as u64) << 53
            | BASE
            | (offset as u64) << 4
            | (rows as u64 - 1),
        stride: stride | id,
        mask,
        pre: serde_json::Map::new(),
        before: Unit::default(),
        after,
        rows: 0,
        memory: Some(Memory { base: BASE, bytes }),
    }
}
