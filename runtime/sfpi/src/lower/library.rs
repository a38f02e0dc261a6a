//! The library that sources find around them, written in Volt: which functions there are, and those that a file uses.

use super::library_calls::calls;
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
/// The parameter that says which of two tables is meant; without it, the first.
pub const TABLE_MODE: &str = "mode";
/// The parameter of a constant register that differs between lanes, and the variable of the loop over lanes.
pub const LANE: &str = "lane";

/// A function as calls see it.
#[derive(Debug, Clone)]
pub struct Signature {
    /// Name and type of each.
    pub params: Vec<(Rc<str>, Ty)>,
    pub result: Ty,
}

pub struct Library {
    /// Constant registers that hold one number in all lanes.
    constants: Vec<(Rc<str>, f64)>,
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
        let constants = items.iter().filter_map(|item| match item {
            ast::Item::Global(global) if global.constant => {
                Some((global.name.text.clone(), number(global.init.as_ref()?)?))
            }
            _ => None,
        });
        Library {
            constants: constants.collect(),
            signatures: functions.collect(),
            items,
            used: BTreeSet::new(),
        }
    }

    /// What a constant register holds in all lanes.
    pub fn constant(&self, name: &str) -> Option<f64> {
        let found = self.constants.iter().find(|(known, _)| **known == *name);
        found.map(|(_, number)| *number)
    }

    /// The names of constant registers that hold one number in all lanes.
    pub fn constants(&self) -> impl Iterator<Item = &str> {
        self.constants.iter().map(|(name, _)| &**name)
    }

    /// The function, by its name in Volt, that computes a constant register which differs between lanes from the lane's number.
    pub fn of_lane(&mut self, name: &str) -> Option<(String, Ty)> {
        let known = format!("_{name}");
        let signature = self.signatures.get(known.as_str())?;
        let is_of_lane = matches!(&signature.params[..], [(param, Ty::Int)] if &**param == LANE);
        let result = is_of_lane.then_some(signature.result)?;
        self.used.insert(Rc::from(known.as_str()));
        Some((own(&known), result))
    }

    /// Whether there is a function of this name for any types.
    pub fn has(&self, name: &str) -> bool {
        self.names().any(|known| known == name)
    }

    /// Names without types that sources may call; those that begin with `_` are the library's own.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let all = self.signatures.keys().filter(|name| !name.starts_with('_'));
        all.map(|name| name.split("__").next().unwrap_or(name))
    }

    /// The function of a name for these arguments, vectors among them, and its name in Volt. A scalar stands for a vector where there is
    /// no function for it: of the type of the vector before it, or of numbers without a sign.
    pub fn find(&mut self, name: &str, arguments: &[(Ty, bool)]) -> Option<(String, Signature)> {
        let vector = |ty: Ty| format!("v{}", ty.name());
        let scalar = |ty: Ty| match ty {
            Ty::UInt => "i32".to_owned(),
            ty => ty.name().to_owned(),
        };
        let mut before = None;
        let mut keys: [Vec<String>; 3] = Default::default();
        for &(ty, is_vector) in arguments {
            before = if is_vector { Some(ty) } else { before };
            let bits = if ty == Ty::Int { Ty::UInt } else { ty };
            let found = match is_vector {
                true => [vector(ty), vector(ty), vector(ty)],
                false => [scalar(ty), vector(before.unwrap_or(ty)), vector(bits)],
            };
            keys.iter_mut().zip(found).for_each(|(keys, key)| keys.push(key));
        }
        let names = keys.iter().flat_map(|types| {
            let counts = (1..=types.len()).rev();
            counts.map(|count| format!("{name}__{}", types[..count].join("_")))
        });
        let found = names
            .chain([name.to_owned()])
            .find(|name| self.signatures.contains_key(name.as_str()))?;
        let signature = self.signatures.get(found.as_str())?.clone();
        self.used.insert(Rc::from(found.as_str()));
        Some((own(&found), signature))
    }

    /// Functions that were found and those that they call, under names that no source can have.
    pub fn used(self) -> Vec<ast::Item> {
        let functions = self.items.into_iter().filter_map(|item| match item {
            ast::Item::Function(function) => Some(function),
            _ => None,
        });
        let mut left: Vec<ast::Function> = functions.collect();
        let mut open: Vec<Rc<str>> = self.used.into_iter().collect();
        let mut kept = Vec::new();
        while let Some(name) = open.pop() {
            // Functions may call others of the library, each of which is kept once.
            let Some(at) = left.iter().position(|function| function.name.text == name) else {
                continue;
            };
            let mut function = left.swap_remove(at);
            function.name.text = Rc::from(own(&name));
            calls(&mut function, &mut |path| {
                if path.module.is_none() && self.signatures.contains_key(&path.name.text) {
                    open.push(path.name.text.clone());
                    path.name.text = Rc::from(own(&path.name.text));
                }
            });
            kept.push(ast::Item::Function(function));
        }
        kept
    }
}

/// The number that an expression is.
fn number(of: &ast::Expr) -> Option<f64> {
    match &of.kind {
        ast::ExprKind::Float { digits, .. } => digits.parse::<f32>().ok().map(f64::from),
        ast::ExprKind::Unary(ast::UnOp::Neg, of) => match &of.kind {
            ast::ExprKind::Float { .. } => number(of).map(|x| -x),
            _ => None,
        },
        _ => None,
    }
}

fn own(name: &str) -> String {
    format!("sfpi.{name}")
}
