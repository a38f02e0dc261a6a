//! Values of the symbolic evaluation.

use super::location::Location;
use super::term::{Id, Terms};
use std::rc::Rc;

#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    Term(Id),
    /// More bits than a term has.
    Wide(Wide),
    Tuple(Vec<Value>),
    Unit,
}

/// A value wider than terms: what it is made of.
#[derive(Debug, Clone, PartialEq)]
pub struct Wide {
    pub width: u32,
    pub of: Rc<[Id]>,
    /// Where it is all of a register, or of a piece of state, unchanged.
    pub whole: Option<Location>,
    /// All of its bits are 0.
    pub zero: bool,
}

impl Wide {
    pub fn of(width: u32, of: Vec<Id>) -> Value {
        Value::Wide(Wide {
            width,
            of: of.into(),
            whole: None,
            zero: false,
        })
    }
}

impl Value {
    /// All terms in it.
    pub fn ids(&self, out: &mut Vec<Id>) {
        match self {
            Value::Term(t) => out.push(*t),
            Value::Wide(wide) => out.extend_from_slice(&wide.of),
            Value::Tuple(parts) => parts.iter().for_each(|p| p.ids(out)),
            Value::Unit => {}
        }
    }

    pub fn width(&self, terms: &Terms) -> u32 {
        match self {
            Value::Term(t) => terms.width(*t),
            Value::Wide(wide) => wide.width,
            _ => 0,
        }
    }
}
