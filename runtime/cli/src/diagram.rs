//! The bits of an instruction as a picture: a box for each field, with its place above, its bits inside and its name below.

use crate::paint::Paint;
use onespec_core::isa::{Op, Word};
use std::fmt::Write as _;

/// A run of neighbouring bits that belong together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    pub high: u8,
    pub low: u8,
    pub owner: Owner,
}

/// What a field is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// Tells the instruction.
    Fixed,
    /// Ignored by the machine.
    Unused,
    /// Bits of operand `operand`, the lowest of them being bit `low` of it.
    Operand { operand: u8, low: u8 },
}

/// The fields of an instruction, from the most significant.
pub fn fields(op: &Op) -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::new();
    for bit in (0..op.length.min(128) as u8).rev() {
        let owner = owner(op, bit);
        match fields.last_mut() {
            Some(last) if last.low == bit + 1 && joins(last.owner, owner) => {
                last.low = bit;
                last.owner = owner;
            }
            _ => fields.push(Field { high: bit, low: bit, owner }),
        }
    }
    fields
}

fn owner(op: &Op, bit: u8) -> Owner {
    if op.mask >> bit & 1 == 1 {
        return Owner::Fixed;
    }
    for (operand, pieces) in op.operands.iter().map(|operand| operand.pieces).enumerate() {
        let inside = |piece: &&onespec_core::isa::Piece| piece.word <= bit && bit - piece.word < piece.len;
        if let Some(piece) = pieces.iter().find(inside) {
            return Owner::Operand { operand: operand as u8, low: piece.value + (bit - piece.word) };
        }
    }
    Owner::Unused
}

/// Whether a bit goes on with the field above it.
fn joins(above: Owner, bit: Owner) -> bool {
    match (above, bit) {
        (Owner::Operand { operand: a, low: high }, Owner::Operand { operand: b, low }) => a == b && high == low + 1,
        _ => above == bit,
    }
}

impl Field {
    /// `imm[10:5]`, or the name alone when the field holds all of the operand.
    fn label(&self, op: &Op) -> String {
        let Owner::Operand { operand, low } = self.owner else { return String::new() };
        let Some(operand) = op.operands.get(usize::from(operand)) else { return String::new() };
        let len = self.high - self.low + 1;
        match (len == operand.width, len) {
            (true, _) => operand.name.to_string(),
            (false, 1) => format!("{}[{low}]", operand.name),
            (false, _) => format!("{}[{}:{low}]", operand.name, low + len - 1),
        }
    }
}

/// Draws the bits of a word (`None`: of the instruction in general, operands as letters).
pub fn draw(op: &Op, word: Option<Word>, paint: Paint) -> String {
    let (mut places, mut edge, mut bits, mut names) = (String::new(), String::new(), String::new(), String::new());
    for field in fields(op) {
        let label = field.label(op);
        let content: String = (field.low..=field.high).rev().map(|bit| digit(op, field.owner, bit, word)).collect();
        let place = if field.high == field.low {
            field.high.to_string()
        } else {
            format!("{}..{}", field.high, field.low)
        };
        let width = content.len().max(label.len()).max(place.len());
        let colour = |text: String| match field.owner {
            Owner::Operand { operand, .. } => paint.field(usize::from(operand), &text),
            Owner::Fixed => paint.bold(&text),
            Owner::Unused => paint.dim(&text),
        };
        let _ = write!(places, "  {}", paint.dim(&format!("{place:^width$}")));
        let _ = write!(edge, "+{}", "-".repeat(width + 1));
        let _ = write!(bits, "| {}", colour(format!("{content:^width$}")));
        let _ = write!(names, "  {}", colour(format!("{label:^width$}")));
    }
    format!("{places}\n{edge}+\n{bits}|\n{edge}+\n{}\n", names.trim_end())
}

fn digit(op: &Op, owner: Owner, bit: u8, word: Option<Word>) -> char {
    let of = |word: Word| if word >> bit & 1 == 1 { '1' } else { '0' };
    match (word, owner) {
        (Some(word), _) => of(word),
        (None, Owner::Fixed) => of(op.value),
        (None, Owner::Unused) => '.',
        (None, Owner::Operand { operand, .. }) => {
            op.operands.get(usize::from(operand)).and_then(|o| o.name.chars().next()).unwrap_or('?')
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use onespec_core::isa::{Dir, Needs, Operand, Piece};

    const fn operand(name: &'static str, width: u8, pieces: &'static [Piece]) -> Operand {
        Operand {
            name,
            kind: 0,
            args: &[],
            dir: Dir::In,
            width,
            signed: false,
            align: 0,
            pieces,
            default: None,
            except: &[],
            pcrel: false,
            hex: false,
            wrap: false,
            shown: None,
        }
    }

    static OPERANDS: [Operand; 2] = [
        operand("rd", 3, &[Piece { word: 2, value: 0, len: 3 }]),
        operand("imm", 4, &[Piece { word: 12, value: 3, len: 1 }, Piece { word: 5, value: 0, len: 3 }]),
    ];

    fn op() -> Op {
        Op {
            name: "made",
            ident: "made",
            feature: 0,
            needs: Needs { any: &[] },
            length: 16,
            value: 0xa001,
            mask: 0xe003,
            operands: &OPERANDS,
            lets: &[],
            where_: &[],
            legal: &[],
            hint: None,
            templates: &[],
            specialises: &[],
            is: None,
            has_meaning: false,
            doc: "",
            origin: "",
            data: &[],
        }
    }

    #[test]
    fn every_bit_is_in_one_field() {
        let op = op();
        let fields = fields(&op);
        let bits: u32 = fields.iter().map(|field| u32::from(field.high - field.low) + 1).sum();
        assert_eq!(bits, 16);
        let labels: Vec<String> = fields.iter().map(|field| field.label(&op)).collect();
        assert_eq!(labels, ["", "imm[3]", "", "imm[2:0]", "rd", ""]);
    }

    #[test]
    fn a_word_shows_its_bits() {
        let drawn = draw(&op(), Some(0xb055), Paint::off());
        assert!(drawn.contains("|  101   |   1    | "), "{drawn}");
        let general = draw(&op(), None, Paint::off());
        assert!(general.contains("rrr"), "{general}");
    }
}
