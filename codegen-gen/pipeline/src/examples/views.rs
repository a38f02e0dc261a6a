//! The stored state behind a CSR: an example that gives the CSR's value gives the values of that state.

use onespec_description::model::{Csr, Isa as Model};
use std::collections::BTreeSet;

/// Stored state that is read through `csr.NAME`; nothing for other names.
pub fn shown_by(model: &Model, name: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    if let Some(csr) = name.strip_prefix("csr.") {
        collect(model, csr, &mut BTreeSet::new(), &mut found);
    }
    found
}

fn collect<'m>(model: &'m Model, name: &'m str, seen: &mut BTreeSet<&'m str>, found: &mut BTreeSet<String>) {
    let Some(csr) = model.csrs.iter().find(|csr| csr.name == name) else {
        return;
    };
    if !seen.insert(&csr.name) {
        return;
    }
    let owner = csr.view.as_deref().unwrap_or(&csr.name);
    found.extend(csr.fields.iter().map(|field| format!("csr.{owner}.{}", field.name)));
    if let Some(owner) = &csr.view {
        collect(model, owner, seen, found);
    }
    for word in words(csr) {
        match word.strip_prefix("csr.") {
            Some(place) => {
                found.insert(word.to_string());
                collect(model, place.split('.').next().unwrap_or(place), seen, found);
            }
            None if model.state.iter().any(|state| state.name == word) => {
                found.insert(word.to_string());
            }
            None => {}
        }
    }
}

/// Names in the text that reads a CSR.
fn words(csr: &Csr) -> impl Iterator<Item = &str> {
    let text = csr.read.as_ref().map_or("", |read| &read.text);
    text.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.')))
        .filter(|word| !word.is_empty())
}
