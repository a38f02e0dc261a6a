//! The manual of an intermediate representation: a page for the gates of each level.

use super::squeezed;
use crate::gates::{GateText, texts};
use handlebars::Handlebars;
use onespec_description::model::Isa;
use onespec_diag::Sources;
use serde::Serialize;

#[derive(Serialize)]
struct Page {
    title: String,
    count: usize,
    gates: Vec<GateText>,
}

/// File names and texts, the index first.
///
/// # Errors
/// A fault in the templates.
pub fn markdown(model: &Isa, sources: &Sources) -> Result<Vec<(String, String)>, handlebars::RenderError> {
    let mut templates = Handlebars::new();
    templates.register_escape_fn(handlebars::no_escape);
    templates
        .register_template_string("gates", include_str!("gates.md.hbs"))
        .map_err(handlebars::RenderError::from)?;
    let mut pages: Vec<Page> = Vec::new();
    for mut gate in texts(model, sources) {
        gate.doc = gate.doc.split_whitespace().collect::<Vec<_>>().join(" ");
        let title = gate.level.to_uppercase();
        match pages.iter_mut().find(|page| page.title == title) {
            Some(page) => page.gates.push(gate),
            None => pages.push(Page {
                title,
                count: 0,
                gates: vec![gate],
            }),
        }
    }
    let mut index = format!(
        "# {}\n\n{} gates.\n\n| level | gates |\n|---|---|\n",
        model.name,
        model.graph.gates.len()
    );
    let mut files = Vec::new();
    for page in &mut pages {
        page.count = page.gates.len();
        let file = format!("{}.md", page.title.to_lowercase());
        index += &format!("| [{}]({file}) | {} |\n", page.title, page.count);
        files.push((file, squeezed(&templates.render("gates", page)?)));
    }
    files.insert(0, ("index.md".into(), index));
    Ok(files)
}
