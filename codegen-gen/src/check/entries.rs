//! Entries on their own: what an author forgot.

use crate::model::Isa;
use crate::source::{Diag, Diags};
use std::collections::HashSet;

pub fn check(isa: &Isa, diags: &mut Diags) {
    // One line of documentation serves a whole family: report the entry once.
    let mut seen = HashSet::new();
    for op in isa.ops.iter().filter(|op| op.doc.trim().is_empty()) {
        if seen.insert((op.origin.file, op.origin.start)) {
            diags.push(
                Diag::warning("W0701", &op.origin, format!("`{}` has no documentation", op.name))
                    .help("add `doc:` with one line that says what it does"),
            );
        }
    }
    for op in &isa.ops {
        for operand in op.operands.iter().filter(|o| o.pieces.is_empty() && o.width > 0) {
            diags.push(
                Diag::error(
                    "E0406",
                    &operand.origin,
                    format!("`{}` has an operand `{}` that is never encoded", op.name, operand.name),
                )
                .help("place it in the layout, or fix its value with a `let`"),
            );
        }
    }
}
