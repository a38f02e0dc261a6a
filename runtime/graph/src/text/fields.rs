//! The numbers of an instruction: `<imm=-5, rm=rtz>`. Those that are as usual are not written; a whole bitfield may be
//! given as one number, too.

use super::cursor::{Fault, is_word, shown};
use super::nearest::did_you_mean;
use super::parse::Parser;
use crate::circuit::set::{Bitfield, Field, GateDef};

/// The bitfield of a text that says nothing.
pub(super) fn usual(fields: &[Field]) -> u64 {
    fields.iter().fold(0, |bits, field| bits | field.place(field.usual))
}

/// Writes a bitfield so that it reads as the same.
pub(super) fn print(fields: &[Field], bits: u64, text: &mut String) {
    let known = fields.iter().fold(0, |mask, field| mask | field.place(u64::MAX));
    if bits & !known != 0 {
        // The verifier has a word on it; a text must be able to hold it.
        text.push_str(&format!("<{bits:#x}>"));
        return;
    }
    let unusual = fields.iter().filter(|field| field.of(bits) != field.usual);
    for (i, field) in unusual.clone().enumerate() {
        text.push_str(if i > 0 { ", " } else { "<" });
        text.push_str(field.name);
        text.push('=');
        let number = field.of(bits);
        let name = field.names.iter().find(|(_, of)| *of == number);
        match name {
            Some((name, _)) => text.push_str(name),
            None if field.signed && field.width > 0 && number >> (field.width - 1) == 1 => {
                let size = number.wrapping_neg() & field.of(u64::MAX);
                text.push('-');
                text.push_str(itoa::Buffer::new().format(size));
            }
            None => text.push_str(itoa::Buffer::new().format(number)),
        }
    }
    if unusual.count() > 0 {
        text.push('>');
    }
}

impl Parser<'_> {
    /// Whether the numbers of this gate have names and the text in front begins with one.
    pub(super) fn has_fields(&self, def: &GateDef) -> bool {
        let rest = &self.cursor.text.as_bytes()[self.cursor.pos..];
        let first = rest.iter().skip(1).find(|b| !matches!(b, b' ' | b'\t'));
        let is_name = first.is_some_and(|b| is_word(*b) && !b.is_ascii_digit());
        matches!(def.bitfield, Bitfield::Immediates(_)) && is_name
    }

    /// `<imm=-5, rm=rtz>`: the bitfield, and where it stands.
    pub(super) fn fields(&mut self, def: &GateDef) -> Result<(u64, usize), Fault> {
        let Bitfield::Immediates(fields) = def.bitfield else {
            return Err(self.cursor.fault("a number"));
        };
        self.cursor.expect(b'<', "")?;
        let begin = self.cursor.pos;
        let mut bits = usual(fields);
        let mut seen = 0u64;
        loop {
            let at = self.cursor.pos;
            let name = self.cursor.word();
            let Some(index) = fields.iter().position(|field| field.name == name) else {
                let hint = did_you_mean(name, fields.iter().map(|field| field.name));
                let message = format!("{} has no number {}{hint}", def.name, shown(name));
                return Err(Fault::new("E001", at, message));
            };
            let field = &fields[index];
            if seen >> index & 1 == 1 {
                return Err(Fault::new("E001", at, format!("{name} is given twice")));
            }
            seen |= 1 << index;
            self.cursor.blank();
            self.cursor.expect(b'=', " behind the name of a number")?;
            let number = self.field(field)?;
            bits = bits & !field.place(u64::MAX) | field.place(number);
            self.cursor.blank();
            if !self.cursor.eat_blank(b',') {
                break;
            }
        }
        self.cursor.expect(b'>', " behind the numbers")?;
        Ok((bits, begin))
    }

    /// A name of the field's, or a number that fits it.
    fn field(&mut self, field: &Field) -> Result<u64, Fault> {
        let at = self.cursor.pos;
        let negative = self.cursor.eat_blank(b'-');
        let word = self.cursor.word();
        if !negative && let Some((_, number)) = field.names.iter().find(|(name, _)| *name == word) {
            return Ok(*number);
        }
        let parsed = match word.strip_prefix("0x").or(word.strip_prefix("0X")) {
            Some(hex) => u64::from_str_radix(hex, 16),
            None => word.parse(),
        };
        let all = field.of(u64::MAX);
        let fits = |size: u64| match (negative, field.signed, field.width) {
            (true, false, _) | (_, _, 0) => size == 0,
            (true, true, width) => size <= 1 << (width - 1),
            // Bits as they are encoded, with the sign among them, are welcome in hexadecimal only.
            (false, true, width) if !word.starts_with("0x") && !word.starts_with("0X") => size < 1 << (width - 1),
            (false, ..) => size <= all,
        };
        match parsed {
            Ok(size) if fits(size) => Ok(if negative { size.wrapping_neg() & all } else { size }),
            Ok(_) => {
                let sort = if field.signed { "with a sign" } else { "without a sign" };
                let message = format!("{} is a number of {} bits {sort}", field.name, field.width);
                Err(Fault::new("E001", at, message))
            }
            Err(_) if word.is_empty() => {
                self.cursor.pos = at;
                Err(self.cursor.fault("a number or a name of one"))
            }
            Err(_) => {
                let hint = did_you_mean(word, field.names.iter().map(|(name, _)| *name));
                let message = format!("{} can't be {}{hint}", field.name, shown(word));
                Err(Fault::new("E001", at, message))
            }
        }
    }
}
