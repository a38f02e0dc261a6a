//! Where the files of descriptions are: in a folder, or in memory (a program that carries the text it was generated from).

use super::{Diags, Sources};
use std::path::{Component, Path};

/// Files by their names below the root, such as `riscv/zbb`.
#[derive(Debug, Clone, Copy)]
pub enum FileSource<'a> {
    /// The root folder on disk.
    Folder(&'a Path),
    /// Names with their endings (`.yaml`, or that of a file of data), and texts.
    Texts(&'a [(&'a str, &'a str)]),
}

impl FileSource<'_> {
    /// Names of the folders that hold `.yaml` files, in alphabetical order.
    pub fn machines(&self) -> Vec<String> {
        let mut names: Vec<String> = match self {
            FileSource::Folder(root) => {
                let Ok(entries) = std::fs::read_dir(root) else {
                    return Vec::new();
                };
                entries
                    .flatten()
                    .filter_map(|entry| entry.file_name().into_string().ok())
                    .collect()
            }
            FileSource::Texts(texts) => texts
                .iter()
                .filter_map(|(name, _)| name.rsplit_once('/'))
                .map(|(folder, _)| folder.into())
                .collect(),
        };
        names.retain(|name| !self.leads_upwards(name) && !self.stems(name).is_empty());
        names.sort();
        names.dedup();
        names
    }

    /// Whether a folder is a link to the root, or to what the root is in.
    fn leads_upwards(&self, name: &str) -> bool {
        let FileSource::Folder(root) = self else { return false };
        match (root.canonicalize(), root.join(name).canonicalize()) {
            (Ok(root), Ok(folder)) => root.starts_with(folder),
            _ => false,
        }
    }

    /// Names of the `.yaml` files in a folder, without the ending, in alphabetical order.
    pub fn stems(&self, folder: &str) -> Vec<String> {
        let mut names: Vec<String> = match self {
            FileSource::Folder(root) => {
                let Ok(entries) = std::fs::read_dir(root.join(folder)) else {
                    return Vec::new();
                };
                let paths = entries.flatten().map(|entry| entry.path());
                let yaml = paths.filter(|path| path.extension().is_some_and(|e| e == "yaml"));
                yaml.filter_map(|path| path.file_stem()?.to_str().map(str::to_string))
                    .collect()
            }
            FileSource::Texts(texts) => texts
                .iter()
                .filter_map(|(name, _)| name.strip_suffix(".yaml"))
                .filter_map(|name| name.rsplit_once('/').unwrap_or(("", name)).into())
                .filter(|(place, _)| *place == folder)
                .map(|(_, stem)| stem.to_string())
                .collect(),
        };
        names.sort();
        names
    }

    /// Whether there is a file `NAME.yaml`.
    pub fn has(&self, name: &str) -> bool {
        match self {
            FileSource::Folder(root) => root.join(format!("{name}.yaml")).is_file(),
            FileSource::Texts(_) => self.text(name).is_some(),
        }
    }

    /// Reads `NAME.yaml` into the sources and gives its id. Of texts in memory, one that is missing reads as empty.
    ///
    /// # Errors
    /// As [`Sources::read`], for a folder. Texts in memory never fail.
    pub fn read(&self, name: &str, sources: &mut Sources, diags: &mut Diags) -> Result<u32, u32> {
        let shown = format!("{}/{name}.yaml", self.shown());
        match self {
            FileSource::Folder(root) => sources.read(&root.join(format!("{name}.yaml")), shown, diags),
            FileSource::Texts(_) => Ok(sources.add(shown, self.text(name).unwrap_or(""))),
        }
    }

    /// Whether there is a file of data of this name, its ending included. Names lead downwards only.
    pub fn has_data(&self, name: &str) -> bool {
        let below = Path::new(name).components().all(|c| matches!(c, Component::Normal(_)));
        below
            && match self {
                FileSource::Folder(root) => root.join(name).is_file(),
                FileSource::Texts(texts) => texts.iter().any(|(n, _)| *n == name),
            }
    }

    /// Reads a file of data, its ending in the name, and gives its id. Of texts in memory, one that is missing reads as
    /// empty.
    ///
    /// # Errors
    /// As [`Sources::read`], for a folder. Texts in memory never fail.
    pub fn read_data(&self, name: &str, sources: &mut Sources, diags: &mut Diags) -> Result<u32, u32> {
        let shown = format!("{}/{name}", self.shown());
        match self {
            FileSource::Folder(root) => sources.read(&root.join(name), shown, diags),
            FileSource::Texts(texts) => {
                let text = texts.iter().find(|(n, _)| *n == name).map_or("", |(_, text)| *text);
                Ok(sources.add(shown, text))
            }
        }
    }

    fn text(&self, name: &str) -> Option<&str> {
        let FileSource::Texts(texts) = self else { return None };
        texts
            .iter()
            .find(|(n, _)| n.strip_suffix(".yaml") == Some(name))
            .map(|(_, text)| *text)
    }

    /// How the root is called in messages: as given when that is short, else by its last name, so that what is printed
    /// (and what stands in generated code) does not depend on where the project lies.
    pub fn shown(&self) -> String {
        let FileSource::Folder(root) = self else {
            return "spec".into();
        };
        let plain = root.components().all(|c| matches!(c, Component::Normal(_)));
        match root.file_name().filter(|_| !plain) {
            Some(last) => last.to_string_lossy().into_owned(),
            None => root.to_string_lossy().replace('\\', "/"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: FileSource<'_> = FileSource::Texts(&[
        ("prelude.yaml", "p"),
        ("toy/b.yaml", "b"),
        ("toy/a.yaml", "a"),
        ("toy/a.csv", "c"),
    ]);

    #[test]
    fn memory_looks_like_a_folder() {
        assert_eq!(TEXTS.machines(), ["toy"]);
        assert_eq!(TEXTS.stems("toy"), ["a", "b"]);
        assert_eq!(TEXTS.stems(""), ["prelude"]);
        assert!(TEXTS.has("toy/a") && !TEXTS.has("toy/c"));
        assert!(TEXTS.has_data("toy/a.csv") && !TEXTS.has_data("toy/../toy/a.csv"));
        let (mut sources, mut diags) = (Sources::new(), Diags::default());
        let file = TEXTS.read("toy/b", &mut sources, &mut diags).expect("a file");
        let file = sources.file(file).expect("the file that was read");
        assert_eq!((file.path.as_str(), file.text.as_str()), ("spec/toy/b.yaml", "b"));
    }
}
