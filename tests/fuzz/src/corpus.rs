//! Inputs to begin with: files of the project by their folders, so that nothing is kept twice.

use std::path::{Path, PathBuf};

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files in folders below the root whose names end so and that have at most so many bytes, in the order of their names.
pub fn files(folders: &[&str], ending: &str, most: u64) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for folder in folders {
        let Ok(entries) = std::fs::read_dir(root().join(folder)) else {
            continue;
        };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths {
            let named = path
                .file_name()
                .is_some_and(|name| name.to_string_lossy().ends_with(ending));
            if named && path.metadata().is_ok_and(|data| data.is_file() && data.len() <= most) {
                all.extend(std::fs::read(&path));
            }
        }
    }
    all
}

/// A file of the project as text; empty if there is none.
pub fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_default()
}

/// The parts of a text that a line beginning with `mark` separates, without those lines.
pub fn parts(text: &str, mark: &str) -> Vec<Vec<u8>> {
    let mut parts = vec![String::new()];
    for line in text.lines() {
        match (line.starts_with(mark), parts.last_mut()) {
            (false, Some(part)) => {
                part.push_str(line);
                part.push('\n');
            }
            _ => parts.push(String::new()),
        }
    }
    parts.retain(|part| !part.trim().is_empty());
    parts.into_iter().map(String::into_bytes).collect()
}
