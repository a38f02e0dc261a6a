//! Expressions: pest gives flat lists of operands and operators; precedence climbing with an explicit stack builds the tree.

use super::ast::{BinOp, Expr, ExprKind, Span, TemplateArgument, Type, UnOp};
use super::{Node, Read, Reader, Rule};
use onespec_volt::diag::Diag;

/// What stands before an operand.
enum Prefix {
    Op(UnOp),
    Step(bool),
    Cast(Type),
}

impl Reader {
    pub(super) fn expr(&self, node: Node<'_>) -> Read<Expr> {
        let span = self.span(&node);
        let mut chain = Chain::default();
        let mut sides = Vec::new();
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::operand => chain.operands.push(self.operand(part)?),
                Rule::bin_op => chain.operator(binary(part.as_str())),
                _ => sides.push(self.expr(part)?),
            }
        }
        let first = chain.finish().ok_or_else(|| self.misread(span))?;
        let (Some(other), Some(then)) = (sides.pop(), sides.pop()) else {
            return Ok(first);
        };
        let kind = ExprKind::Choose(Box::new(first), Box::new(then), Box::new(other));
        Ok(Expr { kind, span })
    }

    fn operand(&self, node: Node<'_>) -> Read<Expr> {
        let mut parts = self.children(node);
        let mut prefixes = Vec::new();
        while let Some(node) = parts.take(Rule::prefix) {
            let span = self.span(&node);
            let text = node.as_str();
            let prefix = match node.into_inner().next() {
                Some(cast) => Prefix::Cast(self.ty(self.children(cast).next()?)?),
                None => match text.trim() {
                    "++" => Prefix::Step(true),
                    "--" => Prefix::Step(false),
                    "-" => Prefix::Op(UnOp::Neg),
                    "+" => Prefix::Op(UnOp::Plus),
                    "~" => Prefix::Op(UnOp::Complement),
                    "&" => Prefix::Op(UnOp::Address),
                    "*" => Prefix::Op(UnOp::Pointee),
                    _ => Prefix::Op(UnOp::Not),
                },
            };
            prefixes.push((prefix, span));
        }
        let mut expr = self.primary(parts.next()?)?;
        while let Ok(part) = parts.next() {
            let span = expr.span.to(self.span(&part));
            let kind = match part.as_rule() {
                Rule::index => {
                    let index = self.expr(self.children(part).next()?)?;
                    ExprKind::Index(Box::new(expr), Box::new(index))
                }
                _ => ExprKind::Step(Box::new(expr), part.as_str() == "++"),
            };
            expr = Expr { kind, span };
        }
        for (prefix, at) in prefixes.into_iter().rev() {
            let span = at.to(expr.span);
            let kind = match prefix {
                Prefix::Op(op) => ExprKind::Unary(op, Box::new(expr)),
                Prefix::Step(is_up) => ExprKind::Step(Box::new(expr), is_up),
                Prefix::Cast(ty) => ExprKind::Cast(ty, Box::new(expr)),
            };
            expr = Expr { kind, span };
        }
        Ok(expr)
    }

    fn primary(&self, node: Node<'_>) -> Read<Expr> {
        let span = self.span(&node);
        let node = self.children(node).next()?;
        let kind = match node.as_rule() {
            Rule::group => {
                let inner = self.expr(self.children(node).next()?)?;
                return Ok(Expr { kind: inner.kind, span });
            }
            Rule::scast => {
                let mut parts = self.children(node);
                parts.next()?;
                let ty = self.ty(parts.next()?)?;
                ExprKind::Cast(ty, Box::new(self.expr(parts.next()?)?))
            }
            Rule::call => {
                let mut parts = self.children(node);
                let callee = parts.next()?;
                let name = self.name(&callee);
                let template = match parts.take(Rule::targs) {
                    Some(list) => self.template_arguments(list)?,
                    None => Vec::new(),
                };
                let arguments = match parts.take(Rule::args) {
                    Some(list) => list
                        .into_inner()
                        .map(|node| self.expr(node))
                        .collect::<Read<Vec<_>>>()?,
                    None => Vec::new(),
                };
                match (callee.as_rule(), <[Expr; 1]>::try_from(arguments)) {
                    (Rule::built, Ok([one])) => ExprKind::Cast(self.ty(callee)?, Box::new(one)),
                    (Rule::built, Err(_)) => {
                        let diag = Diag::error("E2001", span, format!("`{}` takes one value here", name.text));
                        return Err(Box::new(diag.help(format!("write `{}(x)`", name.text))));
                    }
                    (_, arguments) => ExprKind::Call {
                        name,
                        template,
                        arguments: match arguments {
                            Ok(one) => one.into(),
                            Err(all) => all,
                        },
                    },
                }
            }
            _ => self.atom(&node)?,
        };
        Ok(Expr { kind, span })
    }

    /// A number, a truth value or a name.
    fn atom(&self, node: &Node<'_>) -> Read<ExprKind> {
        let text = node.as_str();
        Ok(match node.as_rule() {
            Rule::kw_true => ExprKind::Bool(true),
            Rule::kw_false => ExprKind::Bool(false),
            Rule::float => {
                let digits = text.trim_end_matches(['f', 'F']);
                ExprKind::Float(digits.parse().map_err(|_| self.misread(self.span(node)))?)
            }
            Rule::int => {
                let digits = text.trim_end_matches(['u', 'U', 'l', 'L']).replace('\'', "");
                let (radix, plain) = match digits.get(..2) {
                    Some("0x" | "0X") => (16, &digits[2..]),
                    Some("0b" | "0B") => (2, &digits[2..]),
                    _ if digits.len() > 1 && digits.starts_with('0') => (8, &digits[1..]),
                    _ => (10, &digits[..]),
                };
                let value = u64::from_str_radix(plain, radix)
                    .ok()
                    .filter(|value| *value <= u64::from(u32::MAX));
                let value = value.ok_or_else(|| {
                    let diag = Diag::error("E2008", self.span(node), "this is no integer of 32 bits");
                    Box::new(diag.help("lanes hold 32 bits: the greatest number is 0xffffffff"))
                })?;
                ExprKind::Int {
                    value,
                    is_unsigned: text.contains(['u', 'U']) || value > i32::MAX as u64,
                }
            }
            _ => ExprKind::Name(self.name(node).text),
        })
    }

    pub(super) fn template_arguments(&self, node: Node<'_>) -> Read<Vec<TemplateArgument>> {
        let read = node.into_inner().map(|node| {
            let part = self.children(node).next()?;
            Ok(match part.as_rule() {
                Rule::built => TemplateArgument::Type(self.ty(part)?),
                _ => TemplateArgument::Value(self.template_value(part)?),
            })
        });
        read.collect()
    }

    pub(super) fn template_value(&self, node: Node<'_>) -> Read<Expr> {
        let span = self.span(&node);
        let mut chain = Chain::default();
        for part in node.into_inner() {
            if part.as_rule() == Rule::top {
                chain.operator(binary(part.as_str()));
                continue;
            }
            let span = self.span(&part);
            let mut parts = self.children(part);
            let sign = parts.take(Rule::tneg).map(|node| node.as_str().to_owned());
            let mut expr = Expr {
                kind: self.atom(&parts.next()?)?,
                span,
            };
            if let Some(sign) = sign {
                let op = if sign == "-" { UnOp::Neg } else { UnOp::Not };
                let kind = ExprKind::Unary(op, Box::new(expr));
                expr = Expr { kind, span };
            }
            chain.operands.push(expr);
        }
        chain.finish().ok_or_else(|| self.misread(span))
    }
}

/// Operands and operators that wait for what binds tighter behind them.
#[derive(Default)]
struct Chain {
    operands: Vec<Expr>,
    operators: Vec<BinOp>,
}

/// How tight an operator binds in C++.
fn precedence(op: BinOp) -> u8 {
    match op {
        BinOp::OrElse => 1,
        BinOp::AndAlso => 2,
        BinOp::Or => 3,
        BinOp::Xor => 4,
        BinOp::And => 5,
        BinOp::Eq | BinOp::Ne => 6,
        BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => 7,
        BinOp::Shl | BinOp::Shr => 8,
        BinOp::Add | BinOp::Sub => 9,
        BinOp::Mul | BinOp::Div | BinOp::Rem => 10,
    }
}

impl Chain {
    fn operator(&mut self, op: BinOp) {
        while self
            .operators
            .last()
            .is_some_and(|before| precedence(*before) >= precedence(op))
        {
            self.reduce();
        }
        self.operators.push(op);
    }

    fn reduce(&mut self) {
        let (Some(op), Some(right), Some(left)) = (self.operators.pop(), self.operands.pop(), self.operands.pop())
        else {
            return;
        };
        let span: Span = left.span.to(right.span);
        let kind = ExprKind::Binary(op, Box::new(left), Box::new(right));
        self.operands.push(Expr { kind, span });
    }

    fn finish(mut self) -> Option<Expr> {
        while !self.operators.is_empty() {
            self.reduce();
        }
        self.operands.pop()
    }
}

/// The operator of a text.
pub(super) fn binary(text: &str) -> BinOp {
    match text.trim() {
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
