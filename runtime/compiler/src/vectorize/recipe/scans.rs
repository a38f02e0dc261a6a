//! Variables whose value in each iteration is needed: prefix sums, and the like of other operations that may be made in any order
//! (Hillis, Steele, "Data parallel algorithms", CACM 1986).

use super::{Builder, Id, Node, Purpose};
use crate::vectorize::reason::{Reason, Why};
use onespec_graph::Gate;

impl Builder<'_, '_> {
    /// A variable that goes from one iteration to the next as it is before, or behind, each of them. `None`: the gate is neither.
    pub(super) fn scan(&mut self, gate: Gate) -> Result<Option<Id>, Reason> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let is_it = |phi: &Gate| *phi == gate || c.value(*phi, 1) == gate;
        let found = self.shape.carried.iter().copied().find(is_it);
        let Some(phi) = found.filter(|_| self.purpose == Purpose::Strips && gates.slide_up.is_some()) else {
            return Ok(None);
        };
        let (ty, line) = (c.ty(phi), c.line(gate));
        // One whose own values depend on it is found again on the way.
        if ty == gates.bit || self.scanned.contains(&phi) && !self.of.contains_key(&phi) {
            return Err(self.at(Why::Carried, gate));
        }
        self.scanned.push(phi);
        let update = self.update(phi)?;
        let is_any = |op| {
            gates
                .reduction(op)
                .is_some_and(|reduction| !reduction.neutral.is_float())
        };
        let Some((op, value)) = update.filter(|(op, _)| is_any(*op)) else {
            return Err(self.at(Why::Carried, phi));
        };
        let mut of = |gate: Gate, before: bool| {
            let node = Node::Scan { phi, op, value, before };
            let id = self.add(node, ty, line)?;
            self.of.insert(gate, id);
            Ok(id)
        };
        let before = of(phi, true)?;
        let behind = of(c.value(phi, 1), false)?;
        Ok(Some(if gate == phi { before } else { behind }))
    }
}
