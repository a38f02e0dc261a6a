//! Runs a schedule block by block, gate by gate in its order, and notices what is used before it is computed and what
//! touches a memory that is not there any more.

use crate::support::runtime::Runtime;
use hashbrown::HashMap;
use onespec_compiler::evaluate::{Call, Event, Host, Memory, Outcome, Raised, Semantics, stack_slots};
use onespec_compiler::schedule::Schedule;
use onespec_graph::semantics::WideArgs;
use onespec_graph::set::{Class, FoldArgs};
use onespec_graph::{Circuit, Gate, Role, Type};

pub type Visible = (Result<Outcome, String>, Vec<Event>);

pub fn run(circuit: &Circuit, schedule: &Schedule, arguments: &[u64], semantics: &mut dyn Semantics) -> Visible {
    let mut machine = Machine {
        circuit,
        slots: stack_slots(circuit),
        arguments,
        semantics,
        host: Runtime::default(),
        memory: Memory::flat(circuit.set().type_def(circuit.arch()).width),
        events: Vec::new(),
        value: vec![None; circuit.len()],
        version: vec![0; circuit.len()],
        current: 0,
        steps: 0,
    };
    let outcome = machine.walk(schedule);
    (outcome, machine.events)
}

struct Machine<'a> {
    circuit: &'a Circuit,
    /// Addresses of stack slots by gate.
    slots: HashMap<u32, u64>,
    arguments: &'a [u64],
    semantics: &'a mut dyn Semantics,
    host: Runtime,
    memory: Memory,
    events: Vec<Event>,
    value: Vec<Option<u64>>,
    version: Vec<u64>,
    current: u64,
    steps: u64,
}

impl Machine<'_> {
    fn walk(&mut self, schedule: &Schedule) -> Result<Outcome, String> {
        let circuit = self.circuit;
        let mut at = 0;
        loop {
            self.steps += 1;
            if self.steps > 10_000_000 {
                return Err("no end".into());
            }
            let block = schedule.block(at);
            for &gate in block.fixed.iter().filter(|&&g| circuit.def(g).class == Class::Prologue) {
                self.prologue(gate)?;
            }
            for &gate in block.gates {
                self.value[gate.index()] = None;
            }
            for &gate in block.gates {
                self.compute(gate)?;
            }
            let last = *block.states.last().ok_or("a block without states")?;
            let side = match circuit.role(last) {
                Role::Return => return Ok(Outcome::Return(self.result(last)?)),
                Role::Throw => return Ok(Outcome::Throw(self.result(last)?)),
                Role::Branch => {
                    let taken = self.operand(last, 0)? != 0;
                    self.after(schedule, at, |s| {
                        circuit.role(s) == if taken { Role::True } else { Role::False }
                    })
                }
                Role::Switch => {
                    let value = self.operand(last, 0)?;
                    self.after(schedule, at, |s| {
                        circuit.role(s) == Role::Case && circuit.bits(s) == value
                    })
                    .or_else(|| self.after(schedule, at, |s| circuit.role(s) == Role::DefaultCase))
                }
                Role::Raise => {
                    let fine = self.raise(last)?;
                    self.after(schedule, at, |s| {
                        circuit.role(s) == if fine { Role::Success } else { Role::Exception }
                    })
                }
                _ => self.after(schedule, at, |_| true),
            };
            let next = side.ok_or("nowhere to go")?;
            self.copy(schedule, at, next, last)?;
            at = next;
        }
    }

    fn after(&self, schedule: &Schedule, block: u32, is: impl Fn(Gate) -> bool) -> Option<u32> {
        schedule
            .block(block)
            .successors
            .iter()
            .copied()
            .find(|&b| is(schedule.block(b).states[0]))
    }

    /// Selectors read all at once what comes from the block that control comes from.
    fn copy(&mut self, schedule: &Schedule, from: u32, to: u32, last: Gate) -> Result<(), String> {
        let circuit = self.circuit;
        let block = schedule.block(to);
        let Some(input) = circuit.states(block.states[0]).iter().position(|s| s == last) else {
            return Err("a block that does not follow".into());
        };
        let mut read = Vec::new();
        for (selector, value) in schedule.copies(circuit, from).filter(|(s, _)| block.fixed.contains(s)) {
            read.push((selector, self.read(value)?));
        }
        for (selector, value) in read {
            self.value[selector.index()] = Some(value);
        }
        let selectors = block.fixed.iter().filter(|&&g| circuit.role(g) == Role::DependSelector);
        let versions: Vec<(Gate, u64)> = selectors
            .map(|&s| (s, self.version_of(circuit.depend(s, input as u32))))
            .collect();
        for (selector, version) in versions {
            if version != self.current {
                return Err(format!("{selector:?} selects a memory that was overwritten"));
            }
            self.version[selector.index()] = version;
        }
        Ok(())
    }

    fn version_of(&self, gate: Gate) -> u64 {
        self.version[gate.index()]
    }

    fn read(&self, gate: Gate) -> Result<u64, String> {
        match self.circuit.role(gate) {
            Role::Constant => Ok(self.circuit.bits(gate)),
            _ => self.value[gate.index()].ok_or(format!("{gate:?} is used before it is computed")),
        }
    }

    fn operand(&self, gate: Gate, index: u32) -> Result<u64, String> {
        self.read(self.circuit.value(gate, index))
    }

    fn operands(&self, gate: Gate) -> Result<(Vec<Type>, Vec<u64>), String> {
        let inputs = || self.circuit.values(gate).iter();
        let values: Result<Vec<u64>, String> = inputs().map(|g| self.read(g)).collect();
        Ok((inputs().map(|g| self.circuit.ty(g)).collect(), values?))
    }

    fn fresh(&self, gate: Gate) -> Result<(), String> {
        match self
            .circuit
            .depends(gate)
            .iter()
            .all(|d| self.version_of(d) == self.current)
        {
            true => Ok(()),
            false => Err(format!(
                "{gate:?} touches a memory that was overwritten: {} {:?}",
                self.current,
                self.circuit
                    .depends(gate)
                    .iter()
                    .map(|g| (g, self.version_of(g)))
                    .collect::<Vec<_>>()
            )),
        }
    }

    fn result(&self, state: Gate) -> Result<Option<(Type, u64)>, String> {
        self.fresh(state)?;
        let value = self.circuit.values(state).get(0);
        value.map(|v| Ok((self.circuit.ty(v), self.read(v)?))).transpose()
    }

    fn prologue(&mut self, gate: Gate) -> Result<(), String> {
        let circuit = self.circuit;
        let value = match circuit.role(gate) {
            Role::Arg => *self
                .arguments
                .get(circuit.bits(gate) as usize)
                .ok_or("no such argument")?,
            Role::Alloca => {
                let address = self.slots.get(&gate.0).copied().unwrap_or_default();
                let bytes = vec![0xaa; circuit.bits(gate) as usize];
                self.memory
                    .set_bytes(address, &bytes)
                    .map_err(|stop| stop.to_string())?;
                address
            }
            Role::Symbol => self.host.symbol(circuit.bits(gate))?,
            _ => circuit.bits(gate),
        };
        self.set(gate, value);
        Ok(())
    }

    fn set(&mut self, gate: Gate, value: u64) {
        let width = self.circuit.set().type_def(self.circuit.ty(gate)).width;
        let cut = if width == 0 {
            0
        } else {
            value & (u64::MAX >> (64 - width.min(64)))
        };
        self.value[gate.index()] = Some(cut);
    }

    fn compute(&mut self, gate: Gate) -> Result<(), String> {
        let circuit = self.circuit;
        let (def, ty) = (circuit.def(gate), circuit.ty(gate));
        if def.class == Class::Prologue {
            return self.prologue(gate);
        }
        if def.role == Role::Relay {
            self.version[gate.index()] = self.version_of(circuit.depend(gate, 0));
            return Ok(());
        }
        let (types, values) = self.operands(gate)?;
        let args = FoldArgs {
            op: circuit.op(gate),
            ty,
            bits: circuit.bits(gate),
            types: &types,
            values: &values,
        };
        if def.class != Class::Effect {
            let value = self
                .semantics
                .eval(args)
                .ok_or(format!("{} has no semantics here", def.name))?;
            self.set(gate, value);
            return Ok(());
        }
        self.fresh(gate)?;
        let bytes = |ty: Type| (circuit.set().type_def(ty).width / 8).max(1);
        let result = match (def.role, values.as_slice()) {
            (Role::Load, &[address, ..]) => self.memory.read(address, bytes(ty)).map_err(|stop| stop.to_string())?,
            (Role::Store, &[value, address, ..]) => {
                let bytes = bytes(types[0]);
                let written = self.memory.write(address, bytes, value);
                written.map_err(|stop| stop.to_string())?;
                self.events.push(Event::Store { address, bytes, value });
                0
            }
            (Role::Call, [target, arguments @ ..]) => {
                let call = self.call(gate, *target, &types[1..], arguments);
                let result = self.host.call(call, &mut self.memory)?;
                self.set(gate, result);
                self.events.push(Event::Call {
                    target: *target,
                    arguments: arguments.to_vec(),
                    result: (ty != Type::NONE).then(|| self.value[gate.index()].unwrap_or(0)),
                });
                result
            }
            _ => {
                let words: Vec<&[u64]> = values.iter().map(std::slice::from_ref).collect();
                let args = WideArgs {
                    op: args.op,
                    ty,
                    bits: args.bits,
                    types: &types,
                    values: &words,
                };
                let result = self.semantics.run(args, &mut self.memory).ok_or("no semantics")?;
                let result = result.first().copied();
                let operands = values;
                self.events.push(Event::Access { operands, result });
                result.unwrap_or(0)
            }
        };
        self.set(gate, result);
        self.current += u64::from(def.effect.writes());
        self.version[gate.index()] = self.current;
        Ok(())
    }

    fn call<'c>(&self, gate: Gate, target: u64, types: &'c [Type], arguments: &'c [u64]) -> Call<'c> {
        Call {
            op: self.circuit.op(gate),
            bits: self.circuit.bits(gate),
            target,
            types,
            arguments,
            result: self.circuit.ty(gate),
        }
    }

    fn raise(&mut self, gate: Gate) -> Result<bool, String> {
        self.fresh(gate)?;
        let (types, values) = self.operands(gate)?;
        let call = self.call(gate, 0, &types, &values);
        let raised = self.host.raise(call, &mut self.memory)?;
        let result = match raised {
            Raised::Value(value) => {
                self.set(gate, value);
                self.value[gate.index()]
            }
            Raised::Exception => None,
        };
        self.events.push(Event::Raise {
            arguments: values,
            result,
        });
        self.current += 1;
        self.version[gate.index()] = self.current;
        Ok(result.is_some())
    }
}
