//! The context of all steps of the expansion: the files, the parsers of the small languages, the diagnostics.

use super::local::Local;
use super::units::Unit;
use crate::syntax::bits::{Expr, Layout, Needs};
use crate::syntax::yaml::{self, Text};
use crate::syntax::{Bad, Languages};
use onespec_diag::{Diag, Diags, Origin, Place};
use std::cell::{OnceCell, RefCell, RefMut};
use std::rc::Rc;

pub struct Cx<'a> {
    pub units: &'a [Unit],
    pub languages: Languages,
    pub(super) locals: OnceCell<Vec<Local<'a>>>,
    diags: RefCell<Diags>,
}

impl<'a> Cx<'a> {
    pub fn new(units: &'a [Unit]) -> Cx<'a> {
        Cx {
            units,
            languages: Languages::default(),
            locals: OnceCell::new(),
            diags: RefCell::default(),
        }
    }

    /// What a file declares under a name that others may use.
    pub fn locals(&self) -> &[Local<'a>] {
        self.locals.get().map_or(&[], Vec::as_slice)
    }

    pub fn report(&self, diag: Diag) {
        self.diags.borrow_mut().push(diag);
    }

    /// How many diagnostics there are, so that later ones can be recognised.
    pub fn mark(&self) -> usize {
        self.diags.borrow().list.len()
    }

    /// Adds the entry to diagnostics since `mark` that point elsewhere (into its format, its kinds).
    pub fn used_by(&self, mark: usize, key: &Text, entry: &Origin) {
        for diag in self.diags.borrow_mut().list.iter_mut().skip(mark) {
            let at = &diag.place.origin;
            let inside = at.file == entry.file && key.origin.start <= at.start && at.end <= entry.end;
            if !inside && diag.also.is_empty() {
                diag.also.push((Place::from(&key.origin), "used by this entry".into()));
            }
        }
    }

    pub fn diags(&self) -> RefMut<'_, Diags> {
        self.diags.borrow_mut()
    }

    /// Is a declaration in `unit` replaced by a known one of the same name? What a machine's own folder declares comes
    /// first and replaces what it takes from other folders.
    pub fn replaced(&self, known: &Origin, unit: usize) -> bool {
        let is_own = |file: u32| self.units.iter().any(|u| u.own && u.yaml.origin.file == file);
        !self.owns(unit) && is_own(known.file)
    }

    /// Does the unit belong to the machine's own folder?
    pub fn owns(&self, unit: usize) -> bool {
        self.units.get(unit).is_some_and(|u| u.own)
    }

    /// The units whose word counts for something that a machine says as a whole (`word`, `targets`): those of its own
    /// folder when one of them says it, else all.
    pub fn deciding(&self, says: impl Fn(&yaml::File) -> bool) -> impl Iterator<Item = &'a Unit> {
        let own = self.units.iter().any(|u| u.own && says(&u.yaml));
        self.units.iter().filter(move |u| u.own || !own)
    }

    /// Units in which a name written in `unit` is looked up.
    pub fn scope(&self, unit: usize) -> &'a [usize] {
        self.units.get(unit).map_or(&[], |u| &u.scope)
    }

    fn parsed<T>(&self, result: Result<Rc<T>, Bad>, what: &str, text: &Text) -> Option<Rc<T>> {
        result
            .inspect_err(|bad| self.report(with_hint(bad.diag(what, &text.origin), text)))
            .ok()
    }

    pub fn layout(&self, text: &Text) -> Option<Rc<Layout>> {
        self.parsed(self.languages.layout(text), "layout", text)
    }

    pub fn expr(&self, text: &Text) -> Option<Rc<Expr>> {
        self.parsed(self.languages.expr(text), "expression", text)
    }

    pub fn feature_expr(&self, text: &Text) -> Option<Rc<Needs>> {
        self.parsed(self.languages.needs(text), "feature expression", text)
    }

    pub fn template(&self, text: &Text) -> Option<Rc<crate::syntax::assembly::Template>> {
        self.parsed(self.languages.template(text), "template", text)
    }

    pub fn kind_use(&self, text: &Text) -> Option<Rc<crate::syntax::bits::KindUse>> {
        self.parsed(self.languages.kind(text), "kind", text)
    }

    pub fn format_use(&self, text: &Text) -> Option<Rc<crate::syntax::bits::FormatUse>> {
        self.parsed(self.languages.format_use(text), "use of a format", text)
    }
}

/// A placeholder that is no column looks like a syntax error in most languages: says so.
fn with_hint(diag: Diag, text: &Text) -> Diag {
    let start = diag.place.within.map_or(0, |(start, _)| start as usize);
    if !text.text.get(start..).is_some_and(|rest| rest.starts_with('{')) {
        return diag;
    }
    let name: String = text.text[start + 1..]
        .chars()
        .take_while(|c| c.is_ascii_alphanumeric() || *c == '_')
        .collect();
    if name.is_empty() || diag.help.is_some() {
        return diag;
    }
    diag.help(format!(
        "`{{{name}}}` is no column of this family: `for` and `with` make columns"
    ))
}
