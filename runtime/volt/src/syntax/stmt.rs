//! Statements.

use super::ast::{BinOp, Block, Expr, Name, Stmt, StmtKind};
use super::{Node, Read, Reader, Rule};

impl Reader {
    pub(super) fn block(&self, node: Node<'_>) -> Read<Block> {
        let span = self.span(&node);
        let stmts = node.into_inner().map(|stmt| self.stmt(stmt)).collect::<Read<_>>()?;
        Ok(Block { stmts, span })
    }

    fn stmt(&self, node: Node<'_>) -> Read<Stmt> {
        let span = self.span(&node);
        let rule = node.as_rule();
        if rule == Rule::block {
            let kind = StmtKind::Block(self.block(node)?);
            return Ok(Stmt { kind, span });
        }
        let mut parts = self.children(node);
        let kind = match rule {
            Rule::let_s => StmtKind::Let {
                mutable: parts.next()?.as_str() == "var",
                name: self.name(parts.next()?),
                ty: parts.take(Rule::ty).map(|ty| self.ty(ty)).transpose()?,
                init: parts.take(Rule::expr).map(|e| self.expr(e)).transpose()?,
            },
            Rule::if_s => {
                let mut arms = Vec::new();
                let mut rest = None;
                while let Ok(node) = parts.next_part() {
                    if node.as_rule() == Rule::block {
                        rest = Some(self.block(node)?);
                    } else {
                        arms.push((self.expr(node)?, self.block(parts.next_part()?)?));
                    }
                }
                StmtKind::If(arms, rest)
            }
            Rule::while_s => StmtKind::While(self.expr(parts.next_part()?)?, self.block(parts.next_part()?)?),
            Rule::do_s => StmtKind::Do(self.block(parts.next_part()?)?, self.expr(parts.next_part()?)?),
            Rule::loop_s => StmtKind::Loop(self.block(parts.next_part()?)?),
            Rule::for_s => StmtKind::For {
                independent: parts.next()?.as_str() == "foreach",
                name: self.name(parts.next_part()?),
                from: self.expr(parts.next_part()?)?,
                to: self.expr(parts.next_part()?)?,
                reduce: match parts.take(Rule::reduce_c) {
                    Some(clause) => self.reduce(clause)?,
                    None => Vec::new(),
                },
                body: self.block(parts.next_part()?)?,
            },
            Rule::switch_s => {
                let value = self.expr(parts.next_part()?)?;
                let mut cases = Vec::new();
                while let Some(case) = parts.take(Rule::case_s) {
                    cases.push(self.case(case)?);
                }
                let default = match parts.take(Rule::default_s) {
                    Some(node) => Some(self.block(self.children(node).next_part()?)?),
                    None => None,
                };
                StmtKind::Switch { value, cases, default }
            }
            Rule::break_s => StmtKind::Break,
            Rule::continue_s => StmtKind::Continue,
            Rule::return_s => match parts.next_part() {
                Ok(value) => StmtKind::Return(Some(self.expr(value)?)),
                Err(_) => StmtKind::Return(None),
            },
            Rule::throw_s => StmtKind::Throw(self.expr(parts.next_part()?)?),
            Rule::try_s => {
                let body = self.block(parts.next_part()?)?;
                parts.take(Rule::kw_catch);
                StmtKind::Try {
                    body,
                    name: parts.take(Rule::ident).map(|n| self.name(n)),
                    handler: self.block(parts.next_part()?)?,
                }
            }
            _ => {
                let place = self.expr(parts.next()?)?;
                match parts.take(Rule::assign_op) {
                    None => StmtKind::Expr(place),
                    Some(op) => StmtKind::Assign {
                        place,
                        op: compound(op.as_str()),
                        value: self.expr(parts.next()?)?,
                    },
                }
            }
        };
        Ok(Stmt { kind, span })
    }

    /// The variables of a `reduce`, and whether their order matters.
    fn reduce(&self, clause: Node<'_>) -> Read<Vec<(Name, bool)>> {
        let variables = clause.into_inner().filter(|node| node.as_rule() == Rule::reduce_v);
        let read = |node: Node<'_>| {
            let mut parts = self.children(node);
            let unordered = parts.take(Rule::kw_unordered).is_some();
            Ok((self.name(parts.next()?), unordered))
        };
        variables.map(read).collect()
    }

    fn case(&self, node: Node<'_>) -> Read<(Vec<Expr>, Block)> {
        let mut values = Vec::new();
        let mut parts = self.children(node);
        loop {
            let node = parts.next()?;
            match node.as_rule() {
                Rule::block => return Ok((values, self.block(node)?)),
                _ => values.push(self.expr(node)?),
            }
        }
    }
}

/// The operator of a compound assignment.
fn compound(text: &str) -> Option<BinOp> {
    Some(match text {
        "+=" => BinOp::Add,
        "-=" => BinOp::Sub,
        "*=" => BinOp::Mul,
        "/=" => BinOp::Div,
        "%=" => BinOp::Rem,
        "&=" => BinOp::And,
        "|=" => BinOp::Or,
        "^=" => BinOp::Xor,
        "<<=" => BinOp::Shl,
        ">>=" => BinOp::Shr,
        _ => return None,
    })
}
