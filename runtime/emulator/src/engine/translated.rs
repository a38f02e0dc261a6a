//! Code of the guest that became code of the host: which addresses are worth it, and when it holds no more.
//!
//! The interpreter comes back every few hundred instructions, at an address that is a sample of what runs often, and where translated code
//! begins; that comes back where it leads to an address without a translation. What was executed before an address was seen counts for
//! it, and an address that has enough is translated.

use super::{StopReason, Tiers, step};
use crate::memory::Bus;
use crate::share::Share;
use onespec_core::exec::Machine;
use onespec_core::exec::ram::PAGE;
use onespec_jit::{Entered, Interpreter, Jit};
use std::collections::{BTreeMap, HashMap};
use std::time::Instant;

pub use onespec_jit::{Way, ways};

/// Addresses that are counted at a time; a power of two.
const ROWS: usize = 1 << 12;

/// What it counts that translated code came to an address.
const ARRIVAL: u64 = 32;

/// An address and what counts for it.
#[derive(Debug, Clone, Copy, Default)]
struct Seen {
    pc: u64,
    count: u64,
    /// It is not translated before the count is so much.
    needs: u64,
}

/// [`Seen::needs`] of an address that can't be translated.
const NEVER: u64 = u64::MAX;

/// An address is translated when for each instruction of its region `hot / PAYS` have been counted: translation takes longer the more there
/// are, and the interpreter must have spent as much before it pays (the ski-rental rule: Karlin, Manasse, Rudolph, Sleator, "Competitive
/// snoopy caching", 1988).
const PAYS: u64 = 8;

/// A page of addresses.
#[derive(Debug, Default)]
struct Page {
    /// Its offset in RAM.
    at: u64,
    /// Regions that have instructions of it, by their first address.
    heads: Vec<u64>,
}

/// How often a page of RAM is forgotten before it is left to the interpreter: a program that writes code all the time gains nothing.
const FORGOTTEN: u32 = 8;

/// Of so many instructions of a region one at most may be called.
const CALLED: usize = 4;

/// Translations of one program, and what they were made of.
pub struct Translated<M: Machine> {
    jit: State<M>,
    tiers: Tiers,
    seen: Box<[Seen; ROWS]>,
    /// By page of addresses, what was translated of it.
    pages: BTreeMap<u64, Page>,
    /// By page of RAM, how often what was translated of it was forgotten.
    forgotten: HashMap<u64, u32>,
    /// Of the marks of code when the pages were last looked at.
    generation: u32,
    /// Pages that had been written then.
    written: u64,
    /// State of the translation of addresses when the pages were last looked at.
    flushes: u32,
    /// Addresses at which regions begin that were made since somebody asked.
    made: Vec<u64>,
    /// Instructions that had retired when the interpreter's turn began.
    since: u64,
}

enum State<M: Machine> {
    /// It is not to be, or can't.
    Never,
    /// Nobody has asked for one yet.
    Not,
    Made(Box<Jit<M, Bus>>),
}

impl<M: Machine> Translated<M> {
    /// Nothing is translated unless it is told when.
    pub fn new(tiers: Option<Tiers>) -> Translated<M> {
        Translated {
            jit: tiers.map_or(State::Never, |_| State::Not),
            tiers: tiers.unwrap_or_default(),
            seen: Box::new([Seen::default(); ROWS]),
            pages: BTreeMap::new(),
            forgotten: HashMap::new(),
            generation: 0,
            written: 0,
            flushes: 0,
            made: Vec::new(),
            since: 0,
        }
    }

    /// The addresses at which regions begin that were made since this was asked last.
    pub fn take_made(&mut self) -> Vec<u64> {
        std::mem::take(&mut self.made)
    }

    /// Runs translated code from where the machine is, as long as there is some and less than `until` has retired. What comes next is the
    /// interpreter's, unless something happened. `known`: whether the interpreter has executed a block at an address; code that
    /// it has not come to is not translated.
    pub fn run(&mut self, m: &mut M, bus: &mut Bus, until: u64, known: impl Fn(u64) -> bool) -> Option<StopReason> {
        if matches!(self.jit, State::Never) || bus.retired < self.tiers.warm {
            return None;
        }
        if matches!(self.jit, State::Not) {
            self.jit = Jit::of(m).map_or(State::Never, |jit| State::Made(Box::new(jit)));
        }
        let mut count = bus.retired.saturating_sub(self.since);
        let reason = loop {
            if !self.look(m, bus, count, &known) {
                break None;
            }
            count = ARRIVAL;
            let State::Made(jit) = &mut self.jit else { break None };
            let Some((executed, why)) = jit.run(m, until.saturating_sub(bus.retired), bus) else {
                break None;
            };
            bus.retired += executed;
            if let Some(share) = &mut bus.share {
                share.executed += executed;
            }
            match why {
                Entered::Left => {}
                Entered::Trap => break Some(StopReason::Trap),
                Entered::Spent => break None,
                Entered::Step => {
                    if bus.share.is_some() {
                        count_left(m, bus);
                    }
                    let next = bus.retired + 1;
                    match bus.answer(m, |bus, m| step::run(m, bus, next)) {
                        StopReason::Limit => {}
                        other => break Some(other),
                    }
                }
            }
            if std::mem::take(&mut bus.attention) {
                break Some(StopReason::Event);
            }
            if bus.retired >= until {
                break None;
            }
        };
        self.since = bus.retired;
        reason
    }

    /// Whether there is translated code where the machine is, for which so much counts.
    fn look(&mut self, m: &mut M, bus: &mut Bus, count: u64, known: impl Fn(u64) -> bool) -> bool {
        self.forget(m, bus);
        let State::Made(jit) = &mut self.jit else { return false };
        // Memory that has grown lies elsewhere: everything is translated anew.
        if !jit.holds_for(m) {
            self.forget_all();
        }
        let State::Made(jit) = &mut self.jit else { return false };
        let pc = m.pc();
        if jit.has(pc) {
            return true;
        }
        let seen = &mut self.seen[(pc >> 1) as usize % ROWS];
        if seen.pc != pc {
            *seen = Seen { pc, ..Seen::default() };
        }
        seen.count = seen.count.saturating_add(count);
        if seen.needs == NEVER || seen.count < seen.needs.max(self.tiers.hot) {
            return false;
        }
        let counted = seen.count;
        let needs = match self.translate(m, bus, (pc, counted), known) {
            Ok(()) => return true,
            Err(needs) => needs,
        };
        let seen = &mut self.seen[(pc >> 1) as usize % ROWS];
        (seen.pc, seen.needs) = (pc, needs);
        false
    }

    /// Translates what an address leads to.
    ///
    /// # Errors
    /// It is not translated before so much counts for it.
    fn translate(
        &mut self,
        m: &mut M,
        bus: &mut Bus,
        (pc, counted): (u64, u64),
        known: impl Fn(u64) -> bool,
    ) -> Result<(), u64> {
        if let State::Made(jit) = &self.jit
            && jit.is_full()
        {
            self.forget_all();
        }
        let State::Made(jit) = &mut self.jit else {
            return Err(NEVER);
        };
        let (forgotten, everything) = (&self.forgotten, self.tiers.hot == 0);
        let mut pages = BTreeMap::new();
        let began = Instant::now();
        let region = jit.find(m, pc, |m, pc, leads| {
            let is_worth = everything || !leads || known(pc);
            is_worth
                .then(|| bus.answer(m, |bus, m| word((&mut pages, forgotten), m, bus, pc)))
                .flatten()
        });
        let region = region.ok_or(NEVER)?;
        let instructions: Vec<u64> = region.instructions().collect();
        // The interpreter is as quick as code that calls it all the time.
        if !everything && region.called() * CALLED > instructions.len() {
            return Err(NEVER);
        }
        let needs = self.tiers.hot.saturating_mul(instructions.len() as u64) / PAYS;
        if counted < needs {
            return Err(needs);
        }
        let bytes = jit.translate(m, region).ok_or(NEVER)?;
        if let Some(share) = &mut bus.share {
            share.regions += 1;
            share.instructions += instructions.len() as u64;
            share.bytes += bytes as u64;
            share.time += began.elapsed();
        }
        self.made.push(pc);
        for (addr, at) in pages {
            let page = self.pages.entry(addr).or_default();
            page.at = at;
            page.heads.push(pc);
        }
        Ok(())
    }

    fn forget_all(&mut self) {
        if let State::Made(jit) = &mut self.jit {
            jit.clear();
        }
        self.pages.clear();
        self.seen.fill(Seen::default());
    }

    /// Forgets what was translated of code that was written, or is elsewhere now.
    fn forget(&mut self, m: &mut M, bus: &mut Bus) {
        let (dirty, written) = bus.code.dirty_since(self.written);
        let dirty = dirty.map(<[u64]>::to_vec);
        let is_new = std::mem::replace(&mut self.written, written) != written;
        if std::mem::replace(&mut self.generation, bus.code.generation()) != bus.code.generation() || dirty.is_none() {
            self.forget_all();
        }
        let moved = std::mem::replace(&mut self.flushes, bus.flushes) != bus.flushes;
        let (State::Made(jit), true) = (&mut self.jit, moved || is_new) else {
            return;
        };
        let dirty = dirty.unwrap_or_default();
        let trap = m.trap();
        let mut is_void = |addr: u64, page: &Page| {
            dirty.contains(&page.at) || moved && bus.answer(m, |bus, m| bus.fetch_offset(m, addr)).ok() != Some(page.at)
        };
        let void: Vec<u64> = self
            .pages
            .iter()
            .filter(|(addr, page)| is_void(**addr, page))
            .map(|(addr, _)| *addr)
            .collect();
        m.set_trap(trap);
        for page in void.into_iter().filter_map(|addr| self.pages.remove(&addr)) {
            // What translates everything for tests goes on doing so.
            *self.forgotten.entry(page.at).or_default() += u32::from(self.tiers.hot > 0);
            for head in page.heads {
                jit.forget(head);
                let seen = &mut self.seen[(head >> 1) as usize % ROWS];
                if seen.pc == head {
                    *seen = Seen::default();
                }
            }
        }
    }
}

impl<M: Machine> Interpreter<M> for Bus {
    fn execute(&mut self, m: &mut M, slot: &M::Slot, executed: u64) -> Option<Entered> {
        let behind = m.pc();
        self.position = executed;
        self.in_block = true;
        let done = m.execute(self, slot);
        self.in_block = false;
        self.position = 0;
        if done.is_ok() {
            if let Some(share) = &mut self.share {
                Share::count(&mut share.called, M::slot_op(slot));
            }
            return (self.attention || self.code.is_dirty()).then_some(Entered::Left);
        }
        m.set_pc(behind.wrapping_sub(M::slot_len(slot).into()));
        // A device is reached by a step of its own, so that it sees the time of this very instruction.
        match std::mem::take(&mut self.refused) {
            true => Some(Entered::Step),
            false => Some(Entered::Trap),
        }
    }
}

/// Counts the instruction at which code was left.
fn count_left<M: Machine>(m: &mut M, bus: &mut Bus) {
    let (pc, trap) = (m.pc(), m.trap());
    let fetched = bus.answer(m, |bus, m| step::fetch(m, bus, pc));
    m.set_trap(trap);
    if let (Ok(fetched), Some(share)) = (fetched, &mut bus.share) {
        Share::count(&mut share.left, M::slot_op(&fetched.slot));
    }
}

/// The bits at an address, which is henceforth one of translated code: a write to its page is seen. `None`: they can't be fetched, or are to
/// be left to the interpreter.
fn word<M: Machine>(
    (pages, forgotten): (&mut BTreeMap<u64, u64>, &HashMap<u64, u32>),
    m: &mut M,
    bus: &mut Bus,
    pc: u64,
) -> Option<u64> {
    let trap = m.trap();
    let fetched = step::fetch_word(m, bus, pc);
    m.set_trap(trap);
    let fetched = fetched.ok()?;
    let page = fetched.at & !(PAGE - 1);
    let is_written_often = forgotten.get(&page).is_some_and(|times| *times >= FORGOTTEN);
    // So is an instruction across the end of a page.
    if fetched.second.is_some() || is_written_often {
        return None;
    }
    if bus.code.mark(fetched.at, fetched.len) {
        bus.window.forbid_stores(fetched.at);
    }
    pages.insert(pc & !(PAGE - 1), page);
    Some(fetched.word)
}
