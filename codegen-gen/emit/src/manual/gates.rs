//! The manual of an intermediate representation: a page for the gates of each level, with the rules that rewrite them, and a
//! page of types, sets and conditions.

use super::book::{Book, TYPES, cell, code};
use crate::gates::{GateText, texts};
use onespec_description::model::{Gate, Isa, TypeSet};
use onespec_description::syntax::rules::{self, PatKind};
use serde::Serialize;

#[derive(Serialize)]
pub struct Page {
    pub file: String,
    pub title: String,
    pub count: usize,
    gates: Vec<GateEntry>,
}

#[derive(Serialize)]
struct GateEntry {
    #[serde(flatten)]
    text: GateText,
    functions: String,
    rules: Vec<String>,
}

/// The page of types.
#[derive(Serialize)]
pub struct Types {
    types: Vec<TypeText>,
    sets: Vec<Set>,
    state_sets: Vec<Set>,
    conditions: Vec<ConditionText>,
    lattices: Vec<Set>,
}

#[derive(Serialize)]
struct TypeText {
    name: String,
    width: u32,
    bank: String,
    lanes: String,
}

/// Something with a name and members.
#[derive(Serialize)]
struct Set {
    name: String,
    members: String,
}

#[derive(Serialize)]
struct ConditionText {
    name: String,
    width: u32,
    codes: String,
    swapped: String,
    negated: String,
}

/// The page of a level.
fn file_of(gate: &Gate) -> String {
    format!("{}.md", format!("{:?}", gate.level).to_lowercase())
}

/// A link to a gate.
pub fn link(gate: &Gate) -> String {
    format!("[`{0}`]({1}#{0})", gate.name, file_of(gate))
}

/// The pages of all levels, in the order in which the description has their first gates.
pub fn pages(book: &Book<'_>) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    let rules = rules_of_gates(book.model);
    let both = book.model.graph.gates.iter().zip(texts(book.model, book.sources));
    for (gate, mut text) in both {
        text.doc = cell(&text.doc.split_whitespace().collect::<Vec<_>>().join(" "));
        let of_gate = rules.iter().filter(|(name, _)| *name == gate.name);
        let entry = GateEntry {
            functions: book.functions_in(gate.sem.iter().chain(&gate.infer)).join(", "),
            rules: of_gate.map(|(_, text)| text.clone()).collect(),
            text,
        };
        let file = file_of(gate);
        match pages.iter_mut().find(|page| page.file == file) {
            Some(page) => page.gates.push(entry),
            None => pages.push(Page {
                title: entry.text.level.to_uppercase(),
                file,
                count: 0,
                gates: vec![entry],
            }),
        }
    }
    for page in &mut pages {
        page.count = page.gates.len();
    }
    pages
}

/// Each rewrite rule, in one line, with the gate at the root of its left side, in the order of the files.
fn rules_of_gates(model: &Isa) -> Vec<(String, String)> {
    let rule = |text: &str| {
        let tree = rules::rule(text).ok()?;
        let PatKind::Gate(name, _) = tree.left.kind else {
            return None;
        };
        // Behind the name stand a condition and types.
        let gate = name.split('.').next().unwrap_or("").to_string();
        Some((gate, text.split_whitespace().collect::<Vec<_>>().join(" ")))
    };
    model.graph.rules.iter().filter_map(|text| rule(&text.text)).collect()
}

/// The page of types.
pub fn types(model: &Isa) -> Types {
    let graph = &model.graph;
    let name = |ty: usize| {
        graph
            .types
            .get(ty)
            .map_or(String::new(), |ty| format!("`{}`", ty.name.to_lowercase()))
    };
    let members = |set: TypeSet| {
        let all = (0..64).filter(|ty| set.0 >> ty & 1 == 1).map(name);
        all.collect::<Vec<_>>().join(", ")
    };
    let types = graph.types.iter().map(|ty| TypeText {
        name: ty.name.to_lowercase(),
        width: ty.width,
        bank: format!("{:?}", ty.bank).to_lowercase(),
        lanes: match ty.lanes {
            0 => String::new(),
            lanes => format!("{lanes} of {}", name(usize::from(ty.element))),
        },
    });
    let sets = graph.type_sets.iter().map(|(name, set)| Set {
        name: name.clone(),
        members: members(*set),
    });
    let arch = graph.arch.iter().map(|(arch, narrow, wide)| Set {
        name: arch.to_lowercase(),
        members: format!(
            "{} with addresses of 32 bits, {} with addresses of 64",
            name(usize::from(*narrow)),
            name(usize::from(*wide))
        ),
    });
    let state_sets = graph
        .state_sets
        .iter()
        .filter(|set| !set.name.is_empty())
        .map(|set| Set {
            name: set.name.clone(),
            members: set
                .members
                .iter()
                .filter_map(|gate| graph.gates.get(usize::from(*gate)))
                .map(link)
                .collect::<Vec<_>>()
                .join(", "),
        });
    let conditions = graph.conditions.iter().map(|condition| ConditionText {
        name: condition.name.clone(),
        width: condition.width,
        codes: condition
            .codes
            .iter()
            .map(|(name, code)| format!("`{name}` {code:#x}"))
            .collect::<Vec<_>>()
            .join(", "),
        swapped: code(&condition.swapped.text),
        negated: code(&condition.negated.text),
    });
    let lattices = graph.lattices.iter().map(|lattice| Set {
        name: lattice.name.clone(),
        members: lattice
            .types
            .iter()
            .map(|ty| format!("`{}{}`", lattice.prefix, ty.name))
            .collect::<Vec<_>>()
            .join(", "),
    });
    Types {
        types: types.collect(),
        sets: arch.chain(sets).collect(),
        state_sets: state_sets.collect(),
        conditions: conditions.collect(),
        lattices: lattices.collect(),
    }
}

/// The front page.
pub fn index(book: &Book<'_>, pages: &[Page]) -> String {
    let mut index = format!(
        "# {}\n\n{} gates.\n\n| level | gates |\n|---|---|\n",
        book.model.name,
        book.model.graph.gates.len()
    );
    for page in pages {
        index += &format!("| [{}]({}) | {} |\n", page.title, page.file, page.count);
    }
    index += &format!("\n[Types, sets and conditions]({TYPES})\n");
    if !book.functions.is_empty() {
        index += &format!("\n[Functions of the semantics]({})\n", super::book::FUNCTIONS);
    }
    index
}
