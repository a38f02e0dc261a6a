//! Kernel sources of SFPI, a subset of C++ ([reference](../../../docs/reference/sfpi.md)), as items of Volt.
//!
//! A kernel becomes a Volt function whose row loop is a `foreach` over lanes: vectors are numbers of a lane, `v_if` is `if`, rows of
//! `dst_reg` are elements of the array `dst`. Names and places are those of the source, so what Volt and the back end say stands at
//! the user's line. [`FRONT_END`] is what Volt's compiler is given to read such files.
//!
//! ```
//! use onespec_volt::{Options, compile_text};
//!
//! let text = "void twice() { vFloat x = dst_reg[0]; dst_reg[0] = x + x; }";
//! let options = Options { front_ends: &[onespec_sfpi::FRONT_END], ..Options::default() };
//! let done = compile_text("twice.cc", text, &options);
//! assert_eq!(done.module.unwrap().functions[0].name, "twice");
//! ```
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod lower;
mod syntax;

use onespec_volt::FrontEnd;
use onespec_volt::diag::Diags;
use onespec_volt::source::Sources;
use onespec_volt::syntax::ast::Item;

/// Reads kernel sources, `.cc` and `.cpp`.
pub const FRONT_END: FrontEnd = FrontEnd {
    endings: &["cc", "cpp"],
    read,
};

/// The items of a file that is among the sources; all that is wrong with it is told.
pub fn read(file: u32, sources: &mut Sources, diags: &mut Diags) -> Vec<Item> {
    let text = sources.file(file).map(|source| source.text.clone()).unwrap_or_default();
    let mut own = Diags::default();
    let tree = syntax::parse(file, &text, &mut own);
    let items = match own.has_errors() {
        true => Vec::new(),
        false => lower::lower(file, &tree, sources, &mut own),
    };
    let has_errors = own.has_errors();
    own.list().into_iter().cloned().for_each(|diag| diags.push(diag));
    match has_errors {
        true => Vec::new(),
        false => items,
    }
}
