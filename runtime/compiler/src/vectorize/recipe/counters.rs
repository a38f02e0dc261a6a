//! Variables that count the iterations in which a condition holds, and stores that append by them (stream compaction): the
//! elements under a mask, side by side.

use super::{Builder, DEPTH, Id, Node, Step, SumKind};
use crate::vectorize::reason::{Reason, Why};
use crate::vectorize::shape::{Shape, View};
use onespec_graph::{Gate, Role};

/// Variables that each iteration leaves as they are or makes one larger.
pub(super) fn all(view: &View<'_>, shape: &Shape) -> Vec<Gate> {
    let c = view.circuit;
    if view.gates.compress.is_none() || view.gates.mask_count.is_none() {
        return Vec::new();
    }
    let counts = |phi: &Gate| {
        let def = c.set().type_def(c.ty(*phi));
        def.lanes == 0 && def.width > 1 && most(view, shape, *phi, c.value(*phi, 1), DEPTH) == Some(1)
    };
    shape.carried.iter().copied().filter(counts).collect()
}

/// The most by which a gate on the way from a phi to its next value is larger than the phi, where it is made so by ones.
fn most(view: &View<'_>, shape: &Shape, phi: Gate, gate: Gate, depth: u32) -> Option<u64> {
    let c = view.circuit;
    if gate == phi {
        return Some(0);
    }
    if depth == 0 || gate.index() >= c.len() || shape.is_fixed(view, gate) {
        return None;
    }
    let of = |input: Gate| most(view, shape, phi, input, depth - 1);
    if c.op(gate) == view.gates.add {
        let is_one = |g: Gate| match c.role(g) {
            Role::Constant => c.bits(g) == 1,
            _ => c.op(g) == view.gates.zext && c.ty(c.value(g, 0)) == view.gates.bit,
        };
        let [a, b] = [c.value(gate, 0), c.value(gate, 1)];
        let before = if is_one(b) { of(a) } else { of(b).filter(|_| is_one(a)) };
        return before.map(|most| most + 1).filter(|most| *most <= 1);
    }
    let choices: Vec<Gate> = match c.role(gate) {
        Role::Select => vec![c.value(gate, 1), c.value(gate, 2)],
        Role::ValueSelector if shape.joins.contains_key(&c.state(gate, 0)) => c.values(gate).to_vec(),
        _ => return None,
    };
    choices.into_iter().map(of).try_fold(0, |all, one| Some(all.max(one?)))
}

impl Builder<'_, '_> {
    /// The mask of the iterations in which a number is 1, where it is 0 in the others; in those of a mask before.
    pub(super) fn ones(&mut self, id: Id, before: Option<Id>, line: u32) -> Result<Option<Id>, Reason> {
        let gates = self.view.gates;
        let (mask, one, zero) = match &self.recipe.values[id].node {
            Node::Each { op, inputs, .. } if *op == gates.select => match inputs.as_slice() {
                [mask, one, zero] => (*mask, *one, *zero),
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        let is = |b: &Self, id: Id, number: u64| b.recipe.values[id].node == Node::Constant(number);
        let (mask, rest) = match (is(self, one, 0), is(self, zero, 0)) {
            (false, true) => (mask, one),
            (true, false) => (self.negated(mask, line)?, zero),
            _ => return Ok(None),
        };
        let mask = match before {
            Some(before) => self.each(gates.and, 0, vec![before, mask], gates.bit, line)?,
            None => mask,
        };
        match is(self, rest, 1) {
            true => Ok(Some(mask)),
            false => self.ones(rest, Some(mask), line),
        }
    }

    /// Whether each store that appends does so in those iterations in which its variable counts.
    pub(super) fn appends(&self) -> Result<(), Reason> {
        for step in &self.recipe.steps {
            let Step::Append {
                mask, counter, line, ..
            } = step
            else {
                continue;
            };
            let mut sums = self.recipe.sums.iter().filter(|sum| sum.phi == *counter);
            if !sums.any(|sum| sum.kind == SumKind::Count && sum.value == *mask) {
                return Err(Why::Indexed.at(*line));
            }
        }
        Ok(())
    }
}
