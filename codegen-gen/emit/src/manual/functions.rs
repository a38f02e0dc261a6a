//! The page of functions: each function that semantics use, defined once, with links from and to what uses it.

use super::book::{Book, CSRS, STATE, function};
use onespec_description::model::{Csr, Op, SourceText};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
pub struct Page {
    functions: Vec<Function>,
}

#[derive(Serialize)]
struct Function {
    name: String,
    doc: String,
    text: String,
    /// The host provides it.
    is_extern: bool,
    /// Links to the functions that it calls.
    calls: String,
    /// Links to the functions, CSRs and other texts that use it.
    used_by: String,
    /// Links to the instructions and gates whose own semantics use it.
    instructions: String,
    origin: String,
}

/// The page; `None` where semantics use no functions.
pub fn page(book: &Book<'_>) -> Option<Page> {
    if book.functions.is_empty() {
        return None;
    }
    let mut users: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut instructions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let add = |to: &mut BTreeMap<String, Vec<String>>, names: Vec<String>, user: String| {
        for name in names {
            let users = to.entry(name).or_default();
            if !users.contains(&user) {
                users.push(user.clone());
            }
        }
    };
    for (i, op) in book.model.ops.iter().enumerate().filter(|(_, op)| !op.unreachable) {
        add(&mut instructions, book.names_in(texts_of(op)), book.instruction(i));
    }
    for gate in &book.model.graph.gates {
        let link = super::gates::link(gate);
        add(
            &mut instructions,
            book.names_in(gate.sem.iter().chain(&gate.infer)),
            link,
        );
    }
    for definition in book.functions.values() {
        add(&mut users, definition.calls.clone(), function(&definition.name));
    }
    for csr in book.model.csrs.iter().filter(|csr| !csr.unreachable) {
        let link = format!("[CSR `{0}`]({CSRS}#csr-{0})", csr.name);
        add(&mut users, book.names_in(texts_of_csr(csr)), link);
    }
    for file in &book.model.files {
        let views = file
            .views
            .iter()
            .flat_map(|(_, read, write)| [read.clone(), write.clone()]);
        let known = views.filter(|name| book.functions.contains_key(name)).collect();
        add(
            &mut users,
            known,
            format!("[registers `{0}`]({STATE}#file-{0})", file.name),
        );
    }
    let hooks = &book.model.machine;
    let hooks = [
        ("the translation of addresses", &hooks.translate),
        ("the entry of traps", &hooks.take_trap),
        ("pending interrupts", &hooks.pending),
        ("the reset", &hooks.reset),
        ("the acceptance of words", &hooks.accept),
    ];
    for (what, text) in hooks {
        add(&mut users, book.names_in(text), what.to_string());
    }
    for parameter in &book.model.statics {
        let names = book.names_in([&parameter.from, &parameter.otherwise]);
        add(&mut users, names, format!("static `{}`", parameter.name));
    }
    let list = |of: &BTreeMap<String, Vec<String>>, name: &str| of.get(name).cloned().unwrap_or_default();
    let functions = book.functions.values().map(|definition| Function {
        name: definition.name.clone(),
        doc: definition.doc.clone(),
        text: definition.text.clone(),
        is_extern: definition.is_extern,
        calls: definition
            .calls
            .iter()
            .map(|name| function(name))
            .collect::<Vec<_>>()
            .join(", "),
        used_by: list(&users, &definition.name).join(", "),
        instructions: list(&instructions, &definition.name).join(", "),
        origin: book.sources.line_of(&definition.origin),
    });
    Some(Page {
        functions: functions.collect(),
    })
}

/// All texts of an instruction's semantics.
pub fn texts_of(op: &Op) -> impl Iterator<Item = &SourceText> {
    let adapted = op.adapted.iter().filter_map(|adapted| adapted.sem.as_ref());
    let guards = op.guards.iter().map(|guard| &guard.text);
    op.sem.iter().chain(adapted).chain(guards)
}

/// All texts of a CSR's semantics.
pub fn texts_of_csr(csr: &Csr) -> impl Iterator<Item = &SourceText> {
    let fields = csr.fields.iter().flat_map(|field| field.warl.iter().chain(&field.read));
    csr.read.iter().chain(&csr.write).chain(&csr.access).chain(fields)
}
