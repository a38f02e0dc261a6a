//! Operators: which pairs of types they take, widths that one side lends the other, exact integers.

use super::ast::{self, BinOp as Op, Span, UnOp};
use super::fold;
use super::interval::{self, Range};
use super::ir::{self, BinOp, CmpOp, Expr, ExprKind, Ty};
use super::lower::{Fail, Lower, Res, show};

impl Lower<'_> {
    pub(super) fn unary(&mut self, op: UnOp, a: &ast::Expr, want: Option<&Ty>) -> Res<Expr> {
        if op == UnOp::Not {
            let x = self.expr(a, Some(&Ty::BOOL))?;
            return Ok(fold::not(self.condition(x, a.span)?));
        }
        let x = self.expr(a, want)?;
        let range = match x.ty {
            Ty::Int(lo, hi) => (lo, hi),
            Ty::Bits(_) => return Ok(fold::un(if op == UnOp::Neg { ir::UnOp::Neg } else { ir::UnOp::Not }, x)),
            _ => {
                return self.fail(
                    "E1202",
                    a.span,
                    format!("found {}, bits or an integer are needed", show(&x.ty)),
                );
            }
        };
        match (op, interval::neg(range), interval::inv(range)) {
            (UnOp::Neg, Some(range), _) => Ok(fold::int_expr(ExprKind::Un(ir::UnOp::Neg, Box::new(x)), range)),
            (_, _, Some(range)) => Ok(fold::int_expr(
                ExprKind::Bin(BinOp::Sub, Box::new(fold::int(-1)), Box::new(x)),
                range,
            )),
            _ => self.too_large(a.span),
        }
    }

    fn too_large<T>(&mut self, span: Span) -> Res<T> {
        self.fail_help(
            "E1228",
            span,
            "this integer is too large",
            "compute with bits: bits(x, N)",
        )
    }

    pub(super) fn binary(&mut self, op: Op, a: &ast::Expr, b: &ast::Expr, want: Option<&Ty>, span: Span) -> Res<Expr> {
        match op {
            Op::AndAlso | Op::OrElse => self.logical(op, a, b),
            Op::Concat => {
                let high = self.part_of_concat(a)?;
                let low = self.part_of_concat(b)?;
                match high.ty.bits().unwrap_or(0) + low.ty.bits().unwrap_or(0) {
                    0..=super::MAX_WIDTH => Ok(fold::concat(high, low)),
                    width => self.fail(
                        "E1206",
                        span,
                        format!("a width of {width} is more than {}", super::MAX_WIDTH),
                    ),
                }
            }
            Op::Shl | Op::Shr | Op::ShrS => self.shift(op, a, b, want, span),
            _ if op.is_comparison() => self.compare(op, a, b, span),
            _ => self.arithmetic(op, a, b, want, span),
        }
    }

    /// `&&` and `||`: the right side is evaluated, and checked, only if needed.
    fn logical(&mut self, op: Op, a: &ast::Expr, b: &ast::Expr) -> Res<Expr> {
        let x = self.expr(a, Some(&Ty::BOOL))?;
        let x = self.condition(x, a.span)?;
        if fold::as_bool(&x) == Some(op == Op::OrElse) {
            return Ok(x);
        }
        let dead = self.dead;
        let y = self.expr(b, Some(&Ty::BOOL))?;
        let y = self.condition(y, b.span)?;
        self.dead = dead;
        Ok(if op == Op::OrElse {
            fold::or_else(x, y)
        } else {
            fold::and_also(x, y)
        })
    }

    fn part_of_concat(&mut self, e: &ast::Expr) -> Res<Expr> {
        let help = "write a sized literal such as 0u8, or bits(x, N)";
        match self.expr(e, None) {
            Ok(part) if part.ty.bits().is_some() => Ok(part),
            Ok(part) if matches!(part.ty, Ty::Int(..)) => self.fail_help(
                "E1207",
                e.span,
                "a part of a concatenation needs a width of its own",
                help,
            ),
            Ok(part) => self.fail("E1202", e.span, format!("found {}, bits are needed", show(&part.ty))),
            Err(Fail::NoWidth(at)) => {
                self.fail_help("E1207", at, "a part of a concatenation needs a width of its own", help)
            }
            Err(fail) => Err(fail),
        }
    }

    /// Lowers both sides; the width of one serves the other.
    fn sides(&mut self, a: &ast::Expr, b: &ast::Expr, want: Option<&Ty>) -> Res<(Expr, Expr)> {
        let locals = self.body.locals.len();
        match self.expr(a, want) {
            Ok(x) => {
                let hint = x.ty.bits().map(Ty::Bits);
                let y = self.expr(b, hint.as_ref().or(want))?;
                Ok((x, y))
            }
            Err(Fail::NoWidth(at)) => {
                self.body.locals.truncate(locals);
                match self.expr(b, want) {
                    Ok(y) if y.ty.bits().is_some() => Ok((self.expr(a, Some(&y.ty))?, y)),
                    Ok(_) => Err(Fail::NoWidth(at)),
                    Err(fail) => Err(fail),
                }
            }
            Err(fail) => Err(fail),
        }
    }

    fn arithmetic(&mut self, op: Op, a: &ast::Expr, b: &ast::Expr, want: Option<&Ty>, span: Span) -> Res<Expr> {
        let bits_want = want.filter(|ty| ty.bits().is_some());
        let (x, y) = self.sides(a, b, bits_want)?;
        if let (Ty::Int(al, ah), Ty::Int(bl, bh)) = (&x.ty, &y.ty) {
            let (p, q) = ((*al, *ah), (*bl, *bh));
            return self.int_arithmetic(op, (x, p, a.span), (y, q, b.span), bits_want, span);
        }
        if matches!(op, Op::Div | Op::Rem) {
            let message = format!(
                "`{}` divides integers; {} is not one",
                op.text(),
                show(if x.ty.bits().is_some() { &x.ty } else { &y.ty })
            );
            return self.fail_help("E1216", span, message, &format!("write {0}u or {0}s", op.text()));
        }
        let (x, y) = self.same_width(op, x, a.span, y, b.span, span)?;
        Ok(fold::bin(bits_op(op), x, y))
    }

    /// `old op new` where both are lowered, as the type of the place that it goes to.
    pub(super) fn combine(&mut self, op: Op, old: Expr, new: Expr, (place, value): (Span, Span), ty: &Ty) -> Res<Expr> {
        let span = place.to(value);
        let e = match (&old.ty, &new.ty) {
            (Ty::Int(al, ah), Ty::Int(bl, bh)) => {
                let (p, q) = ((*al, *ah), (*bl, *bh));
                self.int_arithmetic(op, (old, p, place), (new, q, value), None, span)?
            }
            _ => {
                let (x, y) = self.same_width(op, old, place, new, value, span)?;
                fold::bin(bits_op(op), x, y)
            }
        };
        self.coerce(e, ty, span)
    }

    /// Both as data of one width; an integer takes the width of the other side.
    fn same_width(&mut self, op: Op, x: Expr, ax: Span, y: Expr, ay: Span, span: Span) -> Res<(Expr, Expr)> {
        match (x.ty.clone(), y.ty.clone()) {
            (Ty::Bits(p), Ty::Bits(q)) if p != q => {
                let message = format!("`{}` on {} and {}", op.text(), show(&x.ty), show(&y.ty));
                let side = if p > q { "right" } else { "left" };
                let help = format!(
                    "write zext or sext on the {side}, or cut the other with [{}:0]",
                    p.min(q) - 1
                );
                self.fail_help("E1201", span, message, &help)
            }
            (Ty::Bits(_), Ty::Bits(_)) => Ok((x, y)),
            (Ty::Bits(_), _) => {
                let y = self.coerce(y, &x.ty, ay)?;
                Ok((x, y))
            }
            (_, Ty::Bits(_)) => {
                let x = self.coerce(x, &y.ty, ax)?;
                Ok((x, y))
            }
            (p, _) => self.fail(
                "E1202",
                ax,
                format!("found {}, bits or an integer are needed", show(&p)),
            ),
        }
    }

    fn int_arithmetic(
        &mut self,
        op: Op,
        x: (Expr, Range, Span),
        y: (Expr, Range, Span),
        want: Option<&Ty>,
        span: Span,
    ) -> Res<Expr> {
        let ((x, p, ax), (y, q, ay)) = (x, y);
        let (kind, range) = match op {
            Op::Add => (BinOp::Add, interval::add(p, q)),
            Op::Sub => (BinOp::Sub, interval::sub(p, q)),
            Op::Mul => (BinOp::Mul, interval::mul(p, q)),
            Op::Div | Op::Rem if q.0 <= 0 => {
                let message = format!(
                    "the divisor of an integer division must be positive, this is {}",
                    interval::show(q)
                );
                return self.fail_help("E1217", ay, message, "clamp it: imax(x, 1)");
            }
            Op::Div => (BinOp::DivS, interval::div(p, q)),
            Op::Rem => (BinOp::RemS, interval::rem(p, q)),
            Op::And => (BinOp::And, interval::and(p, q)),
            Op::Or => (BinOp::Or, interval::or(p, q, false)),
            Op::Xor => (BinOp::Xor, interval::or(p, q, true)),
            _ => {
                let message = format!("`{}` computes with bits; these are integers", op.text());
                return self.fail_help(
                    "E1216",
                    span,
                    message,
                    "write bits(x, N), or the operator without u and s",
                );
            }
        };
        match (range, want) {
            // x + 0 and the like: the simplest form is kept so that constants go on folding.
            (Some(range), _) => Ok(match (op, fold::as_int(&x), fold::as_int(&y)) {
                (Op::Add | Op::Or | Op::Xor, Some(0), _) | (Op::Mul, Some(1), _) => y,
                (Op::Add | Op::Sub | Op::Or | Op::Xor, _, Some(0)) | (Op::Mul | Op::Div, _, Some(1)) => x,
                (Op::Rem, ..) if interval::rem_keeps(p, q) => x,
                _ => fold::int_expr(ExprKind::Bin(kind, Box::new(x), Box::new(y)), range),
            }),
            (None, Some(want)) => {
                let x = self.coerce(x, want, ax)?;
                let y = self.coerce(y, want, ay)?;
                Ok(fold::bin(bits_op(op), x, y))
            }
            (None, None) if matches!(op, Op::And | Op::Or | Op::Xor) => {
                let message = format!("`{}` on integers needs values that are not negative", op.text());
                self.fail_help("E1228", span, message, "write bits(x, N)")
            }
            _ => self.too_large(span),
        }
    }

    fn shift(&mut self, op: Op, a: &ast::Expr, b: &ast::Expr, want: Option<&Ty>, span: Span) -> Res<Expr> {
        let want = want.filter(|ty| ty.bits().is_some());
        let x = self.expr(a, want)?;
        let n = self.expr(b, None);
        let n = self.settle(n)?;
        if !matches!(n.ty, Ty::Int(..) | Ty::Bits(_)) {
            return self.fail(
                "E1202",
                b.span,
                format!("found {}, bits or an integer are needed", show(&n.ty)),
            );
        }
        if let Ty::Int(lo, hi) = n.ty
            && lo < 0
        {
            let message = format!(
                "a shift amount must not be negative, this is {}",
                interval::show((lo, hi))
            );
            return self.fail_help("E1229", b.span, message, "clamp it: imax(x, 0)");
        }
        let kind = match op {
            Op::Shl => BinOp::Shl,
            Op::Shr => BinOp::ShrU,
            _ => BinOp::ShrS,
        };
        match (x.ty.clone(), n.ty.clone(), want) {
            (Ty::Bits(_), ..) => Ok(fold::bin(kind, x, n)),
            (Ty::Int(..), ..) if op == Op::ShrS => self.fail_help(
                "E1216",
                span,
                "`>>s` shifts bits; this is an integer",
                "write >>, which rounds down",
            ),
            (Ty::Int(al, ah), Ty::Int(bl, bh), want) => {
                let (p, q) = ((al, ah), (bl, bh));
                let range = if op == Op::Shl {
                    interval::shl(p, q)
                } else {
                    interval::shr(p, q)
                };
                let fits = |range: Range| {
                    op != Op::Shl || want.and_then(Ty::bits).is_none_or(|width| interval::fits(range, width))
                };
                match (range, want) {
                    (Some(range), _) if fits(range) => Ok(fold::int_expr(
                        ExprKind::Bin(if op == Op::Shl { kind } else { BinOp::ShrS }, Box::new(x), Box::new(n)),
                        range,
                    )),
                    (_, Some(want)) => Ok(fold::bin(kind, self.coerce(x, want, a.span)?, n)),
                    _ => self.too_large(span),
                }
            }
            (Ty::Int(..), _, Some(want)) => Ok(fold::bin(kind, self.coerce(x, want, a.span)?, n)),
            (Ty::Int(..), ..) => Err(Fail::NoWidth(a.span)),
            (ty, ..) => self.fail(
                "E1202",
                a.span,
                format!("found {}, bits or an integer are needed", show(&ty)),
            ),
        }
    }

    fn compare(&mut self, op: Op, a: &ast::Expr, b: &ast::Expr, span: Span) -> Res<Expr> {
        let sides = self.sides(a, b, None);
        let (x, y) = match sides {
            Err(Fail::NoWidth(at)) => {
                return self.fail_help(
                    "E1215",
                    at,
                    "neither side has a width of its own",
                    "write the width: sext(x, N)",
                );
            }
            other => other?,
        };
        let ints = matches!((&x.ty, &y.ty), (Ty::Int(..), Ty::Int(..)));
        match op {
            Op::Lt | Op::Le | Op::Gt | Op::Ge if !ints => {
                let data = if x.ty.bits().is_some() { &x.ty } else { &y.ty };
                let message = format!("`{}` compares integers; these are {}", op.text(), show(data));
                return self.fail_help("E1216", span, message, &format!("write {0}u or {0}s", op.text()));
            }
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge => {}
            _ if ints => {
                let message = format!("`{}` compares bits; these are integers", op.text());
                let help = format!("write {}", op.text().trim_end_matches(['u', 's']));
                return self.fail_help("E1216", span, message, &help);
            }
            _ => {}
        }
        let (x, y) = if ints {
            (x, y)
        } else {
            self.same_width(op, x, a.span, y, b.span, span)?
        };
        let (kind, swap) = match op {
            Op::Eq => (CmpOp::Eq, false),
            Op::Ne => (CmpOp::Ne, false),
            Op::Lt => (CmpOp::LtS, false),
            Op::Le => (CmpOp::LeS, false),
            Op::Gt => (CmpOp::LtS, true),
            Op::Ge => (CmpOp::LeS, true),
            Op::LtU => (CmpOp::LtU, false),
            Op::LeU => (CmpOp::LeU, false),
            Op::GtU => (CmpOp::LtU, true),
            Op::GeU => (CmpOp::LeU, true),
            Op::LtS => (CmpOp::LtS, false),
            Op::LeS => (CmpOp::LeS, false),
            Op::GtS => (CmpOp::LtS, true),
            _ => (CmpOp::LeS, true),
        };
        // The left side is evaluated first: sides change places only where nobody can tell.
        let movable = self.is_stable(&x) || self.is_stable(&y) || fold::is_pure(&x) && fold::is_pure(&y);
        Ok(match swap {
            false => fold::cmp(kind, x, y),
            true if movable => fold::cmp(kind, y, x),
            true => fold::not(fold::cmp(opposite(kind), x, y)),
        })
    }
}

/// `b < a` is not `a <= b`.
fn opposite(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::LtU => CmpOp::LeU,
        CmpOp::LeU => CmpOp::LtU,
        CmpOp::LtS => CmpOp::LeS,
        CmpOp::LeS => CmpOp::LtS,
        CmpOp::Eq | CmpOp::Ne => op,
    }
}

/// Operators on two data of one width.
fn bits_op(op: Op) -> BinOp {
    match op {
        Op::Add => BinOp::Add,
        Op::Sub => BinOp::Sub,
        Op::Mul => BinOp::Mul,
        Op::DivU => BinOp::DivU,
        Op::RemU => BinOp::RemU,
        Op::DivS => BinOp::DivS,
        Op::RemS => BinOp::RemS,
        Op::And => BinOp::And,
        Op::Xor => BinOp::Xor,
        _ => BinOp::Or,
    }
}
