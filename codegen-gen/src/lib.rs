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

pub use onespec_cache::{self as cache, Cache};
pub use onespec_description::{Loaded, expand, load, machines, model, syntax};
pub use onespec_diag as source;
#[cfg(feature = "manual")]
pub use onespec_emit::manual;
pub use onespec_emit::{
    self as emit,
    standalone::{Package, generate},
};
pub use onespec_lanes as lanes;
pub use onespec_pipeline::{Checked, Opening, Report, Summary, Tally, check_dir, check_from, check_machine};
pub use onespec_pipeline::{check, examples, pipeline, rules};
pub use onespec_select as select;
pub use onespec_sem as sem;
