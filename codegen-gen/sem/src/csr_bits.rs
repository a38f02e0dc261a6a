//! Fields of a CSR have bits of their own.

use super::csr::Slot;
use super::lower::Lower;
use onespec_description::model::{Csr, CsrField, FeatureSet, Needs};
use onespec_diag::Diag;

impl Lower<'_> {
    /// Reports a field on bits of one before it that a machine can have with it.
    pub(super) fn apart(&mut self, csr: &Csr, field: &CsrField, slot: Slot, placed: &[Slot]) {
        let meets = |other: &&Slot| other.lo < slot.lo + slot.width && slot.lo < other.lo + other.width;
        let first = placed
            .iter()
            .filter(meets)
            .find_map(|other| csr.fields.get(other.field));
        let Some(first) = first.filter(|first| !excluded(&first.needs, &field.needs)) else {
            return;
        };
        let message = format!(
            "`{}` and `{}` of `{}` have bits in common",
            first.name, field.name, csr.name
        );
        let diag = Diag::error("E1314", &field.origin, message).also(&first.origin, "the other field");
        let diag = diag.help("move one of them, or give both `needs` that exclude each other");
        // Once for all values of the parameters.
        if !self.diags.list.contains(&diag) {
            self.diags.push(diag);
        }
    }
}

/// Do two needs name a feature that the one wants and the other excludes, in every pair of alternatives?
fn excluded(a: &Needs, b: &Needs) -> bool {
    let apart = |(all, none): &(FeatureSet, FeatureSet)| {
        b.any
            .iter()
            .all(|(also, without)| all.intersects(without) || also.intersects(none))
    };
    !a.any.is_empty() && !b.any.is_empty() && a.any.iter().all(apart)
}
