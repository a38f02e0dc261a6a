//! The parts of an instruction word: data for diagrams and explanations.

use crate::decode::{DecodeError, Decoder, fault};
use crate::isa::{Isa, Op, OpId, Word};
use crate::operand::{self, word_ones};
use crate::print::{PrintOptions, Printer};
use alloc::string::String;
use alloc::vec::Vec;

/// What a run of bits of an instruction is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The same in all words of the instruction.
    Fixed,
    /// Bits `hi..=lo` of the encoded number of operand `index`.
    Operand {
        /// Index of the operand, in operand order.
        index: u8,
        /// Highest bit in the encoded number.
        hi: u8,
        /// Lowest bit in the encoded number.
        lo: u8,
    },
    /// Not looked at.
    Ignored,
}

/// A run of bits with one role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Highest bit in the word.
    pub hi: u16,
    /// Lowest bit in the word.
    pub lo: u16,
    /// What the bits are.
    pub role: Role,
    /// The bits in the word.
    pub bits: Word,
    /// Fixed bits that the instruction would want, when they differ in the word.
    pub wanted: Option<Word>,
}

/// Everything about a word, seen as an instruction.
#[derive(Debug, Clone)]
pub struct Explanation {
    /// The instruction that the word is, or comes nearest to.
    pub op: Option<OpId>,
    /// Why it is none, when it is none.
    pub error: Option<DecodeError>,
    /// From the highest bit down.
    pub fields: Vec<Field>,
    /// Values of the operands, in operand order.
    pub values: Vec<i64>,
    /// As text without aliases; empty when it is no instruction.
    pub text: String,
    /// As text with aliases; empty when it is no instruction.
    pub alias: String,
    /// What to remark about a word that decodes: a hint, a reserved combination.
    pub remark: Option<String>,
}

/// Explains a word for a target.
pub fn explain(decoder: &Decoder, word: Word, bits: u16) -> Explanation {
    let isa = decoder.isa();
    let (op, error) = match decoder.decode_checked(word, bits) {
        Ok(op) => (Some(op), None),
        Err(e) => {
            let near = match &e {
                DecodeError::Reserved(n) => Some(n.op),
                DecodeError::NeedsFeature { op, .. } => Some(*op),
                _ => None,
            };
            (near, Some(e))
        }
    };
    let mut e = Explanation {
        op,
        error,
        fields: Vec::new(),
        values: Vec::new(),
        text: String::new(),
        alias: String::new(),
        remark: None,
    };
    let Some((id, o)) = op.and_then(|id| Some((id, isa.ops.get(usize::from(id))?))) else {
        return e;
    };
    let word = word & word_ones(o.length);
    e.fields = fields(o, word);
    e.values = isa.extract(id, word).iter().copied().take(o.operands.len()).collect();
    if fault(isa, o, word).is_none() {
        for (aliases, out) in [(false, &mut e.text), (true, &mut e.alias)] {
            let options = PrintOptions {
                aliases,
                ..PrintOptions::default()
            };
            Printer::for_few(isa, decoder.features(), options).print(id, word, None, out);
        }
        e.remark = crate::verify::judge(decoder, id, word).map(|r| r.1);
    }
    e
}

/// The layout of an instruction over a word of it, from the highest bit down.
pub fn fields(o: &Op, word: Word) -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::new();
    for bit in (0..o.length.min(128)).rev() {
        let role = role(o, bit);
        match fields.last_mut() {
            Some(last) if continues(last.role, role) => {
                last.lo = bit;
                if let (Role::Operand { lo, .. }, Role::Operand { lo: next, .. }) = (&mut last.role, role) {
                    *lo = next;
                }
            }
            _ => fields.push(Field {
                hi: bit,
                lo: bit,
                role,
                bits: 0,
                wanted: None,
            }),
        }
    }
    for f in &mut fields {
        let ones = word_ones(f.hi - f.lo + 1);
        f.bits = word >> f.lo & ones;
        let wanted = o.value >> f.lo & ones;
        f.wanted = (f.role == Role::Fixed && wanted != f.bits).then_some(wanted);
    }
    fields
}

fn role(o: &Op, bit: u16) -> Role {
    if o.mask >> bit & 1 != 0 {
        return Role::Fixed;
    }
    for (i, operand) in o.operands.iter().enumerate() {
        for p in operand.pieces {
            let low = u16::from(p.word);
            if (low..low + u16::from(p.len)).contains(&bit) {
                let value = p.value + (bit - low) as u8;
                return Role::Operand {
                    index: i as u8,
                    hi: value,
                    lo: value,
                };
            }
        }
    }
    Role::Ignored
}

/// Does a bit with role `next` go on with the run that has role `last` so far?
fn continues(last: Role, next: Role) -> bool {
    match (last, next) {
        (Role::Operand { index: a, lo, .. }, Role::Operand { index: b, hi, .. }) => a == b && hi + 1 == lo,
        (a, b) => a == b,
    }
}

/// A field's name for a diagram: `rd`, `imm[11:5]`, empty for fixed and ignored bits.
pub fn label(isa: &Isa, op: OpId, field: &Field) -> String {
    let operand = |i: u8| {
        isa.ops
            .get(usize::from(op))
            .and_then(|o| o.operands.get(usize::from(i)))
    };
    match field.role {
        Role::Operand { index, hi, lo } => match operand(index) {
            Some(o) if lo == 0 && u16::from(hi) + 1 == u16::from(o.width) => o.name.into(),
            Some(o) if hi == lo => alloc::format!("{}[{hi}]", o.name),
            Some(o) => alloc::format!("{}[{hi}:{lo}]", o.name),
            None => String::new(),
        },
        Role::Fixed | Role::Ignored => String::new(),
    }
}

/// Which bits of the word an operand has: for marking it in a diagram.
pub fn operand_bits(o: &Op, index: usize) -> Word {
    o.operands
        .get(index)
        .map_or(0, |operand| operand::footprint(operand.pieces))
}
