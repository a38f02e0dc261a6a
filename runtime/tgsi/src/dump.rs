//! The canonical text of a shader, as the public dumper prints it: statements in order, instructions numbered and
//! indented.
//!
//! [`dump`] prints floats with four digits, as the public one does, so it loses bits; [`dump_exact`] prints what reads
//! back as it was.

use crate::names::{ImmediateType, Location, MemoryKind, Semantic};
use crate::opcodes::Kind;
use crate::syntax::ast::{Declaration, Immediate, Index, Instruction, Item, Property, Range, Register, Shader, Source};
use std::fmt::{self, Display, Formatter, Write as _};

/// The canonical text. Floats have four digits; those that are no numbers are printed as bits.
pub fn dump(shader: &Shader) -> String {
    print(shader, |immediate| format!("{immediate}"))
}

/// The same with the bits of floats: it is read as the shader that it was printed from.
pub fn dump_exact(shader: &Shader) -> String {
    print(shader, |immediate| format!("{immediate:#}"))
}

fn print(shader: &Shader, immediate_text: impl Fn(&Immediate) -> String) -> String {
    let mut out = format!("{}\n", shader.stage.word());
    let (mut number, mut depth) = (0u32, 0usize);
    for item in &shader.items {
        match item {
            Item::Property(property) => push(&mut out, property),
            Item::Declaration(declaration) => push(&mut out, &**declaration),
            Item::Immediate(immediate) => push(&mut out, &immediate_text(immediate)),
            Item::Instruction(instruction) => {
                depth -= usize::from(instruction.opcode.closes() && depth > 0);
                let blanks = 2 * depth.min(MAX_INDENT);
                // Writing to a text does not fail.
                let _ = writeln!(out, "{number:3}: {:blanks$}{instruction}", "");
                depth += usize::from(instruction.opcode.opens());
                number += 1;
            }
        }
    }
    out
}

/// Levels that are indented: the text of a shader of n levels would have n² blanks.
const MAX_INDENT: usize = 100;

fn push(out: &mut String, item: &impl Display) {
    let _ = writeln!(out, "{item}");
}

impl Display for Property {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "PROPERTY {} ", self.name.word())?;
        match self.name.values().get(self.value as usize) {
            Some(word) => f.write_str(word),
            None => write!(f, "{}", self.value),
        }
    }
}

impl Display for Declaration {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "DCL {}", self.file.word())?;
        if let Some(outer) = self.outer {
            bracket(f, outer)?;
        }
        bracket(f, self.range)?;
        mask(f, self.mask)?;
        if let Some(array) = self.array {
            write!(f, ", ARRAY({array})")?;
        }
        if self.local {
            f.write_str(", LOCAL")?;
        }
        if let Some((semantic, index)) = self.semantic {
            write!(f, ", {}", semantic.word())?;
            if index != 0 || matches!(semantic, Semantic::Generic | Semantic::TexCoord) {
                write!(f, "[{index}]")?;
            }
        }
        if let Some([a, b, c, d]) = self.streams {
            write!(f, ", STREAM({a}, {b}, {c}, {d})")?;
        }
        if let Some(target) = self.target {
            write!(f, ", {}", target.word())?;
        }
        // The public reader takes the first of four types for all.
        if let Some(ty) = self.types.first() {
            write!(f, ", {}", ty.word())?;
        }
        if let Some(format) = &self.format {
            write!(f, ", {format}")?;
        }
        let flags = [
            (self.writable, "WR"),
            (self.raw, "RAW"),
            (self.atomic, "ATOMIC"),
            (self.memory != MemoryKind::Global, self.memory.word()),
        ];
        flags
            .iter()
            .filter(|(is_set, _)| *is_set)
            .try_for_each(|(_, word)| write!(f, ", {word}"))?;
        if let Some(interpolation) = self.interpolation {
            write!(f, ", {}", interpolation.word())?;
        }
        if self.location != Location::Center {
            write!(f, ", {}", self.location.word())?;
        }
        match self.invariant {
            true => f.write_str(", INVARIANT"),
            false => Ok(()),
        }
    }
}

fn bracket(f: &mut Formatter<'_>, range: Option<Range>) -> fmt::Result {
    match range {
        None => f.write_str("[]"),
        Some((first, last)) if first == last => write!(f, "[{first}]"),
        Some((first, last)) => write!(f, "[{first}..{last}]"),
    }
}

fn letter(component: u8) -> char {
    ['x', 'y', 'z', 'w'][usize::from(component & 3)]
}

fn mask(f: &mut Formatter<'_>, mask: u8) -> fmt::Result {
    if mask == 0xf {
        return Ok(());
    }
    f.write_char('.')?;
    (0..4)
        .filter(|c| mask >> c & 1 == 1)
        .try_for_each(|c| f.write_char(letter(c)))
}

impl Display for Immediate {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "IMM[{}] {} {{", self.index, self.ty.word())?;
        for (at, &bits) in self.values.iter().enumerate() {
            f.write_str(if at > 0 { ", " } else { "" })?;
            match self.ty {
                ImmediateType::Float32 => {
                    let value = f32::from_bits(bits as u32);
                    match value.is_finite() && !f.alternate() {
                        true => write!(f, "{value:10.4}")?,
                        false => write!(f, "0x{:08x}", bits as u32)?,
                    }
                }
                ImmediateType::Float64 => {
                    let value = f64::from_bits(bits);
                    match (value.is_finite(), f.alternate()) {
                        (true, false) => write!(f, "{value:10.8}")?,
                        (true, true) => write!(f, "{value:e}")?,
                        // Larger than any number: it is read as infinity.
                        (false, _) => write!(f, "{}1e999", if value.is_sign_negative() { "-" } else { "" })?,
                    }
                }
                ImmediateType::Uint32 | ImmediateType::Uint64 => write!(f, "{bits}")?,
                ImmediateType::Int32 => write!(f, "{}", bits as u32 as i32)?,
                ImmediateType::Int64 => write!(f, "{}", bits as i64)?,
            }
        }
        f.write_char('}')
    }
}

impl Display for Index {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.indirect {
            Some(by) => {
                write!(f, "[{}[{}].{}", by.file.word(), by.index, letter(by.component))?;
                match self.base {
                    0 => f.write_char(']')?,
                    base => write!(f, "{base:+}]")?,
                }
            }
            None => write!(f, "[{}]", self.base)?,
        }
        match self.array {
            Some(array) if array != 0 => write!(f, "({array})"),
            _ => Ok(()),
        }
    }
}

impl Display for Register {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.file.word())?;
        if let Some(outer) = self.outer {
            outer.fmt(f)?;
        }
        self.index.fmt(f)
    }
}

impl Display for Source {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.negate { "-" } else { "" })?;
        f.write_str(if self.absolute { "|" } else { "" })?;
        self.register.fmt(f)?;
        if self.swizzle != [0, 1, 2, 3] {
            f.write_char('.')?;
            self.swizzle.iter().try_for_each(|c| f.write_char(letter(*c)))?;
        }
        f.write_str(if self.absolute { "|" } else { "" })
    }
}

impl Display for Instruction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.opcode.info().name)?;
        f.write_str(if self.saturate { "_SAT" } else { "" })?;
        f.write_str(if self.precise { "_PRECISE" } else { "" })?;
        let mut gap = " ";
        for destination in &self.destinations {
            write!(f, "{gap}{}", destination.register)?;
            mask(f, destination.mask)?;
            gap = ", ";
        }
        for source in &self.sources {
            write!(f, "{gap}{source}")?;
            gap = ", ";
        }
        let is_access = self.opcode.info().kind == Kind::Memory;
        if is_access {
            self.qualifiers
                .iter()
                .try_for_each(|one| write!(f, ", {}", one.word()))?;
        }
        if let Some(target) = self.target {
            write!(f, ", {}", target.word())?;
        }
        if let Some(format) = &self.format {
            write!(f, ", {format}")?;
        }
        for offset in &self.offsets {
            let [x, y, z] = offset.swizzle.map(letter);
            write!(f, ", {}.{x}{y}{z}", offset.register)?;
        }
        match self.label {
            Some(label) => write!(f, " :{label}"),
            None => Ok(()),
        }
    }
}
