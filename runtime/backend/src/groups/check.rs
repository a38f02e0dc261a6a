//! Symbolic checker of an allocation: follows through all paths which values each unit holds, and says where an operand
//! reads something else, where places break the rules of their operands, and where something reserved is written.
//!
//! A unit holds a set of facts `(value, unit of the value)`, since moves and parameters give one content several names.
//! At the beginning of a block it holds what it holds at the end of all edges to it. It shares no code with the allocator
//! but the input's and output's types.

use super::error::At;
use super::input::{Block, Exchange, Function, Inst, Kind, Operand, Role, Value};
use super::output::{Allocation, Edit, Location, Point};
use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

/// What is wrong with an allocation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub at: At,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

/// The contents of a unit: values, and which of their units.
type Facts = BTreeSet<(u32, usize)>;
/// The contents of all units, of slots behind those of registers.
type State = Vec<Facts>;

struct Checker<'a> {
    function: &'a Function,
    allocation: &'a Allocation,
    /// By file, and by slot: the first unit.
    files: Vec<usize>,
    slots: Vec<usize>,
    units: usize,
    faults: Vec<Fault>,
    /// Whether faults are noted.
    is_last: bool,
}

/// Checks an allocation of a valid function.
///
/// # Errors
/// All faults that were found.
pub fn check(function: &Function, allocation: &Allocation) -> Result<(), Vec<Fault>> {
    let mut next = 0;
    let mut behind = |size: usize| {
        next += size;
        next - size
    };
    let files: Vec<usize> = function.files.iter().map(|f| behind(usize::from(f.units))).collect();
    let slots: Vec<usize> = allocation.slots.iter().map(|s| behind(usize::from(s.size))).collect();
    let mut checker = Checker {
        function,
        allocation,
        files,
        slots,
        units: next,
        faults: Vec::new(),
        is_last: false,
    };
    checker.shape();
    if checker.faults.is_empty() {
        checker.run();
    }
    if checker.faults.is_empty() {
        Ok(())
    } else {
        Err(checker.faults)
    }
}

impl Checker<'_> {
    fn fault(&mut self, at: At, what: impl FnOnce() -> String) {
        if self.is_last {
            let what = what();
            self.faults.push(Fault { at, what });
        }
    }

    /// Lists have the lengths that they should have, slots do not overlap.
    fn shape(&mut self) {
        self.is_last = true;
        let at = At::Block(Block(0));
        let (function, allocation) = (self.function, self.allocation);
        if allocation.operands.len() != function.operands.len() || allocation.params.len() != function.params.len() {
            self.fault(at, || "there are not as many places as operands or parameters".into());
        }
        if !allocation.edits.is_sorted_by_key(|(point, _)| *point) {
            self.fault(at, || "edits are not in the order of points".into());
        }
        let mut slots: Vec<_> = allocation.slots.iter().collect();
        slots.sort_by_key(|s| (s.file, s.offset));
        for two in slots.windows(2) {
            if two[0].file == two[1].file && two[0].offset + u32::from(two[0].size) > two[1].offset {
                self.fault(at, || "two slots overlap".into());
            }
        }
        self.is_last = false;
    }

    fn run(&mut self) {
        let mut at_start: Vec<Option<State>> = vec![None; self.function.blocks.len()];
        at_start[0] = Some(vec![Facts::new(); self.units]);
        let mut open = BTreeSet::from([0usize]);
        while let Some(block) = open.pop_first() {
            let Some(state) = at_start[block].clone() else { continue };
            for (to, state) in self.block(block, state) {
                let changed = match &mut at_start[to] {
                    None => {
                        at_start[to] = Some(state);
                        true
                    }
                    Some(old) => meet(old, &state),
                };
                if changed {
                    open.insert(to);
                }
            }
        }
        self.is_last = true;
        for (block, state) in at_start.iter().enumerate() {
            if let Some(state) = state {
                self.params(block, state);
                self.block(block, state.clone());
            }
        }
    }

    /// What a block's edges bring to their ends.
    fn block(&mut self, block: usize, mut state: State) -> Vec<(usize, State)> {
        let id = Block(block as u32);
        self.edits(Point::Start(id), At::Block(id), &mut state);
        for inst in self.function.insts_of(block) {
            let id = Inst(inst as u32);
            self.edits(Point::Before(id), At::Inst(id), &mut state);
            self.inst(inst, &mut state);
        }
        let mut out = Vec::new();
        for edge in self.function.edges_of(block) {
            let mut state = state.clone();
            self.edits(Point::Edge(edge as u32), At::Edge(edge as u32), &mut state);
            let to = self.function.edges[edge].to.index();
            let (args, params) = (self.function.args_of(edge), self.function.params_of(to));
            for facts in &mut state {
                let named = args.iter().zip(params);
                let new: Vec<(u32, usize)> = named
                    .flat_map(|(arg, param)| {
                        facts
                            .iter()
                            .filter(|(v, _)| *v == arg.0)
                            .map(|(_, unit)| (param.0, *unit))
                            .collect::<Vec<_>>()
                    })
                    .collect();
                facts.retain(|(v, _)| !params.contains(&Value(*v)));
                facts.extend(new);
            }
            out.push((to, state));
        }
        out
    }

    fn size(&self, value: Value) -> usize {
        usize::from(self.function.class_of(value).size)
    }

    /// The units of a place; nothing if it is none.
    fn range(&self, location: Location, size: usize) -> Option<Range<usize>> {
        let (start, has) = match location {
            Location::Register { file, unit } => {
                let units = usize::from(self.function.files.get(file.index())?.units);
                (
                    self.files[file.index()] + usize::from(unit),
                    units.checked_sub(usize::from(unit))?,
                )
            }
            Location::Slot(slot) => (
                *self.slots.get(slot as usize)?,
                usize::from(self.allocation.slots[slot as usize].size),
            ),
        };
        (size <= has).then_some(start..start + size)
    }

    /// Whether units of a file may be written.
    fn is_reserved(&self, location: Location, size: usize) -> bool {
        let Location::Register { file, unit } = location else {
            return false;
        };
        let range = usize::from(unit)..usize::from(unit) + size;
        let reserved = &self.function.files[file.index()].reserved;
        reserved
            .iter()
            .any(|r| usize::from(r.start) < range.end && range.start < usize::from(r.end))
    }

    fn file_of(&self, location: Location) -> Option<usize> {
        match location {
            Location::Register { file, .. } => Some(file.index()),
            Location::Slot(slot) => self.allocation.slots.get(slot as usize).map(|s| s.file.index()),
        }
    }

    fn edits(&mut self, point: Point, at: At, state: &mut State) {
        for (_, edit) in self.allocation.edits_at(point) {
            match *edit {
                Edit::Move { from, to, size } => {
                    let size = usize::from(size);
                    let both = self.range(from, size).zip(self.range(to, size));
                    let Some((source, target)) = both.filter(|_| self.file_of(from) == self.file_of(to)) else {
                        self.fault(at, || format!("a move names a place outside of its file: {edit:?}"));
                        continue;
                    };
                    let in_memory = |l: Location| matches!(l, Location::Slot(_));
                    if in_memory(from) && in_memory(to) || self.is_reserved(to, size) {
                        self.fault(at, || format!("a move to a place that may not be written: {edit:?}"));
                    }
                    let content: Vec<Facts> = state[source].to_vec();
                    state[target].clone_from_slice(&content);
                }
                Edit::Exchange { file, a, b, size } => {
                    let size = usize::from(size);
                    let (a, b) = (
                        Location::Register { file, unit: a },
                        Location::Register { file, unit: b },
                    );
                    let both = self.range(a, size).zip(self.range(b, size));
                    let Some((x, y)) = both.filter(|(x, y)| x.end <= y.start || y.end <= x.start) else {
                        self.fault(at, || {
                            format!("an exchange names a place outside of its file: {edit:?}")
                        });
                        continue;
                    };
                    let has_none = self.function.files[file.index()].exchange == Exchange::None;
                    if has_none || self.is_reserved(a, size) || self.is_reserved(b, size) {
                        self.fault(at, || format!("an exchange that the file has not: {edit:?}"));
                    }
                    for (x, y) in x.zip(y) {
                        state.swap(x, y);
                    }
                }
                Edit::Rematerialise { value, file, to } => {
                    let known = self.function.values.get(value.index()).is_some_and(|v| v.rematerialise);
                    let to = Location::Register { file, unit: to };
                    let place = known.then(|| self.range(to, self.size(value))).flatten();
                    let Some(range) = place.filter(|_| self.function.class_of(value).file == file) else {
                        self.fault(at, || format!("a value that can't be computed again: {edit:?}"));
                        continue;
                    };
                    if self.is_reserved(to, range.len()) {
                        self.fault(at, || format!("a reserved place is written: {edit:?}"));
                    }
                    for (unit, at) in range.enumerate() {
                        state[at] = Facts::from([(value.0, unit)]);
                    }
                }
            }
        }
    }

    /// The units of an operand; nothing if it has no place that its class allows.
    fn operand(&mut self, inst: usize, number: usize) -> Option<Range<usize>> {
        let at = At::Inst(Inst(inst as u32));
        let operand = self.function.operands_of(inst)[number];
        let first = self.function.insts[inst].operands.start as usize;
        let unit = self.allocation.operands[first + number];
        let class = &self.function.classes[operand.class.index()];
        let location = Location::Register { file: class.file, unit };
        let size = usize::from(class.size);
        let range = self.range(location, size);
        if range.is_none() || self.is_reserved(location, size) || !is_in_class(self.function, &operand, unit) {
            self.fault(at, || {
                format!("operand {number} is at unit {unit}, where it may not be")
            });
        }
        range
    }

    fn inst(&mut self, inst: usize, state: &mut State) {
        let at = At::Inst(Inst(inst as u32));
        let operands = self.function.operands_of(inst);
        let kind = self.function.insts[inst].kind;
        let places: Vec<Option<Range<usize>>> = (0..operands.len()).map(|n| self.operand(inst, n)).collect();
        if places.iter().any(Option::is_none) {
            // The fault is noted; nothing is known afterwards.
            state.iter_mut().for_each(Facts::clear);
            return;
        }
        let places: Vec<Range<usize>> = places.into_iter().flatten().collect();
        let clobbered: Vec<Range<usize>> = self
            .function
            .clobbers_of(inst)
            .iter()
            .map(|c| {
                let base = self.files[c.file.index()];
                base + usize::from(c.units.start)..base + usize::from(c.units.end)
            })
            .collect();
        if kind == Kind::Op {
            self.reads(inst, operands, &places, state);
        }
        for (number, operand) in operands.iter().enumerate() {
            let place = &places[number];
            if !operand.role.is_def() {
                if operand.role == Role::UseLate && clobbered.iter().any(|c| overlap(c, place)) {
                    self.fault(at, || format!("operand {number} is read after its place was written"));
                }
                continue;
            }
            if operand.fixed.is_none() && clobbered.iter().any(|c| overlap(c, place)) {
                self.fault(at, || {
                    format!("operand {number} is defined where the instruction writes something else")
                });
            }
            for (other_number, other) in operands.iter().enumerate() {
                let other_place = &places[other_number];
                if other.role.is_def() {
                    if other_number > number && overlap(place, other_place) {
                        self.fault(at, || {
                            format!("operands {number} and {other_number} are defined in one place")
                        });
                    }
                    continue;
                }
                let tied = operand.tied.map(usize::from) == Some(other_number);
                if tied && place != other_place {
                    self.fault(at, || {
                        format!("operands {number} and {other_number} are tied and apart")
                    });
                }
                let late = other.role == Role::UseLate && overlap(place, other_place);
                let rule = self.function.rule(inst, number, other_number);
                if late || (!tied && !rule.allows(place.clone(), other_place.clone())) {
                    self.fault(at, || {
                        format!("operands {number} and {other_number} overlap in a way that is forbidden")
                    });
                }
            }
        }
        if kind == Kind::Parts {
            self.parts(inst, operands, &places, state);
            return;
        }
        for clobber in clobbered {
            state[clobber].iter_mut().for_each(Facts::clear);
        }
        for (operand, place) in operands.iter().zip(&places).filter(|(o, _)| o.role.is_def()) {
            forget(state, operand.value);
            for (unit, at) in place.clone().enumerate() {
                state[at] = Facts::from([(operand.value.0, unit)]);
            }
        }
    }

    fn reads(&mut self, inst: usize, operands: &[Operand], places: &[Range<usize>], state: &State) {
        for (number, operand) in operands.iter().enumerate().filter(|(_, o)| !o.role.is_def()) {
            for (unit, at) in places[number].clone().enumerate() {
                let unit = unit + usize::from(operand.offset);
                if !state[at].contains(&(operand.value.0, unit)) {
                    self.fault(At::Inst(Inst(inst as u32)), || {
                        let held = &state[at];
                        format!(
                            "operand {number} should read unit {unit} of value {}, and reads {held:?}",
                            operand.value.0
                        )
                    });
                }
            }
        }
    }

    /// The edits before an instruction of parts did what it says.
    fn parts(&mut self, inst: usize, operands: &[Operand], places: &[Range<usize>], state: &mut State) {
        let used = operands.iter().filter(|o| !o.role.is_def()).flat_map(|o| {
            let size = usize::from(self.function.classes[o.class.index()].size);
            (0..size).map(|unit| (o.value.0, unit + usize::from(o.offset)))
        });
        let used: Vec<(u32, usize)> = used.collect();
        let defs = || operands.iter().zip(places).filter(|(o, _)| o.role.is_def());
        let units = defs().flat_map(|(o, place)| place.clone().enumerate().map(|(unit, at)| (o.value, unit, at)));
        let units: Vec<(Value, usize, usize)> = units.collect();
        for ((value, unit, at), read) in units.iter().zip(&used) {
            if !state[*at].contains(read) {
                self.fault(At::Inst(Inst(inst as u32)), || {
                    let (of, from) = read;
                    format!(
                        "unit {unit} of value {} should be unit {from} of value {of}, and is {:?}",
                        value.0, state[*at]
                    )
                });
            }
        }
        for (operand, _) in defs() {
            forget(state, operand.value);
        }
        for (value, unit, at) in units {
            state[at].insert((value.0, unit));
        }
    }

    /// Parameters are where they should be.
    fn params(&mut self, block: usize, state: &State) {
        let range = self.function.blocks[block].params.clone();
        for number in range {
            let value = self.function.params[number as usize];
            let Some(location) = self.allocation.params[number as usize] else {
                continue;
            };
            let at = At::Block(Block(block as u32));
            let size = self.size(value);
            let class = self.function.values[value.index()].class;
            let operand = Operand {
                class,
                ..self.function.operand(value, Role::Def)
            };
            let allowed = match location {
                Location::Register { file, unit } => {
                    file == self.function.class_of(value).file
                        && !self.is_reserved(location, size)
                        && is_in_class(self.function, &operand, unit)
                }
                Location::Slot(_) => true,
            };
            let Some(range) = self.range(location, size).filter(|_| allowed) else {
                self.fault(at, || {
                    format!("value {} is at {location:?}, where it may not be", value.0)
                });
                continue;
            };
            for (unit, place) in range.enumerate() {
                if !state[place].contains(&(value.0, unit)) {
                    self.fault(at, || {
                        format!("{location:?} should hold unit {unit} of value {}", value.0)
                    });
                }
            }
        }
    }
}

fn overlap(a: &Range<usize>, b: &Range<usize>) -> bool {
    a.start < b.end && b.start < a.end
}

/// Removes what an earlier iteration left of a value.
fn forget(state: &mut State, value: Value) {
    for facts in state {
        facts.retain(|(v, _)| *v != value.0);
    }
}

/// What is held in both; whether anything was lost.
fn meet(old: &mut State, new: &State) -> bool {
    let mut changed = false;
    for (old, new) in old.iter_mut().zip(new) {
        let before = old.len();
        old.retain(|fact| new.contains(fact));
        changed |= old.len() != before;
    }
    changed
}

/// Whether a unit is one at which a class of an operand, and of a definition's value, lets it begin.
fn is_in_class(function: &Function, operand: &Operand, unit: u16) -> bool {
    let own = function.values[operand.value.index()].class;
    let classes = [operand.class, if operand.role.is_def() { own } else { operand.class }];
    let all = classes.iter().all(|class| {
        let class = &function.classes[class.index()];
        let end = u32::from(unit) + u32::from(class.size);
        let units = u32::from(function.files[class.file.index()].units);
        let inside = class.within.is_empty() || class.within.iter().any(|r| r.start <= unit && end <= u32::from(r.end));
        unit.is_multiple_of(class.align) && end <= units && inside
    });
    all && operand.fixed.is_none_or(|fixed| fixed == unit)
}
