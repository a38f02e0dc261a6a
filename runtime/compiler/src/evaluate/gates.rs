//! What each gate does.

use super::exchange;
use super::machine::{Machine, Words};
use super::plan::{Area, Does, Plan, Step};
use super::{Call, Event, Memory, Raised, Semantics, Stop};
use onespec_graph::Type;
use onespec_graph::module::Symbol;
use onespec_graph::semantics::{GateMemory, WideArgs, width};
use onespec_graph::set::FoldArgs;

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

impl<'p, S: Semantics + ?Sized> Machine<'p, '_, S> {
    /// The value of a gate on scalars by its semantics, `None` where it has none.
    #[inline(always)]
    fn scalar(&mut self, plan: &Plan, step: &Step) -> Option<u64> {
        let inputs = &plan.inputs[step.values()];
        let mut few = [0; 4];
        let values = if inputs.len() <= few.len() {
            for (value, slot) in few.iter_mut().zip(inputs) {
                *value = self.values[self.frame.base + *slot as usize];
            }
            &few[..inputs.len()]
        } else {
            self.gather(plan, step);
            &self.gathered
        };
        self.semantics.eval(FoldArgs {
            op: step.op,
            ty: step.ty,
            bits: step.bits,
            types: &plan.types[step.values()],
            values,
        })
    }

    /// Reads the values of a step's inputs.
    pub(super) fn gather(&mut self, plan: &Plan, step: &Step) {
        let base = self.frame.base;
        self.gathered.clear();
        let values = &self.values;
        let inputs = &plan.inputs[step.values()];
        self.gathered
            .extend(inputs.iter().map(|slot| values[base + *slot as usize]));
    }

    /// Executes a step whose inputs are there; whether it calls a function, whose result goes to the step's slot later.
    #[inline(always)]
    pub(super) fn step(&mut self, plan: &'p Plan, at: u32) -> Result<bool, Stop> {
        let step = &plan.steps[at as usize];
        // Most steps are of this kind: they are worth a way of their own.
        if step.does == Does::Compute
            && let Some(value) = self.scalar(plan, step)
        {
            self.values[self.frame.base + step.to as usize] = value & step.mask;
            return Ok(false);
        }
        self.any_step(plan, at)
    }

    /// Executes a step that is no gate on scalars.
    #[inline(never)]
    fn any_step(&mut self, plan: &'p Plan, at: u32) -> Result<bool, Stop> {
        let step = &plan.steps[at as usize];
        let value = match step.does {
            Does::Load | Does::Store if self.knows_memory => self.general(plan, step)?,
            Does::Load => {
                self.gather(plan, step);
                let &[address, ..] = self.gathered.as_slice() else {
                    return Err(Stop::NoSemantics(step.gate));
                };
                self.memory.read(address, step.bytes)?
            }
            Does::Store => {
                self.gather(plan, step);
                let &[value, address, ..] = self.gathered.as_slice() else {
                    return Err(Stop::NoSemantics(step.gate));
                };
                let bytes = step.bytes;
                self.memory.write(address, bytes, value)?;
                self.note(|| Event::Store { address, bytes, value });
                0
            }
            Does::Call => match self.call(plan, at)? {
                Some(value) => value,
                None => return Ok(true),
            },
            // Gates of a target may be known to the wider semantics only.
            Does::General | Does::Compute => self.general(plan, step)?,
            Does::Instruction => self.instruction(plan, at)?.result.unwrap_or(0),
            Does::Constant => step.bits,
            Does::Argument => return Err(Stop::Argument(step.gate, step.bits)),
            Does::Symbol => (self.host.symbol(step.bits)).map_err(|why| Stop::Host(step.gate, why))?,
            Does::StackSlot => self.stack_slot(plan.areas[step.bits as usize]),
            Does::Relay | Does::Control => 0,
        };
        self.values[self.frame.base + step.to as usize] = value & step.mask;
        Ok(false)
    }

    /// The address of a stack slot of the frame, in which nothing was written.
    pub(super) fn stack_slot(&mut self, area: Area) -> u64 {
        let address = self.frame.top.wrapping_sub(area.below);
        self.memory.clear_slot(address, area.bytes);
        address
    }

    /// A gate of any width by its semantics, and what it writes; the lowest word of its value.
    fn general(&mut self, plan: &Plan, step: &Step) -> Result<u64, Stop> {
        let (base, wide) = (self.frame.base, self.frame.wide);
        let set = self.program.circuits[self.frame.function].set();
        let inputs = plan.inputs[step.values()].iter().zip(&plan.types[step.values()]);
        let words = |(slot, ty): (&u32, &Type)| -> &[u64] {
            let words = match set.type_def(*ty).lanes {
                0 => None,
                _ => self.wide[wide + *slot as usize].as_deref(),
            };
            words.unwrap_or(std::slice::from_ref(&self.values[base + *slot as usize]))
        };
        let values: Vec<&[u64]> = inputs.map(words).collect();
        let args = WideArgs {
            op: step.op,
            ty: step.ty,
            bits: step.bits,
            types: &plan.types[step.values()],
            values: &values,
        };
        let mut memory = Recorder {
            memory: self.memory,
            writes: Vec::new(),
        };
        let mut result = self.semantics.run(args, &mut memory);
        if result.is_none() {
            result = exchange::run(self.semantics, set, args, &mut memory);
        }
        let mut result = result.ok_or(Stop::NoSemantics(step.gate))?;
        let writes = memory.writes;
        if writes.is_empty() && step.writes {
            // Something that orders accesses, or an exchange that found another value: seen, though nothing is written.
            self.gather(plan, step);
            let (operands, result) = (self.gathered.clone(), result.first().copied());
            self.note(|| Event::Access { operands, result });
        }
        writes.into_iter().for_each(|write| self.note(|| write));
        let low = result.first().copied().unwrap_or(0);
        let ty = set.type_def(step.ty);
        if ty.lanes > 0 {
            result.resize(width(ty, self.semantics.scale()).div_ceil(64) as usize, 0);
            self.set_words(step, Some(result.into()));
        }
        Ok(low)
    }

    /// Keeps all words of a value.
    pub(super) fn set_words(&mut self, step: &Step, words: Words) {
        if let Some(kept) = self.wide.get_mut(self.frame.wide + step.to as usize) {
            *kept = words;
        }
    }

    /// Calls a function: its result, or `None` where a circuit is called.
    fn call(&mut self, plan: &'p Plan, at: u32) -> Result<Option<u64>, Stop> {
        let step = &plan.steps[at as usize];
        self.gather(plan, step);
        let gathered = std::mem::take(&mut self.gathered);
        let done = match gathered.as_slice() {
            [target, arguments @ ..] => self.call_target(plan, at, *target, arguments),
            [] => Err(Stop::NoSemantics(step.gate)),
        };
        self.gathered = gathered;
        done
    }

    fn call_target(&mut self, plan: &'p Plan, at: u32, value: u64, arguments: &[u64]) -> Result<Option<u64>, Stop> {
        let program = self.program;
        let step = &plan.steps[at as usize];
        let target = self.target(plan, at, value)?;
        let circuit = match &program.linked {
            Some(linked) => match linked.functions.get(&target) {
                Some(Symbol::Function(function)) => Some(*function as usize),
                Some(Symbol::Extern(_)) => None,
                _ => return Err(Stop::Call(format!("the address {target:#x}"))),
            },
            None => self
                .host
                .function(target)
                .filter(|function| *function < program.plans.len()),
        };
        if let Some(function) = circuit {
            self.call_circuit(at, function, arguments)?;
            return Ok(None);
        }
        let called = program
            .linked
            .as_ref()
            .and_then(|linked| match linked.functions.get(&target) {
                Some(Symbol::Extern(number)) => linked.module.externs.get(*number as usize),
                _ => None,
            });
        let result = match called {
            Some(called) => self.host.external(&called.name, arguments, self.memory)?,
            None => {
                let types = &plan.types[step.values()];
                let call = Call {
                    op: step.op,
                    bits: step.bits,
                    target,
                    types: types.get(1..).unwrap_or_default(),
                    arguments,
                    result: step.ty,
                };
                (self.host.call(call, self.memory)).map_err(|why| Stop::Host(step.gate, why))?
            }
        };
        self.note(|| Event::Call {
            target,
            arguments: arguments.to_vec(),
            result: (step.ty != Type::NONE).then_some(result & step.mask),
        });
        Ok(Some(result))
    }

    /// An operation that may throw; whether it did not.
    pub(super) fn raise(&mut self, plan: &Plan, at: u32) -> Result<bool, Stop> {
        let step = &plan.steps[at as usize];
        self.gather(plan, step);
        let arguments = std::mem::take(&mut self.gathered);
        let call = Call {
            op: step.op,
            bits: step.bits,
            target: 0,
            types: &plan.types[step.values()],
            arguments: &arguments,
            result: step.ty,
        };
        let raised = self.host.raise(call, self.memory);
        let result = match raised.map_err(|why| Stop::Host(step.gate, why))? {
            Raised::Value(value) => Some(value & step.mask),
            Raised::Exception => None,
        };
        self.note(|| Event::Raise { arguments, result });
        self.give_value(plan, step, result.unwrap_or(0));
        Ok(result.is_some())
    }
}
