//! How many fields of structures a loop accesses side by side, before there is code for it: [`super::fields`] finds the same
//! among gates.

use super::linear::{Linear, sign};
use super::recipe::{Node, Recipe, Step, Way};
use onespec_graph::{Circuit, Gate};

/// An access at a distance.
struct Field<'r> {
    /// Its step of the recipe.
    at: usize,
    writes: bool,
    masked: Option<usize>,
    form: &'r Linear,
    bytes: u64,
}

impl Field<'_> {
    fn offset(&self) -> i64 {
        sign(self.form.constant, self.form.width)
    }

    /// Whether the two differ in their offsets alone.
    fn is_like(&self, other: &Field<'_>) -> bool {
        let alike = |f: &Field<'_>| (f.writes, f.masked, f.bytes, f.form.step, f.form.width);
        alike(self) == alike(other) && self.form.terms == other.form.terms
    }
}

/// By step of a recipe, how many accesses to consecutive fields it is one of: 1 if there are no others, 0 if it is none at a
/// distance that is known.
pub(super) fn neighbours(circuit: &Circuit, recipe: &Recipe) -> Vec<u32> {
    let mut counts = vec![0; recipe.steps.len()];
    let form = |address: Gate, writes: bool| {
        let is_it = |access: &&super::recipe::Access| access.address == address && access.writes == writes;
        let access = recipe.accesses.iter().find(is_it)?;
        Some((access.form.as_ref()?, access.bytes))
    };
    let field = |(at, step): (usize, &Step)| {
        let (address, way, masked, writes) = match step {
            Step::Load { id, way, mask } => match recipe.values[*id].node {
                Node::Load(of) => (circuit.value(of, 0), way, *mask, false),
                _ => return None,
            },
            Step::Store { address, way, mask, .. } => (*address, way, *mask, true),
            Step::Scalar(_) | Step::Append { .. } => return None,
        };
        let (form, bytes) = form(address, writes).filter(|_| matches!(way, Way::Strided(_)))?;
        Some(Field {
            at,
            writes,
            masked,
            form,
            bytes,
        })
    };
    let mut fields: Vec<Field<'_>> = recipe.steps.iter().enumerate().filter_map(field).collect();
    let key = |f: &Field<'_>| (f.writes, f.masked, f.bytes, f.form.step, f.offset());
    fields.sort_by(|a, b| (&a.form.terms, key(a)).cmp(&(&b.form.terms, key(b))));
    let follows = |a: &Field<'_>, b: &Field<'_>| {
        a.is_like(b) && b.offset().checked_sub(a.offset()) == i64::try_from(a.bytes).ok()
    };
    for run in fields.chunk_by(follows) {
        for field in run {
            counts[field.at] = run.len() as u32;
        }
    }
    counts
}
