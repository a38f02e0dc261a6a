//! Functions of the language itself.

use super::ast::{self, Span};
use super::fold;
use super::ir::{Block, Count, Expr, Stmt, Ty};
use super::lower::{Fail, Lower, Res, show};

impl Lower<'_> {
    pub(super) fn builtin(&mut self, name: &str, args: &[ast::Expr], want: Option<&Ty>, span: Span) -> Res<Expr> {
        let (least, most) = match name {
            "sext" | "zext" | "trunc" | "resize_s" | "resize_u" | "trap" => (1, 2),
            "require" => (1, 3),
            "bits" | "rep" | "imin" | "imax" => (2, 2),
            _ => (1, 1),
        };
        if args.len() < least || args.len() > most {
            let takes = if least == most {
                least.to_string()
            } else {
                format!("{least} to {most}")
            };
            return self.fail(
                "E1305",
                span,
                format!("`{name}` takes {takes} arguments, {} given", args.len()),
            );
        }
        let Some(first) = args.first() else {
            return Ok(fold::zero(&Ty::Unit));
        };
        match name {
            "sext" | "zext" | "trunc" | "resize_s" | "resize_u" => self.resize(name, first, args.get(1), want, span),
            "uint" | "sint" => {
                let x = self.data_arg(first)?;
                let width = x.ty.bits().unwrap_or(0);
                match if name == "uint" {
                    fold::to_uint(x)
                } else {
                    fold::to_sint(x)
                } {
                    Some(value) => Ok(value),
                    None => self.fail("E1228", first.span, format!("bits<{width}> is too wide for an integer")),
                }
            }
            "bits" => self.bits(args, first, span),
            "width" => {
                let x = self.data_arg(first)?;
                Ok(fold::int(x.ty.bits().unwrap_or(0).into()))
            }
            "rep" => self.rep(args, first, span),
            "imin" | "imax" => {
                let mut sides = Vec::new();
                for arg in args {
                    sides.push(self.expr_as(arg, &super::lower::ANY_INT)?);
                }
                match (sides.pop(), sides.pop()) {
                    (Some(b), Some(a)) => Ok(if name == "imin" {
                        fold::imin(a, b)
                    } else {
                        fold::imax(a, b)
                    }),
                    _ => Ok(fold::zero(&Ty::Unit)),
                }
            }
            "clz" | "ctz" | "popcount" => {
                let x = self.data_arg(first)?;
                let count = match name {
                    "clz" => Count::Clz,
                    "ctz" => Count::Ctz,
                    _ => Count::Popcount,
                };
                Ok(fold::count(count, x))
            }
            "trap" => {
                let stmt = self.trap(Some(first), args.get(1), span)?;
                self.dead = true;
                Ok(fold::block(Block {
                    stmts: vec![stmt],
                    value: None,
                }))
            }
            _ => self.require(first, args.get(1), args.get(2), span),
        }
    }

    /// An argument that has bits of its own.
    fn data_arg(&mut self, e: &ast::Expr) -> Res<Expr> {
        let x = self.expr(e, None);
        let x = self.settle(x)?;
        match x.ty {
            Ty::Bits(_) => Ok(x),
            Ty::Int(..) => self.fail_help(
                "E1202",
                e.span,
                "found an integer, bits are needed",
                "an integer takes the width it meets; else write bits(x, N)",
            ),
            _ => self.fail("E1202", e.span, format!("found {}, bits are needed", show(&x.ty))),
        }
    }

    fn resize(
        &mut self,
        name: &str,
        arg: &ast::Expr,
        width: Option<&ast::Expr>,
        want: Option<&Ty>,
        span: Span,
    ) -> Res<Expr> {
        let to = match (width, want.and_then(Ty::bits)) {
            (Some(width), _) => self.width(width)?,
            (None, Some(to)) => to,
            (None, None) => return Err(Fail::NoWidth(span)),
        };
        let x = self.data_arg(arg)?;
        let from = x.ty.bits().unwrap_or(to);
        match name {
            "sext" | "zext" if to < from => {
                let message = format!("{name} from {from} to {to} bits narrows");
                self.fail_help(
                    "E1227",
                    span,
                    message,
                    "write trunc, or resize_s and resize_u for either way",
                )
            }
            "trunc" if to > from => {
                let message = format!("trunc from {from} to {to} bits widens");
                self.fail_help(
                    "E1227",
                    span,
                    message,
                    "write sext or zext, or resize_s and resize_u for either way",
                )
            }
            _ if to < from => Ok(fold::trunc(x, to)),
            "sext" | "resize_s" => Ok(fold::sext(x, to)),
            _ => Ok(fold::zext(x, to)),
        }
    }

    fn bits(&mut self, args: &[ast::Expr], first: &ast::Expr, span: Span) -> Res<Expr> {
        let Some(width) = args.get(1) else {
            return Err(Fail::NoWidth(span));
        };
        let to = self.width(width)?;
        let x = self.expr(first, None);
        let x = self.settle(x)?;
        match x.ty {
            Ty::Int(..) => Ok(fold::to_bits(x, to)),
            _ => {
                let message = format!("found {}, an integer is needed here", show(&x.ty));
                self.fail_help(
                    "E1204",
                    first.span,
                    message,
                    "write zext, sext or trunc to change the width of bits",
                )
            }
        }
    }

    fn rep(&mut self, args: &[ast::Expr], first: &ast::Expr, span: Span) -> Res<Expr> {
        let Some(times) = args.get(1) else {
            return Err(Fail::NoWidth(span));
        };
        let x = self.data_arg(first)?;
        let times = self.width(times)?;
        match x.ty.bits().unwrap_or(0).checked_mul(times) {
            Some(total) if total <= super::MAX_WIDTH => Ok(fold::rep(x, times)),
            _ => self.fail("E1206", span, format!("this is wider than {} bits", super::MAX_WIDTH)),
        }
    }

    // ---- traps

    /// `trap(cause, value)`; without a cause it is the machine's illegal instruction.
    pub(super) fn trap(&mut self, cause: Option<&ast::Expr>, value: Option<&ast::Expr>, span: Span) -> Res<Stmt> {
        let cause = match cause {
            Some(cause) => {
                let number = self.expr(cause, None);
                let number = self.settle(number)?;
                self.index(number, cause.span)?
            }
            None => match self.lookup.causes.get("Illegal") {
                Some(&number) => fold::int(number.into()),
                None => {
                    return self.fail_help(
                        "E1301",
                        span,
                        "this machine has no cause for illegal instructions",
                        "name one under `illegal:` of the machine",
                    );
                }
            },
        };
        let value = match value {
            None => fold::constant(self.word, 0),
            Some(value) => self.expr_as(value, &Ty::Bits(self.word))?,
        };
        Ok(Stmt::Trap(cause, value))
    }

    fn require(
        &mut self,
        cond: &ast::Expr,
        cause: Option<&ast::Expr>,
        value: Option<&ast::Expr>,
        span: Span,
    ) -> Res<Expr> {
        let c = self.expr(cond, Some(&Ty::BOOL))?;
        let c = self.condition(c, cond.span)?;
        let trap = self.trap(cause, value, span)?;
        let stmts = match fold::as_bool(&c) {
            Some(true) => Vec::new(),
            Some(false) => {
                self.dead = true;
                vec![trap]
            }
            None => vec![Stmt::If(
                fold::not(c),
                Block {
                    stmts: vec![trap],
                    value: None,
                },
                Block::default(),
            )],
        };
        Ok(fold::block(Block { stmts, value: None }))
    }
}
