//! Items and types.

use super::ast::{Function, Global, Import, Item, Name, Path, Role, Struct, TypeExpr, TypeKind, Value};
use super::{Node, Read, Reader, Rule, literal};
use std::rc::Rc;

impl Reader {
    pub(super) fn item(&self, node: Node<'_>) -> Read<Item> {
        let node = self.children(node).next()?;
        let span = self.span(&node);
        let rule = node.as_rule();
        let mut parts = self.children(node);
        Ok(match rule {
            Rule::import_d => {
                let first = parts.next_part()?;
                let (path, name) = match first.as_rule() {
                    Rule::string => {
                        let bytes = literal::text(self, &first)?;
                        let name = self.name(parts.next_part()?);
                        (String::from_utf8_lossy(&bytes).into_owned(), name)
                    }
                    _ => (format!("{}.vt", first.as_str()), self.name(first)),
                };
                Item::Import(Import { path, name, span })
            }
            Rule::struct_d => {
                let name = self.name(parts.next_part()?);
                let mut fields = Vec::new();
                while let Some(field) = parts.take(Rule::param) {
                    fields.push(self.param(field)?);
                }
                Item::Struct(Struct { name, fields })
            }
            Rule::global => {
                let constant = parts.next()?.as_str() == "const";
                let name = self.name(parts.next()?);
                let ty = parts.take(Rule::ty).map(|ty| self.ty(ty)).transpose()?;
                let init = parts.take(Rule::expr).map(|e| self.expr(e)).transpose()?;
                Item::Global(Global {
                    name,
                    constant,
                    ty,
                    init,
                })
            }
            Rule::value_d => {
                let role = match parts.next()?.as_str() {
                    "input" => Role::Input,
                    "output" => Role::Output,
                    _ => Role::Constant,
                };
                let mut words = Vec::new();
                while let Some(word) = parts.take(Rule::ident) {
                    words.push(self.name(word));
                }
                let name = words.pop().ok_or_else(|| self.misread(span))?;
                let ty = self.ty(parts.next()?)?;
                Item::Value(Value { role, words, name, ty })
            }
            Rule::stage_d => {
                let name = self.name(parts.next_part()?);
                Item::Function(Function {
                    name,
                    params: Vec::new(),
                    result: None,
                    throws: false,
                    approximate: false,
                    is_stage: true,
                    body: Some(self.block(parts.next()?)?),
                    span,
                })
            }
            _ => {
                let approximate = parts.take(Rule::kw_approximate).is_some();
                let name = self.name(parts.next_part()?);
                let mut params = Vec::new();
                if let Some(list) = parts.take(Rule::params) {
                    for param in list.into_inner() {
                        params.push(self.param(param)?);
                    }
                }
                let result = match parts.take(Rule::ret_ty) {
                    Some(ret) => Some(self.ty(self.children(ret).next()?)?),
                    None => None,
                };
                let throws = parts.take(Rule::kw_throws).is_some();
                let body = parts.take(Rule::block).map(|b| self.block(b)).transpose()?;
                Item::Function(Function {
                    name,
                    params,
                    result,
                    throws,
                    approximate,
                    is_stage: false,
                    body,
                    span,
                })
            }
        })
    }

    pub(super) fn name(&self, node: Node<'_>) -> Name {
        Name {
            text: Rc::from(node.as_str()),
            span: self.span(&node),
        }
    }

    fn param(&self, node: Node<'_>) -> Read<(Name, TypeExpr)> {
        let mut parts = self.children(node);
        Ok((self.name(parts.next()?), self.ty(parts.next()?)?))
    }

    pub(super) fn path(&self, node: Node<'_>) -> Read<Path> {
        let mut parts = self.children(node);
        let first = self.name(parts.next()?);
        Ok(match parts.take(Rule::ident) {
            Some(second) => Path {
                module: Some(first),
                name: self.name(second),
            },
            None => Path {
                module: None,
                name: first,
            },
        })
    }

    pub(super) fn ty(&self, node: Node<'_>) -> Read<TypeExpr> {
        let node = match node.as_rule() {
            Rule::ty => self.children(node).next()?,
            _ => node,
        };
        let span = self.span(&node);
        let rule = node.as_rule();
        let kind = match rule {
            Rule::path => TypeKind::Named(self.path(node)?),
            Rule::ptr_ty => {
                let mut parts = self.children(node);
                let mut stars = 0;
                while parts.take(Rule::star).is_some() {
                    stars += 1;
                }
                let mut ty = self.ty(parts.next()?)?;
                for _ in 0..stars {
                    ty = TypeExpr {
                        kind: TypeKind::Pointer(Box::new(ty)),
                        span,
                    };
                }
                return Ok(ty);
            }
            Rule::arr_ty => {
                let mut parts = self.children(node);
                let of = Box::new(self.ty(parts.next()?)?);
                match parts.take(Rule::expr) {
                    Some(length) => TypeKind::Array(of, Box::new(self.expr(length)?)),
                    None => TypeKind::Slice(of),
                }
            }
            _ => {
                let mut parts = self.children(node);
                let is_scalable = parts.take(Rule::scalable).is_some();
                let lanes = Box::new(self.primary(parts.next()?)?);
                let of = self.name(parts.next()?);
                match is_scalable {
                    true => TypeKind::Vector(lanes, of),
                    false => TypeKind::Short(lanes, of),
                }
            }
        };
        Ok(TypeExpr { kind, span })
    }
}
