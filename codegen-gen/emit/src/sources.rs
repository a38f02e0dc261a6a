//! All files that are generated for a description, in one form: build scripts, `onespec generate` and the text in the
//! repository have them from here.

use crate::files::{Part, SourceFile, split};
use crate::{graph, rust, selectors};
use onespec_cache::Cache;
use onespec_diag::{Diags, FileSource, Origin, SourceFile as DescriptionFile, Sources, render};
use onespec_pipeline::Checked;
use quote::quote;
use std::iter::once;

/// The items of a crate's root, some after the others.
type Parts<'a> = Box<dyn Iterator<Item = Part<'a>> + 'a>;

/// What is asked for.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    /// Where the description was read from.
    pub files: FileSource<'a>,
    /// The folder of descriptions as seen from the folder of generated text, or its full name: the crate embeds the files below.
    pub spec: &'a str,
    /// With the tables by which a compiler selects instructions; to derive them takes longer than all else.
    pub select: bool,
    /// Results of earlier runs.
    pub cache: &'a Cache,
}

/// The generated text of a crate.
#[derive(Debug, Default)]
pub struct Generated {
    pub files: Vec<SourceFile>,
    /// The description's files, by their names below the folder of descriptions, and their texts.
    pub description: Vec<(String, String)>,
    /// Files of gates that instructions were selected for.
    pub gates: Option<Sources>,
}

/// Generates the text of a crate from a description without errors.
///
/// # Errors
/// A description that could not be read, or instructions that cannot be selected; the text is for people.
pub fn generated(checked: &Checked, request: Request<'_>) -> Result<Generated, String> {
    let (Some(model), Some(tables)) = (&checked.model, checked.tables) else {
        return Err("there is no description to generate from".into());
    };
    let shown = request.files.shown();
    let line = |origin: &Origin| {
        let line = checked.sources.line_of(origin);
        let below = line.strip_prefix(&shown).filter(|_| !shown.is_empty());
        below.map(|l| format!("spec{l}")).unwrap_or(line)
    };
    let whole = |tokens| -> Parts<'_> { Box::new(once(Part::Items(tokens))) };
    let parts: Parts<'_> = match (&model.mirror, checked.programs.first()) {
        (Some(_), _) => whole(rust::mirror_crate(model, tables)),
        (None, Some(program)) if !model.graph.gates.is_empty() => whole(graph::crate_text(model, program, &line)),
        _ => Box::new(rust::Crate::new(model, tables, checked.programs).parts(model, checked.programs)),
    };
    let selectable = model.graph.gates.is_empty();
    let selectors = selectable.then(|| {
        quote!(
            #[cfg(feature = "select")]
            mod select;
            #[cfg(feature = "select")]
            pub use select::SELECTORS;
        )
    });
    let sources = quote!(
        #[cfg(feature = "info")]
        mod sources;
        #[cfg(feature = "info")]
        pub use sources::SOURCES;
    );
    let mut files = split(parts.chain(selectors.into_iter().chain(once(sources)).map(Part::Items)))
        .map_err(|error| format!("the generated text is no Rust (a fault of the generator): {error}"))?;
    let mut gates = None;
    if request.select && selectable {
        let mut diags = Diags::default();
        // A compiler selects instructions of the mirrored machine, by that one's tables.
        let made = match &model.mirror {
            Some(_) => None,
            None => selectors::module(checked, request.files, request.cache, &mut diags, &line),
        };
        if diags.has_errors() {
            let rendered = render(&checked.sources, &diags.list, false);
            return Err(format!("instructions cannot be selected:\n\n{rendered}"));
        }
        let text = match made {
            Some((text, sources)) => {
                gates = Some(sources);
                text
            }
            None => selectors::NONE.into(),
        };
        files.push(SourceFile {
            name: "select.rs".into(),
            text,
            feature: Some("select".into()),
        });
    }
    let below = |file: &DescriptionFile| Some((below(request.files, file)?, file.text.clone()));
    let description: Vec<(String, String)> = checked.sources.files().iter().filter_map(below).collect();
    files.push(SourceFile {
        name: "sources.rs".into(),
        text: embedded(&description, request.spec),
        feature: Some("info".into()),
    });
    Ok(Generated {
        files,
        description,
        gates,
    })
}

/// Name of a file below the folder of descriptions.
pub fn below(files: FileSource<'_>, file: &DescriptionFile) -> Option<String> {
    let name = file.path.strip_prefix(&files.shown())?;
    Some(name.trim_start_matches('/').to_string())
}

/// The description's own text as an item of the crate, so that a program can do with it what needs more than tables.
fn embedded(description: &[(String, String)], spec: &str) -> String {
    let pair = |(name, _): &(String, String)| {
        let path = format!("{spec}/{name}");
        format!("    ({name:?}, include_str!({path:?})),\n")
    };
    let pairs: String = description.iter().map(pair).collect();
    format!(
        "//! The description that this crate was generated from.\n\
         /// Names of files and their texts.\n\
         pub static SOURCES: &[(&str, &str)] = &[\n{pairs}];\n"
    )
}
