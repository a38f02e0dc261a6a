//! The import graph of the modules of a crate, from its sources, and its circles (strongly connected components).
//!
//! A folder counts as one module at its level: what stands below it is the folder's own affair and is looked at there.
//! A module and the module that holds it use each other by nature; only siblings are compared. What stands under
//! `#[cfg(test)]` does not count.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::str::FromStr;

/// Path of a module below the crate's root; the root is empty.
type Module = Vec<String>;

/// Modules of a crate, and which names each uses.
#[derive(Default)]
pub struct ModuleGraph {
    /// Each module that is a file, with the paths that stand in it, from the crate's root.
    uses: BTreeMap<Module, BTreeSet<Vec<String>>>,
}

/// Sibling modules that use each other, directly or by way of other siblings.
#[derive(Debug, PartialEq, Eq)]
pub struct Circle {
    /// The module that holds them, from the crate's root.
    pub below: String,
    /// Names of the siblings.
    pub members: Vec<String>,
    /// For each pair of members of which one uses the other, an example: the module, and the path that it names.
    pub arrows: Vec<String>,
}

impl ModuleGraph {
    /// Of the folder of a crate's sources, whose root is `lib.rs` or `main.rs`.
    ///
    /// # Errors
    ///
    /// A file that cannot be read or is not Rust, with its name.
    pub fn of(folder: &Path) -> Result<ModuleGraph, String> {
        let mut graph = ModuleGraph::default();
        graph.folder(folder, &Vec::new())?;
        Ok(graph)
    }

    /// Of sources by name (`a/b.rs`), for tests.
    ///
    /// # Errors
    ///
    /// A file that is not Rust, with its name.
    pub fn of_texts(files: &[(&str, &str)]) -> Result<ModuleGraph, String> {
        let mut graph = ModuleGraph::default();
        for (name, text) in files {
            let segments: Vec<&str> = name.trim_end_matches(".rs").split('/').collect();
            let (stem, folders) = segments.split_last().ok_or("a file without a name")?;
            let below: Module = folders.iter().map(ToString::to_string).collect();
            graph.file(name, stem, &below, text)?;
        }
        Ok(graph)
    }

    fn folder(&mut self, folder: &Path, below: &Module) -> Result<(), String> {
        let shown = |error| format!("{}: {error}", folder.display());
        for entry in fs::read_dir(folder).map_err(shown)? {
            let path = entry.map_err(shown)?.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                // Programs of their own, and modules of tests.
                if name != "bin" && name != "tests" {
                    self.folder(&path, &join(below, &name))?;
                }
            } else if path.extension().is_some_and(|end| end == "rs") && name != "tests" {
                let text = fs::read_to_string(&path).map_err(shown)?;
                self.file(&path.display().to_string(), &name, below, &text)?;
            }
        }
        Ok(())
    }

    fn file(&mut self, shown: &str, stem: &str, below: &Module, text: &str) -> Result<(), String> {
        let module = match stem {
            "mod" | "lib" | "main" => below.clone(),
            _ => join(below, stem),
        };
        let tokens = TokenStream::from_str(text).map_err(|error| format!("{shown}: {error}"))?;
        let mut paths = BTreeSet::new();
        paths_of(&tokens, &module, &mut paths);
        self.uses.entry(module).or_default().extend(paths);
        Ok(())
    }

    /// All circles, outermost modules first.
    pub fn circles(&self) -> Vec<Circle> {
        let mut parents: BTreeSet<Module> = BTreeSet::from([Vec::new()]);
        for module in self.uses.keys() {
            parents.extend((0..module.len()).map(|depth| module[..depth].to_vec()));
        }
        let mut circles = Vec::new();
        for parent in &parents {
            let arrows = self.arrows_below(parent);
            for members in components(&arrows) {
                let inside = |(pair, path): (&(String, String), &String)| {
                    let both = members.contains(&pair.0) && members.contains(&pair.1);
                    both.then(|| path.clone())
                };
                circles.push(Circle {
                    below: parent.join("::"),
                    arrows: arrows.iter().filter_map(inside).collect(),
                    members,
                });
            }
        }
        circles
    }

    /// Pairs of children of a module of which the first uses the second, each with a path that does so.
    fn arrows_below(&self, parent: &Module) -> BTreeMap<(String, String), String> {
        let child = |path: &[String]| {
            let name = path.strip_prefix(parent.as_slice())?.first()?;
            let own = join(parent, name);
            let exists = self.uses.keys().any(|module| module.starts_with(&own));
            exists.then(|| name.clone())
        };
        let mut arrows = BTreeMap::new();
        for (module, paths) in &self.uses {
            let Some(from) = child(module) else { continue };
            for path in paths {
                if let Some(to) = child(path).filter(|to| *to != from) {
                    let shown = format!("{} uses {}", module.join("::"), path.join("::"));
                    arrows.entry((from.clone(), to)).or_insert(shown);
                }
            }
        }
        arrows
    }
}

fn join(below: &Module, name: &str) -> Module {
    below.iter().cloned().chain([name.to_string()]).collect()
}

/// Paths in tokens that begin with `crate`, `self` or `super`, resolved from the module that they stand in.
fn paths_of(tokens: &TokenStream, module: &Module, found: &mut BTreeSet<Vec<String>>) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        if is_test_attribute(&tokens[at..]) {
            at = after_item(&tokens, at + 2);
            continue;
        }
        match &tokens[at] {
            TokenTree::Ident(name) if is_separator(&tokens, at + 1) && !(at > 1 && is_separator(&tokens, at - 2)) => {
                let start = match name.to_string().as_str() {
                    "crate" => Some(Vec::new()),
                    "self" => Some(module.clone()),
                    "super" => Some(module[..module.len().saturating_sub(1)].to_vec()),
                    _ => None,
                };
                if let Some(start) = start {
                    at = path_from(&tokens, at + 3, start, found);
                    continue;
                }
            }
            TokenTree::Group(group) => paths_of(&group.stream(), module, found),
            _ => (),
        }
        at += 1;
    }
}

/// Follows a path behind its first `::`, through the groups of a use declaration; gives where it ends.
fn path_from(tokens: &[TokenTree], mut at: usize, mut path: Vec<String>, found: &mut BTreeSet<Vec<String>>) -> usize {
    loop {
        match tokens.get(at) {
            Some(TokenTree::Ident(name)) if name == "super" => {
                path.pop();
            }
            Some(TokenTree::Ident(name)) if name == "self" => (),
            Some(TokenTree::Ident(name)) => path.push(name.to_string()),
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                for part in inner.split(|token| matches!(token, TokenTree::Punct(p) if p.as_char() == ',')) {
                    path_from(part, 0, path.clone(), found);
                }
                return at + 1;
            }
            _ => {
                found.insert(path);
                return at;
            }
        }
        at += 1;
        if !is_separator(tokens, at) {
            found.insert(path);
            return at;
        }
        at += 2;
    }
}

fn is_separator(tokens: &[TokenTree], at: usize) -> bool {
    let colon = |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.as_char() == ':');
    colon(at) && colon(at + 1)
}

/// `#[cfg(test)]`.
fn is_test_attribute(tokens: &[TokenTree]) -> bool {
    let [TokenTree::Punct(hash), TokenTree::Group(group), ..] = tokens else {
        return false;
    };
    hash.as_char() == '#' && group.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// Where the item that begins at a place ends: behind its braces or its semicolon.
fn after_item(tokens: &[TokenTree], mut at: usize) -> usize {
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => break,
            TokenTree::Punct(p) if p.as_char() == ';' => break,
            _ => (),
        }
    }
    at
}

/// Strongly connected components of at least two nodes, by which nodes reach each other: the graphs are small.
fn components(arrows: &BTreeMap<(String, String), String>) -> Vec<Vec<String>> {
    let mut reach: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (from, to) in arrows.keys() {
        reach.entry(from).or_default().insert(to);
    }
    loop {
        let mut more: Vec<(&str, &str)> = Vec::new();
        for (from, ends) in &reach {
            let next = ends.iter().filter_map(|end| reach.get(end)).flatten();
            more.extend(next.filter(|end| !ends.contains(*end)).map(|end| (*from, *end)));
        }
        if more.is_empty() {
            break;
        }
        for (from, to) in more {
            reach.entry(from).or_default().insert(to);
        }
    }
    let reaches = |from: &str, to: &str| reach.get(from).is_some_and(|ends| ends.contains(to));
    let mut groups: BTreeSet<Vec<String>> = BTreeSet::new();
    for node in reach.keys().filter(|node| reaches(node, node)) {
        let both = |other: &&&str| reaches(node, other) && reaches(other, node);
        groups.insert(reach.keys().filter(both).map(ToString::to_string).collect());
    }
    groups.into_iter().collect()
}
