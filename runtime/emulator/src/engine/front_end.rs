//! The engine of a machine with a front end: it keeps words of the stream or passes them on, and issues words of its own beside
//! them; instructions issue further words, which come before the next word of the stream.
//!
//! A word is decoded when it comes for the first time. Nothing is allocated for a word.

use super::StopReason;
use super::step::{fetch_word, illegal};
use crate::memory::Bus;
use onespec_core::exec::ram::PAGE;
use onespec_core::exec::{Access, Machine, Stop};
use onespec_core::isa::OpId;
use std::ops::RangeInclusive;

/// Words that one word of the stream may lead to. A recorded word that issues itself would go on for ever.
const MAX_ISSUED: usize = 1 << 16;
/// Bits of the number of decoded words that are kept.
const KEPT_BITS: u32 = 9;
/// Decoded words that are kept.
const KEPT: usize = 1 << KEPT_BITS;

/// A word that was executed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Executed {
    /// The word.
    pub word: u64,
    /// Its instruction.
    pub op: OpId,
    /// The front end issued it beside the word that came next: it took no slot of its own.
    pub beside: bool,
}

/// A word of the stream.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Passed {
    /// Its bits.
    pub word: u64,
    /// Its bytes.
    pub len: u64,
}

/// A word that was decoded.
struct Known<M: Machine> {
    word: u64,
    /// Its address when it came last.
    pc: u64,
    code: M::Code,
}

/// A page whose address translates to an offset in RAM, until translations change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Page {
    number: u64,
    offset: u64,
    flushes: u32,
}

/// The engine's memory: words that were decoded, and words that wait.
pub struct FrontEnd<M: Machine> {
    /// A direct-mapped cache by word.
    decoded: Box<[Option<Known<M>>; KEPT]>,
    /// The page of the latest fetch.
    page: Option<Page>,
    /// Words that come next, the last one first, with whether they run beside another one. Empty between words of the stream.
    waiting: Vec<(u64, bool)>,
    /// Addresses at which [`FrontEnd::run`] comes back, and the range of them, which most addresses lie outside of.
    stops: Vec<u64>,
    range: RangeInclusive<u64>,
}

impl<M: Machine> Known<M> {
    /// Puts it at another address; false where it has to be decoded again.
    #[inline]
    fn move_to(&mut self, pc: u64) -> bool {
        let moves = M::move_to(&mut self.code, pc);
        if moves {
            self.pc = pc;
        }
        moves
    }
}

/// The place of a word among those that were decoded: multiplicative hashing (Knuth, "The Art of Computer Programming", volume
/// 3, 6.4).
#[inline]
fn place(word: u64) -> usize {
    (word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - KEPT_BITS)) as usize
}

#[cold]
#[inline(never)]
fn decode<M: Machine>(m: &M, (pc, word): (u64, u64)) -> Option<Known<M>> {
    let code = M::ready(m.decode(word.into(), pc)?, None);
    Some(Known { word, pc, code })
}

impl<M: Machine> Default for FrontEnd<M> {
    fn default() -> FrontEnd<M> {
        FrontEnd {
            decoded: Box::new([const { None }; KEPT]),
            page: None,
            waiting: Vec::new(),
            stops: Vec::new(),
            range: RangeInclusive::new(1, 0),
        }
    }
}

impl<M: Machine> FrontEnd<M> {
    /// Has [`FrontEnd::run`] come back at these addresses.
    pub fn stop_at(&mut self, places: &[u64]) {
        self.stops = places.to_vec();
        let (least, most) = (places.iter().min(), places.iter().max());
        self.range = *least.unwrap_or(&1)..=*most.unwrap_or(&0);
    }

    #[inline]
    fn stops_at(&self, pc: u64) -> bool {
        self.range.contains(&pc) && self.stops.contains(&pc)
    }

    /// Fetches a word, and executes it and what it issues, unless the front end keeps it. `see` is given what was executed, in
    /// order: the word itself, unless the front end kept it, and those that were issued.
    ///
    /// # Errors
    /// The word cannot be fetched, or an instruction raises a trap: the trap is in the state, and `pc` is unchanged.
    #[inline]
    pub fn step(&mut self, m: &mut M, bus: &mut Bus, see: impl FnMut(Executed, &M::Slot)) -> Result<Passed, Stop> {
        let pc = m.pc();
        bus.position = 0;
        let passed = match self.known(bus, pc) {
            Some(passed) => passed,
            None => self.fetch(m, bus, pc)?,
        };
        m.set_pc(pc.wrapping_add(passed.len));
        self.pass(m, bus, (pc, passed.word), see)?;
        Ok(passed)
    }

    /// The word at `pc`, if its page is that of the latest fetch and it has been decoded: most have.
    #[inline]
    fn known(&self, bus: &Bus, pc: u64) -> Option<Passed> {
        let page = self.page?;
        if page.number != pc / PAGE || page.flushes != bus.flushes {
            return None;
        }
        let at = page.offset + pc % PAGE;
        let word = match at.is_multiple_of(4) {
            true => bus.window.ram.read_aligned((at / PAGE) as usize, at as usize, 4)?,
            false => return None,
        };
        let known = self.decoded[place(word)].as_ref()?;
        let len = u64::from(M::slot_len(M::slot(&known.code)));
        (known.word == word && len == 4).then_some(Passed { word, len })
    }

    #[inline(never)]
    fn fetch(&mut self, m: &mut M, bus: &mut Bus, pc: u64) -> Result<Passed, Stop> {
        let fetched = fetch_word(m, bus, pc)?;
        // What is not kept holds for this address only.
        self.page = bus.window.tlb.find(pc, Access::Fetch).map(|at| Page {
            number: pc / PAGE,
            offset: at - pc % PAGE,
            flushes: bus.flushes,
        });
        Ok(Passed {
            word: fetched.word,
            len: fetched.len,
        })
    }

    /// Gives a word with its address to the front end, and executes what comes of it.
    ///
    /// # Errors
    /// An instruction raises a trap: the trap is in the state, and `pc` is as given.
    #[inline]
    pub fn pass(
        &mut self,
        m: &mut M,
        bus: &mut Bus,
        (pc, word): (u64, u64),
        mut see: impl FnMut(Executed, &M::Slot),
    ) -> Result<(), Stop> {
        bus.position = 0;
        bus.front_end = true;
        bus.issued.clear();
        let passes = m.accept(bus, word.into());
        if !passes || !bus.issued.is_empty() {
            self.waiting.clear();
            self.take_kept(bus, passes, (word, false));
            return self.issue(m, bus, pc, 0, see);
        }
        // Most words are executed alone.
        self.execute(m, bus, pc, (word, false), &mut see)?;
        if bus.issued.is_empty() {
            bus.retired += 1;
            return Ok(());
        }
        self.waiting.clear();
        self.take_issued(bus, false);
        self.issue(m, bus, pc, 1, see)
    }

    /// Executes the words that wait, and those that they issue; some words have been executed before.
    fn issue(
        &mut self,
        m: &mut M,
        bus: &mut Bus,
        pc: u64,
        mut executed: u64,
        mut see: impl FnMut(Executed, &M::Slot),
    ) -> Result<(), Stop> {
        let mut asked = 1;
        while let Some((word, beside)) = self.waiting.pop() {
            asked += 1;
            let passes = m.accept(bus, word.into());
            if asked >= MAX_ISSUED {
                bus.issued.clear();
                if passes {
                    let stop = illegal(m, word);
                    m.set_pc(pc);
                    return Err(stop);
                }
            } else if passes && bus.issued.is_empty() {
                self.execute(m, bus, pc, (word, beside), &mut see)?;
                executed += 1;
                self.take_issued(bus, beside);
            } else {
                self.take_kept(bus, passes, (word, beside));
            }
        }
        bus.retired += executed.max(1);
        Ok(())
    }

    /// Executes a word.
    #[inline]
    fn execute(
        &mut self,
        m: &mut M,
        bus: &mut Bus,
        pc: u64,
        (word, beside): (u64, bool),
        see: &mut impl FnMut(Executed, &M::Slot),
    ) -> Result<(), Stop> {
        let code = self.code(m, pc, word);
        let done = match code {
            Some(code) => m.execute_ready(bus, code),
            None => Err(illegal(m, word)),
        };
        let (Some(code), Ok(())) = (code, done) else {
            bus.issued.clear();
            m.set_pc(pc);
            return Err(Stop);
        };
        let slot = M::slot(code);
        let op = M::slot_op(slot);
        see(Executed { word, op, beside }, slot);
        Ok(())
    }

    /// After a word that did not pass, or beside which others are issued: these come first, and the word again behind them.
    fn take_kept(&mut self, bus: &mut Bus, passes: bool, word: (u64, bool)) {
        if !bus.issued.is_empty() {
            self.waiting.extend(passes.then_some(word));
            self.take_issued(bus, true);
        }
    }

    /// Puts issued words before those that wait.
    #[inline]
    fn take_issued(&mut self, bus: &mut Bus, beside: bool) {
        if !bus.issued.is_empty() {
            self.waiting
                .extend(bus.issued.drain(..).rev().map(|word| (word as u64, beside)));
        }
    }

    /// The instruction of a word, decoded if it is not known.
    #[inline]
    fn code(&mut self, m: &M, pc: u64, word: u64) -> Option<&M::Code> {
        let place = &mut self.decoded[place(word)];
        let is_known = |known: &mut Known<M>| known.word == word && (known.pc == pc || known.move_to(pc));
        if !place.as_mut().is_some_and(is_known) {
            *place = Some(decode(m, (pc, word))?);
        }
        place.as_ref().map(|known| &known.code)
    }

    /// Steps until `bus.retired` is `until`, a trap is raised, an address is reached at which it stops, or something happens that
    /// the driver looks at.
    pub fn run(&mut self, m: &mut M, bus: &mut Bus, until: u64) -> StopReason {
        while bus.retired < until {
            let mut system = false;
            let done = self.step(m, bus, |_, slot| system |= M::system(slot));
            if done.is_err() {
                return StopReason::Trap;
            }
            if std::mem::take(&mut bus.attention) || system || self.stops_at(m.pc()) {
                return StopReason::Event;
            }
        }
        StopReason::Limit
    }
}
