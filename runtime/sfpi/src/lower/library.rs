//! The library that sources find around them, written in Volt: which functions there are, and those that a file uses.

use super::value::Ty;
use hashbrown::HashMap;
use onespec_volt::diag::Diags;
use onespec_volt::source::Sources;
use onespec_volt::syntax::{self, ast};
use std::collections::BTreeSet;
use std::rc::Rc;

const TEXT: &str = include_str!("../../lib/sfpi.vt");
/// The parameter that says how results are rounded.
pub const ROUND_MODE: &str = "round_mode";

/// A function as calls see it.
#[derive(Debug, Clone)]
pub struct Signature {
    /// Name and type of each.
    pub params: Vec<(Rc<str>, Ty)>,
    pub result: Ty,
}

pub struct Library {
    items: Vec<ast::Item>,
    signatures: HashMap<Rc<str>, Signature>,
    used: BTreeSet<Rc<str>>,
}

impl Library {
    pub fn new(sources: &mut Sources, diags: &mut Diags) -> Library {
        let file = sources.add("sfpi.vt", TEXT);
        let items = syntax::parse(file, TEXT, diags);
        let ty = |ty: &ast::TypeExpr| match &ty.kind {
            ast::TypeKind::Named(path) => Ty::of(&path.name.text),
            _ => None,
        };
        let signature = |function: &ast::Function| {
            let params = function
                .params
                .iter()
                .map(|(name, of)| Some((name.text.clone(), ty(of)?)));
            Some(Signature {
                params: params.collect::<Option<Vec<_>>>()?,
                result: ty(function.result.as_ref()?)?,
            })
        };
        let functions = items.iter().filter_map(|item| match item {
            ast::Item::Function(function) => Some((function.name.text.clone(), signature(function)?)),
            _ => None,
        });
        Library {
            signatures: functions.collect(),
            items,
            used: BTreeSet::new(),
        }
    }

    /// Whether there is a function of this name for any types.
    pub fn has(&self, name: &str) -> bool {
        self.names().any(|known| known == name)
    }

    /// Names without types.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.signatures
            .keys()
            .map(|name| name.split("__").next().unwrap_or(name))
    }

    /// The function of a name for these arguments, vectors among them, and its name in Volt.
    pub fn find(&mut self, name: &str, arguments: &[(Ty, bool)]) -> Option<(String, Signature)> {
        let key = |(ty, is_vector): &(Ty, bool)| match (ty, is_vector) {
            (Ty::UInt, false) => "i32".to_owned(),
            (ty, true) => format!("v{}", ty.name()),
            (ty, false) => ty.name().to_owned(),
        };
        let types: Vec<String> = arguments.iter().map(key).collect();
        let exact = (1..=types.len())
            .rev()
            .map(|count| format!("{name}__{}", types[..count].join("_")));
        let found = exact
            .chain([name.to_owned()])
            .find(|name| self.signatures.contains_key(name.as_str()))?;
        let signature = self.signatures.get(found.as_str())?.clone();
        self.used.insert(Rc::from(found.as_str()));
        Some((own(&found), signature))
    }

    /// Functions that were found, under names that no source can have.
    pub fn used(self) -> Vec<ast::Item> {
        let used = self.used;
        let kept = self.items.into_iter().filter_map(|item| match item {
            ast::Item::Function(mut function) if used.contains(&function.name.text) => {
                function.name.text = Rc::from(own(&function.name.text));
                Some(ast::Item::Function(function))
            }
            _ => None,
        });
        kept.collect()
    }
}

fn own(name: &str) -> String {
    format!("sfpi.{name}")
}
