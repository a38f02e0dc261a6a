//! The files of a program: the main one and all imported ones, each once.

use crate::FrontEnd;
use crate::diag::{Diag, Diags};
use crate::library;
use crate::source::{Loader, Sources, Span, normal};
use crate::syntax::{self, ast::Item};
use crate::types::Unit;
use hashbrown::HashMap;
use std::path::{Path, PathBuf};

/// Files of one program at most.
const MOST: usize = 1000;

pub(crate) fn read(
    (path, text): (&Path, Option<&str>),
    loader: &mut dyn Loader,
    front_ends: &[FrontEnd],
    sources: &mut Sources,
    diags: &mut Diags,
) -> Vec<Unit> {
    let mut units = Vec::new();
    let mut known: HashMap<PathBuf, usize> = HashMap::new();
    let loaded = match text {
        Some(text) => Ok(text.to_string()),
        None => loader.load(path),
    };
    let main = normal(path);
    let text = loaded.unwrap_or_else(|why| {
        let file = sources.files().len() as u32;
        let span = Span {
            file,
            ..Span::default()
        };
        diags.push(Diag::error(
            "E2003",
            span,
            format!("cannot read {}: {why}", path.display()),
        ));
        String::new()
    });
    let file = sources.add(path.display().to_string(), text);
    units.push(unit(file, front_end(front_ends, path), String::new(), sources, diags));
    known.insert(main, 0);
    let mut paths = vec![path.to_path_buf()];
    let mut prefixes: HashMap<String, u32> = HashMap::new();
    let mut next = 0;
    while next < units.len() {
        let folder = paths[next].parent().map(Path::to_path_buf).unwrap_or_default();
        let wanted: Vec<(String, crate::syntax::ast::Name, Span)> = units[next]
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Import(import) => Some((import.path.clone(), import.name.clone(), import.span)),
                _ => None,
            })
            .collect();
        for (path, name, span) in wanted {
            let path = normal(&folder.join(&path));
            let at = match known.get(&path) {
                Some(&at) => Some(at),
                None if units.len() >= MOST => {
                    diags.push(Diag::error(
                        "E2003",
                        span,
                        format!("a program has at most {MOST} files"),
                    ));
                    None
                }
                None => match load(loader, &path) {
                    Err(why) => {
                        let message = format!("cannot read {}: {why}", path.display());
                        diags.push(
                            Diag::error("E2003", span, message).help("paths are relative to the file that imports"),
                        );
                        None
                    }
                    Ok((text, externs)) => {
                        let file = sources.add(path.display().to_string(), text);
                        let stem: String = path
                            .file_stem()
                            .map(|s| s.to_string_lossy().into_owned())
                            .unwrap_or_default()
                            .chars()
                            .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
                            .collect();
                        // Two files of one name are distinguished.
                        let count = prefixes.entry(stem.clone()).or_insert(0);
                        *count += 1;
                        let prefix = match *count {
                            1 => stem,
                            n => format!("{stem}.{n}"),
                        };
                        let read = unit(file, front_end(front_ends, &path), prefix, sources, diags);
                        units.push(Unit { externs, ..read });
                        paths.push(path.clone());
                        known.insert(path, units.len() - 1);
                        Some(units.len() - 1)
                    }
                },
            };
            if let Some(at) = at
                && units[next]
                    .imports
                    .insert(name.text.clone(), at)
                    .is_some_and(|before| before != at)
            {
                let message = format!("two modules are called `{}`", name.text);
                diags.push(
                    Diag::error("E2005", name.span, message).help("`import \"path\" as name;` gives another name"),
                );
            }
        }
        next += 1;
    }
    units
}

/// The text of a file that is imported, and what stands before the names of its extern functions. One that is not there may be one of
/// the library's.
fn load(loader: &mut dyn Loader, path: &Path) -> Result<(String, &'static str), String> {
    match loader.load(path) {
        Ok(text) => Ok((text, "")),
        Err(why) => library::importable(path)
            .map(|(text, externs)| (text.to_owned(), externs))
            .ok_or(why),
    }
}

/// What reads a file that is no Volt.
fn front_end<'a>(all: &'a [FrontEnd], path: &Path) -> Option<&'a FrontEnd> {
    let ending = path.extension()?.to_str()?;
    all.iter().find(|front_end| front_end.endings.contains(&ending))
}

fn unit(file: u32, front_end: Option<&FrontEnd>, prefix: String, sources: &mut Sources, diags: &mut Diags) -> Unit {
    let items = match (front_end, sources.file(file)) {
        (Some(front_end), _) => (front_end.read)(file, sources, diags),
        (None, Some(source)) => syntax::parse(file, &source.text, diags),
        (None, None) => Vec::new(),
    };
    Unit {
        prefix,
        externs: "",
        items,
        imports: HashMap::new(),
    }
}
