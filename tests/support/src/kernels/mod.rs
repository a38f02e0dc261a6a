//! Random Volt programs around a loop over arrays, which may become vector code: each fills its arrays, runs the loop, and
//! prints a hash of what the loop left. The same seed gives the same program.
//!
//! ```
//! use onespec_test_support::kernels::{appending, branching, lanes, mixed, plain};
//!
//! for program in [plain::program(1), mixed::program(1), branching::program(1), lanes::program(1)] {
//!     assert!(program.contains("foreach i in 0..n"));
//! }
//! assert!(appending::program(1).contains("for i in 0..n"));
//! ```

pub mod appending;
pub mod branching;
pub mod lanes;
pub mod mixed;
pub mod plain;

const COMPARISONS: [&str; 6] = ["<", ">", "<=", ">=", "==", "!="];
