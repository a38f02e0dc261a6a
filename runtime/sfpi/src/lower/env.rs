//! Names and what they stand for, by scope. A scope of a function hides those around it.

use super::value::{Known, Ty};
use std::rc::Rc;

/// What a name stands for.
#[derive(Debug, Clone)]
pub enum Binding {
    /// A scalar that is known; how many conditions of scalars stand around its declaration.
    Known { value: Known, ty: Ty, level: usize },
    /// A variable of Volt.
    Variable(Variable),
    /// A type, of a parameter of a template.
    Type(Ty, bool),
    /// It was not declared well, which was told.
    Wrong,
}

#[derive(Debug, Clone)]
pub struct Variable {
    pub volt: Rc<str>,
    pub ty: Ty,
    pub is_vector: bool,
    pub is_const: bool,
    /// Whether it has had a value.
    pub is_ready: bool,
    /// How many conditions of vectors stand around its declaration.
    pub masks: usize,
}

#[derive(Debug, Clone, Default)]
struct Scope {
    is_function: bool,
    names: Vec<(Rc<str>, Binding)>,
}

#[derive(Debug, Clone, Default)]
pub struct Env {
    scopes: Vec<Scope>,
}

impl Env {
    pub fn enter(&mut self, is_function: bool) {
        self.scopes.push(Scope {
            is_function,
            names: Vec::new(),
        });
    }

    pub fn exit(&mut self) {
        self.scopes.pop();
    }

    pub fn depth(&self) -> usize {
        self.scopes.len()
    }

    pub fn cut(&mut self, depth: usize) {
        self.scopes.truncate(depth);
    }

    pub fn bind(&mut self, name: Rc<str>, binding: Binding) {
        if self.scopes.is_empty() {
            self.enter(true);
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.names.push((name, binding));
        }
    }

    pub fn get(&mut self, name: &str) -> Option<&mut Binding> {
        let from = self.scopes.iter().rposition(|scope| scope.is_function).unwrap_or(0);
        let names = self.scopes.iter_mut().skip(from).rev();
        names
            .flat_map(|scope| scope.names.iter_mut().rev())
            .find(|(known, _)| **known == *name)
            .map(|(_, binding)| binding)
    }

    /// Whether the innermost scope has a name.
    pub fn has_here(&self, name: &str) -> bool {
        self.scopes
            .last()
            .is_some_and(|scope| scope.names.iter().any(|(known, _)| **known == *name))
    }
}
