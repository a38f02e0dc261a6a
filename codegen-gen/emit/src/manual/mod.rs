//! The reference manual: one Markdown page an extension, pages for what instructions refer to (registers, CSRs, kinds of
//! operands, functions of the semantics, pseudo-instructions), and an index.
//!
//! The contents of a page are computed here; its form is in the templates beside this file. Semantics are printed as
//! written.

mod book;
mod csrs;
mod functions;
mod gates;
mod operands;
mod page;
mod pseudo;
mod state;
mod timing;

use book::{Book, CSRS, FUNCTIONS, INDEX, OPERANDS, PSEUDO, STATE, TYPES};
use handlebars::{Handlebars, RenderError};
use onespec_core::isa;
use onespec_description::model;
use onespec_pipeline::pipeline::Checked;
use serde::Serialize;

/// The templates by name.
const TEMPLATES: [(&str, &str); 9] = [
    ("csrs", include_str!("csrs.md.hbs")),
    ("functions", include_str!("functions.md.hbs")),
    ("gates", include_str!("gates.md.hbs")),
    ("index", include_str!("index.md.hbs")),
    ("operands", include_str!("operands.md.hbs")),
    ("page", include_str!("page.md.hbs")),
    ("pseudo", include_str!("pseudo.md.hbs")),
    ("state", include_str!("state.md.hbs")),
    ("types", include_str!("types.md.hbs")),
];

/// Pages with their file names, made from templates.
struct Writer {
    templates: Handlebars<'static>,
    files: Vec<(String, String)>,
}

impl Writer {
    fn new() -> Result<Writer, RenderError> {
        let mut templates = Handlebars::new();
        templates.register_escape_fn(handlebars::no_escape);
        for (name, text) in TEMPLATES {
            templates
                .register_template_string(name, text)
                .map_err(RenderError::from)?;
        }
        Ok(Writer {
            templates,
            files: Vec::new(),
        })
    }

    fn page(&mut self, file: &str, template: &str, data: &impl Serialize) -> Result<(), RenderError> {
        let text = squeezed(&self.templates.render(template, data)?);
        self.files.push((file.to_string(), text));
        Ok(())
    }

    /// A page that a description may not have.
    fn some(&mut self, file: &str, template: &str, data: &Option<impl Serialize>) -> Result<(), RenderError> {
        data.as_ref().map_or(Ok(()), |data| self.page(file, template, data))
    }
}

/// File names and texts, the index first. Empty when the description could not be read.
///
/// # Errors
/// A fault in the templates.
pub fn markdown(checked: &Checked) -> Result<Vec<(String, String)>, RenderError> {
    let (Some(model), Some(tables)) = (&checked.model, checked.tables) else {
        return Ok(Vec::new());
    };
    let pseudos = pseudos(checked, model);
    let (model, tables) = pseudos
        .as_ref()
        .map_or((model, tables), |(model, tables)| (model, *tables));
    let book = Book::new(model, tables, &checked.sources);
    let mut writer = Writer::new()?;
    match model.graph.gates.is_empty() {
        true => machine(&book, &mut writer)?,
        false => intermediate(&book, &mut writer)?,
    }
    Ok(writer.files)
}

/// The pages of an intermediate representation.
fn intermediate(book: &Book<'_>, writer: &mut Writer) -> Result<(), RenderError> {
    let pages = gates::pages(book);
    writer.files.push((INDEX.to_string(), gates::index(book, &pages)));
    for page in &pages {
        writer.page(&page.file, "gates", page)?;
    }
    writer.page(TYPES, "types", &gates::types(book.model))?;
    writer.some(FUNCTIONS, "functions", &functions::page(book))
}

/// The pages of a machine.
fn machine(book: &Book<'_>, writer: &mut Writer) -> Result<(), RenderError> {
    let pages = page::pages(book);
    let (state, operands) = (state::page(book), operands::page(book));
    let (csrs, pseudo, functions) = (csrs::page(book), pseudo::page(book), functions::page(book));
    let parts = [
        (STATE, "Registers and other state", state.is_some()),
        (CSRS, "Control and status registers", csrs.is_some()),
        (OPERANDS, "Kinds of operands", operands.is_some()),
        (PSEUDO, "Pseudo-instructions", pseudo.is_some()),
        (FUNCTIONS, "Functions of the semantics", functions.is_some()),
    ];
    let parts = parts.into_iter().filter(|(.., is_there)| *is_there);
    let features = |set: &isa::FeatureSet| {
        let link = |(i, feature): (usize, &model::Feature)| {
            let id = u16::try_from(i).ok().filter(|id| set.contains(*id))?;
            let file = book.page_of(id);
            let has_page = pages.iter().any(|page| page.file == file);
            Some(match has_page {
                true => format!("[{}]({file})", feature.name),
                false => feature.name.clone(),
            })
        };
        let all = book.model.features.iter().enumerate().filter_map(link);
        all.collect::<Vec<_>>().join(", ")
    };
    let targets = book.model.targets.iter().map(|target| Target {
        name: &target.name,
        doc: book::cell(&target.doc),
        features: features(&target.features),
    });
    let index = Index {
        name: &book.model.name,
        instructions: book.model.ops.iter().filter(|op| !op.unreachable).count(),
        count: pages.len(),
        parts: parts.map(|(file, title, _)| Part { file, title }).collect(),
        targets: targets.collect(),
        pages: &pages,
    };
    writer.page(INDEX, "index", &index)?;
    for page in &pages {
        writer.page(&page.file, "page", page)?;
    }
    writer.some(STATE, "state", &state)?;
    writer.some(CSRS, "csrs", &csrs)?;
    writer.some(OPERANDS, "operands", &operands)?;
    writer.some(PSEUDO, "pseudo", &pseudo)?;
    writer.some(FUNCTIONS, "functions", &functions)
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
        fns: Vec::new(),
        cores: Vec::new(),
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
    parts: Vec<Part>,
    targets: Vec<Target<'a>>,
}

/// A page that is none of an extension.
#[derive(Serialize)]
struct Part {
    file: &'static str,
    title: &'static str,
}

#[derive(Serialize)]
struct Target<'a> {
    name: &'a str,
    doc: String,
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
