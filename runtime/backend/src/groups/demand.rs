//! What an instruction asks for: places before it (early) and after it (late), for its operands and for copies of values
//! that it needs in two places.
//!
//! A value that an instruction uses has a *main* place, where it stays. An operand that the main place can't serve gets a
//! *copy*: a tied operand whose value lives on, a fixed one in a unit that the instruction writes, a second fixed one.
//! Spilling asks for the sums, assignment for the items.

use super::input::{Function, Operand, Overlap, Role};
use super::registers::Registers;
use super::units::Units;

/// What an item is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ItemKind {
    /// The place of a value that is used.
    Main,
    /// A copy of units of a value, from this one on.
    Copy {
        offset: u16,
    },
    Def,
    /// A definition in the place of another item, from this unit of it on.
    Tied {
        item: u16,
        offset: u16,
    },
}

/// Something that needs a place at an instruction.
#[derive(Debug, Clone)]
pub struct Item {
    pub kind: ItemKind,
    pub value: u32,
    pub class: usize,
    pub size: usize,
    pub align: usize,
    pub early: bool,
    pub late: bool,
    /// It is at a place that the description or caller fixed.
    pub fixed: bool,
    /// Where it may begin.
    pub starts: Units,
}

/// What an instruction asks for. Buffers are used again.
#[derive(Debug, Clone, Default)]
pub struct Demand {
    pub items: Vec<Item>,
    /// By operand: its item, and the unit of the item at which it begins.
    pub of_operand: Vec<(u16, u16)>,
    /// Units that are written late by clobbers and fixed definitions, so that nothing else may lie there.
    pub blocked: Units,
    pub is_blocked: bool,
    /// Units that clobbers alone write.
    clobbered: Units,
}

const UNSET: u16 = u16::MAX;

impl Demand {
    pub fn clear(&mut self) {
        self.items.clear();
        self.of_operand.clear();
        self.blocked = Units::EMPTY;
        self.is_blocked = false;
    }

    /// Finds what an instruction asks for; `dies` says of an operand that is used whether its value leaves its register
    /// there.
    pub fn find(&mut self, function: &Function, registers: &Registers, inst: usize, dies: &dyn Fn(usize) -> bool) {
        self.items.clear();
        self.of_operand.clear();
        let operands = function.operands_of(inst);
        self.of_operand.resize(operands.len(), (UNSET, 0));
        self.find_blocked(function, registers, inst);
        for (def, operand) in operands.iter().enumerate() {
            if let Some(to) = operand.tied {
                self.tied_use(function, registers, inst, usize::from(to), def, dies);
            }
        }
        for fixed in [true, false] {
            for (at, operand) in operands.iter().enumerate() {
                let is_use = !operand.role.is_def() && self.of_operand[at].0 == UNSET;
                if is_use && operand.fixed.is_some() == fixed {
                    self.free_use(function, registers, inst, at, dies);
                }
            }
        }
        for (at, operand) in operands.iter().enumerate() {
            if operand.role.is_def() {
                self.def(function, registers, inst, at);
            }
        }
    }

    fn find_blocked(&mut self, function: &Function, registers: &Registers, inst: usize) {
        self.clobbered = Units::EMPTY;
        for clobber in function.clobbers_of(inst) {
            self.clobbered
                .insert(registers.range(clobber.file.index(), &clobber.units));
        }
        self.blocked = self.clobbered;
        let mut any = !function.clobbers_of(inst).is_empty();
        for operand in function.operands_of(inst) {
            if let (true, Some(fixed)) = (operand.role.is_def(), operand.fixed) {
                let class = &function.classes[operand.class.index()];
                let start = registers.unit(class.file.index(), fixed);
                self.blocked.insert(start..start + usize::from(class.size));
                any = true;
            }
        }
        self.is_blocked = any;
    }

    /// Where a value may begin such that an operand is served; `None` stands for all places of its class.
    fn wanted(function: &Function, registers: &Registers, inst: usize, at: usize) -> Option<Units> {
        let operand = &function.operands_of(inst)[at];
        let own = function.values[operand.value.index()].class;
        if operand.class == own && operand.offset == 0 && operand.fixed.is_none() {
            return None;
        }
        let mut starts = *registers.starts(operand.class.index());
        if let Some(fixed) = operand.fixed {
            let file = function.classes[operand.class.index()].file.index();
            let start = registers.unit(file, fixed);
            starts = starts.and(&Units::of(start..start + 1));
        }
        Some(starts.down(usize::from(operand.offset)))
    }

    fn main_of(&self, value: u32) -> Option<usize> {
        self.items
            .iter()
            .position(|i| i.kind == ItemKind::Main && i.value == value)
    }

    /// The main item of a used value; new ones serve no operand yet.
    fn main(&mut self, function: &Function, registers: &Registers, inst: usize, at: usize, dies: bool) -> usize {
        let value = function.operands_of(inst)[at].value;
        if let Some(found) = self.main_of(value.0) {
            return found;
        }
        let id = function.values[value.index()].class.index();
        let class = &function.classes[id];
        let mut item = Item {
            kind: ItemKind::Main,
            value: value.0,
            class: id,
            size: usize::from(class.size),
            align: usize::from(class.align),
            // A value that dies and serves no operand is only copied from.
            early: !dies,
            late: !dies,
            fixed: false,
            starts: *registers.starts(id),
        };
        if item.late && self.is_blocked {
            item.starts = item.starts.without(&self.blocked.starts_that_meet(item.size));
        }
        self.items.push(item);
        self.items.len() - 1
    }

    /// Whether an operand names a part of a value that can be computed again.
    pub fn is_part_of_again(function: &Function, operand: &Operand) -> bool {
        let value = &function.values[operand.value.index()];
        let size = function.classes[value.class.index()].size;
        value.rematerialise && function.classes[operand.class.index()].size != size
    }

    fn copy(&mut self, function: &Function, registers: &Registers, inst: usize, at: usize) -> usize {
        let operand = &function.operands_of(inst)[at];
        let class = &function.classes[operand.class.index()];
        let mut starts = *registers.starts(operand.class.index());
        if let Some(fixed) = operand.fixed {
            let start = registers.unit(class.file.index(), fixed);
            starts = starts.and(&Units::of(start..start + 1));
        }
        // A value that is computed again is whole; a part of it is copied from there.
        if Demand::is_part_of_again(function, operand)
            && let Some(main) = self.main_of(operand.value.0)
        {
            self.items[main].early = true;
        }
        self.items.push(Item {
            kind: ItemKind::Copy { offset: operand.offset },
            value: operand.value.0,
            class: operand.class.index(),
            size: usize::from(class.size),
            align: usize::from(class.align),
            early: true,
            late: false,
            fixed: operand.fixed.is_some(),
            starts,
        });
        self.of_operand[at] = (self.items.len() as u16 - 1, 0);
        self.items.len() - 1
    }

    /// A use to which a definition is tied: the value itself if it dies, else a copy.
    fn tied_use(
        &mut self,
        function: &Function,
        registers: &Registers,
        inst: usize,
        at: usize,
        def: usize,
        dies: &dyn Fn(usize) -> bool,
    ) {
        let operands = function.operands_of(inst);
        let (operand, defined) = (&operands[at], &operands[def]);
        // Where the definition may be.
        let mut starts = *registers.starts(defined.class.index());
        starts = starts.and(registers.starts(function.values[defined.value.index()].class.index()));
        let size = usize::from(function.classes[defined.class.index()].size);
        match defined.fixed {
            Some(fixed) => {
                let file = function.classes[defined.class.index()].file.index();
                let start = registers.unit(file, fixed);
                starts = starts.and(&Units::of(start..start + 1));
            }
            None if self.is_blocked => starts = starts.without(&self.blocked.starts_that_meet(size)),
            None => {}
        }
        let main = self.main(function, registers, inst, at, dies(at));
        let is_tied = |i: &Item| matches!(i.kind, ItemKind::Tied { item, .. } if usize::from(item) == main);
        let (item, offset) = if dies(at) && !self.items.iter().any(is_tied) {
            let mut all = self.items[main].starts.and(&starts.down(usize::from(operand.offset)));
            if let Some(wanted) = Demand::wanted(function, registers, inst, at) {
                all = all.and(&wanted);
            }
            if all.is_empty() {
                let copy = self.copy(function, registers, inst, at);
                self.items[copy].starts = self.items[copy].starts.and(&starts);
                (copy, 0)
            } else {
                let item = &mut self.items[main];
                item.starts = all;
                item.early = true;
                item.fixed |= operand.fixed.is_some() || defined.fixed.is_some();
                self.of_operand[at] = (main as u16, operand.offset);
                (main, operand.offset)
            }
        } else {
            let copy = self.copy(function, registers, inst, at);
            let item = &mut self.items[copy];
            item.starts = item.starts.and(&starts);
            item.fixed |= defined.fixed.is_some();
            (copy, 0)
        };
        let id = defined.class.index();
        self.items.push(Item {
            kind: ItemKind::Tied {
                item: item as u16,
                offset,
            },
            value: defined.value.0,
            class: id,
            size,
            align: usize::from(function.classes[id].align),
            early: false,
            late: true,
            fixed: defined.fixed.is_some(),
            starts: Units::EMPTY,
        });
        self.of_operand[def] = (self.items.len() as u16 - 1, 0);
    }

    fn free_use(
        &mut self,
        function: &Function,
        registers: &Registers,
        inst: usize,
        at: usize,
        dies: &dyn Fn(usize) -> bool,
    ) {
        let operand = &function.operands_of(inst)[at];
        let dead = dies(at);
        let main = self.main(function, registers, inst, at, dead);
        let is_late = operand.role == Role::UseLate;
        let mut starts = self.items[main].starts;
        if let Some(wanted) = Demand::wanted(function, registers, inst, at) {
            starts = starts.and(&wanted);
        }
        if is_late && self.is_blocked && !self.items[main].late {
            starts = starts.without(&self.blocked.starts_that_meet(self.items[main].size));
        }
        // A value in the place of a tied definition is written there.
        let tied = self
            .items
            .iter()
            .position(|i| matches!(i.kind, ItemKind::Tied { item, .. } if usize::from(item) == main));
        let is_apart = tied.is_some_and(|tied| {
            let def = self.of_operand.iter().position(|(item, _)| usize::from(*item) == tied);
            let rule = def.map_or(Overlap::Any, |def| function.rule(inst, def, at));
            is_late || rule != Overlap::Any
        });
        if starts.is_empty() || is_apart {
            let copy = self.copy(function, registers, inst, at);
            if is_late {
                let item = &mut self.items[copy];
                item.late = true;
                if self.is_blocked {
                    item.starts = item.starts.without(&self.blocked.starts_that_meet(item.size));
                }
            }
            return;
        }
        let item = &mut self.items[main];
        item.starts = starts;
        item.early = true;
        item.late |= is_late;
        item.fixed |= operand.fixed.is_some();
        self.of_operand[at] = (main as u16, operand.offset);
    }

    fn def(&mut self, function: &Function, registers: &Registers, inst: usize, at: usize) {
        let operand = &function.operands_of(inst)[at];
        if operand.tied.is_some() {
            return;
        }
        let id = operand.class.index();
        let class = &function.classes[id];
        let own = function.values[operand.value.index()].class.index();
        let mut starts = *registers.starts(id);
        if own != id {
            starts = starts.and(registers.starts(own));
        }
        match operand.fixed {
            Some(fixed) => {
                let start = registers.unit(class.file.index(), fixed);
                starts = starts.and(&Units::of(start..start + 1));
            }
            None if self.is_blocked => {
                starts = starts.without(&self.blocked.starts_that_meet(usize::from(class.size)));
            }
            None => {}
        }
        self.items.push(Item {
            kind: ItemKind::Def,
            value: operand.value.0,
            class: id,
            size: usize::from(class.size),
            align: usize::from(class.align),
            early: operand.role == Role::DefEarly,
            late: true,
            fixed: operand.fixed.is_some(),
            starts,
        });
        self.of_operand[at] = (self.items.len() as u16 - 1, 0);
    }

    /// Whether a definition may lie at `start` with the uses where they are; `place` says where items are.
    pub fn allows(
        &self,
        function: &Function,
        inst: usize,
        item: usize,
        start: usize,
        place: &dyn Fn(usize) -> Option<usize>,
    ) -> bool {
        let Some(def) = self.of_operand.iter().position(|(own, _)| usize::from(*own) == item) else {
            return true;
        };
        let own = start..start + self.items[item].size;
        let operands = function.operands_of(inst);
        operands
            .iter()
            .enumerate()
            .filter(|(_, o)| !o.role.is_def())
            .all(|(at, operand)| {
                let rule = function.rule(inst, def, at);
                let (used, offset) = self.of_operand[at];
                if rule == Overlap::Any || operands[def].tied.map(usize::from) == Some(at) {
                    return true;
                }
                let Some(other) = place(usize::from(used)) else {
                    return true;
                };
                let other = other + usize::from(offset);
                rule.allows(
                    own.clone(),
                    other..other + usize::from(function.classes[operand.class.index()].size),
                )
            })
    }

    /// Whether any rule restricts a definition.
    pub fn is_ruled(&self, function: &Function, inst: usize) -> bool {
        !function.pairs_of(inst).is_empty() || function.operands_of(inst).iter().any(|o| o.role == Role::DefEarly)
    }
}
