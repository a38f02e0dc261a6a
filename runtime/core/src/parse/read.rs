//! Reading one operand: registers, names, flags, numbers, expressions, relocation functions.

use super::error::Expected;
use super::expr::{self, Eval, skip_blanks};
use super::matcher::{Cx, Matcher, Simple, Symbolic};
use crate::isa::{Expr, Isa, Kind, Operand};
use crate::number;

impl Matcher {
    /// Reads an operand that has one reading.
    pub(super) fn simple(&mut self, cx: &Cx<'_>, o: &'static Operand, frame: usize, index: u8, at: usize) -> Simple {
        match cx.parser.isa.kinds.get(o.kind as usize) {
            Some(Kind::Reg { file, .. }) => {
                let at = skip_blanks(cx.bytes, at);
                let mut name = cx.text.get(at..at + expr::name_length(&cx.bytes[at..])).unwrap_or("");
                let names = cx.parser.registers.get(*file as usize);
                loop {
                    if let Some(number) = names.and_then(|names| names.get(name)) {
                        return self.read(frame, index, i64::from(number), at, at + name.len());
                    }
                    // What stands behind a dot may be a suffix.
                    match name.rsplit_once('.') {
                        Some((shorter, _)) => name = shorter,
                        None => return self.failed(at, Expected::Register(*file)),
                    }
                }
            }
            Some(Kind::Sum { .. }) => Simple::Branches,
            Some(Kind::Enum { names, open }) => {
                if let Some(Some(table)) = cx.parser.enums.get(o.kind as usize) {
                    let place = skip_blanks(cx.bytes, at);
                    // Names of codes may start with a digit.
                    let len = cx.bytes[place..].iter().take_while(|c| expr::is_name(**c)).count();
                    let name = cx.text.get(place..place + len).unwrap_or("");
                    if let Some(code) = table.get(name).and_then(|i| names.get(i as usize)) {
                        return self.read(frame, index, code.1, place, place + len);
                    }
                }
                let place = skip_blanks(cx.bytes, at);
                if *open && cx.bytes.get(place).is_some_and(|c| c.is_ascii_digit() || *c == b'-') {
                    return self.integer(cx, o, frame, index, place);
                }
                match cx.parser.enums.get(o.kind as usize) {
                    Some(Some(_)) if *open => self.integer(cx, o, frame, index, place),
                    Some(Some(_)) => self.failed(at, Expected::Code(o.kind)),
                    _ => Simple::Branches,
                }
            }
            Some(Kind::Flags { letters, none }) => {
                let at = skip_blanks(cx.bytes, at);
                let token: &[u8] = &cx.bytes[at..];
                let mut bits = 0;
                let mut len = 0;
                for c in token {
                    match letters.bytes().position(|l| l == *c) {
                        Some(i) if bits >> (letters.len() - 1 - i) & 1 == 0 => bits |= 1i64 << (letters.len() - 1 - i),
                        _ => break,
                    }
                    len += 1;
                }
                if len == 0 && token.starts_with(none.as_bytes()) {
                    len = none.len();
                }
                if len == 0 && !none.is_empty() || token.get(len).is_some_and(|c| expr::is_name(*c)) {
                    return self.failed(at, Expected::Code(o.kind));
                }
                self.read(frame, index, bits, at, at + len)
            }
            Some(Kind::Float(width)) => {
                let at = skip_blanks(cx.bytes, at);
                let raw = cx.bytes[at..].starts_with(b"0x");
                let found = if raw {
                    number::literal(&cx.bytes[at..]).map(|(bits, len)| (bits as i64, len))
                } else {
                    let len = number::float_length(&cx.bytes[at..]);
                    let text = cx.text.get(at..at + len).unwrap_or("");
                    number::float(text, *width).map(|bits| (bits as i64, len))
                };
                match found {
                    Some((bits, len)) => self.read(frame, index, bits, at, at + len),
                    None => self.failed(at, Expected::Word("a number")),
                }
            }
            Some(Kind::Int) | None if frame == 0 => self.integer(cx, o, frame, index, skip_blanks(cx.bytes, at)),
            Some(Kind::Int) | None => match signed_literal(cx.bytes, at) {
                Some((value, end)) => self.read(frame, index, shown(o, value), at, end),
                None => self.failed(at, Expected::Word("a number")),
            },
        }
    }

    /// Reads an integer of the instruction itself: a literal, an expression, or a relocation function of one.
    fn integer(&mut self, cx: &Cx<'_>, o: &Operand, frame: usize, index: u8, at: usize) -> Simple {
        // The common case by itself: a literal with nothing behind it that could go on. Where the template goes on
        // with what looks like an operator (`+1<<2`), that is not part of an expression.
        if let Some((value, end)) = signed_literal(cx.bytes, at)
            && (matches!(cx.bytes.get(end), None | Some(b',' | b'(' | b')'))
                || !self.follow.is_empty() && cx.bytes[end..].starts_with(self.follow.as_bytes()))
        {
            return self.read(frame, index, shown(o, value), at, end);
        }
        if cx.bytes.get(at) == Some(&b'%') {
            return self.relocation(cx, o, frame, index, at);
        }
        match expr::evaluate(cx.text, at, cx.scope) {
            Ok((Eval::Known(v), end)) if v.section.is_none() => self.read(frame, index, shown(o, v.n), at, end),
            Ok((Eval::Known(_) | Eval::Undefined { .. }, end)) => self.symbolic(frame, index, None, at, (at, end)),
            Ok((Eval::Invalid { at, why }, _)) => {
                self.invalid.get_or_insert((at, why));
                self.failed(at, Expected::Word("another expression"))
            }
            Err(e) => self.failed(e.at, Expected::Word(e.expected)),
        }
    }

    fn relocation(&mut self, cx: &Cx<'_>, o: &Operand, frame: usize, index: u8, at: usize) -> Simple {
        let len = expr::name_length(&cx.bytes[at + 1..]);
        let name = cx.text.get(at + 1..at + 1 + len).unwrap_or("");
        let Some(reloc) = cx.parser.isa.relocs.iter().position(|r| r.name == name) else {
            return self.failed(at + 1, Expected::Relocation);
        };
        let open = at + 1 + len;
        if cx.bytes.get(open) != Some(&b'(') {
            return self.failed(open, Expected::Text("("));
        }
        match expr::evaluate(cx.text, open + 1, cx.scope) {
            Ok((eval, end)) => {
                let close = skip_blanks(cx.bytes, end);
                if cx.bytes.get(close) != Some(&b')') {
                    return self.failed(close, Expected::Text(")"));
                }
                let r = &cx.parser.isa.relocs[reloc];
                match eval {
                    Eval::Known(v) if v.section.is_none() && !r.pcrel && !r.of_label => {
                        let value = reloc_value(cx.parser.isa, &r.value, v.n);
                        self.read(frame, index, shown(o, value), at, close + 1)
                    }
                    Eval::Known(_) | Eval::Undefined { .. } => {
                        let done = self.symbolic(frame, index, Some(reloc as u16), open + 1, (at, close + 1));
                        if let (Some(s), Simple::Read(_)) = (self.open.last_mut(), &done) {
                            s.end = end as u32;
                        }
                        done
                    }
                    Eval::Invalid { at, why } => {
                        self.invalid.get_or_insert((at, why));
                        self.failed(at, Expected::Word("another expression"))
                    }
                }
            }
            Err(e) => self.failed(e.at, Expected::Word(e.expected)),
        }
    }

    /// Notes an operand whose value comes later: `start` is its expression, `span` all its text.
    fn symbolic(&mut self, frame: usize, index: u8, reloc: Option<u16>, start: usize, span: (usize, usize)) -> Simple {
        if frame != 0 {
            return self.failed(start, Expected::Word("a number"));
        }
        self.open.push(Symbolic {
            operand: index,
            reloc,
            start: start as u32,
            end: span.1 as u32,
        });
        self.read(frame, index, 0, span.0, span.1)
    }

    #[inline]
    fn read(&mut self, frame: usize, index: u8, value: i64, at: usize, end: usize) -> Simple {
        if frame == 0
            && let Some(span) = self.spans.get_mut(index as usize)
        {
            *span = (at as u32, end as u32);
        }
        // Two places of a template that show the same operand must agree.
        let f = &self.frames[frame];
        if f.set >> (index & 31) & 1 != 0 && f.values.get(index as usize) != Some(&value) {
            return self.failed(at, Expected::Word("the same operand as before"));
        }
        self.assign(frame, index, value);
        Simple::Read(end)
    }
}

/// Text shows values modulo a power of two: back to the value.
fn shown(o: &Operand, value: i64) -> i64 {
    match o.shown {
        Some(bits) if bits > 0 && bits < 63 && o.signed && value >> (bits - 1) == 1 => value - (1 << bits),
        _ => value,
    }
}

/// The value of a relocation function for a symbol's value (or distance).
pub fn reloc_value(isa: &Isa, e: &Expr, x: i64) -> i64 {
    crate::expr::Env {
        isa,
        operands: &[],
        lets: &[],
        values: &[],
        known: &[],
        params: &[x],
    }
    .eval(e)
}

/// An integer literal with a sign, blanks in front of it skipped: its value and where it ends.
#[inline]
pub(super) fn signed_literal(bytes: &[u8], at: usize) -> Option<(i64, usize)> {
    let at = skip_blanks(bytes, at);
    let (negative, from) = match bytes.get(at) {
        Some(b'-') => (true, at + 1),
        Some(b'+') => (false, at + 1),
        _ => (false, at),
    };
    let (value, len) = number::literal(bytes.get(from..)?)?;
    let value = value as i64;
    Some((if negative { value.wrapping_neg() } else { value }, from + len))
}
