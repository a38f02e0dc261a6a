//! Runs a function before allocation, on values, and after it, on registers and slots. Both log what each instruction
//! reads; the logs have to be equal.

use onespec_backend::groups::{Allocation, Block, Edit, Function, Inst, Kind, Location, Operand, Point, Role};
use std::collections::BTreeMap;

fn hash(parts: &[u64]) -> u64 {
    parts.iter().fold(0x1234_5678_9abc_def1, |state, part| {
        let mixed = (state ^ part).wrapping_mul(0xff51_afd7_ed55_8ccd);
        mixed ^ (mixed >> 29)
    })
}

/// What an instruction reads: its number, and the units of each use.
pub type Log = Vec<(usize, Vec<Vec<u64>>)>;

/// The content of a unit of a definition.
fn defined(function: &Function, inst: usize, operand: &Operand, unit: usize, reads: &[Vec<u64>]) -> u64 {
    if function.values[operand.value.index()].rematerialise {
        return again(operand.value.0, unit);
    }
    let mut parts = vec![inst as u64, operand.value.0.into(), unit as u64];
    parts.extend(reads.iter().flatten());
    hash(&parts)
}

fn again(value: u32, unit: usize) -> u64 {
    hash(&[7, value.into(), unit as u64])
}

/// Which edge is taken after so many blocks.
fn choice(function: &Function, block: usize, seed: u64, step: usize) -> Option<usize> {
    let edges = function.edges_of(block);
    (!edges.is_empty()).then(|| edges.start + hash(&[seed, step as u64]) as usize % edges.len())
}

fn size(function: &Function, operand: &Operand) -> usize {
    usize::from(function.classes[operand.class.index()].size)
}

pub fn before(function: &Function, seed: u64, steps: usize) -> Log {
    let mut log = Log::new();
    let mut values: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
    let mut block = 0;
    for step in 0..steps {
        for inst in function.insts_of(block) {
            let operands = function.operands_of(inst);
            let read = |o: &Operand| {
                let start = usize::from(o.offset);
                values[&o.value.0][start..start + size(function, o)].to_vec()
            };
            let reads: Vec<Vec<u64>> = operands.iter().filter(|o| !o.role.is_def()).map(read).collect();
            let mut flat = reads.concat().into_iter();
            for operand in operands.iter().filter(|o| o.role.is_def()) {
                let units = 0..size(function, operand);
                let content = match function.insts[inst].kind {
                    Kind::Op => units
                        .map(|unit| defined(function, inst, operand, unit, &reads))
                        .collect(),
                    Kind::Parts => flat.by_ref().take(units.len()).collect(),
                };
                values.insert(operand.value.0, content);
            }
            if function.insts[inst].kind == Kind::Op {
                log.push((inst, reads));
            }
        }
        let Some(edge) = choice(function, block, seed, step) else {
            break;
        };
        block = function.edges[edge].to.index();
        let args: Vec<Vec<u64>> = function.args_of(edge).iter().map(|v| values[&v.0].clone()).collect();
        for (param, arg) in function.params_of(block).iter().zip(args) {
            values.insert(param.0, arg);
        }
    }
    log
}

struct Machine<'a> {
    function: &'a Function,
    allocation: &'a Allocation,
    files: Vec<Vec<u64>>,
    slots: Vec<Vec<u64>>,
    garbage: u64,
}

impl Machine<'_> {
    fn at(&mut self, location: Location, size: usize) -> Option<&mut [u64]> {
        let (list, start) = match location {
            Location::Register { file, unit } => (self.files.get_mut(file.index())?, usize::from(unit)),
            Location::Slot(slot) => (self.slots.get_mut(slot as usize)?, 0),
        };
        list.get_mut(start..start + size)
    }

    fn edits(&mut self, point: Point) -> Option<()> {
        for (_, edit) in self.allocation.edits_at(point) {
            match *edit {
                Edit::Move { from, to, size } => {
                    let content = self.at(from, size.into())?.to_vec();
                    self.at(to, size.into())?.copy_from_slice(&content);
                }
                Edit::Exchange { file, a, b, size } => {
                    for unit in 0..size {
                        let list = self.files.get_mut(file.index())?;
                        let (a, b) = (usize::from(a + unit), usize::from(b + unit));
                        if a.max(b) >= list.len() {
                            return None;
                        }
                        list.swap(a, b);
                    }
                }
                Edit::Rematerialise { value, file, to } => {
                    let size = usize::from(self.function.class_of(value).size);
                    let place = self.at(Location::Register { file, unit: to }, size)?;
                    place
                        .iter_mut()
                        .enumerate()
                        .for_each(|(unit, slot)| *slot = again(value.0, unit));
                }
            }
        }
        Some(())
    }

    fn operand(&mut self, inst: usize, number: usize) -> Option<&mut [u64]> {
        let first = self.function.insts[inst].operands.start as usize;
        let operand = &self.function.operands_of(inst)[number];
        let file = self.function.classes[operand.class.index()].file;
        let unit = self.allocation.operands[first + number];
        self.at(Location::Register { file, unit }, size(self.function, operand))
    }

    fn inst(&mut self, inst: usize, log: &mut Log) -> Option<()> {
        let function = self.function;
        let operands = function.operands_of(inst);
        if function.insts[inst].kind == Kind::Parts {
            return Some(());
        }
        let garbage = |machine: &mut Self, number: usize| {
            machine.garbage = hash(&[machine.garbage]);
            let value = machine.garbage;
            machine.operand(inst, number).map(|place| place.fill(value))
        };
        let mut reads: Vec<Vec<u64>> = Vec::new();
        // Early definitions are written before anything is read, late uses are read when all is written.
        for (number, operand) in operands.iter().enumerate() {
            if operand.role == Role::DefEarly && operand.tied.is_none() {
                garbage(self, number)?;
            }
        }
        for (number, operand) in operands.iter().enumerate().filter(|(_, o)| !o.role.is_def()) {
            let late = operand.role == Role::UseLate;
            reads.push(if late {
                Vec::new()
            } else {
                self.operand(inst, number)?.to_vec()
            });
        }
        for clobber in function.clobbers_of(inst) {
            self.files[clobber.file.index()][usize::from(clobber.units.start)..usize::from(clobber.units.end)].fill(13);
        }
        for (number, operand) in operands.iter().enumerate() {
            if operand.role.is_def() {
                garbage(self, number)?;
            }
        }
        let uses = operands.iter().enumerate().filter(|(_, o)| !o.role.is_def());
        for (read, (number, operand)) in reads.iter_mut().zip(uses) {
            if operand.role == Role::UseLate {
                *read = self.operand(inst, number)?.to_vec();
            }
        }
        for (number, operand) in operands.iter().enumerate().filter(|(_, o)| o.role.is_def()) {
            let content: Vec<u64> = (0..size(function, operand))
                .map(|unit| defined(function, inst, operand, unit, &reads))
                .collect();
            self.operand(inst, number)?.copy_from_slice(&content);
        }
        log.push((inst, reads));
        Some(())
    }
}

/// Nothing if the allocation names places that are not there.
pub fn after(function: &Function, allocation: &Allocation, seed: u64, steps: usize) -> Option<Log> {
    let mut machine = Machine {
        function,
        allocation,
        files: function
            .files
            .iter()
            .map(|f| (0..u64::from(f.units)).map(|u| hash(&[u, 99])).collect())
            .collect(),
        slots: allocation.slots.iter().map(|s| vec![17; usize::from(s.size)]).collect(),
        garbage: seed,
    };
    let mut log = Log::new();
    let mut block = 0;
    for step in 0..steps {
        machine.edits(Point::Start(Block(block as u32)))?;
        for inst in function.insts_of(block) {
            machine.edits(Point::Before(Inst(inst as u32)))?;
            machine.inst(inst, &mut log)?;
        }
        let Some(edge) = choice(function, block, seed, step) else {
            break;
        };
        machine.edits(Point::Edge(edge as u32))?;
        block = function.edges[edge].to.index();
    }
    Some(log)
}
