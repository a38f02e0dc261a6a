//! From the type that a value has to the type that its place wants.

use super::ast::Span;
use super::fold;
use super::interval;
use super::ir::{Block, Expr, ExprKind, Stmt, Ty};
use super::lower::{Lower, Res, is_range_within, show};

impl Lower<'_> {
    /// Makes `e` a `want`, or says why it cannot be one.
    pub(super) fn coerce(&mut self, e: Expr, want: &Ty, span: Span) -> Res<Expr> {
        match (&e.ty, want) {
            (Ty::Bits(have), Ty::Bits(need)) if have == need => Ok(e),
            _ if self.dead && e.ty == Ty::Unit && *want != Ty::Unit => {
                // A trap comes before: the value is never looked at.
                Ok(fold::block(Block {
                    stmts: vec![Stmt::Do(e)],
                    value: Some(Box::new(fold::zero(want))),
                }))
            }
            (Ty::Bits(have), Ty::Bits(need)) => {
                let help = if have < need {
                    "write zext(..) or sext(..)"
                } else {
                    "write trunc(..), or cut it with [hi:lo]"
                };
                self.fail_help("E1201", span, format!("width is {have}, {need} is needed"), help)
            }
            (Ty::Int(lo, hi), Ty::Bits(need)) => self.int_to_bits(e.clone(), (*lo, *hi), *need, span),
            (Ty::Bits(_), Ty::Int(..)) => {
                let message = format!("found {}, an integer is needed here", show(&e.ty));
                self.fail_help("E1204", span, message, "write uint(x) or sint(x)")
            }
            (Ty::Int(lo, hi), Ty::Int(least, most)) => {
                if is_range_within((*lo, *hi), (*least, *most)) {
                    return Ok(e);
                }
                let message = format!(
                    "integer in {} does not fit {}",
                    interval::show((*lo, *hi)),
                    interval::show((*least, *most))
                );
                self.fail_help(
                    "E1203",
                    span,
                    message,
                    "clamp it with imin and imax, or reduce it with %",
                )
            }
            (Ty::Tuple(have), Ty::Tuple(need)) if have.len() == need.len() => self.coerce_tuple(e.clone(), need, span),
            (Ty::Unit, Ty::Unit) => Ok(e),
            (have, need) => {
                let message = format!("found {}, {} is needed", show(have), show(need));
                self.fail("E1202", span, message)
            }
        }
    }

    fn int_to_bits(&mut self, e: Expr, range: (i128, i128), need: u32, span: Span) -> Res<Expr> {
        match e.kind {
            // Each side of a choice by itself: constants stay constants.
            ExprKind::Cond(c, x, y) => {
                let x = self.coerce(*x, &Ty::Bits(need), span)?;
                let y = self.coerce(*y, &Ty::Bits(need), span)?;
                Ok(fold::expr(ExprKind::Cond(c, Box::new(x), Box::new(y)), Ty::Bits(need)))
            }
            ExprKind::IfElse(c, mut yes, mut no) => {
                for block in [&mut yes, &mut no] {
                    if let Some(value) = block.value.take() {
                        block.value = Some(Box::new(self.coerce(*value, &Ty::Bits(need), span)?));
                    }
                }
                Ok(fold::expr(ExprKind::IfElse(c, yes, no), Ty::Bits(need)))
            }
            ExprKind::Block(Block {
                stmts,
                value: Some(value),
            }) => {
                let value = self.coerce(*value, &Ty::Bits(need), span)?;
                Ok(fold::block(Block {
                    stmts,
                    value: Some(Box::new(value)),
                }))
            }
            _ if interval::fits(range, need) => Ok(fold::to_bits(e, need)),
            _ => {
                let message = format!("integer in {} does not fit bits<{need}>", interval::show(range));
                let help = format!("write bits(x, {need}) to keep the low {need} bits");
                self.fail_help("E1203", span, message, &help)
            }
        }
    }

    fn coerce_tuple(&mut self, e: Expr, need: &[Ty], span: Span) -> Res<Expr> {
        match e.kind {
            ExprKind::Tuple(parts) => {
                let parts = parts
                    .into_iter()
                    .zip(need)
                    .map(|(part, ty)| self.coerce(part, ty, span))
                    .collect::<Res<Vec<_>>>()?;
                let ty = Ty::Tuple(parts.iter().map(|part| part.ty.clone()).collect());
                Ok(fold::expr(ExprKind::Tuple(parts), ty))
            }
            ExprKind::Block(Block {
                stmts,
                value: Some(value),
            }) => {
                let value = self.coerce_tuple(*value, need, span)?;
                Ok(fold::block(Block {
                    stmts,
                    value: Some(Box::new(value)),
                }))
            }
            kind => {
                let ok = matches!(&e.ty, Ty::Tuple(have) if have.iter().zip(need).all(|(have, need)| assignable(have, need)));
                if ok {
                    return Ok(fold::expr(kind, e.ty));
                }
                let message = format!("found {}, {} is needed", show(&e.ty), show(&Ty::Tuple(need.to_vec())));
                self.fail("E1202", span, message)
            }
        }
    }

    /// Makes `e` a condition.
    pub(super) fn condition(&mut self, e: Expr, span: Span) -> Res<Expr> {
        match e.ty {
            Ty::Bits(1) => Ok(e),
            Ty::Int(lo, hi) if lo >= 0 && hi <= 1 => Ok(fold::to_bits(e, 1)),
            _ if self.dead => self.coerce(e, &Ty::BOOL, span),
            _ => {
                let message = format!("a condition must be bool, found {}", show(&e.ty));
                self.fail_help("E1214", span, message, "write x != 0")
            }
        }
    }

    /// Makes `e` an integer for an index, an amount or an address part: data counts as unsigned.
    pub(super) fn index(&mut self, e: Expr, span: Span) -> Res<Expr> {
        match e.ty {
            Ty::Int(..) => Ok(e),
            Ty::Bits(width) => match fold::to_uint(e) {
                Some(e) => Ok(e),
                None => self.fail("E1228", span, format!("bits<{width}> is too wide for an integer")),
            },
            _ => self.coerce(e, &super::lower::ANY_INT, span),
        }
    }
}

/// Fits as it is, without a conversion.
fn assignable(have: &Ty, need: &Ty) -> bool {
    match (have, need) {
        (Ty::Int(lo, hi), Ty::Int(least, most)) => is_range_within((*lo, *hi), (*least, *most)),
        (Ty::Tuple(have), Ty::Tuple(need)) => {
            have.len() == need.len() && have.iter().zip(need).all(|(a, b)| assignable(a, b))
        }
        _ => have == need,
    }
}
