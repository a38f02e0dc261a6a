//! GC liveness: backward liveness of references over registers and spill slots after register allocation; yields the
//! stack map of each call (safepoint).
//!
//! The circuit says which values are references, selection in which virtual registers they are. On allocated code this
//! analysis finds the locations that are read as a reference after a call and not written before, through the
//! allocator's moves. A value in two locations is found in both, so a collector may move the object. A value that
//! selection chose to recompute after the call from another reference is found as that other one.

use crate::allocate::{Allocated, Move, Place};
use crate::code::{Function, PReg, VReg, What};

/// For each call across which references live, its number and their places, in order.
pub fn at_calls(function: &Function, allocated: &Allocated) -> Vec<(u32, Vec<Place>)> {
    if function.references.is_empty() || !function.has_calls {
        return Vec::new();
    }
    let mut live = Live::new(function, allocated);
    live.find();
    let mut calls = Vec::new();
    for block in 0..function.blocks.len() {
        live.through(block, &mut |at, places| calls.push((at, places)));
    }
    calls.sort_unstable_by_key(|(at, _)| *at);
    calls
}

/// Registers that a bank has, at most: numbers are bytes.
const BANK: usize = 256;

/// Places as bits: slots of the frame, then the registers of each bank.
#[derive(Debug, Clone, Copy)]
struct Bits {
    spills: usize,
    banks: usize,
}

impl Bits {
    /// The places of allocated code.
    fn of(function: &Function, allocated: &Allocated) -> Bits {
        let moved = allocated.moves.iter().flat_map(|m| [m.from, m.to]);
        let placed = allocated.places.iter().flatten().copied().chain(moved);
        let registers = placed.filter_map(|place| match place {
            Place::Register(register) => Some(register.bank),
            Place::Scaled(bank, _) => Some(bank),
            Place::Spill(_) => None,
        });
        let last = registers.chain(function.banks.iter().copied()).max();
        Bits {
            spills: allocated.spills as usize,
            banks: last.map_or(0, |last| usize::from(last) + 1),
        }
    }

    fn count(self) -> usize {
        self.spills + self.banks * BANK
    }

    fn bit(self, place: Place) -> usize {
        match place {
            Place::Spill(slot) => slot as usize,
            Place::Register(r) => self.spills + usize::from(r.bank) * BANK + usize::from(r.number),
            // No reference is in a slot for such registers: it stands for a register that is not there.
            Place::Scaled(bank, _) => self.spills + (usize::from(bank) + 1) * BANK - 1,
        }
    }

    fn place(self, bit: usize) -> Place {
        match bit.checked_sub(self.spills) {
            None => Place::Spill(bit as u32),
            Some(register) => Place::Register(PReg {
                bank: (register / BANK) as u8,
                number: (register % BANK) as u8,
            }),
        }
    }
}

struct Live<'a> {
    function: &'a Function,
    allocated: &'a Allocated,
    /// By virtual register.
    is_reference: Vec<bool>,
    bits: Bits,
    words: usize,
    /// By block: the places that are read as references from its begin on.
    at_begin: Vec<u64>,
    now: Vec<u64>,
}

impl<'a> Live<'a> {
    fn new(function: &'a Function, allocated: &'a Allocated) -> Live<'a> {
        let mut is_reference = vec![false; function.banks.len()];
        for v in &function.references {
            if let Some(slot) = is_reference.get_mut(v.0 as usize) {
                *slot = true;
            }
        }
        let bits = Bits::of(function, allocated);
        let words = bits.count().div_ceil(64);
        Live {
            function,
            allocated,
            is_reference,
            bits,
            words,
            at_begin: vec![0; words * function.blocks.len()],
            now: vec![0; words],
        }
    }

    /// Finds the places at the begin of each block: sets only grow, so that ends.
    fn find(&mut self) {
        loop {
            let mut changed = false;
            for block in (0..self.function.blocks.len()).rev() {
                self.through(block, &mut |_, _| {});
                let known = &mut self.at_begin[block * self.words..][..self.words];
                changed |= *known != *self.now;
                known.copy_from_slice(&self.now);
            }
            if !changed {
                return;
            }
        }
    }

    fn set(&mut self, place: Place, lives: bool) -> bool {
        let bit = self.bits.bit(place);
        let Some(word) = self.now.get_mut(bit / 64) else {
            return false;
        };
        let was = *word >> (bit % 64) & 1 == 1;
        *word &= !(1 << (bit % 64));
        *word |= u64::from(lives) << (bit % 64);
        was
    }

    /// Goes from the end of a block to its begin, and tells what lives across its calls.
    fn through(&mut self, block: usize, tell: &mut dyn FnMut(u32, Vec<Place>)) {
        let (function, allocated) = (self.function, self.allocated);
        let block = &function.blocks[block];
        self.now.fill(0);
        for edge in function.edges_of(block) {
            let known = self.at_begin.get(edge.to as usize * self.words..).unwrap_or(&[]);
            self.now.iter_mut().zip(known).for_each(|(now, known)| *now |= known);
        }
        for at in block.insts.clone().rev() {
            let Some(inst) = function.insts.get(at as usize) else {
                continue;
            };
            let args = || inst.args.clone().zip(function.args_of(inst));
            let at_place = |arg: u32| allocated.places.get(arg as usize).copied().flatten();
            for (number, arg) in args() {
                if let (Some(_), Some(place)) = (arg.written(), at_place(number)) {
                    self.set(place, false);
                }
            }
            if matches!(inst.what, What::Call | What::CallRegister) && self.now.iter().any(|w| *w != 0) {
                tell(at, self.places());
            }
            for (number, arg) in args() {
                if let (Some(v), Some(place)) = (arg.read(), at_place(number))
                    && self.is(v)
                {
                    self.set(place, true);
                }
            }
            for one in before(&allocated.moves, at).iter().rev() {
                if self.set(one.to, false) {
                    self.set(one.from, true);
                }
            }
        }
    }

    fn is(&self, v: VReg) -> bool {
        self.is_reference.get(v.0 as usize).copied().unwrap_or(false)
    }

    fn places(&self) -> Vec<Place> {
        let bits = (0..self.words * 64).filter(|b| self.now[b / 64] >> (b % 64) & 1 == 1);
        let mut places: Vec<Place> = bits.map(|bit| self.bits.place(bit)).collect();
        places.sort_unstable();
        places
    }
}

/// The moves before an instruction.
fn before(moves: &[Move], at: u32) -> &[Move] {
    let start = moves.partition_point(|m| m.before < at);
    let end = moves.partition_point(|m| m.before <= at);
    moves.get(start..end).unwrap_or(&[])
}

#[cfg(test)]
mod tests {
    use super::{Bits, Place};
    use crate::code::PReg;

    #[test]
    fn registers_of_five_banks_are_five_places() {
        let bits = Bits { spills: 3, banks: 5 };
        let registers = (0..5).flat_map(|bank| [0, 7, 255].map(|number| Place::Register(PReg { bank, number })));
        let places: Vec<Place> = (0..3).map(Place::Spill).chain(registers).collect();
        let mut seen = std::collections::BTreeSet::new();
        for place in places {
            let bit = bits.bit(place);
            assert!(bit < bits.count() && seen.insert(bit), "{place:?}");
            assert_eq!(bits.place(bit), place);
        }
    }
}
