//! The public opcode data: name, fixed bits and fields of every scalar instruction, and random words made from it.

use crate::random::Random;

/// The data as text; its first lines name the source.
const OPCODES: &str = include_str!("../data/riscv/opcodes.csv");

/// One row of the opcode data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    pub name: &'static str,
    /// The set that lists it: `rv64_zbb` is Zbb of RV64 only, `rv_zbb` of both.
    pub set: &'static str,
    /// False for an instruction that is a special case of another one (`pause` of `fence`).
    pub is_instruction: bool,
    /// Bits of the encoding.
    pub width: u16,
    pub value: u32,
    pub mask: u32,
    pub fields: &'static str,
}

/// Every row, in the order of the data.
pub fn facts() -> Vec<Fact> {
    OPCODES
        .lines()
        .filter(|line| !line.starts_with('#'))
        .skip(1)
        .filter_map(parse)
        .collect()
}

fn parse(line: &'static str) -> Option<Fact> {
    let mut cells = line.split(',');
    let mut cell = || cells.next();
    Some(Fact {
        name: cell()?,
        set: cell()?,
        is_instruction: cell()? == "insn",
        width: cell()?.parse().ok()?,
        value: hex(cell()?)?,
        mask: hex(cell()?)?,
        fields: cell()?,
    })
}

fn hex(text: &str) -> Option<u32> {
    u32::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

impl Fact {
    /// Whether a machine with registers of `xlen` bits can have it.
    pub fn is_for(&self, xlen: u32) -> bool {
        match self.set.split('_').next() {
            Some("rv64") => xlen == 64,
            Some("rv32") => xlen == 32,
            _ => true,
        }
    }

    /// A word with this instruction's fixed bits. The free bits are random, but leaning towards what aliases and
    /// special cases look at: equal and zero registers, small and extreme immediates.
    pub fn word(&self, random: &mut Random) -> u32 {
        let all = if self.width == 16 { 0xffff } else { u32::MAX };
        let mut free = random.bits() as u32;
        match random.below(8) {
            0 => free &= random.bits() as u32 & random.bits() as u32,
            1 => free |= random.bits() as u32 | random.bits() as u32,
            _ => {}
        }
        if self.width == 32 {
            for low in REGISTERS {
                if random.one_in(5) {
                    let number = [0, 1, 2, free >> 7 & 31, free >> 15 & 31][random.below(5)];
                    free = free & !(31 << low) | number << low;
                }
            }
            if random.one_in(4) {
                free |= 7 << 12;
            }
        }
        self.value & self.mask | free & !self.mask & all
    }
}

/// Lowest bits of the places where 32-bit formats have registers.
const REGISTERS: [u32; 3] = [7, 15, 20];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_read() {
        let rows = OPCODES.lines().filter(|l| !l.starts_with('#')).count() - 1;
        assert_eq!(facts().len(), rows);
    }

    #[test]
    fn words_keep_their_fixed_bits() {
        let mut random = Random::new(1);
        for fact in facts() {
            let word = fact.word(&mut random);
            assert_eq!(word & fact.mask, fact.value, "{}", fact.name);
        }
    }
}
