//! The reference manual: one Markdown page an extension, and an index.
//!
//! The contents of a page are computed here; its form is in the templates beside this file. Semantics are printed as
//! written.

mod gates;
mod page;

use handlebars::Handlebars;
use onespec_core::isa;
use onespec_description::model;
use onespec_pipeline::pipeline::Checked;
use serde::Serialize;

/// File names and texts. Empty when the description could not be read.
///
/// # Errors
/// A fault in the templates.
pub fn markdown(checked: &Checked) -> Result<Vec<(String, String)>, handlebars::RenderError> {
    let (Some(model), Some(tables)) = (&checked.model, checked.tables) else {
        return Ok(Vec::new());
    };
    if !model.graph.gates.is_empty() {
        return gates::markdown(model, &checked.sources);
    }
    let pseudos = pseudos(checked, model);
    let (model, tables) = pseudos
        .as_ref()
        .map_or((model, tables), |(model, tables)| (model, *tables));
    let mut templates = Handlebars::new();
    templates.register_escape_fn(handlebars::no_escape);
    templates
        .register_template_string("page", include_str!("page.md.hbs"))
        .map_err(handlebars::RenderError::from)?;
    templates
        .register_template_string("index", include_str!("index.md.hbs"))
        .map_err(handlebars::RenderError::from)?;
    let pages = page::pages(model, tables);
    let mut files = Vec::new();
    for page in &pages {
        files.push((page.file.clone(), squeezed(&templates.render("page", page)?)));
    }
    let index = Index {
        name: &model.name,
        instructions: model.ops.iter().filter(|op| !op.unreachable).count(),
        count: pages.len(),
        targets: model
            .targets
            .iter()
            .map(|t| Target {
                name: &t.name,
                features: tables.feature_names(&t.features).join(" "),
            })
            .collect(),
        pages: &pages,
    };
    files.insert(0, ("index.md".into(), squeezed(&templates.render("index", &index)?)));
    Ok(files)
}

/// Of a mirror the pages tell its pseudo-instructions: the same description with these as instructions, and nothing that
/// stands in the manual of the mirrored machine.
fn pseudos(checked: &Checked, model: &model::Isa) -> Option<(model::Isa, &'static isa::Isa)> {
    let mirror = model.mirror.clone()?;
    let plain = |op: model::Op| model::Op {
        is: None,
        length: 0,
        ..op
    };
    let model = model::Isa {
        ops: mirror.ops.into_iter().map(plain).collect(),
        aliases: Vec::new(),
        macros: Vec::new(),
        csrs: Vec::new(),
        mirror: None,
        ..model.clone()
    };
    let tables = onespec_sem::isa_tables::lower(&model, &[], &|origin| checked.sources.line_of(origin));
    Some((model, tables))
}

#[derive(Serialize)]
struct Index<'a> {
    name: &'a str,
    instructions: usize,
    count: usize,
    pages: &'a [page::Page],
    targets: Vec<Target<'a>>,
}

#[derive(Serialize)]
struct Target<'a> {
    name: &'a str,
    features: String,
}

/// Without the empty lines that conditions in a template leave behind.
fn squeezed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut blank = true;
    for line in text.lines().map(str::trim_end) {
        if !(line.is_empty() && blank) {
            out.push_str(line);
            out.push('\n');
        }
        blank = line.is_empty();
    }
    out
}
