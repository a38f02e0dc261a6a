//! Binary operators.

use super::body::Context;
use super::gates;
use super::tree::{Expr, Kind};
use super::ty::{Lanes, Ty};
use crate::diag::Diag;
use crate::source::Span;
use crate::syntax::ast::{self, BinOp};

impl Context<'_, '_> {
    /// Two expressions that are to have one type: a literal takes that of the other.
    pub(super) fn both(&mut self, left: &ast::Expr, right: &ast::Expr, want: Option<&Ty>) -> (Expr, Expr) {
        if left.untyped && !right.untyped {
            let right = self.value(right, want);
            let lane = right.ty.lane().clone();
            (self.value(left, Some(&lane)), right)
        } else {
            let left = self.value(left, want);
            let lane = match (&left.ty, &right.kind) {
                (Ty::Short(..), ast::ExprKind::List(_)) => left.ty.clone(),
                _ => left.ty.lane().clone(),
            };
            let right = self.value(right, Some(&lane));
            (left, right)
        }
    }

    /// The type of two branches of a choice.
    pub(super) fn same(&mut self, span: Span, first: Ty, second: Ty) -> Ty {
        if first.is_error() {
            return second;
        }
        if first != second && !second.is_error() {
            let (a, b) = (self.show(&first), self.show(&second));
            self.error(Diag::error("E2006", span, format!("one side is {a}, the other {b}")));
            return Ty::Error;
        }
        first
    }

    pub(super) fn binary(
        &mut self,
        span: Span,
        op: BinOp,
        left: &ast::Expr,
        right: &ast::Expr,
        want: Option<&Ty>,
    ) -> Expr {
        if matches!(op, BinOp::AndAlso | BinOp::OrElse) {
            let (left, right) = (self.condition(left), self.condition(right));
            return self.make(Kind::Binary(op, Box::new(left), Box::new(right)), Ty::Bool, span);
        }
        // What is wanted of a comparison says nothing about its operands.
        let want = want.filter(|_| !op.compares());
        let (left, right) = match op {
            BinOp::Shl | BinOp::Shr => {
                let left = self.value(left, want);
                let lane = left.ty.lane().clone();
                let right = self.value(right, if right.untyped { Some(&lane) } else { None });
                (left, right)
            }
            _ => self.both(left, right, want),
        };
        let ty = self.check_operands(span, op, &left, &right);
        self.make(Kind::Binary(op, Box::new(left), Box::new(right)), ty, span)
    }

    /// The type of the result, or an error that was told.
    pub(super) fn check_operands(&mut self, span: Span, op: BinOp, left: &Expr, right: &Expr) -> Ty {
        if left.ty.is_error() || right.ty.is_error() {
            return match op.compares() {
                true => Ty::Bool,
                false => Ty::Error,
            };
        }
        let shift = matches!(op, BinOp::Shl | BinOp::Shr);
        let lanes = match (left.ty.lanes(), right.ty.lanes()) {
            (Some(a), Some(b)) if a != b => None,
            (Some(n), _) | (_, Some(n)) => Some(Some(n)),
            _ => Some(None),
        };
        let (a, b) = (left.ty.lane(), right.ty.lane());
        // A scalar shift counts in any integer; a comparison of pointers may have other pointers.
        let scalar_shift = shift && lanes == Some(None) && a.is_int() && b.is_int();
        if lanes.is_none() || (a != b && !scalar_shift) {
            let (x, y) = (self.show(&left.ty), self.show(&right.ty));
            let diag = Diag::error("E2006", span, format!("`{}` between {x} and {y}", op.symbol()));
            let help = match (a, b) {
                (Ty::Float(_), Ty::Int { .. }) | (Ty::Int { .. }, Ty::Float(_)) | (Ty::Int { .. }, Ty::Int { .. }) => {
                    Some(format!("nothing is converted by itself: write `… as {}`", self.show(a)))
                }
                (Ty::Pointer(_), Ty::Int { .. }) if op == BinOp::Add => Some("write `&p[i]`".into()),
                _ => None,
            };
            self.error(match help {
                Some(help) => diag.help(help),
                None => diag,
            });
            return match op.compares() {
                true => Ty::Bool,
                false => Ty::Error,
            };
        }
        let fits = match (a, op) {
            (Ty::Bool, BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Eq | BinOp::Ne) => true,
            (Ty::Pointer(_), op) => op.compares(),
            (a, op) if a.is_number() => match lanes {
                Some(Some(Lanes::Scaled(_))) => gates::vector(op, a).is_some(),
                _ => gates::binary(op, a).is_some(),
            },
            _ => false,
        };
        if !fits {
            let shown = self.show(&left.ty);
            let diag = Diag::error("E2007", span, format!("there is no `{}` of {shown}", op.symbol()));
            self.error(match (a, op) {
                (Ty::Float(_), BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::Shr) => {
                    diag.help("`bitcast(u64, x)` gives the bits of a float")
                }
                (Ty::Struct(_) | Ty::Slice(_) | Ty::Array(..), _) => diag.help("compare or compute what it holds"),
                _ => diag,
            });
            return Ty::Error;
        }
        match (lanes, op.compares()) {
            (Some(Some(n)), true) => Ty::vector(n, Ty::Bool),
            (Some(Some(n)), false) => Ty::vector(n, a.clone()),
            (_, true) => Ty::Bool,
            (_, false) => left.ty.clone(),
        }
    }
}
