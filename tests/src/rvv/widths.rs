//! One question that QEMU 10 does not always ask: does an instruction read a register as elements of two widths? Such
//! operands are reserved. The widths are those that the description gives each operand (`eew`).

use super::case::Case;
use crate::ours::riscv;

/// A register group that is read: its first register, how many there are, bits of an element.
type Group = (u32, u32, u32);

impl Case {
    /// Whether it reads a register with two widths, a mask's width being one bit.
    pub fn reads_two_widths(&self, name: &str) -> bool {
        let Some(op) = riscv().ops.iter().find(|op| op.name == name) else {
            return false;
        };
        let widths = op
            .data
            .iter()
            .find(|(key, _)| *key == "eew")
            .map_or("", |(_, value)| *value);
        let operand = |name: &str| op.operands.iter().any(|operand| operand.name == name);
        let mut groups: Vec<Group> = widths
            .split_whitespace()
            .filter_map(|item| item.split_once('='))
            .filter(|(name, _)| operand(name))
            .filter_map(|(name, width)| self.group(name, width))
            .collect();
        // Bit 25 is 0 where v0 is a mask, or a carry.
        if self.word >> 25 & 1 == 0 {
            groups.push((0, 1, 1));
        }
        let meet = |a: &Group, b: &Group| a.0 < b.0 + b.1 && b.0 < a.0 + a.1 && a.2 != b.2;
        groups
            .iter()
            .enumerate()
            .any(|(i, a)| groups[..i].iter().any(|b| meet(a, b)))
    }

    /// The group of a source operand; `None` for what is no source.
    fn group(&self, name: &str, width: &str) -> Option<Group> {
        let low = match name {
            "vs1" => 15,
            "vs2" => 20,
            "vs3" => 7,
            _ => return None,
        };
        let first = self.word >> low & 31;
        let sew = self.sew();
        let number = |text: &str| text.parse::<u32>().ok();
        let (bits, single) = match width {
            "mask" => (1, true),
            "one" => (sew, true),
            "2one" => (2 * sew, true),
            _ => match (width.strip_suffix('b'), width.strip_prefix("1/")) {
                (Some(bits), _) => (number(bits)?, false),
                (None, Some(part)) => (sew / number(part)?, false),
                (None, None) => (sew * number(width)?, false),
            },
        };
        let lmul = self.log_lmul() + bits.ilog2() as i32 - sew.ilog2() as i32;
        let fields = if name == "vs3" { (self.word >> 29) + 1 } else { 1 };
        let registers = if single { 1 } else { fields << lmul.clamp(0, 3) };
        Some((first, registers, bits))
    }
}
