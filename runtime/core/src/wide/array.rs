//! The same operations as functions from arrays to arrays, which is how generated code holds wide values.

pub use onespec_bv::limbs::array::*;

/// `width` bits of a register file kept as bytes, from bit `pos` on.
pub fn load<const L: usize>(bytes: &[u8], pos: usize, width: u32) -> [u64; L] {
    let mut out = [0; L];
    super::load(&mut out, bytes, pos, width);
    out
}
