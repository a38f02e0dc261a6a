//! What a name means inside semantics. Scopes are immutable lists that share their tails, so that a closure keeps the
//! scope it was written in for the price of a pointer.

use super::ast;
use super::ir;
use onespec_diag::Origin;
use std::rc::Rc;

/// The names in scope, innermost first.
#[derive(Debug, Clone, Default)]
pub struct Scope(Option<Rc<Entry>>);

#[derive(Debug)]
struct Entry {
    name: Rc<str>,
    binding: Binding,
    outer: Scope,
}

#[derive(Debug, Clone)]
pub enum Binding {
    /// Stands for this expression, which costs nothing and has no effect: a constant, an operand, an immutable local.
    Value(ir::Expr),
    Var(ir::LocalId),
    /// An operand that is a sum.
    Sum(Rc<SumValue>),
    Closure(Rc<Closure>),
    /// Its definition was wrong and has been reported.
    Poison,
}

/// A sum operand with its bits, and the arguments of its kind.
#[derive(Debug, Clone)]
pub struct SumValue {
    pub kind: u16,
    pub raw: ir::Expr,
    pub args: Vec<ir::Expr>,
}

/// A closure as a parameter: what it was given, and the types that the fn declares for it.
#[derive(Debug)]
pub struct Closure {
    pub code: ClosureCode,
    pub params: Vec<ir::Ty>,
    pub result: ir::Ty,
}

/// A closure with everything it needs to be lowered elsewhere.
#[derive(Debug, Clone)]
pub enum ClosureCode {
    Written {
        code: Rc<ast::Closure>,
        scope: Scope,
        source: Source,
        /// How many fns were being lowered where it was written: calling it is not a recursion of the later ones.
        calls: usize,
    },
    /// A fn that stands for a closure.
    Fn(Rc<str>),
}

/// The text that is being lowered.
#[derive(Debug, Clone)]
pub struct Source {
    pub origin: Origin,
    /// The fn it belongs to.
    pub in_fn: Option<Rc<str>>,
}

impl Scope {
    pub fn bind(&mut self, name: &Rc<str>, binding: Binding) {
        *self = Scope(Some(Rc::new(Entry {
            name: name.clone(),
            binding,
            outer: self.clone(),
        })));
    }

    pub fn get(&self, name: &str) -> Option<&Binding> {
        let mut at = self;
        while let Scope(Some(entry)) = at {
            if *entry.name == *name {
                return Some(&entry.binding);
            }
            at = &entry.outer;
        }
        None
    }

    /// All names, for suggestions.
    pub fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        let mut at = self;
        while let Scope(Some(entry)) = at {
            names.push(&*entry.name);
            at = &entry.outer;
        }
        names
    }
}

impl Drop for Entry {
    /// Unlinks iteratively: a long chain of lets must not recurse.
    fn drop(&mut self) {
        let mut next = self.outer.0.take();
        while let Some(entry) = next {
            match Rc::try_unwrap(entry) {
                Ok(mut entry) => next = entry.outer.0.take(),
                Err(_) => break,
            }
        }
    }
}
