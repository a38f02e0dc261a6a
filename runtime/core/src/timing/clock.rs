//! An in-order pipeline as instructions start on it: cycles, stalls, and the hazards of the path that is taken. Where the
//! analysis of [`super::graph`] knows sets, this knows the last access to each piece.

use super::Model;
use super::flow::{Found, Hazard};
use super::instance::{Instance, Piece};
use crate::isa::timing::{Dep, Wait};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// What an instruction met.
#[derive(Debug, Clone, Default)]
pub struct Step {
    /// The cycle in which it starts.
    pub start: u64,
    /// Cycles that it waited.
    pub stall: u64,
    /// What the program should have waited for.
    pub hazards: Vec<Found>,
}

#[derive(Debug, Clone, Copy)]
struct Last {
    by: u32,
    access: u16,
    step: u32,
    start: u64,
    slot: u64,
}

#[derive(Debug, Clone, Default)]
struct Class {
    written: BTreeMap<Piece, (u32, u16)>,
    read: BTreeMap<Piece, (u32, u16)>,
    /// When everything is expected to be there.
    done: u64,
}

#[derive(Debug, Clone, Copy)]
struct Open {
    by: u32,
    rule: u8,
    /// The slot at which it ends.
    until: u64,
}

/// Time on a core.
#[derive(Debug, Clone)]
pub struct Clock {
    /// The cycle in which the next instruction may start.
    now: u64,
    /// Instructions that have started in it.
    started: u8,
    /// Issue slots so far.
    slot: u64,
    /// Start and slot of the instruction before.
    before: (u64, u64),
    written: BTreeMap<Piece, Last>,
    read: BTreeMap<Piece, Last>,
    classes: Vec<Class>,
    open: Vec<Open>,
    /// For each unit, when each of its copies is free.
    units: Vec<Vec<u64>>,
    /// Cycles that instructions have waited.
    pub stalls: u64,
}

impl Clock {
    /// A clock at cycle 0, with nothing pending.
    pub fn new(model: &Model) -> Clock {
        let copies = |count: u16| vec![0; usize::from(count.max(1))];
        Clock {
            now: 0,
            started: 0,
            slot: 0,
            before: (0, 0),
            written: BTreeMap::new(),
            read: BTreeMap::new(),
            classes: vec![Class::default(); model.core.classes.len()],
            open: Vec::new(),
            units: model.core.units.iter().map(|(_, count)| copies(*count)).collect(),
            stalls: 0,
        }
    }

    /// Cycles so far.
    pub fn cycles(&self) -> u64 {
        self.now + u64::from(self.started > 0)
    }

    /// Starts the instruction `at` of the code.
    pub fn step(&mut self, model: &Model, code: &[Instance], at: usize) -> Step {
        let Some(k) = code.get(at) else { return Step::default() };
        let mut start = self.now;
        let mut hazards = Vec::new();
        for (class, state) in self.classes.iter_mut().enumerate() {
            if k.clears >> (class & 63) & 1 != 0 {
                if !state.written.is_empty() {
                    start = start.max(state.done);
                }
                *state = Class::default();
            }
        }
        self.rules(model, code, at, k, &mut start, &mut hazards);
        self.depends(model, code, at, k, &mut start, &mut hazards);
        self.take_units(model, k, &mut start);
        let stall = start - self.now;
        self.stalls += stall;
        self.enter(model, at, k, start);
        self.before = (start, self.slot);
        self.slot += u64::from(k.span());
        self.open.retain(|open| open.until > self.slot);
        let rules = k.next.iter().enumerate();
        self.open.extend(rules.map(|(rule, (_, slots))| Open {
            by: at as u32,
            rule: rule as u8,
            until: self.slot + u64::from(*slots),
        }));
        self.advance(model, k, start);
        Step { start, stall, hazards }
    }

    /// The cycle of the next instruction.
    fn advance(&mut self, model: &Model, k: &Instance, start: u64) {
        if model.core.issue <= 1 || k.span() != 1 {
            (self.now, self.started) = (start + u64::from(k.span()), 0);
            return;
        }
        self.started = if start == self.now { self.started + 1 } else { 1 };
        self.now = start;
        if self.started >= model.core.issue {
            (self.now, self.started) = (start + 1, 0);
        }
    }

    fn rules(
        &self,
        model: &Model,
        code: &[Instance],
        at: usize,
        k: &Instance,
        start: &mut u64,
        hazards: &mut Vec<Found>,
    ) {
        for open in self.open.iter().filter(|open| open.until > self.slot) {
            let Some(p) = code.get(open.by as usize) else { continue };
            let Some((rule, _)) = p.next.get(usize::from(open.rule)) else {
                continue;
            };
            if model.env(Some(model.subject(k))).holds(&rule.must) {
                continue;
            }
            if rule.wait.unwrap_or(p.wait) == Wait::Hardware {
                *start = (*start).max(self.before.0 + (open.until - self.before.1));
                continue;
            }
            hazards.push(Found {
                at: at as u32,
                by: open.by,
                hazard: Hazard::Next(open.rule),
                register: None,
                writes: false,
                missing: (open.until - self.slot) as u32,
                cycles: 0,
            });
        }
    }

    fn depends(
        &self,
        model: &Model,
        code: &[Instance],
        at: usize,
        k: &Instance,
        start: &mut u64,
        hazards: &mut Vec<Found>,
    ) {
        let producer = |by: u32, access: u16| {
            let p = code.get(by as usize)?;
            Some((p, p.accesses.get(usize::from(access))?))
        };
        for b in &k.accesses {
            let dep = if b.writes { Dep::Waw } else { Dep::Raw };
            for item in &b.items {
                let mut tell = |by: u32, hazard, missing, cycles| {
                    hazards.push(Found {
                        at: at as u32,
                        by,
                        hazard,
                        register: Some((item.piece.file, item.register)),
                        writes: b.writes,
                        missing,
                        cycles,
                    });
                };
                let earlier = self.read.get(&item.piece).filter(|_| b.writes);
                let all = [(self.written.get(&item.piece), dep), (earlier, Dep::War)];
                for (last, dep) in all.into_iter().filter_map(|(last, dep)| Some((last?, dep))) {
                    let Some((p, a)) = producer(last.by, last.access) else {
                        continue;
                    };
                    let Some(distance) = model.distance((p, a, last.step), (k, b, item.step), dep) else {
                        continue;
                    };
                    let from = |time: u64| time.saturating_add_signed(distance.cycles);
                    match distance.wait {
                        Wait::Hardware => *start = (*start).max(from(last.start)),
                        Wait::Slots if from(last.slot) > self.slot => {
                            tell(last.by, Hazard::Slots, (from(last.slot) - self.slot) as u32, a.cycles);
                        }
                        Wait::Slots | Wait::Class(_) => {}
                    }
                }
                for (class, state) in self.classes.iter().enumerate() {
                    let written = state
                        .written
                        .get(&item.piece)
                        .map(|p| (p, dep, Hazard::Class(class as u8)));
                    let read = state.read.get(&item.piece).filter(|_| b.writes);
                    let read = read.map(|p| (p, Dep::War, Hazard::Late(class as u8)));
                    for ((by, access), dep, hazard) in written.into_iter().chain(read) {
                        let Some((p, a)) = producer(*by, *access) else { continue };
                        if !model.lifted((p, a), (k, b), dep) {
                            tell(*by, hazard, 0, a.cycles);
                        }
                    }
                }
            }
        }
    }

    /// Waits until one of each list of units is free, and takes it.
    fn take_units(&mut self, model: &Model, k: &Instance, start: &mut u64) {
        let env = model.env(Some(model.subject(k)));
        let mut taken = Vec::new();
        for any in k.keys.units {
            let free = |unit: &u8| {
                let copies = self.units.get(usize::from(*unit))?;
                let (copy, at) = copies.iter().enumerate().min_by_key(|(_, at)| **at)?;
                Some((usize::from(*unit), copy, *at))
            };
            // Of those that are free the first.
            let best = any.iter().filter_map(free).min_by_key(|(.., at)| (*at).max(*start));
            if let Some((unit, copy, at)) = best {
                *start = (*start).max(at);
                taken.push((unit, copy));
            }
        }
        for (unit, copy) in taken {
            let name = model.core.units.get(unit).map(|unit| unit.0);
            let busy = model.busy(&env, k.keys, name, k.slots);
            if let Some(free) = self.units.get_mut(unit).and_then(|copies| copies.get_mut(copy)) {
                *free = *start + u64::from(busy);
            }
        }
    }

    fn enter(&mut self, model: &Model, at: usize, k: &Instance, start: u64) {
        let by = at as u32;
        for (access, b) in k.accesses.iter().enumerate() {
            for item in &b.items {
                let access = access as u16;
                let last = Last {
                    by,
                    access,
                    step: item.step,
                    start,
                    slot: self.slot,
                };
                if b.writes {
                    self.written.insert(item.piece, last);
                    self.read.remove(&item.piece);
                    self.classes
                        .iter_mut()
                        .for_each(|class| _ = class.written.remove(&item.piece));
                    if let Wait::Class(class) = k.wait
                        && let Some(class) = self.classes.get_mut(usize::from(class))
                    {
                        class.written.insert(item.piece, (by, access));
                        class.done = class.done.max(start.saturating_add_signed(b.cycles));
                    }
                    continue;
                }
                if model.tracks_reads {
                    self.read.insert(item.piece, last);
                }
                if let Some(class) = k.late.and_then(|class| self.classes.get_mut(usize::from(class))) {
                    class.read.insert(item.piece, (by, access));
                }
            }
        }
    }
}
