//! Built-in functions: printing, memory, vectors.

use super::body::Context;
use super::tree::{Builtin, Expr, Kind};
use super::ty::Ty;
use crate::diag::Diag;
use crate::source::Span;
use crate::syntax::ast::{self, Path, TypeExpr};
use std::rc::Rc;

impl Context<'_, '_> {
    pub(super) fn setvl(&mut self, span: Span, ty: &TypeExpr, of: &ast::Expr) -> Expr {
        let vector = self.ty(ty);
        let of = self.expr_of(of, &Ty::I64, "the number of elements");
        match vector {
            Ty::Vector(lanes, _) => self.make(Kind::Builtin(Builtin::Setvl(lanes), vec![of]), Ty::I64, span),
            Ty::Error => self.wrong(span),
            other => {
                let shown = self.show(&other);
                self.error(Diag::error(
                    "E2020",
                    ty.span,
                    format!("`setvl` is of a vector type, not {shown}"),
                ));
                self.wrong(span)
            }
        }
    }

    pub(super) fn builtin(&mut self, span: Span, path: &Path, arguments: &[ast::Expr], want: Option<&Ty>) -> Expr {
        let name = &*path.name.text;
        let (builtin, count) = match name {
            "print" => (Builtin::Print, 1),
            "putc" => (Builtin::Putc, 1),
            "exit" => (Builtin::Exit, 1),
            "clock" => (Builtin::Clock, 0),
            "alloc" => (Builtin::Alloc, 1),
            "sqrt" => (Builtin::Sqrt, 1),
            "select" => (Builtin::Select, 3),
            "vload" => (Builtin::Vload, 2),
            "vstore" => (Builtin::Vstore, 3),
            "vredsum" => (Builtin::Vredsum, 2),
            "vslideup" => (Builtin::Vslideup, 2),
            _ => (Builtin::Vget, 2),
        };
        if !self.arity(span, name, arguments.len(), count, None) {
            for argument in arguments {
                self.value(argument, None);
            }
            return self.wrong(span);
        }
        let vl = |c: &mut Self, at: usize| c.expr_of(&arguments[at], &Ty::I64, "the number of elements");
        let (values, ty) = match builtin {
            Builtin::Print => {
                self.effect();
                let value = self.value(&arguments[0], None);
                let text = Ty::Slice(Rc::new(Ty::U8));
                let fits = value.ty.is_number() || value.ty == Ty::Bool || value.ty == text || value.ty.is_error();
                if !fits {
                    let shown = self.show(&value.ty);
                    let diag = Diag::error(
                        "E2006",
                        value.span,
                        format!("`print` takes a number, a bool or a text, not {shown}"),
                    );
                    self.error(match &value.ty {
                        Ty::Array(of, _) if **of == Ty::U8 => diag.help("`a[0..n]` is the text of its first n bytes"),
                        Ty::Pointer(_) => diag.help("`p as u64` is its address"),
                        _ => diag,
                    });
                    return self.wrong(span);
                }
                (vec![value], Ty::Void)
            }
            Builtin::Putc => {
                self.effect();
                (vec![self.expr_of(&arguments[0], &Ty::U8, "a character")], Ty::Void)
            }
            Builtin::Exit => {
                self.effect();
                (vec![self.expr_of(&arguments[0], &Ty::I32, "an exit code")], Ty::Void)
            }
            Builtin::Clock => {
                self.effect();
                (Vec::new(), Ty::I64)
            }
            Builtin::Alloc => {
                self.effect();
                let size = self.expr_of(&arguments[0], &Ty::I64, "a number of bytes");
                (vec![size], Ty::Pointer(Rc::new(Ty::U8)))
            }
            Builtin::Sqrt => {
                let value = self.value(&arguments[0], want);
                if !value.ty.is_float() && !value.ty.is_error() {
                    let shown = self.show(&value.ty);
                    let diag = Diag::error("E2006", value.span, format!("`sqrt` is of a float, not {shown}"));
                    self.error(diag.help("write `sqrt(x as f64)`"));
                    return self.wrong(span);
                }
                let ty = value.ty.clone();
                (vec![value], ty)
            }
            Builtin::Select => return self.select(span, arguments, want),
            Builtin::Vload => {
                self.effect();
                let Some(Ty::Vector(lanes, of)) = want.cloned() else {
                    self.error(
                        Diag::error("E2015", span, "nothing tells which vector `vload` is to give")
                            .help("declare it: `let v: <v x 4 x f32> = vload(p, vl);`"),
                    );
                    return self.wrong(span);
                };
                let pointer = self.expr_of(&arguments[0], &Ty::Pointer(of.clone()), "the address");
                (vec![pointer, vl(self, 1)], Ty::Vector(lanes, of))
            }
            Builtin::Vstore => {
                self.effect();
                let value = self.vector(&arguments[1], want);
                let Ty::Vector(_, of) = &value.ty else {
                    return self.wrong(span);
                };
                let to = Ty::Pointer(of.clone());
                let pointer = self.expr_of(&arguments[0], &to, "the address");
                (vec![pointer, value, vl(self, 2)], Ty::Void)
            }
            Builtin::Vredsum => {
                let value = self.vector(&arguments[0], None);
                let ty = value.ty.lane().clone();
                (vec![value, vl(self, 1)], ty)
            }
            Builtin::Vslideup => {
                let value = self.vector(&arguments[0], want);
                let by = self.expr_of(&arguments[1], &Ty::I64, "the number of lanes");
                let ty = value.ty.clone();
                (vec![value, by], ty)
            }
            Builtin::Vget | Builtin::Setvl(_) => {
                let value = self.vector(&arguments[0], None);
                let at = self.expr_of(&arguments[1], &Ty::I64, "a lane");
                let ty = value.ty.lane().clone();
                (vec![value, at], ty)
            }
        };
        if values.iter().any(|v| v.ty.is_error()) {
            return self.make(Kind::Error, ty, span);
        }
        self.make(Kind::Builtin(builtin, values), ty, span)
    }

    /// An argument that is a vector of numbers.
    fn vector(&mut self, argument: &ast::Expr, want: Option<&Ty>) -> Expr {
        let value = self.value(argument, want);
        let fits = matches!(&value.ty, Ty::Vector(_, of) if of.is_number());
        if !fits {
            if !value.ty.is_error() {
                let shown = self.show(&value.ty);
                let diag = Diag::error("E2020", value.span, format!("a vector is wanted here, not {shown}"));
                self.error(
                    diag.help("`vload(p, vl)` reads one, an operator with a vector puts a scalar into all lanes"),
                );
            }
            return self.wrong(value.span);
        }
        value
    }

    fn select(&mut self, span: Span, arguments: &[ast::Expr], want: Option<&Ty>) -> Expr {
        let condition = self.value(&arguments[0], Some(&Ty::Bool));
        let (first, second) = self.both(&arguments[1], &arguments[2], want);
        let ty = self.same(span, first.ty.clone(), second.ty.clone());
        if ty.is_error() || condition.ty.is_error() {
            return self.wrong(span);
        }
        let fits = match (&condition.ty, &ty) {
            (Ty::Bool, ty) => ty.is_scalar() || matches!(ty, Ty::Short(..)),
            (Ty::Short(n, of), Ty::Short(m, _)) => n == m && **of == Ty::Bool,
            (Ty::Vector(n, of), Ty::Vector(m, to)) => n == m && **of == Ty::Bool && to.is_number(),
            _ => false,
        };
        if !fits {
            let (a, b) = (self.show(&condition.ty), self.show(&ty));
            let diag = Diag::error("E2006", span, format!("`select` by {a} between values of {b}"));
            self.error(diag.help("a bool chooses between scalars, a comparison of vectors between vectors"));
            return self.wrong(span);
        }
        self.make(Kind::Builtin(Builtin::Select, vec![condition, first, second]), ty, span)
    }
}
