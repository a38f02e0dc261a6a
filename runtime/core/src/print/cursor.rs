//! The printing of one instruction: steps and parts into the buffer.

use super::Printer;
use super::line::Line;
use super::steps::{Plans, Span, Step};
use crate::expr::Env;
use crate::isa::{Expr, Kind, Operand, Part};
use crate::number::{push_address, push_decimal, push_fixed, push_float, push_hex};
use crate::operand::{self, MAX_NESTING, MAX_OPERANDS};

/// One call's printing.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    pub(super) printer: &'a Printer,
    pub(super) pc: Option<u64>,
}

impl Cursor<'_> {
    /// A template that was made ready.
    pub(super) fn steps(&self, out: &mut Line<'_>, env: &Env<'_>, plans: &Plans, span: Span, depth: u8) {
        for step in plans.steps(span) {
            match step {
                Step::Short(text) => out.short(text),
                Step::Text(text) => out.text(plans.text(*text)),
                Step::Named {
                    index,
                    table,
                    before,
                    part,
                } => {
                    let value = env.values.get(usize::from(*index)).copied().unwrap_or(0);
                    match plans.named(*table, value) {
                        Some(text) => out.short(text),
                        None => {
                            out.text(plans.text(*before));
                            self.part(out, env, part, "", depth);
                        }
                    }
                }
                Step::Choice { cond, yes, no } => {
                    self.steps(out, env, plans, if env.holds(cond) { *yes } else { *no }, depth);
                }
                Step::Part(part) => self.part(out, env, part, "", depth),
            }
        }
    }

    /// A template as it stands in the tables.
    pub(super) fn parts(&self, out: &mut Line<'_>, env: &Env<'_>, parts: &[Part], name: &str, depth: u8) {
        for part in parts {
            self.part(out, env, part, name, depth);
        }
    }

    pub(super) fn part(&self, out: &mut Line<'_>, env: &Env<'_>, part: &Part, name: &str, depth: u8) {
        match part {
            Part::Text(text) => out.text(text),
            Part::Name => out.text(name),
            Part::Operand {
                index,
                lead,
                trail,
                optional,
            } => {
                let Some(o) = env.operands.get(*index as usize) else {
                    return;
                };
                let value = env.values.get(*index as usize).copied().unwrap_or(0);
                if *optional && o.default == Some(value) && !self.shows_default(o, value) {
                    return;
                }
                out.text(lead);
                self.operand(out, env, o, value, depth);
                out.text(trail);
            }
            Part::Let(i) => push_decimal(out, env.eval(&Expr::Let(*i))),
            Part::Choice { cond, yes, no } => {
                self.parts(out, env, if env.holds(cond) { yes } else { no }, name, depth);
            }
        }
    }

    /// Are defaults wanted, and has this one a text? Zero stands for nothing, left out or not.
    fn shows_default(&self, o: &Operand, value: i64) -> bool {
        self.printer.options.defaults
            && value != 0
            && match self.printer.isa.kinds.get(o.kind as usize) {
                Some(Kind::Enum { .. }) => self.printer.code_name(o.kind, value).is_some_and(|n| !n.is_empty()),
                _ => true,
            }
    }

    pub(super) fn operand(&self, out: &mut Line<'_>, env: &Env<'_>, o: &Operand, value: i64, depth: u8) {
        match self.printer.isa.kinds.get(o.kind as usize) {
            Some(Kind::Reg { file, .. }) => {
                let file = self.printer.isa.files.get(*file as usize);
                match file.and_then(|f| f.spelling(value)) {
                    Some(name) => out.text(name),
                    None => push_decimal(out, value),
                }
            }
            Some(Kind::Enum { .. }) => match self.printer.code_name(o.kind, value) {
                Some(name) => out.text(name),
                None if o.default == Some(value) => {}
                None => self.integer(out, o, value),
            },
            Some(Kind::Flags { letters, none }) => {
                let count = letters.len();
                let mut empty = true;
                for (i, letter) in letters.chars().enumerate() {
                    if count - 1 - i < 64 && value >> (count - 1 - i) & 1 != 0 {
                        out.text(letter.encode_utf8(&mut [0; 4]));
                        empty = false;
                    }
                }
                if empty {
                    out.text(none);
                }
            }
            Some(Kind::Float(width)) => match o.shown {
                Some(places) => push_fixed(out, value as u64, *width, places),
                None => push_float(out, value as u64, *width),
            },
            Some(Kind::Sum { alts, .. }) => {
                let (params, n) = operand::arguments(env, o);
                let mut values = [0; MAX_OPERANDS];
                match operand::shape_into(self.printer.isa, alts, value as u64, &params[..n], depth, &mut values) {
                    Some(i) if depth < MAX_NESTING => {
                        let alt = &alts[i];
                        let inner = Env {
                            isa: self.printer.isa,
                            operands: alt.operands,
                            lets: alt.lets,
                            values: &values,
                            params: &params[..n],
                            known: &[],
                        };
                        match &self.printer.plans {
                            Some(plans) => self.steps(out, &inner, plans, plans.alt(o.kind, i), depth + 1),
                            None => self.parts(out, &inner, alt.template, "", depth + 1),
                        }
                    }
                    _ => push_hex(out, value),
                }
            }
            Some(Kind::Int) | None => self.integer(out, o, value),
        }
    }

    fn integer(&self, out: &mut Line<'_>, o: &Operand, value: i64) {
        if let (true, Some(pc)) = (o.pcrel, self.pc) {
            let bits = self.printer.options.address_bits.clamp(1, 64);
            return push_address(out, pc.wrapping_add_signed(o.distance(value)) & operand::ones(bits));
        }
        let shown = match o.shown {
            Some(bits) => (value as u64 & operand::ones(bits)) as i64,
            None => value,
        };
        if o.hex || self.printer.options.hex {
            push_hex(out, shown);
        } else {
            push_decimal(out, shown);
        }
    }
}
