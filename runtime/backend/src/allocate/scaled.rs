//! Registers of banks whose values take groups of registers, by [`crate::groups`]. A register of such a bank has a size
//! that is known when code runs, so its spill slots are in a part of the frame of their own.

use super::{Move, Place, pressure};
use crate::code::{Arg, Function, Inst, PReg, VReg, What};
use crate::groups::{self, Allocation, Class, ClassId, Clobber, EdgePlace, Edit, Kind, Location, Operand, Point, Role};
use crate::machine::Machine;
use crate::problem::Problem;
use std::ops::Range;

/// Registers that a value takes, at most.
const MOST: u8 = 16;
/// How many registers of a bank are tried before all of them.
const LIMITS: [u16; 9] = [8, 12, 16, 20, 24, 32, 48, 64, 96];
/// So many registers keep no code from running.
const FEW: u16 = 16;
/// Loops in loops count no more than this.
const DEEP: u32 = 4;

/// What the values of a bank got.
#[derive(Debug, Default)]
pub struct Given {
    /// By argument of instructions.
    pub places: Vec<(u32, PReg)>,
    /// In the order of instructions.
    pub moves: Vec<Move>,
    /// Registers up to the last one that holds a value.
    pub registers: u16,
    /// How many values have a slot, and how many registers these hold together.
    pub spilled: u32,
    pub slots: u32,
}

/// Gives places to the values of a bank.
///
/// # Errors
/// A value takes a number of registers that is no group, or no arrangement was found.
pub fn allocate(machine: &Machine, function: &Function, bank: u8) -> Result<Given, Problem> {
    let mut build = Build::new(machine, function, bank)?;
    let mut analysis = groups::Analysis::trusted();
    // Areas of a kernel come behind its values.
    let areas = machine.area_registers(function);
    let all = build
        .units()
        .checked_sub(areas)
        .ok_or_else(|| Problem::new(format!("arrays take {areas} registers: there are {}", build.units())))?;
    // The fewer registers code uses, the more of it runs at once: few are tried first where there is nowhere to spill. As long
    // as there are few, fewer moves count more than fewer registers.
    let mut best: Option<(u32, Given)> = None;
    let limits = LIMITS.iter().filter(|_| machine.convention.stack.is_none());
    let mut least = 0;
    for limit in limits.copied().take_while(|limit| *limit < all) {
        if best.is_some() && limit > FEW {
            break;
        }
        // Where so many are live at once that do not fit, nor do they with fewer registers than these.
        if u32::from(build.limit(limit)) < least {
            continue;
        }
        let allocation = match analysis.allocate(&build.to) {
            Ok(allocation) => allocation,
            Err(groups::Error::Pressure { need, .. }) => {
                least = need;
                continue;
            }
            Err(_) => continue,
        };
        let made = given(&build, function, &allocation)?;
        let cost = cost(function, &made);
        if best.as_ref().is_none_or(|(known, _)| cost < *known) {
            best = Some((cost, made));
        }
        if cost == 0 {
            break;
        }
    }
    if let Some((_, given)) = best {
        return Ok(given);
    }
    build.limit(all);
    let allocation = analysis.allocate(&build.to).map_err(|error| told(&build, &error))?;
    given(&build, function, &allocation)
}

/// The units of a file that are not free, as ranges in order.
fn reserved(units: u16, free: impl Iterator<Item = u16>) -> Vec<Range<u16>> {
    let mut is_free = vec![false; usize::from(units)];
    for unit in free {
        if let Some(slot) = is_free.get_mut(usize::from(unit)) {
            *slot = true;
        }
    }
    let mut ranges: Vec<Range<u16>> = Vec::new();
    for (unit, _) in (0..units).zip(is_free).filter(|(_, is_free)| !is_free) {
        match ranges.last_mut() {
            Some(last) if last.end == unit => last.end = unit + 1,
            _ => ranges.push(unit..unit + 1),
        }
    }
    ranges
}

/// Registers up to the last one that holds a value.
fn last_register(function: &Function, given: &Given) -> u16 {
    let size = |at: u32| {
        let value = function
            .args
            .get(at as usize)
            .and_then(|arg| arg.read().or(arg.written()));
        value.map_or(1, |value| function.size(value))
    };
    let values = given.places.iter().map(|(at, place)| (*place, size(*at)));
    let moved = given.moves.iter().filter_map(|one| match one.to {
        Place::Register(to) => Some((to, one.size)),
        Place::Spill(_) | Place::Scaled(..) => None,
    });
    let ends = values
        .chain(moved)
        .map(|(place, size)| u16::from(place.number) + u16::from(size));
    ends.max().unwrap_or(0)
}

/// What moves cost: each counts more in loops.
fn cost(function: &Function, given: &Given) -> u32 {
    let depth = |before: u32| {
        let block = function.blocks.partition_point(|block| block.insts.end <= before);
        function.blocks.get(block).map_or(0, |block| block.loop_depth.min(DEEP))
    };
    let of = |one: &Move| u32::from(one.size) << (2 * depth(one.before));
    given.moves.iter().map(of).fold(0, u32::saturating_add)
}

/// An error with the line where it is, and the values that are live there.
fn told(build: &Build<'_>, error: &groups::Error) -> Problem {
    let function = build.function;
    let at = match error {
        groups::Error::Pressure { at, .. }
        | groups::Error::Arrangement { at, .. }
        | groups::Error::Copies { at, .. } => Some(*at),
        _ => None,
    };
    let inst = match at {
        Some(groups::At::Inst(inst)) => function.insts.get(inst.index()),
        Some(groups::At::Block(block)) => {
            let block = function.blocks.get(block.index());
            block.and_then(|block| function.insts.get(block.insts.start as usize))
        }
        _ => None,
    };
    let live = match error {
        groups::Error::Pressure { live, .. }
        | groups::Error::Arrangement { live, .. }
        | groups::Error::Copies { live, .. } => live.as_slice(),
        _ => &[],
    };
    let register = |value: &groups::Value| {
        let found = build.values.iter().position(|of| of.as_ref() == Some(value));
        found.map(|at| VReg(at as u32))
    };
    let live: Vec<VReg> = live.iter().filter_map(register).collect();
    let problem = Problem::new(format!("registers of groups: {error}")).at(inst.map_or(0, |inst| inst.line));
    Problem {
        parts: pressure::named(build.machine, function, &live),
        ..problem
    }
}

/// The input of the allocator, while it is made.
struct Build<'a> {
    machine: &'a Machine,
    function: &'a Function,
    bank: u8,
    to: groups::Function,
    /// By virtual register of the bank, its value.
    values: Vec<Option<groups::Value>>,
    /// Register classes by size and alignment.
    classes: Vec<((u8, u8), ClassId)>,
    /// By operand, its argument; none for the use of an operand that is tied.
    of_operand: Vec<Option<u32>>,
    /// Where values of unreachable code are.
    anywhere: u8,
}

impl<'a> Build<'a> {
    fn new(machine: &'a Machine, function: &'a Function, bank: u8) -> Result<Build<'a>, Problem> {
        let of = machine.bank(bank).ok_or_else(|| Problem::new("a bank is missing"))?;
        let units = of.order.iter().copied().max().map_or(0, |most| most + 1);
        let mut build = Build {
            machine,
            function,
            bank,
            to: groups::Function::default(),
            values: Vec::with_capacity(function.banks.len()),
            classes: Vec::new(),
            of_operand: Vec::new(),
            anywhere: of.order.first().map_or(0, |n| u8::try_from(*n).unwrap_or(0)),
        };
        build.to.files.push(groups::File {
            name: of.name.to_string(),
            units,
            reserved: reserved(units, of.order.iter().copied()),
            exchange: groups::Exchange::None,
            memory: match machine.convention.stack {
                Some(_) => u32::MAX,
                None => 0,
            },
        });
        for (at, own) in function.banks.iter().enumerate() {
            let register = VReg(at as u32);
            let (size, align) = (function.size(register), function.align(register));
            let value = match *own == bank {
                true if (1..=MOST).contains(&size) && align.is_power_of_two() => {
                    let class = build.class(size, align);
                    Some(build.to.value(class))
                }
                true => {
                    return Err(Problem::new(format!(
                        "a value takes {size} registers of bank `{}`",
                        of.name
                    )));
                }
                false => None,
            };
            build.values.push(value);
        }
        for block in &function.blocks {
            let params: Vec<groups::Value> = build.all(function.params_of(block));
            build.to.begin(&params);
            for inst in function
                .insts
                .get(block.insts.start as usize..block.insts.end as usize)
                .unwrap_or(&[])
            {
                build.inst(inst)?;
            }
            for edge in function.edges_of(block) {
                let passed = build.all(function.passed_at(edge));
                build.to.edge(groups::Block(edge.to), &passed);
            }
        }
        Ok(build)
    }

    /// Units of the bank's file.
    fn units(&self) -> u16 {
        self.to.files.first().map_or(0, |file| file.units)
    }

    /// Lets values be in so many units alone, and where they have to be. How many these are.
    fn limit(&mut self, units: u16) -> u16 {
        let order = self.machine.bank(self.bank).map_or(&[][..], |bank| bank.order);
        let least = self.function.args.iter().filter_map(|arg| match arg {
            Arg::UseAt(v, place) | Arg::DefAt(v, place) | Arg::UseLateAt(v, place) if place.bank == self.bank => {
                Some(u16::from(place.number) + u16::from(self.function.size(*v)))
            }
            _ => None,
        });
        let units = units.max(least.max().unwrap_or(0));
        if let Some(file) = self.to.files.first_mut() {
            file.reserved = reserved(file.units, order.iter().copied().filter(|n| *n < units));
        }
        units
    }

    /// The class of values that take so many registers, of which the first has a number that this one divides.
    fn class(&mut self, size: u8, align: u8) -> ClassId {
        let key = (size, align);
        if let Some((_, known)) = self.classes.iter().find(|(known, _)| *known == key) {
            return *known;
        }
        let class = ClassId(self.to.classes.len() as u16);
        self.to.classes.push(Class {
            file: groups::FileId(0),
            size: size.into(),
            align: align.into(),
            within: Vec::new(),
        });
        self.classes.push((key, class));
        class
    }

    fn value(&self, register: VReg) -> Option<groups::Value> {
        self.values.get(register.0 as usize).copied().flatten()
    }

    fn all(&self, registers: &[VReg]) -> Vec<groups::Value> {
        registers.iter().filter_map(|register| self.value(*register)).collect()
    }

    fn inst(&mut self, inst: &Inst) -> Result<(), Problem> {
        let mut operands: Vec<Operand> = Vec::new();
        let mut written: Vec<u16> = Vec::new();
        let fixed = |place: PReg| Some(u16::from(place.number));
        for (at, arg) in inst.args.clone().zip(self.function.args_of(inst)) {
            let (register, role, place) = match *arg {
                Arg::Use(v) => (v, Role::Use, None),
                Arg::UseAt(v, place) => (v, Role::Use, fixed(place)),
                Arg::UseLate(v) => (v, Role::UseLate, None),
                Arg::UseLateAt(v, place) => (v, Role::UseLate, fixed(place)),
                Arg::Def(v) => (v, Role::Def, None),
                Arg::DefAt(v, place) => (v, Role::Def, fixed(place)),
                Arg::Tied(from, v) => {
                    if let Some(value) = self.value(from) {
                        operands.push(self.to.operand(value, Role::Use));
                        self.of_operand.push(None);
                    }
                    (v, Role::Def, None)
                }
                _ => continue,
            };
            let Some(value) = self.value(register) else { continue };
            let mut operand = self.to.operand(value, role);
            operand.fixed = place;
            if let (Arg::DefAt(..), Some(from)) = (arg, place) {
                written.extend(from..from + u16::from(self.function.size(register)));
            }
            if let Arg::Tied(..) = arg {
                operand.tied = u8::try_from(operands.len()).ok().and_then(|n| n.checked_sub(1));
            }
            operands.push(operand);
            self.of_operand.push(Some(at));
        }
        let mut clobbers = Vec::new();
        if matches!(inst.what, What::Call | What::CallRegister) {
            let of = self.machine.bank(self.bank);
            let all = of.map_or(&[][..], |of| of.order).iter();
            let lost = all.filter(|n| !of.is_some_and(|of| of.saved.contains(n)) && !written.contains(n));
            clobbers.extend(lost.map(|n| Clobber {
                file: groups::FileId(0),
                units: *n..n + 1,
            }));
        }
        let kind = match inst.what {
            What::Parts => Kind::Parts,
            _ => Kind::Op,
        };
        self.to.push(kind, &operands, &[], &clobbers);
        Ok(())
    }
}

/// What the allocator says, in terms of the function.
fn given(build: &Build<'_>, function: &Function, allocation: &Allocation) -> Result<Given, Problem> {
    let register = |unit: u16| PReg {
        bank: build.bank,
        number: match unit {
            Allocation::UNREACHABLE => build.anywhere,
            unit => u8::try_from(unit).unwrap_or(build.anywhere),
        },
    };
    let mut given = Given::default();
    for (at, unit) in build.of_operand.iter().zip(&allocation.operands) {
        given.places.extend(at.map(|at| (at, register(*unit))));
    }
    let slot = |number: u32| allocation.slots.get(number as usize).map_or(0, |slot| slot.offset);
    let place = |location: Location| match location {
        Location::Register { unit, .. } => Place::Register(register(unit)),
        Location::Slot(number) => Place::Scaled(build.bank, slot(number)),
    };
    let edges = groups::edge_places(&build.to);
    let block = |block: groups::Block| function.blocks.get(block.index()).map_or(0..0, |b| b.insts.clone());
    // Moves of an edge come before all others where its block begins, and behind all others where one ends.
    let mut moves: Vec<(u32, u8, Move)> = Vec::with_capacity(allocation.edits.len());
    for (point, edit) in &allocation.edits {
        let (before, rank) = match point {
            Point::Start(at) => (block(*at).start, 1),
            Point::Before(inst) => (inst.0, 1),
            Point::Edge(edge) => match edges.get(*edge as usize) {
                Some(EdgePlace::End(at)) => (block(*at).end.saturating_sub(1), 2),
                Some(EdgePlace::Start(at)) => (block(*at).start, 0),
                _ => {
                    return Err(Problem::new(
                        "an edge from a block with several to one with several has moves",
                    ));
                }
            },
        };
        let Edit::Move { from, to, size } = edit else {
            return Err(Problem::new(
                "registers of groups change places in a way that no text says",
            ));
        };
        let made = Move {
            before,
            from: place(*from),
            to: place(*to),
            size: u8::try_from(*size).unwrap_or(1),
        };
        moves.push((before, rank, made));
    }
    moves.sort_by_key(|(before, rank, _)| (*before, *rank));
    given.moves.extend(moves.into_iter().map(|(_, _, one)| one));
    given.registers = last_register(function, &given);
    given.spilled = allocation.slots.len() as u32;
    let ends = allocation.slots.iter().map(|slot| slot.offset + u32::from(slot.size));
    given.slots = ends.max().unwrap_or(0);
    Ok(given)
}
