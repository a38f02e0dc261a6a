//! An in-order pipeline as instructions start on it: cycles, stalls, and the hazards of the path that is taken. Where the
//! analysis of [`super::graph`] knows sets, this knows the last access to each piece by each lane: of a group of lanes that execute
//! one program, those of one side of a branch do not meet what those of the other side wrote.

use super::Model;
use super::flow::{Found, Hazard};
use super::instance::{Instance, Piece};
use crate::isa::FileId;
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

/// The lanes that access a register of this file with this number, a bit for each: those that execute the instruction, or all,
/// where the lanes of a group have one register.
pub type LanesOf<'a> = &'a dyn Fn(FileId, u16) -> u128;

/// An access that no later one hides from these lanes.
#[derive(Debug, Clone, Copy)]
struct Last {
    lanes: u128,
    by: u32,
    access: u16,
    step: u32,
    start: u64,
    slot: u64,
}

/// The accesses to each piece, of which none have lanes in common.
#[derive(Debug, Clone, Default)]
struct Accesses(BTreeMap<Piece, Vec<Last>>);

impl Accesses {
    /// Those of these lanes.
    fn of(&self, piece: Piece, lanes: u128) -> impl Iterator<Item = &Last> {
        let all = self.0.get(&piece).into_iter().flatten();
        all.filter(move |last| last.lanes & lanes != 0)
    }

    /// What these lanes did counts no more.
    fn forget(&mut self, piece: Piece, lanes: u128) {
        let Some(all) = self.0.get_mut(&piece) else { return };
        all.iter_mut().for_each(|last| last.lanes &= !lanes);
        all.retain(|last| last.lanes != 0);
        if all.is_empty() {
            self.0.remove(&piece);
        }
    }

    /// The access counts for its lanes from now on.
    fn put(&mut self, piece: Piece, last: Last) {
        if let Some([one]) = self.0.get_mut(&piece).map(Vec::as_mut_slice)
            && one.lanes & !last.lanes == 0
        {
            *one = last;
            return;
        }
        self.forget(piece, last.lanes);
        self.0.entry(piece).or_default().push(last);
    }
}

#[derive(Debug, Clone, Default)]
struct Class {
    written: Accesses,
    read: Accesses,
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
    written: Accesses,
    read: Accesses,
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
            written: Accesses::default(),
            read: Accesses::default(),
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

    /// Starts the instruction `at` of the code, on a core without lanes.
    pub fn step(&mut self, model: &Model, code: &[Instance], at: usize) -> Step {
        self.step_of(model, code, at, &|_, _| 1)
    }

    /// Starts the instruction `at` of the code for some lanes of a group.
    pub fn step_of(&mut self, model: &Model, code: &[Instance], at: usize, lanes: LanesOf<'_>) -> Step {
        let Some(k) = code.get(at) else { return Step::default() };
        let mut start = self.now;
        let mut hazards = Vec::new();
        for (class, state) in self.classes.iter_mut().enumerate() {
            if k.clears >> (class & 63) & 1 != 0 {
                if !state.written.0.is_empty() {
                    start = start.max(state.done);
                }
                *state = Class::default();
            }
        }
        self.rules(model, code, at, k, &mut start, &mut hazards);
        self.depends(model, (code, lanes), at, k, &mut start, &mut hazards);
        self.take_units(model, k, &mut start);
        let stall = start - self.now;
        self.stalls += stall;
        self.enter(model, at, (k, lanes), start);
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
        (code, lanes): (&[Instance], LanesOf<'_>),
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
                let by = lanes(item.piece.file, item.register);
                let written = self.written.of(item.piece, by).map(|last| (last, dep));
                let read = self.read.of(item.piece, by).filter(|_| b.writes);
                for (last, dep) in written.chain(read.map(|last| (last, Dep::War))) {
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
                    let written = state.written.of(item.piece, by);
                    let written = written.map(|last| (last, dep, Hazard::Class(class as u8)));
                    let read = state.read.of(item.piece, by).filter(|_| b.writes);
                    let read = read.map(|last| (last, Dep::War, Hazard::Late(class as u8)));
                    for (last, dep, hazard) in written.chain(read) {
                        let Some((p, a)) = producer(last.by, last.access) else {
                            continue;
                        };
                        if !model.lifted((p, a), (k, b), dep) {
                            tell(last.by, hazard, 0, a.cycles);
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

    fn enter(&mut self, model: &Model, at: usize, (k, lanes): (&Instance, LanesOf<'_>), start: u64) {
        for (access, b) in k.accesses.iter().enumerate() {
            for item in &b.items {
                let by = lanes(item.piece.file, item.register);
                let last = Last {
                    lanes: by,
                    by: at as u32,
                    access: access as u16,
                    step: item.step,
                    start,
                    slot: self.slot,
                };
                if b.writes {
                    self.written.put(item.piece, last);
                    self.read.forget(item.piece, by);
                    for class in &mut self.classes {
                        class.written.forget(item.piece, by);
                    }
                    if let Wait::Class(class) = k.wait
                        && let Some(class) = self.classes.get_mut(usize::from(class))
                    {
                        class.written.put(item.piece, last);
                        class.done = class.done.max(start.saturating_add_signed(b.cycles));
                    }
                    continue;
                }
                if model.tracks_reads {
                    self.read.put(item.piece, last);
                }
                if let Some(class) = k.late.and_then(|class| self.classes.get_mut(usize::from(class))) {
                    class.read.put(item.piece, last);
                }
            }
        }
    }
}
