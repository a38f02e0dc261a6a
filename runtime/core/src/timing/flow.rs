//! The abstract state of hazards at a point of code, and its transfer function: a forward may-analysis (union at joins) over
//! which writes are how many slots old, which classes are pending, which rules for what follows are open.
//!
//! Ages end where no distance is longer, and sets are bounded by the instructions of the code, so iteration ends.

use super::Model;
use super::instance::{Instance, Piece};
use crate::isa::FileId;
use crate::isa::timing::{Dep, Wait};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

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
}

/// An access by an instruction, with no time.
type Pending = (u32, u16);

/// Accesses of a class that were not waited for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Class {
    written: BTreeMap<Piece, Vec<Pending>>,
    read: BTreeMap<Piece, Vec<Pending>>,
}

/// A rule that is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Open {
    by: u32,
    rule: u8,
    left: u32,
}

/// What is known at a point of code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    writes: BTreeMap<Piece, Vec<Past>>,
    reads: BTreeMap<Piece, Vec<Past>>,
    classes: Vec<Class>,
    open: Vec<Open>,
}

impl State {
    /// Nothing is pending.
    pub fn empty(model: &Model) -> State {
        State {
            writes: BTreeMap::new(),
            reads: BTreeMap::new(),
            classes: vec![Class::default(); model.core.classes.len()],
            open: Vec::new(),
        }
    }

    /// Passes the instruction `at`. What is wrong with it goes to `found`.
    pub fn step(&mut self, model: &Model, code: &[Instance], at: usize, found: &mut Vec<Found>) {
        let Some(k) = code.get(at) else { return };
        for (class, state) in self.classes.iter_mut().enumerate() {
            if k.clears >> (class & 63) & 1 != 0 {
                state.written.clear();
                state.read.clear();
            }
        }
        self.rules(model, code, at, k, found);
        for access in 0..k.accesses.len() {
            self.depends(model, code, at, access, found);
        }
        for access in 0..k.accesses.len() {
            self.enter(model, at, k, access);
        }
        self.pass(model, code, k.span());
        let rules = k.next.iter().enumerate().filter(|(_, (_, slots))| *slots > 0);
        self.open.extend(rules.map(|(rule, (_, slots))| Open {
            by: at as u32,
            rule: rule as u8,
            left: *slots,
        }));
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
        for item in &b.items {
            let mut distances = |list: Option<&Vec<Past>>, dep: Dep| {
                for past in list.into_iter().flatten() {
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
            distances(self.writes.get(&item.piece), dep);
            if b.writes {
                distances(self.reads.get(&item.piece), Dep::War);
            }
            for (class, state) in self.classes.iter().enumerate() {
                let mut pending = |list: Option<&Vec<Pending>>, dep: Dep, hazard: Hazard| {
                    for (by, access) in list.into_iter().flatten() {
                        let Some((p, a)) = producer(*by, *access) else { continue };
                        if !model.lifted((p, a), (k, b), dep) {
                            tell(*by, hazard, item.register, item.piece.file, 0, a.cycles);
                        }
                    }
                };
                let class = class as u8;
                pending(state.written.get(&item.piece), dep, Hazard::Class(class));
                if b.writes {
                    pending(state.read.get(&item.piece), Dep::War, Hazard::Late(class));
                }
            }
        }
    }

    /// Adds what the instruction accesses itself.
    fn enter(&mut self, model: &Model, at: usize, k: &Instance, access: usize) {
        let by = at as u32;
        let Some(b) = k.accesses.get(access) else { return };
        for item in &b.items {
            let past = Past {
                by,
                access: access as u16,
                step: item.step,
                age: 0,
            };
            if b.writes {
                // A later write hides an earlier one; another one of the same instruction stands beside it.
                let list = self.writes.entry(item.piece).or_default();
                list.retain(|known| known.by == by && known.age == 0);
                list.push(past);
                self.reads.remove(&item.piece);
                for class in &mut self.classes {
                    class.written.remove(&item.piece);
                }
                if let Wait::Class(class) = k.wait
                    && let Some(class) = self.classes.get_mut(usize::from(class))
                {
                    class.written.insert(item.piece, vec![(by, access as u16)]);
                }
                continue;
            }
            if model.tracks_reads {
                insert(self.reads.entry(item.piece).or_default(), past);
            }
            if let Some(class) = k.late.and_then(|class| self.classes.get_mut(usize::from(class))) {
                let list = class.read.entry(item.piece).or_default();
                if !list.contains(&(by, access as u16)) {
                    list.push((by, access as u16));
                    list.sort_unstable();
                }
            }
        }
    }

    /// Slots pass.
    fn pass(&mut self, model: &Model, code: &[Instance], slots: u32) {
        let counts = |past: &Past| {
            let access = code
                .get(past.by as usize)
                .and_then(|p| p.accesses.get(usize::from(past.access)));
            let cycles = access.map_or(0, |a| a.cycles + i64::from(a.last));
            i64::from(past.age) < i64::from(past.step).saturating_add(cycles).saturating_add(model.margin)
        };
        for map in [&mut self.writes, &mut self.reads] {
            map.retain(|_, list| {
                list.iter_mut()
                    .for_each(|past| past.age = past.age.saturating_add(slots));
                list.retain(counts);
                !list.is_empty()
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
            for (piece, list) in theirs {
                let own = mine.entry(*piece).or_default();
                for past in list {
                    more |= insert(own, *past);
                }
            }
        }
        for (mine, theirs) in self.classes.iter_mut().zip(&other.classes) {
            for (mine, theirs) in [(&mut mine.written, &theirs.written), (&mut mine.read, &theirs.read)] {
                for (piece, list) in theirs {
                    let own = mine.entry(*piece).or_default();
                    for pending in list {
                        if !own.contains(pending) {
                            own.push(*pending);
                            more = true;
                        }
                    }
                    own.sort_unstable();
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

/// Adds an access to a set; of equal ones the younger counts. True where the set grew or became younger.
fn insert(list: &mut Vec<Past>, past: Past) -> bool {
    let same = |known: &&mut Past| (known.by, known.access, known.step) == (past.by, past.access, past.step);
    match list.iter_mut().find(same) {
        Some(known) if known.age <= past.age => return false,
        Some(known) => known.age = past.age,
        None => list.push(past),
    }
    true
}
