//! The machine: frames, the walk over blocks, calls. See the parent module.

use super::plan::{End, NONE, Plan};
use super::{Event, Host, Limits, Memory, Outcome, Program, Run, Semantics, Stop};
use onespec_graph::Type;
use std::rc::Rc;

/// Slots that the frames of all open calls have together at most where gates are computed on demand: bounds memory,
/// where calls never end.
const MAX_DEMANDED: usize = 1 << 22;
/// The same where blocks have an order.
const MAX_SCHEDULED: usize = 1 << 27;

impl Program<'_> {
    /// Runs a function of a module; bits of its result, if it has one. Static data is as it was at the beginning.
    ///
    /// # Errors
    /// If the program ends in another way than by returning.
    pub fn run<S: Semantics + ?Sized>(
        &self,
        function: &str,
        arguments: &[u64],
        host: &mut dyn Host,
        semantics: &mut S,
        limits: Limits,
    ) -> Result<Option<u64>, Stop> {
        let unknown = || Stop::Call(format!("`{function}`"));
        let linked = self.linked.as_ref().ok_or_else(unknown)?;
        let functions = &linked.module.functions;
        let at = functions.iter().position(|f| f.name == function).ok_or_else(unknown)?;
        let run = self.enter(at, arguments, &mut linked.memory.clone(), host, semantics, limits);
        match run.outcome? {
            Outcome::Return(value) if functions[at].signature.result != Type::NONE => {
                Ok(Some(value.map_or(0, |(_, bits)| bits)))
            }
            Outcome::Return(_) => Ok(None),
            Outcome::Throw(_) => Err(Stop::Throw),
        }
    }

    /// Runs one of the circuits by its number. Memory may hold data already, and is there afterwards.
    pub fn enter<S: Semantics + ?Sized>(
        &self,
        function: usize,
        arguments: &[u64],
        memory: &mut Memory,
        host: &mut dyn Host,
        semantics: &mut S,
        limits: Limits,
    ) -> Run {
        Machine::new(self, memory, host, semantics, limits).run(function, arguments)
    }
}

/// All words of a value, where it has more than the bits of its slot.
pub(super) type Words = Option<Rc<[u64]>>;

/// A circuit that is running.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    pub function: usize,
    /// Where its values begin; by slot.
    pub base: usize,
    /// Where its vectors begin, if there are any; by slot.
    pub wide: usize,
    /// Where the entries of its blocks begin, if gates are demanded; by block.
    pub entered: usize,
    block: u32,
    /// The step of the block at which it goes on.
    step: u32,
    /// The edge that control is about to take.
    edge: u32,
    /// The step of the call that it waits for.
    pub call: u32,
    /// How far the stack was taken before.
    stack: u64,
    /// Where its part of the stack ends.
    pub top: u64,
    /// How many entries of blocks there were.
    pub now: u64,
    /// The version of memory that is there.
    pub current: u64,
}

pub(super) struct Machine<'p, 'm, S: ?Sized> {
    pub program: &'p Program<'m>,
    pub memory: &'p mut Memory,
    pub host: &'p mut dyn Host,
    pub semantics: &'p mut S,
    limits: Limits,
    steps: u64,
    events: Vec<Event>,
    /// Whether the semantics know loads and stores.
    pub knows_memory: bool,
    /// The innermost frame, and those that wait for it.
    pub frame: Frame,
    pub callers: Vec<Frame>,
    pub values: Vec<u64>,
    pub wide: Vec<Words>,
    /// The number of the entry of its place for which each value was computed.
    pub computed: Vec<u64>,
    /// The version of memory that each gate gives.
    pub versions: Vec<u64>,
    /// By block: when it was entered last.
    pub entered: Vec<u64>,
    /// Values on their way.
    pub gathered: Vec<u64>,
    /// Slots that are demanded, and whether their inputs are, too.
    pub pending: Vec<(u32, bool)>,
}

impl<'p, 'm, S: Semantics + ?Sized> Machine<'p, 'm, S> {
    pub fn new(
        program: &'p Program<'m>,
        memory: &'p mut Memory,
        host: &'p mut dyn Host,
        semantics: &'p mut S,
        limits: Limits,
    ) -> Machine<'p, 'm, S> {
        let frame = Frame {
            function: 0,
            base: 0,
            wide: 0,
            entered: 0,
            block: 0,
            step: 0,
            edge: NONE,
            call: NONE,
            stack: 0,
            top: 0,
            now: 0,
            current: 0,
        };
        Machine {
            program,
            knows_memory: semantics.knows_memory(),
            memory,
            host,
            semantics,
            limits,
            steps: 0,
            events: Vec::new(),
            frame,
            callers: Vec::new(),
            values: Vec::new(),
            wide: Vec::new(),
            computed: Vec::new(),
            versions: Vec::new(),
            entered: Vec::new(),
            gathered: Vec::new(),
            pending: Vec::new(),
        }
    }

    /// Runs a function until it is left.
    pub fn run(mut self, function: usize, arguments: &[u64]) -> Run {
        let stack = self.memory.stack();
        let outcome = match self.program.plans.get(function) {
            None => Err(Stop::Call(format!("number {function}"))),
            Some(_) if self.limits.depth == 0 => Err(Stop::Depth(0)),
            Some(_) => self.enter(function, arguments).and_then(|()| self.walk()),
        };
        self.memory.pop_frame(stack);
        Run {
            outcome,
            function: self.frame.function,
            events: self.events,
            steps: self.steps,
        }
    }

    pub fn plan(&self) -> &'p Plan {
        &self.program.plans[self.frame.function]
    }

    /// Counts steps.
    #[inline]
    pub fn count(&mut self, steps: u64) -> Result<(), Stop> {
        self.steps += steps;
        match self.steps > self.limits.steps {
            true => Err(Stop::Steps(self.limits.steps)),
            false => Ok(()),
        }
    }

    /// Keeps an event, if there is room for one.
    pub fn note(&mut self, event: impl FnOnce() -> Event) {
        if self.events.len() < self.limits.events {
            self.events.push(event());
        }
    }

    /// Calls a function by a gate of the innermost frame, which waits.
    pub fn call_circuit(&mut self, call: u32, function: usize, arguments: &[u64]) -> Result<(), Stop> {
        let open = self.callers.len() + 1;
        let (plan, step) = (&self.program.plans[function], &self.plan().steps[call as usize]);
        let most = match plan.demanded {
            Some(_) => MAX_DEMANDED,
            None => MAX_SCHEDULED,
        };
        if self.values.len() + plan.frame.len() > most {
            return Err(Stop::Host(step.gate, format!("{open} calls are open: too many")));
        }
        if open >= self.limits.depth {
            return Err(Stop::Depth(self.limits.depth));
        }
        self.frame.call = call;
        self.callers.push(self.frame);
        self.enter(function, arguments)
    }

    /// Makes a frame the innermost one.
    fn enter(&mut self, function: usize, arguments: &[u64]) -> Result<(), Stop> {
        let plan = &self.program.plans[function];
        let stack = self.memory.stack();
        self.frame = Frame {
            function,
            base: self.values.len(),
            wide: self.wide.len(),
            entered: self.entered.len(),
            block: 0,
            step: plan.blocks.first().map_or(0, |block| block.steps.start),
            edge: NONE,
            call: NONE,
            stack,
            top: 0,
            now: 1,
            current: 0,
        };
        self.values.extend_from_slice(&plan.frame);
        if plan.is_wide {
            self.wide.resize(self.wide.len() + plan.frame.len(), None);
        }
        if plan.stack > 0 {
            self.frame.top = self.memory.push_frame(plan.stack).ok_or(Stop::Memory)?;
        }
        match &plan.demanded {
            Some(demanded) => self.enter_demanded(plan, demanded),
            None => {
                for area in &plan.areas {
                    let address = self.stack_slot(*area);
                    self.values[self.frame.base + area.slot as usize] = address;
                }
            }
        }
        for &at in &plan.arguments {
            let step = &plan.steps[at as usize];
            let value = usize::try_from(step.bits).ok().and_then(|number| arguments.get(number));
            match value {
                Some(value) => self.given(plan, step, value & step.mask),
                // On demand this is said where it is needed.
                None if plan.demanded.is_some() => {}
                None => return Err(Stop::Argument(step.gate, step.bits)),
            }
        }
        Ok(())
    }

    /// Leaves the innermost frame; whether another one waits.
    fn leave(&mut self) -> bool {
        self.values.truncate(self.frame.base);
        self.wide.truncate(self.frame.wide);
        self.leave_demanded();
        self.memory.pop_frame(self.frame.stack);
        match self.callers.pop() {
            Some(caller) => {
                self.frame = caller;
                true
            }
            None => false,
        }
    }

    /// Executes blocks until the first function is left.
    fn walk(&mut self) -> Result<Outcome, Stop> {
        loop {
            let plan = self.plan();
            let edge = match self.frame.edge {
                NONE => match self.block(plan)? {
                    Next::Edge(edge) => edge,
                    Next::Called => continue,
                    Next::Left(outcome) => {
                        if !self.leave() {
                            return Ok(outcome);
                        }
                        self.give(outcome)?;
                        continue;
                    }
                },
                edge => edge,
            };
            let Some(taken) = plan.edges.get(edge as usize) else {
                return Err(self.end(plan));
            };
            let copies = &plan.copies[taken.copies.start as usize..taken.copies.end as usize];
            if plan.demanded.is_some() {
                self.frame.edge = edge;
                if self.demand_copies(plan, copies)? {
                    continue;
                }
                self.frame.edge = NONE;
            }
            self.copy(plan, copies);
            if plan.demanded.is_some() {
                self.follow(taken.block, copies)?;
            }
            self.frame.block = taken.block;
            self.frame.step = plan
                .blocks
                .get(taken.block as usize)
                .map_or(0, |block| block.steps.start);
        }
    }

    /// Nothing follows the state at which control is.
    fn end(&self, plan: &Plan) -> Stop {
        let entry = || self.program.circuits[self.frame.function].state_entry();
        let last = plan.blocks.get(self.frame.block as usize).map(|block| block.last);
        Stop::End(last.map_or_else(entry, |last| plan.steps[last as usize].gate))
    }

    /// Executes the rest of the block where control is.
    fn block(&mut self, plan: &'p Plan) -> Result<Next, Stop> {
        let Some(block) = plan.blocks.get(self.frame.block as usize) else {
            return Err(self.end(plan));
        };
        let from = self.frame.step;
        self.count(1 + u64::from(block.steps.end - from))?;
        for at in from..block.steps.end {
            if self.step(plan, at)? {
                if let Some(caller) = self.callers.last_mut() {
                    caller.step = at + 1;
                }
                return Ok(Next::Called);
            }
        }
        let inputs = !matches!(block.end, End::Go(_));
        if plan.demanded.is_some() && inputs && self.demand_inputs(plan, block.last)? {
            return Ok(Next::Called);
        }
        let value = |slot: u32| self.values[self.frame.base + slot as usize];
        let bits =
            |value: Option<(u32, Type)>| value.map(|(slot, ty)| (ty, self.values[self.frame.base + slot as usize]));
        Ok(Next::Edge(match block.end {
            End::Return(given) => return Ok(Next::Left(Outcome::Return(bits(given)))),
            End::Throw(given) => return Ok(Next::Left(Outcome::Throw(bits(given)))),
            End::Go(edge) => edge,
            End::Branch(slot, [yes, no]) => match value(slot) {
                0 => no,
                _ => yes,
            },
            End::Switch(slot, number) => {
                let (cases, other) = &plan.switches[number as usize];
                cases.get(&value(slot)).copied().unwrap_or(*other)
            }
            End::Fork([yes, no]) => match self.instruction(plan, block.last)?.taken {
                true => yes,
                false => no,
            },
            End::Raise([fine, threw]) => match self.raise(plan, block.last)? {
                true => fine,
                false => threw,
            },
        }))
    }

    /// The result of a function that was left goes to the call that waits for it.
    fn give(&mut self, outcome: Outcome) -> Result<(), Stop> {
        let plan = self.plan();
        let step = &plan.steps[self.frame.call as usize];
        match outcome {
            Outcome::Return(value) => {
                self.give_value(plan, step, value.map_or(0, |(_, bits)| bits) & step.mask);
                Ok(())
            }
            Outcome::Throw(_) => Err(Stop::Host(step.gate, "the circuit that it calls threw".into())),
        }
    }

    /// What phis take through an edge, all at once: one may be the source of another.
    #[inline]
    fn copy(&mut self, plan: &Plan, copies: &[(u32, u32)]) {
        let base = self.frame.base;
        if let [(to, from)] = copies
            && !plan.is_wide
        {
            self.values[base + *to as usize] = self.values[base + *from as usize];
            return;
        }
        self.gathered.clear();
        let values = &self.values;
        let read = |(_, from): &(u32, u32)| values[base + *from as usize];
        self.gathered.extend(copies.iter().map(read));
        for ((to, _), value) in copies.iter().zip(&self.gathered) {
            self.values[base + *to as usize] = *value;
        }
        if plan.is_wide {
            let wide = self.frame.wide;
            let read = |(_, from): &(u32, u32)| self.wide[wide + *from as usize].clone();
            let read: Vec<Words> = copies.iter().map(read).collect();
            for ((to, _), words) in copies.iter().zip(read) {
                self.wide[wide + *to as usize] = words;
            }
        }
    }
}

/// What follows a block.
enum Next {
    Edge(u32),
    /// A function is called; the block goes on when it is left.
    Called,
    /// The function is left.
    Left(Outcome),
}
