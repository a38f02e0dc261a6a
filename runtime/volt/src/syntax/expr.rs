//! Expressions: pest gives flat lists of operands and operators; precedence climbing with an explicit stack builds the
//! tree, so a long chain takes no call stack.

use super::ast::{BinOp, Expr, ExprKind, Typed, UnOp};
use super::{Node, Read, Reader, Rule, literal};
use crate::diag::Diag;
use crate::source::Span;
use std::rc::Rc;

impl Reader {
    pub(super) fn expr(&self, node: Node<'_>) -> Read<Expr> {
        let span = self.span(&node);
        // `a ? x : b ? y : c` is the chains a, b, c with x, y between them.
        let mut chains: Vec<Expr> = Vec::new();
        let mut between: Vec<Expr> = Vec::new();
        let mut chain = Chain::default();
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::operand => chain.operands.push(self.operand(part)?),
                Rule::bin_op => {
                    let at = self.span(&part);
                    chain.operator(binary(part.as_str()), at)?;
                }
                _ => {
                    let done = std::mem::take(&mut chain).finish();
                    chains.push(done.ok_or_else(|| self.misread(span))?);
                    between.push(self.expr(part)?);
                }
            }
        }
        let mut last = chain.finish().ok_or_else(|| self.misread(span))?;
        while let (Some(condition), Some(first)) = (chains.pop(), between.pop()) {
            last = Expr {
                span: condition.span.to(last.span),
                untyped: first.untyped && last.untyped,
                kind: ExprKind::Choose(Box::new(condition), Box::new(first), Box::new(last)),
            };
        }
        Ok(last)
    }

    fn operand(&self, node: Node<'_>) -> Read<Expr> {
        let end = self.span(&node);
        let mut parts = self.children(node);
        let mut prefix: Vec<(UnOp, Span)> = Vec::new();
        while let Some(op) = parts.take(Rule::un_op) {
            let at = self.span(&op);
            prefix.push((unary(op.as_str()), at));
        }
        let mut expr = self.primary(parts.next()?)?;
        let mut casts = Vec::new();
        while let Ok(part) = parts.next() {
            let part_span = self.span(&part);
            let whole = expr.span.to(part_span);
            match part.as_rule() {
                Rule::cast => casts.push(part),
                Rule::field => {
                    let name = self.name(self.children(part).next()?);
                    expr = typed(ExprKind::Field(Box::new(expr), name), whole);
                }
                _ => {
                    let mut inner = self.children(part);
                    let first = Box::new(self.expr(inner.next()?)?);
                    let kind = match inner.take(Rule::expr) {
                        Some(end) => ExprKind::Range(Box::new(expr), first, Box::new(self.expr(end)?)),
                        None => ExprKind::Index(Box::new(expr), first),
                    };
                    expr = typed(kind, whole);
                }
            }
        }
        for (op, at) in prefix.into_iter().rev() {
            let untyped = expr.untyped && matches!(op, UnOp::Neg | UnOp::Complement);
            expr = Expr {
                span: at.to(expr.span),
                untyped,
                kind: ExprKind::Unary(op, Box::new(expr)),
            };
        }
        for cast in casts {
            let whole = expr.span.to(self.span(&cast));
            let ty = self.ty(self.children(cast).next_part()?)?;
            expr = typed(ExprKind::Cast(Box::new(expr), ty), whole);
        }
        expr.span.end = expr.span.end.min(end.end);
        Ok(expr)
    }

    pub(super) fn primary(&self, node: Node<'_>) -> Read<Expr> {
        let node = match node.as_rule() {
            Rule::primary => self.children(node).next()?,
            _ => node,
        };
        let span = self.span(&node);
        let mut untyped = false;
        let kind = match node.as_rule() {
            Rule::int => {
                let kind = literal::integer(self, &node)?;
                untyped = matches!(&kind, ExprKind::Int { suffix: None, .. });
                kind
            }
            Rule::float => {
                let kind = literal::float(&node);
                untyped = matches!(&kind, ExprKind::Float { suffix: None, .. });
                kind
            }
            Rule::char => {
                untyped = true;
                ExprKind::Char(literal::character(self, &node)?)
            }
            Rule::string => ExprKind::Text(Rc::from(literal::text(self, &node)?)),
            Rule::kw_true => ExprKind::Bool(true),
            Rule::kw_false => ExprKind::Bool(false),
            Rule::group => {
                let mut expr = self.expr(self.children(node).next()?)?;
                expr.span = span;
                return Ok(expr);
            }
            Rule::list => ExprKind::List(self.exprs(node)?),
            Rule::bitcast | Rule::setvl => {
                let what = match node.as_rule() {
                    Rule::bitcast => Typed::Bitcast,
                    _ => Typed::Setvl,
                };
                let mut parts = self.children(node);
                let ty = self.ty(parts.next_part()?)?;
                ExprKind::Typed(what, ty, Box::new(self.expr(parts.next()?)?))
            }
            Rule::zero => ExprKind::Zero(self.ty(self.children(node).next_part()?)?),
            Rule::sizeof => ExprKind::SizeOf(self.ty(self.children(node).next_part()?)?),
            _ => {
                let mut parts = self.children(node);
                let path = self.path(parts.next()?)?;
                match parts.take(Rule::args) {
                    Some(args) => ExprKind::Call(path, self.exprs(args)?),
                    None => ExprKind::Path(path),
                }
            }
        };
        Ok(Expr { kind, span, untyped })
    }

    fn exprs(&self, node: Node<'_>) -> Read<Vec<Expr>> {
        node.into_inner().map(|part| self.expr(part)).collect()
    }
}

fn typed(kind: ExprKind, span: Span) -> Expr {
    Expr {
        kind,
        span,
        untyped: false,
    }
}

/// Operands and operators that wait for what binds tighter behind them.
#[derive(Default)]
struct Chain {
    operands: Vec<Expr>,
    operators: Vec<BinOp>,
}

impl Chain {
    fn operator(&mut self, op: BinOp, at: Span) -> Read<()> {
        while let Some(&before) = self.operators.last() {
            if before.precedence() < op.precedence() {
                break;
            }
            if before.compares() && op.compares() {
                return Err(Box::new(Diag::error("E2001", at, "comparisons do not chain").help(
                    "write `a < b && b < c`, or brackets around the one that is meant to come first",
                )));
            }
            self.reduce();
        }
        self.operators.push(op);
        Ok(())
    }

    fn reduce(&mut self) {
        let (Some(op), Some(right), Some(left)) = (self.operators.pop(), self.operands.pop(), self.operands.pop())
        else {
            return;
        };
        let untyped = match op {
            BinOp::Shl | BinOp::Shr => left.untyped,
            _ => left.untyped && right.untyped && !op.compares() && op.precedence() > 2,
        };
        self.operands.push(Expr {
            span: left.span.to(right.span),
            untyped,
            kind: ExprKind::Binary(op, Box::new(left), Box::new(right)),
        });
    }

    fn finish(mut self) -> Option<Expr> {
        while !self.operators.is_empty() {
            self.reduce();
        }
        self.operands.pop()
    }
}

fn unary(text: &str) -> UnOp {
    match text {
        "-" => UnOp::Neg,
        "!" => UnOp::Not,
        "~" => UnOp::Complement,
        "*" => UnOp::Deref,
        _ => UnOp::Address,
    }
}

fn binary(text: &str) -> BinOp {
    match text {
        "||" => BinOp::OrElse,
        "&&" => BinOp::AndAlso,
        "==" => BinOp::Eq,
        "!=" => BinOp::Ne,
        "<" => BinOp::Lt,
        "<=" => BinOp::Le,
        ">" => BinOp::Gt,
        ">=" => BinOp::Ge,
        "|" => BinOp::Or,
        "^" => BinOp::Xor,
        "&" => BinOp::And,
        "<<" => BinOp::Shl,
        ">>" => BinOp::Shr,
        "+" => BinOp::Add,
        "-" => BinOp::Sub,
        "*" => BinOp::Mul,
        "/" => BinOp::Div,
        _ => BinOp::Rem,
    }
}
