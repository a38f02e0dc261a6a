//! Programs that are compiled and run: where they are, and how a run ended.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder `tests/`.
pub fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A directory beside the program that asks, so in the target folder wherever that is; made when it is not there.
pub fn scratch(name: &str) -> io::Result<PathBuf> {
    let mut path = std::env::current_exe()?;
    path.set_file_name("differential-files");
    path.push(name);
    std::fs::create_dir_all(&path)?;
    path.canonicalize()
}

/// The `onespec` command of this build: beside the program that asks.
pub fn onespec() -> PathBuf {
    let mut path = std::env::current_exe().unwrap_or_default();
    path.set_file_name("onespec");
    path
}

/// Files of a folder of `tests/programs` with this extension, in name order.
pub fn files(folder: &str, extension: &str) -> io::Result<Vec<PathBuf>> {
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

/// Compiles the programs of a folder by its own script.
pub fn build(folder: &str, out: &Path) -> io::Result<()> {
    let script = here().join("programs").join(folder).join("build.sh");
    match Command::new("bash").arg(&script).arg(out).status()?.success() {
        true => Ok(()),
        false => Err(io::Error::other(format!("{} failed", script.display()))),
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

/// Runs a command with a text as its input.
pub fn run(command: &mut Command, input: &str) -> io::Result<Ended> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that does not read its input may end before it is written.
        let _ = stdin.write_all(input.as_bytes());
    }
    let out = child.wait_with_output()?;
    Ok(Ended {
        code: out.status.code(),
        output: String::from_utf8_lossy(&out.stdout).into_owned(),
        errors: String::from_utf8_lossy(&out.stderr).into_owned(),
    })
}
