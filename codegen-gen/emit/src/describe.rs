//! The syntax and the bit layout of instructions in words, for generated documentation and the manual.

use onespec_description::model::{Let, Op, Operand, Part};

/// The first template as an author of assembly reads it: `addi rd, rs1, imm`.
pub fn syntax(op: &Op) -> String {
    op.templates.first().map_or(String::new(), |template| {
        template_text(&op.name, template, &op.operands, &op.lets)
    })
}

/// A template as an author of assembly reads it; what may be left out stands in brackets.
pub fn template_text(name: &str, template: &[Part], operands: &[Operand], lets: &[Let]) -> String {
    let mut text = String::new();
    parts(name, template, operands, lets, &mut text);
    text.trim().to_string()
}

fn parts(name: &str, list: &[Part], operands: &[Operand], lets: &[Let], text: &mut String) {
    let operand = |i: &u8| operands.get(usize::from(*i)).map_or("?", |o| o.name.as_str());
    for part in list {
        match part {
            Part::Text(s) | Part::Spelled(s) => text.push_str(s),
            Part::Name => text.push_str(name),
            Part::Operand {
                index,
                lead,
                trail,
                optional: true,
            } => {
                *text += &format!("[{lead}{}{trail}]", operand(index));
            }
            Part::Operand {
                index,
                lead,
                trail,
                optional: false,
            } => {
                *text += &format!("{lead}{}{trail}", operand(index));
            }
            Part::Let(i) => text.push_str(lets.get(usize::from(*i)).map_or("?", |l| l.name.as_str())),
            Part::Choice { yes, no, .. } => {
                text.push('<');
                parts(name, yes, operands, lets, text);
                text.push('|');
                parts(name, no, operands, lets, text);
                text.push('>');
            }
        }
    }
}

/// The layout, most significant bit first: fixed bits, and the operands' names with the bits of them that stand there.
pub fn bits(op: &Op) -> String {
    runs(op).iter().map(Run::text).collect::<Vec<_>>().join(" ")
}

/// A run of neighbouring bits of a word that belong together.
pub enum Run {
    /// Fixed bits, as written.
    Fixed(String),
    /// Ignored when decoding.
    Ignored(u8),
    /// Bits `lo + len - 1 ..= lo` of an operand that has `width` bits placed.
    Operand { name: String, lo: u8, len: u8, whole: bool },
}

impl Run {
    /// Bits of the run.
    pub fn width(&self) -> usize {
        match self {
            Run::Fixed(s) => s.len(),
            Run::Ignored(n) => usize::from(*n),
            Run::Operand { len, .. } => usize::from(*len),
        }
    }

    /// What stands there: `0110011`, `rd`, `imm[11:5]`.
    pub fn text(&self) -> String {
        match self {
            Run::Fixed(s) => s.clone(),
            Run::Ignored(n) => ".".repeat(usize::from(*n)),
            Run::Operand { name, whole: true, .. } => name.clone(),
            Run::Operand { name, lo, len: 1, .. } => format!("{name}[{lo}]"),
            Run::Operand { name, lo, len, .. } => format!("{name}[{}:{lo}]", lo + len - 1),
        }
    }
}

/// The layout of an instruction as runs, most significant first.
pub fn runs(op: &Op) -> Vec<Run> {
    let mut list: Vec<Run> = Vec::new();
    let mut bit = op.length;
    while bit > 0 {
        let top = bit - 1;
        let operand = op.operands.iter().find_map(|o| {
            let piece = o.pieces.iter().find(|p| u16::from(p.word) + u16::from(p.len) == bit)?;
            Some((o, piece))
        });
        if let Some((o, piece)) = operand {
            let whole = o.pieces.len() == 1 && piece.len == o.width;
            list.push(Run::Operand {
                name: o.name.clone(),
                lo: piece.value,
                len: piece.len,
                whole,
            });
            bit -= u16::from(piece.len).max(1).min(bit);
            continue;
        }
        let fixed = op.mask >> top & 1 == 1;
        match list.last_mut() {
            Some(Run::Fixed(s)) if fixed => s.push(if op.value >> top & 1 == 1 { '1' } else { '0' }),
            Some(Run::Ignored(n)) if !fixed => *n += 1,
            _ if fixed => list.push(Run::Fixed(if op.value >> top & 1 == 1 { "1" } else { "0" }.into())),
            _ => list.push(Run::Ignored(1)),
        }
        bit = top;
    }
    list
}
