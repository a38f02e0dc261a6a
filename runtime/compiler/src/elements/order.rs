//! Order of accesses in an iteration: a function of elements has all of its inputs before it gives any result. A load of
//! what the iteration stored before has the stored value (store-to-load forwarding); other stores before a load must go
//! elsewhere, which is asked of before the loop where it is not seen.

use crate::vectorize::linear::{Linear, Lines, sign};
use crate::vectorize::recipe::{Id, Node, Recipe, Step, address_of};
use crate::vectorize::shape::View;
use onespec_graph::Gate;

pub(super) struct Ordered {
    /// By value of the recipe: the value that is stored, for a load of it, else itself.
    pub same: Vec<Id>,
    /// The last stores of an iteration to each place, in their order.
    pub stores: Vec<Store>,
    /// Addresses of accesses and their bytes, two each, that must not overlap.
    pub apart: Vec<[(Gate, u64); 2]>,
}

pub(super) struct Store {
    pub value: Id,
    pub address: Gate,
    pub bytes: u64,
    pub line: u32,
    form: Option<Linear>,
}

pub(super) fn ordered(view: &View<'_>, recipe: &Recipe, lines: &mut Lines<'_, '_>) -> Ordered {
    let mut all = Ordered {
        same: (0..recipe.values.len()).collect(),
        stores: Vec::new(),
        apart: Vec::new(),
    };
    // Read once, before all stores.
    let mut scalars: Vec<(Gate, u64)> = Vec::new();
    let bytes_of = |id: Id| u64::from(view.gates.width(recipe.values[id].element) / 8).max(1);
    for step in &recipe.steps {
        match *step {
            Step::Load { id, .. } => {
                let Node::Load(load) = recipe.values[id].node else {
                    continue;
                };
                let address = address_of(view.circuit, load);
                let (form, bytes) = (lines.form(address), bytes_of(id));
                for store in all.stores.iter().rev() {
                    let is_same = store.is_at(address, form.as_ref());
                    if is_same && recipe.values[store.value].element == recipe.values[id].element {
                        all.same[id] = all.same[store.value];
                        break;
                    }
                    if !store.is_apart(form.as_ref(), bytes) {
                        all.apart.push([(store.address, store.bytes), (address, bytes)]);
                    }
                }
            }
            Step::Scalar(load) => {
                let bytes = u64::from(view.gates.width(view.circuit.ty(load)) / 8).max(1);
                let address = address_of(view.circuit, load);
                scalars.push((address, bytes));
            }
            Step::Store {
                value, address, line, ..
            } => {
                let (form, bytes) = (lines.form(address), bytes_of(value));
                all.stores
                    .retain(|store| !(store.bytes == bytes && store.is_at(address, form.as_ref())));
                all.stores.push(Store {
                    value,
                    address,
                    bytes,
                    line,
                    form,
                });
            }
            // Recipes of elements have none.
            Step::Append { .. } => {}
        }
    }
    for store in &all.stores {
        let pairs = scalars.iter().map(|&scalar| [(store.address, store.bytes), scalar]);
        all.apart.extend(pairs);
    }
    all.apart.sort_unstable();
    all.apart.dedup();
    all
}

impl Store {
    fn is_at(&self, address: Gate, form: Option<&Linear>) -> bool {
        let same = |own: &Linear, other: &Linear| {
            own.terms == other.terms && own.constant == other.constant && own.step == other.step
        };
        self.address == address
            || self
                .form
                .as_ref()
                .zip(form)
                .is_some_and(|(own, other)| same(own, other))
    }

    /// Whether an iteration's access to somewhere else is seen not to overlap.
    fn is_apart(&self, form: Option<&Linear>, bytes: u64) -> bool {
        let Some((own, other)) = self.form.as_ref().zip(form) else {
            return false;
        };
        if own.terms != other.terms || own.step != other.step || own.width != other.width {
            return false;
        }
        let distance = i128::from(sign(other.constant.wrapping_sub(own.constant), own.width));
        distance >= i128::from(self.bytes) || -distance >= i128::from(bytes)
    }
}
