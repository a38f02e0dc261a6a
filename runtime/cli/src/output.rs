//! Output files: written completely or not at all, and never over the input.
//!
//! A file is written next to its destination under another name, synchronised and renamed, so a full disk or an
//! interrupt leaves the old content. Devices and pipes are written directly.

use crate::escape;
use crate::outcome::Failure;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

/// Names that are tried for the file beside.
const MAX_NAMES: u32 = 100;
/// Symbolic links that lead to a file at most.
const MAX_LINKS: u32 = 40;

/// What a file is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Data,
    /// Whoever may read it may start it.
    Program,
}

/// Writes to a file, or to standard output where there is none or it is `-`.
pub fn to(place: Option<&Path>, data: &[u8], kind: Kind, inputs: &[&Path]) -> Result<(), Failure> {
    match place.filter(|path| path.as_os_str() != "-") {
        Some(path) => write(path, data, kind, inputs),
        None => Ok(io::stdout().lock().write_all(data)?),
    }
}

/// Writes a file; one that is an input of the command, under whichever name, is refused. The input `-` is standard input; a
/// folder stands for all files below it.
pub fn write(path: &Path, data: &[u8], kind: Kind, inputs: &[&Path]) -> Result<(), Failure> {
    if let Some(input) = inputs.iter().find(|input| is_input(path, input)) {
        return Err(Failure::Usage(format!(
            "the output {} is the input {}: choose another file",
            escape::path(path),
            escape::path(input)
        )));
    }
    replace(path, data, kind)
}

/// Writes a file, in place of the one that is there.
pub fn replace(path: &Path, data: &[u8], kind: Kind) -> Result<(), Failure> {
    place(path, data, kind).map_err(|error| told(path, &error))
}

fn told(path: &Path, error: &io::Error) -> Failure {
    Failure::Usage(format!("cannot write {}: {error}", escape::path(path)))
}

fn place(path: &Path, data: &[u8], kind: Kind) -> io::Result<()> {
    let path = resolve(path)?;
    let old = match fs::metadata(&path) {
        Ok(old) => Some(old),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    match &old {
        Some(old) if old.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Some(old) if !old.is_file() => return OpenOptions::new().write(true).open(&path)?.write_all(data),
        // A rename would replace it all the same.
        Some(old) if old.permissions().readonly() => {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is read-only"));
        }
        _ => {}
    }
    let (beside, file) = beside(&path)?;
    let done = fill(file, &beside, data, old.as_ref(), kind).and_then(|()| fs::rename(&beside, &path));
    if done.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&beside);
    }
    done
}

/// The file that a name leads to through symbolic links, also where it is not there yet.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        let is_link = fs::symlink_metadata(&path).is_ok_and(|found| found.file_type().is_symlink());
        if !is_link {
            return Ok(path);
        }
        let target = fs::read_link(&path)?;
        path = match path.parent() {
            Some(folder) => folder.join(target),
            None => target,
        };
    }
    Err(io::Error::other("too many symbolic links"))
}

/// A new file in the same folder.
fn beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "it is no name of a file"))?;
    let mut last = None;
    for number in 0..MAX_NAMES {
        let mut other = std::ffi::OsString::from(".");
        other.push(name);
        other.push(format!(".{}-{number}.tmp", std::process::id()));
        let other = path.with_file_name(other);
        match OpenOptions::new().write(true).create_new(true).open(&other) {
            Ok(file) => return Ok((other, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = Some(error),
            Err(error) => return Err(error),
        }
    }
    Err(last.unwrap_or_else(|| io::ErrorKind::AlreadyExists.into()))
}

fn fill(mut file: File, path: &Path, data: &[u8], old: Option<&Metadata>, kind: Kind) -> io::Result<()> {
    file.write_all(data)?;
    if let Some(old) = old {
        fs::set_permissions(path, old.permissions())?;
    }
    if kind == Kind::Program {
        make_executable(path)?;
    }
    file.sync_all()
}

/// Lets a program be started, by whoever may read it.
#[cfg(unix)]
fn make_executable(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut permissions = fs::metadata(path)?.permissions();
    let readers = permissions.mode() & 0o444;
    permissions.set_mode(permissions.mode() | readers >> 2);
    fs::set_permissions(path, permissions)
}

/// Elsewhere a name makes a program.
#[cfg(not(unix))]
fn make_executable(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether an output is an input, or one of the files below it.
fn is_input(output: &Path, input: &Path) -> bool {
    if input.is_dir() {
        let is_file = output.is_file();
        return is_file && matches!((output.canonicalize(), input.canonicalize()), (Ok(o), Ok(i)) if o.starts_with(&i));
    }
    is_same(output, input)
}

/// Whether two names are one file, through links of both kinds.
#[cfg(unix)]
fn is_same(output: &Path, input: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let input = match input.as_os_str() == "-" {
        true => Path::new("/dev/stdin"),
        false => input,
    };
    // What is no file with content, such as a terminal, may be read and written.
    let of = |path: &Path| fs::metadata(path).ok().filter(Metadata::is_file);
    matches!((of(output), of(input)), (Some(a), Some(b)) if (a.dev(), a.ino()) == (b.dev(), b.ino()))
}

/// Whether two names are one file, through symbolic links.
#[cfg(not(unix))]
fn is_same(output: &Path, input: &Path) -> bool {
    matches!((output.canonicalize(), input.canonicalize()), (Ok(a), Ok(b)) if a == b)
}

/// Writes files below a folder, which is made. A name that would lead out of the folder is refused before anything is written.
pub fn folder(folder: &Path, files: &[(String, String)]) -> Result<(), Failure> {
    if let Some((name, _)) = files.iter().find(|(name, _)| !is_below(name)) {
        return Err(Failure::Findings(format!(
            "the description asks for a file `{}`, which is no name of a file below {}",
            escape::name(name),
            escape::path(folder)
        )));
    }
    for (name, text) in files {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|error| told(parent, &error))?;
        replace(&path, text.as_bytes(), Kind::Data)?;
    }
    Ok(())
}

/// Whether a name leads downwards only.
fn is_below(name: &str) -> bool {
    let plain = |c: Component<'_>| matches!(c, Component::Normal(part) if part.to_str().is_some_and(is_plain));
    !name.is_empty() && Path::new(name).components().all(plain)
}

/// Whether a part of a name is one on every system.
fn is_plain(part: &str) -> bool {
    !part.contains(|c: char| c.is_control() || "\\:*?\"<>|".contains(c))
}

#[cfg(test)]
mod tests {
    use super::is_below;

    #[test]
    fn names_lead_downwards() {
        for good in ["zba.md", "src/lib.rs", "a.b.c", "..."] {
            assert!(is_below(good), "{good}");
        }
        for bad in ["", "../a", "/a", "a/../../b", "./../a", "a\nb", "c:\\a", "\u{1b}[2J"] {
            assert!(!is_below(bad), "{bad:?}");
        }
    }
}
