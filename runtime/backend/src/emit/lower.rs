//! From allocated code to linear code: prologue and epilogue, moves, calls, and the jumps that the order of blocks does
//! not make redundant.

mod scaled;

use super::empty::Empty;
use super::flat::{Fix, Flat, Holes, To};
use super::frame::Frame;
use super::maps;
use super::ready::{self, Ready};
use crate::allocate::{Allocated, Move, Place};
use crate::code::{Arg, Function, Inst, PReg, What};
use crate::gc_liveness;
use crate::machine::{Hole, Machine, OfBank, Source, Template, constant};
use crate::problem::Problem;
use onespec_core::isa::OpId;

/// Fills `flat`. `false`: a register must be kept free for large distances.
pub fn lower(
    machine: &Machine,
    function: &Function,
    allocated: &Allocated,
    frame: &Frame,
    scratch: bool,
    flat: &mut Flat,
) -> Result<bool, Problem> {
    flat.clear(function.blocks.len() + function.labels as usize);
    let mut lower = Lower {
        machine,
        function,
        allocated,
        frame,
        empty: Empty::of(function, allocated),
        references: gc_liveness::at_calls(function, allocated),
        scratch: machine.scratch().filter(|_| scratch),
        second: machine.kept()[1].filter(|_| scratch),
        ready: Ready::of(machine, function),
        is_ready: false,
        flat,
        moved: 0,
        short: false,
    };
    lower.run()?;
    Ok(!lower.short)
}

/// Instructions that a block at the head of a loop may have to be repeated at its end: then nothing jumps to it in each iteration.
const SHORT: usize = 4;

struct Lower<'a> {
    machine: &'a Machine,
    function: &'a Function,
    allocated: &'a Allocated,
    frame: &'a Frame,
    empty: Empty,
    /// Where references are at calls.
    references: Vec<(u32, Vec<Place>)>,
    scratch: Option<PReg>,
    /// Another one, for distances that depend on the size of registers.
    second: Option<PReg>,
    /// Where registers of all banks can be copied at once, and whether that is so here.
    ready: Ready,
    is_ready: bool,
    flat: &'a mut Flat,
    /// Moves that were emitted.
    moved: usize,
    /// A register was wanted and not kept.
    short: bool,
}

impl Lower<'_> {
    fn run(&mut self) -> Result<(), Problem> {
        let blocks = self.function.blocks.len() as u32;
        for number in 0..blocks {
            self.flat.bind(number);
            if number == 0 {
                self.prologue()?;
            }
            let next = (number + 1..blocks)
                .find(|b| !self.empty.is_left_out(*b))
                .unwrap_or(u32::MAX);
            let Some(block) = self.function.blocks.get(number as usize) else {
                continue;
            };
            if self.empty.is_left_out(number) {
                continue;
            }
            self.is_ready = self.ready.at_begin(number);
            for at in block.insts.clone() {
                self.moves(at)?;
                let Some(inst) = self.function.insts.get(at as usize) else {
                    continue;
                };
                if let Some(label) = inst.label {
                    self.flat.bind(blocks + label);
                }
                self.made(number, inst, next)?;
                self.is_ready = ready::behind(self.function, at, self.is_ready);
                self.map(at);
            }
        }
        Ok(())
    }

    /// Notes where references are while a call runs that was made just now.
    fn map(&mut self, at: u32) {
        if let Ok(found) = self.references.binary_search_by_key(&at, |(call, _)| *call) {
            let label = self.flat.label();
            self.flat.bind(label);
            let places = maps::places(self.frame, &self.references[found].1);
            self.flat.maps.push((label, places));
        }
    }

    /// Whether a block does little but branch, so that jumping to it costs as much as what it does.
    fn is_short(&self, number: u32, next: u32) -> bool {
        // Without a stack it is a kernel, in which idle cycles would be repeated, too.
        let of_program = self.machine.convention.stack.is_some();
        let Some(block) = self.function.blocks.get(number as usize).filter(|_| of_program) else {
            return false;
        };
        let insts = block.insts.clone();
        let edges = self.function.edges_of(block);
        let goes_on = edges.iter().any(|e| self.empty.resolve(e.to) == next);
        // Else a jump stands behind it, where the loop is left.
        let has_inverse = || {
            let last = insts.clone().last().and_then(|at| self.function.insts.get(at as usize));
            last.is_some_and(|last| matches!(last.what, What::Branch(_, Some(_))))
        };
        if insts.len() > SHORT || !goes_on && !has_inverse() {
            return false;
        }
        let of = |at: u32| self.function.insts.get(at as usize);
        let is_plain = |at: u32| of(at).is_some_and(|i| i.label.is_none() && matches!(i.what, What::Op(_)));
        let branches = |at: u32| of(at).is_some_and(|i| i.label.is_none() && matches!(i.what, What::Branch(..)));
        let moves = insts.clone().map(|at| self.moves_before(at).len()).sum::<usize>();
        let (Some(last), true) = (insts.clone().last(), insts.len() + moves <= SHORT) else {
            return false;
        };
        branches(last) && (insts.start..last).all(is_plain)
    }

    /// What a block does, instead of a jump to it.
    fn again(&mut self, number: u32, next: u32) -> Result<(), Problem> {
        let insts = self.function.blocks.get(number as usize).map(|b| b.insts.clone());
        for at in insts.unwrap_or_default() {
            for one in self.moves_before(at).to_vec() {
                self.one_move(one)?;
            }
            if let Some(inst) = self.function.insts.get(at as usize) {
                self.made(number, inst, next)?;
                self.is_ready = ready::behind(self.function, at, self.is_ready);
            }
        }
        Ok(())
    }

    /// An instruction, with what it is of.
    fn made(&mut self, number: u32, inst: &Inst, next: u32) -> Result<(), Problem> {
        let first = self.flat.insts.len();
        self.inst(number, inst, next)?;
        if inst.origin.is_some()
            && let Some(made) = self.flat.insts.get_mut(first)
        {
            made.origin = inst.origin;
        }
        Ok(())
    }

    fn moves_before(&self, at: u32) -> &[Move] {
        let moves = &self.allocated.moves;
        let start = moves.partition_point(|m| m.before < at);
        let end = moves.partition_point(|m| m.before <= at);
        moves.get(start..end).unwrap_or(&[])
    }

    fn moves(&mut self, at: u32) -> Result<(), Problem> {
        while let Some(&one) = self.allocated.moves.get(self.moved).filter(|m| m.before <= at) {
            self.moved += 1;
            // Those of blocks that were left out don't exist.
            if one.before == at {
                self.one_move(one)?;
            }
        }
        Ok(())
    }

    fn one_move(&mut self, one: Move) -> Result<(), Problem> {
        match (one.from, one.to) {
            (Place::Register(from), Place::Register(to)) => {
                if let Some(text) = self.machine.ready(to.bank).filter(|_| !self.is_ready) {
                    self.text(text, &Holes::default(), 0)?;
                    self.is_ready = true;
                }
                // Without a text for so many at once they go one by one, such that none is written before it is read.
                let (size, each) = match self.machine.text_of_group(OfBank::Copy, to.bank, one.size) {
                    Ok(text) => (1, text),
                    Err(_) => (one.size, self.machine.bank_text(OfBank::Copy, to.bank)?),
                };
                for at in 0..size {
                    let at = i64::from(if to.number < from.number { at } else { size - 1 - at });
                    let holes = [
                        (Hole::To, i64::from(to.number) + at),
                        (Hole::From, i64::from(from.number) + at),
                    ];
                    self.text(each, &Holes::of(&holes), 0)?;
                }
                Ok(())
            }
            (Place::Spill(slot), Place::Register(to)) => self.access(OfBank::Load, to, 0, self.frame.spill(slot), 0),
            (Place::Register(from), Place::Spill(slot)) => {
                self.access(OfBank::Store, from, 0, self.frame.spill(slot), 0)
            }
            (Place::Scaled(_, at), Place::Register(to)) => self.scaled_access(OfBank::Load, to, at, one.size),
            (Place::Register(from), Place::Scaled(_, at)) => self.scaled_access(OfBank::Store, from, at, one.size),
            (Place::Spill(_) | Place::Scaled(..), Place::Spill(_) | Place::Scaled(..)) => {
                Err(Problem::new("a move between two places on the stack"))
            }
        }
    }

    fn text(&mut self, text: &Template, holes: &Holes, line: u32) -> Result<(), Problem> {
        self.flat.template(text, holes, line, &|_| None)
    }

    /// The number of the stack pointer.
    fn stack(&self) -> Result<i64, Problem> {
        let stack = self.machine.convention.stack.map(|(_, number)| i64::from(number));
        stack.ok_or_else(|| {
            let name = self.machine.convention.name;
            Problem::new(format!(
                "more values are live at one point than calling convention {name} has registers, and it has no stack for them"
            ))
        })
    }

    /// Whether the instructions of a text can hold these values.
    fn fits(&self, text: &Template, holes: &Holes) -> bool {
        text.lines.iter().all(|line| {
            line.sources.iter().enumerate().all(|(index, source)| match source {
                Source::Hole(hole) => holes
                    .value(*hole)
                    .is_some_and(|n| self.machine.holds(line.op, index, n)),
                Source::Within { hole, within, .. } => holes
                    .value(*hole)
                    .is_some_and(|n| self.machine.holds(line.op, index, within.with(n))),
                _ => true,
            })
        })
    }

    /// Puts a number into a register.
    fn constant(&mut self, to: PReg, number: i64, line: u32) -> Result<(), Problem> {
        let text = constant(self.machine, number)?;
        self.text(&text, &Holes::of(&[(Hole::To, i64::from(to.number))]), line)
    }

    /// `to = base + distance`; `to` may be the stack pointer.
    fn distance(&mut self, to: i64, distance: i64, line: u32) -> Result<(), Problem> {
        let (machine, stack) = (self.machine, self.stack()?);
        let text = machine.text("offset")?;
        let holes = Holes::of(&[(Hole::To, to), (Hole::Base, stack), (Hole::Offset, distance)]);
        if self.fits(text, &holes) {
            return self.text(text, &holes, line);
        }
        let register = match self.scratch {
            Some(register) => register,
            None if to != stack => PReg {
                bank: machine.address_bank(),
                number: to as u8,
            },
            None => {
                self.short = true;
                return Ok(());
            }
        };
        self.constant(register, distance, line)?;
        let sum = [(Hole::To, to), (Hole::A, stack), (Hole::B, i64::from(register.number))];
        self.text(machine.text("sum")?, &Holes::of(&sum), line)
    }

    /// `to = a + b`.
    fn sum(&mut self, key: &str, to: i64, a: i64, b: i64, line: u32) -> Result<(), Problem> {
        let holes = Holes::of(&[(Hole::To, to), (Hole::A, a), (Hole::B, b)]);
        self.text(self.machine.text(key)?, &holes, line)
    }

    /// Loads so many bits of an argument on the stack.
    fn incoming(&mut self, register: PReg, bits: u32, size: u8, at: i64, line: u32) -> Result<(), Problem> {
        let distance = self.frame.size.saturating_add(at);
        if self.frame.scaled == 0 && size == 1 {
            return self.access(OfBank::Load, register, bits, distance, line);
        }
        let Some(base) = self.scaled_address(self.frame.scaled, distance, line)? else {
            return Ok(());
        };
        let text = match (bits, size) {
            (bits @ 1.., 1) => self.machine.text_of_width(OfBank::Load, register.bank, bits)?,
            (_, size) => self.machine.text_of_group(OfBank::Load, register.bank, size)?,
        };
        let holes = [
            (Hole::Value, i64::from(register.number)),
            (Hole::Base, base),
            (Hole::Offset, 0),
        ];
        self.text(text, &Holes::of(&holes), line)
    }

    /// Loads or stores so many bits of a register, 0 for all, at a distance from the stack pointer.
    fn access(&mut self, access: OfBank, register: PReg, bits: u32, distance: i64, line: u32) -> Result<(), Problem> {
        let text = match bits {
            0 => self.machine.bank_text(access, register.bank)?,
            bits => self.machine.text_of_width(access, register.bank, bits)?,
        };
        let value = (Hole::Value, i64::from(register.number));
        let holes = Holes::of(&[value, (Hole::Base, self.stack()?), (Hole::Offset, distance)]);
        // Instructions without a distance have the whole address in a register.
        let is_there = distance == 0 || text.has(Hole::Offset);
        if is_there && self.fits(text, &holes) {
            return self.text(text, &holes, line);
        }
        let Some(scratch) = self.scratch else {
            self.short = true;
            return Ok(());
        };
        self.distance(i64::from(scratch.number), distance, line)?;
        let holes = Holes::of(&[value, (Hole::Base, i64::from(scratch.number)), (Hole::Offset, 0)]);
        self.text(text, &holes, line)
    }

    fn prologue(&mut self) -> Result<(), Problem> {
        let frame = self.frame;
        self.scaled_frame("difference", 0)?;
        if frame.size > 0 {
            self.distance(self.stack()?, -frame.size, 0)?;
        }
        for (register, at) in &frame.saved {
            self.access(OfBank::Store, *register, 0, *at, 0)?;
        }
        Ok(())
    }

    fn epilogue(&mut self, line: u32) -> Result<(), Problem> {
        let frame = self.frame;
        for (register, at) in &frame.saved {
            self.access(OfBank::Load, *register, 0, *at, line)?;
        }
        if frame.size > 0 {
            self.distance(self.stack()?, frame.size, line)?;
        }
        self.scaled_frame("sum", line)?;
        match self.machine.text_if("return") {
            // A kernel ends where its words end.
            None if self.machine.convention.stack.is_none() => Ok(()),
            _ => self.text(self.machine.text("return")?, &Holes::default(), line),
        }
    }

    /// The register of argument `index` of an instruction.
    fn register(&self, inst: &Inst, index: u32) -> Result<PReg, Problem> {
        match self.allocated.places.get((inst.args.start + index) as usize) {
            Some(Some(Place::Register(register))) => Ok(*register),
            _ => Err(Problem::new("an operand has no register")),
        }
    }

    fn inst(&mut self, block: u32, inst: &Inst, next: u32) -> Result<(), Problem> {
        let (machine, line) = (self.machine, inst.line);
        let args = self.function.args_of(inst);
        let to = |symbol: u32, addend: i64| To::Symbol(symbol, addend);
        match inst.what {
            What::Op(op) if self.is_idle(inst, op) => Ok(()),
            What::Op(_) => self.op(inst, None),
            What::Skip(branch, op) => {
                let over = self.flat.label();
                self.op_as(inst, branch, 0, Some(over))?;
                self.op_as(inst, op, machine.operands(branch).len(), None)?;
                self.flat.bind(over);
                Ok(())
            }
            What::Choose(op) => {
                let over = self.flat.label();
                self.op_as(inst, op, 0, Some(over))?;
                let at = (inst.args.end - inst.args.start).saturating_sub(2);
                let before = self.is_ready;
                self.one_move(Move {
                    before: 0,
                    from: Place::Register(self.register(inst, at + 1)?),
                    to: Place::Register(self.register(inst, at)?),
                    size: args.last().and_then(Arg::read).map_or(1, |v| self.function.size(v)),
                })?;
                self.is_ready = before;
                self.flat.bind(over);
                Ok(())
            }
            What::Branch(op, inverse) => {
                let edges = self
                    .function
                    .blocks
                    .get(block as usize)
                    .map(|b| self.function.edges_of(b))
                    .unwrap_or(&[]);
                let [taken, other] = edges else {
                    return Err(Problem::new("a branch has two ways"));
                };
                let (taken, other) = (self.empty.resolve(taken.to), self.empty.resolve(other.to));
                match inverse {
                    // What goes back is the next iteration, and what leaves the loop comes once.
                    Some(inverse) if other != next && (taken == next || other < next && taken > next) => {
                        let start = self.flat.values.len();
                        self.op_as(inst, inverse, 0, Some(other))?;
                        let differs = self.take_inverse(inst, start);
                        self.set_inverse(Some(op).filter(|_| !differs));
                        if taken != next {
                            self.jump(taken, line)?;
                        }
                    }
                    _ => {
                        self.op(inst, Some(taken))?;
                        let differs = self.function.inverse.iter().any(|(at, _)| inst.args.contains(at));
                        self.set_inverse(inverse.filter(|_| !differs));
                        if other != next {
                            self.jump(other, line)?;
                        }
                    }
                }
                Ok(())
            }
            What::Jump => {
                let edges = self
                    .function
                    .blocks
                    .get(block as usize)
                    .map(|b| self.function.edges_of(b))
                    .unwrap_or(&[]);
                match edges.first().map(|e| self.empty.resolve(e.to)) {
                    Some(to) if to == next => Ok(()),
                    Some(to) if to <= block && self.is_short(to, next) => self.again(to, next),
                    Some(to) => self.jump(to, line),
                    None => Err(Problem::new("a jump has a way")),
                }
            }
            What::Table => {
                let edges = self.function.blocks.get(block as usize);
                let edges = edges.map_or(&[][..], |b| self.function.edges_of(b));
                let [Arg::Use(_), Arg::Symbol { symbol, .. }, entries @ ..] = args else {
                    return Err(Problem::new("a jump through a table has a register and a table"));
                };
                let label = |entry: &Arg| match entry {
                    Arg::Number(number) => edges
                        .get(usize::try_from(*number).ok()?)
                        .map(|e| self.empty.resolve(e.to)),
                    _ => None,
                };
                let labels: Option<Vec<u32>> = entries.iter().map(label).collect();
                let labels = labels.ok_or_else(|| Problem::new("an entry of a table leads nowhere"))?;
                self.flat.tables.push((*symbol, labels));
                let target = self.register(inst, 0)?;
                let holes = Holes::of(&[(Hole::Target, i64::from(target.number))]);
                self.text(machine.text("jump_register")?, &holes, line)
            }
            What::Call => match args.first() {
                Some(Arg::Symbol { symbol, addend, .. }) => {
                    let holes = Holes::default().with(Hole::Symbol, to(*symbol, *addend));
                    self.text(machine.text("call")?, &holes, line)
                }
                _ => Err(Problem::new("a call has a symbol")),
            },
            What::CallRegister => {
                let target = self.register(inst, 0)?;
                let holes = Holes::of(&[(Hole::Target, i64::from(target.number))]);
                self.text(machine.text("call_register")?, &holes, line)
            }
            What::Entry | What::Parts => Ok(()),
            What::Return => self.epilogue(line),
            What::SlotAddress => match args {
                [_, Arg::Slot { slot, addend }] => {
                    let register = self.register(inst, 0)?;
                    self.distance(
                        i64::from(register.number),
                        self.frame.slot(*slot).saturating_add(*addend),
                        line,
                    )
                }
                _ => Err(Problem::new("an address of an area has an area")),
            },
            What::Constant => match args {
                [_, Arg::Number(number)] => {
                    let register = self.register(inst, 0)?;
                    self.constant(register, *number, line)
                }
                _ => Err(Problem::new("a constant has a number")),
            },
            What::Address => match args {
                [_, Arg::Symbol { symbol, addend, .. }] => {
                    let register = self.register(inst, 0)?;
                    let holes = Holes::of(&[(Hole::To, i64::from(register.number))]);
                    self.text(
                        machine.text("address")?,
                        &holes.with(Hole::Symbol, to(*symbol, *addend)),
                        line,
                    )
                }
                _ => Err(Problem::new("an address has a symbol")),
            },
            What::LoadArgument | What::StoreArgument => {
                let register = self.register(inst, 0)?;
                match args.get(1) {
                    Some(Arg::Incoming(at)) => {
                        let bits = match args.get(2) {
                            Some(Arg::Number(bits)) => u32::try_from(*bits).unwrap_or(0),
                            _ => 0,
                        };
                        let size = args.first().and_then(Arg::written).map_or(1, |v| self.function.size(v));
                        self.incoming(register, bits, size, *at, line)
                    }
                    Some(Arg::Outgoing(at)) => {
                        let size = args.first().and_then(Arg::read).map_or(1, |v| self.function.size(v));
                        match size {
                            1 => self.access(OfBank::Store, register, 0, *at, line),
                            size => {
                                let Some(base) = self.scaled_address(0, *at, line)? else {
                                    return Ok(());
                                };
                                let text = machine.text_of_group(OfBank::Store, register.bank, size)?;
                                let value = (Hole::Value, i64::from(register.number));
                                let holes = [value, (Hole::Base, base), (Hole::Offset, 0)];
                                self.text(text, &Holes::of(&holes), line)
                            }
                        }
                    }
                    Some(Arg::Slot { slot, addend }) => {
                        let access = match inst.what {
                            What::LoadArgument => OfBank::Load,
                            _ => OfBank::Store,
                        };
                        self.access(access, register, 0, self.frame.slot(*slot) + addend, line)
                    }
                    _ => Err(Problem::new("an argument on the stack has a place")),
                }
            }
        }
    }

    /// Whether an instruction copies a register to itself.
    fn is_idle(&self, inst: &Inst, op: OpId) -> bool {
        let args = self.function.args_of(inst);
        let register = |at: usize| self.register(inst, at as u32).ok();
        let copies = |bank: u8| {
            let Ok([line]) = self
                .machine
                .bank_text(OfBank::Copy, bank)
                .map(|text| text.lines.as_slice())
            else {
                return false;
            };
            let (mut to, mut from) = (None, None);
            let fits = |(at, (source, arg)): (usize, (&Source, &Arg))| match (source, arg) {
                (Source::Hole(Hole::To), Arg::Def(_)) => std::mem::replace(&mut to, register(at)).is_none(),
                (Source::Hole(Hole::From), Arg::Use(_)) => std::mem::replace(&mut from, register(at)).is_none(),
                (Source::Fixed(n), Arg::Number(m)) => n == m,
                _ => false,
            };
            line.op == op
                && line.sources.len() == args.len()
                && line.sources.iter().zip(args).enumerate().all(fits)
                && to.is_some()
                && to == from
        };
        (0..self.machine.convention.banks.len() as u8).any(copies)
    }

    /// Gives the instruction that was made last the numbers of the one that jumps in the other case; whether there are some.
    fn take_inverse(&mut self, inst: &Inst, start: usize) -> bool {
        let mut differs = false;
        for (at, number) in self.function.inverse.iter().filter(|(at, _)| inst.args.contains(at)) {
            let value = self.flat.values.get_mut(start + (at - inst.args.start) as usize);
            if let Some(value) = value {
                *value = *number;
                differs = true;
            }
        }
        differs
    }

    fn set_inverse(&mut self, inverse: Option<onespec_core::isa::OpId>) {
        if let Some(last) = self.flat.insts.last_mut() {
            last.inverse = inverse;
        }
    }

    fn jump(&mut self, to: u32, line: u32) -> Result<(), Problem> {
        let holes = Holes::default().with(Hole::Label, To::Label(to));
        self.text(self.machine.text("jump")?, &holes, line)
    }

    fn op(&mut self, inst: &Inst, target: Option<u32>) -> Result<(), Problem> {
        match inst.what {
            What::Op(op) | What::Branch(op, _) => self.op_as(inst, op, 0, target),
            _ => Err(Problem::new("an instruction of the machine is expected")),
        }
    }

    /// An instruction whose operands are the arguments from one on.
    fn op_as(&mut self, inst: &Inst, op: OpId, from: usize, target: Option<u32>) -> Result<(), Problem> {
        let start = self.flat.values.len() as u32;
        let mut fix = None;
        let count = self.machine.operands(op).len();
        let args = self.function.args_of(inst);
        for (operand, arg) in args.iter().skip(from).take(count).enumerate() {
            let mut place = |to: To, reloc: Option<u16>| {
                fix = Some(Fix {
                    operand: operand as u8,
                    to,
                    reloc,
                });
                0
            };
            let value = match arg {
                Arg::Use(_)
                | Arg::Def(_)
                | Arg::Tied(..)
                | Arg::UseAt(..)
                | Arg::DefAt(..)
                | Arg::UseLate(_)
                | Arg::UseLateAt(..) => {
                    let number = i64::from(self.register(inst, (from + operand) as u32)?.number);
                    self.function
                        .operand_of(inst.args.start + (from + operand) as u32, number)
                }
                Arg::Kept => {
                    let tied = args.iter().position(|a| matches!(a, Arg::Tied(..)));
                    let tied = tied.ok_or_else(|| Problem::new("nothing is tied"))?;
                    i64::from(self.register(inst, tied as u32)?.number)
                }
                Arg::Number(n) => *n,
                Arg::Symbol { symbol, addend, reloc } => place(To::Symbol(*symbol, *addend), *reloc),
                Arg::Label { label, reloc } => place(To::Label(self.function.blocks.len() as u32 + label), *reloc),
                Arg::Target => place(
                    To::Label(target.ok_or_else(|| Problem::new("a jump has a target"))?),
                    None,
                ),
                Arg::Slot { slot, addend } => {
                    let at = self.frame.slot(*slot) + addend;
                    self.function.operand_of(inst.args.start + (from + operand) as u32, at)
                }
                Arg::Outgoing(n) => *n,
                Arg::Incoming(_) if self.frame.scaled > 0 => {
                    return Err(Problem::new(
                        "the distance of an argument depends on the size of registers",
                    ));
                }
                Arg::Incoming(n) => self.frame.size + n,
            };
            self.flat.values.push(value);
        }
        self.flat.push(op, start, fix, inst.line);
        Ok(())
    }
}
