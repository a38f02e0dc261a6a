//! A frame: one call of a circuit, with the current state and the values computed at the last entry of each place. A
//! call of another circuit leaves a frame in the middle of a step; when the result is there, the step is repeated from
//! its start, with what it had computed still there. So nested calls take no stack of the host.

use super::world::{Operands, World};
use super::{Call, Event, Function, Outcome, Plan, Raised, Stop};
use onespec_graph::semantics::width;
use onespec_graph::set::{Class, FoldArgs, Level};
use onespec_graph::{Circuit, Gate, Role, Type};
use std::collections::HashMap;
use std::rc::Rc;

/// Bytes of stack slots before something is written there.
const UNWRITTEN: u8 = 0xaa;

/// Why a step is left.
pub(super) enum Leave {
    Stop(Stop),
    /// Another circuit is called.
    Call(Callee),
}

impl From<Stop> for Leave {
    fn from(stop: Stop) -> Leave {
        Leave::Stop(stop)
    }
}

/// A call of a circuit: by which gate, which function, with what.
pub(super) struct Callee {
    pub gate: Gate,
    pub function: usize,
    pub arguments: Vec<u64>,
}

pub(super) struct Frame<'a> {
    pub function: usize,
    pub(super) circuit: &'a Circuit,
    plan: &'a Plan,
    arguments: Vec<u64>,
    /// How much of the stack those have who called.
    below: u64,
    /// Where control is, or goes next; through which input.
    place: u32,
    input: u32,
    /// Whether control has entered the place.
    inside: bool,
    /// By place: when it was entered last; 0 before.
    entered: Vec<u64>,
    now: u64,
    /// By gate: when the place was entered for which it was computed.
    computed: Vec<u64>,
    open: Vec<bool>,
    pub(super) value: Vec<u64>,
    /// By gate: the value is all that is in a register.
    pub(super) raw: Vec<bool>,
    /// Values of gates whose type is a vector.
    vectors: HashMap<u32, Rc<[u64]>>,
    /// By gate: the version of memory that it gives.
    version: Vec<u64>,
    /// The version that is there.
    current: u64,
    stack: Vec<(Gate, bool)>,
}

/// A value, whether it is all of a register, the vector that it is, and a version of memory.
type Taken = (u64, bool, Option<Rc<[u64]>>, u64);

impl<'a> Frame<'a> {
    pub fn new(functions: &'a [Function<'a>], function: usize, arguments: Vec<u64>, below: u64) -> Frame<'a> {
        let Function { circuit, plan } = functions[function];
        let n = circuit.len();
        Frame {
            function,
            arguments,
            below,
            place: 0,
            input: 0,
            inside: false,
            entered: vec![0; plan.states().len()],
            now: 0,
            computed: vec![0; n],
            open: vec![false; n],
            value: vec![0; n],
            raw: vec![false; n],
            vectors: HashMap::new(),
            version: vec![0; n],
            current: 0,
            stack: Vec::new(),
            circuit,
            plan,
        }
    }

    /// How much of the stack is taken, with what this one takes.
    pub fn stack_end(&self) -> u64 {
        self.below.wrapping_add(self.plan.stack())
    }

    /// Goes on by one state; the outcome, if control left the circuit.
    pub fn turn(&mut self, world: &mut World<'_>) -> Result<Option<Outcome>, Leave> {
        world.step()?;
        if self.plan.states().is_empty() {
            return Err(Stop::End(self.circuit.state_entry()).into());
        }
        if !self.inside {
            self.enter(world)?;
            self.inside = true;
        }
        let state = self.plan.states()[self.place as usize];
        let [first, second] = self.plan.next(self.place);
        let edge = match self.circuit.role(state) {
            Role::Return => return Ok(Some(Outcome::Return(self.last(state, world)?))),
            Role::Throw => return Ok(Some(Outcome::Throw(self.last(state, world)?))),
            Role::Branch => match self.operand(state, 0, world)? {
                0 => second,
                _ => first,
            },
            Role::Fork => {
                self.inputs(state, world)?;
                match self.execute(state, world)?.taken {
                    true => first,
                    false => second,
                }
            }
            Role::Switch => {
                let value = self.operand(state, 0, world)?;
                self.plan.case(self.place, value).unwrap_or(second)
            }
            Role::Raise => match self.raise(state, world)? {
                true => first,
                false => second,
            },
            _ => first,
        };
        if edge.to == super::plan::NO_NODE {
            return Err(Stop::End(state).into());
        }
        (self.place, self.input, self.inside) = (edge.to, edge.input, false);
        Ok(None)
    }

    /// The result of a call that this frame waits for.
    pub fn deliver(&mut self, gate: Gate, result: u64) {
        self.done(gate, &[result]);
        self.current += u64::from(self.circuit.def(gate).effect.writes());
        self.version[gate.index()] = self.current;
    }

    /// Goes to a state. Its selectors read their inputs at once, as they were before.
    fn enter(&mut self, world: &mut World<'_>) -> Result<(), Leave> {
        let selectors = self.plan.selectors(self.place);
        for &gate in selectors {
            let from = self.selected(gate);
            self.demand(from, world)?;
        }
        // All are computed now; none of them is overwritten before the last one is read.
        let taken = |from: Gate| {
            let vector = match self.is_wide(self.circuit.ty(from)) {
                true => self.vectors.get(&from.0).cloned(),
                false => None,
            };
            let at = from.index();
            (self.value[at], self.raw[at], vector, self.version[at])
        };
        let read: Vec<Taken> = selectors.iter().map(|&gate| taken(self.selected(gate))).collect();
        self.now += 1;
        self.entered[self.place as usize] = self.now;
        for (&gate, (value, raw, vector, version)) in selectors.iter().zip(read) {
            world.step()?;
            self.computed[gate.index()] = self.now;
            (self.value[gate.index()], self.version[gate.index()]) = (value, version);
            self.raw[gate.index()] = raw;
            if let Some(vector) = vector {
                self.vectors.insert(gate.0, vector);
            }
        }
        Ok(())
    }

    fn selected(&self, selector: Gate) -> Gate {
        self.circuit.input(selector, 1 + self.input)
    }

    /// Depends and values of a state that leaves the circuit.
    fn last(&mut self, state: Gate, world: &mut World<'_>) -> Result<Option<(Type, u64)>, Leave> {
        self.inputs(state, world)?;
        let value = self.circuit.values(state).get(0);
        Ok(value.map(|g| (self.circuit.ty(g), self.bits(g))))
    }

    /// Computes the depends and values of a gate, and sees that memory is as it expects.
    fn inputs(&mut self, gate: Gate, world: &mut World<'_>) -> Result<(), Leave> {
        let circuit = self.circuit;
        for input in circuit.depends(gate).iter().chain(circuit.values(gate).iter()) {
            self.demand(input, world)?;
        }
        Ok(self.fresh(gate)?)
    }

    fn fresh(&self, gate: Gate) -> Result<(), Stop> {
        let stale = |g: Gate| self.version[g.index()] != self.current;
        match self.circuit.depends(gate).iter().any(stale) {
            true => Err(Stop::Stale(gate)),
            false => Ok(()),
        }
    }

    fn operand(&mut self, gate: Gate, index: u32, world: &mut World<'_>) -> Result<u64, Leave> {
        let value = self.circuit.value(gate, index);
        self.demand(value, world)?;
        Ok(self.bits(value))
    }

    fn is_computed(&self, gate: Gate) -> bool {
        let computed = self.computed[gate.index()];
        let place = self.plan.place_of(gate) as usize;
        computed != 0 && self.entered.get(place) == Some(&computed)
    }

    /// Sees that a gate is computed for the last entry of its place.
    fn demand(&mut self, gate: Gate, world: &mut World<'_>) -> Result<(), Leave> {
        if gate.index() >= self.circuit.len() {
            return Err(Stop::Nowhere(gate).into());
        }
        if self.is_computed(gate) {
            return Ok(());
        }
        self.stack.clear();
        self.stack.push((gate, false));
        let left = self.demanded(world);
        if left.is_err() {
            // This is begun again when the call is done.
            for (gate, _) in self.stack.drain(..) {
                self.open[gate.index()] = false;
            }
        }
        left
    }

    /// Computes what is on the stack, inputs first.
    fn demanded(&mut self, world: &mut World<'_>) -> Result<(), Leave> {
        while let Some((gate, opened)) = self.stack.last().copied() {
            if self.is_computed(gate) {
                self.stack.pop();
                continue;
            }
            let circuit = self.circuit;
            let at = self.stack.len() - 1;
            let mut ready = true;
            for input in circuit.depends(gate).iter().chain(circuit.values(gate).iter()) {
                if input.index() >= circuit.len() {
                    return Err(Stop::Nowhere(gate).into());
                }
                if !self.is_computed(input) {
                    if self.open[input.index()] || opened {
                        return Err(Stop::Cycle(input).into());
                    }
                    self.stack.push((input, false));
                    ready = false;
                }
            }
            if ready {
                self.stack.pop();
                self.open[gate.index()] = false;
                self.compute(gate, world)?;
            } else {
                self.open[gate.index()] = true;
                self.stack[at].1 = true;
            }
        }
        Ok(())
    }

    fn compute(&mut self, gate: Gate, world: &mut World<'_>) -> Result<(), Leave> {
        world.step()?;
        let circuit = self.circuit;
        let def = circuit.def(gate);
        let place = self.plan.place_of(gate) as usize;
        let entered = self.entered.get(place).copied().unwrap_or(0);
        let bound = matches!(def.class, Class::State | Class::StateCompute);
        if entered == 0 || bound || matches!(def.role, Role::ValueSelector | Role::DependSelector) {
            return Err(Stop::Nowhere(gate).into());
        }
        self.raw[gate.index()] = false;
        let value = match def.role {
            Role::Constant => circuit.bits(gate),
            Role::Arg => *(self.arguments)
                .get(circuit.bits(gate) as usize)
                .ok_or(Stop::Argument(gate, circuit.bits(gate)))?,
            Role::Alloca => {
                let address = self.plan.area(gate).unwrap_or_default().wrapping_sub(self.below);
                world.memory.fill(address, circuit.bits(gate), UNWRITTEN);
                address
            }
            Role::Symbol => (world.host.symbol(circuit.bits(gate))).map_err(|why| Stop::Host(gate, why))?,
            _ if def.class == Class::Root => 0,
            Role::Relay => {
                self.version[gate.index()] = circuit.depends(gate).get(0).map_or(0, |d| self.version[d.index()]);
                0
            }
            _ if def.class == Class::Effect => return self.effect(gate, world),
            _ if def.level == Level::Lir => self.execute(gate, world)?.result.unwrap_or(0),
            _ => {
                let operands = self.operands(gate);
                if self.is_wide(circuit.ty(gate)) || operands.vectors.iter().any(Option::is_some) {
                    let words = world.run(circuit, gate, &operands).ok_or(Stop::NoSemantics(gate))?;
                    self.done(gate, &self.words(gate, words, world));
                    return Ok(());
                }
                let args = FoldArgs {
                    op: circuit.op(gate),
                    ty: circuit.ty(gate),
                    bits: circuit.bits(gate),
                    types: &operands.types,
                    values: &operands.values,
                };
                world.semantics.eval(args).ok_or(Stop::NoSemantics(gate))?
            }
        };
        self.done(gate, &[value]);
        Ok(())
    }

    fn is_wide(&self, ty: Type) -> bool {
        self.circuit.set().type_def(ty).lanes != 0
    }

    /// Words of a result, as many as the type has.
    fn words(&self, gate: Gate, mut words: Vec<u64>, world: &World<'_>) -> Vec<u64> {
        let ty = self.circuit.set().type_def(self.circuit.ty(gate));
        words.resize(width(ty, world.semantics.scale()).div_ceil(64) as usize, 0);
        words
    }

    /// Keeps a value that was computed for the last entry of its place.
    fn done(&mut self, gate: Gate, words: &[u64]) {
        let ty = self.circuit.ty(gate);
        let low = words.first().copied().unwrap_or(0);
        if self.is_wide(ty) {
            self.vectors.insert(gate.0, words.into());
        }
        // What an instruction leaves above a narrower value is for other instructions to see.
        self.value[gate.index()] = match self.raw[gate.index()] || self.is_wide(ty) {
            true => low,
            false => self.cut(ty, low),
        };
        let place = self.plan.place_of(gate) as usize;
        self.computed[gate.index()] = self.entered.get(place).copied().unwrap_or(0);
    }

    /// The bits of a value that was computed, 0 above its type.
    fn bits(&self, gate: Gate) -> u64 {
        match self.raw[gate.index()] {
            true => self.cut(self.circuit.ty(gate), self.value[gate.index()]),
            false => self.value[gate.index()],
        }
    }

    fn cut(&self, ty: Type, value: u64) -> u64 {
        match self.circuit.set().type_def(ty).width {
            0 => 0,
            width => value & (u64::MAX >> (64 - width.min(64))),
        }
    }

    fn operands(&self, gate: Gate) -> Operands {
        let mut operands = Operands::default();
        for input in self.circuit.values(gate).iter() {
            operands.types.push(self.circuit.ty(input));
            operands.values.push(self.bits(input));
            let vector = match self.is_wide(self.circuit.ty(input)) {
                true => self.vectors.get(&input.0).cloned(),
                false => None,
            };
            operands.vectors.push(vector);
        }
        operands
    }

    /// A gate that touches memory.
    fn effect(&mut self, gate: Gate, world: &mut World<'_>) -> Result<(), Leave> {
        self.fresh(gate)?;
        let circuit = self.circuit;
        let (def, ty) = (circuit.def(gate), circuit.ty(gate));
        let operands = self.operands(gate);
        let words = match (def.role, operands.values.as_slice(), operands.types.as_slice()) {
            (Role::Call, &[target, ref arguments @ ..], [_, types @ ..]) => {
                let target = self.target(gate, target, world)?;
                if let Some(function) = world.host.function(target).filter(|&f| f < world.functions.len()) {
                    let arguments = arguments.to_vec();
                    return Err(Leave::Call(Callee {
                        gate,
                        function,
                        arguments,
                    }));
                }
                let call = Call {
                    op: circuit.op(gate),
                    bits: circuit.bits(gate),
                    target,
                    types,
                    arguments,
                    result: ty,
                };
                let result = world.call(call, gate)?;
                world.note(Event::Call {
                    target,
                    arguments: arguments.to_vec(),
                    result: (ty != Type::NONE).then(|| self.cut(ty, result)),
                });
                vec![result]
            }
            _ if def.level == Level::Lir => vec![self.execute(gate, world)?.result.unwrap_or(0)],
            _ => (world.run(circuit, gate, &operands))
                .or_else(|| world.plain(circuit, gate, &operands))
                .ok_or(Stop::NoSemantics(gate))?,
        };
        self.done(gate, &self.words(gate, words, world));
        if def.effect.writes() {
            self.current += 1;
        }
        self.version[gate.index()] = self.current;
        Ok(())
    }

    /// An operation that may throw; whether it did not.
    fn raise(&mut self, gate: Gate, world: &mut World<'_>) -> Result<bool, Leave> {
        self.inputs(gate, world)?;
        let circuit = self.circuit;
        let Operands { types, values, .. } = self.operands(gate);
        let call = Call {
            op: circuit.op(gate),
            bits: circuit.bits(gate),
            target: 0,
            types: &types,
            arguments: &values,
            result: circuit.ty(gate),
        };
        let raised = world.host.raise(call, world.memory);
        let raised = raised.map_err(|why| Stop::Host(gate, why))?;
        let result = match raised {
            Raised::Value(value) => Some(self.cut(circuit.ty(gate), value)),
            Raised::Exception => None,
        };
        world.note(Event::Raise {
            arguments: values,
            result,
        });
        self.current += 1;
        self.version[gate.index()] = self.current;
        self.value[gate.index()] = result.unwrap_or(0);
        self.raw[gate.index()] = false;
        self.computed[gate.index()] = self.now;
        Ok(result.is_some())
    }
}
