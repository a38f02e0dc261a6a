//! Templates compiled for printing.
//!
//! A register or a modifier prints as one of few texts, which depend on its number only. These are made once, with the
//! separators before and after them, so that printing is a table lookup. The texts come from the same code that prints
//! a part, so they cannot differ from it. Everything else stays a part.

use super::cursor::Cursor;
use super::line::{Line, Short};
use super::steps::{Cell, Plan, Plans, Span, Step};
use super::{KEPT_LETS, Printer};
use crate::expr::Env;
use crate::isa::{Expr, Kind, Op, Operand, Part};
use crate::operand::{Args, MAX_OPERANDS};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

/// Tables have no more texts than this.
const MAX_NAMES: usize = 512;

/// The plans of a printer's machine.
pub(super) fn plans(printer: &Printer) -> Plans {
    let mut maker = Maker {
        cursor: Cursor { printer, pc: None },
        plans: Plans::default(),
        tables: BTreeMap::new(),
    };
    let isa = printer.isa;
    let alts = isa.kinds.iter().map(|kind| match kind {
        Kind::Sum { alts, .. } => alts
            .iter()
            .map(|alt| maker.template(alt.template, "", alt.operands))
            .collect(),
        _ => Vec::new(),
    });
    let alts = alts.collect();
    let ops = isa.ops.iter().map(|op| Plan {
        steps: match op.templates.first() {
            Some(template) => maker.template(template, op.name, op.operands),
            None => maker.template(&[Part::Name], op.name, &[]),
        },
        lets: lets_of(op),
    });
    let ops = ops.collect();
    let aliases = isa
        .aliases
        .iter()
        .map(|alias| maker.template(alias.template, alias.name, alias.operands));
    let aliases = aliases.collect();
    Plans {
        ops,
        aliases,
        alts,
        ..maker.plans
    }
}

/// What the texts of a table depend on: the text before, the kind, the texts around it, the value that prints nothing,
/// and how a value without a name is shown.
type Key = (
    String,
    u16,
    &'static str,
    &'static str,
    Option<Option<i64>>,
    (Option<i64>, bool, Option<u8>),
);

struct Maker<'a> {
    cursor: Cursor<'a>,
    plans: Plans,
    tables: BTreeMap<Key, Span>,
}

impl Maker<'_> {
    fn template(&mut self, parts: &'static [Part], name: &str, operands: &'static [Operand]) -> Span {
        let mut steps = Vec::new();
        // Texts since the last step; those without the mnemonic are few, and go into tables.
        let mut pending = String::new();
        let mut named = false;
        for part in parts {
            match part {
                Part::Text(text) => pending.push_str(text),
                Part::Name => {
                    pending.push_str(name);
                    named = true;
                }
                Part::Choice { cond, yes, no } => {
                    self.flush(&mut steps, &mut pending);
                    named = false;
                    let (yes, no) = (self.template(yes, name, operands), self.template(no, name, operands));
                    steps.push(Step::Choice { cond, yes, no });
                }
                Part::Operand { index, .. } => {
                    if named {
                        self.flush(&mut steps, &mut pending);
                        named = false;
                    }
                    match self.table(part, operands, &pending) {
                        Some(table) => {
                            let before = self.text(&pending);
                            pending.clear();
                            steps.push(Step::Named {
                                index: *index,
                                table,
                                before,
                                part,
                            });
                        }
                        None => {
                            self.flush(&mut steps, &mut pending);
                            steps.push(Step::Part(part));
                        }
                    }
                }
                Part::Let(_) => {
                    self.flush(&mut steps, &mut pending);
                    named = false;
                    steps.push(Step::Part(part));
                }
            }
        }
        self.flush(&mut steps, &mut pending);
        let start = self.plans.steps.len() as u32;
        self.plans.steps.extend(steps);
        Span {
            start,
            end: self.plans.steps.len() as u32,
        }
    }

    fn flush(&mut self, steps: &mut Vec<Step>, pending: &mut String) {
        if !pending.is_empty() {
            steps.push(match Short::new(pending) {
                Some(short) => Step::Short(short),
                None => Step::Text(self.text(pending)),
            });
            pending.clear();
        }
    }

    fn text(&mut self, text: &str) -> Cell {
        let start = self.plans.texts.len() as u32;
        self.plans.texts.push_str(text);
        Cell {
            start,
            end: self.plans.texts.len() as u32,
        }
    }

    /// The texts of an operand's values, behind those before it; `None` when they depend on more than the value, or are
    /// long.
    fn table(&mut self, part: &'static Part, operands: &'static [Operand], before: &str) -> Option<Span> {
        let Part::Operand {
            index,
            lead,
            trail,
            optional,
        } = part
        else {
            return None;
        };
        let operand = operands.get(usize::from(*index)).filter(|o| !o.pcrel)?;
        let printer = self.cursor.printer;
        let count = match printer.isa.kinds.get(usize::from(operand.kind))? {
            Kind::Reg { file, .. } => usize::from(printer.isa.files.get(usize::from(*file))?.count),
            Kind::Enum { .. } => printer.names.get(usize::from(operand.kind))?.len(),
            _ => return None,
        };
        if count == 0 || count > MAX_NAMES || usize::from(*index) >= MAX_OPERANDS {
            return None;
        }
        let key = (
            String::from(before),
            operand.kind,
            *lead,
            *trail,
            optional.then_some(operand.default),
            (operand.default, operand.hex, operand.shown),
        );
        if let Some(table) = self.tables.get(&key) {
            return Some(*table);
        }
        let mut cells = Vec::with_capacity(count);
        let mut values: Args = [0; MAX_OPERANDS];
        for value in 0..count {
            values[usize::from(*index)] = value as i64;
            let env = Env::of(printer.isa, operands, &[], &values);
            // What is left out takes nothing with it but its own texts.
            let mut text = String::from(before);
            self.cursor.part(&mut Line::new(&mut text), &env, part, "", 0);
            cells.push(Short::new(&text)?);
        }
        let start = self.plans.cells.len() as u32;
        self.plans.cells.extend(cells);
        let table = Span {
            start,
            end: self.plans.cells.len() as u32,
        };
        self.tables.insert(key, table);
        Some(table)
    }
}

/// Which lets the template of an instruction looks at, those that its lets use included.
fn lets_of(op: &Op) -> u8 {
    if op.lets.len() > KEPT_LETS {
        return u8::MAX;
    }
    let bit = |i: u8| 1u8.checked_shl(i.into()).unwrap_or(0);
    let mut used = 0;
    if let Some(template) = op.templates.first() {
        in_parts(template, op.operands, &mut |i| used |= bit(i));
    }
    loop {
        let before = used;
        for (i, l) in op.lets.iter().enumerate() {
            if before >> i & 1 != 0 {
                in_expr(&l.value, &mut |i| used |= bit(i));
            }
        }
        if used == before {
            return used;
        }
    }
}

fn in_parts(parts: &[Part], operands: &[Operand], note: &mut dyn FnMut(u8)) {
    for part in parts {
        match part {
            Part::Text(_) | Part::Name => {}
            Part::Let(i) => note(*i),
            Part::Operand { index, .. } => {
                for arg in operands.get(usize::from(*index)).map_or(&[][..], |o| o.args) {
                    in_expr(arg, note);
                }
            }
            Part::Choice { cond, yes, no } => {
                in_expr(cond, note);
                in_parts(yes, operands, note);
                in_parts(no, operands, note);
            }
        }
    }
}

fn in_expr(e: &Expr, note: &mut dyn FnMut(u8)) {
    match e {
        Expr::Let(i) => note(*i),
        Expr::Num(_) | Expr::Operand(_) | Expr::Param(_) | Expr::Slice(..) => {}
        Expr::Un(_, a) | Expr::In(a, _) | Expr::Call(_, a) => in_expr(a, note),
        Expr::Bin(_, a, b) => {
            in_expr(a, note);
            in_expr(b, note);
        }
        Expr::Cond(a, b, c) => {
            in_expr(a, note);
            in_expr(b, note);
            in_expr(c, note);
        }
    }
}
