//! The encoding of an instruction as a diagram: a box for each field, with its bit positions above, its bits inside,
//! its name below.

use crate::paint::Paint;
use onespec_core::explain::{Field, Role, fields};
use onespec_core::isa::{Op, Word};
use std::fmt::Write as _;

/// Draws the bits of a word, or for `None` those of the instruction in general, operands as their first letters. Fixed
/// bits that the instruction would want otherwise have a line of their own.
pub fn draw(op: &Op, word: Option<Word>, paint: Paint) -> String {
    let (mut places, mut edge, mut bits) = (String::new(), String::new(), String::new());
    let (mut names, mut wanted) = (String::new(), String::new());
    for field in fields(op, word.unwrap_or(op.value)) {
        let label = label(op, &field);
        let content: String = (0..=field.hi - field.lo)
            .rev()
            .map(|bit| digit(op, &field, bit, word))
            .collect();
        let place = match field.hi - field.lo {
            0 => field.hi.to_string(),
            _ => format!("{}..{}", field.hi, field.lo),
        };
        let width = content.len().max(label.len()).max(place.len());
        let colour = |text: String| match field.role {
            Role::Operand { index, .. } => paint.field(usize::from(index), &text),
            Role::Fixed => paint.bold(&text),
            Role::Ignored => paint.dim(&text),
        };
        let right = match field.wanted {
            Some(right) => format!("{right:0count$b}", count = content.len()),
            None => String::new(),
        };
        let _ = write!(places, "  {} ", paint.dim(&format!("{place:^width$}")));
        let _ = write!(edge, "+{}", "-".repeat(width + 2));
        let _ = write!(bits, "| {} ", colour(format!("{content:^width$}")));
        let _ = write!(names, "  {} ", colour(format!("{label:^width$}")));
        let _ = write!(wanted, "  {right:^width$} ");
    }
    let mut drawn = format!(
        "{}\n{edge}+\n{bits}|\n{edge}+\n{}\n",
        places.trim_end(),
        names.trim_end()
    );
    if !wanted.trim().is_empty() {
        let _ = writeln!(drawn, "{}   would be right", wanted.trim_end());
    }
    drawn
}

/// `imm[10:5]`, or the name alone when the field holds all of the operand.
fn label(op: &Op, field: &Field) -> String {
    let Role::Operand { index, hi, lo } = field.role else {
        return String::new();
    };
    let Some(operand) = op.operands.get(usize::from(index)) else {
        return String::new();
    };
    match (hi - lo + 1 == operand.width, hi == lo) {
        (true, _) => operand.name.to_string(),
        (false, true) => format!("{}[{lo}]", operand.name),
        (false, false) => format!("{}[{hi}:{lo}]", operand.name),
    }
}

/// The character for a bit of a field, counted from its lowest.
fn digit(op: &Op, field: &Field, bit: u16, word: Option<Word>) -> char {
    match (word, field.role) {
        (None, Role::Ignored) => '.',
        (None, Role::Operand { index, .. }) => op
            .operands
            .get(usize::from(index))
            .and_then(|operand| operand.name.chars().next())
            .unwrap_or('?'),
        _ if field.bits >> bit & 1 == 1 => '1',
        _ => '0',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn op(name: &str) -> &'static Op {
        let riscv = onespec_machines::find("riscv");
        let isa = riscv.expect("a build with RISC-V").isa;
        isa.ops
            .iter()
            .find(|op| op.name == name)
            .expect("an instruction of RISC-V")
    }

    #[test]
    fn a_word_shows_its_bits() {
        let drawn = draw(op("addi"), Some(0x0085_0513), Paint::off());
        assert!(
            drawn.contains("| 000000001000 | 01010  |  000   | 01010 | 0010011 |"),
            "{drawn}"
        );
    }

    #[test]
    fn an_instruction_in_general_shows_letters() {
        let drawn = draw(op("beq"), None, Paint::off());
        assert!(
            drawn.contains("rrrrr") && drawn.contains("imm[10:5]") && drawn.contains("1100011"),
            "{drawn}"
        );
    }

    #[test]
    fn wrong_bits_are_told() {
        let drawn = draw(op("addi"), Some(0x0085_1513), Paint::off());
        assert!(drawn.contains("000   would be right"), "{drawn}");
    }
}
