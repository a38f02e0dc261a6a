//! Every distinct text is parsed once. The members of a family and the values of a parameter share most of their texts.

use super::ast::{Block, Expr, Library, Type};
use super::parse::{self, SyntaxError};
use std::collections::HashMap;
use std::rc::Rc;

type Parsed<T> = HashMap<String, Result<Rc<T>, SyntaxError>>;

/// Syntax trees by text.
#[derive(Debug, Default)]
pub struct Texts {
    bodies: Parsed<Block>,
    libraries: Parsed<Library>,
    expressions: Parsed<Expr>,
    types: Parsed<Type>,
}

impl Texts {
    /// A `sem:` text, or the body of a CSR's access.
    pub fn body(&mut self, text: &str) -> Result<Rc<Block>, SyntaxError> {
        once(&mut self.bodies, text, parse::body)
    }

    /// A `fns:` text.
    pub fn library(&mut self, text: &str) -> Result<Rc<Library>, SyntaxError> {
        once(&mut self.libraries, text, parse::library)
    }

    /// A lone expression.
    pub fn expression(&mut self, text: &str) -> Result<Rc<Expr>, SyntaxError> {
        once(&mut self.expressions, text, parse::expression)
    }

    /// A lone type.
    pub fn type_(&mut self, text: &str) -> Result<Rc<Type>, SyntaxError> {
        once(&mut self.types, text, parse::type_)
    }
}

fn once<T>(known: &mut Parsed<T>, text: &str, parse: fn(&str) -> Result<T, SyntaxError>) -> Result<Rc<T>, SyntaxError> {
    if let Some(found) = known.get(text) {
        return found.clone();
    }
    let parsed = parse(text).map(Rc::new);
    known.insert(text.to_string(), parsed.clone());
    parsed
}
