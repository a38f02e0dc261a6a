//! The tour:
//!
//! ```text
//! cargo run --release --example tour
//! ```

use std::io;
use std::path::Path;

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    onespec_tour::tour(&root, &mut io::stdout().lock())
}
