//! Constants in the order of their dependencies, so that a long chain of them, declared backwards, is no deep
//! recursion. A depth-first walk with an explicit stack over names in initialisers.

use super::{Checker, Entity};
use crate::syntax::ast::{self, ExprKind, TypeExpr, TypeKind};

/// What is known of a global on the walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    New,
    Open,
    /// Walked; whether its value needs no layout of a struct.
    Done(bool),
}

impl Checker<'_> {
    /// Evaluates constants whose values need no layout of a struct.
    pub(super) fn evaluate_in_order(&mut self) {
        let mut marks = vec![Mark::New; self.globals.len()];
        let mut needs = Vec::new();
        for first in 0..self.globals.len() as u32 {
            // Globals with how many of those that they need have been walked.
            let mut stack = vec![(first, 0)];
            while let Some((id, next)) = stack.pop() {
                let at = id as usize;
                if next == 0 {
                    if marks[at] != Mark::New {
                        continue;
                    }
                    marks[at] = Mark::Open;
                }
                needs.clear();
                let plain = self.needs(id, &mut needs);
                match needs.get(next) {
                    Some(needed) => stack.extend([(id, next + 1), (*needed, 0)]),
                    None => {
                        // One that is still open needs itself: that is found when its value is.
                        let early = plain && needs.iter().all(|n| marks[*n as usize] == Mark::Done(true));
                        marks[at] = Mark::Done(early);
                        if early {
                            self.global_value(id);
                        }
                    }
                }
            }
        }
    }

    /// The globals that the value of one names, and whether it is a constant that needs no more than them.
    fn needs(&self, id: u32, needs: &mut Vec<u32>) -> bool {
        let global = &self.globals[id as usize];
        let mut plain = global.ast.constant && global.ast.ty.as_ref().is_none_or(is_primitive);
        let mut stack: Vec<&ast::Expr> = global.ast.init.iter().collect();
        while let Some(expr) = stack.pop() {
            match &expr.kind {
                ExprKind::Int { .. } | ExprKind::Float { .. } | ExprKind::Char(_) | ExprKind::Bool(_) => {}
                ExprKind::Path(path) => match self.global(global.unit, path) {
                    Some(needed) => needs.push(needed),
                    None => plain = false,
                },
                ExprKind::Unary(_, of) => stack.push(of),
                ExprKind::Binary(_, left, right) => stack.extend([&**left, &**right]),
                ExprKind::Choose(condition, first, second) => stack.extend([&**condition, &**first, &**second]),
                ExprKind::Cast(of, ty) => {
                    plain &= is_primitive(ty);
                    stack.push(of);
                }
                _ => plain = false,
            }
        }
        plain
    }

    /// The global that a path names; nothing is told where there is none.
    fn global(&self, unit: usize, path: &ast::Path) -> Option<u32> {
        let owner = match &path.module {
            None => unit,
            Some(module) => *self.units[unit].imports.get(&module.text)?,
        };
        match self.names.get(owner)?.get(&path.name.text)?.0 {
            Entity::Global(id) => Some(id),
            _ => None,
        }
    }
}

fn is_primitive(ty: &TypeExpr) -> bool {
    matches!(&ty.kind, TypeKind::Named(path) if path.module.is_none() && super::ty::Ty::primitive(&path.name.text).is_some())
}
