//! Running the command as a user does.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How the command ended.
#[derive(Debug)]
pub struct Ended {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The root of the workspace, in which commands run.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs `onespec` with these arguments and this input. A panic is never a way to end.
pub fn onespec(arguments: &[&str], input: &[u8]) -> Ended {
    onespec_in(&root(), arguments, input)
}

/// A directory with what the commands of texts read, where they may write what they like.
pub fn playground(name: &str) -> PathBuf {
    let dir = scratch(name);
    let root = root().canonicalize().expect("the root");
    for folder in ["examples", "spec", "tests"] {
        copy(&root.join(folder), &dir.join(folder));
    }
    dir
}

/// The folder of descriptions with a comment more in a file that belongs to every machine: none is this program's own any more, so
/// all of them are read.
pub fn edited_spec(name: &str) -> String {
    let spec = scratch(name).join("spec");
    copy_files(&root().join("spec"), &spec);
    let prelude = spec.join("prelude.yaml");
    let text = std::fs::read_to_string(&prelude).expect("the prelude");
    std::fs::write(&prelude, text + "# Edited.\n").expect("written");
    spec.display().to_string()
}

/// Copies a folder with all that is in it.
pub fn copy_files(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy_files(&entry.path(), &target),
            false => drop(std::fs::copy(entry.path(), target).expect("a copy")),
        }
    }
}

/// Folders are linked where that can be done, else copied.
fn copy(from: &Path, to: &Path) {
    #[cfg(unix)]
    std::os::unix::fs::symlink(from, to).expect("a link");
    #[cfg(not(unix))]
    copy_files(from, to);
}

/// The same in a directory.
pub fn onespec_in(dir: &Path, arguments: &[&str], input: &[u8]) -> Ended {
    let mut child = Command::new(env!("CARGO_BIN_EXE_onespec"))
        .args(arguments)
        .current_dir(dir)
        // Nothing of the user's is read or written.
        .env("ONESPEC_CACHE", Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    if let Some(mut stdin) = child.stdin.take() {
        // A command that does not read its input may end before it is written.
        let _ = stdin.write_all(input);
    }
    let out = child.wait_with_output().expect("the command ends");
    let ended = Ended {
        code: out.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&out.stdout).into_owned(),
        err: String::from_utf8_lossy(&out.stderr).into_owned(),
    };
    assert!(!ended.err.contains("panicked"), "{arguments:?}: {}", ended.err);
    assert!(
        (0..=2).contains(&ended.code) || arguments.contains(&"run") || arguments.contains(&"eval"),
        "{arguments:?}: code {}",
        ended.code
    );
    ended
}

/// An empty directory of the test's own.
pub fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a scratch directory");
    path
}
