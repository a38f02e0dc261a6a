//! The abstract state of hazards at a point of code, and its transfer function: a forward may-analysis (union at joins) over
//! which writes are how many slots old, which classes are pending, which rules for what follows are open.
//!
//! Ages end where no distance is longer, and sets are bounded by the instructions of the code, so iteration ends.

use super::Model;
use super::instance::{Instance, Piece};
use crate::isa::FileId;
use crate::isa::timing::{Dep, Wait};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hazard {
    /// A register is accessed before the distance from the producer has passed.
    Slots,
    /// A result is accessed that has not been waited for: the class.
    Class(u8),
    /// A register is written that an earlier instruction may still read: the class.
    Late(u8),
    /// A rule for what follows an instruction does not hold: its place among the rules of that instruction.
    Next(u8),
}

/// A hazard of an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// Index of the instruction.
    pub at: u32,
    /// Index of the instruction to which it is too close.
    pub by: u32,
    /// What is wrong.
    pub hazard: Hazard,
    /// The register, by file and number, where the hazard is about one.
    pub register: Option<(FileId, u16)>,
    /// Whether the register is written; else it is read.
    pub writes: bool,
    /// Slots that are missing; 0 where a class has to be waited for.
    pub missing: u32,
    /// Cycles after which the producer has its result.
    pub cycles: i64,
}

/// An access to a piece, as many slots ago.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Past {
    by: u32,
    access: u16,
    step: u32,
    age: u32,
    /// The age from which on it is closer to nothing than it has to be.
    until: u32,
}

/// An access by an instruction, with no time.
type Pending = (u32, u16);

/// Accesses by piece, in the order of pieces; those to one piece as they were added. Few are known at a time, so a list is faster
/// than a tree.
#[derive(Debug, PartialEq, Eq)]
struct ByPiece<T>(Vec<(Piece, T)>);

// States are copied for each instruction: into memory that there is.
impl<T: Clone> Clone for ByPiece<T> {
    fn clone(&self) -> ByPiece<T> {
        ByPiece(self.0.clone())
    }

    fn clone_from(&mut self, other: &ByPiece<T>) {
        self.0.clone_from(&other.0);
    }
}

impl<T> Default for ByPiece<T> {
    fn default() -> ByPiece<T> {
        ByPiece(Vec::new())
    }
}

impl<T: Copy> ByPiece<T> {
    fn range(&self, piece: Piece) -> Range<usize> {
        let start = self.0.partition_point(|(known, _)| *known < piece);
        let of = self.0.get(start..).unwrap_or(&[]);
        start..start + of.iter().take_while(|(known, _)| *known == piece).count()
    }

    /// What is known of a piece.
    fn of(&self, piece: Piece) -> impl Iterator<Item = T> + '_ {
        self.0.get(self.range(piece)).unwrap_or(&[]).iter().map(|(_, one)| *one)
    }

    fn add(&mut self, piece: Piece, one: T) {
        let end = self.range(piece).end;
        self.0.insert(end, (piece, one));
    }

    fn remove(&mut self, piece: Piece) {
        let range = self.range(piece);
        if !range.is_empty() {
            self.0.drain(range);
        }
    }
}

impl ByPiece<Pending> {
    /// Adds an access; those to a piece are in order. True where it was not known.
    fn insert(&mut self, piece: Piece, pending: Pending) -> bool {
        match self.0.binary_search(&(piece, pending)) {
            Ok(_) => false,
            Err(at) => {
                self.0.insert(at, (piece, pending));
                true
            }
        }
    }
}

impl ByPiece<Past> {
    /// Adds an access; of equal ones the younger counts. True where the set grew or became younger.
    fn insert(&mut self, piece: Piece, past: Past) -> bool {
        let range = self.range(piece);
        let same = |known: &Past| (known.by, known.access, known.step) == (past.by, past.access, past.step);
        let mut known = self.0.get_mut(range.clone()).unwrap_or(&mut []).iter_mut();
        match known.find(|(_, known)| same(known)) {
            Some((_, known)) if known.age <= past.age => return false,
            Some((_, known)) => known.age = past.age,
            None => self.0.insert(range.end, (piece, past)),
        }
        true
    }

    /// Adds accesses by one instruction to many pieces, which it makes now.
    fn insert_all(&mut self, mut new: Vec<(Piece, Past)>) {
        // In a loop, those of the iteration before become young again.
        let mut known: Vec<(Piece, u32)> = Vec::new();
        let (by, access) = match new.first() {
            Some((_, past)) => (past.by, past.access),
            None => return,
        };
        for (piece, past) in self
            .0
            .iter_mut()
            .filter(|(_, past)| (past.by, past.access) == (by, access))
        {
            past.age = 0;
            known.push((*piece, past.step));
        }
        new.sort_by_key(|(piece, _)| *piece);
        if !known.is_empty() {
            known.sort_unstable();
            new.retain(|(piece, past)| known.binary_search(&(*piece, past.step)).is_err());
        }
        self.0.extend(new);
        // Two runs in order; what was there stays in front of what is new.
        self.0.sort_by_key(|(piece, _)| *piece);
    }
}

/// Which pieces some set has, by their numbers: a piece that is not among them is not in the set.
#[derive(Default)]
struct Numbers([u64; 16]);

impl Numbers {
    fn place(piece: Piece) -> (usize, u64) {
        let number = usize::from(piece.number) % (16 * 64);
        (number / 64, 1 << (number % 64))
    }

    fn add<T>(&mut self, set: &ByPiece<T>) {
        for (piece, _) in &set.0 {
            let (word, bit) = Numbers::place(*piece);
            self.0[word] |= bit;
        }
    }

    fn may_have(&self, piece: Piece) -> bool {
        let (word, bit) = Numbers::place(piece);
        self.0[word] & bit != 0
    }
}

/// Accesses to more registers than this are looked up in [`Numbers`] first, and added all at once.
const MANY: usize = 16;

/// Accesses of a class that were not waited for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Class {
    written: ByPiece<Pending>,
    read: ByPiece<Pending>,
}

impl Clone for Class {
    fn clone(&self) -> Class {
        Class {
            written: self.written.clone(),
            read: self.read.clone(),
        }
    }

    fn clone_from(&mut self, other: &Class) {
        self.written.clone_from(&other.written);
        self.read.clone_from(&other.read);
    }
}

/// A rule that is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Open {
    by: u32,
    rule: u8,
    left: u32,
}

/// What is known at a point of code.
#[derive(Debug, PartialEq, Eq)]
pub struct State {
    writes: ByPiece<Past>,
    reads: ByPiece<Past>,
    classes: Vec<Class>,
    open: Vec<Open>,
}

impl Clone for State {
    fn clone(&self) -> State {
        State {
            writes: self.writes.clone(),
            reads: self.reads.clone(),
            classes: self.classes.clone(),
            open: self.open.clone(),
        }
    }

    fn clone_from(&mut self, other: &State) {
        self.writes.clone_from(&other.writes);
        self.reads.clone_from(&other.reads);
        self.classes.clone_from(&other.classes);
        self.open.clone_from(&other.open);
    }
}

impl State {
    /// Nothing is pending.
    pub fn empty(model: &Model) -> State {
        State {
            writes: ByPiece::default(),
            reads: ByPiece::default(),
            classes: vec![Class::default(); model.core.classes.len()],
            open: Vec::new(),
        }
    }

    /// Passes the instruction `at`. What is wrong with it goes to `found`.
    pub fn step(&mut self, model: &Model, code: &[Instance], at: usize, found: &mut Vec<Found>) {
        self.test(model, code, at, found);
        let Some(k) = code.get(at) else { return };
        for access in 0..k.accesses.len() {
            self.enter(model, at, k, access);
        }
        self.pass(k.span());
        let rules = k.next.iter().enumerate().filter(|(_, (_, slots))| *slots > 0);
        self.open.extend(rules.map(|(rule, (_, slots))| Open {
            by: at as u32,
            rule: rule as u8,
            left: *slots,
        }));
    }

    /// What is wrong with the instruction `at` goes to `found`. Classes that it waits for are empty; nothing else of it is known
    /// behind it, so this is for the last one.
    pub fn test(&mut self, model: &Model, code: &[Instance], at: usize, found: &mut Vec<Found>) {
        let Some(k) = code.get(at) else { return };
        for (class, state) in self.classes.iter_mut().enumerate() {
            if k.clears >> (class & 63) & 1 != 0 {
                state.written.0.clear();
                state.read.0.clear();
            }
        }
        self.rules(model, code, at, k, found);
        for access in 0..k.accesses.len() {
            self.depends(model, code, at, access, found);
        }
    }

    /// Rules that are open and do not hold.
    fn rules(&self, model: &Model, code: &[Instance], at: usize, k: &Instance, found: &mut Vec<Found>) {
        for open in &self.open {
            let Some(p) = code.get(open.by as usize) else { continue };
            let Some((rule, _)) = p.next.get(usize::from(open.rule)) else {
                continue;
            };
            let by_hand = rule.wait.unwrap_or(p.wait) != Wait::Hardware;
            if by_hand && !model.env(Some(model.subject(k))).holds(&rule.must) {
                found.push(Found {
                    at: at as u32,
                    by: open.by,
                    hazard: Hazard::Next(open.rule),
                    register: None,
                    writes: false,
                    missing: open.left,
                    cycles: 0,
                });
            }
        }
    }

    /// Tests an access against what is known.
    fn depends(&self, model: &Model, code: &[Instance], at: usize, access: usize, found: &mut Vec<Found>) {
        let Some(k) = code.get(at) else { return };
        let Some(b) = k.accesses.get(access) else { return };
        let dep = if b.writes { Dep::Waw } else { Dep::Raw };
        let mut tell = |by: u32, hazard, register: u16, file, missing, cycles| {
            found.push(Found {
                at: at as u32,
                by,
                hazard,
                register: Some((file, register)),
                writes: b.writes,
                missing,
                cycles,
            });
        };
        let producer = |by: u32, access: u16| {
            let p = code.get(by as usize)?;
            Some((p, p.accesses.get(usize::from(access))?))
        };
        let numbers = (b.items.len() > MANY).then(|| self.numbers(b.writes));
        let may_meet = |piece: Piece| numbers.as_ref().is_none_or(|numbers| numbers.may_have(piece));
        for item in b.items.iter().filter(|item| may_meet(item.piece)) {
            let mut distances = |set: &ByPiece<Past>, dep: Dep| {
                for past in set.of(item.piece) {
                    let Some((p, a)) = producer(past.by, past.access) else {
                        continue;
                    };
                    let distance = model.distance((p, a, past.step), (k, b, item.step), dep);
                    let Some(distance) = distance.filter(|d| d.wait == Wait::Slots) else {
                        continue;
                    };
                    let missing = distance.cycles - i64::from(past.age);
                    if missing > 0 {
                        let register = item.register;
                        tell(
                            past.by,
                            Hazard::Slots,
                            register,
                            item.piece.file,
                            missing as u32,
                            a.cycles,
                        );
                    }
                }
            };
            distances(&self.writes, dep);
            if b.writes {
                distances(&self.reads, Dep::War);
            }
            for (class, state) in self.classes.iter().enumerate() {
                let mut pending = |set: &ByPiece<Pending>, dep: Dep, hazard: Hazard| {
                    for (by, access) in set.of(item.piece) {
                        let Some((p, a)) = producer(by, access) else { continue };
                        if !model.lifted((p, a), (k, b), dep) {
                            tell(by, hazard, item.register, item.piece.file, 0, a.cycles);
                        }
                    }
                };
                let class = class as u8;
                pending(&state.written, dep, Hazard::Class(class));
                if b.writes {
                    pending(&state.read, Dep::War, Hazard::Late(class));
                }
            }
        }
    }

    /// The pieces with which a read, or a write, may collide.
    fn numbers(&self, writes: bool) -> Numbers {
        let mut numbers = Numbers::default();
        numbers.add(&self.writes);
        self.classes.iter().for_each(|class| numbers.add(&class.written));
        if writes {
            numbers.add(&self.reads);
            self.classes.iter().for_each(|class| numbers.add(&class.read));
        }
        numbers
    }

    /// Adds what the instruction accesses itself.
    fn enter(&mut self, model: &Model, at: usize, k: &Instance, access: usize) {
        let by = at as u32;
        let Some(b) = k.accesses.get(access) else { return };
        let cycles = b.cycles.saturating_add(i64::from(b.last)).saturating_add(model.margin);
        let past = |step: u32| Past {
            by,
            access: access as u16,
            step,
            age: 0,
            until: i64::from(step).saturating_add(cycles).clamp(0, u32::MAX.into()) as u32,
        };
        let are_many = b.items.len() > MANY;
        if model.tracks_reads && !b.writes && are_many {
            let new = b.items.iter().map(|item| (item.piece, past(item.step)));
            self.reads.insert_all(new.collect());
        }
        for item in &b.items {
            let past = past(item.step);
            if b.writes {
                // A later write hides an earlier one; another one of the same instruction stands beside it.
                let hidden = |known: &Past| known.by != by || known.age != 0;
                for at in self.writes.range(item.piece).rev() {
                    if self.writes.0.get(at).is_some_and(|(_, known)| hidden(known)) {
                        self.writes.0.remove(at);
                    }
                }
                self.writes.add(item.piece, past);
                self.reads.remove(item.piece);
                for class in &mut self.classes {
                    class.written.remove(item.piece);
                }
                if let Wait::Class(class) = k.wait
                    && let Some(class) = self.classes.get_mut(usize::from(class))
                {
                    class.written.insert(item.piece, (by, access as u16));
                }
                continue;
            }
            if model.tracks_reads && !are_many {
                self.reads.insert(item.piece, past);
            }
            if let Some(class) = k.late.and_then(|class| self.classes.get_mut(usize::from(class))) {
                class.read.insert(item.piece, (by, access as u16));
            }
        }
    }

    /// Slots pass.
    fn pass(&mut self, slots: u32) {
        for set in [&mut self.writes, &mut self.reads] {
            set.0.retain_mut(|(_, past)| {
                past.age = past.age.saturating_add(slots);
                past.age < past.until
            });
        }
        self.open.retain_mut(|open| {
            open.left = open.left.saturating_sub(slots);
            open.left > 0
        });
    }

    /// Adds what is known where another path comes from. True where that is more than before.
    pub fn join(&mut self, other: &State) -> bool {
        let mut more = false;
        for (mine, theirs) in [(&mut self.writes, &other.writes), (&mut self.reads, &other.reads)] {
            for (piece, past) in &theirs.0 {
                more |= mine.insert(*piece, *past);
            }
        }
        for (mine, theirs) in self.classes.iter_mut().zip(&other.classes) {
            for (mine, theirs) in [(&mut mine.written, &theirs.written), (&mut mine.read, &theirs.read)] {
                for (piece, pending) in &theirs.0 {
                    more |= mine.insert(*piece, *pending);
                }
            }
        }
        for open in &other.open {
            match self
                .open
                .iter_mut()
                .find(|own| own.by == open.by && own.rule == open.rule)
            {
                Some(own) if own.left >= open.left => continue,
                Some(own) => own.left = open.left,
                None => self.open.push(*open),
            }
            more = true;
        }
        more
    }
}
