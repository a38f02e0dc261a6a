//! The OneSpec generator: descriptions in, tables and Rust out. Knows no instruction by name.
//!
//! ```no_run
//! let loaded = onespec_gen::load(std::path::Path::new("spec"), "riscv");
//! print!("{}", onespec_gen::source::render(&loaded.sources, &loaded.diags.list, false));
//! if let Some(isa) = loaded.isa {
//!     println!("{} instructions", isa.ops.len());
//! }
//! ```
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod build;
pub mod cache;
pub mod check;
pub mod emit;
pub mod examples;
pub mod expand;
pub mod model;
pub mod pipeline;
pub mod rules;
pub mod select;
pub mod sem;
pub mod source;
pub mod syntax;

pub use cache::Cache;
#[cfg(feature = "manual")]
pub use emit::manual;
pub use emit::standalone::generate;
pub use expand::{Loaded, load, machines};
pub use pipeline::{Checked, Opening, Report, Summary, Tally, check_dir, check_from, check_machine};
