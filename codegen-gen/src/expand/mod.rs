//! From what the author wrote to the resolved model: families, inheritance, names, layouts, templates.

use crate::model::Isa;
use crate::source::{Diags, Sources};
use std::path::Path;

/// A description that was read: its files, what is wrong with it, and the model when it could be built.
#[derive(Debug, Default)]
pub struct Loaded {
    pub sources: Sources,
    /// `None` when nothing usable came out. A model may be there although there were errors: what could be resolved.
    pub isa: Option<Isa>,
    pub diags: Diags,
}

/// Reads the machine in folder `machine` of a spec folder. Never fails otherwise than through `diags`.
pub fn load(spec_root: &Path, machine: &str) -> Loaded {
    let _ = (spec_root, machine);
    Loaded::default()
}

/// Names of the machines in a spec folder: the folders in it that hold `.yaml` files, in alphabetical order.
pub fn machines(spec_root: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(spec_root) else { return Vec::new() };
    let mut names: Vec<String> = entries
        .flatten()
        .filter(|entry| holds_yaml(&entry.path()))
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    names
}

fn holds_yaml(folder: &Path) -> bool {
    let Ok(entries) = std::fs::read_dir(folder) else { return false };
    entries.flatten().any(|entry| entry.path().extension().is_some_and(|e| e == "yaml"))
}
