//! Assignment in dominance order: each block begins with the places at the end of one of the blocks before it, each
//! instruction gets places for its operands and moves before it, and edges get what reconciles both ends. As values are in
//! SSA form and all sums fit, no value is ever without a place unless it was spilled.

use super::affinity::Affinity;
use super::copies::{Copy, Memory, Resolver, Stuck};
use super::demand::{Demand, Item, ItemKind};
use super::error::{At, Error};
use super::graph::{Graph, NONE};
use super::input::{Block, FileId, Function, Inst, Kind, Operand, Value};
use super::liveness::{DEAD, Liveness};
use super::occupancy::Occupancy;
use super::output::{Allocation, Edit, Location, Point};
use super::place::{Placement, Placer};
use super::registers::Registers;
use super::spill::{Action, Residence};
use super::units::Units;

/// Why assignment stopped.
#[derive(Debug, Clone)]
pub enum Failure {
    /// No arrangement, or no way to change places, at a point (as [`super::spill::Extra`] counts them): with more units
    /// kept free there it may go. The error is that if nothing can be kept free.
    Point {
        point: u32,
        file: u16,
        error: Error,
    },
    Final(Error),
}

/// What assignment reads.
pub struct Assign<'a> {
    pub function: &'a Function,
    pub graph: &'a Graph,
    pub live: &'a Liveness,
    pub registers: &'a Registers,
    pub residence: &'a Residence,
}

struct Assigner<'a> {
    input: &'a Assign<'a>,
    affinity: Affinity,
    occupancy: Occupancy,
    demand: Demand,
    memory: Memory,
    /// By value: its slot.
    slot: Vec<u32>,
    /// By block: values in registers at its beginning and at its end, in the order of values.
    entry: Vec<Vec<(u32, u32)>>,
    exit: Vec<Vec<(u32, u32)>>,
    is_done: Vec<bool>,
    out: Allocation,
}

/// Gives places.
///
/// # Errors
/// See [`Failure`].
pub fn assign(input: &Assign<'_>) -> Result<Allocation, Failure> {
    let function = input.function;
    let mut assigner = Assigner {
        input,
        affinity: Affinity::new(function, input.graph, input.registers),
        occupancy: Occupancy::new(function.values.len()),
        demand: Demand::default(),
        memory: Memory::new(function.files.len()),
        slot: vec![NONE; function.values.len()],
        entry: vec![Vec::new(); function.blocks.len()],
        exit: vec![Vec::new(); function.blocks.len()],
        is_done: vec![false; function.blocks.len()],
        out: Allocation {
            operands: vec![Allocation::UNREACHABLE; function.operands.len()],
            params: vec![None; function.params.len()],
            ..Allocation::default()
        },
    };
    for block in &input.graph.order {
        let block = *block as usize;
        assigner.enter(block)?;
        for inst in function.insts_of(block) {
            assigner.inst(inst)?;
        }
        let values = assigner.occupancy.values();
        let mut exit: Vec<(u32, u32)> = values
            .into_iter()
            .filter_map(|v| Some((v, assigner.occupancy.at(v)? as u32)))
            .collect();
        exit.sort_unstable();
        assigner.exit[block] = exit;
        assigner.is_done[block] = true;
    }
    for block in &input.graph.order {
        for edge in function.edges_of(*block as usize) {
            assigner.edge(*block as usize, edge)?;
        }
    }
    assigner.finish()
}

fn find(list: &[(u32, u32)], value: u32) -> Option<usize> {
    let at = list.binary_search_by_key(&value, |(v, _)| *v).ok()?;
    Some(list[at].1 as usize)
}

impl Assigner<'_> {
    fn function(&self) -> &Function {
        self.input.function
    }

    fn class(&self, value: u32) -> usize {
        self.input.function.values[value as usize].class.index()
    }

    fn size(&self, value: u32) -> usize {
        usize::from(self.input.function.classes[self.class(value)].size)
    }

    fn file(&self, value: u32) -> usize {
        self.input.function.classes[self.class(value)].file.index()
    }

    fn is_again(&self, value: u32) -> bool {
        self.input.function.values[value as usize].rematerialise
    }

    /// The slot of a value.
    fn slot_of(&mut self, value: u32) -> u32 {
        if self.slot[value as usize] == NONE {
            self.slot[value as usize] = self.memory.slot(self.file(value), self.size(value));
        }
        self.slot[value as usize]
    }

    fn live_values(&self) -> Vec<Value> {
        let mut live: Vec<Value> = self.occupancy.values().into_iter().map(Value).collect();
        live.sort_unstable();
        live
    }

    fn no_arrangement(&self, at: At, file: usize) -> Failure {
        let mut live = self.live_values();
        for item in &self.demand.items {
            if !live.contains(&Value(item.value)) {
                live.push(Value(item.value));
            }
        }
        let point = self.point_of(at);
        live.retain(|v| self.file(v.0) == file);
        Failure::Point {
            point,
            file: file as u16,
            error: Error::Arrangement { at, live },
        }
    }

    fn point_of(&self, at: At) -> u32 {
        match at {
            At::Inst(inst) => inst.0,
            At::Block(block) => self.function().insts.len() as u32 + block.0,
            At::Edge(edge) => {
                let to = self.function().edges[edge as usize].to;
                self.function().insts.len() as u32 + to.0
            }
        }
    }

    fn register(&self, value: u32, unit: usize) -> Location {
        let file = self.file(value);
        Location::Register {
            file: FileId(file as u16),
            unit: self.input.registers.local(file, unit),
        }
    }

    /// The point behind an instruction, or at the beginning of a block.
    fn start_of(&self, block: usize) -> Point {
        let insts = self.function().insts_of(block);
        if insts.is_empty() {
            Point::Start(Block(block as u32))
        } else {
            Point::Before(Inst(insts.start as u32))
        }
    }

    fn store(&mut self, point: Point, value: u32) {
        let Some(at) = self.occupancy.at(value) else { return };
        let slot = self.slot_of(value);
        let edit = Edit::Move {
            from: self.register(value, at),
            to: Location::Slot(slot),
            size: self.size(value) as u16,
        };
        self.out.edits.push((point, edit));
    }

    /// Places at the beginning of a block.
    fn enter(&mut self, block: usize) -> Result<(), Failure> {
        let input = self.input;
        self.occupancy.clear();
        // The block before that runs most often.
        let before = input.graph.edges_to(block).iter().copied();
        let before = before.filter(|e| self.is_done[input.graph.from[*e as usize] as usize]);
        let before = before.max_by_key(|e| {
            (
                input.graph.depth[input.graph.from[*e as usize] as usize],
                std::cmp::Reverse(*e),
            )
        });
        let mut missing = Vec::new();
        let exit: &[(u32, u32)] = match before {
            Some(edge) => &self.exit[input.graph.from[edge as usize] as usize],
            None => &[],
        };
        for value in &input.residence.entry[block] {
            let is_live_in = input.live.live_in[block].binary_search(value).is_ok();
            match find(exit, *value).filter(|_| is_live_in) {
                Some(at) => self
                    .occupancy
                    .put(*value, at, usize::from(input.function.class_of(Value(*value)).size)),
                None => missing.push(*value),
            }
        }
        let mut hints = Vec::new();
        self.demand.clear();
        for (number, value) in missing.iter().enumerate() {
            let id = self.class(*value);
            let class = &input.function.classes[id];
            self.demand.items.push(Item {
                kind: ItemKind::Def,
                value: *value,
                class: id,
                size: usize::from(class.size),
                align: usize::from(class.align),
                early: true,
                late: true,
                fixed: false,
                starts: *input.registers.starts(id),
            });
            let param = input.function.params_of(block).iter().position(|p| p.0 == *value);
            if let (Some(param), Some(edge)) = (param, before) {
                let arg = input.function.args_of(edge as usize)[param];
                let exit = &self.exit[input.graph.from[edge as usize] as usize];
                hints.extend(find(exit, arg.0).map(|at| (number, at)));
            }
        }
        if !missing.is_empty() {
            let placement = self.placer(None, &hints).place();
            let Some(placement) = placement else {
                let file = self.file(missing[0]);
                return Err(self.no_arrangement(At::Block(Block(block as u32)), file));
            };
            self.count(&placement);
            self.move_values(&placement.moved);
            for (value, at) in missing.iter().zip(&placement.at) {
                if let Some(at) = at {
                    self.occupancy.put(*value, *at, self.size(*value));
                    self.affinity.placed(*value, *at);
                }
            }
        }
        let values = self.occupancy.values();
        let mut entry: Vec<(u32, u32)> = values
            .into_iter()
            .filter_map(|v| Some((v, self.occupancy.at(v)? as u32)))
            .collect();
        entry.sort_unstable();
        self.entry[block] = entry;
        let params = self.function().blocks[block].params.clone();
        for number in params {
            let value = self.function().params[number as usize].0;
            if self.input.residence.param_in_memory[value as usize] {
                self.out.params[number as usize] = Some(Location::Slot(self.slot_of(value)));
            } else if let Some(at) = self.occupancy.at(value) {
                self.out.params[number as usize] = Some(self.register(value, at));
                if self.input.residence.is_stored[value as usize] {
                    self.store(self.start_of(block), value);
                }
            }
        }
        Ok(())
    }

    fn placer<'b>(&'b self, inst: Option<usize>, hints: &'b [(usize, usize)]) -> Placer<'b> {
        Placer {
            function: self.input.function,
            registers: self.input.registers,
            inst,
            demand: &self.demand,
            occupancy: &self.occupancy,
            affinity: &self.affinity,
            hints,
        }
    }

    fn count(&mut self, placement: &Placement) {
        self.out.stats.made_room += placement.made_room;
        self.out.stats.packed += placement.packed;
    }

    fn move_values(&mut self, moved: &[(u32, usize)]) {
        for (value, _) in moved {
            self.occupancy.take(*value, self.size(*value));
        }
        for (value, at) in moved {
            self.occupancy.put(*value, *at, self.size(*value));
        }
    }

    fn inst(&mut self, inst: usize) -> Result<(), Failure> {
        let input = self.input;
        let function = input.function;
        let first = function.insts[inst].operands.start as usize;
        let operands = function.operands_of(inst);
        let actions = input.residence.actions_of(inst);
        for action in actions {
            if let Action::EvictBefore(value) = action {
                self.occupancy.take(*value, self.size(*value));
            }
        }
        let leaves = |value: u32| actions.contains(&Action::EvictAt(value));
        let dies = |at: usize| input.live.next[first + at] == DEAD || leaves(operands[at].value.0);
        let mut demand = std::mem::take(&mut self.demand);
        demand.find(function, input.registers, inst, &dies);
        self.demand = demand;
        let hints = if function.insts[inst].kind == Kind::Parts {
            self.part_hints(inst)
        } else {
            Vec::new()
        };
        let placement = self.placer(Some(inst), &hints).place();
        let at = At::Inst(Inst(inst as u32));
        let Some(placement) = placement else {
            let file = self.demand.items.first().map_or(0, |i| self.file(i.value));
            return Err(self.no_arrangement(at, file));
        };
        self.count(&placement);
        self.moves_before(inst, &placement).map_err(|Stuck| self.stuck(at))?;
        self.note_operands(inst, first, &placement);
        if function.insts[inst].kind == Kind::Parts {
            self.move_parts(inst, &placement).map_err(|Stuck| self.stuck(at))?;
        }
        // What dies makes room for what is defined.
        for (number, operand) in operands.iter().enumerate() {
            if !operand.role.is_def() && dies(number) {
                self.occupancy.take(operand.value.0, self.size(operand.value.0));
            }
        }
        for action in actions {
            if let Action::EvictAt(value) = action {
                self.occupancy.take(*value, self.size(*value));
            }
        }
        for (number, operand) in operands.iter().enumerate().filter(|(_, o)| o.role.is_def()) {
            let (item, _) = self.demand.of_operand[number];
            if let Some(at) = placement.at[usize::from(item)] {
                self.affinity.placed(operand.value.0, at);
                if input.live.next[first + number] != DEAD {
                    self.occupancy.put(operand.value.0, at, self.size(operand.value.0));
                    if input.residence.is_stored[operand.value.index()] {
                        self.store(Point::Before(Inst(inst as u32 + 1)), operand.value.0);
                    }
                }
            }
        }
        Ok(())
    }

    fn stuck(&self, at: At) -> Failure {
        let live = self.live_values();
        let file = live.first().map_or(0, |v| self.file(v.0));
        Failure::Point {
            point: self.point_of(at),
            file: file as u16,
            error: Error::Copies { at, live },
        }
    }

    fn note_operands(&mut self, inst: usize, first: usize, placement: &Placement) {
        for (number, (item, offset)) in self.demand.of_operand.iter().enumerate() {
            if let Some(at) = placement.at[usize::from(*item)] {
                let operand = &self.input.function.operands_of(inst)[number];
                let file = self.input.function.classes[operand.class.index()].file.index();
                self.out.operands[first + number] = self.input.registers.local(file, at + usize::from(*offset));
            }
        }
    }

    /// The moves, reloads and computations again that bring everything to its place before an instruction.
    fn moves_before(&mut self, inst: usize, placement: &Placement) -> Result<(), Stuck> {
        let mut copies: Vec<Copy> = Vec::new();
        let mut again: Vec<(u32, usize)> = Vec::new();
        // Parts of values that are computed again, which are copied afterwards.
        let mut parts: Vec<Copy> = Vec::new();
        let mut moved: Vec<(u32, usize)> = placement.moved.clone();
        for (value, to) in &placement.moved {
            if let Some(from) = self.occupancy.at(*value) {
                copies.push(Copy {
                    from,
                    to: *to,
                    size: self.size(*value),
                    class: self.class(*value),
                });
            }
        }
        // Values that are only copied from, or stay.
        let mut gone: Vec<u32> = Vec::new();
        for number in 0..self.demand.items.len() {
            let item = &self.demand.items[number];
            let (value, class, size) = (item.value, item.class, item.size);
            let offset = match item.kind {
                ItemKind::Main => 0,
                ItemKind::Copy { offset } => usize::from(offset),
                _ => continue,
            };
            let is_main = item.kind == ItemKind::Main;
            let Some(to) = placement.at[number] else {
                gone.push(value);
                continue;
            };
            match self.occupancy.at(value) {
                Some(from) if is_main && from == to => {}
                Some(from) => copies.push(Copy {
                    from: from + offset,
                    to,
                    size,
                    class,
                }),
                None if self.is_again(value) => {
                    let whole = self.size(value) == size;
                    match self.main_place(value, placement).filter(|_| !whole) {
                        Some(main) => parts.push(Copy {
                            from: main + offset,
                            to,
                            size,
                            class,
                        }),
                        None => again.push((value, to)),
                    }
                }
                None => {
                    let slot = self.slot_of(value);
                    copies.push(Copy {
                        from: self.memory.base(slot) + offset,
                        to,
                        size,
                        class,
                    });
                }
            }
            if is_main {
                moved.push((value, to));
            }
        }
        for value in gone {
            self.occupancy.take(value, self.size(value));
        }
        if copies.is_empty() && again.is_empty() {
            return Ok(());
        }
        let mut stationary = self.occupancy.busy;
        for (value, _) in &moved {
            if let Some(at) = self.occupancy.at(*value) {
                stationary.remove(at..at + self.size(*value));
            }
        }
        for (value, to) in &moved {
            if self.occupancy.at(*value) == Some(*to) {
                stationary.insert(*to..*to + self.size(*value));
            }
        }
        let point = Point::Before(Inst(inst as u32));
        self.write_copies(point, &copies, stationary)?;
        for (value, _) in &moved {
            self.occupancy.take(*value, self.size(*value));
        }
        for (value, to) in &moved {
            self.occupancy.put(*value, *to, self.size(*value));
            self.affinity.placed(*value, *to);
        }
        for (value, to) in again {
            let file = self.file(value);
            let to = self.input.registers.local(file, to);
            let edit = Edit::Rematerialise {
                value: Value(value),
                file: FileId(file as u16),
                to,
            };
            self.out.edits.push((point, edit));
        }
        let busy = self.occupancy.busy;
        self.write_copies(point, &parts, busy)
    }

    fn main_place(&self, value: u32, placement: &Placement) -> Option<usize> {
        let is = |i: &Item| i.kind == ItemKind::Main && i.value == value;
        self.demand
            .items
            .iter()
            .position(is)
            .and_then(|main| placement.at[main])
    }

    fn write_copies(&mut self, point: Point, copies: &[Copy], stationary: Units) -> Result<(), Stuck> {
        if copies.is_empty() {
            return Ok(());
        }
        let mut resolver = Resolver {
            function: self.input.function,
            registers: self.input.registers,
            memory: &mut self.memory,
            stationary,
            out: Vec::new(),
        };
        resolver.resolve(copies)?;
        let edits = resolver.out;
        self.out.edits.extend(edits.into_iter().map(|edit| (point, edit)));
        Ok(())
    }

    /// Runs of units that an instruction of parts copies: operand and unit of the use, of the definition, and how many.
    fn runs(&self, inst: usize) -> Vec<(usize, usize, usize, usize, usize)> {
        let function = self.input.function;
        let operands = function.operands_of(inst);
        let size = |o: &Operand| usize::from(function.classes[o.class.index()].size);
        let mut defs = operands.iter().enumerate().filter(|(_, o)| o.role.is_def());
        let (mut def, mut taken) = (defs.next(), 0);
        let mut runs = Vec::new();
        for (number, operand) in operands.iter().enumerate().filter(|(_, o)| !o.role.is_def()) {
            let mut used = 0;
            while used < size(operand) {
                let Some((to, defined)) = def else { break };
                let both = (size(operand) - used).min(size(defined) - taken);
                runs.push((number, used, to, taken, both));
                used += both;
                taken += both;
                if taken == size(defined) {
                    (def, taken) = (defs.next(), 0);
                }
            }
        }
        runs
    }

    /// Where the definitions of an instruction of parts would need fewest copies.
    fn part_hints(&self, inst: usize) -> Vec<(usize, usize)> {
        let operands = self.input.function.operands_of(inst);
        let mut hints: Vec<(usize, usize, usize)> = Vec::new();
        for (used, at, def, taken, units) in self.runs(inst) {
            let operand = &operands[used];
            let start = self
                .occupancy
                .at(operand.value.0)
                .map(|s| s + usize::from(operand.offset) + at);
            let (item, _) = self.demand.of_operand[def];
            if let Some(start) = start.and_then(|start| start.checked_sub(taken)) {
                match hints
                    .iter_mut()
                    .find(|(i, s, _)| *i == usize::from(item) && *s == start)
                {
                    Some((_, _, count)) => *count += units,
                    None => hints.push((usize::from(item), start, units)),
                }
            }
        }
        hints.sort_by_key(|(_, start, units)| (std::cmp::Reverse(*units), *start));
        hints.into_iter().map(|(item, start, _)| (item, start)).collect()
    }

    fn move_parts(&mut self, inst: usize, placement: &Placement) -> Result<(), Stuck> {
        let operands = self.input.function.operands_of(inst);
        let mut copies = Vec::new();
        for (used, at, def, taken, units) in self.runs(inst) {
            let place = |operand: usize| {
                let (item, offset) = self.demand.of_operand[operand];
                placement.at[usize::from(item)].map(|at| at + usize::from(offset))
            };
            let (Some(from), Some(to)) = (place(used), place(def)) else {
                continue;
            };
            let class = if units == self.size(operands[used].value.0) {
                used
            } else {
                def
            };
            let class = operands[class].class.index();
            copies.push(Copy {
                from: from + at,
                to: to + taken,
                size: units,
                class,
            });
        }
        let first = self.input.function.insts[inst].operands.start as usize;
        let mut stationary = self.occupancy.busy;
        for (number, operand) in operands.iter().enumerate().filter(|(_, o)| !o.role.is_def()) {
            let leaves = self
                .input
                .residence
                .actions_of(inst)
                .contains(&Action::EvictAt(operand.value.0));
            if (self.input.live.next[first + number] == DEAD || leaves)
                && let Some(at) = self.occupancy.at(operand.value.0)
            {
                stationary.remove(at..at + self.size(operand.value.0));
            }
        }
        self.write_copies(Point::Before(Inst(inst as u32)), &copies, stationary)
    }

    /// Reconciles the places at both ends of an edge.
    fn edge(&mut self, from: usize, edge: usize) -> Result<(), Failure> {
        let function = self.input.function;
        let to = function.edges[edge].to.index();
        let mut copies = Vec::new();
        let mut again: Vec<(u32, usize)> = Vec::new();
        let mut again_in_memory: Vec<(u32, u32)> = Vec::new();
        let mut stationary = Units::EMPTY;
        let (exit, entry) = (
            std::mem::take(&mut self.exit[from]),
            std::mem::take(&mut self.entry[to]),
        );
        let mut go =
            |assigner: &mut Self, value: u32, target: usize, class: usize, size: usize| match find(&exit, value) {
                Some(at) if at == target => stationary.insert(at..at + size),
                Some(at) => copies.push(Copy {
                    from: at,
                    to: target,
                    size,
                    class,
                }),
                None if assigner.is_again(value) => again.push((value, target)),
                None => {
                    let slot = assigner.slot_of(value);
                    copies.push(Copy {
                        from: assigner.memory.base(slot),
                        to: target,
                        size,
                        class,
                    });
                }
            };
        for (value, at) in &entry {
            if self.input.live.live_in[to].binary_search(value).is_ok() {
                let (class, size) = (self.class(*value), self.size(*value));
                go(self, *value, *at as usize, class, size);
            }
        }
        for (arg, param) in function.args_of(edge).iter().zip(function.params_of(to)) {
            let (class, size) = (self.class(param.0), self.size(param.0));
            if self.input.residence.param_in_memory[param.index()] {
                let slot = self.slot_of(param.0);
                if find(&exit, arg.0).is_none() && self.is_again(arg.0) {
                    again_in_memory.push((arg.0, slot));
                } else {
                    let base = self.memory.base(slot);
                    go(self, arg.0, base, class, size);
                }
            } else if let Some(at) = find(&entry, param.0) {
                go(self, arg.0, at, class, size);
            }
        }
        let mut done = Ok(());
        let point = Point::Edge(edge as u32);
        if !copies.is_empty() {
            done = self.write_copies(point, &copies, stationary);
        }
        let mut after = Units::EMPTY;
        for (value, at) in &entry {
            after.insert(*at as usize..*at as usize + self.size(*value));
        }
        for (value, target) in again {
            let file = self.file(value);
            let to = self.input.registers.local(file, target);
            let edit = Edit::Rematerialise {
                value: Value(value),
                file: FileId(file as u16),
                to,
            };
            self.out.edits.push((point, edit));
        }
        for (value, slot) in again_in_memory {
            done = done.and_then(|()| self.again_to_memory(point, value, slot, after));
        }
        self.exit[from] = exit;
        self.entry[to] = entry;
        done.map_err(|Stuck| {
            let mut live: Vec<Value> = self.entry[to].iter().map(|(v, _)| Value(*v)).collect();
            live.sort_unstable();
            let at = At::Edge(edge as u32);
            let file = live.first().map_or(0, |v| self.file(v.0));
            Failure::Point {
                point: self.point_of(at),
                file: file as u16,
                error: Error::Copies { at, live },
            }
        })
    }

    /// Computes a value again for a parameter that is in memory.
    fn again_to_memory(&mut self, point: Point, value: u32, slot: u32, busy: Units) -> Result<(), Stuck> {
        let (class, size, file) = (self.class(value), self.size(value), self.file(value));
        let mut resolver = Resolver {
            function: self.input.function,
            registers: self.input.registers,
            memory: &mut self.memory,
            stationary: busy,
            out: Vec::new(),
        };
        let registers = self.input.registers;
        resolver.through_register(class, size, &[], &mut |resolver, place| {
            let unit = registers.local(file, place);
            let file = FileId(file as u16);
            resolver.out.push(Edit::Rematerialise {
                value: Value(value),
                file,
                to: unit,
            });
            resolver.out.push(Edit::Move {
                from: Location::Register { file, unit },
                to: Location::Slot(slot),
                size: size as u16,
            });
        })?;
        let edits = resolver.out;
        self.out.edits.extend(edits.into_iter().map(|edit| (point, edit)));
        Ok(())
    }

    fn finish(mut self) -> Result<Allocation, Failure> {
        // Edits of a point are in the order in which they were made.
        self.out.edits.sort_by_key(|(point, _)| *point);
        for (file, taken) in self.memory.taken.iter().enumerate() {
            let of = &self.input.function.files[file];
            if *taken > of.memory {
                return Err(Failure::Final(Error::Memory {
                    file: FileId(file as u16),
                    file_name: of.name.clone(),
                    need: *taken,
                    have: of.memory,
                }));
            }
        }
        self.out.slots = self.memory.slots;
        let stats = &mut self.out.stats;
        for (_, edit) in &self.out.edits {
            match edit {
                Edit::Move {
                    from: Location::Slot(_),
                    ..
                } => stats.reloads += 1,
                Edit::Move {
                    to: Location::Slot(_), ..
                } => stats.spills += 1,
                Edit::Move { .. } => stats.moves += 1,
                Edit::Exchange { .. } => stats.exchanges += 1,
                Edit::Rematerialise { .. } => stats.rematerialised += 1,
            }
        }
        Ok(self.out)
    }
}
