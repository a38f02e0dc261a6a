//! Floats of 16 bits in words. A kernel's service converts one float, bits are put together by gates; otherwise services pack and
//! unpack.

use super::Lowering;
use onespec_circuit::{Opcode, types};
use onespec_graph::Gate;

/// Bits of a half.
const BITS: u32 = 16;

impl Lowering {
    /// A word of two floats, rounded to halves: the first is in the low bits.
    pub(super) fn halves(&mut self, floats: [Gate; 2]) -> Gate {
        if self.services.kernel.is_none() {
            return self.service("pack_half", &floats);
        }
        let [low, high] = floats.map(|float| self.service("to_half", &[float]));
        let bits = self.integer(BITS);
        let high = self.builder.pure(Opcode::Shl, types::I32, 0, &[high, bits]);
        self.builder.pure(Opcode::Or, types::I32, 0, &[low, high])
    }

    /// The float that a half of a word is: 0 the low one, 1 the high one.
    pub(super) fn of_half(&mut self, word: Gate, half: u32) -> Gate {
        if self.services.kernel.is_none() {
            let half = self.integer(half);
            return self.service("unpack_half", &[word, half]);
        }
        let bits = self.integer(BITS);
        let word = match half {
            0 => word,
            _ => self.builder.pure(Opcode::Lshr, types::I32, 0, &[word, bits]),
        };
        self.service("from_half", &[word])
    }
}
