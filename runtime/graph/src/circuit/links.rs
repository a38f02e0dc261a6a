//! Checks that inputs and use lists agree. They do as long as only this module's functions write them; the check is for
//! circuits from files and for errors here.

use super::{Circuit, END, Gate, Slot};

impl Circuit {
    /// The first gate whose inputs or uses do not agree with those of another, and how. Linear.
    pub fn broken_links(&self) -> Option<(Gate, String)> {
        let inputs: usize = self.heads.iter().map(|head| head.inputs as usize).sum();
        let mut walked = 0;
        for (number, head) in (0..).zip(&self.heads) {
            let (mut slot, mut before) = (head.uses, END);
            while slot != END {
                let here = self.slots.get(slot as usize);
                if !here.is_some_and(|s| self.is_use(slot, s, Gate(number), before)) || walked == inputs {
                    return Some((Gate(number), "its list of uses is broken".to_string()));
                }
                walked += 1;
                (before, slot) = (slot, self.slots[slot as usize].next);
            }
        }
        let dangling = |gate: &Gate| gate.index() >= self.heads.len();
        if walked < inputs {
            let missing = self
                .slots
                .iter()
                .filter(|s| s.target != Gate::NONE && dangling(&s.target))
                .count();
            let unset = |head: &super::Head| {
                let slots = head.first as usize..(head.first + head.inputs) as usize;
                self.slots[slots].iter().filter(|s| s.target == Gate::NONE).count()
            };
            // Inputs that refer to nothing are in no list.
            if walked + missing + self.heads.iter().map(unset).sum::<usize>() < inputs {
                return self.unlisted();
            }
        }
        None
    }

    /// Whether a slot is an input that refers to `target`, and linked to the slot before it.
    fn is_use(&self, slot: u32, here: &Slot, target: Gate, before: u32) -> bool {
        let user = self.heads.get(here.user.index());
        here.target == target
            && here.prev == before
            && user.is_some_and(|user| slot.wrapping_sub(user.first) < user.inputs)
    }

    /// An input that is in no list of uses.
    #[cold]
    fn unlisted(&self) -> Option<(Gate, String)> {
        let mut listed = vec![false; self.slots.len()];
        for head in &self.heads {
            let mut slot = head.uses;
            while slot != END {
                listed[slot as usize] = true;
                slot = self.slots[slot as usize].next;
            }
        }
        for (user, head) in (0..).map(Gate).zip(&self.heads) {
            for slot in head.first..head.first + head.inputs {
                let target = self.slots[slot as usize].target;
                if !listed[slot as usize] && target.index() < self.heads.len() {
                    let name = super::gate_name(self, target);
                    let index = slot - head.first;
                    return Some((
                        user,
                        format!("its input {index} is {name}, which does not have it among its uses"),
                    ));
                }
            }
        }
        None
    }

    /// Makes an input disappear from the list of uses that it is in, as nothing here ever does: for tests of those who
    /// look for it.
    #[doc(hidden)]
    pub fn break_link(&mut self, gate: Gate, index: u32) {
        let slot = self.heads[gate.index()].first + index;
        let target = self.slots[slot as usize].target;
        self.unlink(slot);
        self.slots[slot as usize].target = target;
    }
}
