//! Files, places and diagnostics, for descriptions and for Volt. Everything later works on ids and byte ranges; this
//! crate alone turns them back into what an author wants to see: the file, the line with a caret under the fault, what
//! is wrong and what to do. It holds the explanations of all codes, too.
#![warn(missing_docs)]
#![warn(clippy::missing_errors_doc)]

mod diag;
mod explanations;
mod file_source;
mod files;
mod json;
mod nearest;
mod render;
mod scalar;

pub use diag::{Diag, Diags, Hole, Level, Origin, Place};
pub use explanations::{Explanation, explanation, explanations};
pub use file_source::FileSource;
pub use files::{Located, MAX_FILE_BYTES, SourceFile, Sources};
pub use json::to_json;
pub use nearest::{did_you_mean, nearest};
pub use render::{Drawing, Shown, draw, render, shown};
