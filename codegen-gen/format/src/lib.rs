//! Source formatter for descriptions: YAML files of `spec/` and files of rewrite rules (`.rules`).
//!
//! ```
//! let text = "instructions:\n  add: {doc: Sum, sem: \"let a = X[rs1]; X[rd] = a + X[rs2];\"}\n";
//! let formatted = onespec_format::description(text).unwrap();
//! assert!(formatted.contains("    sem: |\n      let a = X[rs1];\n      X[rd] = a + X[rs2];\n"));
//! assert_eq!(onespec_format::description(&formatted).unwrap(), formatted);
//! ```
//!
//! [`description`] and [`rules`] are the entry points. `yaml` reads a file into a tree that keeps comments and writes the
//! tree, `code` lays out semantics, `table` aligns `for:` tables, `check` compares what two texts say. A result that does not
//! say the same as its source is never returned. The layout is described in `docs/reference/spec_files.md`.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]
#![cfg_attr(
    not(test),
    warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod check;
mod code;
mod lines;
mod rules;
mod table;
mod yaml;

use std::fmt;

/// The column that a line of code, a table or a flow collection may reach.
const COMFORTABLE: usize = 100;
/// The column that any line may reach.
const WIDEST: usize = 120;

/// Why a text cannot be formatted. Lines and columns count from 1; both are 0 where no place is to blame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    pub line: usize,
    pub column: usize,
    pub message: String,
    /// What to do.
    pub help: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "{}:{}: ", self.line, self.column)?;
        }
        write!(f, "{}\n  help: {}", self.message, self.help)
    }
}

impl std::error::Error for Error {}

/// Formats a `.yaml` file of a description.
///
/// # Errors
/// The text is no YAML, or uses what descriptions may not use (tabs in indentation, anchors, tags, several documents,
/// nesting deeper than 32).
pub fn description(text: &str) -> Result<String, Error> {
    let text = normalised(text);
    let tree = yaml::read(&text)?;
    let formatted = yaml::write(&tree);
    let again = yaml::read(&formatted).map_err(|error| internal(&error.to_string()))?;
    check::trees(&tree, &again).map_err(|difference| internal(&difference))?;
    Ok(formatted)
}

/// Formats a `.rules` file.
///
/// # Errors
/// Brackets do not match, or are nested too deeply.
pub fn rules(text: &str) -> Result<String, Error> {
    let text = normalised(text);
    let formatted = rules::format(&text)?;
    check::rules(&text, &formatted).map_err(|difference| internal(&difference))?;
    Ok(formatted)
}

/// Line ends are line feeds, and a byte order mark is none of the text.
fn normalised(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

fn internal(difference: &str) -> Error {
    Error {
        line: 0,
        column: 0,
        message: format!("internal error: the formatted text would not say the same: {difference}"),
        help: "the file was not changed; please report this with the file".into(),
    }
}
