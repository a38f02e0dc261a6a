//! Primary types and sets of them.

use super::{unknown, words};
use crate::expand::cx::Cx;
use crate::expand::family::{Columns, members};
use crate::model::{Bank, Graph, MAX_CLASSES, PrimType, TypeSet};
use crate::syntax::yaml::{GraphType, Text, TextOr};
use onespec_diag::Diag;

/// Sets of types are the bits of one number.
const MOST: usize = 64;

/// Fills `graph.types`, `graph.arch` and `graph.type_sets`.
pub fn build(cx: &Cx<'_>, graph: &mut Graph) {
    let mut later = Vec::new();
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, ty) in yaml.types.iter() {
            for columns in members(cx, unit, ty.for_.as_ref(), &ty.with.0, ty.when.as_ref(), key) {
                let name = columns.fill(ty.name.as_ref().unwrap_or(key));
                match (ty.either.0.is_empty(), &ty.lanes) {
                    (false, _) => later.push((name, ty)),
                    (true, None) => scalar(cx, graph, &name, ty, &columns),
                    (true, Some(lanes)) => vector(cx, graph, &name, ty, &columns, lanes),
                }
            }
        }
    }
    for (name, ty) in later {
        let both: Vec<u8> = ty
            .either
            .0
            .iter()
            .filter_map(|word| type_named(cx, graph, word))
            .collect();
        match both.as_slice() {
            [narrow, wide] if graph.arch.is_none() => graph.arch = Some((name.text.to_string(), *narrow, *wide)),
            _ => {
                let diag = Diag::error(
                    "E0503",
                    &name.origin,
                    format!("`{}` is not one type of addresses", name.text),
                );
                cx.report(
                    diag.help("`either:` names the types on machines of 32 and of 64 bits, and one type says it"),
                );
            }
        }
    }
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, set) in yaml.type_sets.iter() {
            let (axis, words, vectors) = match set {
                TextOr::Text(text) => (None, text.words(), Vec::new()),
                TextOr::Full(full) => (full.for_.as_ref(), full.types.0.clone(), full.vectors.0.clone()),
            };
            for columns in members(cx, unit, axis, &[], None, key) {
                let all = |list: &[Text]| list.iter().flat_map(|t| columns.fill(t).words()).collect::<Vec<_>>();
                let mut set = words_set(cx, graph, &all(&words));
                let elements = words_set(cx, graph, &all(&vectors));
                for (i, ty) in graph.types.iter().enumerate() {
                    if ty.lanes > 0 && elements.0 >> ty.element & 1 == 1 {
                        set.0 |= 1 << i;
                    }
                }
                graph.type_sets.push((columns.fill(key).text.to_string(), set));
            }
        }
    }
}

fn words_set(cx: &Cx<'_>, graph: &Graph, words: &[Text]) -> TypeSet {
    TypeSet(words.iter().fold(0, |all, word| all | named(cx, graph, word).0))
}

fn push(cx: &Cx<'_>, graph: &mut Graph, name: &Text, ty: PrimType) {
    if let Some(known) = graph.types.iter().find(|known| known.name == ty.name) {
        let diag = Diag::error("E0115", &name.origin, format!("type `{}` is declared twice", name.text));
        return cx.report(diag.also(&known.origin, "first here").help("types have unique names"));
    }
    if graph.types.len() == MOST {
        let diag = Diag::error("E0506", &name.origin, format!("there are more than {MOST} types"));
        return cx.report(diag.help("sets of types are kept as bits of one number"));
    }
    graph.types.push(ty);
}

fn scalar(cx: &Cx<'_>, graph: &mut Graph, name: &Text, ty: &GraphType, columns: &Columns) {
    let width = ty.width.as_ref().map(|t| columns.fill(t));
    let width = width
        .and_then(|t| crate::expand::exprs::constant(cx, &t))
        .filter(|w| (0..=64).contains(w));
    let Some(width) = width else {
        let diag = Diag::error("E0503", &name.origin, format!("type `{}` has no width", name.text));
        return cx.report(diag.help("`width:` is a number of bits up to 64; a vector has `lanes` and `element`"));
    };
    let own = graph.types.len() as u8;
    let bank = ty
        .bank
        .as_ref()
        .map_or(Bank::None, |t| words::BANK.read(cx, &columns.fill(t)));
    let made = PrimType {
        name: name.text.to_string(),
        width: width as u32,
        bank,
        class: class(cx, graph, name, ty, columns, bank),
        lanes: 0,
        element: own,
        origin: name.origin.clone(),
    };
    push(cx, graph, name, made);
}

/// The class of registers of a type: as it says, else that of its bank's name.
fn class(
    cx: &Cx<'_>,
    graph: &mut Graph,
    name: &Text,
    ty: &GraphType,
    columns: &Columns,
    bank: Bank,
) -> Option<u8> {
    let own = ty.class.as_ref().map(|t| columns.fill(t));
    let class = match (bank, &own) {
        (Bank::None, Some(own)) => {
            let diag = Diag::error("E0503", &own.origin, format!("type `{}` has no values to hold", name.text));
            cx.report(diag.help("a type with `class:` has a `bank:` other than none"));
            return None;
        }
        (Bank::None, None) => return None,
        (_, Some(own)) => own.text.to_string(),
        (Bank::Int, None) => "int".to_string(),
        (Bank::Float, None) => "float".to_string(),
        (Bank::Vector, None) => "vector".to_string(),
    };
    if let Some(known) = graph.register_classes.iter().position(|known| *known == class) {
        return Some(known as u8);
    }
    if graph.register_classes.len() == MAX_CLASSES {
        let place = own.as_ref().map_or(&name.origin, |own| &own.origin);
        let message = format!("`{class}` is one class of registers too many: {MAX_CLASSES} are distinguished");
        cx.report(Diag::error("E0506", place, message).help("types that live in the same registers share a class"));
        return None;
    }
    graph.register_classes.push(class);
    Some(graph.register_classes.len() as u8 - 1)
}

fn vector(cx: &Cx<'_>, graph: &mut Graph, name: &Text, ty: &GraphType, columns: &Columns, lanes: &Text) {
    let lanes = crate::expand::exprs::constant(cx, &columns.fill(lanes)).filter(|n| (1..=1024).contains(n));
    let element = ty
        .element
        .as_ref()
        .and_then(|t| type_named(cx, graph, &columns.fill(t)));
    let (Some(lanes), Some(element)) = (lanes, element) else {
        let diag = Diag::error(
            "E0503",
            &name.origin,
            format!("vector `{}` needs lanes and the type of its elements", name.text),
        );
        return cx.report(diag.help("`lanes:` is a number up to 1024, `element:` a scalar type"));
    };
    let width = graph.types.get(usize::from(element)).map_or(0, |t| t.width);
    let made = PrimType {
        name: name.text.to_string(),
        width: width * lanes as u32,
        bank: Bank::Vector,
        class: class(cx, graph, name, ty, columns, Bank::Vector),
        lanes: lanes as u16,
        element,
        origin: name.origin.clone(),
    };
    push(cx, graph, name, made);
}

/// A type by name.
fn type_named(cx: &Cx<'_>, graph: &Graph, word: &Text) -> Option<u8> {
    let found = graph.types.iter().position(|ty| ty.name == *word.text);
    if found.is_none() {
        unknown(cx, "E0501", "type", word, &names(graph));
    }
    found.map(|i| i as u8)
}

/// A type or a set of types by name.
pub fn named(cx: &Cx<'_>, graph: &Graph, word: &Text) -> TypeSet {
    let set = graph
        .type_sets
        .iter()
        .find(|(name, _)| *name == *word.text)
        .map(|(_, set)| *set);
    let one = || {
        graph
            .types
            .iter()
            .position(|ty| ty.name == *word.text)
            .map(|i| TypeSet(1 << i))
    };
    set.or_else(one).unwrap_or_else(|| {
        unknown(cx, "E0501", "type", word, &names(graph));
        TypeSet::NONE
    })
}

fn names(graph: &Graph) -> Vec<&str> {
    let types = graph.types.iter().map(|ty| ty.name.as_str());
    types
        .chain(graph.type_sets.iter().map(|(name, _)| name.as_str()))
        .collect()
}
