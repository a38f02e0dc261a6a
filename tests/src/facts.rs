//! The public opcode data: name, fixed bits and fields of every instruction, and random words made from it.

use crate::random::Random;

/// The data as text; its first lines name the source.
const OPCODES: &str = include_str!("../data/riscv/opcodes.csv");

/// One row of the opcode data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    pub name: String,
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

/// Every instruction, in the order of the data.
pub fn facts() -> Vec<Fact> {
    let rows = OPCODES.lines().filter(|line| !line.starts_with('#')).skip(1);
    rows.filter_map(parse).flat_map(segments).collect()
}

/// A vector load or store has one row, whose field `nf` says how many fields a segment has, less one; each number is an
/// instruction of its own: `vle8.v`, `vlseg2e8.v`, …
fn segments(fact: Fact) -> Vec<Fact> {
    let width_at = fact.name.rfind("ei").or_else(|| fact.name.rfind('e'));
    let (true, Some(at)) = (fact.fields.split(' ').any(|field| field == "nf"), width_at) else {
        return vec![fact];
    };
    let (stem, width) = fact.name.split_at(at);
    let member = |nf: u32| Fact {
        name: match nf {
            0 => fact.name.clone(),
            _ => format!("{stem}seg{}{width}", nf + 1),
        },
        value: fact.value | nf << 29,
        mask: fact.mask | 7 << 29,
        ..fact.clone()
    };
    (0..8).map(member).collect()
}

fn parse(line: &'static str) -> Option<Fact> {
    let mut cells = line.split(',');
    let mut cell = || cells.next();
    Some(Fact {
        name: cell()?.to_string(),
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

    /// Whether it belongs to a vector extension.
    pub fn is_vector(&self) -> bool {
        let name = self.set.split('_').nth(1).unwrap_or("");
        name == "v" || name.starts_with("zv")
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
        let segments = OPCODES.lines().filter(|l| l.contains(",nf ")).count();
        assert_eq!(facts().len(), rows + 7 * segments);
        assert!(facts().iter().any(|fact| fact.name == "vloxseg3ei16.v"));
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
