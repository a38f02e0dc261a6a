//! Data in sections: numbers, strings, space, alignment.

use super::fixup::{Fixup, Text, Use, fits};
use super::output::Item;
use super::state::{Place, State};
use crate::number;
use crate::parse::expr::{self, Eval, escape, evaluate, skip_blanks};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

impl State<'_> {
    /// `.word a, b + 1, …`
    pub(super) fn numbers(&mut self, text: &str, at: usize, bytes: u8, place: &Place<'_>) {
        let mut at = skip_blanks(text.as_bytes(), at);
        if at >= text.len() {
            return;
        }
        loop {
            let start = skip_blanks(text.as_bytes(), at);
            match evaluate(text, start, &self.scope()) {
                Ok((eval, end)) => {
                    match eval {
                        Eval::Known(v) if v.section.is_none() => {
                            if fits(v.n, bytes) {
                                self.datum(v.n as u64, bytes, place);
                            } else {
                                let message = format!("{:#x} does not fit into {bytes} bytes", v.n);
                                self.error(place, start, end - start, "E0242", message);
                            }
                        }
                        Eval::Known(_) | Eval::Undefined { .. } => self.later(start, end, bytes, place),
                        Eval::Invalid { at, why } => self.error(place, at, 1, "E0235", why.to_string()),
                    }
                    at = skip_blanks(text.as_bytes(), end);
                }
                Err(e) => return self.error(place, e.at, 1, "E0234", format!("expected {}", e.expected)),
            }
            match text.as_bytes().get(at) {
                None => return,
                Some(b',') => at += 1,
                Some(_) => return self.error(place, at, 1, "E0234", "expected `,`".to_string()),
            }
        }
    }

    fn later(&mut self, start: usize, end: usize, bytes: u8, place: &Place<'_>) {
        let (section, offset) = self.here();
        let text = match &place.expansion {
            Some(text) => Text::Expansion(text.clone(), start as u32, end as u32),
            None => Text::Source((place.start + start) as u32, (place.start + end) as u32),
        };
        let sequence = self.symbols.sequence;
        let role = Use::Data { bytes };
        self.fixups.push(Fixup {
            section,
            offset,
            text,
            role,
            sequence,
            place: place.start as u32,
            line: place.line,
        });
        self.datum(0, bytes, place);
    }

    /// One number of at most 8 bytes.
    pub(super) fn datum(&mut self, value: u64, bytes: u8, place: &Place<'_>) {
        let (section, offset) = self.here();
        let count = usize::from(bytes.min(8));
        if self.emit(&value.to_le_bytes()[..count], place) {
            self.items.push(Item {
                offset,
                section,
                length: bytes,
                code: false,
                line: place.line,
            });
        }
    }

    /// `.float 1.5, 2e3`
    pub(super) fn floats(&mut self, text: &str, at: usize, width: u16, place: &Place<'_>) {
        let mut at = at;
        loop {
            let start = skip_blanks(text.as_bytes(), at);
            let len = number::float_length(&text.as_bytes()[start..]);
            let written = text.get(start..start + len).unwrap_or("");
            match number::float(written, width) {
                Some(bits) if number::is_infinite(bits, width) && !written.contains("inf") => {
                    let message = format!("{written} is larger than any number of {width} bits: write `inf`");
                    return self.error(place, start, len, "E0222", message);
                }
                Some(bits) => self.datum(bits, (width / 8) as u8, place),
                None => return self.error(place, start, 1, "E0234", "expected a decimal number".to_string()),
            }
            at = skip_blanks(text.as_bytes(), start + len);
            match text.as_bytes().get(at) {
                None => return,
                Some(b',') => at += 1,
                Some(_) => return self.error(place, at, 1, "E0234", "expected `,`".to_string()),
            }
        }
    }

    /// `.string "a", "b"`, each with a terminating zero or without.
    pub(super) fn strings(&mut self, text: &str, at: usize, terminated: bool, place: &Place<'_>) {
        let mut at = at;
        loop {
            let start = skip_blanks(text.as_bytes(), at);
            let (bytes, end) = match string(text, start) {
                Ok(found) => found,
                Err((at, message)) => return self.error(place, at, 1, "E0234", message.to_string()),
            };
            let zero: &[u8] = if terminated { &[0] } else { &[] };
            let _ = self.emit(&bytes, place) && self.emit(zero, place);
            at = skip_blanks(text.as_bytes(), end);
            match text.as_bytes().get(at) {
                None => return,
                Some(b',') => at += 1,
                Some(_) => return self.error(place, at, 1, "E0234", "expected `,`".to_string()),
            }
        }
    }

    /// `count` copies of the low `bytes` bytes of a value.
    pub(super) fn fill(&mut self, count: i64, bytes: u8, value: i64, place: &Place<'_>) {
        let Ok(copies) = u64::try_from(count) else {
            return self.error(place, 0, 1, "E0243", format!("{count} is no amount of space"));
        };
        let size = copies.saturating_mul(u64::from(bytes));
        if size > self.options.limit {
            let message = format!(
                "{size} bytes are more than a source may ask for: {}",
                self.options.limit
            );
            return self.error(place, 0, 1, "E0243", message);
        }
        if value == 0 || bytes == 0 {
            self.reserve(size, place);
            return;
        }
        let unit = &value.to_le_bytes()[..usize::from(bytes.min(8))];
        let all: Vec<u8> = unit.iter().copied().cycle().take(size as usize).collect();
        let _ = self.emit(&all, place);
    }

    /// Pads to a multiple of `align` (a power of two) with `fill`, or with what the section is padded with.
    pub(super) fn align(&mut self, align: u64, fill: Option<i64>, limit: Option<i64>, place: &Place<'_>) {
        let (_, offset) = self.here();
        let gap = align.wrapping_sub(offset % align) % align;
        if limit.is_some_and(|l| l >= 0 && gap > l as u64) {
            return;
        }
        self.set_align(align);
        match fill {
            Some(byte) => self.fill(gap as i64, 1, byte & 0xff, place),
            None => self.pad(gap, place),
        }
    }

    /// `.org`: goes on at an offset of the section.
    pub(super) fn origin(&mut self, offset: i64, fill: i64, place: &Place<'_>) {
        let (_, here) = self.here();
        match u64::try_from(offset).ok().and_then(|o| o.checked_sub(here)) {
            Some(gap) => self.fill(i64::try_from(gap).unwrap_or(i64::MAX), 1, fill & 0xff, place),
            None => self.error(place, 0, 1, "E0243", format!("cannot go back from {here} to {offset}")),
        }
    }
}

/// A string literal at `at`: its bytes, and where it ends.
pub(super) fn string(text: &str, at: usize) -> Result<(Vec<u8>, usize), (usize, &'static str)> {
    let bytes = text.as_bytes();
    if bytes.get(at) != Some(&b'"') {
        return Err((at, "expected a string"));
    }
    let mut out = Vec::new();
    let mut i = at + 1;
    loop {
        match bytes.get(i) {
            None => return Err((at, "the string has no end")),
            Some(b'"') => return Ok((out, i + 1)),
            Some(b'\\') => {
                let (byte, len) = escaped(&bytes[i + 1..]).ok_or((i, "unknown escape"))?;
                out.push(byte);
                i += 1 + len;
            }
            Some(&c) => {
                out.push(c);
                i += 1;
            }
        }
    }
}

/// What stands behind a backslash: octal digits, `x` and hexadecimal digits, or a letter.
fn escaped(text: &[u8]) -> Option<(u8, usize)> {
    let digits = |from: usize, most: usize, base: u32| {
        let part = text.get(from..).unwrap_or(&[]);
        let count = part
            .iter()
            .take(most)
            .take_while(|c| (**c as char).is_digit(base))
            .count();
        let value = part[..count]
            .iter()
            .fold(0u32, |v, c| v * base + (*c as char).to_digit(base).unwrap_or(0));
        (value as u8, from + count)
    };
    match text.first()? {
        b'0'..=b'7' => Some(digits(0, 3, 8)),
        b'x' | b'X' => Some(digits(1, 2, 16)).filter(|d| d.1 > 1),
        c => escape(*c).map(|byte| (byte, 1)),
    }
}

/// An argument that must be a number now.
pub(super) fn constant(state: &State<'_>, text: &str, at: usize) -> Result<(i64, usize), (usize, &'static str)> {
    match evaluate(text, at, &state.scope()) {
        Ok((Eval::Known(v), end)) if v.section.is_none() => Ok((v.n, end)),
        Ok((Eval::Invalid { at, why }, _)) => Err((at, why)),
        Ok(_) => Err((
            skip_blanks(text.as_bytes(), at),
            "this must be a number that is known here",
        )),
        Err(expr::Syntax { at, expected }) => Err((at, expected)),
    }
}
