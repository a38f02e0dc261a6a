//! Programs that are compiled and run: where they are, and how a run ended.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder `tests/`.
pub fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A fresh directory below `target/`.
pub fn scratch(name: &str) -> io::Result<PathBuf> {
    let path = target().join("differential").join(name);
    std::fs::create_dir_all(&path)?;
    Ok(path)
}

/// The `onespec` command of this build: beside the program that asks.
pub fn onespec() -> PathBuf {
    let mut path = std::env::current_exe().unwrap_or_default();
    path.set_file_name("onespec");
    path
}

fn target() -> PathBuf {
    here().join("..").join("target")
}

/// Source files of a folder of `tests/programs`, in name order.
pub fn sources(folder: &str, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(here().join("programs").join(folder))? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Arguments of a program: the words of the file beside it that ends in `.args`, if there is one.
pub fn arguments(source: &Path) -> io::Result<Vec<String>> {
    match std::fs::read_to_string(source.with_extension("args")) {
        Ok(text) => Ok(text.split_whitespace().map(str::to_string).collect()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// How a run ended.
#[derive(Debug, Clone)]
pub struct Ended {
    pub code: Option<i32>,
    pub output: String,
    /// What it said on standard error; not compared.
    pub errors: String,
}

impl PartialEq for Ended {
    fn eq(&self, other: &Ended) -> bool {
        (self.code, &self.output) == (other.code, &other.output)
    }
}

/// Runs a command in the folder of the source, with the file beside it that ends in `.stdin` as input, else nothing.
pub fn run(command: &mut Command, source: &Path) -> io::Result<Ended> {
    let input = match File::open(source.with_extension("stdin")) {
        Ok(file) => Stdio::from(file),
        Err(_) => Stdio::null(),
    };
    if let Some(folder) = source.parent() {
        command.current_dir(folder);
    }
    let out = command.stdin(input).output()?;
    Ok(Ended {
        code: out.status.code(),
        output: String::from_utf8_lossy(&out.stdout).into_owned(),
        errors: String::from_utf8_lossy(&out.stderr).into_owned(),
    })
}
