//! Expressions: what is known is computed, the rest becomes Volt with the conversions of C++ and of SFPI.

use super::Told;
use super::body::Body;
use super::env::Binding;
use super::library::LANE;
use super::rows::Register;
use super::value::{Known, Ty, Value, What, binary, call, cast, choose, expr, fold, literal, unary, variable};
use crate::syntax::ast::{BinOp, Expr, ExprKind, Span, UnOp};
use onespec_diag::nearest;
use onespec_volt::diag::Diag;
use onespec_volt::syntax::ast;

impl<'a> Body<'_, 'a> {
    /// The value of an expression; `want` is the type that numbers without one take.
    pub fn value(&mut self, of: &'a Expr, want: Option<Ty>) -> Told<Value> {
        let span = of.span;
        match &of.kind {
            ExprKind::Int { value, is_unsigned } => {
                let ty = if *is_unsigned { Ty::UInt } else { Ty::Int };
                Ok(Value::known(Known::Int(*value as i64), ty, span))
            }
            ExprKind::Float(x) => Ok(Value::known(Known::Float(*x), Ty::Float, span)),
            ExprKind::Bool(b) => Ok(Value::known(Known::Bool(*b), Ty::Bool, span)),
            ExprKind::Name(name) => self.named(name, span),
            ExprKind::Index(..) => match self.register_place(of)? {
                Some(register) => Ok(self.read_register(register, span)),
                None => Err(()),
            },
            ExprKind::Call {
                name,
                template,
                arguments,
            } => self.call(name, template, arguments, span, want),
            ExprKind::Unary(op, inner) => self.prefix(*op, inner, want, span),
            ExprKind::Step(..) => {
                let diag = Diag::error("E2001", span, "`++` and `--` are statements of their own here");
                self.unit
                    .error(diag.help("write `x++;` in front of or behind this statement"))
            }
            ExprKind::Binary(op, left, right) => {
                let (a, b) = (self.value(left, want)?, self.value(right, want)?);
                self.operator(*op, a, b, span)
            }
            ExprKind::Choose(condition, then, other) => self.choice(condition, [then, other], want),
            ExprKind::Cast(ty, inner) => {
                let (ty, is_vector) = self.type_of(ty)?;
                let value = self.value(inner, Some(ty))?;
                if value.is_vector && !is_vector {
                    let message = format!("a {} is no scalar: lanes have values of their own", value.shown());
                    let help = format!("write `{}`", ty.shown(true));
                    return self.unit.error(Diag::error("E2006", span, message).help(help));
                }
                if let Some(known) = value.constant() {
                    return Ok(Value {
                        is_vector,
                        ..Value::known(known, ty, span)
                    });
                }
                Ok(Value::made(self.converted(value, ty)?, ty, is_vector))
            }
        }
    }

    fn named(&mut self, name: &str, span: Span) -> Told<Value> {
        let binding = self.env.get(name).cloned();
        match binding {
            Some(Binding::Known { value, ty, .. }) => return Ok(Value::known(value, ty, span)),
            Some(Binding::Variable(known)) => {
                if !known.is_ready {
                    let message = format!("`{name}` is read before it has a value");
                    let help = format!("declare it with one: `{} {name} = …;`", known.ty.shown(known.is_vector));
                    return self.unit.error(Diag::error("E2004", span, message).help(help));
                }
                return Ok(Value::made(variable(&known.volt, span), known.ty, known.is_vector));
            }
            Some(Binding::Wrong) => return Err(()),
            Some(Binding::Type(..)) => {
                let diag = Diag::error("E2006", span, format!("`{name}` is a type, no value"));
                return self.unit.error(diag.help(format!("write `{name}(x)`")));
            }
            None => {}
        }
        if let Some((known, ty)) = self.unit.constants.get(name).copied() {
            return Ok(Value::known(known, ty, span));
        }
        if let Some(number) = self.unit.library.constant(name) {
            return Ok(Value {
                is_vector: true,
                ..Value::known(Known::Float(number), Ty::Float, span)
            });
        }
        if let Some((volt, ty)) = self.unit.library.of_lane(name) {
            let made = call(&volt, vec![variable(LANE, span)], span);
            return Ok(Value::made(made, ty, true));
        }
        if let Some(register @ Register::Programmable(..)) = super::rows::programmable(name) {
            return Ok(self.read_register(register, span));
        }
        let (message, help) = match name {
            "dst_reg" | "l_reg" => (
                format!("`{name}` is no value"),
                "write `dst_reg[n]` for a row, `l_reg[LRegs::LRegN]` for a register".to_owned(),
            ),
            _ => {
                let constants = self.unit.library.constants();
                let near = nearest(name, constants.chain(self.unit.constants.keys().map(|name| &**name)));
                let help = match near {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => "declare it, or make it a parameter".to_owned(),
                };
                (format!("unknown name `{name}`"), help)
            }
        };
        self.unit.error(Diag::error("E2004", span, message).help(help))
    }

    fn prefix(&mut self, op: UnOp, inner: &'a Expr, want: Option<Ty>, span: Span) -> Told<Value> {
        if matches!(op, UnOp::Address | UnOp::Pointee) {
            let message = "kernels have no addresses: vectors lie in registers, not in memory";
            let help = "write a reference as the function's parameter, `vFloat& x`";
            return self.unit.error(Diag::error("E2017", span, message).help(help));
        }
        let value = self.value(inner, want)?;
        if op == UnOp::Not {
            if let Some(known) = value.constant().filter(|_| !value.is_vector) {
                return Ok(Value::known(Known::Bool(!known.is_true()), Ty::Bool, span));
            }
            let is_vector = value.is_vector;
            let made = unary(ast::UnOp::Not, self.truth(value)?);
            return Ok(Value::made(made, Ty::Bool, is_vector));
        }
        let ty = match value.ty {
            Ty::Bool => Ty::Int,
            ty => ty,
        };
        if let Some(known) = value.constant() {
            let result = match (op, known.to(ty)) {
                (UnOp::Neg, Known::Int(n)) => Known::Int(-n),
                (UnOp::Neg, Known::Float(x)) => Known::Float(-x),
                (UnOp::Complement, Known::Int(n)) => Known::Int(!n),
                (UnOp::Complement, _) => return self.no_operator("~", &value, span),
                (_, known) => known,
            };
            return Ok(Value {
                is_vector: value.is_vector,
                ..Value::known(result, ty, span)
            });
        }
        let is_vector = value.is_vector;
        if op == UnOp::Complement && ty == Ty::Float {
            return self.no_operator("~", &value, span);
        }
        let made = self.converted(value, ty)?;
        let made = match op {
            UnOp::Neg if ty == Ty::UInt => {
                let negative = unary(ast::UnOp::Neg, cast(Ty::Int, made));
                cast(Ty::UInt, negative)
            }
            UnOp::Neg => unary(ast::UnOp::Neg, made),
            UnOp::Complement => unary(ast::UnOp::Complement, made),
            _ => made,
        };
        Ok(Value::made(made, ty, is_vector))
    }

    fn no_operator<T>(&mut self, op: &str, value: &Value, span: Span) -> Told<T> {
        let message = format!("there is no `{op}` for a {}", value.shown());
        let help = "for its bits write `reinterpret<vInt>(x)`";
        self.unit.error(Diag::error("E2006", span, message).help(help))
    }

    pub fn operator(&mut self, op: BinOp, a: Value, b: Value, span: Span) -> Told<Value> {
        let is_vector = a.is_vector || b.is_vector;
        if matches!(op, BinOp::AndAlso | BinOp::OrElse) {
            if let (Some(x), Some(y)) = (a.constant(), b.constant()) {
                let known = fold(op, x, y, Ty::Bool).unwrap_or(Known::Bool(false));
                return Ok(Value::known(known, Ty::Bool, span));
            }
            let (a, b) = (self.truth(a)?, self.truth(b)?);
            return Ok(Value::made(binary(op, a, b, span), Ty::Bool, is_vector));
        }
        let ty = self.common(op, &a, &b, span)?;
        if let (Some(x), Some(y), false) = (a.constant(), b.constant(), is_vector) {
            let Some(known) = fold(op, x, y, ty) else {
                let message = format!("`{}` has no result for these numbers", op.symbol());
                return self.unit.error(
                    Diag::error("E2008", span, message).help("divide by another number than 0, shift by 0 to 31"),
                );
            };
            let ty = if op.compares() { Ty::Bool } else { ty };
            return Ok(Value::known(known, ty, span));
        }
        if op.compares() && is_vector {
            self.warn_of_never(op, [&a, &b], ty, span);
        }
        // The unit asks whether a float is zero by all of its bits: a negative zero is another number.
        let is_zero = |value: &Value| {
            let number = value.constant().map(|known| known.to(Ty::Float));
            matches!(number, Some(Known::Float(x)) if x == 0.0)
        };
        if is_vector && ty == Ty::Float && matches!(op, BinOp::Eq | BinOp::Ne) && is_zero(&a) != is_zero(&b) {
            let of = if is_zero(&a) { b } else { a };
            let bits = super::value::bitcast(Ty::Int, self.converted(of, ty)?);
            let zero = literal(Known::Int(0), Ty::Int, span);
            return Ok(Value::made(binary(op, bits, zero, span), Ty::Bool, true));
        }
        // The unit compares integers by the sign of their difference, which wraps.
        let is_zero = |value: &Value| value.constant().and_then(Known::int) == Some(0);
        let by_difference = is_vector
            && ty == Ty::Int
            && matches!(op, BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge)
            && !is_zero(&a)
            && !is_zero(&b);
        if matches!(op, BinOp::Div | BinOp::Rem) && is_vector {
            let message = format!("lanes have no `{}`", op.symbol());
            let help = "multiply by the reciprocal; integers shift";
            return self.unit.error(Diag::error("E2006", span, message).help(help));
        }
        let is_of_bits = matches!(
            op,
            BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::Shr | BinOp::Rem
        );
        if ty == Ty::Float && is_of_bits {
            let value = if a.ty == Ty::Float { &a } else { &b };
            let message = format!("there is no `{}` for a {}", op.symbol(), value.shown());
            return self
                .unit
                .error(Diag::error("E2006", span, message).help("for its bits write `reinterpret<vInt>(x)`"));
        }
        let right = if matches!(op, BinOp::Shl | BinOp::Shr) {
            Ty::Int
        } else {
            ty
        };
        let known = b.constant().and_then(Known::int).filter(|n| *n < i64::from(i32::MAX));
        let (mut a, mut b) = (self.converted(a, ty)?, self.converted(b, right)?);
        let mut op = op;
        if by_difference {
            // Greater than a number is at least the next one.
            if let (BinOp::Gt | BinOp::Le, Some(n)) = (op, known) {
                b = literal(Known::Int(n + 1), ty, span);
                op = if op == BinOp::Gt { BinOp::Ge } else { BinOp::Lt };
            }
            a = binary(BinOp::Sub, a, b, span);
            let zero = i64::from(op != BinOp::Ge) - 1;
            b = literal(Known::Int(zero), ty, span);
            op = if op == BinOp::Ge { BinOp::Gt } else { op };
        }
        let result = if op.compares() { Ty::Bool } else { ty };
        Ok(Value::made(binary(op, a, b, span), result, is_vector))
    }

    /// Warns of a comparison of vectors that holds in no lane.
    fn warn_of_never(&mut self, op: BinOp, [a, b]: [&Value; 2], ty: Ty, span: Span) {
        let is_zero = |value: &Value| value.constant().and_then(Known::int) == Some(0);
        let is_below_zero = ty == Ty::UInt && (op == BinOp::Lt && is_zero(b) || op == BinOp::Gt && is_zero(a));
        let (why, help) = match (a.constant(), b.constant()) {
            (Some(a), Some(b)) if fold(op, a, b, ty) == Some(Known::Bool(false)) => (
                "it compares two numbers",
                "remove what stands under it, or compare a vector that lanes differ in",
            ),
            _ if is_below_zero => ("no vUInt is less than 0", "declare the vector as `vInt`"),
            _ => return,
        };
        let message = format!("this condition is false in all lanes: {why}");
        self.unit.warn(Diag::warning("W2002", span, message).help(help));
    }

    /// The type that both operands are converted to.
    fn common(&mut self, op: BinOp, a: &Value, b: &Value, span: Span) -> Told<Ty> {
        let plain = |ty: Ty| if ty == Ty::Bool { Ty::Int } else { ty };
        let is_row = |value: &Value| matches!(value.what, What::Row(_));
        if matches!(op, BinOp::Shl | BinOp::Shr) {
            return Ok(plain(a.ty));
        }
        let ty = match (is_row(a), is_row(b)) {
            // A row is what the vector beside it is.
            (true, false) if b.is_vector => plain(b.ty),
            (false, true) if a.is_vector => plain(a.ty),
            (true, _) | (_, true) => Ty::Float,
            _ if a.is_vector == b.is_vector => match (plain(a.ty), plain(b.ty)) {
                (x, y) if x == y => x,
                (Ty::Float, _) | (_, Ty::Float) if !a.is_vector || a.constant().or(b.constant()).is_some() => Ty::Float,
                (Ty::Float, _) | (_, Ty::Float) => {
                    let message = format!(
                        "`{}` takes vectors of one type, not {} and {}",
                        op.symbol(),
                        a.shown(),
                        b.shown()
                    );
                    let help = "write `reinterpret<vFloat>(x)` for the bits, `int_to_float(x, 0)` for the number";
                    return self.unit.error(Diag::error("E2006", span, message).help(help));
                }
                _ if a.is_vector => plain(a.ty),
                _ => Ty::UInt,
            },
            _ => {
                let (vector, scalar) = if a.is_vector { (a, b) } else { (b, a) };
                match (plain(vector.ty), plain(scalar.ty)) {
                    (Ty::Int | Ty::UInt, Ty::Float) => {
                        let message = format!("`{}` takes a {} and no float", op.symbol(), vector.shown());
                        let help = "write a whole number, or `int_to_float(x, 0)` for the vector";
                        return self.unit.error(Diag::error("E2006", span, message).help(help));
                    }
                    (ty, _) => ty,
                }
            }
        };
        Ok(ty)
    }

    fn choice(&mut self, condition: &'a Expr, [then, other]: [&'a Expr; 2], want: Option<Ty>) -> Told<Value> {
        let value = self.value(condition, Some(Ty::Bool))?;
        if let Some(known) = value.constant().filter(|_| !value.is_vector) {
            return self.value(if known.is_true() { then } else { other }, want);
        }
        if value.is_vector {
            let message = "`?:` asks a scalar; this condition is one of vectors";
            let help = "write `v_if (…) { x = a; } v_else { x = b; } v_endif;`";
            return self
                .unit
                .error(Diag::error("E2006", condition.span, message).help(help));
        }
        let condition = self.truth(value)?;
        let (a, b) = (self.value(then, want)?, self.value(other, want)?);
        let is_vector = a.is_vector || b.is_vector;
        let ty = match want {
            Some(ty) => ty,
            None => self.common(BinOp::Add, &a, &b, a.span.to(b.span))?,
        };
        let (a, b) = (self.converted(a, ty)?, self.converted(b, ty)?);
        Ok(Value::made(choose(condition, a, b), ty, is_vector))
    }

    /// A value as a condition.
    pub fn truth(&mut self, value: Value) -> Told<ast::Expr> {
        let span = value.span;
        let ty = value.ty;
        match ty {
            Ty::Bool => self.converted(value, Ty::Bool),
            ty => {
                let zero = literal(Known::Int(0), ty, span);
                let made = self.converted(value, ty)?;
                Ok(binary(BinOp::Ne, made, zero, span))
            }
        }
    }

    /// A value as a number of a type.
    pub fn converted(&mut self, value: Value, ty: Ty) -> Told<ast::Expr> {
        let (span, from, is_vector) = (value.span, value.ty, value.is_vector);
        let made = match value.what {
            What::Known(known) => return Ok(literal(known, ty, span)),
            What::Row(row) => return Ok(self.row(row, ty, span)),
            What::Made(made) => made,
        };
        Ok(match (from, ty) {
            (from, ty) if from == ty => made,
            (Ty::Bool, ty) => choose(made, literal(Known::Int(1), ty, span), literal(Known::Int(0), ty, span)),
            (ty, Ty::Bool) => {
                let zero = literal(Known::Int(0), ty, span);
                binary(BinOp::Ne, made, zero, span)
            }
            (Ty::Int, Ty::UInt) | (Ty::UInt, Ty::Int) => cast(ty, made),
            (Ty::Float, ty) if is_vector => {
                let message = format!("a vFloat is no {}", ty.shown(true));
                let help = format!(
                    "write `reinterpret<{}>(x)` for its bits, `float_to_int16(x, 0)` for the number",
                    ty.shown(true)
                );
                return self.unit.error(Diag::error("E2006", span, message).help(help));
            }
            (ty, _) if is_vector => {
                let message = format!("a {} is no vFloat", ty.shown(true));
                let help = "write `reinterpret<vFloat>(x)` for its bits, `int_to_float(x, 0)` for the number";
                return self.unit.error(Diag::error("E2006", span, message).help(help));
            }
            (_, ty) => cast(ty, made),
        })
    }

    /// The bits of a value as a type.
    pub fn reinterpreted(&mut self, value: Value, ty: Ty, span: Span) -> Told<Value> {
        let from = if value.ty == Ty::Bool { Ty::Int } else { value.ty };
        if let What::Row(row) = value.what {
            return Ok(Value::made(self.row(row, ty, span), ty, true));
        }
        let made = self.converted(value, from)?;
        let made = match (from, ty) {
            (from, ty) if from == ty => made,
            (Ty::Float, _) | (_, Ty::Float) => super::value::bitcast(ty, made),
            _ => cast(ty, made),
        };
        Ok(Value::made(expr(made.kind, span), ty, true))
    }
}
