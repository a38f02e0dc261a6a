//! Use lists as a file gives them, checked against the inputs.

use super::{Circuit, END, Gate};

/// Use lists that are being put together. Those of roots which the circuit had before are kept for the end.
pub(crate) struct Lists {
    listed: Vec<bool>,
    /// The gate whose list grows, and its last slot.
    last: (Gate, u32),
}

impl Circuit {
    /// Empties all use lists, so that [`Lists::push`] can fill them.
    pub(crate) fn begin_uses(&mut self) -> Lists {
        self.heads.iter_mut().for_each(|head| head.uses = END);
        for slot in &mut self.slots {
            (slot.next, slot.prev) = (END, END);
        }
        Lists {
            listed: vec![false; self.slots.len()],
            last: (Gate::NONE, END),
        }
    }
}

impl Lists {
    /// Appends input `index` of `user` to the list of a gate, whose entries follow each other. False if that input is not
    /// this gate, or is in the list.
    pub fn push(&mut self, circuit: &mut Circuit, gate: Gate, user: Gate, index: u64) -> bool {
        let head = &circuit.heads[user.index()];
        if index >= u64::from(head.inputs) {
            return false;
        }
        let slot = head.first + index as u32;
        let is_new = !std::mem::replace(&mut self.listed[slot as usize], true);
        if circuit.slots[slot as usize].target != gate {
            self.listed[slot as usize] = !is_new;
            return false;
        }
        if !is_new {
            return false;
        }
        match self.last {
            (last, end) if last == gate => {
                circuit.slots[end as usize].next = slot;
                circuit.slots[slot as usize].prev = end;
            }
            _ => circuit.heads[gate.index()].uses = slot,
        }
        self.last = (gate, slot);
        true
    }

    /// Inputs that refer to a gate in whose list they are not: user and index.
    pub fn unlisted(&self, circuit: &Circuit) -> Vec<(Gate, u32)> {
        let all = circuit.slots.iter().zip(&self.listed).enumerate();
        let missing = all.filter(|(_, (slot, listed))| !**listed && slot.target.index() < circuit.heads.len());
        let place = |(at, (slot, _)): (usize, (&super::Slot, _))| {
            let index = at as u32 - circuit.heads[slot.user.index()].first;
            (slot.user, index)
        };
        missing.map(place).collect()
    }

    /// Inputs of roots that the file does not have are listed too.
    pub fn finish(self, circuit: &mut Circuit) {
        for (slot, listed) in (0..).zip(self.listed) {
            let target = circuit.slots[slot as usize].target;
            if !listed {
                circuit.link(slot, target);
            }
        }
    }
}
