//! The cheapest cover of a block: dynamic programming over gates and representations.
//!
//! Gates are visited in order. For each, every pattern that fits there is priced: its own cost and that of its leaves in the
//! representations that it asks for. What a gate has several users for is shared: a user pays its part. Changes of
//! representation are patterns whose whole tree is one register; they are tried until nothing gets cheaper.

mod choice;

pub use choice::Choice;

use super::binding::{Binding, NO_KEY, Reprs};
use super::instruction::instruction;
use crate::machine::Machine;
use hashbrown::HashMap;
use onespec_core::operand;
use onespec_core::select::{Arg, Effect, KeyId, Leaf, Match, ReprId, Token, Wires, calculate};
use onespec_graph::lir::Instruction;
use onespec_graph::{Circuit, Gate, Role};

/// Costs are counted in this part of an instruction, so that shared ones can be divided.
const UNIT: u32 = 64;
/// Cannot be had.
const NEVER: u32 = u32::MAX;
/// Instructions for a number of any size, about.
const LARGE: u32 = 4;
/// Those for a call, with what it takes to keep values across it.
const CALL: u32 = 20;

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

/// What is known of the gates of a block.
pub struct Tiles<'a> {
    pub machine: &'a Machine,
    pub binding: &'a Binding,
    pub circuit: &'a Circuit,
    /// By gate: its key.
    keys: &'a [KeyId],
    /// Gates that are calls of a library's functions, with their symbols.
    pub library: &'a HashMap<Gate, u32>,
    /// By gate: its number among the gates of the block, and those that it uses.
    local: Vec<u32>,
    /// By number.
    pub gates: Vec<Gate>,
    /// By number: computed in this block.
    inner: Vec<bool>,
    /// By number: inputs of gates of this block, and of others, that it is.
    users: Vec<u32>,
    best: Vec<Best>,
    pub matches: Vec<Match<Gate>>,
    pub choices: Vec<Choice>,
    /// By number: the cheapest covers of a store; behind them, those of the branch that ends the block.
    effects: Vec<Covers>,
    /// By number: the first gate of the block behind it that writes memory.
    next_write: Vec<u32>,
    reprs: usize,
    found: Vec<Match<Gate>>,
}

const OUTSIDE: u32 = u32::MAX;
/// Stands for a branch that is not in the circuit.
const BRANCH: Gate = Gate(u32::MAX - 1);

impl<'a> Tiles<'a> {
    pub fn new(
        machine: &'a Machine,
        binding: &'a Binding,
        circuit: &'a Circuit,
        keys: &'a [KeyId],
        library: &'a HashMap<Gate, u32>,
    ) -> Tiles<'a> {
        Tiles {
            machine,
            binding,
            circuit,
            keys,
            library,
            local: vec![OUTSIDE; circuit.len()],
            gates: Vec::new(),
            inner: Vec::new(),
            users: Vec::new(),
            best: Vec::new(),
            matches: Vec::new(),
            choices: Vec::new(),
            effects: Vec::new(),
            next_write: Vec::new(),
            reprs: binding.selector.reprs.len(),
            found: Vec::new(),
        }
    }

    /// Forgets the block before.
    pub fn clear(&mut self) {
        for gate in self.gates.drain(..) {
            self.local[gate.index()] = OUTSIDE;
        }
        self.inner.clear();
        self.users.clear();
        self.best.clear();
        self.matches.clear();
        self.choices.clear();
        self.effects.clear();
        self.next_write.clear();
    }

    /// The number of a gate in the block.
    pub fn number(&self, gate: Gate) -> Option<u32> {
        self.local.get(gate.index()).copied().filter(|n| *n != OUTSIDE)
    }

    fn add(&mut self, gate: Gate, inner: bool) -> u32 {
        if let Some(known) = self.number(gate) {
            return known;
        }
        let number = self.gates.len() as u32;
        self.local[gate.index()] = number;
        self.gates.push(gate);
        self.inner.push(inner);
        self.users.push(0);
        self.best.resize(self.best.len() + self.reprs, NONE);
        number
    }

    /// Covers a block: gates in their order, the state that ends it, and values that are used in other ways (as
    /// arguments of the next block, or in other blocks).
    pub fn cover(&mut self, gates: &[Gate], last: Gate, out: impl Iterator<Item = Gate>) {
        self.clear();
        let computed =
            |c: &Circuit, g: Gate| !matches!(c.role(g), Role::Constant | Role::Symbol | Role::Alloca | Role::Relay);
        for &gate in gates.iter().filter(|g| computed(self.circuit, **g)) {
            self.add(gate, true);
        }
        let inside = self.gates.len();
        for at in 0..inside {
            for value in self.circuit.values(self.gates[at]).iter() {
                let number = self.add(value, false);
                self.users[number as usize] += 1;
            }
        }
        for value in self.circuit.values(last).iter().chain(out) {
            let number = self.add(value, false);
            self.users[number as usize] += 1;
        }
        self.effects.resize(inside + 1, [None; 2]);
        self.next_write = vec![u32::MAX; inside + 1];
        for at in (0..inside).rev() {
            let writes = self.circuit.def(self.gates[at]).effect.writes();
            self.next_write[at] = if writes { at as u32 } else { self.next_write[at + 1] };
        }
        // What comes from elsewhere first: it needs nothing of the block.
        for number in (inside..self.gates.len()).chain(0..inside) {
            self.visit(number as u32);
        }
        if self.circuit.role(last) == Role::Branch {
            self.visit_effect(last, inside as u32);
        }
    }

    fn visit(&mut self, number: u32) {
        let gate = self.gates[number as usize];
        let role = self.circuit.role(gate);
        let ty = self.circuit.ty(gate);
        let inner = self.inner[number as usize];
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
            self.offer(number, 1 << border, cost, How::Given);
        }
        if inner && role == Role::Select {
            self.choose(gate, number);
        }
        let mut found = self.find(gate, None, number);
        let (conversions, whole): (Vec<_>, Vec<_>) = found.drain(..).partition(|m| self.is_conversion(m));
        self.found = found;
        for one in whole {
            self.price(number, one);
        }
        // Each round makes at least one representation cheaper than any before it: as many rounds as there are.
        for _ in 0..self.reprs {
            let mut changed = false;
            for one in &conversions {
                changed |= self.price(number, *one);
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

    fn is_conversion(&self, m: &Match<Gate>) -> bool {
        let pattern = &self.binding.selector.patterns[usize::from(m.pattern)];
        matches!(
            pattern.tree.of(self.binding.selector.tokens).first(),
            Some(Token::Leaf(Leaf::Reg { .. }))
        )
    }

    /// All patterns that fit at a gate and that the target has.
    fn find(&mut self, gate: Gate, condition: Option<Gate>, number: u32) -> Vec<Match<Gate>> {
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        let view = Block {
            tiles: self,
            root: gate,
            condition,
            at: number,
        };
        let (selector, has) = (self.binding.selector, &self.binding.has);
        selector.matches(&view, gate, &mut |m: &Match<Gate>| {
            let pattern = &selector.patterns[usize::from(m.pattern)];
            if has.get(usize::from(pattern.needs)).copied().unwrap_or(true) {
                found.push(*m);
            }
        });
        found
    }

    /// The cost of a match; nothing where a leaf can't be had or an operand has no encoding.
    fn cost(&self, m: &Match<Gate>, root: u32) -> Option<u32> {
        let selector = self.binding.selector;
        let pattern = selector.patterns.get(usize::from(m.pattern))?;
        let mut cost = u32::from(pattern.cost) * UNIT;
        let mut seen = 0u32;
        for leaf in selector.leaves(pattern) {
            let Leaf::Reg { source, repr } = leaf else { continue };
            if seen >> source & 1 == 1 {
                continue;
            }
            seen |= 1 << source;
            let number = self.number(m.source(source)?)?;
            // A change of representation pays all of what it changes: else two could seem to make each other cheaper.
            let users = if number == root {
                1
            } else {
                self.users[number as usize].max(1)
            };
            cost = cost.checked_add(self.full(number, repr)? / users)?;
        }
        for step in pattern.steps.of(selector.steps) {
            let operands = self.machine.operands(step.op);
            for (arg, operand) in step.args.of(selector.args).iter().zip(operands) {
                match arg {
                    Arg::Calc(span) => {
                        let value = calculate(span.of(selector.calcs), m.values())?;
                        operand::encode(self.machine.isa, operand, value as i64).ok()?;
                    }
                    Arg::Constant(..) => cost += 2 * UNIT,
                    _ => {}
                }
            }
        }
        Some(cost)
    }

    /// What a gate costs in a representation.
    fn full(&self, number: u32, repr: ReprId) -> Option<u32> {
        let best = self.best.get(number as usize * self.reprs + usize::from(repr))?;
        (best.cost != NEVER).then_some(best.cost)
    }

    fn price(&mut self, number: u32, m: Match<Gate>) -> bool {
        let selector = self.binding.selector;
        let pattern = &selector.patterns[usize::from(m.pattern)];
        let results = pattern.results.of(selector.results);
        let reprs = results.iter().fold(0, |set, r| set | 1 << r);
        // What its instructions cost alone is often too much: then nothing has to be asked of its sources.
        if !self.is_better(number, reprs, u32::from(pattern.cost) * UNIT) {
            return false;
        }
        let Some(cost) = self.cost(&m, number) else {
            return false;
        };
        if !self.is_better(number, reprs, cost) {
            return false;
        }
        let index = self.matches.len() as u32;
        self.matches.push(m);
        self.offer(number, reprs, cost, How::Match(index))
    }

    fn is_better(&self, number: u32, reprs: Reprs, cost: u32) -> bool {
        let start = number as usize * self.reprs;
        let all = self.closure(reprs);
        (0..self.reprs).any(|r| all >> r & 1 == 1 && cost < self.best[start + r].cost)
    }

    /// All representations in which a register is that is in these.
    pub fn closure(&self, reprs: Reprs) -> Reprs {
        let mut all = reprs;
        for (r, weaker) in self.binding.weaker.iter().enumerate() {
            if reprs >> r & 1 == 1 {
                all |= weaker;
            }
        }
        all
    }

    fn offer(&mut self, number: u32, reprs: Reprs, cost: u32, how: How) -> bool {
        let all = self.closure(reprs);
        let start = number as usize * self.reprs;
        let mut changed = false;
        for r in 0..self.reprs {
            let best = &mut self.best[start + r];
            if all >> r & 1 == 1 && cost < best.cost {
                *best = Best { cost, how };
                changed = true;
            }
        }
        changed
    }

    /// How a gate comes into a representation.
    pub fn how(&self, number: u32, repr: ReprId) -> How {
        self.best
            .get(number as usize * self.reprs + usize::from(repr))
            .map_or(How::Not, |b| b.how)
    }

    /// Whether a gate comes into any.
    pub fn is_covered(&self, gate: Gate) -> bool {
        let Some(number) = self.number(gate) else { return false };
        let start = number as usize * self.reprs;
        self.best[start..start + self.reprs].iter().any(|b| b.cost != NEVER)
    }

    fn visit_effect(&mut self, gate: Gate, number: u32) {
        let kept = self.effects_of(gate, None, number);
        if let Some(slot) = self.effects.get_mut(number as usize) {
            *slot = kept;
        }
    }

    /// The cheapest covers of a store or a branch; of a branch that is not there, but has this condition.
    fn effects_of(&mut self, gate: Gate, condition: Option<Gate>, number: u32) -> Covers {
        let mut found = self.find(gate, condition, number);
        let mut kept: Covers = [None; 2];
        for m in found.drain(..) {
            let pattern = &self.binding.selector.patterns[usize::from(m.pattern)];
            let side = match pattern.effect {
                Effect::Branch(taken) => usize::from(taken),
                Effect::Store => 1,
                Effect::None | Effect::Load => continue,
            };
            let Some(cost) = self.cost(&m, u32::MAX) else { continue };
            if kept[side].is_none_or(|(_, known)| cost < known) {
                kept[side] = Some((self.matches.len() as u32, cost));
                self.matches.push(m);
            }
        }
        self.found = found;
        kept
    }

    /// The match for a store, or for a branch that jumps if its condition is 0, and if it is 1; with their costs.
    pub fn effect(&self, gate: Gate) -> Covers {
        let covers = match self.number(gate) {
            Some(number) => self.effects.get(number as usize),
            None => self.effects.last(),
        };
        covers.copied().unwrap_or([None; 2])
    }
}

/// The block as patterns see it from a root.
struct Block<'t, 'a> {
    tiles: &'t Tiles<'a>,
    root: Gate,
    /// Of a branch that is not there.
    condition: Option<Gate>,
    /// Number of the root.
    at: u32,
}

impl Wires for Block<'_, '_> {
    type Wire = Gate;

    fn key(&self, gate: Gate) -> Option<KeyId> {
        let tiles = self.tiles;
        if gate == BRANCH {
            return self.condition.map(|_| tiles.binding.branch);
        }
        let key = tiles.keys.get(gate.index()).copied().filter(|k| *k != NO_KEY)?;
        if gate == self.root {
            // Of what comes from elsewhere only the register is there.
            let elsewhere = tiles.number(gate).is_some_and(|n| !tiles.inner[n as usize]);
            return (!elsewhere).then_some(key);
        }
        let number = tiles.number(gate)?;
        if !tiles.inner[number as usize] {
            return None;
        }
        if tiles.circuit.role(gate) == Role::Load {
            let alone = tiles.users[number as usize] == 1;
            let still = tiles.next_write.get(number as usize).is_none_or(|w| *w >= self.at);
            return (alone && still).then_some(key);
        }
        Some(key)
    }

    fn constant(&self, gate: Gate) -> Option<u64> {
        (gate != BRANCH && self.tiles.circuit.role(gate) == Role::Constant).then(|| self.tiles.circuit.bits(gate))
    }

    fn input(&self, gate: Gate, i: usize) -> Gate {
        match self.condition.filter(|_| gate == BRANCH) {
            Some(condition) => condition,
            None => self.tiles.circuit.value(gate, i as u32),
        }
    }
}
