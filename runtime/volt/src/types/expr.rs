//! Types of expressions. Expected types flow down, so that literals get their types; actual types flow up.

use super::Entity;
use super::body::Context;
use super::constant::Value;
use super::tree::{Expr, Kind};
use super::ty::{Lanes, Ty, signed};
use crate::diag::{Diag, did_you_mean};
use crate::source::Span;
use crate::syntax::ast::{self, ExprKind, Typed, UnOp};
use std::rc::Rc;

impl Context<'_, '_> {
    pub(super) fn make(&self, kind: Kind, ty: Ty, span: Span) -> Expr {
        Expr { kind, ty, span }
    }

    pub(super) fn wrong(&self, span: Span) -> Expr {
        self.make(Kind::Error, Ty::Error, span)
    }

    /// An expression that becomes a value of a type; `what` it is for, in messages.
    pub(super) fn expr_of(&mut self, expr: &ast::Expr, want: &Ty, what: &str) -> Expr {
        let checked = self.value(expr, Some(want));
        self.fit(checked, expr, want, what)
    }

    /// A value, whatever its type; nothing (of a call without a result) is an error only where it is used.
    pub(super) fn value(&mut self, expr: &ast::Expr, want: Option<&Ty>) -> Expr {
        let checked = self.expr(expr, want);
        if self.in_memory(&checked) {
            self.effect();
        }
        checked
    }

    /// Whether reading this is reading memory.
    fn in_memory(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Global(_) | Kind::Deref(_) | Kind::Index(..) => true,
            Kind::Field(..) => true,
            Kind::Swizzle(of, _) => self.in_memory(of),
            Kind::Local(_) => expr.ty.is_aggregate(),
            _ => false,
        }
    }

    /// Makes a value fit: arrays become pointers and slices.
    fn fit(&mut self, checked: Expr, expr: &ast::Expr, want: &Ty, what: &str) -> Expr {
        if checked.ty == *want || checked.ty.is_error() || want.is_error() {
            return checked;
        }
        let span = checked.span;
        if let Ty::Array(of, _) = &checked.ty
            && checked.is_place()
        {
            match want {
                Ty::Pointer(to) if to == of => {
                    self.take_address(&checked);
                    return self.make(Kind::Address(Box::new(checked)), want.clone(), span);
                }
                Ty::Slice(to) if to == of => {
                    self.take_address(&checked);
                    return self.make(Kind::Whole(Box::new(checked)), want.clone(), span);
                }
                _ => {}
            }
        }
        let (have, wanted) = (self.show(&checked.ty), self.show(want));
        if checked.ty == Ty::Void {
            self.error(Diag::error(
                "E2006",
                span,
                format!("{what} is {wanted}, and this gives nothing"),
            ));
            return self.wrong(span);
        }
        let diag = Diag::error("E2006", span, format!("{what} is {wanted}, not {have}"));
        let help = match (&checked.ty, want, &expr.kind) {
            (_, Ty::Float(_), ExprKind::Int { .. }) => {
                Some("write `1.0`: a literal without a point is an integer".to_string())
            }
            (Ty::Float(_), Ty::Int { .. }, ExprKind::Float { .. }) => Some("write it without a point".into()),
            (_, Ty::Bool, _) if checked.ty.is_number() => Some("write `… != 0`".into()),
            (Ty::Slice(_), Ty::Pointer(_), _) => Some("`.ptr` is the pointer of a slice".into()),
            (Ty::Pointer(_), Ty::Slice(_), _) => Some("`p[0..n]` makes a slice of n elements".into()),
            (Ty::Array(..), Ty::Array(..), _) => None,
            (have, Ty::Vector(_, of), _) if *have == **of => {
                Some("a scalar is in all lanes where it is an operand of a vector: write `v + x`".into())
            }
            (have, Ty::Short(_, of), _) if *have == **of => Some("write `[x]`: one scalar is in all lanes".into()),
            (Ty::Vector(..), want, _) if want.is_number() => {
                Some("`vget(v, k)` is the element of a lane, `vredsum(v, vl)` their sum".into())
            }
            (have, want, _) if super::gates::cast(have, want).is_some() => Some(format!("write `… as {wanted}`")),
            _ => None,
        };
        self.error(match help {
            Some(help) => diag.help(help),
            None => diag,
        });
        self.wrong(span)
    }

    pub(super) fn expr(&mut self, expr: &ast::Expr, want: Option<&Ty>) -> Expr {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Int { value, pattern, suffix } => {
                let ty = match suffix.as_deref().and_then(Ty::primitive) {
                    Some(ty) => ty,
                    None => want.filter(|w| w.lane().is_int()).map_or(Ty::I64, |w| w.lane().clone()),
                };
                self.integer(span, *value, *pattern, false, ty)
            }
            ExprKind::Float { digits, suffix } => {
                let ty = match suffix.as_deref().and_then(Ty::primitive) {
                    Some(ty) => ty,
                    None => want
                        .filter(|w| w.lane().is_float())
                        .map_or(Ty::F64, |w| w.lane().clone()),
                };
                let bits = match ty {
                    Ty::Float(32) => digits.parse::<f32>().map(|x| u64::from(x.to_bits())),
                    _ => digits.parse::<f64>().map(f64::to_bits),
                };
                match bits {
                    Ok(bits) => self.make(Kind::Const(bits), ty, span),
                    Err(_) => self.wrong(span),
                }
            }
            ExprKind::Char(byte) => {
                let ty = want.filter(|w| w.is_int()).cloned().unwrap_or(Ty::U8);
                self.integer(span, u64::from(*byte), false, false, ty)
            }
            ExprKind::Bool(value) => self.make(Kind::Const(u64::from(*value)), Ty::Bool, span),
            ExprKind::Text(bytes) => self.text(span, bytes, want),
            ExprKind::Path(path) => self.path(span, path),
            ExprKind::Unary(op, of) => self.unary(span, *op, of, want),
            ExprKind::Binary(op, left, right) => self.binary(span, *op, left, right, want),
            ExprKind::Choose(condition, first, second) => {
                let condition = self.condition(condition);
                let (first, second) = self.both(first, second, want);
                let ty = self.same(span, first.ty.clone(), second.ty.clone());
                if ty == Ty::Void {
                    self.error(Diag::error(
                        "E2006",
                        span,
                        "`?:` chooses between values, and these give nothing",
                    ));
                    return self.wrong(span);
                }
                let parts = (Box::new(condition), Box::new(first), Box::new(second));
                self.make(Kind::Choose(parts.0, parts.1, parts.2), ty, span)
            }
            ExprKind::Cast(of, ty) => self.cast(span, of, ty),
            ExprKind::Index(of, index) => self.index(span, of, index),
            ExprKind::Range(of, from, to) => self.range(span, of, from, to),
            ExprKind::Field(of, name) => self.field(span, of, name),
            ExprKind::Call(path, arguments) => self.call(span, path, arguments, want),
            ExprKind::Typed(Typed::Bitcast, ty, of) => {
                let to = self.ty(ty);
                let of = self.value(of, None);
                if of.ty.is_error() || to.is_error() {
                    return self.wrong(span);
                }
                if !of.ty.is_scalar() || !to.is_scalar() || of.ty.bits() != to.bits() {
                    let (a, b) = (self.show(&of.ty), self.show(&to));
                    self.error(
                        Diag::error("E2016", span, format!("the bits of {a} are no {b}"))
                            .help("`bitcast` is between numbers of the same width"),
                    );
                    return self.wrong(span);
                }
                self.make(Kind::Bitcast(Box::new(of)), to, span)
            }
            ExprKind::Typed(Typed::Setvl, ty, of) => self.setvl(span, ty, of),
            ExprKind::Zero(ty) => {
                let ty = self.ty(ty);
                self.make(Kind::Zero, ty, span)
            }
            ExprKind::SizeOf(ty) => {
                let at = ty.span;
                let ty = self.ty(ty);
                let ty = self.c.in_memory(ty, at, "what has a size");
                let size = self.c.structs.size(&ty);
                self.make(Kind::Const(size), Ty::I64, span)
            }
            ExprKind::List(items) => self.list(span, items, want),
        }
    }

    /// A literal of an integer type that it must fit.
    pub(super) fn integer(&mut self, span: Span, value: u64, pattern: bool, negative: bool, ty: Ty) -> Expr {
        let Ty::Int { bits, signed } = ty else {
            return self.wrong(span);
        };
        let mask = u64::MAX >> (64 - bits);
        let most = match (negative, signed && !pattern) {
            // -128 is an i8, and unsigned numbers wrap.
            (true, true) => (mask >> 1) + 1,
            (_, true) => mask >> 1,
            _ => mask,
        };
        if value > most {
            let name = self.show(&ty);
            let sign = if negative { "-" } else { "" };
            let least = match signed {
                true => -(i128::from(mask >> 1) + 1),
                false => 0,
            };
            let top = if signed { mask >> 1 } else { mask };
            self.error(
                Diag::error("E2008", span, format!("{sign}{value} does not fit {name}"))
                    .help(format!("{name} goes from {least} to {top}")),
            );
            return self.wrong(span);
        }
        let bits = if negative { value.wrapping_neg() & mask } else { value };
        self.make(Kind::Const(bits), ty, span)
    }

    fn text(&mut self, span: Span, bytes: &Rc<[u8]>, want: Option<&Ty>) -> Expr {
        match want {
            Some(Ty::Array(of, n)) if **of == Ty::U8 => {
                if bytes.len() as u64 > *n {
                    let message = format!("this text has {} bytes, the array {n}", bytes.len());
                    self.error(Diag::error("E2008", span, message));
                    return self.wrong(span);
                }
                let ty = Ty::Array(of.clone(), *n);
                self.make(Kind::Bytes(bytes.clone()), ty, span)
            }
            Some(Ty::Pointer(of)) if **of == Ty::U8 => {
                let id = self.c.text(bytes);
                self.make(Kind::Text(id), Ty::Pointer(Rc::new(Ty::U8)), span)
            }
            _ => {
                let id = self.c.text(bytes);
                self.make(Kind::Text(id), Ty::Slice(Rc::new(Ty::U8)), span)
            }
        }
    }

    fn path(&mut self, span: Span, path: &ast::Path) -> Expr {
        if path.module.is_none()
            && let Some(local) = self.local(&path.name.text)
        {
            self.touches(local);
            let ty = self.body.locals[local as usize].ty.clone();
            return self.make(Kind::Local(local), ty, span);
        }
        let told = self.missing_module(path);
        match self.c.find(self.unit, path) {
            Some(Entity::Global(id)) => {
                let ty = self.c.global_type(id);
                let constant = self.c.globals[id as usize].ast.constant;
                if constant && ty.is_scalar() {
                    return match self.c.global_value(id) {
                        Some(Value::Bits(bits)) => self.make(Kind::Const(bits), ty, span),
                        Some(Value::Address(..)) => self.make(Kind::Global(id), ty, span),
                        None => self.make(Kind::Error, ty, span),
                    };
                }
                self.make(Kind::Global(id), ty, span)
            }
            Some(Entity::Function(_)) => {
                let message = format!("`{}` is a function: functions are called", path.name.text);
                self.error(Diag::error("E2007", span, message).help(format!("`{}(…)`", path.name.text)));
                self.wrong(span)
            }
            Some(Entity::Value) => {
                let message = format!(
                    "`{}` is a value of the shader, which its body alone has",
                    path.name.text
                );
                self.error(Diag::error("E2004", span, message).help("give it to the function as an argument"));
                self.wrong(span)
            }
            Some(Entity::Struct(_)) => {
                let message = format!("`{}` is a type", path.name.text);
                self.error(
                    Diag::error("E2007", span, message)
                        .help(format!("`{}(…)` with a value for each field makes one", path.name.text)),
                );
                self.wrong(span)
            }
            None => {
                if !told {
                    self.unknown(path, "name");
                }
                self.wrong(span)
            }
        }
    }

    /// Whether [`super::Checker::find`] is going to tell that there is no such module.
    pub(super) fn missing_module(&self, path: &ast::Path) -> bool {
        let module = path.module.as_ref();
        module.is_some_and(|module| !self.c.units[self.unit].imports.contains_key(&module.text))
    }

    pub(super) fn unknown(&mut self, path: &ast::Path, what: &str) {
        let owner = match &path.module {
            Some(module) => self.c.units[self.unit].imports.get(&module.text).copied(),
            None => Some(self.unit),
        };
        let names = owner.map(|unit| self.c.names[unit].keys().map(|k| &**k));
        let locals = self.locals().filter(|_| path.module.is_none());
        let builtins = super::items::BUILTINS.into_iter().filter(|_| path.module.is_none());
        let known: Vec<&str> = names.into_iter().flatten().chain(locals).chain(builtins).collect();
        let help = did_you_mean(&path.name.text, known);
        let place = match &path.module {
            Some(module) => format!("in `{}`", module.text),
            None => "here".into(),
        };
        let diag = Diag::error(
            "E2004",
            path.name.span,
            format!("there is no {what} `{}` {place}", path.name.text),
        );
        self.error(match help {
            Some(help) => diag.help(help),
            None => diag,
        });
    }

    fn unary(&mut self, span: Span, op: UnOp, of: &ast::Expr, want: Option<&Ty>) -> Expr {
        match op {
            UnOp::Neg => {
                if let ExprKind::Int { value, pattern, suffix } = &of.kind {
                    let ty = match suffix.as_deref().and_then(Ty::primitive) {
                        Some(ty) => ty,
                        None => want.filter(|w| w.lane().is_int()).map_or(Ty::I64, |w| w.lane().clone()),
                    };
                    return self.integer(span, *value, *pattern, true, ty);
                }
                let of = self.value(of, want);
                if of.ty.is_error() {
                    return self.wrong(span);
                }
                if !of.ty.lane().is_number() {
                    return self.no_operator(span, "-", &of);
                }
                let ty = of.ty.clone();
                self.make(Kind::Neg(Box::new(of)), ty, span)
            }
            UnOp::Not | UnOp::Complement => {
                let of = self.value(of, want);
                if of.ty.is_error() {
                    return self.wrong(span);
                }
                let fits = match op {
                    UnOp::Not => *of.ty.lane() == Ty::Bool,
                    _ => of.ty.lane().is_int(),
                };
                if !fits {
                    return self.no_operator(span, if op == UnOp::Not { "!" } else { "~" }, &of);
                }
                let ty = of.ty.clone();
                self.make(Kind::Not(Box::new(of)), ty, span)
            }
            UnOp::Deref => self.deref(span, of),
            UnOp::Address => self.address(span, of),
        }
    }

    fn no_operator(&mut self, span: Span, op: &str, of: &Expr) -> Expr {
        let shown = self.show(&of.ty);
        let diag = Diag::error("E2007", span, format!("there is no `{op}` of {shown}"));
        self.error(match (op, &of.ty) {
            ("!", Ty::Int { .. }) => diag.help("`~` turns all bits, `== 0` asks for zero"),
            ("~", Ty::Bool) => diag.help("write `!`"),
            _ => diag,
        });
        self.wrong(span)
    }

    fn cast(&mut self, span: Span, of: &ast::Expr, ty: &ast::TypeExpr) -> Expr {
        let to = self.ty(ty);
        let from = self.value(of, if of.untyped { Some(&to) } else { None });
        if from.ty.is_error() || to.is_error() {
            return self.make(Kind::Error, to, span);
        }
        // An array is a pointer where one is wanted.
        let from = match (&from.ty, &to) {
            (Ty::Array(element, _), Ty::Pointer(_)) if from.is_place() => {
                self.take_address(&from);
                let ty = Ty::Pointer(element.clone());
                self.make(Kind::Address(Box::new(from)), ty, span)
            }
            _ => from,
        };
        if super::gates::cast(&from.ty, &to).is_none() {
            let (a, b) = (self.show(&from.ty), self.show(&to));
            let diag = Diag::error("E2016", span, format!("{a} does not become {b}"));
            self.error(match (&from.ty, &to) {
                (Ty::Int { .. } | Ty::Float(_) | Ty::Pointer(_), Ty::Bool) => diag.help("write `… != 0`"),
                (Ty::Pointer(_), Ty::Int { .. }) | (Ty::Int { .. }, Ty::Pointer(_)) => {
                    diag.help("a pointer becomes i64 or u64, and they a pointer")
                }
                (Ty::Slice(_), Ty::Pointer(_)) => diag.help("`.ptr` is the pointer of a slice"),
                _ => diag,
            });
            return self.make(Kind::Error, to, span);
        }
        self.make(Kind::Cast(Box::new(from)), to, span)
    }

    /// A short vector of scalars and short vectors; one scalar is in all lanes.
    fn short(&mut self, span: Span, items: &[ast::Expr], count: u8, of: &Rc<Ty>) -> Expr {
        let ty = Ty::Short(count, of.clone());
        let mut parts = Vec::with_capacity(items.len());
        let mut lanes = 0u64;
        for item in items {
            let part = self.value(item, Some(of));
            let part = match part.ty.lanes() {
                Some(Lanes::Fixed(n)) if part.ty.lane() == &**of => {
                    lanes += u64::from(n);
                    part
                }
                _ => {
                    lanes += 1;
                    self.fit(part, item, of, "a lane")
                }
            };
            parts.push(part);
        }
        if let ([part], false) = (&parts[..], lanes == u64::from(count))
            && part.ty == **of
        {
            let part = Box::new(part.clone());
            return self.make(Kind::Splat(part), ty, span);
        }
        if lanes != u64::from(count) {
            let shown = self.show(&ty);
            let message = format!("{lanes} lanes for {shown}");
            self.error(Diag::error("E2008", span, message).help("a lane for each, or one scalar for all"));
            return self.wrong(span);
        }
        self.make(Kind::Join(parts), ty, span)
    }

    fn list(&mut self, span: Span, items: &[ast::Expr], want: Option<&Ty>) -> Expr {
        match want {
            Some(Ty::Array(of, n)) => {
                let parts: Vec<Expr> = items.iter().map(|item| self.expr_of(item, of, "an element")).collect();
                if parts.len() as u64 > *n {
                    let message = format!("{} elements for an array of {n}", parts.len());
                    self.error(Diag::error("E2008", span, message));
                    return self.wrong(span);
                }
                let ty = Ty::Array(of.clone(), *n);
                self.make(Kind::Aggregate(parts), ty, span)
            }
            Some(Ty::Short(n, of)) => self.short(span, items, *n, of),
            Some(Ty::Error) => self.wrong(span),
            _ => {
                let Some((first, rest)) = items.split_first() else {
                    self.error(
                        Diag::error("E2015", span, "the elements of an empty list have no type")
                            .help("`var x: [i64; 4] = [];`"),
                    );
                    return self.wrong(span);
                };
                let first = self.value(first, None);
                let ty = first.ty.clone();
                if ty == Ty::Void || matches!(ty, Ty::Vector(..)) {
                    self.error(Diag::error("E2006", first.span, "this can be no element"));
                    return self.wrong(span);
                }
                let mut parts = vec![first];
                for item in rest {
                    let part = self.expr_of(item, &ty, "an element");
                    parts.push(part);
                }
                let ty = Ty::Array(Rc::new(ty), parts.len() as u64);
                self.make(Kind::Aggregate(parts), ty, span)
            }
        }
    }

    /// A constant integer of an expression that was checked, for messages and checks; nothing is told.
    pub(super) fn known(&mut self, expr: &Expr) -> Option<i64> {
        let mut stack = vec![expr];
        while let Some(expr) = stack.pop() {
            let is_number = expr.ty.is_int() || expr.ty == Ty::Bool;
            match &expr.kind {
                Kind::Const(_) if is_number => {}
                Kind::Global(id) if is_number && self.c.globals[*id as usize].ast.constant => {}
                Kind::Neg(of) | Kind::Not(of) | Kind::Cast(of) if is_number => stack.push(of),
                Kind::Binary(_, left, right) if is_number => stack.extend([&**left, &**right]),
                _ => return None,
            }
        }
        match self.c.evaluate(expr)? {
            Value::Bits(bits) if expr.ty.is_int() => Some(signed(bits, &expr.ty)),
            _ => None,
        }
    }
}
