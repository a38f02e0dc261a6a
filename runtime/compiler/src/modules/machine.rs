//! The machine of modules: frames, the walk over blocks, calls.

use super::Surroundings;
use super::memory::{Memory, Region};
use super::plan::{Does, End, Plan, Step};
use super::trap::Trap;
use crate::verify::{self, verify_module};
use hashbrown::HashMap;
use onespec_graph::module::{Function, Module, Symbol};
use onespec_graph::semantics::{Semantics, WideArgs};
use onespec_graph::set::FoldArgs;
use onespec_graph::text::gate_name;
use onespec_graph::{GateSet, Type};

/// Where functions begin: nothing can be read there.
const CODE: u64 = 0x100;

/// Bounds of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Gates and blocks.
    pub steps: u64,
    /// Calls in each other.
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            steps: 10_000_000_000,
            depth: 100_000,
        }
    }
}

/// A module that is ready to run.
pub struct Program<'m> {
    module: &'m Module,
    plans: Vec<Plan>,
    /// Address of each symbol.
    addresses: Vec<u64>,
    functions: HashMap<u64, Symbol>,
    memory: Memory,
}

/// A function that is running.
struct Frame {
    function: usize,
    /// Where its values begin.
    base: usize,
    block: u32,
    step: u32,
    stack: u64,
}

struct Run<'p, 'm> {
    program: &'p Program<'m>,
    set: &'static GateSet,
    memory: Memory,
    surroundings: &'p mut dyn Surroundings,
    semantics: &'p mut dyn Semantics,
    limits: Limits,
    steps: u64,
    frames: Vec<Frame>,
    values: Vec<u64>,
    /// Values of vectors, by their place in `values`.
    vectors: HashMap<usize, Vec<u64>>,
    gathered: Vec<u64>,
    result: u64,
}

impl<'m> Program<'m> {
    /// Lays out static data and schedules every function.
    ///
    /// # Errors
    /// If the module does not verify, there is too much data, or a circuit can't be scheduled.
    pub fn new(module: &'m Module) -> Result<Program<'m>, Trap> {
        verify_module(module, &verify::Options::errors()).map_err(|found| {
            let first = found.list().first().map_or_else(String::new, ToString::to_string);
            Trap::Module(first)
        })?;
        let mut memory = Memory::default();
        let mut addresses = Vec::with_capacity(module.symbols.len());
        let mut functions = HashMap::new();
        for (number, symbol) in (0..).zip(&module.symbols) {
            let address = match symbol {
                Symbol::Data(at) => {
                    let data = &module.data[*at as usize];
                    let place = memory.grow(Region::Data, data.size(), data.align.into(), 0);
                    let place = place.ok_or(Trap::Memory)?;
                    memory.set_bytes(place, &data.bytes)?;
                    place
                }
                symbol => {
                    let address = CODE + 4 * number;
                    functions.insert(address, *symbol);
                    address
                }
            };
            addresses.push(address);
        }
        for (number, symbol) in module.symbols.iter().enumerate() {
            let Symbol::Data(at) = symbol else { continue };
            for relocation in &module.data[*at as usize].relocations {
                let target = addresses.get(relocation.symbol as usize).copied().unwrap_or(0);
                let value = target.wrapping_add_signed(relocation.addend);
                memory.write(addresses[number].wrapping_add(relocation.offset), 8, value)?;
            }
        }
        let plans = module.functions.iter().map(|f| Plan::new(&f.circuit));
        Ok(Program {
            plans: plans.collect::<Result<_, Trap>>()?,
            module,
            addresses,
            functions,
            memory,
        })
    }

    /// Runs a function; bits of its result, if it has one. Static data is as it was at the beginning.
    ///
    /// # Errors
    /// If the program ends in another way than by returning.
    pub fn run(
        &self,
        function: &str,
        arguments: &[u64],
        surroundings: &mut dyn Surroundings,
        semantics: &mut dyn Semantics,
        limits: Limits,
    ) -> Result<Option<u64>, Trap> {
        let at = self.module.functions.iter().position(|f| f.name == function);
        let at = at.ok_or_else(|| Trap::Call(format!("`{function}`")))?;
        let mut run = Run {
            program: self,
            set: self.module.set,
            memory: self.memory.clone(),
            surroundings,
            semantics,
            limits,
            steps: 0,
            frames: Vec::new(),
            values: Vec::new(),
            vectors: HashMap::new(),
            gathered: Vec::new(),
            result: 0,
        };
        run.enter(at, arguments)?;
        run.walk()?;
        let result = self.module.functions[at].signature.result;
        Ok((result != Type::NONE).then_some(run.result))
    }
}

impl Run<'_, '_> {
    fn function(&self, function: usize) -> &Function {
        &self.program.module.functions[function]
    }

    fn enter(&mut self, function: usize, arguments: &[u64]) -> Result<(), Trap> {
        if self.frames.len() >= self.limits.depth {
            return Err(Trap::Depth(self.limits.depth));
        }
        let program = self.program;
        let plan = &program.plans[function];
        let base = self.values.len();
        self.values.extend_from_slice(&plan.frame);
        for &(to, number) in &plan.arguments {
            let value = arguments.get(number as usize).copied();
            self.values[base + to as usize] =
                value.ok_or_else(|| Trap::Call(format!("`{}` with so few arguments", self.function(function).name)))?;
        }
        for &(to, number) in &plan.symbols {
            let address = program.addresses.get(number as usize).copied();
            self.values[base + to as usize] =
                address.ok_or_else(|| Trap::Module(format!("there is no symbol {number}")))?;
        }
        let stack = self.memory.size(Region::Stack);
        for &(to, bytes) in &plan.areas {
            let address = self.memory.grow(Region::Stack, bytes, 16, 0xaa);
            self.values[base + to as usize] = address.ok_or(Trap::Memory)?;
        }
        self.frames.push(Frame {
            function,
            base,
            block: 0,
            step: plan.blocks.first().map_or(0, |b| b.steps.start),
            stack,
        });
        Ok(())
    }

    /// Leaves the innermost function.
    fn leave(&mut self) {
        if let Some(frame) = self.frames.pop() {
            if self.program.plans[frame.function].wide {
                let base = frame.base;
                self.vectors.retain(|at, _| *at < base);
            }
            self.values.truncate(frame.base);
            self.memory.shrink(Region::Stack, frame.stack);
        }
    }

    fn walk(&mut self) -> Result<(), Trap> {
        let program = self.program;
        'frames: while let Some(frame) = self.frames.last() {
            let (function, base, block, from) = (frame.function, frame.base, frame.block, frame.step);
            let plan = &program.plans[function];
            let Some(here) = plan.blocks.get(block as usize) else {
                return Err(Trap::Stuck);
            };
            self.steps += 1 + u64::from(here.steps.end - from);
            if self.steps > self.limits.steps {
                return Err(Trap::Steps(self.limits.steps));
            }
            for at in from..here.steps.end {
                let step = &plan.steps[at as usize];
                if step.does == Does::Call {
                    let depth = self.frames.len();
                    self.call(plan, step, base)?;
                    if self.frames.len() > depth {
                        self.frames[depth - 1].step = at + 1;
                        // Where the result goes when it is there.
                        continue 'frames;
                    }
                    continue;
                }
                self.step(plan, step, base, function)?;
            }
            let edge = match here.end {
                End::Return(value) => {
                    self.result = value.map_or(0, |at| self.values[base + at as usize]);
                    self.leave();
                    self.give();
                    continue;
                }
                End::Throw => return Err(Trap::Throw),
                End::Stuck => return Err(Trap::Stuck),
                End::Go(edge) => edge,
                End::Branch(at, [yes, no]) => match self.values[base + at as usize] {
                    0 => no,
                    _ => yes,
                },
                End::Switch(at, number) => {
                    let (cases, other) = &plan.switches[number as usize];
                    let value = self.values[base + at as usize];
                    cases.get(&value).copied().unwrap_or(*other)
                }
            };
            let edge = plan.edges.get(edge as usize).ok_or(Trap::Stuck)?;
            self.go(plan, edge.block, edge.copies.clone(), base);
        }
        Ok(())
    }

    /// The result of a function that was left goes to the call that is waiting.
    fn give(&mut self) {
        let Some(frame) = self.frames.last() else { return };
        let plan = &self.program.plans[frame.function];
        let call = &plan.steps[frame.step as usize - 1];
        if call.to != 0 {
            let at = frame.base + call.to as usize;
            self.values[at] = cut(self.set, call.ty, self.result);
        }
    }

    fn go(&mut self, plan: &Plan, block: u32, copies: std::ops::Range<u32>, base: usize) {
        // All at once: one may be the source of another.
        let copies = &plan.copies[copies.start as usize..copies.end as usize];
        self.gathered.clear();
        let values = &self.values;
        self.gathered
            .extend(copies.iter().map(|(_, from)| values[base + *from as usize]));
        let wide: Vec<Option<Vec<u64>>> = match plan.wide {
            true => copies
                .iter()
                .map(|(_, from)| self.vectors.get(&(base + *from as usize)).cloned())
                .collect(),
            false => Vec::new(),
        };
        for (i, (to, _)) in copies.iter().enumerate() {
            let at = base + *to as usize;
            self.values[at] = self.gathered[i];
            if let Some(Some(words)) = wide.get(i) {
                self.vectors.insert(at, words.clone());
            }
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.block = block;
            frame.step = plan.blocks.get(block as usize).map_or(0, |b| b.steps.start);
        }
    }

    fn gather(&mut self, plan: &Plan, step: &Step, base: usize) {
        self.gathered.clear();
        let places = &plan.operands[step.operands.start as usize..step.operands.end as usize];
        let values = &self.values;
        self.gathered
            .extend(places.iter().map(|at| values[base + *at as usize]));
    }

    fn step(&mut self, plan: &Plan, step: &Step, base: usize, function: usize) -> Result<(), Trap> {
        let types = &plan.types[step.operands.start as usize..step.operands.end as usize];
        let bytes = |set: &GateSet, ty: Type| (set.type_def(ty).width / 8).max(1);
        let result = match step.does {
            Does::Wide => return self.wide(plan, step, base, function),
            Does::Compute => {
                self.gather(plan, step, base);
                let args = FoldArgs {
                    op: step.op,
                    ty: step.ty,
                    bits: step.bits,
                    types,
                    values: &self.gathered,
                };
                match (self.set.fold)(args) {
                    Some(value) => value,
                    // The gates of a target may be known to the other semantics only.
                    None => return self.wide(plan, step, base, function),
                }
            }
            Does::Load => {
                self.gather(plan, step, base);
                if self.set.type_def(step.ty).lanes > 0 {
                    return self.wide(plan, step, base, function);
                }
                let value = self.memory.read(self.gathered[0], bytes(self.set, step.ty))?;
                cut(self.set, step.ty, value)
            }
            Does::Store | Does::Call => {
                self.gather(plan, step, base);
                self.memory
                    .write(self.gathered[1], bytes(self.set, types[0]), self.gathered[0])?;
                0
            }
        };
        self.values[base + step.to as usize] = result;
        Ok(())
    }

    fn wide(&mut self, plan: &Plan, step: &Step, base: usize, function: usize) -> Result<(), Trap> {
        let range = step.operands.start as usize..step.operands.end as usize;
        let types = &plan.types[range.clone()];
        let places: Vec<usize> = plan.operands[range].iter().map(|at| base + *at as usize).collect();
        let mut values: Vec<&[u64]> = Vec::with_capacity(places.len());
        for (at, ty) in places.iter().zip(types) {
            values.push(match self.set.type_def(*ty).lanes {
                0 => std::slice::from_ref(&self.values[*at]),
                _ => self.vectors.get(at).map_or(&[], |words| words.as_slice()),
            });
        }
        let operation = WideArgs {
            op: step.op,
            ty: step.ty,
            bits: step.bits,
            types,
            values: &values,
        };
        let Some(words) = self.semantics.run(operation, &mut self.memory) else {
            let function = self.function(function);
            let name = self.set.def(step.op).name;
            let gate = gate_name(&function.circuit, step.gate);
            return Err(Trap::NoSemantics(format!("{name} ({gate} of `{}`)", function.name)));
        };
        if step.to != 0 {
            let at = base + step.to as usize;
            match self.set.type_def(step.ty).lanes {
                0 => self.values[at] = cut(self.set, step.ty, words.first().copied().unwrap_or(0)),
                _ => {
                    self.vectors.insert(at, words);
                }
            }
        }
        Ok(())
    }

    fn call(&mut self, plan: &Plan, step: &Step, base: usize) -> Result<(), Trap> {
        self.gather(plan, step, base);
        let gathered = std::mem::take(&mut self.gathered);
        let [target, arguments @ ..] = gathered.as_slice() else {
            return Err(Trap::Call("nothing".into()));
        };
        let done = match self.program.functions.get(target) {
            Some(Symbol::Function(at)) => self.enter(*at as usize, arguments),
            Some(Symbol::Extern(at)) => {
                let name = &self.program.module.externs[*at as usize].name;
                let result = self.surroundings.call(name, arguments, &mut self.memory);
                result.map(|value| {
                    if step.to != 0 {
                        self.values[base + step.to as usize] = cut(self.set, step.ty, value);
                    }
                })
            }
            _ => Err(Trap::Call(format!("the address {target:#x}"))),
        };
        self.gathered = gathered;
        done
    }
}

/// Bits of a value in a type.
fn cut(set: &GateSet, ty: Type, value: u64) -> u64 {
    match set.type_def(ty).width {
        0 => 0,
        width => value & (u64::MAX >> (64 - width.min(64))),
    }
}
