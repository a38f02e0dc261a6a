//! Declarations and assignments: scalars that are known are kept here, all else becomes variables of Volt.

use super::Told;
use super::body::Body;
use super::env::{Binding, Variable};
use super::look;
use super::value::{Ty, Value, What, assign, declare, named, variable};
use crate::syntax::ast::{BinOp, Declared, Expr, ExprKind, Span, Type};
use onespec_volt::diag::Diag;

impl<'a> Body<'_, 'a> {
    pub fn declared(&mut self, ty: &Type, one: &'a Declared) {
        let binding = self.declaration(ty, one).unwrap_or(Binding::Wrong);
        if self.env.has_here(&one.name.text) {
            let message = format!("`{}` is declared twice in this block", one.name.text);
            self.unit
                .tell(Diag::error("E2005", one.name.span, message).help("give it another name"));
        }
        self.env.bind(one.name.text.clone(), binding);
    }

    fn declaration(&mut self, ty: &Type, one: &'a Declared) -> Told<Binding> {
        let span = one.name.span;
        let found = match &*ty.name {
            "auto" => None,
            _ => Some(self.type_of(ty)?),
        };
        let is_vector = found.is_none_or(|(_, is_vector)| is_vector);
        if one.is_array || ty.is_pointer {
            let what = if one.is_array { "an array of" } else { "a pointer to" };
            let (message, help) = match is_vector {
                true => (
                    format!(
                        "`{}` is {what} vectors: vectors lie in registers, not in memory",
                        one.name.text
                    ),
                    "declare a variable for each, or keep them in rows: `dst_reg[n] = x;`",
                ),
                false => (
                    format!(
                        "`{}` is {what} scalars: those of a kernel are variables of their own",
                        one.name.text
                    ),
                    "declare a variable for each",
                ),
            };
            return self.unit.error(Diag::error("E2017", span, message).help(help));
        }
        let value = one
            .value
            .as_ref()
            .map(|value| self.value(value, found.map(|(ty, _)| ty)))
            .transpose()?;
        let Some((ty_of, is_vector)) = found.or(value.as_ref().map(|value| (value.ty, value.is_vector))) else {
            return self
                .unit
                .error(Diag::error("E2015", span, "`auto` needs a value").help("write the type"));
        };
        if let Some(value) = &value
            && value.is_vector
            && !is_vector
        {
            return self.vector_for_scalar(value, span, &one.name.text);
        }
        if let Some(known) = value.as_ref().and_then(Value::constant).filter(|_| !is_vector) {
            return Ok(Binding::Known {
                value: known.to(ty_of),
                ty: ty_of,
                level: self.scalars,
            });
        }
        let is_ready = value.is_some();
        let init = value.map(|value| self.converted(value, ty_of)).transpose()?;
        let volt = self.fresh(&one.name.text);
        self.emit(declare(&volt, ty_of, init, span));
        Ok(Binding::Variable(Variable {
            volt,
            ty: ty_of,
            is_vector,
            is_const: ty.is_const,
            is_ready,
            masks: self.masks,
        }))
    }

    pub fn vector_for_scalar<T>(&mut self, value: &Value, span: Span, name: &str) -> Told<T> {
        let message = format!("`{name}` is a scalar, and this is a {}", value.shown());
        let help = format!(
            "declare it as `{}`: lanes have values of their own",
            value.ty.shown(true)
        );
        self.unit.error(Diag::error("E2006", span, message).help(help))
    }

    /// The type that is named, and whether it is one of vectors.
    pub fn type_of(&mut self, ty: &Type) -> Told<(Ty, bool)> {
        if let Some(found) = named(ty) {
            return Ok(found);
        }
        if let Some(Binding::Type(ty, is_vector)) = self.env.get(&ty.name) {
            return Ok((*ty, *is_vector));
        }
        let message = format!("unknown type `{}`", ty.name);
        let help = "there are vFloat, vInt, vUInt, and int, unsigned, float and bool";
        self.unit.error(Diag::error("E2004", ty.span, message).help(help))
    }

    pub fn assignment(&mut self, place: &'a Expr, op: Option<BinOp>, value: &'a Expr, span: Span) -> Told<()> {
        if look::is_name(place, "dst_reg") {
            let count = self.value(value, Some(Ty::Int))?;
            let count = self.constant(&count, "steps of `dst_reg`")?;
            return match op {
                Some(BinOp::Add) => {
                    self.rows.step(count);
                    Ok(())
                }
                Some(BinOp::Sub) => {
                    self.rows.step(-count);
                    Ok(())
                }
                _ => {
                    let diag = Diag::error("E2006", span, "`dst_reg` is no value");
                    self.unit
                        .error(diag.help("write `dst_reg[n] = x;`, or `dst_reg++;` for the next row"))
                }
            };
        }
        if let Some(target) = self.register_place(place)? {
            let value = match op {
                Some(op) => {
                    let before = self.value(place, None)?;
                    let value = self.value(value, None)?;
                    self.operator(op, before, value, span)?
                }
                None => self.value(value, None)?,
            };
            return self.write_register(target, value, span);
        }
        let ExprKind::Name(name) = &place.kind else {
            let diag = Diag::error("E2010", place.span, "this can't be assigned");
            return self
                .unit
                .error(diag.help("assign a variable, `dst_reg[n]` or `l_reg[LRegs::LRegN]`"));
        };
        let binding = self.env.get(name).cloned();
        match binding {
            Some(Binding::Known {
                value: before,
                ty,
                level,
            }) => {
                let value = self.value(value, Some(ty))?;
                if value.is_vector {
                    return self.vector_for_scalar(&value, span, name);
                }
                let value = match op {
                    Some(op) => self.operator(op, Value::known(before, ty, place.span), value, span)?,
                    None => value,
                };
                let known = value.constant().filter(|_| level == self.scalars);
                let Some(known) = known else {
                    let message = format!("what `{name}` holds would be known only when the kernel runs");
                    let help = "declare another variable with this value, or choose it by `c ? a : b`";
                    return self.unit.error(Diag::error("E2010", span, message).help(help));
                };
                if let Some(binding) = self.env.get(name) {
                    *binding = Binding::Known {
                        value: known.to(ty),
                        ty,
                        level,
                    };
                }
                Ok(())
            }
            Some(Binding::Variable(known)) => {
                if known.is_const {
                    let diag = Diag::error("E2010", span, format!("`{name}` is const"));
                    return self.unit.error(diag.help("declare it without `const`"));
                }
                if !known.is_vector && known.masks != self.masks {
                    let message =
                        format!("`{name}` is a scalar: conditions of vectors do not keep it from being assigned");
                    let help = "assign it in front of the `v_if`, or make it a vector";
                    return self.unit.error(Diag::error("E2010", span, message).help(help));
                }
                let value = match op {
                    Some(op) => {
                        let before = self.value(place, None)?;
                        let value = self.value(value, Some(known.ty))?;
                        self.operator(op, before, value, span)?
                    }
                    None => self.value(value, Some(known.ty))?,
                };
                if value.is_vector && !known.is_vector {
                    return self.vector_for_scalar(&value, span, name);
                }
                let made = self.converted(value, known.ty)?;
                self.emit(assign(variable(&known.volt, place.span), made, span));
                if let Some(Binding::Variable(known)) = self.env.get(name) {
                    known.is_ready = true;
                }
                Ok(())
            }
            Some(Binding::Wrong) => Err(()),
            _ => {
                self.value(place, None)?;
                let diag = Diag::error("E2010", span, format!("`{name}` can't be assigned"));
                self.unit
                    .error(diag.help("assign a variable, `dst_reg[n]` or `l_reg[LRegs::LRegN]`"))
            }
        }
    }

    /// A whole number that is known.
    pub fn constant(&mut self, value: &Value, what: &str) -> Told<i64> {
        let known = match value.what {
            What::Known(known) => known.int(),
            _ => None,
        };
        match known {
            Some(known) => Ok(known),
            None => {
                let message = format!("{what} must be known when the kernel is compiled");
                let help = "write a number, a parameter of a template, or the variable of an unrolled loop";
                self.unit.error(Diag::error("E2014", value.span, message).help(help))
            }
        }
    }
}
