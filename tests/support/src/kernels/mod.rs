//! Random Volt programs around a `foreach` loop over arrays, which may become vector code: each fills its arrays, runs the
//! loop, and prints a hash of what the loop left. The same seed gives the same program.
//!
//! ```
//! use onespec_test_support::kernels::{branching, mixed, plain};
//!
//! for program in [plain::program(1), mixed::program(1), branching::program(1)] {
//!     assert!(program.contains("foreach i in 0..n"));
//! }
//! ```

pub mod branching;
pub mod mixed;
pub mod plain;

const COMPARISONS: [&str; 6] = ["<", ">", "<=", ">=", "==", "!="];
