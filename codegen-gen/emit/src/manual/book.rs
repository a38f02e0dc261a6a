//! What pages of the manual refer to, and the links to it: instructions, functions, kinds of operands, CSRs.

use onespec_core::isa;
use onespec_description::model::{Isa, Needs, SourceText};
use onespec_diag::Sources;
use onespec_sem::definitions::{Definition, definitions, mentioned};
use std::collections::BTreeMap;

/// Files that are no pages of extensions.
pub const INDEX: &str = "index.md";
pub const FUNCTIONS: &str = "functions.md";
pub const CSRS: &str = "csrs.md";
pub const STATE: &str = "state.md";
pub const OPERANDS: &str = "operands.md";
pub const PSEUDO: &str = "pseudo-instructions.md";
pub const TYPES: &str = "types.md";

/// A description, its tables, and where everything in it is described.
pub struct Book<'a> {
    pub model: &'a Isa,
    pub tables: &'a isa::Isa,
    pub sources: &'a Sources,
    /// The functions of its semantics, by name.
    pub functions: BTreeMap<String, Definition>,
}

impl<'a> Book<'a> {
    pub fn new(model: &'a Isa, tables: &'a isa::Isa, sources: &'a Sources) -> Book<'a> {
        Book {
            model,
            tables,
            sources,
            functions: definitions(model),
        }
    }

    /// The page of an extension.
    pub fn page_of(&self, feature: u16) -> String {
        let feature = self.model.features.get(usize::from(feature));
        let name = feature.map_or(String::new(), |f| f.name.to_ascii_lowercase());
        let file = format!("{name}.md");
        match [INDEX, FUNCTIONS, CSRS, STATE, OPERANDS, PSEUDO, TYPES].contains(&file.as_str()) {
            true => format!("extension-{file}"),
            false => file,
        }
    }

    /// A link to an instruction; its name alone where it has no page.
    pub fn instruction(&self, op: usize) -> String {
        self.instruction_as(op, self.model.ops.get(op).map_or("", |op| op.name.as_str()))
    }

    /// The same with another text.
    pub fn instruction_as(&self, op: usize, text: &str) -> String {
        match self.model.ops.get(op) {
            Some(op) if !op.unreachable => format!("[`{text}`]({}#{})", self.page_of(op.feature), op.ident),
            _ => format!("`{text}`"),
        }
    }

    /// Links to the functions that texts of semantics mention, in alphabetical order.
    pub fn functions_in<'t>(&self, texts: impl IntoIterator<Item = &'t SourceText>) -> Vec<String> {
        self.names_in(texts).iter().map(|name| function(name)).collect()
    }

    /// The functions that texts of semantics mention, in alphabetical order.
    pub fn names_in<'t>(&self, texts: impl IntoIterator<Item = &'t SourceText>) -> Vec<String> {
        let mut names: Vec<String> = texts.into_iter().flat_map(|text| mentioned(&text.text)).collect();
        names.sort();
        names.dedup();
        names.retain(|name| self.functions.contains_key(name));
        names
    }

    /// The name of a kind of operands as a link, where the description names it.
    pub fn kind(&self, kind: u16) -> Option<String> {
        let name = self
            .model
            .kind_names
            .get(usize::from(kind))
            .filter(|name| !name.is_empty())?;
        Some(format!("[`{name}`]({OPERANDS}#kind-{name})"))
    }

    /// Features of a set, separated by commas.
    pub fn features(&self, set: &isa::FeatureSet) -> String {
        self.tables.feature_names(set).join(", ")
    }

    /// `A and B, or C without D`; empty where every target has it.
    pub fn needs(&self, needs: &Needs) -> String {
        self.needs_beside(needs, "")
    }

    /// The same without a feature that goes without saying.
    pub fn needs_beside(&self, needs: &Needs, known: &str) -> String {
        let names = |set: &isa::FeatureSet, between: &str| {
            let mut names = self.tables.feature_names(set);
            names.retain(|name| *name != known);
            names.join(between)
        };
        let one = |(all, none): &(isa::FeatureSet, isa::FeatureSet)| {
            let (with, without) = (names(all, " and "), names(none, " or "));
            match (with.is_empty(), without.is_empty()) {
                (_, true) => with,
                (true, false) => format!("targets without {without}"),
                (false, false) => format!("{with} without {without}"),
            }
        };
        let all: Vec<String> = needs.any.iter().map(one).collect();
        // One alternative that needs nothing more is enough.
        match all.iter().any(String::is_empty) {
            true => String::new(),
            false => all.join(", or "),
        }
    }
}

/// A link to a function.
pub fn function(name: &str) -> String {
    format!("[`{name}`]({FUNCTIONS}#fn-{name})")
}

/// Text inside a table's cell.
pub fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ").trim().to_string()
}

/// Code inside a table's cell; nothing for no text.
pub fn code(text: &str) -> String {
    let text = cell(&text.split_whitespace().collect::<Vec<_>>().join(" "));
    if text.is_empty() { text } else { format!("`{text}`") }
}
