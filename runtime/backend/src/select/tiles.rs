//! The cheapest cover of a block: dynamic programming over gates and representations.
//!
//! Gates are visited in order. For each, every pattern that fits there is priced: its own cost and that of its leaves in the
//! representations that it asks for. What a gate has several users for is shared: a user pays its part. Changes of
//! representation are patterns whose whole tree is one register; they are tried until nothing gets cheaper.

mod choice;

pub use choice::Choice;

use super::automaton::{Accept, Price, UNIT};
use super::binding::{Binding, NO_KEY, Reprs};
use super::instruction::instruction;
use super::walk::{MOST, SLOTS, View, Wires, walk};
use crate::machine::{Machine, constant};
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

/// Room for what is known of the gates of a block, used again for each.
#[derive(Debug, Default)]
pub struct Space {
    /// By gate: its key.
    keys: Vec<KeyId>,
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
    /// How many gates are computed in this block: the first.
    inside: u32,
    reprs: usize,
    space: Space,
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
        mut space: Space,
    ) -> Tiles<'a> {
        let gates = (0..circuit.len() as u32).map(Gate);
        space.keys.clear();
        space.keys.extend(gates.map(|gate| binding.key(circuit, gate)));
        space.local.clear();
        space.local.resize(circuit.len(), OUTSIDE);
        space.gates.clear();
        Tiles {
            machine,
            binding,
            circuit,
            library,
            inside: 0,
            reprs: binding.selector.reprs.len(),
            space,
        }
    }

    /// The room, for the next function.
    pub fn into_space(self) -> Space {
        self.space
    }

    /// Forgets the block before.
    fn clear(&mut self) {
        let space = &mut self.space;
        for gate in space.gates.drain(..) {
            space.local[gate.index()] = OUTSIDE;
        }
        space.users.clear();
        space.crossing.clear();
        space.best.clear();
        space.matches.clear();
        space.sources.clear();
        space.values.clear();
        space.choices.clear();
        space.effects.clear();
        space.next_write.clear();
        self.inside = 0;
    }

    /// The gates of the block and those that they use, by number.
    pub fn gates(&self) -> &[Gate] {
        &self.space.gates
    }

    /// A match by its number.
    pub fn matched(&self, index: u32) -> Match {
        self.space.matches[index as usize]
    }

    /// A choice by its number.
    pub fn choice(&self, index: u32) -> Choice {
        self.space.choices[index as usize]
    }

    /// The gate of source number `i` of a match.
    pub fn source(&self, m: &Match, i: u8) -> Option<Gate> {
        let at = (i < m.count[0]).then(|| m.first[0] as usize + usize::from(i))?;
        self.space.sources.get(at).copied().and_then(Gate::some)
    }

    /// Values of immediates of a match, by number.
    pub fn values(&self, m: &Match) -> &[i64] {
        let start = m.first[1] as usize;
        self.space
            .values
            .get(start..start + usize::from(m.count[1]))
            .unwrap_or(&[])
    }

    /// The number of a gate in the block.
    pub fn number(&self, gate: Gate) -> Option<u32> {
        self.space.local.get(gate.index()).copied().filter(|n| *n != OUTSIDE)
    }

    fn add(&mut self, gate: Gate) -> u32 {
        if let Some(known) = self.number(gate) {
            return known;
        }
        let number = self.space.gates.len() as u32;
        self.space.local[gate.index()] = number;
        self.space.gates.push(gate);
        self.space.users.push(0);
        self.space.crossing.push(0);
        number
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
        for &gate in gates.iter().filter(|g| computed(self.circuit, **g)) {
            self.add(gate);
        }
        let inside = self.space.gates.len();
        self.inside = inside as u32;
        for at in 0..inside {
            for value in self.circuit.values(self.space.gates[at]).iter() {
                let number = self.add(value);
                self.space.users[number as usize] += 1;
            }
        }
        for value in self.circuit.values(last).iter() {
            let number = self.add(value);
            self.space.users[number as usize] += 1;
        }
        for value in out {
            let number = self.add(value);
            self.space.users[number as usize] += 1;
            self.space.crossing[number as usize] += 1;
        }
        self.space.best.resize(self.space.gates.len() * self.reprs, NONE);
        self.space.effects.resize(inside + 1, [None; 2]);
        self.space.next_write.resize(inside + 1, u32::MAX);
        for at in (0..inside).rev() {
            let writes = self.circuit.def(self.space.gates[at]).effect.writes();
            self.space.next_write[at] = if writes {
                at as u32
            } else {
                self.space.next_write[at + 1]
            };
        }
        // What comes from elsewhere first: it needs nothing of the block.
        for number in (inside..self.space.gates.len()).chain(0..inside) {
            self.visit(number as u32);
        }
        if self.circuit.role(last) == Role::Branch {
            self.visit_effect(last, inside as u32);
        }
    }

    fn visit(&mut self, number: u32) {
        let gate = self.space.gates[number as usize];
        let role = self.circuit.role(gate);
        let ty = self.circuit.ty(gate);
        let inner = self.is_inner(number);
        if inner && role == Role::Store {
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
            _ => None,
        };
        if role == Role::Constant && self.is_float(gate) {
            // Its text is for the other registers; a pattern has to make it.
        } else if let (Some(cost), Some(border)) = (given, border) {
            self.offer_in(number, border, cost, How::Given);
        }
        if role == Role::Constant && !self.is_float(gate) {
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
    /// one representation has it at borders already.
    fn offer_numbers(&mut self, gate: Gate, number: u32) {
        let ty = self.circuit.ty(gate);
        let of_type = self.binding.of_type.get(usize::from(ty.0)).copied().unwrap_or(0);
        if of_type.count_ones() < 2 {
            return;
        }
        for repr in (0..self.reprs).filter(|repr| of_type >> repr & 1 == 1) {
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
        let users = self.space.users[number as usize];
        let crossing = self.space.crossing[number as usize];
        let at_border = || {
            let gate = self.space.gates[number as usize];
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
                let price = binding.automaton.price(one.pattern);
                // A change of representation pays all of what it changes: else two could seem to make each other cheaper.
                let Some(cost) = self.full(number, one.from).and_then(|c| c.checked_add(price.cost)) else {
                    continue;
                };
                if cost >= self.dearest(number, price.reprs) {
                    continue;
                }
                if self.holds(price, &[]) {
                    let m = self.keep(one.pattern, &[gate], &[]);
                    self.offer(number, price.reprs, cost, How::Match(m));
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

    fn is_float(&self, gate: Gate) -> bool {
        let bank = self.binding.bank(self.circuit.ty(gate));
        bank.is_some_and(|bank| bank != self.machine.address_bank())
    }

    /// Whether all operands of a pattern have an encoding with these values, and its condition holds.
    fn holds(&self, price: &Price, values: &[i64]) -> bool {
        let selector = self.binding.selector;
        let condition = price.where_.of(selector.calcs);
        if !condition.is_empty() && calculate(condition, values).is_none_or(|held| held == 0) {
            return false;
        }
        let fits = |calc: onespec_core::select::Span, operand| {
            let value = calculate(calc.of(selector.calcs), values);
            value.is_some_and(|value| operand::encode(self.machine.isa, operand, value as i64).is_ok())
        };
        let checks = self.binding.automaton.checks(price);
        checks.iter().all(|check| fits(check.calc, check.operand))
    }

    /// What a gate costs in a representation.
    fn full(&self, number: u32, repr: ReprId) -> Option<u32> {
        let best = self.space.best.get(number as usize * self.reprs + usize::from(repr))?;
        (best.cost != NEVER).then_some(best.cost)
    }

    /// The most that any of these representations costs as yet: what costs as much makes none cheaper.
    fn dearest(&self, number: u32, mut reprs: Reprs) -> u32 {
        let start = number as usize * self.reprs;
        let mut most = 0;
        while reprs != 0 {
            let repr = reprs.trailing_zeros() as usize;
            reprs &= reprs - 1;
            most = most.max(self.space.best.get(start + repr).map_or(0, |b| b.cost));
        }
        most
    }

    /// Keeps a match; its number.
    fn keep(&mut self, pattern: PatternId, sources: &[Gate], values: &[i64]) -> u32 {
        let space = &mut self.space;
        space.matches.push(Match {
            pattern,
            first: [space.sources.len() as u32, space.values.len() as u32],
            count: [sources.len() as u8, values.len() as u8],
        });
        space.sources.extend_from_slice(sources);
        space.values.extend_from_slice(values);
        space.matches.len() as u32 - 1
    }

    /// Offers a gate in all of these representations.
    fn offer(&mut self, number: u32, mut reprs: Reprs, cost: u32, how: How) {
        let start = number as usize * self.reprs;
        while reprs != 0 {
            let repr = reprs.trailing_zeros() as usize;
            reprs &= reprs - 1;
            if let Some(best) = self.space.best.get_mut(start + repr).filter(|best| cost < best.cost) {
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
        self.space
            .best
            .get(number as usize * self.reprs + usize::from(repr))
            .map_or(How::Not, |b| b.how)
    }

    /// Whether a gate comes into any.
    pub fn is_covered(&self, gate: Gate) -> bool {
        let Some(number) = self.number(gate) else { return false };
        let start = number as usize * self.reprs;
        self.space.best[start..start + self.reprs]
            .iter()
            .any(|b| b.cost != NEVER)
    }

    fn visit_effect(&mut self, gate: Gate, number: u32) {
        let kept = self.effects_of(gate, None, number);
        if let Some(slot) = self.space.effects.get_mut(number as usize) {
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
            Some(number) => self.space.effects.get(number as usize),
            None => self.space.effects.last(),
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
        let key = tiles.space.keys.get(gate.index()).copied().unwrap_or(NO_KEY);
        if key == NO_KEY {
            return NO_KEY;
        }
        let number = tiles.number(gate);
        if gate == self.root {
            // Of what comes from elsewhere only the register is there.
            let elsewhere = number.is_some_and(|n| !tiles.is_inner(n));
            return if elsewhere { NO_KEY } else { key };
        }
        let Some(number) = number.filter(|n| tiles.is_inner(*n)) else {
            return NO_KEY;
        };
        if tiles.circuit.role(gate) == Role::Load {
            let alone = tiles.space.users[number as usize] == 1;
            let still = tiles
                .space
                .next_write
                .get(number as usize)
                .is_none_or(|w| *w >= self.at);
            return if alone && still { key } else { NO_KEY };
        }
        key
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
            None => self.tiles.dearest(self.at, accept.reprs),
        };
        // What its instructions cost alone is often too much: then nothing has to be asked of its sources.
        if accept.cost >= limit {
            return;
        }
        let price = automaton.price(accept.pattern);
        let mut leaves = Leaves {
            sources: [Gate::NONE; SLOTS],
            values: [0; SLOTS],
            count: [0; 2],
        };
        let Some(cost) = self.leaves(accept, price, wires, limit, &mut leaves) else {
            return;
        };
        let sources = leaves.sources.get(..leaves.count[0]).unwrap_or(&[]);
        let values = leaves.values.get(..leaves.count[1]).unwrap_or(&[]);
        if !self.tiles.holds(price, values) {
            return;
        }
        let m = self.tiles.keep(accept.pattern, sources, values);
        match &mut self.kept {
            Some(kept) => kept[side] = Some((m, cost)),
            None => self.tiles.offer(self.at, price.reprs, cost, How::Match(m)),
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
    /// A pattern's leaves, and what it costs with them; nothing where one does not fit, or it costs as much as the limit.
    fn leaves(&self, accept: &Accept, price: &Price, wires: &Wires, limit: u32, to: &mut Leaves) -> Option<u32> {
        let tiles = &*self.tiles;
        let (binding, circuit) = (tiles.binding, tiles.circuit);
        let mut known = 0u32;
        let mut cost = price.cost;
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
