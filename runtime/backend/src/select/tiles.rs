//! The cover of least cost for a block: dynamic programming over gates and representations (as in BURS).
//!
//! Gates are visited in order. For each, every matching pattern is costed: its own cost and that of its leaves in the
//! representations that it needs. A gate with several users is shared: each user pays its part. Changes of
//! representation are patterns whose tree is a single register; they are tried until no cost falls.

mod by_pattern;
mod choice;

pub use choice::Choice;

use super::gate_data::is_store;
use super::instruction::instruction;
use super::rows::Rows;
use super::walk::{MOST, SLOTS, View, Wires, walk};
use crate::machine::automaton::{Accept, NO_KEY, PatternCost, Reprs, UNIT};
use crate::machine::{Binding, Machine, constant};
use crate::settings::Setters;
use hashbrown::HashMap;
use onespec_core::operand;
use onespec_core::select::{Effect, KeyId, Leaf, PatternId, ReprId, calculate};
use onespec_graph::lir::Instruction;
use onespec_graph::{Circuit, Gate, Role};

/// Cannot be had.
const NEVER: u32 = u32::MAX;
/// Instructions for a number of any size, about.
const LARGE: u32 = 4;
/// Those for a call, with what it takes to keep values across it.
const CALL: u32 = 20;
/// Those that move a value through the frame.
const MOVED: u32 = 5;

/// A pattern that fits: [`Tiles::source`] and [`Tiles::values`] say what its leaves are.
#[derive(Debug, Clone, Copy)]
pub struct Match {
    pub pattern: PatternId,
    /// Where its sources and values begin in the lists of all, and how many there are.
    first: [u32; 2],
    count: [u8; 2],
}

/// How a gate comes into a representation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    Not,
    /// It is there: from another block, a call, an argument, or by a text of the convention.
    Given,
    /// By a match, as an index into [`Tiles::matches`].
    Match(u32),
    /// By a branch over a copy, as an index into [`Tiles::choices`].
    Choice(u32),
    /// It is a constant, and the register holds this number.
    Number(i64),
}

/// The match and its cost for a branch that jumps if its condition is 0, and for one that jumps if it is 1. Of a store, the second.
pub type Covers = [Option<(u32, u32)>; 2];

#[derive(Debug, Clone, Copy)]
struct Best {
    cost: u32,
    how: How,
}

const NONE: Best = Best {
    cost: NEVER,
    how: How::Not,
};

/// Scratch buffers for what is known of the gates of a block, used again for each.
#[derive(Debug, Default)]
pub struct Scratch {
    /// By gate: its key.
    keys: Vec<KeyId>,
    /// By gate: the key of the comparison that it is of its inputs exchanged.
    exchanged: Vec<KeyId>,
    /// By gate: its number among the gates of the block, and those that it uses.
    local: Vec<u32>,
    /// By number.
    gates: Vec<Gate>,
    /// By number: inputs of gates of this block, and of others, that it is.
    users: Vec<u32>,
    /// By number: how many of those want it as it crosses borders.
    crossing: Vec<u32>,
    /// By number and representation.
    best: Vec<Best>,
    matches: Vec<Match>,
    /// What leaves of matches are.
    sources: Vec<Gate>,
    values: Vec<i64>,
    choices: Vec<Choice>,
    /// By number: the cheapest covers of a store; behind them, those of the branch that ends the block.
    effects: Vec<Covers>,
    /// By number: the first gate of the block behind it that writes memory.
    next_write: Vec<u32>,
}

/// What is known of the gates of a block.
pub struct Tiles<'a> {
    pub machine: &'a Machine,
    pub binding: &'a Binding,
    pub circuit: &'a Circuit,
    /// Gates that are calls of a library's functions, with their symbols.
    pub library: &'a HashMap<Gate, u32>,
    /// What sets state, where the machine has some.
    pub setters: Option<&'a Setters>,
    /// Accesses to fields of structures that are one instruction.
    pub rows: Rows,
    /// How many gates are computed in this block: the first.
    inside: u32,
    reprs: usize,
    scratch: Scratch,
}

const OUTSIDE: u32 = u32::MAX;
/// Stands for a branch that is not in the circuit.
const BRANCH: Gate = Gate(u32::MAX - 1);

impl<'a> Tiles<'a> {
    pub fn new(
        machine: &'a Machine,
        binding: &'a Binding,
        circuit: &'a Circuit,
        library: &'a HashMap<Gate, u32>,
        mut scratch: Scratch,
    ) -> Tiles<'a> {
        let gates = (0..circuit.len() as u32).map(Gate);
        scratch.keys.clear();
        scratch
            .keys
            .extend(gates.clone().map(|gate| binding.key(circuit, gate)));
        scratch.exchanged.clear();
        scratch
            .exchanged
            .extend(gates.map(|gate| binding.exchanged_key(circuit, gate)));
        scratch.local.clear();
        scratch.local.resize(circuit.len(), OUTSIDE);
        scratch.gates.clear();
        Tiles {
            machine,
            binding,
            circuit,
            library,
            setters: None,
            rows: Rows::default(),
            inside: 0,
            reprs: binding.selector.reprs.len(),
            scratch,
        }
    }

    /// The context, for the next function.
    pub fn into_space(self) -> Scratch {
        self.scratch
    }

    /// Forgets the block before.
    fn clear(&mut self) {
        let scratch = &mut self.scratch;
        for gate in scratch.gates.drain(..) {
            scratch.local[gate.index()] = OUTSIDE;
        }
        scratch.users.clear();
        scratch.crossing.clear();
        scratch.best.clear();
        scratch.matches.clear();
        scratch.sources.clear();
        scratch.values.clear();
        scratch.choices.clear();
        scratch.effects.clear();
        scratch.next_write.clear();
        self.inside = 0;
    }

    /// The gates of the block and those that they use, by number.
    pub fn gates(&self) -> &[Gate] {
        &self.scratch.gates
    }

    /// How many of these are computed in the block: the first.
    pub fn inside(&self) -> u32 {
        self.inside
    }

    /// A match by its number.
    pub fn matched(&self, index: u32) -> Match {
        self.scratch.matches[index as usize]
    }

    /// A choice by its number.
    pub fn choice(&self, index: u32) -> Choice {
        self.scratch.choices[index as usize]
    }

    /// The gate of source number `i` of a match.
    pub fn source(&self, m: &Match, i: u8) -> Option<Gate> {
        let at = (i < m.count[0]).then(|| m.first[0] as usize + usize::from(i))?;
        self.scratch.sources.get(at).copied().and_then(Gate::some)
    }

    /// Values of immediates of a match, by number.
    pub fn values(&self, m: &Match) -> &[i64] {
        let start = m.first[1] as usize;
        self.scratch
            .values
            .get(start..start + usize::from(m.count[1]))
            .unwrap_or(&[])
    }

    /// The number of a gate in the block.
    pub fn number(&self, gate: Gate) -> Option<u32> {
        self.scratch.local.get(gate.index()).copied().filter(|n| *n != OUTSIDE)
    }

    fn add(&mut self, gate: Gate) -> u32 {
        if let Some(known) = self.number(gate) {
            return known;
        }
        let number = self.scratch.gates.len() as u32;
        self.scratch.local[gate.index()] = number;
        self.scratch.gates.push(gate);
        self.scratch.users.push(0);
        self.scratch.crossing.push(0);
        number
    }

    /// Somebody uses a value: of one that no register holds, its parts.
    fn add_user(&mut self, value: Gate) {
        let ty = self.circuit.ty(value);
        if self.binding.types.is_held(ty) {
            let number = self.add(value);
            self.scratch.users[number as usize] += 1;
            return;
        }
        for part in self.binding.parts_of(self.circuit, value) {
            let number = self.add(part);
            self.scratch.users[number as usize] += 1;
        }
    }

    /// Whether no instruction computes a gate: it only says which parts a value has, or is one of them.
    fn is_never_made(&self, gate: Gate) -> bool {
        let binding = self.binding;
        !binding.types.hold_all()
            && (binding.is_joined(self.circuit, gate) || binding.part(self.circuit, gate).is_some())
    }

    /// Whether a gate is a value in a register whose bits come in several registers of another kind.
    pub fn is_moved(&self, gate: Gate) -> bool {
        let types = &self.binding.types;
        let input = self.circuit.values(gate).get(0);
        !types.hold_all()
            && types.is_held(self.circuit.ty(gate))
            && self.circuit.role(gate) == Role::Compute
            && input.is_some_and(|input| self.binding.is_joined(self.circuit, input))
            && self
                .binding
                .parts
                .is_some_and(|parts| parts.is_cast(self.circuit, gate))
    }

    /// Whether a gate puts a constant into every element of a vector.
    fn is_of_constants(&self, gate: Gate) -> bool {
        let is_constant = |value: Gate| self.circuit.role(value) == Role::Constant;
        self.circuit.role(gate) == Role::Splat && self.circuit.values(gate).iter().all(is_constant)
    }

    fn is_inner(&self, number: u32) -> bool {
        number < self.inside
    }

    /// Covers a block: gates in their order, the state that ends it, and values that are used in other ways (as
    /// arguments of the next block, or in other blocks).
    pub fn cover(&mut self, gates: &[Gate], last: Gate, out: impl Iterator<Item = Gate>) {
        self.clear();
        let computed =
            |c: &Circuit, g: Gate| !matches!(c.role(g), Role::Constant | Role::Symbol | Role::Alloca | Role::Relay);
        for &gate in gates {
            if computed(self.circuit, gate) && !self.is_never_made(gate) {
                self.add(gate);
            }
        }
        let inside = self.scratch.gates.len();
        self.inside = inside as u32;
        for at in 0..inside {
            let gate = self.scratch.gates[at];
            for (input, value) in (0..).zip(self.circuit.values(gate).iter()) {
                match self.rows.is_left_out(gate, input) {
                    true => drop(self.add(value)),
                    false => self.add_user(value),
                }
            }
        }
        for value in self.circuit.values(last).iter() {
            self.add_user(value);
        }
        for value in out {
            let number = self.add(value);
            self.scratch.users[number as usize] += 1;
            self.scratch.crossing[number as usize] += 1;
        }
        self.scratch.best.resize(self.scratch.gates.len() * self.reprs, NONE);
        self.scratch.effects.resize(inside + 1, [None; 2]);
        self.scratch.next_write.resize(inside + 1, u32::MAX);
        for at in (0..inside).rev() {
            let writes = self.circuit.def(self.scratch.gates[at]).effect.writes();
            self.scratch.next_write[at] = if writes {
                at as u32
            } else {
                self.scratch.next_write[at + 1]
            };
        }
        // What comes from elsewhere first: it needs nothing of the block.
        for number in (inside..self.scratch.gates.len()).chain(0..inside) {
            self.visit(number as u32);
        }
        if self.circuit.role(last) == Role::Branch {
            self.visit_effect(last, inside as u32);
        }
    }

    fn visit(&mut self, number: u32) {
        let gate = self.scratch.gates[number as usize];
        let role = self.circuit.role(gate);
        let ty = self.circuit.ty(gate);
        let inner = self.is_inner(number);
        if inner && is_store(self.circuit, gate) {
            return self.visit_effect(gate, number);
        }
        let border = match inner && self.library.contains_key(&gate) {
            true => self.binding.weakest(ty),
            false => self.binding.border(ty),
        };
        let given = match role {
            Role::Constant => Some(LARGE * UNIT),
            Role::Symbol => Some(2 * UNIT),
            Role::Alloca => Some(UNIT),
            Role::Call => Some(0),
            _ if !inner => Some(0),
            _ if self.instruction(gate).is_some() => Some(UNIT),
            _ if self.library.contains_key(&gate) => Some(CALL * UNIT),
            _ if self.counts(gate).is_some() => Some(UNIT),
            _ if self.is_moved(gate) => Some(MOVED * UNIT),
            _ => None,
        };
        if role == Role::Constant && self.is_float(gate) {
            // Its text is for the other registers; a pattern has to make it.
        } else if let (Some(cost), Some(border)) = (given, border) {
            self.offer_in(number, border, cost, How::Given);
        }
        if role == Role::Constant {
            self.offer_numbers(gate, number);
        }
        if inner && role == Role::Select {
            self.choose(gate, number);
        }
        let binding = self.binding;
        let mut block = Block {
            tiles: self,
            root: gate,
            condition: None,
            at: number,
            kept: None,
        };
        if role == Role::Constant {
            let mut wires: Wires = [Gate::NONE; MOST];
            wires[0] = gate;
            for accept in binding.constants.get(usize::from(ty.0)).map_or(&[][..], Vec::as_slice) {
                block.fits(accept, &wires);
            }
        } else {
            walk(&binding.automaton, &mut block, gate);
        }
        self.convert(gate, number);
    }

    /// Offers a constant in the representations of its type, each with the number that the register holds then. A type with
    /// one representation has it at borders already. The text is for registers of addresses.
    fn offer_numbers(&mut self, gate: Gate, number: u32) {
        let ty = self.circuit.ty(gate);
        let of_type = self.binding.of_type.get(usize::from(ty.0)).copied().unwrap_or(0);
        if of_type.count_ones() < 2 {
            return;
        }
        let bank = self.machine.bank(self.machine.address_bank());
        let is_there = |repr: usize| {
            let file = self.binding.selector.reprs.get(repr).map(|r| r.file);
            file == bank.map(|bank| bank.file)
        };
        for repr in (0..self.reprs).filter(|repr| of_type >> repr & 1 == 1 && is_there(*repr)) {
            let repr = repr as ReprId;
            let Some(held) = self.binding.constant_in(repr, ty, self.circuit.bits(gate)) else {
                continue;
            };
            if let Ok(text) = constant(self.machine, held) {
                self.offer_in(number, repr, text.lines.len() as u32 * UNIT, How::Number(held));
            }
        }
    }

    /// How many users share a gate in a representation. Where it crosses borders it is made as it is there besides.
    fn sharing(&self, number: u32, repr: ReprId) -> u32 {
        let users = self.scratch.users[number as usize];
        let crossing = self.scratch.crossing[number as usize];
        let at_border = || {
            let gate = self.scratch.gates[number as usize];
            let border = self.binding.border(self.circuit.ty(gate));
            border.is_some_and(|border| self.binding.implied(border) >> repr & 1 == 1)
        };
        let apart = if crossing > 0 && !at_border() { crossing } else { 0 };
        (users - apart).max(1)
    }

    /// Offers what a gate is in other representations, made of those in which it is.
    fn convert(&mut self, gate: Gate, number: u32) {
        let binding = self.binding;
        let Some(conversions) = binding.conversions.get(usize::from(self.circuit.ty(gate).0)) else {
            return;
        };
        // Each round makes at least one representation cheaper than any before it: as many rounds as there are.
        for _ in 0..self.reprs {
            let mut changed = false;
            for one in conversions {
                let pattern_cost = binding.automaton.pattern_cost(one.pattern);
                // A change of representation pays all of what it changes: else two could seem to make each other cheaper.
                let Some(cost) = self
                    .full(number, one.from)
                    .and_then(|c| c.checked_add(pattern_cost.cost))
                else {
                    continue;
                };
                if cost >= self.greatest_cost(number, pattern_cost.reprs) {
                    continue;
                }
                if self.holds(pattern_cost, &[]) {
                    let m = self.keep(one.pattern, &[gate], &[]);
                    self.offer(number, pattern_cost.reprs, cost, How::Match(m));
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
    }

    /// The instruction that a gate is already.
    pub fn instruction(&self, gate: Gate) -> Option<&'static Instruction> {
        instruction(self.machine, self.circuit, gate)
    }

    /// What gives the number of elements that count, if a gate is that; with the lanes for each unit of the scale.
    pub fn counts(&self, gate: Gate) -> Option<(&'a Setters, u64)> {
        if self.binding.counting != Some(self.circuit.op(gate)) {
            return None;
        }
        let lanes = self.circuit.bits(gate);
        Some((self.setters.filter(|s| s.counts(lanes))?, lanes))
    }

    fn is_float(&self, gate: Gate) -> bool {
        let bank = self.binding.bank(self.circuit.ty(gate));
        bank.is_some_and(|bank| bank != self.machine.address_bank())
    }

    /// Whether all operands of a pattern have an encoding with these values, and its condition holds.
    fn holds(&self, pattern_cost: &PatternCost, values: &[i64]) -> bool {
        let selector = self.binding.selector;
        let condition = pattern_cost.where_.of(selector.calcs);
        if !condition.is_empty() && calculate(condition, values).is_none_or(|held| held == 0) {
            return false;
        }
        let fits = |calc: onespec_core::select::Span, operand| {
            let value = calculate(calc.of(selector.calcs), values);
            value.is_some_and(|value| operand::encode(self.machine.isa, operand, value as i64).is_ok())
        };
        let checks = self.binding.automaton.checks(pattern_cost);
        checks.iter().all(|check| fits(check.calc, check.operand))
    }

    /// What a gate costs in a representation.
    fn full(&self, number: u32, repr: ReprId) -> Option<u32> {
        let best = self
            .scratch
            .best
            .get(number as usize * self.reprs + usize::from(repr))?;
        (best.cost != NEVER).then_some(best.cost)
    }

    /// The most that any of these representations costs as yet: what costs as much makes none cheaper.
    fn greatest_cost(&self, number: u32, mut reprs: Reprs) -> u32 {
        let start = number as usize * self.reprs;
        let mut most = 0;
        while reprs != 0 {
            let repr = reprs.trailing_zeros() as usize;
            reprs &= reprs - 1;
            most = most.max(self.scratch.best.get(start + repr).map_or(0, |b| b.cost));
        }
        most
    }

    /// Keeps a match; its number.
    fn keep(&mut self, pattern: PatternId, sources: &[Gate], values: &[i64]) -> u32 {
        let scratch = &mut self.scratch;
        scratch.matches.push(Match {
            pattern,
            first: [scratch.sources.len() as u32, scratch.values.len() as u32],
            count: [sources.len() as u8, values.len() as u8],
        });
        scratch.sources.extend_from_slice(sources);
        scratch.values.extend_from_slice(values);
        scratch.matches.len() as u32 - 1
    }

    /// Offers a gate in all of these representations.
    fn offer(&mut self, number: u32, mut reprs: Reprs, cost: u32, how: How) {
        let start = number as usize * self.reprs;
        while reprs != 0 {
            let repr = reprs.trailing_zeros() as usize;
            reprs &= reprs - 1;
            if let Some(best) = self.scratch.best.get_mut(start + repr).filter(|best| cost < best.cost) {
                *best = Best { cost, how };
            }
        }
    }

    /// Offers a gate in a representation, and in those that it implies.
    fn offer_in(&mut self, number: u32, repr: ReprId, cost: u32, how: How) {
        self.offer(number, self.binding.implied(repr), cost, how);
    }

    /// How a gate comes into a representation.
    pub fn how(&self, number: u32, repr: ReprId) -> How {
        self.scratch
            .best
            .get(number as usize * self.reprs + usize::from(repr))
            .map_or(How::Not, |b| b.how)
    }

    /// Whether a gate comes into any.
    pub fn is_covered(&self, gate: Gate) -> bool {
        let Some(number) = self.number(gate) else { return false };
        let start = number as usize * self.reprs;
        self.scratch.best[start..start + self.reprs]
            .iter()
            .any(|b| b.cost != NEVER)
    }

    fn visit_effect(&mut self, gate: Gate, number: u32) {
        let kept = self.effects_of(gate, None, number);
        if let Some(slot) = self.scratch.effects.get_mut(number as usize) {
            *slot = kept;
        }
    }

    /// The cheapest covers of a store or a branch; of a branch that is not there, but has this condition.
    fn effects_of(&mut self, gate: Gate, condition: Option<Gate>, number: u32) -> Covers {
        let binding = self.binding;
        let mut block = Block {
            tiles: self,
            root: gate,
            condition,
            at: number,
            kept: Some([None; 2]),
        };
        walk(&binding.automaton, &mut block, gate);
        block.kept.unwrap_or_default()
    }

    /// The match for a store, or for a branch that jumps if its condition is 0, and if it is 1; with their costs.
    pub fn effect(&self, gate: Gate) -> Covers {
        let covers = match self.number(gate) {
            Some(number) => self.scratch.effects.get(number as usize),
            None => self.scratch.effects.last(),
        };
        covers.copied().unwrap_or([None; 2])
    }
}

/// The block as patterns see it from a root.
struct Block<'t, 'a> {
    tiles: &'t mut Tiles<'a>,
    root: Gate,
    /// Of a branch that is not there.
    condition: Option<Gate>,
    /// Number of the root.
    at: u32,
    /// Covers of the root, where it is one that has an effect: the cheapest as yet.
    kept: Option<Covers>,
}

impl View for Block<'_, '_> {
    fn key(&self, gate: Gate) -> KeyId {
        let tiles = &*self.tiles;
        if gate == BRANCH {
            return self.condition.map_or(NO_KEY, |_| tiles.binding.branch);
        }
        self.covered(gate, tiles.scratch.keys.get(gate.index()).copied().unwrap_or(NO_KEY))
    }

    fn exchanged(&self, gate: Gate) -> KeyId {
        let key = self.tiles.scratch.exchanged.get(gate.index());
        self.covered(gate, key.copied().unwrap_or(NO_KEY))
    }

    fn is_constant(&self, gate: Gate) -> bool {
        gate != BRANCH && self.tiles.circuit.role(gate) == Role::Constant
    }

    fn input(&self, gate: Gate, i: usize) -> Gate {
        match self.condition.filter(|_| gate == BRANCH) {
            Some(condition) => condition,
            None => self.tiles.circuit.value(gate, i as u32),
        }
    }

    fn fits(&mut self, accept: &Accept, wires: &Wires) {
        let binding = self.tiles.binding;
        let automaton = &binding.automaton;
        let side = match (accept.effect, &self.kept) {
            (Effect::Branch(taken), Some(_)) => usize::from(taken),
            (Effect::Store, Some(_)) => 1,
            (Effect::None | Effect::Load, Some(_)) => return,
            (_, None) => 0,
        };
        let limit = match &self.kept {
            Some(kept) => kept[side].map_or(NEVER, |(_, cost)| cost),
            None => self.tiles.greatest_cost(self.at, accept.reprs),
        };
        // What its instructions cost alone is often too much: then nothing has to be asked of its sources.
        if accept.cost >= limit {
            return;
        }
        let pattern_cost = automaton.pattern_cost(accept.pattern);
        let mut leaves = Leaves {
            sources: [Gate::NONE; SLOTS],
            values: [0; SLOTS],
            count: [0; 2],
        };
        let Some(cost) = self.leaves(accept, pattern_cost, wires, limit, &mut leaves) else {
            return;
        };
        let sources = leaves.sources.get(..leaves.count[0]).unwrap_or(&[]);
        let values = leaves.values.get(..leaves.count[1]).unwrap_or(&[]);
        if !self.tiles.holds(pattern_cost, values) {
            return;
        }
        let m = self.tiles.keep(accept.pattern, sources, values);
        match &mut self.kept {
            Some(kept) => kept[side] = Some((m, cost)),
            None => self.tiles.offer(self.at, pattern_cost.reprs, cost, How::Match(m)),
        }
    }
}

/// What the leaves of a pattern are.
struct Leaves {
    sources: [Gate; SLOTS],
    values: [i64; SLOTS],
    /// How many sources and values there are.
    count: [usize; 2],
}

impl Block<'_, '_> {
    /// A key of a gate where a pattern may cover it, else [`NO_KEY`].
    fn covered(&self, gate: Gate, key: KeyId) -> KeyId {
        if key == NO_KEY {
            return NO_KEY;
        }
        let tiles = &*self.tiles;
        let number = tiles.number(gate);
        if gate == self.root {
            // Of what comes from elsewhere only the register is there.
            let elsewhere = number.is_some_and(|n| !tiles.is_inner(n));
            return if elsewhere { NO_KEY } else { key };
        }
        let Some(number) = number.filter(|n| tiles.is_inner(*n)) else {
            // What constants make is the same everywhere: an instruction may have it as an immediate.
            return if tiles.is_of_constants(gate) { key } else { NO_KEY };
        };
        if tiles.circuit.def(gate).effect != onespec_graph::set::Effect::None {
            if tiles.rows.has(gate) {
                return NO_KEY;
            }
            let alone = tiles.scratch.users[number as usize] == 1;
            let still = tiles
                .scratch
                .next_write
                .get(number as usize)
                .is_none_or(|w| *w >= self.at);
            return if alone && still { key } else { NO_KEY };
        }
        key
    }

    /// A pattern's leaves, and what it costs with them; nothing where one does not fit, or it costs as much as the limit.
    fn leaves(
        &self,
        accept: &Accept,
        pattern_cost: &PatternCost,
        wires: &Wires,
        limit: u32,
        to: &mut Leaves,
    ) -> Option<u32> {
        let tiles = &*self.tiles;
        let (binding, circuit) = (tiles.binding, tiles.circuit);
        let mut known = 0u32;
        let mut cost = pattern_cost.cost;
        for placed in binding.automaton.leaves(accept) {
            let wire = *wires.get(usize::from(placed.wire))?;
            match placed.leaf {
                Leaf::Reg { source, repr } => {
                    let slot = to.sources.get_mut(usize::from(source))?;
                    if *slot != Gate::NONE {
                        if *slot != wire {
                            return None;
                        }
                        continue;
                    }
                    *slot = wire;
                    to.count[0] = to.count[0].max(usize::from(source) + 1);
                    let number = tiles.number(wire)?;
                    let users = if number == self.at {
                        1
                    } else {
                        tiles.sharing(number, repr)
                    };
                    cost = cost.checked_add(tiles.full(number, repr)? / users)?;
                    if cost >= limit {
                        return None;
                    }
                }
                Leaf::Any => {}
                Leaf::Const(value) => {
                    if circuit.bits(wire) != value {
                        return None;
                    }
                }
                Leaf::Imm { imm, map } => {
                    let value = binding
                        .selector
                        .maps
                        .get(usize::from(map))?
                        .invert(circuit.bits(wire))?;
                    let slot = to.values.get_mut(usize::from(imm))?;
                    if known >> imm & 1 == 1 && *slot != value {
                        return None;
                    }
                    *slot = value;
                    known |= 1 << imm;
                    to.count[1] = to.count[1].max(usize::from(imm) + 1);
                }
            }
        }
        Some(cost)
    }
}
