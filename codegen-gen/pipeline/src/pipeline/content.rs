//! A hash of all files of a folder of machines, for results that depend on other machines' files besides a machine's own: which these
//! are shows only when they are read.

use onespec_cache::Key;
use onespec_diag::FileSource;
use std::path::{Path, PathBuf};

/// Most files and bytes of a folder whose content is hashed.
const MAX_FILES: usize = 4000;
const MAX_BYTES: u64 = 64 << 20;

/// The key with all files, by their names; `None` where there are too many, or one cannot be read.
pub fn with_content(key: Key, files: FileSource<'_>) -> Option<Key> {
    match files {
        FileSource::Folder(root) => with_folder(key, root),
        FileSource::Texts(texts) => Some(texts.iter().fold(key, |key, (name, text)| key.with(name).with(text))),
    }
}

fn with_folder(key: Key, root: &Path) -> Option<Key> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    let mut size = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).ok()? {
            let path = entry.ok()?.path();
            let meta = std::fs::metadata(&path).ok()?;
            if meta.is_dir() {
                folders.push(path);
            } else if meta.is_file() {
                size += meta.len();
                files.push(path);
            } else {
                return None;
            }
            if files.len() + folders.len() > MAX_FILES || size > MAX_BYTES {
                return None;
            }
        }
    }
    files.sort();
    let shown = |path: &PathBuf| path.strip_prefix(root).map(|p| p.to_string_lossy().into_owned()).ok();
    files.iter().try_fold(key, |key, path| {
        let text = std::fs::read(path).ok()?;
        // Places in what is kept do not occur: the root's own name does not matter.
        Some(key.with(&shown(path)?).with(&String::from_utf8_lossy(&text)))
    })
}
