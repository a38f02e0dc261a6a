//! An output that would replace an input: by another spelling of its path, by a symbolic link or by a hard link.

use crate::outcome::Failure;
use std::path::Path;

/// Whether two paths lead to one regular file that is there.
pub fn is_same(one: &Path, other: &Path) -> bool {
    let (Ok(a), Ok(b)) = (std::fs::metadata(one), std::fs::metadata(other)) else {
        return false;
    };
    a.is_file() && b.is_file() && same(one, &a, other, &b)
}

#[cfg(unix)]
fn same(_: &Path, a: &std::fs::Metadata, _: &Path, b: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

/// Elsewhere hard links are not told apart from copies.
#[cfg(not(unix))]
fn same(one: &Path, _: &std::fs::Metadata, other: &Path, _: &std::fs::Metadata) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(a), Ok(b)) if a == b)
}

/// # Errors
/// The output is one of the inputs.
pub fn refuse_input<'a>(output: &Path, inputs: impl IntoIterator<Item = &'a Path>) -> Result<(), Failure> {
    match inputs.into_iter().find(|input| is_same(output, input)) {
        None => Ok(()),
        Some(input) => Err(Failure::Usage(format!(
            "{} is the input {}: name another output with -o",
            output.display(),
            input.display()
        ))),
    }
}
