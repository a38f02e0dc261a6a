//! A translator for a type of machine.

use crate::decode::decode;
use crate::enter::{Entered, Interpreter, Shared, enter, execute};
use crate::fixed::Fixed;
use crate::held::Held;
use crate::loops;
use crate::maker;
use crate::pointers::Pointers;
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
    /// What code shares with this: it has its address while it runs.
    shared: Box<Shared>,
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
            shared: Box::new(Shared {
                budget: 0,
                given: 0,
                interpreter: std::ptr::null_mut(),
                memory: Bare::nothing(std::ptr::null_mut()),
            }),
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
        self.holds_for(m);
        let pc = m.pc();
        let code = self.translator.region(pc)?;
        self.translator.enter_row(pc, code);
        let given = i64::try_from(budget).unwrap_or(i64::MAX);
        let shared = &mut *self.shared;
        (shared.budget, shared.given) = (given, given);
        shared.interpreter = std::ptr::from_mut(interpreter).cast();
        let state = std::ptr::from_mut(m).cast();
        // SAFETY: the trampoline and the code were made by this translator for the machine whose layout it has, whose size is that of
        // an `M` (see `Fixed::of`), for an interpreter of this type, and for the memory of its window, which was just compared.
        let entered = unsafe { enter(self.translator.trampoline, state, shared, code) };
        Some(((given - shared.budget) as u64, entered))
    }

    /// Whether regions hold for the memory of a machine. Where it is another one than theirs, they are forgotten.
    pub fn holds_for(&mut self, m: &mut M) -> bool {
        let is_known = m.window().is_some_and(|window| self.shared.follows(window));
        if !is_known {
            self.clear();
        }
        is_known
    }

    /// Finds the region that begins at an address, of words that the function reads; it is told whether jumps and branches
    /// lead there, the way behind a branch included. `None`: its first instruction can't be part of one.
    pub fn find(
        &mut self,
        m: &mut M,
        head: u64,
        mut word: impl FnMut(&mut M, u64, bool) -> Option<u64>,
    ) -> Option<Region> {
        self.holds_for(m);
        let memory = self.shared.memory;
        let heads = self.translator.heads();
        Region::find(
            head,
            |pc| heads.contains(&pc),
            |pc, leads| {
                let word = word(m, pc, leads)?;
                self.look(m, pc, word, memory)
            },
        )
    }

    /// Makes code of a region that was just found. Gives its bytes; `None`: it can't be made.
    pub fn translate(&mut self, m: &mut M, mut region: Region) -> Option<usize> {
        self.holds_for(m);
        let memory = self.shared.memory;
        loops::mark(&mut region);
        region.find_dirty();
        let pointers = Pointers::of(&memory, self.registers(m, &region));
        let function = maker::make(&mut self.translator, &region, (memory, &pointers))?;
        self.translator.add(region.head, function)
    }

    /// The registers that a region reads, with what they hold now.
    fn registers(&self, m: &M, region: &Region) -> Vec<(Held, u64)> {
        let read: BTreeSet<Held> = region
            .nodes
            .values()
            .flat_map(|node| node.reads.iter().copied())
            .collect();
        let value = |held: Held| match held {
            Held::Register(file, index) => {
                let file = self.translator.fixed.layout.files.get(usize::from(file))?;
                Some((held, m.get(&format!("{}[{index}]", file.name))?))
            }
            Held::State(_) => None,
        };
        read.into_iter().filter_map(value).collect()
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
