//! Trivial memory phis: all inputs are one memory state, or the phi itself. They pass that state on, as barriers do.
//! They stand at the heads of loops that may not end, and passes leave others behind; a loop that contains one needs no
//! memory phi at its head.
//!
//! A phi may become trivial because another one is. Where all loops are entered at their heads (stage 3 checks that),
//! looking again at the users of a trivial phi finds all of them (Braun and others 2013).

use super::Checks;
use super::states::NONE;
use onespec_graph::Gate;

/// A selector that may turn out to be trivial.
struct Selector {
    gate: Gate,
    /// The only memory state found so far among its inputs, and how many inputs were looked at. As states only become
    /// equal, what was looked at need not be looked at again.
    only: u32,
    seen: u32,
}

impl Checks<'_> {
    /// Lets trivial selectors give on what they took.
    pub(super) fn unify(&mut self) {
        let gates = self
            .places
            .joins
            .iter()
            .copied()
            .filter(|g| self.live.needed[g.index()]);
        let mut selectors: Vec<Selector> = gates
            .map(|gate| Selector {
                gate,
                only: NONE,
                seen: 0,
            })
            .collect();
        if selectors.is_empty() {
            return;
        }
        // Who waits for which memory state to become another: a selector for either of two that differ.
        let mut first = vec![NONE; self.kinds.len()];
        let mut waits: Vec<(u32, u32)> = Vec::new();
        let mut memory = std::mem::take(&mut self.places.memory);
        let mut trivial = false;
        let mut stack: Vec<u32> = (0..selectors.len() as u32).rev().collect();
        while let Some(index) = stack.pop() {
            let selector = &mut selectors[index as usize];
            let own = selector.gate.index();
            if memory[own] != NONE {
                continue;
            }
            if let Some(two) = differ(selector, &mut memory, self.dense.operands(selector.gate)) {
                for state in two {
                    let before = std::mem::replace(&mut first[state as usize], waits.len() as u32);
                    waits.push((index, before));
                }
            } else if selector.only != NONE {
                memory[own] = selector.only;
                trivial = true;
                let mut waiting = std::mem::replace(&mut first[own], NONE);
                while let Some(&(index, before)) = waits.get(waiting as usize) {
                    stack.push(index);
                    waiting = before;
                }
            }
        }
        if trivial {
            (0..memory.len() as u32).for_each(|gate| {
                find(&mut memory, gate);
            });
        }
        self.places.memory = memory;
    }
}

/// Two memory states that a selector takes and that are not the same so far, besides what it gives itself.
fn differ(selector: &mut Selector, memory: &mut [u32], inputs: &[Gate]) -> Option<[u32; 2]> {
    let own = selector.gate.0;
    if selector.only != NONE {
        selector.only = find(memory, selector.only);
    }
    while let Some(input) = inputs.get(selector.seen as usize) {
        let state = find(memory, input.0);
        if state != own {
            if selector.only == NONE || selector.only == own {
                selector.only = state;
            } else if selector.only != state {
                return Some([selector.only, state]);
            }
        }
        selector.seen += 1;
    }
    // Nothing but itself: control never gets there.
    if selector.only == own {
        selector.only = NONE;
    }
    None
}

/// The memory state that a gate gives on; what is on the way remembers it.
fn find(memory: &mut [u32], mut gate: u32) -> u32 {
    let mut end = gate;
    while memory[end as usize] != NONE {
        end = memory[end as usize];
    }
    while memory[gate as usize] != NONE {
        gate = std::mem::replace(&mut memory[gate as usize], end);
    }
    end
}
