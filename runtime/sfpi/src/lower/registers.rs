//! Reads and writes of rows and registers: variables of an iteration, loaded in front where they are read or kept, stored behind.

use super::body::Body;
use super::look::{self, is_name};
use super::rows::{Register, lane_name, programmable, read, row_name, write};
use super::value::{Known, Ty, Value, What, bitcast, cast, variable};
use super::{ROWS, Told};
use crate::syntax::ast::{Expr, ExprKind, Span};
use onespec_volt::diag::Diag;
use onespec_volt::syntax::ast;

impl<'a> Body<'_, 'a> {
    /// The place that is no variable which an expression names.
    pub fn register_place(&mut self, place: &'a Expr) -> Told<Option<Register>> {
        match &place.kind {
            ExprKind::Name(name) => Ok(programmable(name)),
            ExprKind::Index(of, index) if is_name(of, "dst_reg") => {
                let value = self.value(index, Some(Ty::Int))?;
                let index = self.constant(&value, "the row of `dst_reg`")?;
                let Some(row) = self.rows.at().and_then(|at| at.checked_add(index)) else {
                    let message = "which row this is isn't known: a loop before it runs as often as its caller says";
                    let help = "make its trip count a parameter of the template";
                    return self.unit.error(Diag::error("E2014", place.span, message).help(help));
                };
                if !(0..ROWS).contains(&row) {
                    let diag = Diag::error("E2008", place.span, format!("there is no row {row} of `dst_reg`"));
                    return self
                        .unit
                        .error(diag.help(format!("rows are 0 to {}: eight tiles of 32", ROWS - 1)));
                }
                Ok(Some(Register::Row(row)))
            }
            ExprKind::Index(of, index) if is_name(of, "l_reg") => {
                let Some(number) = look::lane_register(place) else {
                    let diag = Diag::error("E2004", index.span, "this is no register of lanes");
                    return self
                        .unit
                        .error(diag.help("write `l_reg[LRegs::LReg0]` to `l_reg[LRegs::LReg7]`"));
                };
                Ok(Some(Register::Lane(number)))
            }
            ExprKind::Index(of, _) => {
                let diag = Diag::error(
                    "E2017",
                    of.span,
                    "vectors lie in registers: there are no arrays of them",
                );
                self.unit
                    .error(diag.help("`dst_reg[n]` is a row of the tile, `l_reg[LRegs::LRegN]` a register"))
            }
            _ => Ok(None),
        }
    }

    /// What a register holds; a row is read when it is known as what.
    pub fn read_register(&mut self, register: Register, span: Span) -> Value {
        match register {
            Register::Row(row) => Value {
                what: What::Row(row),
                ty: Ty::Float,
                is_vector: true,
                span,
            },
            Register::Lane(number) => {
                let known = self.rows.lanes.get_mut(&number);
                let found = read(known, span);
                self.rows.lanes.insert(number, found);
                Value::made(variable(&lane_name(number), span), Ty::UInt, true)
            }
            Register::Programmable(number, ty) => {
                let programmed = self.rows.programmed.get(&number).copied();
                if programmed.is_none() {
                    self.rows.asked.insert(number);
                }
                let mut value = match programmed.or_else(|| self.held(number)) {
                    Some(bits) => Value::known(Known::of_bits(bits, ty), ty, span),
                    None => {
                        let kind = if ty == Ty::Float { "Float" } else { "Int" };
                        let name = format!("vConst{kind}Prgm{number}");
                        self.unit.parameter(&name, ty, span);
                        Value::made(variable(&name, span), ty, true)
                    }
                };
                value.is_vector = true;
                value
            }
        }
    }

    /// A row as a number of a type.
    pub fn row(&mut self, row: i64, ty: Ty, span: Span) -> ast::Expr {
        let known = self.rows.rows.get_mut(&row);
        let found = read(known, span);
        self.rows.rows.insert(row, found);
        let value = variable(&row_name(row), span);
        match ty {
            Ty::Float => value,
            ty => bitcast(ty, value),
        }
    }

    pub fn write_register(&mut self, register: Register, value: Value, span: Span) -> Told<()> {
        let is_conditional = self.rows.conditions > 0;
        match register {
            Register::Row(row) => {
                let ty = match (value.constant(), value.ty, value.is_vector) {
                    (Some(known), Ty::Int | Ty::UInt, false) if known.int() != Some(0) => {
                        let message = "whether this is an integer or a float is not said";
                        let help = "write a float (`1.0F`), or declare a `vInt` with this value and assign that";
                        return self.unit.error(Diag::error("E2006", value.span, message).help(help));
                    }
                    (_, Ty::Bool, _) => Ty::Int,
                    (_, ty, true) => ty,
                    (_, _, false) => Ty::Float,
                };
                let made = self.converted(value, ty)?;
                let made = if ty == Ty::Float {
                    made
                } else {
                    bitcast(Ty::Float, made)
                };
                let before = self.rows.rows.get(&row).copied();
                self.rows.rows.insert(row, write(before, is_conditional, span));
                self.emit(super::value::assign(variable(&row_name(row), span), made, span));
            }
            Register::Lane(number) => {
                let ty = if value.ty == Ty::Bool { Ty::Int } else { value.ty };
                let made = self.converted(value, ty)?;
                let made = match ty {
                    Ty::Float => bitcast(Ty::UInt, made),
                    Ty::Int => cast(Ty::UInt, made),
                    _ => made,
                };
                let before = self.rows.lanes.get(&number).copied();
                self.rows.lanes.insert(number, write(before, is_conditional, span));
                self.emit(super::value::assign(variable(&lane_name(number), span), made, span));
            }
            Register::Programmable(number, ty) => self.program((number, ty), &value, span)?,
        }
        Ok(())
    }

    /// The bits of a programmable constant to which the file assigns one number.
    fn held(&self, number: u32) -> Option<u32> {
        self.unit.held.get(&number).copied().flatten()
    }

    /// Assigns a programmable constant: what is read behind it, also behind a call that does it, is the new number.
    fn program(&mut self, (number, ty): (u32, Ty), value: &Value, span: Span) -> Told<()> {
        let Some(known) = value.constant().filter(|_| self.rows.conditions == 0) else {
            let message =
                "what a programmable constant holds must be known when the kernel is compiled, the same everywhere";
            let help = "assign a number outside of conditions, or read it alone: then it is a parameter of the kernel";
            return self.unit.error(Diag::error("E2014", span, message).help(help));
        };
        let bits = known.bits(ty);
        let programmed = self.rows.programmed.get(&number).copied();
        let before = programmed.or_else(|| self.held(number));
        if programmed.is_none() && before != Some(bits) && self.rows.asked.contains(&number) {
            let message =
                "this programmable constant is read above, where it held another number in the first rows alone";
            let help = "assign it in front of the loop over rows, or use another programmable constant";
            return self.unit.error(Diag::error("E2014", span, message).help(help));
        }
        // The first frame is the kernel's own.
        let callee = self.frames.iter().skip(1).last();
        if let (Some(before), Some(frame)) = (before.filter(|before| *before != bits), callee) {
            let shown = |bits: u32| match Known::of_bits(bits, ty) {
                Known::Float(x) => x.to_string(),
                Known::Int(n) => n.to_string(),
                Known::Bool(b) => b.to_string(),
            };
            let message = format!(
                "`{}` overwrites a programmable constant of its caller: {} becomes {}",
                frame.name,
                shown(before),
                shown(bits)
            );
            let help = "use another programmable constant, or assign it again behind the call";
            self.unit.warn(Diag::warning("W2003", span, message).help(help));
        }
        self.rows.programmed.insert(number, bits);
        Ok(())
    }
}
