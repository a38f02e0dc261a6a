//! Tries patterns on values with the reference evaluators: the gates' semantics against those of the instructions, both as
//! they were written, without terms and normal forms in between. So the answer does not depend on how a pattern was found.
//!
//! Registers hold their values as representations say, what they leave open being anything; all other state is anything as
//! well, but for what the description gives. The result is compared in each representation: its reading, and the whole
//! register where the representation says what it is.

use super::forms;
use super::offered::{Given, feature_sets};
use super::parts;
use super::pattern::{Arg, Node, Pattern, Step};
use super::samples::{Samples, Shape, edges};
use super::{GateName, GateSet, ReprName, Selection};
use onespec_core::isa::FeatureSet;
use onespec_core::select::{CalcOp, Effect, ImmMap, calculate};
use onespec_description::model::{self, Bank, Dir, Isa, Kind};
use onespec_description::syntax::numbers::grid as grid_of;
use onespec_graph::Type;
use onespec_graph::semantics::{GateMemory, Semantics, WideArgs};
use onespec_sem::eval::{Gates, Steps};
use onespec_sem::ir::Program;
use std::fmt::{Display, Formatter};

/// Most sources, and most constants.
const SLOTS: usize = 8;
/// Values that are looked for, for each round, until conditions hold and operands have an encoding.
const TRIES: usize = 200;
/// How many edges of a constant are tried with those of others, and most points of the grid that they make.
const CONSTANTS: usize = 10;
const MOST_POINTS: usize = 1500;
/// How often each point of the grid that a rule's own numbers make is tried with other values of the sources.
const REPEATS: usize = 4;
/// Where instructions run.
pub(super) const PC: u64 = 0x1_0000;
/// How far branches go, in bytes: a multiple of the steps in which operands count distances.
pub(super) const BRANCH_OFFSET: i64 = 0x40;

/// A machine and its gates, both ready to run.
pub struct Trial<'a> {
    isa: &'a Isa,
    program: &'static Program,
    gate_names: &'a [GateName],
    reprs: &'a [ReprName],
    shapes: Vec<Shape>,
    /// By type.
    edges: Vec<Vec<u64>>,
    gates: Gates,
    steps: Steps,
    given: Vec<(u16, u64)>,
    unobserved: Vec<u16>,
    features: Given,
    /// The features of the machine that runs.
    has: FeatureSet,
    samples: Samples,
    /// Where the random values of each pattern begin.
    seed: u64,
}

/// What came out for a pattern.
#[derive(Debug, Clone)]
pub struct Verdict {
    /// Representations in which all results were right.
    pub held: Vec<u16>,
    /// Values that were tried.
    pub rounds: usize,
    /// Values for which the last representation was lost, or the effect was wrong.
    pub witness: Option<Witness>,
}

/// Values for which a pattern is wrong.
#[derive(Debug, Clone, Default)]
pub struct Witness {
    /// By source: the register, and the value that it holds.
    pub sources: Vec<(u64, u64)>,
    pub constants: Vec<u64>,
    /// What the gates give, and what is in the result's register. `None`: they have no value here, or trap.
    pub gates: Option<u64>,
    pub register: Option<u64>,
}

impl Display for Witness {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let mut parts = Vec::new();
        for (i, (register, value)) in self.sources.iter().enumerate() {
            let name = char::from(b'a' + i as u8);
            match register == value {
                true => parts.push(format!("{name} = {value:#x}")),
                false => parts.push(format!("{name} = {value:#x} in {register:#x}")),
            }
        }
        let constants = self.constants.iter().enumerate();
        parts.extend(constants.map(|(i, value)| format!("#{i} = {value:#x}")));
        let shown = |value: Option<u64>| value.map_or("nothing".into(), |v| format!("{v:#x}"));
        write!(
            f,
            "{}: the gates give {}, the register holds {}",
            parts.join(", "),
            shown(self.gates),
            shown(self.register)
        )
    }
}

/// Memory of which every byte has a value of its own; what is written is noted, and what is read.
#[derive(Default)]
pub(super) struct Memory {
    pub seed: u64,
    pub written: Vec<(u64, u32, u64)>,
    pub read: Vec<(u64, u32)>,
}

impl GateMemory for Memory {
    fn load(&mut self, addr: u64, bytes: u32) -> Option<u64> {
        let byte = |i: u32| {
            let at = addr.wrapping_add(u64::from(i)) ^ self.seed;
            at.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56
        };
        self.read.push((addr, bytes));
        Some((0..bytes).fold(0, |all, i| all | byte(i) << (8 * i)))
    }

    fn store(&mut self, addr: u64, bytes: u32, value: u64) -> bool {
        let mask = if bytes >= 8 {
            u64::MAX
        } else {
            !(u64::MAX << (8 * bytes))
        };
        self.written.push((addr, bytes, value & mask));
        true
    }
}

/// The leaves of a round.
#[derive(Default, Clone)]
struct Round {
    registers: [u64; SLOTS],
    values: [u64; SLOTS],
    imms: [i64; SLOTS],
    /// Constants of leaves, in the order of the tree.
    constants: Vec<u64>,
}

/// What the operands of an instruction are made of.
struct Placing<'r> {
    round: &'r Round,
    /// Registers of the sources, and files and registers of temporaries.
    sources: &'r [u64],
    temps: &'r [(u16, u64)],
    /// What is computed for operands, in their order.
    numbers: &'r mut dyn Iterator<Item = i64>,
    free: &'r mut u64,
    written: Option<(u16, u64)>,
    /// By step and operand, files and registers that were written.
    each: &'r mut Each<u64>,
    step: u8,
}

impl Placing<'_> {
    /// The instruction writes a register in an operand.
    fn writes(&mut self, operand: usize, place: (u16, u64)) {
        self.written = Some(place);
        self.each.push(((self.step, operand as u8), place));
    }
}

/// Files and registers that instructions wrote, by the numbers of the instruction and of its operand.
pub(crate) type Each<N> = Vec<((u8, u8), (u16, N))>;

/// The register that an instruction wrote in an operand.
pub(crate) fn written_in<N: Copy>(each: &Each<N>, of: (u8, u8)) -> Option<(u16, N)> {
    each.iter().find(|(known, _)| *known == of).map(|(_, place)| *place)
}

impl<'a> Trial<'a> {
    /// The programs are kept for as long as the process runs.
    pub fn new(
        isa: &'a Isa,
        program: &Program,
        set: &GateSet,
        gate_names: &'a [GateName],
        reprs: &'a [ReprName],
        seed: u64,
    ) -> Trial<'a> {
        let program: &'static Program = Box::leak(Box::new(program.clone()));
        let state = |name: &str| program.state.iter().position(|s| s.name == name).map(|i| i as u16);
        let select = isa.select.iter();
        let given = select.clone().flat_map(|select| &select.given);
        let given = given
            .filter_map(|(name, value)| Some((state(name)?, *value as u64)))
            .collect();
        let unobserved = select.flat_map(|select| &select.unobserved);
        let unobserved = unobserved.filter_map(|name| state(name)).collect();
        let shape = |ty: &onespec_description::model::PrimType| Shape {
            width: ty.width.clamp(1, 64),
            float: ty.bank == Bank::Float,
        };
        let shapes: Vec<Shape> = set.isa.graph.types.iter().map(shape).collect();
        Trial {
            edges: shapes.iter().map(|shape| edges(*shape)).collect(),
            isa,
            program,
            gate_names,
            reprs,
            shapes,
            gates: Gates::of(Box::leak(Box::new(set.program.clone())), 1),
            steps: Steps::new(program),
            given,
            unobserved,
            features: Given::of(isa),
            has: FeatureSet::EMPTY,
            samples: Samples::new(seed),
            seed,
        }
    }

    /// For the patterns of a selection that was made of these.
    pub fn of(isa: &'a Isa, program: &Program, set: &GateSet, selection: &'a Selection, seed: u64) -> Trial<'a> {
        Trial::new(isa, program, set, &selection.gates, &selection.reprs, seed)
    }

    fn shape(&self, ty: u8) -> Shape {
        self.shapes.get(usize::from(ty)).copied().unwrap_or_default()
    }

    /// Tries a pattern on the edges of its sources with each other, where these are not many, and on so many other values,
    /// for every set of features with which it is offered. `results` are the representations that its result may be in.
    pub fn run(&mut self, pattern: &Pattern, results: &[u16], rounds: usize) -> Verdict {
        self.run_with(pattern, results, rounds, &[])
    }

    /// The same, and on constants at which the rule changes that the pattern was made of ([`onespec_description::syntax::numbers`]).
    pub(super) fn run_with(&mut self, pattern: &Pattern, results: &[u16], rounds: usize, numbers: &[u64]) -> Verdict {
        // What is tried of a pattern does not depend on those before it: results of some are kept.
        self.samples = Samples::new(self.seed);
        let mut verdict = Verdict {
            held: results.to_vec(),
            rounds: 0,
            witness: None,
        };
        for features in feature_sets(self.isa, self.program, &self.features, pattern) {
            self.steps.set_features(features);
            self.has = features;
            if verdict.witness.is_none() {
                self.run_one(pattern, rounds, numbers, &mut verdict);
            }
        }
        verdict
    }

    /// Tries a pattern for the features that are set.
    fn run_one(&mut self, pattern: &Pattern, rounds: usize, numbers: &[u64], verdict: &mut Verdict) {
        let sources = sources_of(&pattern.tree);
        let grid = self.grid(pattern, sources, rounds);
        let points: usize = grid.iter().product();
        let named = grid_of(&constants(&pattern.tree), numbers);
        let mut left = points + named.len() * REPEATS + rounds * TRIES;
        let (mut point, mut random) = (0, 0);
        while left > 0 && random < rounds {
            left -= 1;
            let at = (point < points).then_some(point);
            let constants = point.checked_sub(points).and_then(|i| named.get(i / REPEATS));
            point += 1;
            let drawn = at.is_none() && constants.is_none();
            let constants = constants.map_or(&[][..], Vec::as_slice);
            let Some(round) = self.leaves(pattern, at, &grid, constants) else {
                continue;
            };
            let condition = &pattern.where_;
            if !condition.is_empty() && calculate(condition, &round.imms).is_none_or(|held| held == 0) {
                continue;
            }
            let Some(encoded) = self.numbers(pattern, &round) else {
                continue;
            };
            verdict.rounds += 1;
            random += usize::from(drawn);
            let mut witness = Witness {
                constants: round.constants.clone(),
                ..Witness::default()
            };
            let registers = round.registers.iter().copied().zip(round.values);
            witness.sources = registers.take(sources).collect();
            if !self.round(pattern, &round, &encoded, &mut verdict.held, &mut witness) {
                verdict.held.clear();
                verdict.witness = Some(witness);
                return;
            }
        }
    }

    /// One round. False where nothing is right any more.
    fn round(
        &mut self,
        pattern: &Pattern,
        round: &Round,
        numbers: &[i64],
        held: &mut Vec<u16>,
        witness: &mut Witness,
    ) -> bool {
        let seed = self.samples.bits();
        let mut before = Memory {
            seed,
            ..Memory::default()
        };
        let value = self.tree(&pattern.tree, round, &mut 0, &mut before);
        witness.gates = value;
        self.scatter();
        let watched: Vec<u64> = (0..self.program.state.len() as u16)
            .map(|i| self.steps.state(i))
            .collect();
        let mut after = Memory {
            seed,
            ..Memory::default()
        };
        let Some((register, pc)) = self.instructions(pattern, round, numbers, &mut after) else {
            return false;
        };
        witness.register = register;
        let same = |(i, old): (usize, &u64)| {
            self.unobserved.contains(&(i as u16)) || self.given.iter().any(|(g, _)| usize::from(*g) == i) || {
                self.steps.state(i as u16) == *old
            }
        };
        if !watched.iter().enumerate().all(same) {
            return false;
        }
        if before.written != after.written {
            return false;
        }
        match pattern.effect {
            Effect::Store => return true,
            Effect::Branch(taken) => {
                let goes = pc == PC.wrapping_add(BRANCH_OFFSET as u64);
                return value.is_some_and(|v| (v & 1 == 1) == taken) == goes;
            }
            Effect::None | Effect::Load => {}
        }
        let (Some(value), Some(register)) = (value, register) else {
            return false;
        };
        held.retain(|r| {
            let Some(repr) = self.reprs.get(usize::from(*r)) else {
                return false;
            };
            let back = repr.code.register.map(|func| self.steps.call(func, value));
            self.steps.call(repr.code.value, register) == Some(value) && back.is_none_or(|x| x == Some(register))
        });
        !held.is_empty()
    }

    /// State is anything that is not given.
    fn scatter(&mut self) {
        for i in 0..self.program.state.len() as u16 {
            let known = self.given.iter().find(|(state, _)| *state == i);
            let value = known.map_or_else(|| self.samples.bits(), |(_, value)| *value);
            self.steps.set_state(i, value);
        }
    }

    /// How many edges are tried with each other: of each source, then of each constant of a rule. As many of a source that
    /// is alone as there are rounds; of several fewer, of many none.
    fn grid(&self, pattern: &Pattern, sources: usize, rounds: usize) -> Vec<usize> {
        let mut leaves = Vec::new();
        pattern.tree.leaves(&mut leaves);
        let mut counts = vec![1; SLOTS * 2];
        for leaf in &leaves {
            let (slot, ty, most) = match leaf {
                Node::Reg { source, repr } => {
                    let ty = self.reprs.get(usize::from(*repr)).map_or(0, |r| r.ty);
                    (usize::from(*source), ty, usize::MAX)
                }
                Node::Imm {
                    imm,
                    map: ImmMap::Any,
                    ty,
                } => (SLOTS + usize::from(*imm), *ty, CONSTANTS),
                _ => continue,
            };
            let all = self.edges.get(usize::from(ty)).map_or(0, Vec::len);
            if let Some(count) = counts.get_mut(slot) {
                *count = all.min(most).max(1);
            }
        }
        let constants = counts.iter().skip(SLOTS).any(|n| *n > 1);
        let most = match (sources, constants) {
            (1, false) => rounds,
            (1 | 2, _) => 12,
            (3, _) => 5,
            _ => 1,
        };
        counts.iter_mut().take(SLOTS).for_each(|n| *n = (*n).min(most));
        match counts.iter().product::<usize>() <= MOST_POINTS {
            true => counts,
            false => counts.iter().map(|n| (*n).min(4)).collect(),
        }
    }

    /// An edge of a type at a point of the grid.
    fn edge(&self, point: Option<usize>, grid: &[usize], slot: usize, ty: u8) -> Option<u64> {
        let before: usize = grid.iter().take(slot).product();
        let nth = point? / before.max(1) % grid.get(slot).copied()?.max(1);
        self.edges.get(usize::from(ty))?.get(nth).copied()
    }

    /// A register that holds a value; another one where the representation cannot have it.
    fn holding(&mut self, repr: &ReprName, value: u64, whole: Shape) -> Option<u64> {
        if let Some(func) = repr.code.register {
            return self.steps.call(func, value);
        }
        let width = self.shape(repr.ty).width;
        let above = self.samples.bits().checked_shl(width).unwrap_or(0);
        let register = (above | value) & u64::MAX >> (64 - whole.width.clamp(1, 64));
        match self.steps.call(repr.code.value, register)? == value {
            true => Some(register),
            // A condition on the whole register: it is 0, or it is not.
            false if self.steps.call(repr.code.value, 0)? == value => Some(0),
            false => Some(self.samples.value(whole, None) | 1),
        }
    }

    /// Values for the leaves: those of a point of the grid, or any; constants as they are given, by number. `None`: those
    /// that were tried do not go together.
    fn leaves(
        &mut self,
        pattern: &Pattern,
        point: Option<usize>,
        grid: &[usize],
        given: &[(u8, u64)],
    ) -> Option<Round> {
        let mut leaves = Vec::new();
        pattern.tree.leaves(&mut leaves);
        let mut round = Round::default();
        let mut known = [false; SLOTS];
        let mut last = None;
        for leaf in leaves {
            match leaf {
                Node::Reg { source, repr } => {
                    let at = usize::from(*source);
                    let repr = self.reprs.get(usize::from(*repr))?;
                    let shape = self.shape(repr.ty);
                    let file = self.program.files.get(usize::from(repr.file))?.width;
                    let whole = Shape {
                        width: file.min(64),
                        ..shape
                    };
                    let edge = self.edge(point, grid, at, repr.ty);
                    let register = match (edge, repr.code.register) {
                        (Some(value), _) => self.holding(repr, value, whole)?,
                        (None, Some(func)) => {
                            let value = self.samples.value(shape, last);
                            self.steps.call(func, value)?
                        }
                        (None, None) => self.samples.value(whole, last),
                    };
                    let value = self.steps.call(repr.code.value, register)?;
                    last = Some(register);
                    *round.registers.get_mut(at)? = register;
                    *round.values.get_mut(at)? = value;
                }
                Node::Imm { imm, map, ty } => {
                    let shape = self.shape(*ty);
                    let at = usize::from(*imm);
                    let edge = self.edge(point, grid, SLOTS + at, *ty).filter(|_| *map == ImmMap::Any);
                    let given = given.iter().find(|(of, _)| of == imm).map(|(_, number)| number);
                    let number = match (known.get(at)?, given, edge) {
                        (true, ..) => *round.imms.get(at)?,
                        (false, Some(given), _) => (given & (u64::MAX >> (64 - shape.width.clamp(1, 64)))) as i64,
                        (false, None, Some(edge)) => edge as i64,
                        (false, None, None) => self.samples.number(map, shape),
                    };
                    *known.get_mut(at)? = true;
                    *round.imms.get_mut(at)? = number;
                    round.constants.push(constant(map, number, shape.width)?);
                }
                Node::Const(value, _) => round.constants.push(*value),
                Node::Gate(..) | Node::Any => {}
            }
        }
        Some(round)
    }

    /// Numbers that are computed for operands, in the order of the arguments. `None`: one of them has no encoding.
    fn numbers(&self, pattern: &Pattern, round: &Round) -> Option<Vec<i64>> {
        let mut out = Vec::new();
        for step in &pattern.steps {
            let op = self.isa.ops.get(usize::from(step.op))?;
            for (arg, operand) in parts_of(self.isa, step, op) {
                let compute = |ops: &[CalcOp]| calculate(ops, &round.imms).map(|value| value as i64);
                match arg {
                    Arg::Calc(ops) => {
                        let value = calculate(ops, &round.imms)?;
                        let value = i64::try_from(value).ok().filter(|v| encodes(operand, *v))?;
                        out.push(value);
                    }
                    Arg::Constant(ops, _) => out.push(compute(ops)?),
                    _ => {}
                }
            }
        }
        Some(out)
    }

    /// The value of a tree of gates.
    fn tree(&mut self, node: &Node, round: &Round, constants: &mut usize, memory: &mut Memory) -> Option<u64> {
        match node {
            Node::Reg { source, .. } => round.values.get(usize::from(*source)).copied(),
            Node::Imm { .. } | Node::Const(..) => {
                *constants += 1;
                round.constants.get(*constants - 1).copied()
            }
            Node::Any => None,
            Node::Gate(at, args) => {
                let mut values = Vec::with_capacity(args.len());
                for arg in args {
                    values.push([self.tree(arg, round, constants, memory)?]);
                }
                let names = self.gate_names;
                let gate = names.get(usize::from(*at))?;
                let types: Vec<Type> = gate.inputs.iter().map(|ty| Type(*ty)).collect();
                let values: Vec<&[u64]> = values.iter().map(|v| v.as_slice()).collect();
                let args = WideArgs {
                    op: gate.op,
                    ty: Type(gate.own.unwrap_or_default()),
                    bits: gate.code,
                    types: &types,
                    values: &values,
                };
                match self.gates.run(args, memory) {
                    Some(words) => Some(words.first().copied().unwrap_or(0)),
                    // A branch means its condition.
                    None if gate.own.is_none() => values.first().and_then(|v| v.first()).copied(),
                    None => None,
                }
            }
        }
    }

    /// Runs the instructions; the register that holds the result, and where the last one goes. `None`: one traps.
    fn instructions(
        &mut self,
        pattern: &Pattern,
        round: &Round,
        numbers: &[i64],
        memory: &mut Memory,
    ) -> Option<(Option<u64>, u64)> {
        let isa = self.isa;
        let mut free = 0;
        let (mut temps, mut each): (Vec<(u16, u64)>, Each<u64>) = Default::default();
        let mut numbers = numbers.iter().copied();
        let mut pc = PC;
        let files = sources_files(&pattern.tree, self.reprs);
        let mut source_registers = [0; SLOTS];
        for (i, file) in files.iter().enumerate() {
            let register = self.fresh(*file, &mut free)?;
            self.put(*file, register, *round.registers.get(i)?);
            *source_registers.get_mut(i)? = register;
        }
        for (at, step) in (0u8..).zip(&pattern.steps) {
            let op = isa.ops.get(usize::from(step.op))?;
            let mut operands = Vec::with_capacity(step.args.len());
            let mut place = Placing {
                each: &mut each,
                step: at,
                round,
                sources: &source_registers,
                temps: &temps,
                numbers: &mut numbers,
                free: &mut free,
                written: None,
            };
            for (i, (arg, operand)) in step.args.iter().zip(&op.operands).enumerate() {
                operands.push(match arg {
                    Arg::Alternative(alt, parts) => {
                        let alt = forms::alternative(isa, operand, *alt)?;
                        let mut values = Vec::with_capacity(parts.len());
                        for (part, operand) in parts.iter().zip(&alt.operands) {
                            values.push(self.operand(part, operand, i, &mut place)?);
                        }
                        forms::compose(alt, values)
                    }
                    arg => self.operand(arg, operand, i, &mut place)?,
                });
            }
            let written = place.written;
            pc = self.steps.run(step.op, &operands, (PC, bytes(op)), memory)?;
            temps.push(written.unwrap_or_default());
        }
        let place = match &pattern.value {
            None => temps.last().copied(),
            Some(Arg::Source(n)) => {
                let file = files.get(usize::from(*n))?;
                Some((*file, *source_registers.get(usize::from(*n))?))
            }
            Some(Arg::Temp(n)) => temps.get(usize::from(*n)).copied(),
            Some(Arg::Written(step, operand)) => written_in(&each, (*step, *operand)),
            Some(Arg::Fixed(n)) => {
                let file = pattern
                    .results
                    .first()
                    .and_then(|r| self.reprs.get(usize::from(*r)))?
                    .file;
                Some((file, u64::from(*n)))
            }
            Some(_) => None,
        };
        Some((place.map(|(file, register)| self.get(file, register)), pc))
    }

    /// Sets a register, and the part of a larger one that it is where the machine has it as one.
    fn put(&mut self, file: u16, register: u64, value: u64) {
        self.steps.set_reg(file, register, value);
        if let Some(part) = parts::part(self.isa, self.program, file) {
            let (whole, lo) = part.place(register);
            let mask = (u64::MAX >> (64 - part.width.clamp(1, 64))) << lo;
            let old = self.steps.reg(part.of, whole);
            self.steps.set_reg(part.of, whole, old & !mask | value << lo & mask);
        }
    }

    /// What a register holds, by the features that the machine has.
    fn get(&self, file: u16, register: u64) -> u64 {
        let part = parts::part(self.isa, self.program, file);
        match part.filter(|part| self.has.contains(part.feature)) {
            Some(part) => {
                let (whole, lo) = part.place(register);
                self.steps.reg(part.of, whole) >> lo & u64::MAX >> (64 - part.width.clamp(1, 64))
            }
            None => self.steps.reg(file, register),
        }
    }

    /// The value of an operand, which is number `i` or a part of that.
    fn operand(&mut self, arg: &Arg, operand: &model::Operand, i: usize, place: &mut Placing<'_>) -> Option<i64> {
        let file = match (arg, self.isa.kinds.get(usize::from(operand.kind))) {
            (Arg::OutOf(file), _) => Some(*file),
            (_, Some(Kind::Reg { file, .. })) => Some(*file),
            _ => None,
        };
        let number = match arg {
            Arg::Out | Arg::OutOf(_) => {
                let register = self.fresh(file?, place.free)?;
                place.writes(i, (file?, register));
                register as i64
            }
            Arg::Source(n) => *place.sources.get(usize::from(*n))? as i64,
            Arg::Temp(n) => place.temps.get(usize::from(*n))?.1 as i64,
            Arg::Written(step, operand) => written_in(place.each, (*step, *operand))?.1 as i64,
            Arg::Fixed(n) => i64::from(*n),
            Arg::Imm(n) => *place.round.imms.get(usize::from(*n))?,
            Arg::Calc(_) => place.numbers.next()?,
            // Constants are read by this step alone: they take turns in the last registers.
            Arg::Constant(..) => {
                let count = u64::from(self.program.files.get(usize::from(file?))?.count);
                let register = count.checked_sub(1 + i as u64).filter(|r| *r > *place.free)?;
                self.steps.set_reg(file?, register, place.numbers.next()? as u64);
                register as i64
            }
            Arg::Number(n) => *n,
            Arg::Target => branch_operand(operand)?,
            Arg::Alternative(..) => return None,
        };
        Some(match (operand.dir, file) {
            // A source that is written stays as it is for others.
            (Dir::InOut, Some(file)) => {
                let copy = self.fresh(file, place.free)?;
                let value = self.steps.reg(file, number as u64);
                self.steps.set_reg(file, copy, value);
                place.writes(i, (file, copy));
                copy as i64
            }
            _ => number,
        })
    }

    /// A register that is not in use; never the one that is always zero.
    fn fresh(&self, file: u16, free: &mut u64) -> Option<u64> {
        let decl = self.program.files.get(usize::from(file))?;
        *free += 1;
        if decl.zero.map(u64::from) == Some(*free) {
            *free += 1;
        }
        // What is a part is in none of the other registers that are taken.
        let first = parts::part(self.isa, self.program, file).map_or(0, |part| part.first_free(decl.count));
        (*free + first < u64::from(decl.count)).then_some(*free + first)
    }
}

/// The arguments of a step with the operands that they are for; those of alternatives in their place.
fn parts_of<'s>(isa: &'s Isa, step: &'s Step, op: &'s model::Op) -> Vec<(&'s Arg, &'s model::Operand)> {
    let mut all = Vec::new();
    for (arg, operand) in step.args.iter().zip(&op.operands) {
        match arg {
            Arg::Alternative(alt, parts) => {
                let operands = forms::alternative(isa, operand, *alt).map_or(&[][..], |alt| &alt.operands);
                all.extend(parts.iter().zip(operands));
            }
            arg => all.push((arg, operand)),
        }
    }
    all
}

/// Length of an instruction in bytes.
pub(super) fn bytes(op: &model::Op) -> u8 {
    u8::try_from(op.length.div_ceil(8)).unwrap_or(u8::MAX)
}

/// What the operand of a branch is for a distance of [`BRANCH_OFFSET`]. `None`: that is no whole number of its steps.
pub(super) fn branch_operand(operand: &model::Operand) -> Option<i64> {
    let step = i64::from(operand.scale.max(1));
    (BRANCH_OFFSET % step == 0).then_some(BRANCH_OFFSET / step)
}

/// Numbers of the constants of a tree.
fn constants(tree: &Node) -> Vec<u8> {
    let mut leaves = Vec::new();
    tree.leaves(&mut leaves);
    let free = leaves.iter().filter_map(|leaf| match leaf {
        Node::Imm {
            imm, map: ImmMap::Any, ..
        } => Some(*imm),
        _ => None,
    });
    let mut free: Vec<u8> = free.collect();
    free.sort_unstable();
    free.dedup();
    free
}

/// How many sources a tree has.
fn sources_of(tree: &Node) -> usize {
    let mut leaves = Vec::new();
    tree.leaves(&mut leaves);
    let of = |leaf: &&Node| match leaf {
        Node::Reg { source, .. } => usize::from(*source) + 1,
        _ => 0,
    };
    leaves.iter().map(of).max().unwrap_or(0)
}

/// Register files of the sources of a tree.
pub(super) fn sources_files(tree: &Node, reprs: &[ReprName]) -> Vec<u16> {
    let mut leaves = Vec::new();
    tree.leaves(&mut leaves);
    let mut files = vec![0; sources_of(tree)];
    for leaf in leaves {
        if let Node::Reg { source, repr } = leaf
            && let (Some(slot), Some(repr)) = (files.get_mut(usize::from(*source)), reprs.get(usize::from(*repr)))
        {
            *slot = repr.file;
        }
    }
    files
}

/// The constant that an immediate stands for.
pub(super) fn constant(map: &ImmMap, number: i64, width: u32) -> Option<u64> {
    let mask = u64::MAX >> (64 - width.clamp(1, 64));
    match map {
        ImmMap::Any => Some(number as u64 & mask),
        ImmMap::Affine { mul, add, .. } => Some(mul.wrapping_mul(number).wrapping_add(*add) as u64 & mask),
        ImmMap::Bit { flip, .. } => Some((1u64.checked_shl(u32::try_from(number).ok()?)? ^ flip) & mask),
        ImmMap::Signed { bits, .. } => Some(onespec_bv::word::sext(number as u128, (*bits).into()) as u64 & mask),
        ImmMap::Table(table) => table.iter().find(|(_, value)| *value == number).map(|(c, _)| *c),
    }
}

/// Can a number be an operand?
pub fn encodes(operand: &model::Operand, value: i64) -> bool {
    let bits = u32::from(operand.width).min(63);
    let (lo, hi) = match operand.signed {
        true => (-(1i64 << bits.saturating_sub(1)), (1i64 << bits.saturating_sub(1)) - 1),
        false => (0, (1i64 << bits) - 1),
    };
    let zeros = (1i64 << u32::from(operand.align).min(62)) - 1;
    (lo..=hi).contains(&value) && value & zeros == 0 && !operand.except.contains(&value)
}
