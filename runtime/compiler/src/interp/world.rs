//! What all calls of a run share: memory, semantics, the host, counts of work, observed events.

use super::{Call, Event, Function, Host, Limits, Memory, Stop};
use onespec_graph::semantics::{GateMemory, Semantics, WideArgs};
use onespec_graph::{Circuit, Gate, Role, Type};
use std::rc::Rc;

pub(super) struct World<'a> {
    pub functions: &'a [Function<'a>],
    pub semantics: &'a mut dyn Semantics,
    pub host: &'a mut dyn Host,
    pub memory: &'a mut Memory,
    pub limits: Limits,
    pub steps: u64,
    pub events: Vec<Event>,
}

/// Memory that keeps what is written.
struct Recorder<'a> {
    memory: &'a mut Memory,
    writes: Vec<Event>,
}

impl GateMemory for Recorder<'_> {
    fn load(&mut self, address: u64, bytes: u32) -> Option<u64> {
        self.memory.load(address, bytes)
    }

    fn store(&mut self, address: u64, bytes: u32, value: u64) -> bool {
        self.writes.push(Event::Store { address, bytes, value });
        self.memory.store(address, bytes, value)
    }
}

/// Operands of a gate.
#[derive(Default)]
pub(super) struct Operands {
    pub types: Vec<Type>,
    /// The lowest word of each.
    pub values: Vec<u64>,
    /// All words of those that are vectors.
    pub vectors: Vec<Option<Rc<[u64]>>>,
}

impl World<'_> {
    pub fn step(&mut self) -> Result<(), Stop> {
        self.steps += 1;
        if self.steps > self.limits.steps {
            return Err(Stop::Steps(self.limits.steps));
        }
        Ok(())
    }

    pub fn note(&mut self, event: Event) {
        if self.events.len() < self.limits.events {
            self.events.push(event);
        }
    }

    /// A gate of any width by its semantics, and what it writes. `None` where it has none here.
    pub fn run(&mut self, circuit: &Circuit, gate: Gate, operands: &Operands) -> Option<Vec<u64>> {
        let words = operands.values.iter().zip(&operands.vectors);
        let words: Vec<&[u64]> = words
            .map(|(value, vector)| vector.as_deref().unwrap_or(std::slice::from_ref(value)))
            .collect();
        let args = WideArgs {
            op: circuit.op(gate),
            ty: circuit.ty(gate),
            bits: circuit.bits(gate),
            types: &operands.types,
            values: &words,
        };
        let mut memory = Recorder {
            memory: self.memory,
            writes: Vec::new(),
        };
        let result = self.semantics.run(args, &mut memory)?;
        let writes = memory.writes;
        let def = circuit.def(gate);
        if writes.is_empty() && def.effect.writes() {
            // Something that orders accesses, or an exchange that found another value: seen, though nothing is written.
            self.note(Event::Access {
                operands: operands.values.clone(),
                result: result.first().copied(),
            });
        }
        writes.into_iter().for_each(|write| self.note(write));
        Some(result)
    }

    /// An access that every engine does alike, where semantics say nothing of memory.
    pub fn plain(&mut self, circuit: &Circuit, gate: Gate, operands: &Operands) -> Option<Vec<u64>> {
        let bytes = |ty: Type| (circuit.set().type_def(ty).width / 8).max(1);
        match (
            circuit.role(gate),
            operands.values.as_slice(),
            operands.types.as_slice(),
        ) {
            (Role::Load, &[address, ..], _) => Some(vec![self.memory.read(address, bytes(circuit.ty(gate)))]),
            (Role::Store, &[value, address, ..], &[ty, ..]) => {
                let bytes = bytes(ty);
                self.memory.write(address, bytes, value);
                self.note(Event::Store { address, bytes, value });
                Some(Vec::new())
            }
            _ => None,
        }
    }

    /// Calls a function of the host.
    pub fn call(&mut self, call: Call<'_>, gate: Gate) -> Result<u64, Stop> {
        let result = (self.host.call(call, self.memory)).map_err(|why| Stop::Host(gate, why))?;
        Ok(result)
    }
}
