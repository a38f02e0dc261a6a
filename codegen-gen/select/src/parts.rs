//! Registers that are parts of those of another file where a machine has a feature (`part_of:`). An operand that names a register
//! of the larger ones may name one of the smaller: which it is follows from what semantics reads and writes.

use onespec_description::model::Isa;
use onespec_sem::ir::Program;

/// How the registers of a file lie in those of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The file with the smaller registers, and that with the larger ones.
    pub file: u16,
    pub of: u16,
    /// The feature with which they are parts; without it they are registers of their own.
    pub feature: u16,
    /// Bits of a smaller register, and how many are in a larger one.
    pub width: u32,
    pub ratio: u64,
}

impl Part {
    /// The larger register in which a smaller one lies, and its first bit there.
    pub fn place(&self, number: u64) -> (u64, u32) {
        let ratio = self.ratio.max(1);
        (number / ratio, (number % ratio) as u32 * self.width)
    }

    /// A number from which on smaller registers are in none of the first larger ones: those that tries of patterns use.
    pub fn first_free(&self, count: u32) -> u64 {
        u64::from(count / 2)
    }
}

/// What the registers of a file are parts of.
pub fn part(isa: &Isa, program: &Program, file: u16) -> Option<Part> {
    let declared = isa.files.get(usize::from(file))?.part_of?;
    let width = |file: u16| program.files.get(usize::from(file)).map(|f| f.width);
    let (small, large) = (width(file)?, width(declared.file)?);
    (small > 0 && large.is_multiple_of(small)).then_some(Part {
        file,
        of: declared.file,
        feature: declared.feature,
        width: small,
        ratio: u64::from(large / small),
    })
}

/// All files with such registers.
pub fn all(isa: &Isa, program: &Program) -> Vec<Part> {
    (0..isa.files.len() as u16)
        .filter_map(|file| part(isa, program, file))
        .collect()
}
