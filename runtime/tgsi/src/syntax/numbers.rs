//! Numbers of a text: their limits, and bits of values.

use super::Node;
use crate::names::ImmediateType;

/// Largest number of a register in a declaration.
pub(super) const LAST_DECLARED: u32 = 65_535;
/// Largest number of an array.
pub(super) const LAST_ARRAY: u32 = 1023;
/// Largest number of a register in an operand, and largest number that is added to a register.
pub(super) const LAST_INDEX: u32 = i16::MAX as u32;
/// A number that is not greater than `most`.
pub(super) fn number(node: &Node<'_>, most: u32) -> Option<u32> {
    node.as_str().parse().ok().filter(|number| *number <= most)
}

/// Bits of a value of an immediate.
pub(super) fn value_bits(ty: ImmediateType, text: &str) -> Option<u64> {
    if let Some(digits) = text.strip_prefix("0x") {
        let is_bits = ty == ImmediateType::Float32 && digits.len() == 8;
        return u32::from_str_radix(digits, 16).ok().filter(|_| is_bits).map(u64::from);
    }
    match ty {
        // The public reader rounds twice, by way of binary64.
        ImmediateType::Float32 => text
            .parse::<f64>()
            .ok()
            .map(|value| u64::from((value as f32).to_bits())),
        ImmediateType::Float64 => text.parse::<f64>().ok().map(f64::to_bits),
        ImmediateType::Uint32 | ImmediateType::Uint64 if text.starts_with('+') => None,
        ImmediateType::Uint32 => text.parse::<u32>().ok().map(u64::from),
        ImmediateType::Int32 => text.parse::<i32>().ok().map(|value| u64::from(value as u32)),
        ImmediateType::Uint64 => text.parse::<u64>().ok(),
        ImmediateType::Int64 => text.parse::<i64>().ok().map(|value| value as u64),
    }
}
