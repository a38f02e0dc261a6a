//! The page of control and status registers with their fields: bits, access, legal values, reset.

use super::book::{Book, cell, code};
use super::functions::texts_of_csr;
use onespec_description::model::{Csr, CsrField, SourceText};
use serde::Serialize;

#[derive(Serialize)]
pub struct Page {
    count: usize,
    csrs: Vec<Register>,
}

#[derive(Serialize)]
struct Register {
    name: String,
    number: String,
    doc: String,
    needs: String,
    /// A link to the CSR that this one is a window on.
    view: String,
    /// Fields of that CSR which are seen.
    seen: String,
    fields: Vec<Field>,
    access: String,
    read: String,
    write: String,
    functions: String,
    origin: String,
}

#[derive(Serialize)]
struct Field {
    bits: String,
    name: String,
    access: &'static str,
    legal: String,
    reset: String,
    doc: String,
}

/// The page; `None` where the description has no CSRs.
pub fn page(book: &Book<'_>) -> Option<Page> {
    let mut csrs: Vec<&Csr> = book.model.csrs.iter().filter(|csr| !csr.unreachable).collect();
    csrs.sort_by_key(|csr| csr.number);
    if csrs.is_empty() {
        return None;
    }
    Some(Page {
        count: csrs.len(),
        csrs: csrs.into_iter().map(|csr| register(book, csr)).collect(),
    })
}

fn register(book: &Book<'_>, csr: &Csr) -> Register {
    let known = |name: &String| book.model.csrs.iter().any(|csr| !csr.unreachable && csr.name == *name);
    let view = csr.view.as_ref().map(|name| match known(name) {
        true => format!("[`{name}`](#csr-{name})"),
        false => format!("`{name}`"),
    });
    let seen = csr.fields.iter().map(|field| format!("`{}`", field.name));
    let fields = csr.fields.iter().filter(|_| csr.view.is_none());
    let text = |text: &Option<SourceText>| text.as_ref().map_or(String::new(), |text| text.text.trim().to_string());
    Register {
        name: csr.name.clone(),
        number: format!("{:#05x}", csr.number),
        doc: cell(&csr.doc),
        needs: cell(&book.needs(&csr.needs)),
        seen: match csr.view {
            Some(_) => seen.collect::<Vec<_>>().join(", "),
            None => String::new(),
        },
        view: view.unwrap_or_default(),
        fields: fields.map(|field| self::field(book, field)).collect(),
        access: text(&csr.access),
        read: text(&csr.read),
        write: text(&csr.write),
        functions: book.functions_in(texts_of_csr(csr)).join(", "),
        origin: book.sources.line_of(&csr.origin),
    }
}

fn field(book: &Book<'_>, field: &CsrField) -> Field {
    let (hi, lo) = (field.hi.text.trim(), field.lo.text.trim());
    let (access, legal) = match (&field.read, &field.warl, field.read_only) {
        (Some(read), ..) => ("read only, computed", code(&read.text)),
        (None, _, true) => ("read only", String::new()),
        (None, Some(warl), _) => ("read, write", code(&warl.text)),
        (None, None, _) => ("read, write", "any".to_string()),
    };
    let needs = book.needs(&field.needs);
    let doc = match (field.doc.trim(), needs.is_empty()) {
        (doc, true) => doc.to_string(),
        ("", false) => format!("needs {needs}"),
        (doc, false) => format!("{doc}; needs {needs}"),
    };
    Field {
        bits: code(&if hi == lo { hi.to_string() } else { format!("{hi}:{lo}") }),
        name: field.name.clone(),
        access,
        legal,
        reset: format!("{:#x}", field.reset.value),
        doc: cell(&doc),
    }
}
