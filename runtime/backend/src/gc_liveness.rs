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

/// Registers that a bank has, at most.
const BANK: u32 = 256;
/// Banks, at most.
const BANKS: u32 = 4;

/// Places as bits: first registers, then slots of the frame.
fn bit(place: Place) -> usize {
    match place {
        Place::Register(r) => (u32::from(r.bank) % BANKS * BANK + u32::from(r.number)) as usize,
        Place::Spill(slot) => (BANKS * BANK + slot) as usize,
    }
}

fn place(bit: usize) -> Place {
    let bit = bit as u32;
    match bit.checked_sub(BANKS * BANK) {
        Some(slot) => Place::Spill(slot),
        None => Place::Register(PReg {
            bank: (bit / BANK) as u8,
            number: (bit % BANK) as u8,
        }),
    }
}

struct Live<'a> {
    function: &'a Function,
    allocated: &'a Allocated,
    /// By virtual register.
    is_reference: Vec<bool>,
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
        let words = ((BANKS * BANK + allocated.spills) as usize).div_ceil(64);
        Live {
            function,
            allocated,
            is_reference,
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
        let bit = bit(place);
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
        bits.map(place).collect()
    }
}

/// The moves before an instruction.
fn before(moves: &[Move], at: u32) -> &[Move] {
    let start = moves.partition_point(|m| m.before < at);
    let end = moves.partition_point(|m| m.before <= at);
    moves.get(start..end).unwrap_or(&[])
}
