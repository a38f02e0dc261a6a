//! The walk. See the parent module.

use super::{Call, Event, Host, Limits, Meaning, Memory, Outcome, Plan, Raised, Run, Stop};
use onespec_graph::set::{Class, FoldArgs, Level};
use onespec_graph::{Circuit, Gate, Role, Type};

/// Bytes of areas on the stack before something is written there.
const UNWRITTEN: u8 = 0xaa;

pub(super) struct Machine<'a> {
    pub(super) circuit: &'a Circuit,
    plan: &'a Plan,
    arguments: &'a [u64],
    pub(super) meaning: &'a mut dyn Meaning,
    host: &'a mut dyn Host,
    pub(super) memory: Memory,
    limits: Limits,
    steps: u64,
    events: Vec<Event>,
    /// By place: when it was entered last; 0 before.
    entered: Vec<u64>,
    now: u64,
    /// By gate: when the place was entered for which it was computed.
    computed: Vec<u64>,
    open: Vec<bool>,
    pub(super) value: Vec<u64>,
    /// By gate: the value is all that is in a register.
    pub(super) raw: Vec<bool>,
    /// By gate: the version of memory that it gives.
    version: Vec<u64>,
    /// The version that is there.
    current: u64,
    stack: Vec<(Gate, bool)>,
}

/// What a computation needs to know of its operands, without a new allocation each time.
#[derive(Default)]
struct Operands {
    types: Vec<Type>,
    values: Vec<u64>,
}

impl<'a> Machine<'a> {
    pub fn new(
        circuit: &'a Circuit,
        plan: &'a Plan,
        arguments: &'a [u64],
        meaning: &'a mut dyn Meaning,
        host: &'a mut dyn Host,
        limits: Limits,
    ) -> Machine<'a> {
        let n = circuit.len();
        Machine {
            memory: Memory::new(circuit.set().type_def(circuit.arch()).width),
            entered: vec![0; plan.states().len()],
            computed: vec![0; n],
            open: vec![false; n],
            value: vec![0; n],
            version: vec![0; n],
            raw: vec![false; n],
            circuit,
            plan,
            arguments,
            meaning,
            host,
            limits,
            steps: 0,
            events: Vec::new(),
            now: 0,
            current: 0,
            stack: Vec::new(),
        }
    }

    pub fn run(mut self) -> Run {
        let outcome = self.walk();
        Run {
            outcome,
            events: self.events,
            steps: self.steps,
        }
    }

    fn step(&mut self) -> Result<(), Stop> {
        self.steps += 1;
        if self.steps > self.limits.steps {
            return Err(Stop::Steps(self.limits.steps));
        }
        Ok(())
    }

    fn walk(&mut self) -> Result<Outcome, Stop> {
        let entry = self.circuit.state_entry();
        if self.plan.states().is_empty() {
            return Err(Stop::End(entry));
        }
        let (mut place, mut input) = (0, 0);
        loop {
            self.step()?;
            let state = self.plan.states()[place as usize];
            self.enter(place, input)?;
            let [first, second] = self.plan.next(place);
            let edge = match self.circuit.role(state) {
                Role::Return => return Ok(Outcome::Return(self.last(state)?)),
                Role::Throw => return Ok(Outcome::Throw(self.last(state)?)),
                Role::Branch => match self.operand(state, 0)? {
                    0 => second,
                    _ => first,
                },
                Role::Fork => {
                    self.inputs(state)?;
                    match self.execute(state)?.taken {
                        true => first,
                        false => second,
                    }
                }
                Role::Switch => {
                    let value = self.operand(state, 0)?;
                    self.plan.case(place, value).unwrap_or(second)
                }
                Role::Raise => match self.raise(state)? {
                    true => first,
                    false => second,
                },
                _ => first,
            };
            if edge.to == super::plan::NOWHERE {
                return Err(Stop::End(state));
            }
            (place, input) = (edge.to, edge.input);
        }
    }

    /// Goes to a state. Its selectors read their inputs at once, as they were before.
    fn enter(&mut self, place: u32, input: u32) -> Result<(), Stop> {
        let selectors = self.plan.selectors(place);
        for &gate in selectors {
            let from = self.selected(gate, input);
            self.demand(from)?;
        }
        // All are computed now; none of them is overwritten before the last one is read.
        let read: Vec<(u64, u64, bool)> = selectors
            .iter()
            .map(|&gate| self.selected(gate, input).index())
            .map(|from| (self.value[from], self.version[from], self.raw[from]))
            .collect();
        self.now += 1;
        self.entered[place as usize] = self.now;
        for (&gate, (value, version, raw)) in selectors.iter().zip(read) {
            self.step()?;
            self.computed[gate.index()] = self.now;
            (self.value[gate.index()], self.version[gate.index()]) = (value, version);
            self.raw[gate.index()] = raw;
        }
        Ok(())
    }

    fn selected(&self, selector: Gate, input: u32) -> Gate {
        self.circuit.input(selector, 1 + input)
    }

    /// Depends and values of a state that leaves the circuit.
    fn last(&mut self, state: Gate) -> Result<Option<(Type, u64)>, Stop> {
        self.inputs(state)?;
        let value = self.circuit.values(state).get(0);
        Ok(value.map(|g| (self.circuit.ty(g), self.bits(g))))
    }

    /// Computes the depends and values of a gate, and sees that memory is as it expects.
    fn inputs(&mut self, gate: Gate) -> Result<(), Stop> {
        for input in self
            .circuit
            .depends(gate)
            .iter()
            .chain(self.circuit.values(gate).iter())
        {
            self.demand(input)?;
        }
        self.fresh(gate)
    }

    fn fresh(&self, gate: Gate) -> Result<(), Stop> {
        let stale = |g: Gate| self.version[g.index()] != self.current;
        match self.circuit.depends(gate).iter().any(stale) {
            true => Err(Stop::Stale(gate)),
            false => Ok(()),
        }
    }

    fn operand(&mut self, gate: Gate, index: u32) -> Result<u64, Stop> {
        let value = self.circuit.value(gate, index);
        self.demand(value)?;
        Ok(self.bits(value))
    }

    fn is_computed(&self, gate: Gate) -> bool {
        let computed = self.computed[gate.index()];
        let place = self.plan.place_of(gate) as usize;
        computed != 0 && self.entered.get(place) == Some(&computed)
    }

    /// Sees that a gate is computed for the last entry of its place.
    fn demand(&mut self, gate: Gate) -> Result<(), Stop> {
        if gate.index() >= self.circuit.len() {
            return Err(Stop::Nowhere(gate));
        }
        if self.is_computed(gate) {
            return Ok(());
        }
        self.stack.clear();
        self.stack.push((gate, false));
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
                    return Err(Stop::Nowhere(gate));
                }
                if !self.is_computed(input) {
                    if self.open[input.index()] || opened {
                        return Err(Stop::Cycle(input));
                    }
                    self.stack.push((input, false));
                    ready = false;
                }
            }
            if ready {
                self.stack.pop();
                self.open[gate.index()] = false;
                self.compute(gate)?;
            } else {
                self.open[gate.index()] = true;
                self.stack[at].1 = true;
            }
        }
        Ok(())
    }

    fn compute(&mut self, gate: Gate) -> Result<(), Stop> {
        self.step()?;
        let circuit = self.circuit;
        let def = circuit.def(gate);
        let place = self.plan.place_of(gate) as usize;
        let entered = self.entered.get(place).copied().filter(|&at| at != 0);
        let Some(entered) = entered else {
            return Err(Stop::Nowhere(gate));
        };
        let bound = matches!(def.class, Class::State | Class::StateCompute);
        if bound || matches!(def.role, Role::ValueSelector | Role::DependSelector) {
            return Err(Stop::Nowhere(gate));
        }
        self.raw[gate.index()] = false;
        let value = match def.role {
            Role::Constant => circuit.bits(gate),
            Role::Arg => *(self.arguments)
                .get(circuit.bits(gate) as usize)
                .ok_or(Stop::Argument(gate, circuit.bits(gate)))?,
            Role::Alloca => {
                let address = self.plan.area(gate).unwrap_or_default();
                self.memory.fill(address, circuit.bits(gate), UNWRITTEN);
                address
            }
            Role::Symbol => (self.host.symbol(circuit.bits(gate))).map_err(|why| Stop::Host(gate, why))?,
            _ if def.class == Class::Root => 0,
            Role::Relay => {
                self.version[gate.index()] = circuit.depends(gate).get(0).map_or(0, |d| self.version[d.index()]);
                0
            }
            _ if def.class == Class::Effect => self.effect(gate)?,
            _ if def.level == Level::Lir => self.execute(gate)?.result.unwrap_or(0),
            _ => {
                let operands = self.operands(gate, 0);
                let args = FoldArgs {
                    op: circuit.op(gate),
                    ty: circuit.ty(gate),
                    bits: circuit.bits(gate),
                    types: &operands.types,
                    values: &operands.values,
                };
                self.meaning.eval(args).ok_or(Stop::Meaning(gate))?
            }
        };
        // What an instruction leaves above a narrower value is for other instructions to see.
        self.value[gate.index()] = match self.raw[gate.index()] {
            true => value,
            false => self.cut(circuit.ty(gate), value),
        };
        self.computed[gate.index()] = entered;
        Ok(())
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

    fn operands(&self, gate: Gate, skip: usize) -> Operands {
        let mut operands = Operands::default();
        for input in self.circuit.values(gate).iter().skip(skip) {
            operands.types.push(self.circuit.ty(input));
            operands.values.push(self.bits(input));
        }
        operands
    }

    fn bytes(&self, ty: Type) -> u32 {
        (self.circuit.set().type_def(ty).width / 8).max(1)
    }

    pub(super) fn note(&mut self, event: Event) {
        if self.events.len() < self.limits.events {
            self.events.push(event);
        }
    }

    /// A gate that touches memory.
    fn effect(&mut self, gate: Gate) -> Result<u64, Stop> {
        self.fresh(gate)?;
        let circuit = self.circuit;
        let (def, ty) = (circuit.def(gate), circuit.ty(gate));
        let Operands { types, values } = self.operands(gate, 0);
        let result = match (def.role, values.as_slice(), types.as_slice()) {
            (Role::Load, &[address, ..], _) => self.memory.read(address, self.bytes(ty)),
            (Role::Store, &[value, address, ..], &[ty, ..]) => {
                let bytes = self.bytes(ty);
                self.memory.write(address, bytes, value);
                self.note(Event::Store { address, bytes, value });
                0
            }
            (Role::Call, [target, arguments @ ..], [_, types @ ..]) => {
                let target = &self.target(gate, *target)?;
                let call = Call {
                    op: circuit.op(gate),
                    bits: circuit.bits(gate),
                    target: *target,
                    types,
                    arguments,
                    result: ty,
                };
                let result = self.host.call(call, &mut self.memory);
                let result = result.map_err(|why| Stop::Host(gate, why))?;
                let (target, arguments) = (*target, arguments.to_vec());
                let seen = (ty != Type::NONE).then(|| self.cut(ty, result));
                self.note(Event::Call {
                    target,
                    arguments,
                    result: seen,
                });
                result
            }
            _ if def.level == Level::Lir => self.execute(gate)?.result.unwrap_or(0),
            _ => {
                let args = FoldArgs {
                    op: circuit.op(gate),
                    ty,
                    bits: circuit.bits(gate),
                    types: &types,
                    values: &values,
                };
                let result = self.meaning.effect(args, &mut self.memory).ok_or(Stop::Meaning(gate))?;
                self.note(Event::Access {
                    operands: values,
                    result,
                });
                result.unwrap_or(0)
            }
        };
        if def.effect.writes() {
            self.current += 1;
        }
        self.version[gate.index()] = self.current;
        Ok(result)
    }

    /// An operation that may throw; whether it did not.
    fn raise(&mut self, gate: Gate) -> Result<bool, Stop> {
        self.inputs(gate)?;
        let circuit = self.circuit;
        let Operands { types, values } = self.operands(gate, 0);
        let call = Call {
            op: circuit.op(gate),
            bits: circuit.bits(gate),
            target: 0,
            types: &types,
            arguments: &values,
            result: circuit.ty(gate),
        };
        let raised = self.host.raise(call, &mut self.memory);
        let raised = raised.map_err(|why| Stop::Host(gate, why))?;
        let result = match raised {
            Raised::Value(value) => Some(self.cut(circuit.ty(gate), value)),
            Raised::Exception => None,
        };
        self.note(Event::Raise {
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
