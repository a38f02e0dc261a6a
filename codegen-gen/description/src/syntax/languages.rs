//! The small languages of layouts, kinds, conditions and templates: each distinct text is parsed once, for a description repeats
//! most of its strings.

use super::assembly::{self, Template};
use super::bits::{self, Expr, FormatUse, KindUse, Layout, Needs, RegisterName};
use super::grammar::{Bad, Rule, parse};
use super::yaml::Text;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// What was parsed so far, by text.
#[derive(Debug)]
struct Cache<T>(RefCell<HashMap<Rc<str>, Parsed<T>>>);

/// The tree of a text, or what is wrong with it.
type Parsed<T> = Result<Rc<T>, Bad>;

impl<T> Default for Cache<T> {
    fn default() -> Self {
        Cache(RefCell::default())
    }
}

impl<T> Cache<T> {
    fn get(&self, text: &Text, parse: impl FnOnce(&str) -> Result<T, Bad>) -> Result<Rc<T>, Bad> {
        if let Some(known) = self.0.borrow().get(&text.text) {
            return known.clone();
        }
        let result = parse(&text.text).map(Rc::new);
        self.0.borrow_mut().insert(text.text.clone(), result.clone());
        result
    }
}

/// The parsers, each with its memory.
#[derive(Debug, Default)]
pub struct Languages {
    layouts: Cache<Layout>,
    format_uses: Cache<FormatUse>,
    kinds: Cache<KindUse>,
    exprs: Cache<Expr>,
    needs: Cache<Needs>,
    templates: Cache<Template>,
}

impl Languages {
    pub fn layout(&self, text: &Text) -> Result<Rc<Layout>, Bad> {
        self.layouts.get(text, |t| bits::layout(parse(Rule::layout, t)?))
    }

    pub fn format_use(&self, text: &Text) -> Result<Rc<FormatUse>, Bad> {
        self.format_uses
            .get(text, |t| bits::format_use(parse(Rule::format_use, t)?))
    }

    pub fn kind(&self, text: &Text) -> Result<Rc<KindUse>, Bad> {
        self.kinds.get(text, |t| bits::kind(parse(Rule::kind, t)?))
    }

    pub fn expr(&self, text: &Text) -> Result<Rc<Expr>, Bad> {
        self.exprs.get(text, |t| bits::constraint(parse(Rule::constraint, t)?))
    }

    pub fn needs(&self, text: &Text) -> Result<Rc<Needs>, Bad> {
        self.needs.get(text, |t| bits::needs(parse(Rule::needs, t)?))
    }

    pub fn register_names(&self, text: &Text) -> Result<Vec<RegisterName>, Bad> {
        bits::register_names(parse(Rule::register_names, &text.text)?)
    }

    pub fn template(&self, text: &Text) -> Result<Rc<Template>, Bad> {
        self.templates
            .get(text, |t| assembly::template(parse(Rule::template, t)?))
    }
}
