//! Divergence and reconvergence: the lanes that are active, and a stack of parked sets of lanes with their addresses.
//!
//! Where active lanes go to different addresses, and where they jump, the lowest address of all goes on and the others are
//! parked. A set that falls through to the address of a parked one does not wait for it. Parked lanes become active at an
//! instruction at which the description says that lanes reconverge, or when they are at the lowest address.

use super::Lanes;

/// Where the lanes of a group are.
#[derive(Debug, Clone)]
pub struct Divergence {
    /// Address of the active lanes.
    pub pc: u64,
    /// Lanes that execute the next instruction.
    pub active: Lanes,
    parked: Vec<(u64, Lanes)>,
    /// Addresses at which lanes were parked at once, at most.
    pub depth: usize,
}

impl Divergence {
    /// All of these lanes are active.
    pub fn new(pc: u64, active: Lanes) -> Divergence {
        Divergence {
            pc,
            active,
            parked: Vec::new(),
            depth: 0,
        }
    }

    /// Lanes that are parked at the address of the active ones become active.
    pub fn reconverge(&mut self) {
        let pc = self.pc;
        let here = self.parked.iter().filter(|(at, _)| *at == pc);
        self.active = here.fold(self.active, |all, (_, lanes)| all | *lanes);
        self.parked.retain(|(at, _)| *at != pc);
    }

    /// The active lanes have executed an instruction: those that have not ended are at these addresses, each once. `next`
    /// is the address behind the instruction.
    pub fn advance(&mut self, to: &[(u64, Lanes)], next: u64) {
        if let [(pc, lanes)] = to
            && *pc == next
        {
            (self.pc, self.active) = (*pc, *lanes);
            return;
        }
        // Of equal addresses, lanes that come there go on before those that wait there.
        let lowest = to.iter().min_by_key(|(pc, _)| *pc);
        let waits = (0..self.parked.len()).min_by_key(|i| self.parked[*i].0);
        let waits = waits.map(|i| self.parked[i]);
        let goes_on = match (lowest, waits) {
            (Some(goes), Some(waits)) if waits.0 < goes.0 => waits,
            (Some(goes), _) => *goes,
            (None, Some(waits)) => waits,
            (None, None) => (next, Lanes::default()),
        };
        if let Some(at) = self.parked.iter().position(|set| *set == goes_on) {
            // A set that comes there has other lanes than one that waits.
            self.parked.swap_remove(at);
        }
        self.parked.extend(to.iter().filter(|set| **set != goes_on));
        (self.pc, self.active) = goes_on;
        let mut places: Vec<u64> = self.parked.iter().map(|(pc, _)| *pc).collect();
        places.sort_unstable();
        places.dedup();
        self.depth = self.depth.max(places.len());
    }
}

#[cfg(test)]
mod tests {
    use super::{Divergence, Lanes};

    #[test]
    fn an_if_with_else_reconverges_behind_it() {
        let mut group = Divergence::new(0, Lanes(0b1111));
        // A branch at 0 to `else` at 16; `then` at 8 jumps to 24.
        group.advance(&[(8, Lanes(0b0011)), (16, Lanes(0b1100))], 8);
        assert_eq!((group.pc, group.active), (8, Lanes(0b0011)));
        group.advance(&[(24, Lanes(0b0011))], 16);
        assert_eq!((group.pc, group.active), (16, Lanes(0b1100)));
        group.advance(&[(24, Lanes(0b1100))], 24);
        assert_eq!((group.pc, group.active), (24, Lanes(0b1100)));
        group.reconverge();
        assert_eq!(group.active, Lanes(0b1111));
        assert_eq!(group.depth, 1);
    }

    #[test]
    fn lanes_that_leave_a_loop_wait_for_the_last() {
        let mut group = Divergence::new(8, Lanes(0b111));
        group.advance(&[(0, Lanes(0b110)), (16, Lanes(0b001))], 16);
        group.advance(&[(8, Lanes(0b110))], 8);
        group.advance(&[(0, Lanes(0b100)), (16, Lanes(0b010))], 16);
        group.advance(&[(16, Lanes(0b100))], 8);
        assert_eq!((group.pc, group.active), (16, Lanes(0b100)));
        group.reconverge();
        assert_eq!(group.active, Lanes(0b111));
        group.advance(&[], 24);
        assert!(group.active.is_empty());
    }
}
