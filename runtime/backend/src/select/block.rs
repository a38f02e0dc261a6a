//! Emits the instructions of a covered block.
//!
//! A backward walk finds the representations in which each gate is needed; a forward walk emits them. Constants, and
//! addresses of stack slots and symbols, are emitted where a block first needs them.

use super::Order;
use super::constant_pool::{self, ConstantPool};
use super::gate_data::is_store;
use super::held::States;
use super::hoist::{Hoist, Made};
use super::instruction;
use super::text::{Fill, instantiate};
use super::tiles::{Choice, How, Match, Tiles};
use super::walk::SLOTS;
use crate::code::{Arg as CodeArg, Function, Known, VReg, What};
use crate::machine::automaton::Reprs;
use crate::machine::{Hole, OfBank, constant};
use crate::problem::Problem;
use onespec_core::isa::OpId;
use onespec_core::select::{Arg, Leaf, PatternId, ReprId};
use onespec_graph::lir::{Instruction, Shape};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

/// Most gates of a chain that makes a constant.
const MOST_OF_CONSTANT: u32 = 4;

/// Where a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    Register(VReg),
    /// A register that always holds this value.
    Fixed(u8),
    /// A piece of state, until another value comes there. It is computed again where it is read.
    State,
}

/// Scratch buffers for what is known of values, used again for each function.
#[derive(Debug, Default)]
pub struct Scratch {
    /// By gate that crosses borders: its register.
    crossing: Vec<Option<VReg>>,
    /// By number: representations that are wanted.
    pub(super) wanted: Vec<Reprs>,
    /// By number and representation: where it is there.
    made: Vec<Option<Value>>,
    /// What steps of a match wrote; those of matches inside stand behind.
    pub(super) written: Vec<VReg>,
    /// Likewise in each operand of theirs: by the numbers of the step and of its operand.
    pub(super) each: Vec<((u8, u8), VReg)>,
    /// Instructions of this block that write several registers.
    pub(super) several: Vec<Several>,
    /// Values in registers of this block whose instructions may leave something in state besides.
    pub(super) computed: Vec<Computed>,
}

/// An instruction that writes several registers, and what it wrote.
#[derive(Debug)]
pub(super) struct Several {
    pub pattern: PatternId,
    pub sources: [Option<Value>; SLOTS],
    pub values: Vec<i64>,
    /// By operand.
    pub written: Vec<(u8, VReg)>,
}

/// A value in a register that one instruction of this block computed, where state holds something else besides with another.
#[derive(Debug)]
pub(super) struct Computed {
    pub pattern: PatternId,
    pub sources: [Option<Value>; SLOTS],
    pub values: Vec<i64>,
    /// Its number in the code.
    pub inst: usize,
    pub register: VReg,
}

/// Makes instructions of blocks.
pub struct Maker<'a> {
    pub tiles: Tiles<'a>,
    pub(super) scratch: Scratch,
    /// Of each area of the frame, its number.
    pub slots: Vec<(Gate, u32)>,
    /// What goes in front of loops.
    pub hoist: Hoist,
    /// What pieces of state hold here, as far as that is known.
    pub(super) state: States,
    pub(super) order: Order,
    /// Masks are in state that is followed here.
    pub(super) masks: bool,
    /// Constants that are loaded, with their symbols.
    pub(super) pool: Option<&'a ConstantPool>,
    /// Constants stay values that are known, until [`crate::constants`] has put them into operands.
    pub(super) literals: bool,
    reprs: usize,
}

impl<'a> Maker<'a> {
    pub fn new(tiles: Tiles<'a>, mut scratch: Scratch) -> Maker<'a> {
        scratch.crossing.clear();
        scratch.crossing.resize(tiles.circuit.len(), None);
        let (machine, reprs) = (tiles.machine, tiles.binding.selector.reprs);
        Maker {
            masks: reprs.iter().any(|r| !r.state.is_empty() && !machine.is_set(r.state)),
            reprs: reprs.len(),
            tiles,
            scratch,
            slots: Vec::new(),
            hoist: Hoist::default(),
            state: States::default(),
            order: Order::ByMasks,
            pool: None,
            literals: false,
        }
    }

    /// The context, for the next function.
    pub fn into_space(self) -> (super::tiles::Scratch, Scratch) {
        (self.tiles.into_space(), self.scratch)
    }

    /// A value that crosses borders is in a register.
    pub fn cross(&mut self, gate: Gate, register: VReg) {
        self.scratch.crossing[gate.index()] = Some(register);
    }

    /// The registers in which values of the block are, with the gates that these are of.
    pub fn registers(&self) -> impl Iterator<Item = (Gate, VReg)> + '_ {
        let gates = self.tiles.gates();
        let made = gates.iter().zip(self.scratch.made.chunks(self.reprs.max(1)));
        let made = made.flat_map(|(gate, all)| all.iter().flatten().map(move |value| (*gate, *value)));
        let made = made.filter_map(|(gate, value)| match value {
            Value::Register(register) => Some((gate, register)),
            Value::Fixed(_) | Value::State => None,
        });
        let crossing = gates.iter().map(|gate| (*gate, self.scratch.crossing[gate.index()]));
        made.chain(crossing.filter_map(|(gate, register)| Some((gate, register?))))
    }

    pub(super) fn circuit(&self) -> &'a Circuit {
        self.tiles.circuit
    }

    /// Begins a block that was covered.
    pub fn begin(&mut self) {
        let gates = self.tiles.gates().len();
        let scratch = &mut self.scratch;
        scratch.wanted.clear();
        scratch.wanted.resize(gates, 0);
        scratch.made.clear();
        scratch.made.resize(gates * self.reprs, None);
        scratch.several.clear();
        scratch.computed.clear();
        self.state.forget();
    }

    /// Whether a value is computed again for each use.
    fn is_again(&self, gate: Gate) -> bool {
        matches!(self.order, Order::Rematerialised | Order::Late) && self.is_constant(gate, MOST_OF_CONSTANT)
    }

    /// Whether a gate is computed from constants alone, in so many steps.
    fn is_constant(&self, gate: Gate, most: u32) -> bool {
        let circuit = self.circuit();
        let values = circuit.values(gate);
        let is_computed = circuit.def(gate).class == Class::Compute && !values.is_empty();
        circuit.role(gate) == Role::Constant
            || is_computed && most > 0 && values.iter().all(|v| self.is_constant(v, most - 1))
    }

    /// A value is there in these representations, as far as it was not.
    pub(super) fn is_made(&mut self, number: u32, mut reprs: Reprs, value: Value) {
        if self
            .tiles
            .gates()
            .get(number as usize)
            .is_some_and(|gate| self.is_again(*gate))
        {
            return;
        }
        let start = number as usize * self.reprs;
        while reprs != 0 {
            let repr = reprs.trailing_zeros() as usize;
            reprs &= reprs - 1;
            if let Some(slot) = self.scratch.made.get_mut(start + repr).filter(|slot| slot.is_none()) {
                *slot = Some(value);
            }
        }
    }

    /// Whether a gate is wanted by itself.
    pub fn wants(&self, gate: Gate) -> bool {
        self.tiles.number(gate).is_some_and(|number| self.is_wanted(number))
    }

    /// Says that a value is wanted as it crosses borders.
    pub fn want_at_border(&mut self, gate: Gate) -> Result<(), Problem> {
        let binding = self.tiles.binding;
        if !binding.types.is_held(self.circuit().ty(gate)) {
            for part in binding.parts_of(self.circuit(), gate) {
                let repr = self.border(part)?;
                self.want(part, repr)?;
            }
            return Ok(());
        }
        let repr = self.border(gate)?;
        self.want(gate, repr)
    }

    /// The representation of a value at borders.
    pub fn border(&self, gate: Gate) -> Result<ReprId, Problem> {
        let ty = self.circuit().ty(gate);
        self.tiles.binding.border(ty).ok_or_else(|| {
            let name = self.tiles.binding.set.type_def(ty).name;
            self.problem(gate, format!("no register of the machine holds values of type {name}"))
        })
    }

    fn want(&mut self, gate: Gate, repr: ReprId) -> Result<(), Problem> {
        let Some(number) = self.tiles.number(gate) else {
            return Err(self.problem(gate, "is not there in this block".into()));
        };
        self.scratch.wanted[number as usize] |= 1 << repr;
        Ok(())
    }

    /// What a match with this root needs.
    pub(super) fn want_leaves(&mut self, m: &Match, root: Gate) -> Result<(), Problem> {
        let selector = self.tiles.binding.selector;
        let pattern = &selector.patterns[usize::from(m.pattern)];
        for leaf in selector.leaves(pattern) {
            if let Leaf::Reg { source, repr } = leaf
                && let Some(gate) = self.tiles.source(m, source)
                && !self.tiles.rows.leaves_out(self.circuit(), root, gate)
            {
                self.want(gate, repr)?;
            }
        }
        Ok(())
    }

    /// What an effect needs: the cheaper of its covers, or that for a side of a branch.
    pub fn want_effect(&mut self, index: u32, root: Gate) -> Result<(), Problem> {
        let m = self.tiles.matched(index);
        self.want_leaves(&m, root)
    }

    /// Finds what is wanted of the gates before, from what is wanted of those behind.
    pub fn want_back(&mut self, gates: &[Gate]) -> Result<(), Problem> {
        for &gate in gates.iter().rev() {
            let Some(number) = self.tiles.number(gate) else {
                continue;
            };
            match self.circuit().role(gate) {
                Role::Relay | Role::Constant | Role::Symbol | Role::Alloca => continue,
                _ if self.tiles.rows.has(gate) => self.want_field(gate)?,
                _ if is_store(self.circuit(), gate) => {
                    let Some((index, _)) = self.tiles.effect(gate)[1] else {
                        return Err(self.uncovered(gate));
                    };
                    self.want_effect(index, gate)?;
                }
                Role::Call => {
                    let values = self.circuit().values(gate);
                    for (at, value) in values.iter().enumerate() {
                        if at > 0 || self.circuit().role(value) != Role::Symbol {
                            self.want_at_border(value)?;
                        }
                    }
                }
                _ if self.is_library_call(gate)
                    || self.is_own(gate).is_some()
                    || self.is_moved(gate)
                    || self.is_count(gate) =>
                {
                    for value in self.circuit().values(gate).iter() {
                        self.want_at_border(value)?;
                    }
                }
                _ => {}
            }
            self.want_conversions(gate, number)?;
        }
        // Those of other blocks, constants and the like need nothing but themselves in other representations.
        for number in self.tiles.inside()..self.tiles.gates().len() as u32 {
            let gate = self.tiles.gates()[number as usize];
            self.want_conversions(gate, number)?;
        }
        Ok(())
    }

    /// Leaves out wanted representations that come with another one that is wanted: the sum that is sign-extended is the sum.
    fn drop_implied(&mut self, number: u32) {
        let wanted = self.scratch.wanted[number as usize];
        let of = |reprs: Reprs| (0..Reprs::BITS as ReprId).filter(move |repr| reprs >> repr & 1 == 1);
        if wanted.count_ones() < 2 || of(wanted).any(|repr| self.state_of(repr).is_some()) {
            return;
        }
        let mut left = wanted;
        for repr in of(wanted) {
            if let (How::Match(index), true) = (self.tiles.how(number, repr), left >> repr & 1 == 1) {
                let pattern = self.tiles.matched(index).pattern;
                left &= !self.tiles.binding.automaton.pattern_cost(pattern).reprs | 1 << repr;
            }
        }
        self.scratch.wanted[number as usize] = left;
    }

    /// What the wanted representations of a gate need; some of them are made of others of the same gate.
    fn want_conversions(&mut self, gate: Gate, number: u32) -> Result<(), Problem> {
        self.drop_implied(number);
        let mut done: Reprs = 0;
        loop {
            let open = self.scratch.wanted[number as usize] & !done;
            if open == 0 {
                return Ok(());
            }
            let repr = open.trailing_zeros() as ReprId;
            done |= 1 << repr;
            match self.tiles.how(number, repr) {
                How::Not => return Err(self.uncovered(gate)),
                How::Given | How::Number(_) => {}
                How::Choice(index) => {
                    let choice = self.tiles.choice(index);
                    self.want_effect(choice.cover, gate)?;
                    let (kept, other) = self.sides(gate, choice);
                    self.want(kept, choice.repr)?;
                    match choice.over {
                        Some(over) => self.want_effect(over, gate)?,
                        None => self.want(other, choice.repr)?,
                    }
                }
                How::Match(index) => {
                    let m = self.tiles.matched(index);
                    self.want_leaves(&m, gate)?;
                }
            }
        }
    }

    /// Whether a gate is a call of a library's function that is wanted: others cover it. Nobody covers what no register holds.
    pub fn is_library_call(&self, gate: Gate) -> bool {
        let held = self.tiles.binding.types.is_held(self.circuit().ty(gate));
        let wanted = |n: u32| !held || self.is_wanted(n);
        self.tiles.library.contains_key(&gate) && self.tiles.number(gate).is_some_and(wanted)
    }

    /// Whether a gate is how many elements count, and wanted.
    pub fn is_count(&self, gate: Gate) -> bool {
        self.tiles.counts(gate).is_some() && self.tiles.number(gate).is_some_and(|n| self.is_wanted(n))
    }

    /// Makes the number of elements that count.
    pub fn count(&mut self, code: &mut Function, gate: Gate) -> Result<(), Problem> {
        let (setters, lanes) = self.tiles.counts(gate).ok_or_else(|| self.uncovered(gate))?;
        let wanted = self.at_border(code, self.circuit().value(gate, 0))?;
        let line = self.circuit().line(gate);
        let made = setters.count(self.tiles.machine, code, lanes, wanted, line)?;
        self.given(gate, made)
    }

    fn is_wanted(&self, number: u32) -> bool {
        self.scratch.wanted.get(number as usize).is_some_and(|w| *w != 0)
    }

    /// Whether a gate is wanted, or has parts that are, and the bits have to be moved between registers of two kinds.
    pub fn is_moved(&self, gate: Gate) -> bool {
        let binding = self.tiles.binding;
        if binding.types.hold_all() {
            return false;
        }
        let is_split = !binding.types.is_held(self.circuit().ty(gate))
            && binding.parts.is_some_and(|parts| parts.is_cast(self.circuit(), gate));
        is_split || self.tiles.is_moved(gate) && self.tiles.number(gate).is_some_and(|n| self.is_wanted(n))
    }

    /// The instruction that a gate is already, if it is wanted or has an effect.
    pub fn is_own(&self, gate: Gate) -> Option<&'static Instruction> {
        let own = self.tiles.instruction(gate)?;
        let wanted = |n: u32| self.scratch.wanted.get(n as usize).is_some_and(|w| *w != 0);
        (own.shape == Shape::Effect || self.tiles.number(gate).is_some_and(wanted)).then_some(own)
    }

    /// Makes the instruction that a gate is.
    pub fn own(&mut self, code: &mut Function, gate: Gate, own: &Instruction) -> Result<(), Problem> {
        let values = self.circuit().values(gate).to_vec();
        let mut inputs = Vec::with_capacity(values.len());
        for value in values {
            inputs.push(self.at_border(code, value)?);
        }
        let made = instruction::push(self.tiles.machine, self.circuit(), gate, own, &inputs, code);
        // It may set state, too.
        self.state.forget();
        match made.map_err(|why| self.problem(gate, why.into()))? {
            Some(register) => {
                let size = self.tiles.binding.registers(self.circuit().ty(gate));
                if let Some(known) = code.sizes.get_mut(register.0 as usize) {
                    *known = size;
                }
                self.given(gate, register)
            }
            None => Ok(()),
        }
    }

    /// Makes what is wanted of a gate.
    pub fn make(&mut self, code: &mut Function, gate: Gate) -> Result<(), Problem> {
        let Some(number) = self.tiles.number(gate) else {
            return Ok(());
        };
        // It is made where it is used.
        if self.is_again(gate) {
            return Ok(());
        }
        let mut wanted = self.scratch.wanted[number as usize];
        while wanted != 0 {
            let repr = wanted.trailing_zeros() as ReprId;
            // What state is to hold is made where it is read.
            if self.state_of(repr).is_none() {
                self.value(code, gate, repr)?;
            }
            wanted &= wanted - 1;
        }
        Ok(())
    }

    /// A value is there as it crosses borders: what a call gave. What a library gave is there as it promises.
    pub fn given(&mut self, gate: Gate, register: VReg) -> Result<(), Problem> {
        let mut border = self.border(gate)?;
        if self.tiles.library.contains_key(&gate) && !self.is_brought(gate) {
            border = self.tiles.binding.weakest(self.circuit().ty(gate)).unwrap_or(border);
        }
        if let Some(number) = self.tiles.number(gate) {
            let reprs = self.tiles.binding.implied(border);
            self.is_made(number, reprs, Value::Register(register));
        }
        Ok(())
    }

    /// Where a value is in a representation, if it was made.
    pub(super) fn known(&self, gate: Gate, repr: ReprId) -> Option<Value> {
        let at = self.tiles.number(gate)? as usize * self.reprs + usize::from(repr);
        self.scratch.made.get(at).copied().flatten()
    }

    /// A value in a representation, made now if it was not.
    pub fn value(&mut self, code: &mut Function, gate: Gate, repr: ReprId) -> Result<Value, Problem> {
        let number = self
            .tiles
            .number(gate)
            .ok_or_else(|| self.problem(gate, "is not there in this block".into()))?;
        let at = number as usize * self.reprs + usize::from(repr);
        if let Some(value) = self.scratch.made.get(at).copied().flatten() {
            return Ok(value);
        }
        match self.tiles.how(number, repr) {
            How::Not => Err(self.uncovered(gate)),
            How::Given => {
                let register = self.brought(code, gate)?;
                self.given(gate, register)?;
                Ok(Value::Register(register))
            }
            How::Number(_) | How::Match(_) if self.literals && self.circuit().role(gate) == Role::Constant => {
                let ty = self.circuit().ty(gate);
                let held = self.tiles.binding.at_border(ty, self.circuit().bits(gate));
                let register = code.vreg(self.tiles.binding.bank(ty).unwrap_or(0));
                code.known.push((register, Known::Number(held)));
                let value = Value::Register(register);
                self.is_made(number, 1 << repr, value);
                Ok(value)
            }
            How::Number(held) => {
                let line = self.circuit().line(gate);
                let register = self.material(code, Made::Number(held), line)?;
                let value = Value::Register(register);
                for other in 0..self.reprs as ReprId {
                    if self.tiles.how(number, other) == How::Number(held) {
                        self.is_made(number, self.tiles.binding.implied(other), value);
                    }
                }
                Ok(value)
            }
            How::Choice(index) => {
                let choice = self.tiles.choice(index);
                let value = Value::Register(self.choose(code, gate, choice)?);
                let reprs = self.tiles.binding.implied(choice.repr);
                self.is_made(number, reprs, value);
                Ok(value)
            }
            How::Match(index) => {
                let m = self.tiles.matched(index);
                let made = match self.circuit().role(gate) == Role::Constant {
                    true => self.constant(code, &m, gate)?,
                    false => self.make_match(code, &m, gate)?,
                };
                let value = made.ok_or_else(|| self.uncovered(gate))?;
                let reprs = self.tiles.binding.automaton.pattern_cost(m.pattern).reprs;
                self.is_made(number, reprs, value);
                Ok(value)
            }
        }
    }

    /// The same in a virtual register.
    pub fn register(&mut self, code: &mut Function, gate: Gate, repr: ReprId) -> Result<VReg, Problem> {
        match self.value(code, gate, repr)? {
            Value::Register(register) => Ok(register),
            Value::Fixed(fixed) => self.copy_of(code, gate, fixed),
            Value::State => Err(self.problem(gate, "is in a piece of state, not in a register".into())),
        }
    }

    /// A copy of a register that always holds the value of a gate.
    pub(super) fn copy_of(&mut self, code: &mut Function, gate: Gate, fixed: u8) -> Result<VReg, Problem> {
        let bank = self.tiles.binding.bank(self.circuit().ty(gate)).unwrap_or(0);
        let text = self.tiles.machine.bank_text(OfBank::Copy, bank)?;
        let line = self.circuit().line(gate);
        let from = [(Hole::From, Fill::Number(i64::from(fixed)))];
        instantiate(self.tiles.machine, code, text, &from, line)
    }

    /// The register in which a value crosses borders.
    pub fn at_border(&mut self, code: &mut Function, gate: Gate) -> Result<VReg, Problem> {
        let border = self.border(gate)?;
        self.register(code, gate, border)
    }

    /// Whether a gate that was not made yet, other than one, needs what is in the registers of a value: it, or the same bits as
    /// another type.
    pub(super) fn is_needed(&self, gate: Gate, but: Gate) -> bool {
        let own: Vec<VReg> = self
            .registers()
            .filter(|(of, _)| *of == gate)
            .map(|(_, register)| register)
            .collect();
        let is_there = |user: Gate| self.tiles.number(user).is_some_and(|number| self.is_there(number));
        let is_open = |of: Gate| {
            let mut users = self.circuit().uses(of).map(|of| of.user);
            users.any(|user| user != but && !is_there(user))
        };
        let mut same = self.registers().filter(|(_, register)| own.contains(register));
        is_open(gate) || same.any(|(of, _)| of != gate && is_open(of))
    }

    /// Whether a gate was made in any representation.
    fn is_there(&self, number: u32) -> bool {
        let start = number as usize * self.reprs;
        let made = self.scratch.made.get(start..start + self.reprs);
        made.is_some_and(|made| made.iter().any(Option::is_some))
    }

    /// Whether a value comes from another block.
    fn is_brought(&self, gate: Gate) -> bool {
        self.scratch.crossing[gate.index()].is_some()
    }

    fn brought(&mut self, code: &mut Function, gate: Gate) -> Result<VReg, Problem> {
        let circuit = self.circuit();
        let (machine, line) = (self.tiles.machine, circuit.line(gate));
        match circuit.role(gate) {
            Role::Constant if self.literals => {
                let held = self.tiles.binding.at_border(circuit.ty(gate), circuit.bits(gate));
                let register = code.vreg(self.tiles.binding.bank(circuit.ty(gate)).unwrap_or(0));
                code.known.push((register, Known::Number(held)));
                Ok(register)
            }
            Role::Constant => {
                let number = self.tiles.binding.at_border(circuit.ty(gate), circuit.bits(gate));
                self.material(code, Made::Number(number), line)
            }
            Role::Symbol => {
                let symbol = u32::try_from(circuit.bits(gate)).unwrap_or(u32::MAX);
                self.material(code, Made::Symbol(symbol), line)
            }
            Role::Alloca => {
                let slot = self.slots.iter().find(|(g, _)| *g == gate).map(|(_, slot)| *slot);
                let slot = slot.ok_or_else(|| self.problem(gate, "has no place in the frame".into()))?;
                let to = code.vreg(machine.address_bank());
                code.push(
                    What::SlotAddress,
                    &[CodeArg::Def(to), CodeArg::Slot { slot, addend: 0 }],
                    line,
                );
                Ok(to)
            }
            _ => self.scratch.crossing[gate.index()]
                .ok_or_else(|| self.problem(gate, "is used before it is computed".into())),
        }
    }

    /// What stays if the branch of a selection jumps, and what comes if not.
    fn sides(&self, gate: Gate, choice: Choice) -> (Gate, Gate) {
        let values = self.circuit().values(gate);
        let (yes, no) = (values.get(1).unwrap_or(gate), values.get(2).unwrap_or(gate));
        if choice.jumps_if { (yes, no) } else { (no, yes) }
    }

    /// A selection as a branch over a copy, or over what computes the other value.
    fn choose(&mut self, code: &mut Function, gate: Gate, choice: Choice) -> Result<VReg, Problem> {
        let (kept, other) = self.sides(gate, choice);
        let kept = self.register(code, kept, choice.repr)?;
        if let Some(over) = choice.over {
            let over = self.tiles.matched(over);
            self.sources(code, &over, gate)?;
            let m = self.tiles.matched(choice.cover);
            self.make_match(code, &m, gate)?;
            if let Some(Value::Fixed(fixed)) = self.make_match(code, &over, other)? {
                self.copy_of(code, gate, fixed)?;
            }
            return code.skip(kept).ok_or_else(|| self.uncovered(gate));
        }
        let other = self.register(code, other, choice.repr)?;
        let m = self.tiles.matched(choice.cover);
        self.make_match(code, &m, gate)?;
        code.choose(kept, other).ok_or_else(|| self.uncovered(gate))
    }

    /// A constant or an address in a register: here, or in front of the loop.
    pub(super) fn material(&mut self, code: &mut Function, what: Made, line: u32) -> Result<VReg, Problem> {
        let machine = self.tiles.machine;
        if let Some(register) = self.hoist.known(what) {
            return Ok(register);
        }
        let from = code.insts.len();
        let register = match what {
            Made::Number(number) => match (
                self.pool.and_then(|pool| pool.get(&number)),
                constant_pool::load(machine),
            ) {
                (Some(symbol), Some(text)) => {
                    let holes = [(Hole::Symbol, Fill::Symbol(*symbol, 0))];
                    instantiate(machine, code, text, &holes, line)?
                }
                _ => {
                    let text = constant(machine, number)?;
                    instantiate(machine, code, &text, &[], line)?
                }
            },
            Made::InBank(bank, number) => {
                let text = machine.constant_of_bank(bank).ok_or_else(|| {
                    let name = machine.bank(bank).map_or("", |b| b.name);
                    Problem::new(format!(
                        "calling convention {} has no text `constant {name}`",
                        machine.convention.name
                    ))
                })?;
                let number = Fill::Number(machine.as_held(bank, number));
                instantiate(machine, code, text, &[(Hole::Number, number)], line)?
            }
            Made::Matched(..) => return Err(Problem::new("a constant of a pattern is made by it")),
            Made::Symbol(symbol) => {
                let holes = [(Hole::Symbol, Fill::Symbol(symbol, 0))];
                instantiate(machine, code, machine.text("address")?, &holes, line)?
            }
        };
        self.hoist.take(code, from, what, register);
        Ok(register)
    }

    /// A constant by a pattern: here, or in front of the loop.
    fn constant(&mut self, code: &mut Function, m: &Match, gate: Gate) -> Result<Option<Value>, Problem> {
        let what = Made::Matched(m.pattern, self.circuit().bits(gate));
        if let Some(register) = self.hoist.known(what) {
            return Ok(Some(Value::Register(register)));
        }
        let from = code.insts.len();
        let made = self.make_match(code, m, gate)?;
        // Registers of other banks are not counted.
        let of_addresses =
            |register: VReg| code.banks.get(register.0 as usize) == Some(&self.tiles.machine.address_bank());
        if let Some(Value::Register(register)) = made
            && self.tiles.source(m, 0).is_none()
            && of_addresses(register)
        {
            self.hoist.take(code, from, what, register);
        }
        Ok(made)
    }

    /// The instructions of a store.
    pub fn store(&mut self, code: &mut Function, gate: Gate) -> Result<(), Problem> {
        let (index, _) = self.tiles.effect(gate)[1].ok_or_else(|| self.uncovered(gate))?;
        let m = self.tiles.matched(index);
        self.make_match(code, &m, gate).map(|_| ())
    }

    /// The instructions of a branch, of which the last jumps to the first successor; `inverse` jumps in the other case.
    pub fn branch(&mut self, code: &mut Function, gate: Gate, index: u32, inverse: Option<u32>) -> Result<(), Problem> {
        let m = self.tiles.matched(index);
        self.make_match(code, &m, gate)?;
        let inverse = inverse.map(|other| self.tiles.matched(other));
        let inverse = inverse.and_then(|other| self.inverse(&m, &other));
        match code.insts.last_mut().map(|last| &mut last.what) {
            Some(what @ What::Op(_)) => {
                if let What::Op(op) = *what {
                    *what = What::Branch(op, inverse);
                }
                Ok(())
            }
            _ => Err(self.uncovered(gate)),
        }
    }

    /// The instruction of the other match, if it is the same but for jumping in the other case.
    fn inverse(&self, one: &Match, other: &Match) -> Option<OpId> {
        let selector = self.tiles.binding.selector;
        let pattern = |m: &Match| &selector.patterns[usize::from(m.pattern)];
        let (a, b) = (pattern(one), pattern(other));
        let ([x], [y]) = (a.steps.of(selector.steps), b.steps.of(selector.steps)) else {
            return None;
        };
        let resolved = |m: &Match, p: &'static onespec_core::select::Pattern, arg: &Arg| match arg {
            Arg::Source(i) => {
                let leaf = selector.leaves(p).find_map(|leaf| match leaf {
                    Leaf::Reg { source, repr } if source == *i => Some(repr),
                    _ => None,
                });
                (
                    1,
                    self.tiles.source(m, *i).map_or(0, |g| i64::from(g.0)),
                    leaf.unwrap_or(0),
                )
            }
            Arg::Imm(i) => (2, self.tiles.values(m).get(usize::from(*i)).copied().unwrap_or(0), 0),
            Arg::Number(n) => (2, *n, 0),
            Arg::Fixed(n) => (3, i64::from(*n), 0),
            Arg::Target => (4, 0, 0),
            _ => (5, 0, 0),
        };
        let (x_args, y_args) = (x.args.of(selector.args), y.args.of(selector.args));
        let same = x_args.len() == y_args.len()
            && x_args.iter().zip(y_args).all(|(p, q)| {
                let (p, q) = (resolved(one, a, p), resolved(other, b, q));
                p == q && p.0 != 5
            });
        same.then_some(y.op)
    }
}
