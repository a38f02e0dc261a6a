//! A translator for a type of machine.

use crate::decode::decode;
use crate::enter::{Entered, Interpreter, Shared, enter, execute};
use crate::fixed::Fixed;
use crate::loops;
use crate::maker;
use crate::region::{Does, Node, Region, Then};
use crate::translator::Translator;
use onespec_core::decode::Decoder;
use onespec_core::exec::Machine;
use onespec_core::exec::window::Bare;
use std::collections::BTreeSet;
use std::marker::PhantomData;

/// Translates for one machine, whose instructions that are not translated an `I` executes.
pub struct Jit<M: Machine, I> {
    translator: Translator,
    decoder: Decoder,
    /// Decoded instructions that code has executed; it has their addresses.
    decoded: Vec<Box<M::Slot>>,
    interpreter: PhantomData<fn(I)>,
}

impl<M: Machine, I> std::fmt::Debug for Jit<M, I> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jit").finish_non_exhaustive()
    }
}

impl<M: Machine, I: Interpreter<M>> Jit<M, I> {
    /// A translator for a machine, without code. `None`: the machine is none whose code is translated, the host is none that code
    /// can be made for, or gives no memory.
    pub fn of(m: &M) -> Option<Jit<M, I>> {
        let fixed = Fixed::of(m)?;
        Some(Jit {
            decoder: Decoder::new(fixed.isa, &fixed.target),
            translator: Translator::new(fixed, execute::<M, I> as *const () as u64)?,
            decoded: Vec::new(),
            interpreter: PhantomData,
        })
    }

    /// Whether there is a region that begins at an address.
    pub fn has(&self, pc: u64) -> bool {
        self.translator.region(pc).is_some()
    }

    /// Forgets the region that begins at an address.
    pub fn forget(&mut self, head: u64) {
        self.translator.forget(head);
    }

    /// Whether there is no room for another region until all are forgotten.
    pub const fn is_full(&self) -> bool {
        self.translator.is_full()
    }

    /// Forgets all regions.
    pub fn clear(&mut self) {
        self.translator.clear();
        self.decoded.clear();
    }

    /// Executes at most so many instructions from where a machine is, where there is a region. Gives how many were executed, and
    /// why no more.
    pub fn run(&mut self, m: &mut M, budget: u64, interpreter: &mut I) -> Option<(u64, Entered)> {
        let (memory, _) = self.see(m)?;
        let pc = m.pc();
        let code = self.translator.region(pc)?;
        self.translator.enter_row(pc, code);
        let given = i64::try_from(budget).unwrap_or(i64::MAX);
        let mut shared = Shared {
            budget: given,
            given,
            interpreter: std::ptr::from_mut(interpreter).cast(),
            memory,
        };
        let state = std::ptr::from_mut(m).cast();
        // SAFETY: the trampoline and the code were made by this translator for the machine whose layout it has, whose size is that of
        // an `M` (see `Fixed::of`), for an interpreter of this type, and for the memory of its window, which was just compared.
        let entered = unsafe { enter(self.translator.trampoline, state, &mut shared, code) };
        Some(((given - shared.budget) as u64, entered))
    }

    /// Whether regions hold for the memory of a machine. Where it is another one than theirs, they are forgotten.
    pub fn holds_for(&mut self, m: &mut M) -> bool {
        self.see(m).is_some_and(|(_, is_known)| is_known)
    }

    /// The memory of a machine, and whether regions were made for it: else they are forgotten.
    fn see(&mut self, m: &mut M) -> Option<(Bare, bool)> {
        let memory = m.window()?.bare();
        let is_known = self.translator.is_for(&memory);
        if !is_known {
            self.clear();
        }
        Some((memory, is_known))
    }

    /// Makes a region that begins at an address, of words that the function reads; it is told whether jumps and branches
    /// lead there, the way behind a branch included. False: its first instruction can't be part of
    /// one.
    pub fn translate(&mut self, m: &mut M, head: u64, mut word: impl FnMut(&mut M, u64, bool) -> Option<u64>) -> bool {
        let Some((memory, _)) = self.see(m) else { return false };
        if self.has(head) {
            return true;
        }
        let region = Region::find(head, |pc, leads| {
            let word = word(m, pc, leads)?;
            self.look(m, pc, word, memory)
        });
        let Some(mut region) = region else { return false };
        loops::mark(&mut region);
        region.find_dirty();
        let function = maker::make(&mut self.translator, &region, memory);
        function.is_some_and(|function| self.translator.add(head, function))
    }

    /// What is known of an instruction that may be part of a region.
    fn look(&mut self, m: &M, pc: u64, word: u64, memory: Bare) -> Option<Node> {
        let guest = decode(self.translator.fixed.isa, &self.decoder, pc, word)?;
        let effects = &self.translator.inst(&guest)?.effects;
        let slot = m.decode(word.into(), pc)?;
        // What it does to the rest of the system is its engine's to see.
        if M::system(&slot) || (effects.system && M::ends_block(&slot)) {
            return None;
        }
        self.translator.look(&guest, memory).ok().or_else(|| {
            let decoded = Box::new(slot);
            let address = std::ptr::from_ref(&*decoded) as u64;
            self.decoded.push(decoded);
            Some(Node {
                guest,
                then: if effects.writes_pc {
                    Then::Anywhere
                } else {
                    Then::Behind
                },
                does: Does::Called(address),
                writes: BTreeSet::new(),
                reads: BTreeSet::new(),
            })
        })
    }
}
