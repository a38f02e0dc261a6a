//! Dead code elimination of recipes.

use super::{Id, Node, Recipe, Step};

impl Recipe {
    /// Removes values that nothing needs.
    pub(super) fn prune(&mut self) {
        let mut needed = vec![false; self.values.len()];
        let of_steps = self.steps.iter().flat_map(|step| step.values().into_iter().flatten());
        for id in self.sums.iter().map(|sum| sum.value).chain(of_steps) {
            needed[id] = true;
        }
        // Inputs of a value come before it.
        for (at, value) in self.values.iter().enumerate().rev() {
            if needed[at] {
                value.node.inputs().iter().for_each(|input| needed[*input] = true);
            }
        }
        let mut count = 0;
        let numbers: Vec<Id> = needed
            .iter()
            .map(|needed| {
                count += usize::from(*needed);
                count.saturating_sub(1)
            })
            .collect();
        let mut at = 0;
        self.values.retain(|_| {
            at += 1;
            needed[at - 1]
        });
        let renumber = |id: &mut Id| *id = numbers[*id];
        for value in &mut self.values {
            match &mut value.node {
                Node::Each { inputs, .. } => inputs.iter_mut().for_each(renumber),
                Node::Scan { value, .. } => renumber(value),
                Node::Splat(_)
                | Node::Bit(_)
                | Node::Constant(_)
                | Node::Index(..)
                | Node::Numbers(_)
                | Node::Load(_) => {}
            }
        }
        self.sums.iter_mut().for_each(|sum| renumber(&mut sum.value));
        for step in &mut self.steps {
            match step {
                Step::Load { id: value, way, mask } | Step::Store { value, way, mask, .. } => {
                    renumber(value);
                    mask.iter_mut().chain(way.offsets_mut()).for_each(renumber);
                }
                Step::Append { value, mask, .. } => {
                    renumber(value);
                    renumber(mask);
                }
                Step::Scalar(_) => {}
            }
        }
    }
}

impl Step {
    /// The values that it needs.
    pub(super) fn values(&self) -> [Option<Id>; 3] {
        match self {
            Step::Load { id: value, way, mask } | Step::Store { value, way, mask, .. } => {
                [Some(*value), *mask, way.offsets()]
            }
            Step::Append { value, mask, .. } => [Some(*value), Some(*mask), None],
            Step::Scalar(_) => [None; 3],
        }
    }
}
