//! Files, places and diagnostics. Everything later works on ids and byte ranges; this room alone turns them back into
//! what an author wants to see: the file, the line with a caret under the fault, what is wrong and what to do.

mod catalogue;
mod diag;
mod files;
mod json;
mod nearest;
mod render;
mod scalar;
mod shelf;

pub use catalogue::{Article, article, articles};
pub use diag::{Diag, Diags, Hole, Level, Origin, Place};
pub use files::{Located, MAX_FILE_BYTES, SourceFile, Sources};
pub use json::to_json;
pub use nearest::{did_you_mean, nearest};
pub use render::{Shown, render, shown};
pub use shelf::Shelf;
