//! Small numbers of bits.

/// `n` ones, the lowest bits.
pub fn ones(n: u32) -> u128 {
    if n >= 128 { u128::MAX } else { (1 << n) - 1 }
}
