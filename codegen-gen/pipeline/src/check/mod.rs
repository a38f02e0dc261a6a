//! Whole-description checks, which no single entry shows: overlapping encodings, unreachable instructions and
//! alternatives, targets without a required feature.

mod accept;
mod aliases;
mod entries;
mod environment;
mod features;
mod joins;
mod names;
mod occurs;
mod overlap;
mod pad;
mod platforms;
mod solve;
mod state;
mod sums;
mod targets;
#[cfg(test)]
mod tests;
mod timing;

use onespec_core::isa::Isa;
use onespec_description::model;
use onespec_diag::Diags;
use onespec_sem::ir::Program;

/// Checks a description. `isa` is its lowered form (`emit::tables::lower`), on which constraints are evaluated exactly as
/// the decoder does; `programs` are its semantics.
pub fn check(model: &model::Isa, isa: &'static Isa, programs: &'static [Program], diags: &mut Diags) {
    let compat = features::Compatibility::new(isa);
    names::check(model, diags);
    entries::check(model, isa, diags);
    joins::check(model, diags);
    sums::check(model, isa, diags);
    targets::check(model, isa, &compat, diags);
    environment::check(model, isa, programs, diags);
    platforms::check(model, isa, programs, diags);
    state::check(model, programs, diags);
    occurs::check(model, isa, diags);
    aliases::check(model, isa, &compat, diags);
    overlap::check(model, isa, &compat, diags);
    timing::check(model, isa, diags);
}
