//! An encoding of each instruction to probe: with operands of 0, as tables of opcodes list it, unless those make another
//! instruction of it.

use onespec_core::decode::Decoder;
use onespec_core::isa::{Op, OpId, Word};

/// Operand bits that are tried together at most.
const MAX_TRIED: u32 = 32;

/// The encoding of an instruction that a target is asked about: operands of 0 or, where these are another instruction of the target,
/// with one or two bits of operands set. `None`: all of these are other instructions, or it has more than 32 bits.
pub fn simplest(decoder: &Decoder, number: OpId, op: &Op) -> Option<u32> {
    if op.length > 32 {
        return None;
    }
    let bits: Vec<Word> = (0..u32::from(op.length).min(MAX_TRIED))
        .map(|bit| 1 << bit)
        .filter(|bit| op.mask & bit == 0)
        .collect();
    let one = bits.iter().copied();
    let two = bits.iter().flat_map(|a| bits.iter().map(move |b| a | b));
    let mut words = [0].into_iter().chain(one).chain(two).map(|bits| op.value | bits);
    let own = words.find(|word| {
        let found = decoder.decode(*word);
        found == Some(number) && u32::from(decoder.length(*word as u32)) == u32::from(op.length)
    });
    // Where the target does not have it, what it does with operands of 0 counts.
    let unknown = decoder.decode(op.value).is_none().then_some(op.value);
    own.or(unknown).map(|word| word as u32)
}
