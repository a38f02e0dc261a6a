//! Finds places for the items of a point: where they are preferred, else by best fit, else in the window whose occupants
//! cost least to move, else by arranging all values of the file anew.

use super::affinity::Affinity;
use super::demand::{Demand, ItemKind};
use super::input::{Function, Value};
use super::occupancy::Occupancy;
use super::registers::Registers;
use super::units::Units;

/// Windows that are tried, those that cost least.
const MAX_WINDOWS: usize = 128;
/// Arrangements that are tried in random order when the others fail.
const SHUFFLES: u64 = 400;

/// Where everything is at a point.
#[derive(Debug, Clone, Default)]
pub struct Placement {
    /// By item; nothing for values that are only copied from.
    pub at: Vec<Option<usize>>,
    /// Other values that go to another place.
    pub moved: Vec<(u32, usize)>,
    pub made_room: u32,
    pub packed: u32,
}

/// A point at which places are found.
pub struct Placer<'a> {
    pub function: &'a Function,
    pub registers: &'a Registers,
    /// The instruction, if it is one.
    pub inst: Option<usize>,
    pub demand: &'a Demand,
    pub occupancy: &'a Occupancy,
    pub affinity: &'a Affinity,
    /// Preferred places of items, best first.
    pub hints: &'a [(usize, usize)],
}

/// Something with a place: an item, or a value that the instruction does not name.
#[derive(Debug, Clone)]
struct Entity {
    item: Option<usize>,
    value: u32,
    starts: Units,
    size: usize,
    align: usize,
    early: bool,
    late: bool,
    current: Option<usize>,
}

struct State {
    early: Units,
    late: Units,
    /// Units of what may not be moved any more.
    pinned_early: Units,
    pinned_late: Units,
    /// Values that the instruction does not name and that can't stay where they are.
    displaced: Vec<u32>,
    out: Placement,
}

impl State {
    fn avail(&self, entity: &Entity) -> Units {
        let mut busy = Units::EMPTY;
        if entity.early {
            busy = busy.or(&self.early);
        }
        if entity.late {
            busy = busy.or(&self.late);
        }
        entity.starts.without(&busy.starts_that_meet(entity.size))
    }

    fn fill(&mut self, entity: &Entity, start: usize) {
        let range = start..start + entity.size;
        if entity.early {
            self.early.insert(range.clone());
        }
        if entity.late {
            self.late.insert(range);
        }
    }

    fn pin(&mut self, entity: &Entity, start: usize) {
        let range = start..start + entity.size;
        if entity.early {
            self.pinned_early.insert(range.clone());
        }
        if entity.late {
            self.pinned_late.insert(range);
        }
    }
}

impl Placer<'_> {
    /// Places all items; nothing if there is no arrangement that it finds.
    pub fn place(&self) -> Option<Placement> {
        let mut state = State {
            early: self.occupancy.busy,
            late: self.occupancy.busy,
            pinned_early: Units::EMPTY,
            pinned_late: Units::EMPTY,
            displaced: Vec::new(),
            out: Placement {
                at: vec![None; self.demand.items.len()],
                ..Placement::default()
            },
        };
        let mut open: Vec<Entity> = Vec::new();
        for (number, item) in self.demand.items.iter().enumerate() {
            if matches!(item.kind, ItemKind::Tied { .. }) {
                continue;
            }
            let entity = self.entity(number);
            if item.kind == ItemKind::Main
                && let Some(at) = entity.current
            {
                let range = at..at + item.size;
                let stays = item.early && item.starts.contains(at);
                if !stays {
                    state.early.remove(range.clone());
                }
                if !stays || !entity.late {
                    state.late.remove(range);
                }
                if stays {
                    state.out.at[number] = Some(at);
                    if item.fixed {
                        state.pin(&entity, at);
                    }
                    continue;
                }
            }
            if item.early || item.late {
                open.push(entity);
            }
        }
        if self.demand.is_blocked {
            state.pinned_late = state.pinned_late.or(&self.clobbered());
            for value in self.occupancy.values_in(&self.demand.blocked) {
                if self.main(value).is_none() {
                    let entity = self.bystander(value);
                    if let Some(at) = entity.current {
                        state.early.remove(at..at + entity.size);
                        state.late.remove(at..at + entity.size);
                    }
                    state.displaced.push(value);
                    open.push(entity);
                }
            }
            state.late = state.late.or(&self.clobbered());
        }
        let is_ruled = self.inst.is_some_and(|inst| self.demand.is_ruled(self.function, inst));
        // What has one place, then what is read, the largest first, then what is written.
        open.sort_by_key(|e| {
            let only = e.starts.first() == e.starts.last();
            (!only, !e.early, std::cmp::Reverse((e.align, e.size)))
        });
        let mut packed = Vec::new();
        for entity in &open {
            let file = self.function.class_of(Value(entity.value)).file;
            if !packed.contains(&file) && !self.place_one(entity, &mut state, is_ruled) {
                state.out = self.pack(entity, &state, is_ruled)?;
                packed.push(file);
            }
        }
        self.tie(&mut state.out);
        Some(state.out)
    }

    /// Units that are written late by something that is no item.
    fn clobbered(&self) -> Units {
        let mut blocked = self.demand.blocked;
        for item in self.demand.items.iter().filter(|i| i.fixed && i.kind == ItemKind::Def) {
            if let Some(start) = item.starts.first() {
                blocked.remove(start..start + item.size);
            }
        }
        for item in &self.demand.items {
            // A tied definition that is fixed is written where its use is.
            if let ItemKind::Tied { item: other, offset } = item.kind
                && item.fixed
                && let Some(start) = self.demand.items[usize::from(other)].starts.first()
            {
                let start = start + usize::from(offset);
                blocked.remove(start..start + item.size);
            }
        }
        blocked
    }

    fn main(&self, value: u32) -> Option<usize> {
        self.demand
            .items
            .iter()
            .position(|i| i.kind == ItemKind::Main && i.value == value)
    }

    fn entity(&self, number: usize) -> Entity {
        let item = &self.demand.items[number];
        let current = if item.kind == ItemKind::Main {
            self.occupancy.at(item.value)
        } else {
            None
        };
        let late = item.late || self.tied_to(number).is_some();
        Entity {
            item: Some(number),
            value: item.value,
            starts: item.starts,
            size: item.size,
            align: item.align,
            early: item.early,
            late,
            current,
        }
    }

    /// The definition that is tied to an item.
    fn tied_to(&self, number: usize) -> Option<usize> {
        let is = |kind: &ItemKind| matches!(kind, ItemKind::Tied { item, .. } if usize::from(*item) == number);
        self.demand.items.iter().position(|i| is(&i.kind))
    }

    fn bystander(&self, value: u32) -> Entity {
        let id = self.function.values[value as usize].class.index();
        let class = &self.function.classes[id];
        let size = usize::from(class.size);
        let mut starts = *self.registers.starts(id);
        if self.demand.is_blocked {
            starts = starts.without(&self.demand.blocked.starts_that_meet(size));
        }
        Entity {
            item: None,
            value,
            starts,
            size,
            align: usize::from(class.align),
            early: true,
            late: true,
            current: self.occupancy.at(value),
        }
    }

    /// Definitions that are tied get the places of their uses.
    fn tie(&self, out: &mut Placement) {
        for (number, item) in self.demand.items.iter().enumerate() {
            if let ItemKind::Tied { item: other, offset } = item.kind {
                out.at[number] = out.at[usize::from(other)].map(|at| at + usize::from(offset));
            }
        }
    }

    /// Whether the rules hold for what has a place.
    fn rules_hold(&self, at: &[Option<usize>]) -> bool {
        let Some(inst) = self.inst else { return true };
        self.demand.items.iter().enumerate().all(|(number, item)| {
            let start = match item.kind {
                ItemKind::Def => at[number],
                ItemKind::Tied { item, offset } => at[usize::from(item)].map(|at| at + usize::from(offset)),
                _ => None,
            };
            start.is_none_or(|start| self.demand.allows(self.function, inst, number, start, &|item| at[item]))
        })
    }

    fn place_one(&self, entity: &Entity, state: &mut State, is_ruled: bool) -> bool {
        let mut avail = state.avail(entity);
        while let Some(start) = self.choose(entity, &avail, state) {
            if self.try_at(entity, start, state, is_ruled) {
                state.fill(entity, start);
                state.pin(entity, start);
                return true;
            }
            avail.remove(start..start + 1);
        }
        self.make_room(entity, state, is_ruled)
    }

    /// Notes a place if the rules allow it.
    fn try_at(&self, entity: &Entity, start: usize, state: &mut State, is_ruled: bool) -> bool {
        match entity.item {
            Some(item) => {
                state.out.at[item] = Some(start);
                if is_ruled && !self.rules_hold(&state.out.at) {
                    state.out.at[item] = None;
                    return false;
                }
            }
            None => state.out.moved.push((entity.value, start)),
        }
        true
    }

    fn choose(&self, entity: &Entity, avail: &Units, state: &State) -> Option<usize> {
        if avail.is_empty() {
            return None;
        }
        if let Some(item) = entity.item {
            let own = self.hints.iter().filter(|(of, _)| *of == item).map(|(_, at)| *at);
            let of_set = self.affinity.hints(entity.value).into_iter().flatten();
            if let Some(at) = own.chain(of_set).find(|at| avail.contains(*at)) {
                return Some(at);
            }
        }
        let busy = if entity.early {
            state.early.or(&state.late)
        } else {
            state.late
        };
        if entity.item.is_some()
            && let Some(span) = self.affinity.span(self.function, entity.value)
        {
            // A place where the rest of the set fits around it.
            let mut regions = Units::EMPTY;
            let never = self.registers.never();
            let free = avail.without(&busy.or(never).up(span.before).starts_that_meet(span.size));
            for start in free.iter() {
                if start >= span.before && (start - span.before).is_multiple_of(span.align) {
                    regions.insert(start..start + 1);
                }
            }
            if let Some(start) = self.registers.best_fit(&regions, &busy, entity.align) {
                return Some(start);
            }
        }
        self.registers.best_fit(avail, &busy, entity.align)
    }

    /// Moves what is in the cheapest window.
    fn make_room(&self, entity: &Entity, state: &mut State, is_ruled: bool) -> bool {
        let mut pinned = Units::EMPTY;
        if entity.early {
            pinned = pinned.or(&state.pinned_early);
        }
        if entity.late {
            pinned = pinned.or(&state.pinned_late);
        }
        let places = self.movable(state);
        let mut windows: Vec<(usize, usize, Vec<u32>)> = Vec::new();
        for start in entity.starts.without(&pinned.starts_that_meet(entity.size)).iter() {
            let mut occupants: Vec<u32> = Vec::new();
            let mut cost = 0;
            for unit in start..start + entity.size {
                let Some(value) = places.owner(unit) else { continue };
                if occupants.last() == Some(&value) {
                    continue;
                }
                let other = self.occupant(value);
                if (entity.early && other.early) || (entity.late && other.late) {
                    occupants.push(value);
                    cost += other.size;
                }
            }
            windows.push((cost, start, occupants));
        }
        windows.sort_by_key(|(cost, start, _)| (*cost, *start));
        for swaps in [false, true] {
            for (_, start, occupants) in windows.iter().take(MAX_WINDOWS) {
                let window = Window {
                    start: *start,
                    occupants,
                    swaps,
                };
                if self.try_window(entity, &window, &places, state, is_ruled) {
                    state.out.made_room += 1;
                    return true;
                }
            }
        }
        false
    }

    /// The values that are where they were, and may be moved.
    fn movable(&self, state: &State) -> Occupancy {
        let mut occupancy = self.occupancy.clone();
        let size = |value: u32| usize::from(self.function.class_of(Value(value)).size);
        for (number, item) in self.demand.items.iter().enumerate() {
            let is_main = item.kind == ItemKind::Main;
            if is_main && self.occupancy.at(item.value) != state.out.at[number] {
                occupancy.take(item.value, size(item.value));
            }
        }
        let moved = state.out.moved.iter().map(|(value, _)| value);
        for value in moved.chain(&state.displaced) {
            occupancy.take(*value, size(*value));
        }
        occupancy
    }

    /// A value in registers, as an item or as one that the instruction does not name.
    fn occupant(&self, value: u32) -> Entity {
        match self.main(value) {
            Some(item) => self.entity(item),
            None => self.bystander(value),
        }
    }

    fn try_window(
        &self,
        entity: &Entity,
        window: &Window<'_>,
        places: &Occupancy,
        state: &mut State,
        is_ruled: bool,
    ) -> bool {
        let start = window.start;
        let mut others: Vec<Entity> = window.occupants.iter().map(|v| self.occupant(*v)).collect();
        others.sort_by_key(|e| std::cmp::Reverse((e.align, e.size)));
        let mut trial = State {
            early: state.early,
            late: state.late,
            pinned_early: state.pinned_early,
            pinned_late: state.pinned_late,
            displaced: state.displaced.clone(),
            out: state.out.clone(),
        };
        for other in &others {
            let Some(at) = places.at(other.value) else { return false };
            let range = at..at + other.size;
            if other.early {
                trial.early.remove(range.clone());
            }
            if other.late {
                trial.late.remove(range);
            }
        }
        if self.demand.is_blocked {
            trial.late = trial.late.or(&self.clobbered());
        }
        trial.fill(entity, start);
        if let Some(item) = entity.item {
            trial.out.at[item] = Some(start);
        } else {
            trial.out.moved.push((entity.value, start));
        }
        let mut targets = Vec::new();
        let mut at = 0;
        while let Some(other) = others.get(at).cloned() {
            at += 1;
            let avail = trial.avail(&other);
            let busy = trial.early.or(&trial.late);
            let mut to = self.registers.best_fit(&avail, &busy, other.align);
            if to.is_none() && window.swaps && other.late {
                to = self.swap(&other, places, &mut trial, &mut others);
            }
            let Some(to) = to else { return false };
            trial.fill(&other, to);
            targets.push(to);
            match other.item {
                Some(item) => trial.out.at[item] = Some(to),
                None => {
                    trial.out.moved.retain(|(value, _)| *value != other.value);
                    trial.out.moved.push((other.value, to));
                }
            }
        }
        if is_ruled && !self.rules_hold(&trial.out.at) {
            return false;
        }
        trial.pin(entity, start);
        for (other, to) in others.iter().zip(targets) {
            trial.pin(other, to);
        }
        *state = trial;
        true
    }

    /// A place for a value that lives on where only values are that die at the instruction: they go elsewhere.
    fn swap(&self, entity: &Entity, places: &Occupancy, trial: &mut State, others: &mut Vec<Entity>) -> Option<usize> {
        let mut dying: Vec<Entity> = Vec::new();
        let mut units = Units::EMPTY;
        for (number, item) in self.demand.items.iter().enumerate() {
            let other = self.entity(number);
            let is_here = item.kind == ItemKind::Main && !other.late && places.at(item.value).is_some();
            let is_open = others.iter().any(|o| o.item == Some(number));
            if let Some(at) = other.current.filter(|_| is_here && !is_open && !item.fixed) {
                units.insert(at..at + other.size);
                dying.push(other);
            }
        }
        let hard = trial.early.without(&units).or(&trial.late);
        let free = entity.starts.without(&hard.starts_that_meet(entity.size));
        let to = self.registers.best_fit(&free, &hard, entity.align)?;
        for other in dying {
            let Some(at) = other.current else { continue };
            if at < to + entity.size && to < at + other.size {
                trial.early.remove(at..at + other.size);
                others.push(other);
            }
        }
        Some(to)
    }

    /// Arranges all values of a file anew.
    fn pack(&self, failed: &Entity, state: &State, is_ruled: bool) -> Option<Placement> {
        let file_of = |value: u32| self.function.class_of(Value(value)).file;
        let file = file_of(failed.value);
        let mut all: Vec<Entity> = Vec::new();
        for (number, item) in self.demand.items.iter().enumerate() {
            let is_placed = !matches!(item.kind, ItemKind::Tied { .. }) && (item.early || item.late);
            if is_placed && file_of(item.value) == file {
                all.push(self.entity(number));
            }
        }
        let named: Vec<u32> = all.iter().map(|e| e.value).collect();
        for value in self.occupancy.values() {
            if file_of(value) == file && !named.contains(&value) && self.main(value).is_none() {
                all.push(self.bystander(value));
            }
        }
        // What was placed in other files stays.
        let mut out = Placement {
            at: state.out.at.clone(),
            moved: state
                .out
                .moved
                .iter()
                .filter(|(value, _)| file_of(*value) != file)
                .copied()
                .collect(),
            made_room: state.out.made_room,
            packed: state.out.packed + 1,
        };
        for entity in &all {
            if let Some(item) = entity.item {
                out.at[item] = None;
            }
        }
        let mut best: Option<(usize, Placement)> = None;
        // First what failed at each of its places, the others where they are as far as they can.
        for start in failed.starts.iter().take(MAX_WINDOWS) {
            if let Some((cost, found)) = self.arrange(&all, Strategy::Keep, Some((failed, start)), &out, is_ruled)
                && best.as_ref().is_none_or(|(other, _)| cost < *other)
            {
                best = Some((cost, found));
            }
        }
        for strategy in Strategy::all() {
            if best.is_some() && matches!(strategy, Strategy::Shuffled(_)) {
                break;
            }
            if let Some((cost, found)) = self.arrange(&all, strategy, None, &out, is_ruled)
                && best.as_ref().is_none_or(|(other, _)| cost < *other)
            {
                best = Some((cost, found));
            }
        }
        best.map(|(_, found)| found)
    }

    fn arrange(
        &self,
        all: &[Entity],
        strategy: Strategy,
        first: Option<(&Entity, usize)>,
        base: &Placement,
        is_ruled: bool,
    ) -> Option<(usize, Placement)> {
        let mut order: Vec<usize> = (0..all.len()).collect();
        let only = |e: &Entity| e.starts.first() == e.starts.last();
        let forced = |e: &Entity| {
            let of = first.filter(|(of, _)| of.item == e.item && of.value == e.value);
            of.map(|(_, start)| start)
        };
        order.sort_by_key(|at| {
            let e = &all[*at];
            let key = strategy.key(e, *at as u64);
            (forced(e).is_none(), !only(e), key)
        });
        let mut state = State {
            early: Units::EMPTY,
            late: if self.demand.is_blocked {
                self.clobbered()
            } else {
                Units::EMPTY
            },
            pinned_early: Units::EMPTY,
            pinned_late: Units::EMPTY,
            displaced: Vec::new(),
            out: base.clone(),
        };
        let mut cost = 0;
        for at in order {
            let entity = &all[at];
            let mut avail = state.avail(entity);
            let current = entity
                .current
                .filter(|at| strategy == Strategy::Keep && avail.contains(*at));
            let mut next = match forced(entity) {
                Some(start) => {
                    avail = avail.and(&Units::of(start..start + 1));
                    avail.first()
                }
                None => current.or_else(|| strategy.pick(entity, &avail)),
            };
            loop {
                let start = next?;
                let done = match entity.item {
                    // A value that stays where it is is not moved.
                    None if entity.current == Some(start) => true,
                    _ => self.try_at(entity, start, &mut state, is_ruled),
                };
                if done {
                    state.fill(entity, start);
                    if entity.current.is_some_and(|at| at != start) {
                        cost += entity.size;
                    }
                    break;
                }
                avail.remove(start..start + 1);
                next = strategy.pick(entity, &avail);
            }
        }
        Some((cost, state.out))
    }
}

/// Units that are to be free, with the values in them.
struct Window<'a> {
    start: usize,
    occupants: &'a [u32],
    /// Whether values may take the places of values that die at the instruction.
    swaps: bool,
}

/// An order in which values are arranged anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Strategy {
    /// By falling alignment from the top, and where they are if that is free.
    Keep,
    /// By falling alignment from the top: exact for one sum.
    Falling,
    /// First what is live on both sides, by rising alignment from the bottom, so that what is left is in the largest
    /// blocks; the rest by falling alignment from the top.
    Through,
    /// First what is live on one side.
    Sides,
    /// What has fewest places first.
    Narrow,
    /// By falling size.
    Large,
    Shuffled(u64),
}

impl Strategy {
    fn all() -> impl Iterator<Item = Strategy> {
        use Strategy::{Falling, Keep, Large, Narrow, Shuffled, Sides, Through};
        [Keep, Falling, Through, Sides, Narrow, Large]
            .into_iter()
            .chain((0..SHUFFLES).map(Shuffled))
    }

    fn key(self, e: &Entity, number: u64) -> (u64, u64, u64) {
        const BIG: u64 = 1 << 20;
        let (align, size) = (BIG - e.align as u64, BIG - e.size as u64);
        let through = e.early && e.late;
        match self {
            Strategy::Keep | Strategy::Falling => (align, size, 0),
            Strategy::Through if through => (0, e.align as u64, e.size as u64),
            Strategy::Through => (1, align, size),
            Strategy::Sides => (u64::from(through), align, size),
            Strategy::Narrow => (e.starts.len() as u64 * e.align as u64, align, size),
            Strategy::Large => (size, align, 0),
            Strategy::Shuffled(seed) => (mix(seed * 4096 + number), 0, 0),
        }
    }

    fn pick(self, e: &Entity, avail: &Units) -> Option<usize> {
        match self {
            Strategy::Through if e.early && e.late => avail.first(),
            Strategy::Shuffled(seed) if mix(seed ^ (e.value as u64) << 32) & 1 == 0 => avail.first(),
            _ => avail.last(),
        }
    }
}

/// A hash (SplitMix64): the same on every run.
fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
