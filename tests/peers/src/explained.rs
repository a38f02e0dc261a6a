//! Why functions take more instructions than elsewhere: `tests/data/peers/explained.txt`, a line each. A function that is in
//! the list without need, and one that is missing there, are both reported.

use crate::subject::source;
use std::collections::BTreeMap;

/// From this ratio on a function has to be explained.
pub const LIMIT: f64 = 1.3;

/// Reasons by function.
///
/// # Errors
/// The file is not there, or a line of it is none.
pub fn reasons() -> Result<BTreeMap<String, String>, String> {
    let text = source("explained.txt")?;
    let lines = text.lines().filter(|l| !l.is_empty() && !l.starts_with('#'));
    lines
        .map(|line| {
            let (name, reason) = line
                .split_once(": ")
                .ok_or_else(|| format!("`{line}` is no `name: reason`"))?;
            Ok((name.to_owned(), reason.to_owned()))
        })
        .collect()
}
