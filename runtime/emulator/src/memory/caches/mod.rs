//! Caches between harts and memory that nothing keeps coherent.
//!
//! Each cache holds copies of whole lines. A load takes what its hart's nearest copy says, a store changes that copy, and
//! other copies stay as they are until a line is written back or dropped, by an instruction or because its place is
//! needed. Lines are replaced whole, the least recently used first; a line that was changed is written back whole.

mod commands;
mod finding;
mod order;

pub use commands::Commands;
pub use finding::{Finding, Kind, Place};

use onespec_core::exec::ram::Ram;
use onespec_core::isa::{Isa, OpId};
use order::{Order, Write};
use std::collections::BTreeMap;

/// A kind of cache, of which each group of harts has one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cache {
    /// Its name, as the data `cache` of instructions gives it.
    pub name: String,
    /// Harts whose numbers are equal above so many bits have one together.
    pub bits: u32,
    /// Number of sets.
    pub sets: u64,
    /// Lines of a set.
    pub ways: usize,
}

/// The caches of a machine, from the hart on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Geometry {
    /// Bytes of a line, a power of two that is at most a page.
    pub line: usize,
    /// The caches.
    pub caches: Vec<Cache>,
    /// Names of what lies behind the last cache and is one for all harts: memory, and caches that nobody can tell from it.
    pub memory: Vec<String>,
    /// Addresses that only some caches hold: the first, the number of bytes, and how many caches, from the hart on.
    pub near: Vec<(u64, u64, usize)>,
}

impl Geometry {
    /// The number of a cache by its name. Memory is the one behind the last cache.
    pub fn level(&self, name: &str) -> Option<usize> {
        let cache = self.caches.iter().position(|cache| cache.name == name);
        cache.or_else(|| {
            self.memory
                .iter()
                .any(|known| known == name)
                .then_some(self.caches.len())
        })
    }

    /// How many caches hold an address.
    fn holding(&self, addr: u64) -> usize {
        let near = self
            .near
            .iter()
            .find(|(base, bytes, _)| addr.wrapping_sub(*base) < *bytes);
        near.map_or(self.caches.len(), |(.., count)| *count)
    }
}

/// Where bytes lie: their offset in RAM, and the address in memory that they have for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct At {
    /// Offset in RAM.
    pub offset: u64,
    /// Address.
    pub addr: u64,
}

/// A copy of a line.
#[derive(Debug, Clone)]
struct Line {
    /// Where the line begins.
    at: At,
    bytes: Vec<u8>,
    /// The copy was changed, and has not been written back.
    is_dirty: bool,
    /// When it was used last.
    used: u64,
    /// Which write each byte is of, and the last write of this copy.
    writes: Vec<Write>,
    last: Write,
}

/// The lines of a set by their ways.
type Set = Vec<Option<Line>>;

/// Caches of all harts, and which hart accesses them.
#[derive(Debug)]
pub struct Caches {
    geometry: Geometry,
    /// By the number of the cache, the group of harts and the set.
    sets: BTreeMap<(usize, u64, u64), Set>,
    /// The sets that the running hart uses of each cache: the first and how many.
    own: Vec<(u64, u64)>,
    uses: u64,
    /// The hart that runs, and the address of its instruction.
    running: Place,
    /// At which cache it acts.
    level: usize,
    /// The same of each instruction of the description.
    levels: Vec<usize>,
    order: Option<Order>,
}

impl Caches {
    /// Empty ones. The data `cache` of instructions says at which of them they act; those without act at the first. With `checked`,
    /// who reads what is out of date and whose writes are lost is noted.
    pub fn new(isa: &Isa, geometry: Geometry, checked: bool) -> Caches {
        let line = geometry.line;
        let level = |data: &[(&str, &str)]| {
            let named = data.iter().find(|(key, _)| *key == "cache");
            named.and_then(|(_, name)| geometry.level(name)).unwrap_or(0)
        };
        Caches {
            levels: isa.ops.iter().map(|op| level(op.data)).collect(),
            own: geometry.caches.iter().map(|cache| (0, cache.sets)).collect(),
            geometry,
            sets: BTreeMap::new(),
            uses: 0,
            running: Place::default(),
            level: 0,
            order: checked.then(|| Order::new(line)),
        }
    }

    /// What the caches are.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Another hart runs, or uses other sets: the first and the number of sets of each cache; `None` for all of them.
    pub fn run(&mut self, hart: u64, sets: impl Fn(usize) -> Option<(u64, u64)>) {
        self.running.hart = Some(hart);
        for (number, (own, cache)) in self.own.iter_mut().zip(&self.geometry.caches).enumerate() {
            let (first, count) = sets(number).unwrap_or((0, cache.sets));
            let first = first.min(cache.sets.saturating_sub(1));
            *own = (first, count.clamp(1, cache.sets.max(1) - first));
        }
    }

    /// The instruction at an address begins.
    pub fn begin(&mut self, pc: u64, op: OpId) {
        self.running.pc = pc;
        self.act_as(op);
    }

    /// Accesses are those of this instruction, which the running one carries or is.
    pub fn act_as(&mut self, op: OpId) {
        self.level = self.levels.get(usize::from(op)).copied().unwrap_or(0);
    }

    /// The running instruction.
    pub fn running(&self) -> Place {
        self.running
    }

    /// Reads at most 8 bytes; `None` where they are not in RAM.
    pub fn read(&mut self, ram: &mut Ram, at: At, bytes: u32) -> Option<u64> {
        let mut value = [0; 8];
        for (piece, done, count) in self.pieces(at, bytes as usize) {
            let to = value.get_mut(done..done + count)?;
            let from = (piece.offset as usize) % self.geometry.line;
            let running = self.running;
            match self.nearest(piece.addr) {
                None => {
                    to.copy_from_slice(ram.slice(piece.offset, count)?);
                    if let Some(order) = &mut self.order {
                        order.read_memory(running, piece, count);
                    }
                }
                Some(level) => {
                    let (line, order) = self.line(ram, level, piece)?;
                    to.copy_from_slice(line.bytes.get(from..from + count)?);
                    if let Some(order) = order {
                        order.read(running, piece, line.writes.get(from..from + count)?);
                    }
                }
            }
        }
        Some(u64::from_le_bytes(value))
    }

    /// Writes at most 8 bytes; `None` where they are not in RAM.
    pub fn write(&mut self, ram: &mut Ram, at: At, bytes: u32, value: u64) -> Option<()> {
        let value = value.to_le_bytes();
        for (piece, done, count) in self.pieces(at, bytes as usize) {
            let from = value.get(done..done + count)?;
            let to = (piece.offset as usize) % self.geometry.line;
            let running = self.running;
            match self.nearest(piece.addr) {
                None => {
                    ram.slice_mut(piece.offset, count)?.copy_from_slice(from);
                    if let Some(order) = &mut self.order {
                        order.write_memory(running, piece.offset, count);
                    }
                }
                Some(level) => {
                    let (line, order) = self.line(ram, level, piece)?;
                    line.bytes.get_mut(to..to + count)?.copy_from_slice(from);
                    line.is_dirty = true;
                    if let Some(order) = order {
                        line.last = order.write(running, piece.offset, count);
                        line.writes.get_mut(to..to + count)?.fill(line.last);
                    }
                }
            }
        }
        Some(())
    }

    /// What is no hart has written bytes of RAM, within a page.
    pub fn written_from_outside(&mut self, offset: u64, bytes: usize) {
        let line = self.geometry.line;
        let Some(order) = &mut self.order else { return };
        let mut done = 0;
        while done < bytes {
            let offset = offset + done as u64;
            let count = (bytes - done).min(line - offset as usize % line);
            order.write_from_outside(offset, count);
            done += count;
        }
    }

    /// Writes the running hart's copies of a line back, as far as cache `to` or memory, and drops those before it unless
    /// they are kept.
    pub fn write_back(&mut self, ram: &mut Ram, at: At, to: usize, keep: bool) {
        let to = to.min(self.geometry.holding(at.addr));
        let begin = self.beginning(at);
        for level in 0..to {
            for number in self.candidates(level, begin) {
                let found = |line: &&mut Option<Line>| line.as_ref().is_some_and(|line| line.at.offset == begin.offset);
                let Some(slot) = self.sets.get_mut(&number).and_then(|set| set.iter_mut().find(found)) else {
                    continue;
                };
                let copy = match keep {
                    true => slot.clone(),
                    false => slot.take(),
                };
                if let Some(line) = slot {
                    line.is_dirty = false;
                }
                if let Some(copy) = copy {
                    self.pass_on(ram, number, copy);
                }
            }
        }
    }

    /// The same for the line in a way of a set of the nearest cache, whatever it is.
    pub fn write_back_way(&mut self, ram: &mut Ram, (set, way): (u64, u64), to: usize, keep: bool) {
        let Some(cache) = self.geometry.caches.first() else {
            return;
        };
        let group = self.group(cache.bits);
        let set = self.sets.get(&(0, group, set % cache.sets.max(1)));
        let line = set.and_then(|set| set.get(way as usize)?.as_ref());
        if let Some(at) = line.map(|line| line.at) {
            self.write_back(ram, at, to, keep);
        }
    }

    /// Takes the line of an address into a cache of the running hart.
    pub fn prefetch(&mut self, ram: &mut Ram, at: At, to: usize) {
        if to < self.geometry.holding(at.addr) {
            // What is not in RAM is not taken.
            let _ = self.line(ram, to, at);
        }
    }

    /// Writes all lines of a cache of a hart back, as far as cache `to` or memory, and drops them.
    pub fn evict(&mut self, ram: &mut Ram, hart: u64, cache: usize, to: usize) {
        let before = self.running.hart.replace(hart);
        let Some(bits) = self.geometry.caches.get(cache).map(|cache| cache.bits) else {
            return;
        };
        let group = self.group(bits);
        let sets: Vec<_> = self
            .sets
            .range((cache, group, 0)..=(cache, group, u64::MAX))
            .map(|(number, _)| *number)
            .collect();
        for number in sets {
            let lines: Set = self.sets.remove(&number).unwrap_or_default();
            for line in lines.into_iter().flatten() {
                let at = line.at;
                self.pass_on(ram, number, line);
                if to > cache + 1 {
                    self.write_back(ram, at, to, false);
                }
            }
        }
        self.running.hart = before;
    }

    /// Writes back everything, and empties all caches.
    pub fn empty(&mut self, ram: &mut Ram) {
        while let Some((number, lines)) = self.sets.pop_first() {
            for line in lines.into_iter().flatten() {
                self.pass_on(ram, number, line);
            }
        }
    }

    /// Notes that the running instruction is wrong because of another one of its hart.
    pub fn note(&mut self, kind: Kind, by: u64) {
        let (running, of) = (self.running, Place { pc: by, ..self.running });
        if let Some(order) = &mut self.order {
            order.note(kind, running, of, 0);
        }
    }

    /// What was found so far, each kind once for the instructions that are to blame. Nothing unless it is checked.
    pub fn findings(&self) -> Vec<Finding> {
        self.order.as_ref().map_or_else(Vec::new, Order::findings)
    }

    /// The cache at which the running instruction accesses an address; `None`: memory itself.
    fn nearest(&self, addr: u64) -> Option<usize> {
        (self.level < self.geometry.holding(addr)).then_some(self.level)
    }

    /// The group of the running hart.
    fn group(&self, bits: u32) -> u64 {
        self.running.hart.unwrap_or(0).checked_shr(bits).unwrap_or(0)
    }

    /// Bytes by lines: where, how many before them, how many.
    fn pieces(&self, at: At, bytes: usize) -> impl Iterator<Item = (At, usize, usize)> + use<> {
        let line = self.geometry.line;
        let first = bytes.min(line - at.offset as usize % line);
        let behind = At {
            offset: at.offset + first as u64,
            addr: at.addr.wrapping_add(first as u64),
        };
        [(at, 0, first), (behind, first, bytes - first)]
            .into_iter()
            .filter(|(.., count)| *count > 0)
    }

    fn beginning(&self, at: At) -> At {
        let inside = at.offset % self.geometry.line as u64;
        At {
            offset: at.offset - inside,
            addr: at.addr.wrapping_sub(inside),
        }
    }

    /// The set in which a line of the running hart belongs.
    fn set_of(&self, level: usize, begin: At) -> (usize, u64, u64) {
        let (first, count) = self.own.get(level).copied().unwrap_or((0, 1));
        let bits = self.geometry.caches.get(level).map_or(0, |cache| cache.bits);
        let number = begin.offset / self.geometry.line as u64;
        (level, self.group(bits), first + number % count.max(1))
    }

    /// The sets of the running hart's cache in which a line may be: of a cache that harts have in parts, all of them.
    fn candidates(&self, level: usize, begin: At) -> Vec<(usize, u64, u64)> {
        let own = self.set_of(level, begin);
        let all = self.geometry.caches.get(level).map_or(0, |cache| cache.sets);
        if self.own.get(level) == Some(&(0, all)) {
            return vec![own];
        }
        let (_, group, _) = own;
        let sets = self.sets.range((level, group, 0)..=(level, group, u64::MAX));
        sets.map(|(number, _)| *number).collect()
    }

    /// The running hart's copy of a line in a cache, and what is noted of it. It is taken from behind where it is not there.
    fn line(&mut self, ram: &mut Ram, level: usize, at: At) -> Option<(&mut Line, Option<&mut Order>)> {
        let begin = self.beginning(at);
        let number = self.set_of(level, begin);
        let ways = self.geometry.caches.get(level)?.ways.max(1);
        self.uses += 1;
        let used = self.uses;
        let set = self.sets.entry(number).or_insert_with(|| vec![None; ways]);
        let is_here = |line: &Option<Line>| line.as_ref().is_some_and(|line| line.at.offset == begin.offset);
        let way = match set.iter().position(is_here) {
            Some(way) => way,
            None => {
                let oldest = |line: &Option<Line>| line.as_ref().map_or(0, |line| line.used);
                let way = (0..ways).min_by_key(|way| set.get(*way).map_or(0, oldest))?;
                if let Some(old) = set.get_mut(way)?.take() {
                    self.pass_on(ram, number, old);
                }
                let fresh = self.behind(ram, level + 1, begin)?;
                *self
                    .sets
                    .entry(number)
                    .or_insert_with(|| vec![None; ways])
                    .get_mut(way)? = Some(fresh);
                way
            }
        };
        let line = self.sets.get_mut(&number)?.get_mut(way)?.as_mut()?;
        line.used = used;
        Some((line, self.order.as_mut()))
    }

    /// A fresh copy of a line, from this cache or from memory.
    fn behind(&mut self, ram: &mut Ram, level: usize, begin: At) -> Option<Line> {
        if level < self.geometry.holding(begin.addr) {
            let (line, _) = self.line(ram, level, begin)?;
            return Some(Line {
                is_dirty: false,
                ..line.clone()
            });
        }
        Some(Line {
            at: begin,
            bytes: ram.slice(begin.offset, self.geometry.line)?.to_vec(),
            is_dirty: false,
            used: 0,
            writes: self
                .order
                .as_mut()
                .map_or_else(Vec::new, |order| order.of_memory(begin.offset)),
            last: Write::default(),
        })
    }

    /// Writes a line that has left a cache of a group of harts into what is behind, if it was changed.
    fn pass_on(&mut self, ram: &mut Ram, (level, group, _): (usize, u64, u64), line: Line) {
        if !line.is_dirty {
            return;
        }
        if level + 1 >= self.geometry.holding(line.at.addr) {
            if let Some(to) = ram.slice_mut(line.at.offset, line.bytes.len()) {
                to.copy_from_slice(&line.bytes);
            }
            if let Some(order) = &mut self.order {
                order.replace_memory(line.at, &line.writes, line.last);
            }
            return;
        }
        // The cache behind belongs to the group that this one is of, whoever runs.
        let bits = self.geometry.caches.get(level).map_or(0, |cache| cache.bits);
        let before = self.running.hart.replace(group.checked_shl(bits).unwrap_or(0));
        if let Some((behind, order)) = self.line(ram, level + 1, line.at) {
            behind.bytes.clone_from(&line.bytes);
            behind.is_dirty = true;
            if let Some(order) = order {
                order.replace(line.at, &mut behind.writes, &line.writes, line.last);
                behind.last = line.last;
            }
        }
        self.running.hart = before;
    }
}
