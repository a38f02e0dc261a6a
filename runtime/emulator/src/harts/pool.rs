//! Harts of one type of machine.

use super::{CacheSetup, Event, Exchange, HartTrap, Harts, Setup};
use crate::engine::{Engine, Runner, StopReason, Tiers, step};
use crate::environment::Environment;
use crate::memory::caches::{Caches, Commands, Finding};
use crate::memory::shared::{Change, Shared};
use crate::memory::space::prot;
use crate::memory::{Bus, World};
use crate::messages::cause_name;
use onespec_core::exec::Machine;
use onespec_core::exec::ram::PAGE;
use onespec_core::isa::Isa;
use std::collections::BTreeMap;

/// Instructions of a time slice.
const TURN: u64 = 4096;

/// State that some harts share, outside of their turns.
struct Bank {
    state: String,
    /// Harts whose numbers are equal above so many bits share it.
    bits: u32,
    /// By the number of the group, where it is not as behind a reset.
    values: BTreeMap<u64, u64>,
    reset: u64,
}

/// Harts of one type of machine over one memory.
pub struct Pool<M: Machine> {
    isa: &'static Isa,
    environment: Environment,
    reset: M,
    bus: Bus,
    runner: Runner<M>,
    harts: BTreeMap<u64, M>,
    banks: Vec<Bank>,
    exchanges: Vec<Exchange>,
    /// The hart whose turn it is, and instructions that are left of it.
    turn: Option<(u64, u64)>,
}

impl<M: Machine> Pool<M> {
    /// Without any hart. `m` is a machine behind a reset.
    pub fn new(m: M, isa: &'static Isa, setup: Setup, engine: Engine) -> Pool<M> {
        let banks = setup.shared.into_iter().map(|(state, bits)| Bank {
            reset: m.get(&state).unwrap_or(0),
            state,
            bits,
            values: BTreeMap::new(),
        });
        let mut shared = Shared::new(setup.end, setup.registers);
        if let Some(CacheSetup {
            geometry,
            checked,
            commands,
        }) = setup.caches
        {
            shared.caches = Some(Box::new(Caches::new(isa, geometry, checked)));
            shared.commands = commands.map(|target| Box::new(Commands::new(isa, &target, checked)));
        }
        Pool {
            isa,
            environment: Environment::of(isa),
            banks: banks.collect(),
            exchanges: setup.exchanges,
            reset: m,
            bus: Bus::shared(shared, setup.memory, u64::BITS),
            runner: Runner::new(engine, Tiers::default()),
            harts: BTreeMap::new(),
            turn: None,
        }
    }

    /// The hart that runs next: the one whose turn it is, else the first behind it.
    fn next(&self) -> Option<(u64, u64)> {
        let behind = match self.turn {
            Some((hart, left)) if left > 0 && self.harts.contains_key(&hart) => return Some((hart, left)),
            Some((hart, _)) => self.harts.range(hart.saturating_add(1)..).next(),
            None => None,
        };
        let hart = behind.or_else(|| self.harts.iter().next())?.0;
        Some((*hart, TURN))
    }

    /// Puts shared state into a hart, or takes it out.
    fn exchange(&mut self, hart: u64, into: bool) {
        let Some(running) = self.harts.get_mut(&hart) else {
            return;
        };
        for bank in &mut self.banks {
            let group = hart >> bank.bits;
            if into {
                let value = bank.values.get(&group).copied().unwrap_or(bank.reset);
                running.set(&bank.state, value);
            } else {
                let value = running.get(&bank.state).unwrap_or(0);
                match value == bank.reset {
                    true => drop(bank.values.remove(&group)),
                    false => drop(bank.values.insert(group, value)),
                }
            }
        }
    }

    /// What stores to registers have asked for.
    fn apply(&mut self) -> bool {
        let World::Shared(shared) = &mut self.bus.world else {
            return false;
        };
        let changes = std::mem::take(&mut shared.changes);
        let any = !changes.is_empty();
        for change in &changes {
            self.change(change);
        }
        any
    }

    fn change(&mut self, change: &Change) {
        let bank = self.banks.iter_mut().find(|bank| bank.state == change.state);
        let new = |old: u64| match change.adds {
            true => old.wrapping_add(change.value),
            false => change.value,
        };
        match (bank, self.harts.get_mut(&change.hart)) {
            (Some(bank), _) => {
                let group = change.hart >> bank.bits;
                let old = bank.values.get(&group).copied().unwrap_or(bank.reset);
                bank.values.insert(group, new(old));
            }
            (None, Some(hart)) => {
                let old = hart.get(&change.state).unwrap_or(0);
                hart.set(&change.state, new(old));
            }
            (None, None) => {}
        }
    }

    /// The trap in the state of a hart.
    fn trap(&mut self, number: u64) -> Event {
        let Some(hart) = self.harts.get_mut(&number) else {
            return Event::Ended;
        };
        let (pc, trap) = (hart.pc(), hart.trap());
        let word = match self.environment.word_traps.is_empty() {
            true => 0,
            false => step::fetch(hart, &mut self.bus, pc).map_or(0, |fetched| fetched.word),
        };
        let trap = self.environment.completed(self.isa, trap, word);
        Event::Trap(HartTrap {
            hart: number,
            name: cause_name(self.isa, trap),
            cause: trap.cause,
            value: trap.tval,
            pc,
        })
    }
}

impl<M: Machine> Harts for Pool<M> {
    fn map(&mut self, base: u64, bytes: u64, rights: u8) -> bool {
        self.bus.map_user(base, bytes, rights)
    }

    fn is_memory(&self, addr: u64, bytes: u64) -> bool {
        let World::Shared(shared) = &self.bus.world else {
            return false;
        };
        addr.checked_add(bytes).is_some() && shared.space.is_mapped(addr, bytes)
    }

    fn read(&mut self, addr: u64, to: &mut [u8]) -> bool {
        if !self.is_memory(addr, to.len() as u64) {
            return false;
        }
        let mut at = addr;
        let mut rest = to;
        while !rest.is_empty() {
            let piece = rest.len().min((PAGE - at % PAGE) as usize);
            let (now, behind) = rest.split_at_mut(piece);
            let Some((space, ram)) = self.bus.space() else {
                return false;
            };
            // A page that nobody has touched is zero, and stays untouched.
            if !space.is_touched(at) {
                now.fill(0);
            } else {
                let found = space.resolve(ram, at, None).ok();
                let Some(from) = found.and_then(|offset| ram.slice(offset, piece)) else {
                    return false;
                };
                now.copy_from_slice(from);
            }
            rest = behind;
            at += piece as u64;
        }
        true
    }

    fn write(&mut self, addr: u64, from: &[u8]) -> bool {
        self.is_memory(addr, from.len() as u64) && self.bus.write_any(addr, from)
    }

    fn start(&mut self, hart: u64, state: &[(String, u64)]) -> Result<(), String> {
        let mut m = self.reset.clone();
        let missing = state.iter().find(|(name, value)| !m.set(name, *value));
        if let Some((name, _)) = missing {
            return Err(name.clone());
        }
        for bank in &mut self.banks {
            let value = m.get(&bank.state).unwrap_or(0);
            bank.values.insert(hart >> bank.bits, value);
        }
        if let World::Shared(shared) = &mut self.bus.world
            && let Some(commands) = &mut shared.commands
        {
            commands.restart(hart);
        }
        self.harts.insert(hart, m);
        Ok(())
    }

    fn run(&mut self, instructions: u64) -> Event {
        let end = self.bus.retired.saturating_add(instructions);
        // Harts in a row that had nothing to do but to wait.
        let mut idle = 0;
        loop {
            let Some((number, left)) = self.next() else {
                self.turn = None;
                return Event::Ended;
            };
            if self.bus.retired >= end {
                return Event::Limit;
            }
            if idle >= self.harts.len() {
                return Event::Deadlock(self.harts.keys().copied().collect());
            }
            self.exchange(number, true);
            let Some(hart) = self.harts.get_mut(&number) else {
                continue;
            };
            self.bus.run_hart(hart, number);
            let (before, pc) = (self.bus.retired, hart.pc());
            self.bus.out_of_memory = false;
            let until = end.min(before.saturating_add(left));
            let stopped = match self.bus.caches().is_some() {
                true => step::run_seen(hart, &mut self.bus, until, |bus, pc, op| {
                    if let Some((caches, _)) = bus.caches() {
                        caches.begin(pc, op);
                    }
                }),
                false => self.runner.run(hart, &mut self.bus, until),
            };
            let done = self.bus.retired - before;
            let waits = std::mem::take(&mut self.bus.waiting);
            self.bus.attention = false;
            let is_idle = waits && done <= 1 && hart.pc() == pc;
            self.exchange(number, false);
            let mut changed = self.apply();
            if waits {
                let met = |exchange: &Exchange| exchange.meet(&mut self.harts, number);
                changed |= self.exchanges.iter().any(met);
            }
            idle = if is_idle && !changed { idle + 1 } else { 0 };
            let left = if waits { 0 } else { left.saturating_sub(done) };
            self.turn = Some((number, left));
            match stopped {
                StopReason::Trap if self.bus.out_of_memory => return Event::OutOfMemory,
                StopReason::Trap => return self.trap(number),
                StopReason::Limit | StopReason::Event => {}
            }
        }
    }

    fn get(&self, hart: u64, state: &str) -> Option<u64> {
        self.harts.get(&hart)?.get(state)
    }

    fn set(&mut self, hart: u64, state: &str, value: u64) -> bool {
        let done = self.harts.get_mut(&hart).is_some_and(|hart| hart.set(state, value));
        if let Some(bank) = self.banks.iter_mut().find(|bank| bank.state == state)
            && done
        {
            bank.values.insert(hart >> bank.bits, value);
        }
        done
    }

    fn end(&mut self, hart: u64) {
        self.harts.remove(&hart);
    }

    fn running(&self) -> Vec<u64> {
        self.harts.keys().copied().collect()
    }

    fn retired(&self) -> u64 {
        self.bus.retired
    }

    fn evict(&mut self, hart: u64, cache: usize, to: usize) {
        if let Some((caches, ram)) = self.bus.caches() {
            caches.evict(ram, hart, cache, to);
        }
    }

    fn empty_caches(&mut self) {
        if let Some((caches, ram)) = self.bus.caches() {
            caches.empty(ram);
        }
    }

    fn findings(&self) -> Vec<Finding> {
        match &self.bus.world {
            World::Shared(shared) => shared.caches.as_ref().map_or_else(Vec::new, |caches| caches.findings()),
            World::User(_) | World::Board(_) => Vec::new(),
        }
    }
}

/// Rights by their letters: `r`, `w`, `x`. `None`: another letter.
pub fn rights(text: &str) -> Option<u8> {
    text.chars().try_fold(0, |rights, letter| {
        Some(
            rights
                | match letter {
                    'r' => prot::READ,
                    'w' => prot::WRITE,
                    'x' => prot::EXEC,
                    _ => return None,
                },
        )
    })
}
