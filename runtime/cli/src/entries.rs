//! Entries of a machine's tables in words: what is listed, the extension, what an operand is.

use onespec_core::isa::{Isa, Kind, Op, Operand};

/// The instructions that are the machine's own: of a mirror its pseudo-instructions.
pub fn listed(isa: &Isa) -> &'static [Op] {
    isa.mirror.map_or(isa.ops, |mirror| mirror.ops)
}

/// Name of the extension that an instruction belongs to.
pub fn feature(isa: &Isa, op: &Op) -> &'static str {
    isa.features
        .get(usize::from(op.feature))
        .map_or("", |feature| feature.name)
}

/// What an operand is, in a word: the register file, `s12`, `u5`, `enum`.
pub fn kind(isa: &Isa, operand: &Operand) -> String {
    match isa.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Reg { file, .. }) => isa
            .files
            .get(usize::from(*file))
            .map_or("register", |f| f.name)
            .to_string(),
        Some(Kind::Float(bits)) => format!("f{bits}"),
        Some(Kind::Enum { .. }) => "enum".into(),
        Some(Kind::Flags { .. }) => "flags".into(),
        Some(Kind::Sum { .. }) => "sum".into(),
        Some(Kind::Int) | None => format!("{}{}", if operand.signed { "s" } else { "u" }, operand.width),
    }
}
