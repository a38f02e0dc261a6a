//! What instructions and alternatives of sums have in common: operands that are looked up in layers of declarations,
//! lets, and constraints over them.

use super::cx::Cx;
use super::exprs::{self, Env};
use super::family::Columns;
use super::kinds::{Kinds, Resolved};
use super::layout::{self, Placed, PlacedField, Width};
use crate::model::{Constraint, Let, Operand};
use crate::syntax::yaml::{Kind, Map, Text, TextOr};
use onespec_diag::Diag;
use std::collections::BTreeMap;

/// Declarations of operands written in one place.
pub struct Layer<'a> {
    pub unit: usize,
    pub map: &'a Map<TextOr<Kind>>,
    pub columns: Columns,
}

/// Where operands are looked up: the entry, its format, the entry's file, the format's file.
#[derive(Default)]
pub struct Defs<'a> {
    pub layers: Vec<Layer<'a>>,
    pub units: Vec<usize>,
}

impl Defs<'_> {
    /// The kind declared for an operand; `None` where there is no declaration, `Some(None)` for a bad one.
    pub fn resolve(&self, cx: &Cx<'_>, kinds: &Kinds, name: &str, depth: u32) -> Option<Option<Resolved>> {
        for layer in &self.layers {
            let found = layer
                .map
                .iter()
                .find(|(key, _)| key.text.split_whitespace().any(|word| word == name));
            if let Some((_, def)) = found {
                return Some(kinds.resolve(cx, layer.unit, def, &layer.columns, depth));
            }
        }
        let (unit, def) = self.units.iter().find_map(|unit| cx.operand(*unit, name))?;
        let none = Columns::default();
        let columns = self.layers.first().map_or(&none, |layer| &layer.columns);
        Some(kinds.resolve(cx, unit, def, columns, depth))
    }

    /// Reports kinds that are given to lets: a let has no bits of its own, so nothing would ever look at its kind.
    pub fn kinds_of_lets(&self, cx: &Cx<'_>, lets: &[(Text, Text)]) {
        for (name, _) in lets {
            let given = |layer: &&Layer<'_>| {
                let named = |key: &Text| key.text.split_whitespace().any(|word| word == &*name.text);
                layer.map.iter().map(|(key, _)| key).find(|key| named(key)).cloned()
            };
            let Some(key) = self.layers.iter().find_map(|layer| given(&layer)) else {
                continue;
            };
            let message = format!("`{}` is a let, and a let has no kind", name.text);
            let diag = Diag::error("E0260", &key.origin, message).also(&name.origin, "the let");
            cx.report(diag.help("take the kind away; to print a register or a name, make it a field of the layout"));
        }
    }

    /// Is an operand of this name declared?
    pub fn declares(&self, cx: &Cx<'_>, name: &str) -> bool {
        let own = |layer: &Layer<'_>| {
            layer
                .map
                .iter()
                .any(|(key, _)| key.text.split_whitespace().any(|w| w == name))
        };
        self.layers.iter().any(own) || self.units.iter().any(|unit| cx.operand(*unit, name).is_some())
    }
}

/// Operands, lets, and the names under which expressions know them.
#[derive(Debug, Default)]
pub struct Body {
    pub operands: Vec<Operand>,
    pub operand_names: Vec<String>,
    pub lets: Vec<Let>,
    pub let_names: Vec<String>,
    pub params: Vec<String>,
    pub consts: BTreeMap<String, i64>,
}

impl Body {
    pub fn env(&self) -> Env<'_> {
        Env {
            operands: &self.operand_names,
            declared: &self.operands,
            lets: &self.let_names,
            params: &self.params,
            consts: Some(&self.consts),
        }
    }

    /// Makes operands of the placed fields, in the order in which `order` names them, then in that of the layout.
    pub fn operands(
        &mut self,
        cx: &Cx<'_>,
        kinds: &Kinds,
        defs: &Defs<'_>,
        fields: &[PlacedField],
        order: &[String],
        depth: u32,
    ) -> Option<Vec<Resolved>> {
        let mut list: Vec<&PlacedField> = fields.iter().collect();
        list.sort_by_key(|f| order.iter().position(|name| *name == f.name).unwrap_or(usize::MAX));
        let mut resolved_list = Vec::new();
        let mut complete = true;
        for field in list {
            let Some(resolved) = defs.resolve(cx, kinds, &field.name, depth) else {
                let message = format!("`{}` is neither fixed nor an operand", field.name);
                let help = format!(
                    "fix it (`format: … {0}=…`, or a column `{0}`), or give it a kind in `operands`",
                    field.name
                );
                cx.report(Diag::error("E0111", field.at.clone(), message).help(help));
                complete = false;
                continue;
            };
            let operand = resolved.and_then(|resolved| {
                let width = resolved.width.unwrap_or(0).max(field.width());
                let kind = kinds.id(resolved.shape, width);
                let shape = kinds.get(kind)?;
                Some((layout::operand(cx, field, &resolved, kind, &shape)?, resolved))
            });
            match operand {
                Some((operand, resolved)) => {
                    self.operand_names.push(field.name.clone());
                    self.operands.push(operand);
                    resolved_list.push(resolved);
                }
                None => complete = false,
            }
        }
        complete.then_some(resolved_list)
    }

    /// Adds lets; each may use the ones before it.
    pub fn lets(&mut self, cx: &Cx<'_>, lets: &[(Text, Text)]) {
        for (name, value) in lets {
            if let Some(value) = exprs::text(cx, &self.env(), value) {
                self.let_names.push(name.text.to_string());
                self.lets.push(Let {
                    name: name.text.to_string(),
                    value,
                });
            }
        }
    }

    /// Fills in the arguments of kinds with parameters; they may use all operands and lets.
    pub fn arguments(&mut self, cx: &Cx<'_>, resolved: &[Resolved]) {
        for (i, resolved) in resolved.iter().enumerate() {
            let args = resolved
                .args
                .iter()
                .map(|arg| exprs::resolve(cx, &self.env(), &resolved.args_in, arg));
            let args = args.collect::<Option<Vec<_>>>().unwrap_or_default();
            if let Some(operand) = self.operands.get_mut(i) {
                operand.args = args;
            }
        }
    }

    pub fn constraint(&self, cx: &Cx<'_>, text: &Text) -> Option<Constraint> {
        let expr = exprs::text(cx, &self.env(), text)?;
        Some(Constraint {
            expr,
            text: text.text.to_string(),
            origin: text.origin.clone(),
        })
    }

    pub fn constraints(&self, cx: &Cx<'_>, texts: &[Text]) -> Vec<Constraint> {
        texts.iter().filter_map(|text| self.constraint(cx, text)).collect()
    }
}

/// The width of a whole field in a layout: from `fields`, else from the operand's kind.
pub fn whole_width(cx: &Cx<'_>, kinds: &Kinds, defs: &Defs<'_>, name: &str, depth: u32) -> Width {
    let field = defs.units.iter().find_map(|unit| cx.field(*unit, name)?.width);
    match (field, defs.resolve(cx, kinds, name, depth)) {
        (Some(width), _) => Width::Known(width),
        (None, None) => Width::Unknown,
        (None, Some(None)) => Width::Bad,
        (None, Some(Some(resolved))) => resolved.width.map_or(Width::Unknown, Width::Known),
    }
}

/// Takes the fields that are not fixed.
pub fn open_fields(placed: &Placed, fixed: &BTreeMap<String, u128>) -> Vec<PlacedField> {
    placed
        .fields
        .iter()
        .filter(|f| !fixed.contains_key(&f.name))
        .cloned()
        .collect()
}
