//! Items and statements.

use super::ast::{Declared, Expr, ExprKind, File, Function, Instance, Name, Param, Stmt, StmtKind, Type};
use super::{Children, Node, Read, Reader, Rule};
use crate::syntax::ast::BinOp;
use onespec_volt::diag::Diag;
use std::rc::Rc;

/// Types of vectors.
const VECTORS: [&str; 3] = ["vFloat", "vInt", "vUInt"];

impl Reader {
    pub(super) fn item(&self, node: Node<'_>, to: &mut File) -> Read<()> {
        match node.as_rule() {
            Rule::namespace => {
                for part in node.into_inner() {
                    self.item(part, to)?;
                }
            }
            Rule::function => to.functions.push(self.function(node)?),
            Rule::instance => {
                let mut parts = self.children(node);
                parts.next()?;
                while parts.take(Rule::spec).is_some() {}
                parts.next()?;
                let name = self.name(&parts.next()?);
                let arguments = self.template_arguments(parts.next()?)?;
                to.instances.push(Instance { name, arguments });
            }
            Rule::constant => {
                let mut parts = self.children(node);
                while parts.take(Rule::spec).is_some() {}
                let ty = self.ty(parts.next()?)?;
                let name = self.name(&parts.next()?);
                to.constants.push((ty, name, self.expr(parts.next()?)?));
            }
            Rule::variable => {
                let mut parts = self.children(node);
                while parts.take(Rule::spec).is_some() {}
                let ty = self.ty(parts.next()?)?;
                return Err(Box::new(outside(&ty, &self.name(&parts.next()?))));
            }
            _ => {}
        }
        Ok(())
    }

    fn function(&self, node: Node<'_>) -> Read<Function> {
        let mut parts = self.children(node);
        let template = match parts.take(Rule::tparams) {
            None => None,
            Some(list) => {
                let params = list.into_inner().filter(|part| part.as_rule() == Rule::tparam);
                let read = params.map(|param| {
                    let mut parts = self.children(param);
                    let ty = self.ty(parts.next()?)?;
                    let name = self.name(&parts.next()?);
                    let default = parts.take(Rule::tvalue).map(|value| self.template_value(value));
                    Ok((ty, name, default.transpose()?))
                });
                Some(read.collect::<Read<Vec<_>>>()?)
            }
        };
        while parts.take(Rule::spec).is_some() {}
        let result = self.ty(parts.next()?)?;
        let name = self.name(&parts.next()?);
        let mut params = Vec::new();
        while let Some(param) = parts.take(Rule::param) {
            let mut parts = self.children(param);
            while parts.take(Rule::spec).is_some() {}
            params.push(Param {
                ty: self.ty(parts.next()?)?,
                name: parts.take(Rule::ident).map(|name| self.name(&name)),
                default: parts.take(Rule::expr).map(|value| self.expr(value)).transpose()?,
            });
        }
        // `f(void)`
        params.retain(|param| &*param.ty.name != "void" || param.name.is_some());
        let body = parts.take(Rule::block).map(|block| self.block(block)).transpose()?;
        Ok(Function {
            name,
            template,
            result,
            params,
            body,
        })
    }

    pub(super) fn ty(&self, node: Node<'_>) -> Read<Type> {
        let span = self.span(&node);
        let mut ty = Type {
            name: Rc::from(""),
            is_const: false,
            is_reference: false,
            is_pointer: false,
            span,
        };
        if node.as_rule() == Rule::built {
            ty.name = last(node.as_str());
            return Ok(ty);
        }
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::kw_const => ty.is_const = true,
                Rule::star => ty.is_pointer = true,
                Rule::amp => ty.is_reference = true,
                _ => ty.name = last(part.as_str()),
            }
        }
        Ok(ty)
    }

    fn block(&self, node: Node<'_>) -> Read<Vec<Stmt>> {
        let mut stmts = Vec::new();
        for part in node.into_inner() {
            stmts.extend(self.stmt(part)?);
        }
        Ok(stmts)
    }

    /// A statement or a block as a list.
    fn body(&self, node: Node<'_>) -> Read<Vec<Stmt>> {
        Ok(match self.stmt(node)? {
            Some(Stmt {
                kind: StmtKind::Block(stmts),
                ..
            }) => stmts,
            one => one.into_iter().collect(),
        })
    }

    fn stmt(&self, node: Node<'_>) -> Read<Option<Stmt>> {
        let node = match node.as_rule() {
            Rule::stmt => self.children(node).next()?,
            _ => node,
        };
        let span = self.span(&node);
        let rule = node.as_rule();
        if rule == Rule::block {
            let kind = StmtKind::Block(self.block(node)?);
            return Ok(Some(Stmt { kind, span }));
        }
        let mut parts = self.children(node);
        let kind = match rule {
            Rule::empty => return Ok(None),
            Rule::v_if_s => self.vector_if(parts)?,
            Rule::v_block_s => {
                parts.next()?;
                StmtKind::VectorBlock(self.block(parts.next()?)?)
            }
            Rule::v_and_s => {
                parts.next()?;
                StmtKind::VectorAnd(self.expr(parts.next()?)?)
            }
            Rule::if_s => {
                parts.next()?;
                let is_constant = parts.take(Rule::kw_constexpr).is_some();
                let condition = self.expr(parts.next()?)?;
                let then = self.body(parts.next()?)?;
                let other = match parts.take(Rule::kw_else) {
                    Some(_) => self.body(parts.next()?)?,
                    None => Vec::new(),
                };
                StmtKind::If {
                    is_constant,
                    condition,
                    then,
                    other,
                }
            }
            Rule::for_s => {
                parts.next()?;
                let first = self.stmt(parts.next()?)?.unwrap_or(Stmt {
                    kind: StmtKind::Block(Vec::new()),
                    span,
                });
                let condition = parts.next()?.into_inner().next();
                let step = parts.next()?.into_inner().next();
                StmtKind::For {
                    first: Box::new(first),
                    condition: condition.map(|node| self.expr(node)).transpose()?,
                    step: step.map(|node| self.assign(node)).transpose()?.map(Box::new),
                    body: self.body(parts.next()?)?,
                }
            }
            Rule::return_s => {
                parts.next()?;
                StmtKind::Return(parts.take(Rule::expr).map(|node| self.expr(node)).transpose()?)
            }
            Rule::decl_s => {
                while parts.take(Rule::spec).is_some() {}
                let ty = self.ty(parts.next()?)?;
                let mut all = Vec::new();
                while let Some(node) = parts.take(Rule::declared) {
                    let mut parts = self.children(node);
                    all.push(Declared {
                        name: self.name(&parts.next()?),
                        is_array: parts.take(Rule::length).is_some(),
                        value: parts.take(Rule::expr).map(|node| self.expr(node)).transpose()?,
                    });
                }
                StmtKind::Declare(ty, all)
            }
            _ => return Ok(Some(self.assign(parts.next()?)?)),
        };
        Ok(Some(Stmt { kind, span }))
    }

    fn vector_if(&self, mut parts: Children<'_>) -> Read<StmtKind> {
        let (mut arms, mut other) = (Vec::new(), Vec::new());
        while let Ok(keyword) = parts.next() {
            match keyword.as_rule() {
                Rule::kw_v_if | Rule::kw_v_elseif => {
                    let condition = self.expr(parts.next()?)?;
                    arms.push((condition, self.block(parts.next()?)?));
                }
                Rule::kw_v_else => other = self.block(parts.next()?)?,
                _ => {}
            }
        }
        Ok(StmtKind::VectorIf(arms, other))
    }

    /// An assignment, or an expression; `x++` is an assignment.
    fn assign(&self, node: Node<'_>) -> Read<Stmt> {
        let span = self.span(&node);
        let mut parts = self.children(node);
        let place = self.expr(parts.next()?)?;
        let kind = match parts.take(Rule::assign_op) {
            Some(op) => {
                let op = op.as_str().trim_end_matches('=');
                let op = (!op.is_empty()).then(|| super::expr::binary(op));
                StmtKind::Assign(place, op, self.expr(parts.next()?)?)
            }
            None => match place.kind {
                ExprKind::Step(place, is_up) => {
                    let one = Expr {
                        kind: ExprKind::Int {
                            value: 1,
                            is_unsigned: false,
                        },
                        span,
                    };
                    let op = if is_up { BinOp::Add } else { BinOp::Sub };
                    StmtKind::Assign(*place, Some(op), one)
                }
                kind => StmtKind::Expr(Expr { kind, span: place.span }),
            },
        };
        Ok(Stmt { kind, span })
    }
}

/// The name of a type without namespaces, with one blank between words.
fn last(text: &str) -> Rc<str> {
    let text = text.rsplit("::").next().unwrap_or_default();
    Rc::from(text.split_whitespace().collect::<Vec<&str>>().join(" "))
}

/// Functions keep nothing from call to call.
fn outside(ty: &Type, name: &Name) -> Diag {
    match VECTORS.contains(&&*ty.name) {
        true => {
            let message = format!(
                "`{}` is a vector outside of functions: vectors lie in registers, not in memory",
                name.text
            );
            let help = "declare it in the kernel; rows, `dst_reg[n]`, and registers, `l_reg[LRegs::LRegN]`, keep values for the next one";
            Diag::error("E2017", name.span, message).help(help)
        }
        false => {
            let message = format!("`{}` is a variable outside of functions", name.text);
            let help = format!(
                "write `constexpr {} {} = …;`, or make it a parameter of the kernel",
                ty.name, name.text
            );
            Diag::error("E2001", name.span, message).help(help)
        }
    }
}
