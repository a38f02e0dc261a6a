//! Tries patterns on vectors with the reference evaluators: the gates' semantics at the machine's scale against those of the
//! instruction, for random registers, masks and states, and with registers that are the same.

mod registers;

use super::twins::{FOLDS, WHOLE};
use super::{approximations, state_of};
use crate::machine::constants;
use crate::offered::{Given, feature_sets};
use crate::pattern::{Arg, Held, Holder, Node, Pattern, Require};
use crate::samples::{Samples, Shape, edges};
use crate::trial::{Memory, PC, bytes, constant};
use crate::{GateSet, Selection};
use onespec_bv::Bits;
use onespec_core::select::{Effect, calculate};
use onespec_description::model::{Bank, Isa, Scale, SelectSetting};
use onespec_graph::Type;
use onespec_graph::semantics::{Semantics, WideArgs};
use onespec_sem::eval::{Gates, Steps};
use onespec_sem::ir::{File, FuncId, Program, Ty};
use std::collections::HashMap;

/// What gates on vectors give in elements that they do not specify: so many low bits of it as an element has.
pub(crate) const UNSPECIFIED: u128 = 0xdead_dead_dead_dead;

/// Rounds at most, until the values that are drawn go together in one.
const MOST_ROUNDS: usize = 2048;
/// Most sources of a pattern.
const SLOTS: usize = 8;

/// A machine and its gates at the scale of its vectors.
pub struct Trial<'a> {
    isa: &'a Isa,
    program: &'static Program,
    selection: &'a Selection,
    /// By gate: it combines elements, and specifies the first alone.
    folds: Vec<bool>,
    /// By gate: elements move, so that some may not be specified, and a result lies apart from what it is made of.
    wholes: Vec<bool>,
    shapes: Vec<Shape>,
    /// By type: edges of an element, bits of all, and how many elements.
    edges: Vec<Vec<u64>>,
    widths: Vec<u32>,
    lanes: Vec<u32>,
    /// By gate on vectors, the fn that the machine computes for each element in its place.
    approximations: HashMap<u16, FuncId>,
    gates: Gates,
    scale: u32,
    steps: Steps,
    given: Vec<(u16, u64)>,
    /// Registers with a number in every element: file, register, number.
    constants: Vec<(u16, u16, u64)>,
    unobserved: Vec<u16>,
    /// By file, the registers that conventions let code use; empty where none has the file.
    used: Vec<Vec<u16>>,
    features: Given,
    samples: Samples,
    /// Approximations of gates that commute are of their inputs in the other order.
    exchanged: bool,
}

/// Values for which a pattern is wrong, as a text.
pub type Wrong = String;

/// The leaves of a round.
#[derive(Default)]
struct Round {
    sources: Vec<Option<(Bits, Bits)>>,
    imms: [i64; SLOTS],
    constants: Vec<u64>,
}

impl<'a> Trial<'a> {
    /// For the patterns of a selection that was made of these. The programs are kept for as long as the process runs.
    pub fn of(isa: &'a Isa, program: &Program, set: &GateSet, selection: &'a Selection, seed: u64) -> Trial<'a> {
        Trial::scaled(isa, program, set, selection, seed, crate::scale(isa))
    }

    /// The same on a machine whose vectors have this scale, where a setting of the machine says what it is.
    pub fn scaled(
        isa: &'a Isa,
        program: &Program,
        set: &GateSet,
        selection: &'a Selection,
        seed: u64,
        scale: u32,
    ) -> Trial<'a> {
        let of_machine = isa.select.as_ref().and_then(|s| s.scale.as_ref());
        let text = |name: &String| -> &'static str { Box::leak(name.clone().into_boxed_str()) };
        let given = isa.select.iter().flat_map(|s| &s.settings).flat_map(|s| &s.given);
        let given = given.filter(|(name, _)| isa.settings.iter().any(|s| s.name == *name));
        let mut settings: Vec<(&'static str, i64)> = given.map(|(name, value)| (text(name), *value)).collect();
        if let Some(Scale::Setting(name, per)) = of_machine {
            settings.insert(0, (text(name), i64::from(scale) * i64::from(*per)));
        }
        let program: &'static Program = Box::leak(Box::new(program.clone()));
        let state = |name: &str| program.state.iter().position(|s| s.name == name).map(|i| i as u16);
        let select = isa.select.iter();
        let given = select.clone().flat_map(|select| &select.given);
        let graph = &set.isa.graph;
        let element = |ty: u8| graph.types.get(usize::from(ty)).map_or(ty, |t| t.element);
        let shape = |ty: u8| {
            let ty = graph.types.get(usize::from(element(ty)));
            ty.map_or(Shape::default(), |ty| Shape {
                width: ty.width.clamp(1, 64),
                float: ty.bank == Bank::Float,
            })
        };
        let says = |wanted: &str| {
            let all = selection.gates.iter().map(|name| graph.gates.get(usize::from(name.op)));
            all.map(|gate| gate.is_some_and(|gate| gate.data.iter().any(|(key, _)| key == wanted)))
                .collect()
        };
        let (folds, wholes) = (says(FOLDS), says(WHOLE));
        let all = 0..graph.types.len() as u8;
        let shapes: Vec<Shape> = all.clone().map(shape).collect();
        Trial {
            isa,
            program,
            selection,
            folds,
            wholes,
            edges: shapes.iter().map(|shape| edges(*shape)).collect(),
            shapes,
            widths: all.map(|ty| Gates::width(graph, ty, scale)).collect(),
            lanes: graph.types.iter().map(|t| u32::from(t.lanes) * scale).collect(),
            approximations: approximations(isa, program, set, selection),
            gates: Gates::scaled(&set.isa, scale),
            scale,
            steps: Steps::with_settings(program, &settings),
            given: given.filter_map(|(n, v)| Some((state(n)?, *v as u64))).collect(),
            constants: constants(isa),
            unobserved: select.flat_map(|s| &s.unobserved).filter_map(|n| state(n)).collect(),
            used: used(isa, program),
            features: Given::of(isa),
            samples: Samples::new(seed),
            exchanged: false,
        }
    }

    /// Tries a pattern so often, for every set of features with which it is offered; how often its instruction was run. Where
    /// no values that were drawn went together, more are drawn, up to [`MOST_ROUNDS`].
    ///
    /// # Errors
    /// Values for which it is wrong.
    pub fn run(&mut self, pattern: &Pattern, rounds: usize) -> Result<usize, Wrong> {
        let mut done = 0;
        for features in feature_sets(self.isa, self.program, &self.features, pattern) {
            self.steps.set_features(features);
            let before = done;
            for round in 0..rounds.max(MOST_ROUNDS) {
                if round >= rounds && done > before {
                    break;
                }
                done += usize::from(self.round(pattern)?);
            }
        }
        Ok(done)
    }

    /// The same of a pattern whose instruction leaves something in a piece of state besides.
    ///
    /// # Errors
    /// Values for which it is wrong.
    pub fn run_but(&mut self, pattern: &Pattern, state: u16, rounds: usize) -> Result<usize, Wrong> {
        self.unobserved.push(state);
        let done = self.run(pattern, rounds);
        self.unobserved.pop();
        done
    }

    /// One round; false where the values that were drawn do not go together.
    fn round(&mut self, pattern: &Pattern) -> Result<bool, Wrong> {
        let Some(round) = self.leaves(pattern) else {
            return Ok(false);
        };
        let condition = &pattern.where_;
        if !condition.is_empty() && calculate(condition, &round.imms).is_none_or(|held| held == 0) {
            return Ok(false);
        }
        let seed = self.samples.bits();
        let (mut wanted, mut memory) = (Memory::default(), Memory::default());
        (wanted.seed, memory.seed) = (seed, seed);
        let approximate = pattern.approximation.is_some();
        let expected = self.tree(&pattern.tree, &round, &mut 0, approximate, &mut wanted);
        // An approximation of a gate that commutes may be of its inputs in either order, which the sign of NaN may show.
        self.exchanged = true;
        let other = approximate.then(|| self.tree(&pattern.tree, &round, &mut 0, approximate, &mut wanted));
        self.exchanged = false;
        let setting = self.setting(pattern);
        self.scatter(setting);
        if pattern.steps.is_empty() {
            let register = match pattern.value {
                Some(Arg::Source(i)) => {
                    let source = round.sources.get(usize::from(i)).and_then(Option::as_ref);
                    source.map(|(register, _)| register.clone())
                }
                // One that always holds a number in every element.
                Some(Arg::Fixed(number)) => {
                    let repr = pattern.results.first();
                    let repr = repr.and_then(|r| self.selection.reprs.get(usize::from(*r)));
                    repr.map(|r| self.steps.wide(r.file, number.into()))
                }
                _ => return Ok(false),
            };
            return match register == expected {
                true => Ok(true),
                false => Err("a move changes what it moves".into()),
            };
        }
        let Some(mut placed) = self.place(pattern, &round, setting) else {
            return Ok(false);
        };
        let counted = self.counted(pattern, setting, &expected);
        let state: Vec<u64> = (0..self.program.state.len() as u16)
            .map(|i| self.steps.state(i))
            .collect();
        let before = self.registers();
        let mut ran = Some(());
        for (at, step) in pattern.steps.iter().enumerate() {
            let Some(operands) = self.operands(pattern, (at, step), &round, &mut placed) else {
                return Ok(false);
            };
            let length = self.isa.ops.get(usize::from(step.op)).map_or(4, bytes);
            ran = self
                .steps
                .run(step.op, &operands, (PC, length), &mut memory)
                .map(|_| ());
            if ran.is_none() {
                break;
            }
        }
        let Some(result) = self.result(pattern, &placed) else {
            return Ok(false);
        };
        let shown = |got: &str| {
            let sources: Vec<String> = round.sources.iter().flatten().map(|(_, v)| hex(v)).collect();
            let gates = expected.as_ref().map_or("nothing".into(), hex);
            format!("{}: the gates give {gates}, {got}", sources.join(", "))
        };
        if ran.is_none() {
            return Err(shown("the instruction traps"));
        }
        let sorted = |mut list: Vec<(u64, u32, u64)>| {
            list.sort_unstable();
            list
        };
        if memory.read.iter().any(|read| !wanted.read.contains(read)) {
            return Err(shown("the instruction reads elsewhere"));
        }
        if sorted(memory.written) != sorted(wanted.written) {
            return Err(shown("the instruction writes something else"));
        }
        let same = |i: u16, old: u64| {
            self.unobserved.contains(&i) || self.given.iter().any(|(g, _)| *g == i) || self.steps.state(i) == old
        };
        // A result that is a piece of state.
        let written = state_of(self.isa, self.program, result.0);
        if let Some(state) = written {
            let now = self.steps.state(state);
            if expected.as_ref().map(Bits::low64) != Some(now) {
                return Err(shown(&format!("the state holds {now:#x}")));
            }
        }
        let kept = |(i, _): &(u16, &u64)| Some(*i) != written;
        if let Some((i, _)) = (0u16..).zip(&state).filter(kept).find(|(i, old)| !same(*i, **old)) {
            return Err(shown(&format!("state {i} changes")));
        }
        for ((file, number), old) in before {
            let now = self.steps.wide(file, number);
            if (file, number) == result {
                let is_scalar = !self.holds_vectors(file);
                let same = match is_scalar {
                    true => self.holds(pattern, &now, &expected),
                    false => {
                        let mut all = [Some(&expected), other.as_ref()].into_iter().flatten();
                        all.any(|expected| self.is_same(pattern, &now, expected, counted))
                    }
                };
                if !same {
                    return Err(shown(&format!("the register holds {}", hex(&now))));
                }
            } else if now != old && !placed.each.iter().any(|(_, place)| *place == (file, number)) {
                return Err(shown("another register changes"));
            }
        }
        Ok(true)
    }

    /// Whether a register has what gates give. Elements that do not count, what is behind the vector, and elements that a
    /// load under a mask or a gate that moves elements does not have may be anything.
    fn is_same(&self, pattern: &Pattern, now: &Bits, expected: &Option<Bits>, counted: Option<u32>) -> bool {
        let Some(expected) = expected else { return false };
        let bits = counted.unwrap_or(expected.width());
        if bits == 0 || counted.is_none() && now == expected {
            return true;
        }
        let (now, expected) = (now.slice(0, bits), expected.slice(0, bits));
        if now == expected || pattern.effect != Effect::Load && !self.is_whole(pattern) {
            return now == expected;
        }
        let repr = pattern
            .results
            .first()
            .and_then(|r| self.selection.reprs.get(usize::from(*r)));
        let width = repr
            .and_then(|r| self.shapes.get(usize::from(r.ty)))
            .map_or(bits, |s| s.width);
        let unspecified = Bits::new(width, UNSPECIFIED).words();
        (0..bits / width.max(1)).all(|i| {
            let at = u64::from(i * width);
            let element = expected.slice(at, width);
            element == now.slice(at, width) || element.words() == unspecified
        })
    }

    /// The setting of the description that a pattern asks for.
    fn setting(&mut self, pattern: &Pattern) -> Option<&'a SelectSetting> {
        let asks = |(name, value): &(String, i64), lanes: u32| {
            let state = self.program.state.iter().position(|s| s.name == *name);
            let asks = |at: usize, held: Held| {
                let place = Holder::State(at as u16);
                pattern.requires.contains(&Require { place, held })
            };
            state.is_some_and(|at| asks(at, Held::Number(*value)) || asks(at, Held::Lanes(lanes)))
        };
        // Under any of several that it asks for.
        let all = self.isa.select.iter().flat_map(|s| &s.settings);
        let fits = |setting: &&SelectSetting| {
            setting.alike.is_none() && setting.state.iter().all(|of| asks(of, setting.lanes))
        };
        let fitting: Vec<&'a SelectSetting> = all.filter(fits).collect();
        let at = self.samples.below(fitting.len().max(1) as u64) as usize;
        fitting.get(at).copied()
    }

    /// The piece of state that says how many elements count.
    fn count(&self, setting: Option<&SelectSetting>) -> Option<u16> {
        let name = setting?.count.as_ref()?;
        self.program
            .state
            .iter()
            .position(|s| s.name == *name)
            .map(|at| at as u16)
    }

    /// How many bits of a result count under a setting, or behind a gate that specifies element 0 alone.
    fn counted(&self, pattern: &Pattern, setting: Option<&SelectSetting>, expected: &Option<Bits>) -> Option<u32> {
        if let Some(element) = self.folded(pattern) {
            return Some(element);
        }
        let (setting, expected) = (setting?, expected.as_ref()?);
        let lanes = setting.lanes * self.scale;
        let bits = expected.width() / lanes.max(1);
        let state = self.count(Some(setting)).filter(|s| {
            let mut requires = pattern.requires.iter();
            requires.any(|r| r.place == Holder::State(*s))
        });
        let count = state.map_or(u64::from(lanes), |s| self.steps.state(s).min(lanes.into()));
        Some(bits * count as u32)
    }

    /// Bits of an element of a pattern whose last gate combines elements: only the first is specified.
    fn folded(&self, pattern: &Pattern) -> Option<u32> {
        let Node::Gate(at, _) = &pattern.tree else { return None };
        let name = self.selection.gates.get(usize::from(*at))?;
        let folds = self.folds.get(usize::from(*at)) == Some(&true);
        let shape = self.shapes.get(usize::from(name.own?)).filter(|_| folds)?;
        Some(shape.width)
    }

    /// Whether the gate of a pattern is one on vectors as a whole.
    fn is_whole(&self, pattern: &Pattern) -> bool {
        matches!(&pattern.tree, Node::Gate(at, _) if self.wholes.get(usize::from(*at)) == Some(&true))
    }

    /// Whether a register holds a scalar as the results of a pattern say.
    fn holds(&mut self, pattern: &Pattern, register: &Bits, expected: &Option<Bits>) -> bool {
        let Some(expected) = expected.as_ref().map(Bits::low64) else {
            return false;
        };
        let now = register.low64();
        pattern.results.iter().all(|result| {
            let Some(code) = self.selection.reprs.get(usize::from(*result)).map(|r| r.code) else {
                return false;
            };
            let whole = code.register.map(|func| self.steps.call(func, expected));
            self.steps.call(code.value, now) == Some(expected) && whole.is_none_or(|whole| whole == Some(now))
        })
    }

    /// All registers that there are.
    fn registers(&self) -> Vec<((u16, u64), Bits)> {
        let fixed = |file: u16, f: &File| f.setting.is_none() || self.holds_vectors(file);
        let files = (0u16..).zip(&self.program.files).filter(|(at, f)| fixed(*at, f));
        let all = files.flat_map(|(at, f)| (0..u64::from(f.count)).map(move |n| (at, n)));
        all.map(|(file, n)| ((file, n), self.steps.wide(file, n))).collect()
    }

    fn holds_vectors(&self, file: u16) -> bool {
        self.selection.reprs.iter().any(|r| r.file == file && r.vector)
    }

    /// A value in a register: what is behind it is anything.
    fn put(&mut self, file: u16, number: u64, value: &Bits) {
        let width = self.steps.wide(file, number).width();
        let whole = match value.width() < width {
            true => self.random(width).with_slice(0, value),
            false => value.clone(),
        };
        self.steps.set_wide(file, number, whole);
    }

    /// State and registers are anything that is not given.
    fn scatter(&mut self, setting: Option<&SelectSetting>) {
        let mut given = self.given.clone();
        for (name, value) in setting.iter().flat_map(|s| s.state.iter().chain(&s.given)) {
            let state = self.program.state.iter().position(|s| s.name == *name);
            given.extend(state.map(|at| (at as u16, *value as u64)));
        }
        for i in 0..self.program.state.len() as u16 {
            let known = given.iter().find(|(state, _)| *state == i);
            let value = known.map_or_else(|| self.samples.bits(), |(_, value)| *value);
            let fits = self.program.state.get(usize::from(i)).map(|s| &s.ty);
            // An int has values of its type only.
            let value = match (known, fits) {
                (None, Some(Ty::Int(lo, hi))) => {
                    (*lo as u64).wrapping_add(value % ((hi - lo) as u64).wrapping_add(1).max(1))
                }
                _ => value,
            };
            self.steps.set_state(i, value);
        }
        for ((file, number), old) in self.registers() {
            let known = self
                .constants
                .iter()
                .find(|(f, n, _)| (*f, u64::from(*n)) == (file, number));
            let value = match known.map(|(_, _, value)| *value) {
                Some(value) => self.filled(file, old.width(), value),
                None => self.random(old.width()),
            };
            self.steps.set_wide(file, number, value);
        }
    }

    /// A number in every element of a register.
    fn filled(&self, file: u16, width: u32, value: u64) -> Bits {
        let repr = self.selection.reprs.iter().find(|r| r.file == file && r.vector);
        let element = repr
            .and_then(|r| self.shapes.get(usize::from(r.ty)))
            .map_or(width, |s| s.width);
        let of = |i: u32| (u64::from(i * element), Bits::new(element, value.into()));
        let all = (0..width / element.max(1)).map(of);
        all.fold(Bits::new(width, 0), |made, (lo, element)| made.with_slice(lo, &element))
    }

    fn random(&mut self, width: u32) -> Bits {
        let words = (0..width.div_ceil(64)).map(|_| self.samples.bits()).collect();
        Bits::from_limbs(width, words)
    }

    /// A value of a type: of a vector, each element by itself.
    fn value(&mut self, ty: u8) -> Bits {
        let at = usize::from(ty);
        let shape = self.shapes.get(at).copied().unwrap_or_default();
        let width = self.widths.get(at).copied().unwrap_or(1);
        let count = width / shape.width.max(1);
        let mut value = Bits::new(width, 0);
        let mut last = None;
        // What is combined of many elements is often one of a few numbers, unless all are the same.
        let is_same = self.samples.below(4) == 0;
        for i in 0..count.max(1) {
            if let Some(first) = last.filter(|_| is_same) {
                let element = Bits::new(shape.width, u128::from(first));
                value = value.with_slice(u64::from(i * shape.width), &element);
                continue;
            }
            let of = self.edges.get(at).map_or(0, Vec::len) as u64;
            let drawn = match self.samples.below(2) {
                0 if of > 0 => self.edges[at][self.samples.below(of) as usize],
                _ => self.samples.value(shape, last),
            };
            last = Some(drawn);
            let element = Bits::new(shape.width, u128::from(drawn));
            value = value.with_slice(u64::from(i * shape.width), &element);
        }
        value
    }

    /// Values for the leaves. `None`: those that were drawn do not go together.
    fn leaves(&mut self, pattern: &Pattern) -> Option<Round> {
        let mut leaves = Vec::new();
        pattern.tree.leaves(&mut leaves);
        let mut round = Round::default();
        let mut known = [false; SLOTS];
        for leaf in leaves {
            match leaf {
                Node::Reg { source, repr } => {
                    let at = usize::from(*source);
                    if round.sources.len() <= at {
                        round.sources.resize(at + 1, None);
                    }
                    if round.sources.get(at)?.is_some() {
                        continue;
                    }
                    let repr = self.selection.reprs.get(usize::from(*repr))?;
                    let (ty, code) = (repr.ty, repr.code);
                    let file = self.program.files.get(usize::from(repr.file)).map_or(1, |f| f.width);
                    let pair = match self.lanes.get(usize::from(ty)).copied().unwrap_or(0) {
                        0 => {
                            let register = match code.register {
                                Some(func) => {
                                    let value = self.value(ty).low64();
                                    self.steps.call(func, value)?
                                }
                                None => self.random(file).low64(),
                            };
                            let value = self.steps.call(code.value, register)?;
                            let width = *self.widths.get(usize::from(ty))?;
                            (Bits::new(file, register.into()), Bits::new(width, value.into()))
                        }
                        _ => {
                            let value = self.value(ty);
                            (value.clone(), value)
                        }
                    };
                    *round.sources.get_mut(at)? = Some(pair);
                }
                Node::Imm { imm, map, ty } => {
                    let shape = *self.shapes.get(usize::from(*ty))?;
                    let at = usize::from(*imm);
                    if !*known.get(at)? {
                        *round.imms.get_mut(at)? = self.samples.number(map, shape);
                        *known.get_mut(at)? = true;
                    }
                    round.constants.push(constant(map, round.imms[at], shape.width)?);
                }
                Node::Const(value, _) => round.constants.push(*value),
                Node::Gate(..) | Node::Any => {}
            }
        }
        Some(round)
    }

    /// The value of a tree of gates.
    fn tree(
        &mut self,
        node: &Node,
        round: &Round,
        constants: &mut usize,
        approximate: bool,
        memory: &mut Memory,
    ) -> Option<Bits> {
        match node {
            Node::Reg { source, .. } => {
                let pair = round.sources.get(usize::from(*source))?.as_ref();
                pair.map(|(_, value)| value.clone())
            }
            Node::Imm { ty, .. } | Node::Const(_, ty) => {
                *constants += 1;
                let value = *round.constants.get(*constants - 1)?;
                Some(Bits::new(*self.widths.get(usize::from(*ty))?, value.into()))
            }
            // All elements count.
            Node::Any => Some(Bits::new(64, u64::MAX.into())),
            Node::Gate(at, args) => {
                let mut values = Vec::with_capacity(args.len());
                for arg in args {
                    values.push(self.tree(arg, round, constants, approximate, memory)?.words());
                }
                let gate = self.selection.gates.get(usize::from(*at))?;
                let own = gate.own.unwrap_or_default();
                let approximates = self.approximations.get(at).copied().filter(|_| approximate);
                if let Some(code) = approximates {
                    if let (true, true, [first, second, ..]) = (self.exchanged, gate.commutes, &mut values[..]) {
                        std::mem::swap(first, second);
                    }
                    return self.approximation(code, own, &gate.inputs, &values);
                }
                let types: Vec<Type> = gate.inputs.iter().map(|ty| Type(*ty)).collect();
                let values: Vec<&[u64]> = values.iter().map(Vec::as_slice).collect();
                let args = WideArgs {
                    op: gate.op,
                    ty: Type(own),
                    bits: gate.code,
                    types: &types,
                    values: &values,
                };
                let words = self.gates.run(args, memory)?;
                gate.own?;
                Some(Bits::from_limbs(*self.widths.get(usize::from(own))?, words))
            }
        }
    }

    /// What the machine computes for a gate, element by element.
    fn approximation(&mut self, code: FuncId, own: u8, inputs: &[u8], values: &[Vec<u64>]) -> Option<Bits> {
        let shape = |of: &Self, ty: u8| of.shapes.get(usize::from(ty)).map_or(1, |s| s.width);
        let width = *self.widths.get(usize::from(own))?;
        let bits = shape(self, own);
        let mut made = Bits::new(width, 0);
        for i in 0..width / bits.max(1) {
            let elements: Option<Vec<Bits>> = inputs
                .iter()
                .zip(values)
                .filter(|(ty, _)| self.lanes.get(usize::from(**ty)).is_some_and(|n| *n > 0))
                .map(|(ty, words)| {
                    let whole = Bits::from_limbs(*self.widths.get(usize::from(*ty))?, words.clone());
                    let element = shape(self, *ty);
                    Some(whole.slice(u64::from(i * element), element))
                })
                .collect();
            let value = self.steps.call_all(code, &elements?)?;
            made = made.with_slice(u64::from(i * bits), &value);
        }
        Some(made)
    }
}

/// By file, the registers that conventions let code use.
fn used(isa: &Isa, program: &Program) -> Vec<Vec<u16>> {
    let banks = || isa.conventions.iter().flat_map(|c| &c.banks);
    let of = |file: u16| {
        let all = banks().filter(|bank| bank.file == file);
        all.flat_map(|b| [&b.order, &b.arguments, &b.results])
            .flatten()
            .copied()
            .collect()
    };
    (0..program.files.len() as u16).map(of).collect()
}

fn hex(value: &Bits) -> String {
    let words: Vec<String> = value.words().iter().rev().map(|w| format!("{w:016x}")).collect();
    format!("0x{}", words.join("_"))
}

/// Whether a pattern is about vectors.
pub fn is_on_vectors(selection: &Selection, pattern: &Pattern) -> bool {
    let of = |repr: &u16| selection.reprs.get(usize::from(*repr)).is_some_and(|r| r.vector);
    let mut leaves = Vec::new();
    pattern.tree.leaves(&mut leaves);
    let mut leaves = leaves.into_iter();
    pattern.results.first().is_some_and(of) || leaves.any(|leaf| matches!(leaf, Node::Reg { repr, .. } if of(repr)))
}
