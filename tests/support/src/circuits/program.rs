//! Straight-line code: values and variables. Memory is in `areas`, forks and joins in `control`, loops in `loops`.

use super::{Form, Shape, forms, scalars, value};
use crate::Rng;
use onespec_graph::circuit::{Signature, Wires};
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Role, Type};

/// A point in a program from which control goes elsewhere.
#[derive(Clone)]
pub(super) struct Exit {
    pub state: Gate,
    pub depend: Gate,
    pub bound: bool,
    pub vars: Vec<Gate>,
}

/// Ways out of the loop that is being made, and to its next iteration.
#[derive(Default)]
pub(super) struct Turn {
    pub breaks: Vec<Exit>,
    pub continues: Vec<Exit>,
    /// Whether the test that ends the loop has been made: what goes to the next iteration may not pass it by.
    pub tested: bool,
}

/// A stack slot.
#[derive(Debug, Clone, Copy)]
pub(super) struct Area {
    pub gate: Gate,
    pub bytes: u64,
    /// Where in memory its address is.
    pub at: Option<Gate>,
    /// What its fields' types follow from, where each access takes one of them.
    pub fields: Option<u64>,
}

/// Gates that count, found by what they do, as no name is known here.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counting {
    pub ty: Type,
    pub add: Opcode,
    /// The type of the comparison, the gate and the code.
    pub less: (Type, Opcode, u64),
}

pub(super) struct Program<'a> {
    pub c: Circuit,
    pub set: &'static GateSet,
    pub rng: Rng,
    pub shape: &'a Shape,
    forms: Vec<Vec<Form>>,
    scalars: Vec<Type>,
    pub counting: Vec<Counting>,
    /// By type, values that may be used here.
    pub scope: Vec<Vec<Gate>>,
    pub vars: Vec<Gate>,
    /// Which variables may be assigned: those that have selectors in all loops around.
    pub assignable: Vec<bool>,
    pub state: Gate,
    pub depend: Gate,
    /// Whether an effect may depend on `depend` here without a relay.
    pub bound: bool,
    /// How many paths have been left for good; a version of memory that one of them keeps needs relays.
    pub leaves: u32,
    pub loops: Vec<Turn>,
    pub depth: u32,
    /// How often the code that is being made runs at most.
    pub runs: usize,
    pub effects: bool,
    pub areas: Vec<Area>,
    result: Option<Type>,
}

impl<'a> Program<'a> {
    pub fn new(set: &'static GateSet, seed: u64, shape: &'a Shape) -> Program<'a> {
        let mut c = Circuit::new(set, shape.address_bits);
        c.reserve(shape.gates + 64, 4 * shape.gates + 256);
        let (state, depend) = (c.state_entry(), c.depend_entry());
        let forms = forms(set, c.arch());
        Program {
            counting: Counting::of(set, &forms),
            forms,
            scalars: scalars(set),
            scope: vec![Vec::new(); set.types.len()],
            c,
            set,
            rng: Rng::new(seed),
            shape,
            vars: Vec::new(),
            assignable: Vec::new(),
            state,
            depend,
            bound: true,
            leaves: 0,
            loops: Vec::new(),
            depth: 0,
            runs: 1,
            effects: shape.effects,
            areas: Vec::new(),
            result: None,
        }
    }

    pub fn make(mut self) -> Circuit {
        self.begin();
        // A generator that has nothing to say must still end.
        let mut rounds = 0;
        while self.room() && rounds < 4 * self.shape.gates {
            self.statement();
            rounds += 1;
        }
        self.leave_function();
        self.c
    }

    /// Whether the circuit may still grow.
    pub fn room(&self) -> bool {
        self.c.len() < self.shape.gates
    }

    pub fn op(&self, role: Role) -> Option<Opcode> {
        self.set.by_role(role)
    }

    /// A gate that follows the current state and is the current state from now on.
    pub fn step(&mut self, op: Opcode, values: &[Gate]) -> Gate {
        let state = self.state;
        self.state = self.c.add(op, Type::NONE, 0, &[state], &[], values);
        self.state
    }

    fn begin(&mut self) {
        let void = self.return_op(0).is_some() && (self.return_op(1).is_none() || self.rng.one_in(8));
        self.result = if void { None } else { self.scalar() };
        let mut params = Vec::new();
        if let Some(arg) = self.op(Role::Arg) {
            for order in 0..self.shape.params as u64 {
                let Some(ty) = self.scalar() else { break };
                params.push(ty);
                let gate = self.c.add(arg, ty, order, &[], &[], &[]);
                self.scope[usize::from(ty.0)].push(gate);
            }
        }
        self.c.signature = Some(Signature {
            name: "random".into(),
            params,
            result: self.result.unwrap_or(Type::NONE),
        });
        if self.effects {
            self.make_areas();
        }
        for _ in 0..self.shape.variables {
            let Some(ty) = self.scalar() else { break };
            let gate = self.operand(ty);
            self.vars.push(gate);
            self.assignable.push(true);
        }
    }

    pub fn scalar(&mut self) -> Option<Type> {
        self.rng.pick(&self.scalars)
    }

    /// The type of a field by its number.
    pub fn field(&self, number: u64) -> Option<Type> {
        let number = number.checked_rem(self.scalars.len() as u64)?;
        self.scalars.get(number as usize).copied()
    }

    // ---- values

    pub fn constant(&mut self, ty: Type, bits: u64) -> Gate {
        let op = self.op(Role::Constant).unwrap_or_default();
        self.c.add(op, ty, bits, &[], &[], &[])
    }

    fn random_constant(&mut self, ty: Type) -> Gate {
        let bits = value(self.set, ty, &mut self.rng);
        self.constant(ty, bits)
    }

    pub fn define(&mut self, gate: Gate) {
        let ty = self.c.ty(gate);
        self.scope[usize::from(ty.0)].push(gate);
    }

    /// Some value of a type that may be used here.
    pub fn operand(&mut self, ty: Type) -> Gate {
        let here = &self.scope[usize::from(ty.0)];
        let from = match self.rng.below(8) {
            0 => here.len(),
            1..=3 if !here.is_empty() => here.len() - 1 - self.rng.below(here.len().min(6)),
            4 | 5 => self.rng.below(here.len()),
            _ => {
                let ours: Vec<Gate> = self.vars.iter().copied().filter(|&v| self.c.ty(v) == ty).collect();
                if let Some(var) = self.rng.pick(&ours) {
                    return var;
                }
                self.rng.below(here.len())
            }
        };
        match self.scope[usize::from(ty.0)].get(from) {
            Some(&gate) => gate,
            None => self.random_constant(ty),
        }
    }

    /// A new pure gate.
    fn compute(&mut self) -> Option<Gate> {
        let of_op = self.rng.below(self.forms.len());
        let form = self.rng.below(self.forms.get(of_op)?.len());
        let form = self.forms[of_op][form].clone();
        self.gate_of(&form)
    }

    fn gate_of(&mut self, form: &Form) -> Option<Gate> {
        let values: Vec<Gate> = form.operands.iter().map(|&ty| self.operand(ty)).collect();
        let bits = match self.set.def(form.op).bitfield {
            Bitfield::Condition(table) => {
                let codes = self.set.conditions.get(usize::from(table))?.codes;
                u64::from(codes.get(self.rng.below(codes.len()))?.code)
            }
            _ => 0,
        };
        let gate = self.c.add(form.op, form.ty, bits, &[], &[], &values);
        self.define(gate);
        Some(gate)
    }

    // ---- statements

    pub fn statements(&mut self, n: usize) {
        for _ in 0..n {
            if self.room() {
                self.statement();
            }
        }
    }

    fn statement(&mut self) {
        let nests = self.depth < self.shape.depth;
        match self.rng.below(32) {
            0..=1 if nests => self.branch(),
            2 if nests => self.switch(),
            3..=4 if nests => self.looping(),
            5 if nests && self.shape.throws && self.effects => self.raise(),
            6 => self.block(),
            7..=10 if self.effects => self.load(),
            11..=15 if self.effects => self.store(),
            16 if self.effects => self.call(),
            17 if self.effects => self.copy(),
            18..=21 => self.assign(),
            _ => {
                self.compute();
            }
        }
    }

    /// A variable gets another value, often one made of its old one.
    fn assign(&mut self) {
        let var = self.rng.below(self.vars.len());
        let Some(&old) = self.vars.get(var) else { return };
        if !self.assignable[var] {
            return;
        }
        let ty = self.c.ty(old);
        let mut new = self.operand(ty);
        if self.rng.one_in(2) {
            let fits = |form: &&Form| form.ty == ty && form.operands.contains(&ty);
            let of: Vec<Form> = self
                .forms
                .iter()
                .filter_map(|forms| forms.iter().find(fits).cloned())
                .collect();
            if of.is_empty() {
                return;
            }
            let form = &of[self.rng.below(of.len())];
            if let Some(gate) = self.gate_of(form) {
                let at = form.operands.iter().position(|&t| t == ty).unwrap_or(0);
                self.c.set_input(gate, at as u32, old);
                new = gate;
            }
        }
        self.vars[var] = new;
    }

    fn block(&mut self) {
        if let Some(op) = self.op(Role::Block) {
            self.step(op, &[]);
        }
    }

    /// Lets effects depend on the current version of memory here.
    pub fn bind(&mut self) {
        let (Some(relay), false) = (self.op(Role::Relay), self.bound) else {
            return;
        };
        if !self.c.def(self.state).fixed_out.contains(&relay) {
            self.block();
        }
        let (state, depend) = (self.state, self.depend);
        self.depend = self.c.add(relay, Type::NONE, 0, &[state], &[depend], &[]);
        self.bound = true;
    }

    pub fn effect(&mut self, op: Opcode, ty: Type, values: &[Gate]) -> Gate {
        self.bind();
        let depend = self.depend;
        self.depend = self.c.add(op, ty, 0, &[], &[depend], values);
        self.depend
    }

    fn call(&mut self) {
        let Some(op) = self.op(Role::Call) else { return };
        let target = 0x8000 + 16 * self.rng.below(4) as u64;
        let mut values = vec![self.constant(self.c.arch(), target)];
        for _ in 0..self.rng.below(4) {
            if let Some(ty) = self.scalar() {
                let value = self.operand(ty);
                values.push(value);
            }
        }
        let ty = if self.rng.one_in(3) { None } else { self.scalar() };
        let called = self.effect(op, ty.unwrap_or(Type::NONE), &values);
        if ty.is_some() {
            self.define(called);
        }
    }

    // ---- ways out

    fn return_op(&self, values: usize) -> Option<Opcode> {
        let fits = |g: &onespec_graph::GateDef| g.role == Role::Return && g.values.len() == values;
        self.set.gates.iter().position(fits).map(|i| i as Opcode)
    }

    /// Leaves the path that is being made: out of the function, or of the loop, or to its next iteration.
    pub fn leave(&mut self) {
        self.leaves += 1;
        let exit = self.exit();
        match (self.rng.below(4), self.loops.last_mut()) {
            (0, Some(turn)) => turn.breaks.push(exit),
            (1, Some(turn)) if turn.tested => turn.continues.push(exit),
            _ => self.leave_function(),
        }
    }

    pub fn exit(&self) -> Exit {
        Exit {
            state: self.state,
            depend: self.depend,
            bound: self.bound,
            vars: self.vars.clone(),
        }
    }

    fn leave_function(&mut self) {
        let throw = self.op(Role::Throw).filter(|_| self.shape.throws);
        let (op, ty) = match throw {
            Some(throw) if self.rng.one_in(4) => (Some(throw), self.scalar()),
            _ => (self.return_op(usize::from(self.result.is_some())), self.result),
        };
        let values: Vec<Gate> = ty.into_iter().map(|ty| self.operand(ty)).collect();
        let (state, depend) = (self.state, self.depend);
        if let Some(op) = op {
            let root = self.set.def(op).root.map(|list| self.c.root_gate(list));
            let wires = Wires {
                states: &[state],
                depends: &[depend],
                values: &values,
                root,
            };
            self.c.push(op, Type::NONE, 0, wires);
        }
    }
}
