//! A circuit prepared to run: steps, each of which computes one gate from slots of a frame to a slot; blocks of them;
//! and what the edges between blocks copy to phis.

use crate::schedule::{Early, Options, Policy, Schedule, schedule};
use hashbrown::HashMap;
use onespec_graph::finding::Finding;
use onespec_graph::set::{Bitfield, Class, Effect, Level};
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Role, Type};
use std::ops::Range;

/// No step, no edge, no block.
pub(super) const NONE: u32 = u32::MAX;
/// The slot of what is no value, or not there.
pub(super) const NO_SLOT: u32 = 0;

/// What a step does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Does {
    /// The value is the step's bits.
    Constant,
    Argument,
    Symbol,
    /// The address of the stack slot that the step's bits number in [`Plan::areas`].
    StackSlot,
    /// The version of memory that it depends on.
    Relay,
    /// Scalars to a scalar.
    Compute,
    /// Values of any width, or memory, in any way that the semantics know.
    General,
    Load,
    Store,
    Call,
    /// An instruction of the machine.
    Instruction,
    /// A state or a phi: its value comes with control.
    Control,
}

/// A gate with the slots of its inputs and of its value.
#[derive(Debug, Clone)]
pub(super) struct Step {
    pub does: Does,
    /// Whether it touches memory, and whether memory may be another one after it.
    pub is_effect: bool,
    pub writes: bool,
    pub ty: Type,
    pub op: Opcode,
    /// Bytes of memory that a load or store moves.
    pub bytes: u32,
    pub bits: u64,
    /// The bits that its value may have, of the lowest word.
    pub mask: u64,
    pub to: u32,
    /// In [`Plan::inputs`], where inputs are demanded: the depends begin here and the values follow.
    depends: u32,
    values: u32,
    end: u32,
    pub gate: Gate,
}

impl Step {
    pub fn depends(&self) -> Range<usize> {
        self.depends as usize..self.values as usize
    }

    pub fn values(&self) -> Range<usize> {
        self.values as usize..self.end as usize
    }

    pub fn inputs(&self) -> Range<usize> {
        self.depends as usize..self.end as usize
    }
}

/// How a block ends. Edges are numbers in [`Plan::edges`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// With the slot and the type of a value.
    Return(Option<(u32, Type)>),
    Throw(Option<(u32, Type)>),
    Go(u32),
    /// The slot of the condition, and the edges for 1 and 0.
    Branch(u32, [u32; 2]),
    /// An instruction that branches: the edges where it does and where it does not.
    Fork([u32; 2]),
    /// An operation that may throw: the edges where it does not and where it does.
    Raise([u32; 2]),
    /// The slot of the value, and a number in [`Plan::switches`].
    Switch(u32, u32),
}

#[derive(Debug, Clone)]
pub(super) struct Edge {
    pub block: u32,
    /// In [`Plan::copies`].
    pub copies: Range<u32>,
}

#[derive(Debug, Clone)]
pub(super) struct Block {
    pub steps: Range<u32>,
    pub end: End,
    /// The step of the state that ends it.
    pub last: u32,
}

/// A stack slot.
#[derive(Debug, Clone, Copy)]
pub(super) struct Area {
    pub slot: u32,
    pub bytes: u64,
    /// How far below the end of the frame it begins.
    pub below: u64,
}

/// What is asked of where and when gates are computed, where that is on demand.
#[derive(Debug, Clone, Default)]
pub(super) struct Demanded {
    /// By slot: the step that computes it.
    pub makes: Vec<u32>,
    /// By slot: the block for each entry of which it is computed again.
    pub places: Vec<u32>,
    /// By slot: 1 where its value is there from the first entry of the first block on.
    pub known: Vec<u64>,
}

/// A circuit prepared to run.
#[derive(Debug, Clone, Default)]
pub(super) struct Plan {
    pub blocks: Vec<Block>,
    pub steps: Vec<Step>,
    /// Slots.
    pub inputs: Vec<u32>,
    /// The types of what is in `inputs`.
    pub types: Vec<Type>,
    pub edges: Vec<Edge>,
    /// Slots of phis, and what is copied to them.
    pub copies: Vec<(u32, u32)>,
    pub switches: Vec<(HashMap<u64, u32>, u32)>,
    /// What a frame begins with.
    pub frame: Vec<u64>,
    /// The steps of arguments.
    pub arguments: Vec<u32>,
    /// The steps of symbols' addresses.
    pub symbols: Vec<u32>,
    pub areas: Vec<Area>,
    /// Bytes of the stack that a frame takes.
    pub stack: u64,
    /// Whether values may have more than the bits of their slot: vectors, and what instructions leave in registers.
    pub is_wide: bool,
    /// Nothing where blocks have their steps in an order.
    pub demanded: Option<Demanded>,
}

/// How far below the end of its frame each stack slot of a circuit begins, by gate, and what they take together.
/// Dead ones keep their room, so that a pass that removes one does not move the others.
fn areas(circuit: &Circuit) -> (HashMap<u32, u64>, u64) {
    let is_area = |&gate: &Gate| {
        let def = circuit.def(gate);
        def.role == Role::Alloca && matches!(def.bitfield, Bitfield::Number(_))
    };
    let mut below = HashMap::new();
    let mut taken = 0u64;
    for gate in (0..circuit.len() as u32).map(Gate).filter(is_area) {
        taken = taken.wrapping_add(room(circuit.bits(gate)));
        below.insert(gate.0, taken);
    }
    (below, taken)
}

/// Bytes of the stack that a stack slot takes.
fn room(bytes: u64) -> u64 {
    bytes.max(1).saturating_add(15) & !15
}

/// The address of each stack slot of a circuit that runs alone in a flat memory, by gate.
pub fn stack_slots(circuit: &Circuit) -> HashMap<u32, u64> {
    let top = super::Memory::flat(circuit.set().type_def(circuit.arch()).width).stack();
    let below = areas(circuit).0.into_iter();
    below.map(|(gate, below)| (gate, top.wrapping_sub(below))).collect()
}

impl Plan {
    /// Gates in the order of a schedule.
    ///
    /// # Errors
    /// If the circuit can't be scheduled.
    pub fn scheduled(circuit: &Circuit) -> Result<Plan, Finding> {
        let schedule = schedule(circuit, &Options::with(Policy::Late))?;
        let mut builder = Builder::new(circuit, Order::Scheduled(&schedule));
        for index in 0..schedule.len() as u32 {
            let block = schedule.block(index);
            let from = builder.plan.steps.len() as u32;
            let computes = |&&gate: &&Gate| matches!(circuit.def(gate).class, Class::Compute | Class::Effect);
            for &gate in block.gates.iter().filter(computes) {
                builder.step(gate);
            }
            let to = builder.plan.steps.len() as u32;
            let last = block.states.last().copied().unwrap_or(circuit.state_entry());
            builder.block(from..to, last);
        }
        // Arguments, symbols and stack slots: what is known before the first block.
        while let Some(gate) = builder.found.pop() {
            builder.step(gate);
        }
        Ok(builder.plan)
    }

    /// Gates when they are needed. Takes any circuit.
    pub fn demanded(circuit: &Circuit) -> Plan {
        let early = Early::new(circuit);
        let mut builder = Builder::new(circuit, Order::Demanded(&early));
        for &state in early.states() {
            builder.block(0..0, state);
        }
        while let Some(gate) = builder.found.pop() {
            let at = builder.step(gate);
            let slot = builder.slots[gate.index()] as usize;
            if let Some(demanded) = &mut builder.plan.demanded {
                demanded.makes[slot] = at;
            }
        }
        builder.plan
    }
}

/// What says which gates a block computes, and in which order.
#[derive(Clone, Copy)]
enum Order<'a> {
    Scheduled(&'a Schedule),
    Demanded(&'a Early),
}

struct Builder<'a> {
    circuit: &'a Circuit,
    order: Order<'a>,
    plan: Plan,
    /// By gate: its slot.
    slots: Vec<u32>,
    /// Gates whose value is needed and that have no step yet.
    found: Vec<Gate>,
    /// By gate: where stack slots are.
    below: HashMap<u32, u64>,
}

impl<'a> Builder<'a> {
    fn new(circuit: &'a Circuit, order: Order<'a>) -> Builder<'a> {
        // In a schedule only those have room that are used.
        let (below, stack) = match order {
            Order::Demanded(_) => areas(circuit),
            Order::Scheduled(_) => Default::default(),
        };
        let mut builder = Builder {
            circuit,
            order,
            plan: Plan {
                stack,
                is_wide: circuit.set().machine.is_some(),
                demanded: matches!(order, Order::Demanded(_)).then(Demanded::default),
                ..Plan::default()
            },
            slots: vec![NO_SLOT; circuit.len()],
            found: Vec::new(),
            below,
        };
        builder.add_slot(0, NONE, false);
        builder
    }

    fn add_slot(&mut self, value: u64, place: u32, known: bool) {
        self.plan.frame.push(value);
        if let Some(demanded) = &mut self.plan.demanded {
            demanded.makes.push(NONE);
            demanded.places.push(place);
            demanded.known.push(known.into());
        }
    }

    /// The slot of a gate's value.
    fn slot(&mut self, gate: Gate) -> u32 {
        let circuit = self.circuit;
        if gate.index() >= circuit.len() {
            return NO_SLOT;
        }
        if self.slots[gate.index()] == NO_SLOT {
            self.slots[gate.index()] = self.plan.frame.len() as u32;
            let def = circuit.def(gate);
            let is_constant = does(circuit, gate) == Does::Constant;
            let value = match def.role {
                Role::Constant => circuit.bits(gate) & mask(circuit.set(), circuit.ty(gate)),
                _ => 0,
            };
            let place = match self.order {
                Order::Demanded(early) => early.place_of(gate),
                Order::Scheduled(_) => NONE,
            };
            self.add_slot(value, place, is_constant);
            match self.order {
                Order::Demanded(_) => self.found.push(gate),
                Order::Scheduled(_) if matches!(def.role, Role::Arg | Role::Symbol | Role::Alloca) => {
                    self.found.push(gate);
                }
                Order::Scheduled(_) => {}
            }
        }
        self.slots[gate.index()]
    }

    /// Adds the step of a gate; its number.
    fn step(&mut self, gate: Gate) -> u32 {
        let circuit = self.circuit;
        let (set, def, ty) = (circuit.set(), circuit.def(gate), circuit.ty(gate));
        let at = self.plan.steps.len() as u32;
        let depends = self.plan.inputs.len() as u32;
        if self.plan.demanded.is_some() {
            circuit.depends(gate).iter().for_each(|input| self.input(input));
        }
        let values = self.plan.inputs.len() as u32;
        circuit.values(gate).iter().for_each(|input| self.input(input));
        let end = self.plan.inputs.len() as u32;
        let types = &self.plan.types[values as usize..];
        let is_wide = |ty: &Type| set.type_def(*ty).lanes > 0;
        let any_wide = types.iter().chain([&ty]).any(is_wide);
        self.plan.is_wide |= any_wide;
        let moved = match def.role {
            Role::Store => types.first().copied().unwrap_or(Type::NONE),
            _ => ty,
        };
        let does = match does(circuit, gate) {
            Does::Compute | Does::Load | Does::Store if any_wide => Does::General,
            does => does,
        };
        // In a schedule nobody asks for what has no value.
        let to = match self.plan.demanded.is_none() && ty == Type::NONE {
            true => NO_SLOT,
            false => self.slot(gate),
        };
        let mut bits = circuit.bits(gate);
        match does {
            Does::Argument => self.plan.arguments.push(at),
            Does::Symbol => self.plan.symbols.push(at),
            Does::StackSlot => {
                let stack = self.plan.stack.saturating_add(room(bits));
                let below = self.below.get(&gate.0).copied().unwrap_or_else(|| {
                    self.plan.stack = stack;
                    stack
                });
                self.plan.areas.push(Area {
                    slot: to,
                    bytes: bits,
                    below,
                });
                bits = self.plan.areas.len() as u64 - 1;
            }
            _ => {}
        }
        self.plan.steps.push(Step {
            does,
            is_effect: def.class == Class::Effect,
            writes: def.effect.writes(),
            ty,
            op: circuit.op(gate),
            bytes: (set.type_def(moved).width / 8).max(1),
            bits,
            mask: mask(set, ty),
            to,
            depends,
            values,
            end,
            gate,
        });
        at
    }

    fn input(&mut self, gate: Gate) {
        let slot = self.slot(gate);
        self.plan.inputs.push(slot);
        let is_there = gate.index() < self.circuit.len();
        let ty = if is_there { self.circuit.ty(gate) } else { Type::NONE };
        self.plan.types.push(ty);
    }

    /// Adds a block of steps that ends with a state.
    fn block(&mut self, steps: Range<u32>, state: Gate) {
        let circuit = self.circuit;
        let last = self.step(state);
        let mut sides = [NONE; 2];
        let mut cases = HashMap::new();
        for user in circuit.uses(state) {
            let to = user.user;
            if !circuit.is_state(to) || user.index as usize >= circuit.states(to).len() {
                continue;
            }
            let edge = self.edge(to, user.index);
            match circuit.role(to) {
                Role::Case => {
                    cases.insert(circuit.bits(to), edge);
                }
                Role::False | Role::DefaultCase | Role::Exception => sides[1] = edge,
                _ => sides[0] = edge,
            }
        }
        let given = |plan: &Plan| {
            let at = plan.steps[last as usize].values().next()?;
            Some((plan.inputs[at], plan.types[at]))
        };
        let value = given(&self.plan);
        let condition = value.map_or(NO_SLOT, |(slot, _)| slot);
        let end = match circuit.role(state) {
            Role::Return => End::Return(value),
            Role::Throw => End::Throw(value),
            Role::Branch => End::Branch(condition, sides),
            Role::Fork => End::Fork(sides),
            Role::Raise => End::Raise(sides),
            Role::Switch => {
                self.plan.switches.push((cases, sides[1]));
                End::Switch(condition, self.plan.switches.len() as u32 - 1)
            }
            _ => End::Go(sides[0]),
        };
        self.plan.blocks.push(Block { steps, end, last });
    }

    /// Adds the edge to a state through one of its inputs; its number.
    fn edge(&mut self, to: Gate, input: u32) -> u32 {
        let circuit = self.circuit;
        let start = self.plan.copies.len() as u32;
        let (block, phis) = match self.order {
            Order::Demanded(early) => {
                let place = early.place_of(to);
                (place, early.selectors(place))
            }
            Order::Scheduled(schedule) => match schedule.block_of(to) {
                Some(block) if schedule.block(block).states.first() == Some(&to) => {
                    (block, schedule.block(block).fixed)
                }
                _ => (NONE, &[][..]),
            },
        };
        for &phi in phis {
            let from = match (circuit.role(phi), self.order) {
                (Role::ValueSelector, _) => circuit.value(phi, input),
                (Role::DependSelector, Order::Demanded(_)) => circuit.depend(phi, input),
                _ => continue,
            };
            let copy = (self.slot(phi), self.slot(from));
            self.plan.copies.push(copy);
        }
        let end = self.plan.copies.len() as u32;
        self.plan.edges.push(Edge {
            block,
            copies: start..end,
        });
        self.plan.edges.len() as u32 - 1
    }
}

/// What the step of a gate does if all of its values are scalars.
fn does(circuit: &Circuit, gate: Gate) -> Does {
    let def = circuit.def(gate);
    match (def.role, def.class) {
        (Role::Constant, _) => Does::Constant,
        (Role::Arg, _) => Does::Argument,
        (Role::Alloca, _) => Does::StackSlot,
        (Role::Symbol, _) => Does::Symbol,
        (Role::Relay, _) => Does::Relay,
        (Role::ValueSelector | Role::DependSelector, _) => Does::Control,
        (_, Class::State | Class::StateCompute) => Does::Control,
        (_, Class::Root) => Does::Constant,
        (Role::Call, Class::Effect) => Does::Call,
        _ if def.level == Level::Lir => Does::Instruction,
        (Role::Load, Class::Effect) => Does::Load,
        (Role::Store, Class::Effect) => Does::Store,
        _ if def.effect == Effect::None && def.class != Class::Effect => Does::Compute,
        _ => Does::General,
    }
}

/// The bits of a slot that values of a type may have: all of a vector's lowest word.
pub(super) fn mask(set: &GateSet, ty: Type) -> u64 {
    let def = set.type_def(ty);
    match (def.lanes, def.width) {
        (0, 0) => 0,
        (0, width) => u64::MAX >> (64 - width.min(64)),
        _ => u64::MAX,
    }
}
