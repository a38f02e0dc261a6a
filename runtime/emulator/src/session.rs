//! A run in progress: a machine, its memory, an engine, and what watches them (budget, trace).

use crate::engine::front_end::{Executed, FrontEnd};
use crate::engine::{Engine, Runner, StopReason, Tiers, step};
use crate::environment::Environment;
use crate::lines::Lines;
use crate::memory::Bus;
use crate::messages::shown;
use crate::pipeline::{Cycles, Early, Pipeline};
use onespec_core::exec::{Machine, Stop};
use onespec_core::isa::Isa;
use std::fmt::Write as _;
use std::io::Write;
use std::rc::Rc;
use std::time::Instant;

/// Disassembles a word at an address.
pub type Disassemble = Rc<dyn Fn(u64, u64) -> String>;

/// A run in progress.
pub struct Session<M: Machine> {
    /// The machine: state, and the code that executes on it.
    pub m: M,
    /// Memory, devices and services.
    pub bus: Bus,
    /// The description as tables.
    pub isa: &'static Isa,
    /// Disassembler, for traces and reports.
    pub disassemble: Disassemble,
    /// Instructions that may retire.
    pub max_insns: u64,
    /// When the run is to end; nobody asks the clock where there is none.
    pub deadline: Option<Instant>,
    runner: Runner<M>,
    /// What a step executed.
    executed: Vec<Executed>,
    trace: Option<Trace>,
    pipeline: Option<Pipeline>,
    early: Option<Early>,
    /// Lines of the program's sources, where cycles are counted.
    lines: Lines,
    environment: Environment,
}

/// Where trace lines go, and the state before the instruction.
struct Trace {
    out: Box<dyn Write>,
    before: Vec<u64>,
    after: Vec<u64>,
    lines: Lines,
    /// The line that was told last.
    told: String,
}

impl<M: Machine> Session<M> {
    /// The reference engine goes instruction by instruction. A trace, a pipeline and a front end go step by step in any case.
    pub fn new(
        m: M,
        bus: Bus,
        isa: &'static Isa,
        disassemble: Disassemble,
        (engine, tiers): (Engine, Tiers),
    ) -> Session<M> {
        let environment = Environment::of(isa);
        let runner = match environment.front_end.is_empty() {
            true => Runner::new(engine, tiers),
            false => Runner::FrontEnd(Box::default()),
        };
        Session {
            m,
            bus,
            isa,
            disassemble,
            max_insns: u64::MAX,
            deadline: None,
            runner,
            executed: Vec::new(),
            trace: None,
            pipeline: None,
            early: None,
            lines: Lines::default(),
            environment,
        }
    }

    /// Counts cycles from now on. An instruction that comes too early stops the run as a trap does: see [`Session::early`]. The lines
    /// of the program's sources say where it is from.
    pub fn set_pipeline(&mut self, pipeline: Pipeline, lines: Lines) {
        self.pipeline = Some(pipeline);
        self.lines = lines;
    }

    /// ` (file:line)` of an instruction's source, when it is known.
    pub fn source(&self, pc: u64) -> String {
        let found = self.lines.at(pc);
        found.map_or_else(String::new, |(file, line)| format!(" ({}:{line})", shown(file)))
    }

    /// Cycles so far, if they are counted.
    pub fn cycles(&self) -> Option<Cycles> {
        self.pipeline.as_ref().map(Pipeline::cycles)
    }

    /// The instruction that came too early, once one has.
    pub fn early(&self) -> Option<&Early> {
        self.early.as_ref()
    }

    /// Writes a line for every instruction from now on, and the line of the source where it changes.
    pub fn set_trace(&mut self, out: Box<dyn Write>, lines: Lines) {
        self.trace = Some(Trace {
            out,
            before: Vec::new(),
            after: Vec::new(),
            lines,
            told: String::new(),
        });
    }

    /// Begins again with a machine in the state of a start: devices and the clock are reset, memory and what is decoded of it
    /// stay.
    pub fn restart(&mut self, m: &M) {
        self.m.clone_from(m);
        self.bus.restart();
        self.early = None;
        if let Some(pipeline) = &mut self.pipeline {
            pipeline.restart();
        }
    }

    /// Whether the deadline has passed.
    pub fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// The number of retired instructions at which to look at the clock again.
    pub fn next_look(&self) -> u64 {
        /// Less than a second on the reference evaluator, a millisecond on generated code.
        const LOOK_EVERY: u64 = 200_000;
        match self.deadline {
            Some(_) => self.bus.retired.saturating_add(LOOK_EVERY),
            None => u64::MAX,
        }
    }

    /// Runs until something happens, `until` instructions have retired, or the budget is used up.
    pub fn advance(&mut self, until: u64) -> StopReason {
        let pause = self.go_on(until);
        if pause == StopReason::Trap && self.early.is_none() && !self.environment.word_traps.is_empty() {
            let (pc, trap) = (self.m.pc(), self.m.trap());
            let word = step::fetch(&mut self.m, &mut self.bus, pc).map_or(0, |fetched| fetched.word);
            self.m.set_trap(self.environment.completed(self.isa, trap, word));
        }
        pause
    }

    fn go_on(&mut self, until: u64) -> StopReason {
        let until = until.min(self.max_insns);
        if self.trace.is_none() && self.pipeline.is_none() {
            return self.runner.run(&mut self.m, &mut self.bus, until);
        }
        if self.bus.retired >= until {
            return StopReason::Limit;
        }
        let pc = self.m.pc();
        self.tell_place(pc);
        let done = self.one(pc);
        if let Some(trace) = &mut self.trace {
            let line = match &done {
                Ok((word, len)) => {
                    self.m.read_all(&mut trace.after);
                    let text = (self.disassemble)(*word, pc);
                    let mut line = format!("{pc:x}: {word:0w$x}  {text:<32}", w = 2 * *len as usize);
                    for ((name, old), new) in self.m.names().iter().zip(&trace.before).zip(&trace.after) {
                        if old != new && name != "pc" {
                            // Writing to a String cannot fail.
                            let _ = write!(line, " {name}={}", value(&self.m, name, *new));
                        }
                    }
                    line
                }
                Err(_) => match &self.early {
                    Some(early) => format!("{pc:x}: too early: {}", early.message),
                    None => format!("{pc:x}: trap {}", crate::messages::cause(self.isa, self.m.trap())),
                },
            };
            // A trace that nobody reads any more does not end the run.
            drop(writeln!(trace.out, "{}", line.trim_end()));
        }
        match done {
            Ok(_) => StopReason::Event,
            Err(Stop) => StopReason::Trap,
        }
    }

    /// Writes the line of the source into the trace, where it changes, and notes the state before the instruction.
    fn tell_place(&mut self, pc: u64) {
        let Some(trace) = &mut self.trace else { return };
        self.m.read_all(&mut trace.before);
        if let Some((file, line)) = trace.lines.at(pc) {
            let place = format!("# {}:{line}", crate::messages::shown(file));
            if place != trace.told {
                drop(writeln!(trace.out, "{place}"));
                trace.told = place;
            }
        }
    }

    /// Has the run come back at these addresses; false where it does not look at addresses by itself.
    pub fn stop_at(&mut self, places: &[u64]) -> bool {
        match &mut self.runner {
            Runner::FrontEnd(front_end) => {
                front_end.stop_at(places);
                true
            }
            Runner::Steps | Runner::Blocks(_) => false,
        }
    }

    /// One instruction of the stream; its word and its bytes.
    fn one(&mut self, pc: u64) -> Result<(u64, u64), Stop> {
        let mut executed = std::mem::take(&mut self.executed);
        executed.clear();
        let done = match &mut self.runner {
            Runner::FrontEnd(front_end) => front_end
                .step(&mut self.m, &mut self.bus, |one, _| executed.push(one))
                .map(|passed| (passed.word, passed.len)),
            Runner::Steps | Runner::Blocks(_) => step::step(&mut self.m, &mut self.bus).map(|fetched| {
                executed.push(Executed {
                    word: fetched.word,
                    op: M::slot_op(&fetched.slot),
                    beside: false,
                });
                (fetched.word, fetched.len)
            }),
        };
        if done.is_err() {
            // What raises a trap has started, too.
            executed.clear();
            executed.extend(self.raiser(pc));
        }
        let counted = self.count(pc, &executed);
        self.executed = executed;
        counted.and(done)
    }

    /// Executes a word that does not stand at `pc`, which stays.
    pub fn execute(&mut self, word: u64) -> StopReason {
        if self.bus.retired >= self.max_insns {
            return StopReason::Limit;
        }
        let pc = self.m.pc();
        let mut executed = std::mem::take(&mut self.executed);
        executed.clear();
        let is_counted = self.pipeline.is_some();
        let see = |one, _: &M::Slot| {
            if is_counted {
                executed.push(one);
            }
        };
        let done = match &mut self.runner {
            Runner::FrontEnd(front_end) => front_end.pass(&mut self.m, &mut self.bus, (pc, word), see),
            Runner::Steps | Runner::Blocks(_) => FrontEnd::default().pass(&mut self.m, &mut self.bus, (pc, word), see),
        };
        let counted = done.and_then(|()| self.count(pc, &executed));
        self.executed = executed;
        match counted {
            Ok(()) => StopReason::Event,
            Err(Stop) => StopReason::Trap,
        }
    }

    /// Counts the cycles of instructions, if cycles are counted. What runs beside another instruction takes none.
    fn count(&mut self, pc: u64, executed: &[Executed]) -> Result<(), Stop> {
        let Some(pipeline) = &mut self.pipeline else {
            return Ok(());
        };
        for one in executed.iter().filter(|one| !one.beside) {
            if let Err(early) = pipeline.start(pc, (one.word, one.op), 1, &*self.disassemble) {
                self.early = Some(early);
                self.m.set_pc(pc);
                return Err(Stop);
            }
        }
        Ok(())
    }

    /// The word at `pc` with its instruction, behind a trap that stays in the state. `None`: there is none.
    fn raiser(&mut self, pc: u64) -> Option<Executed> {
        self.pipeline.as_ref()?;
        let trap = self.m.trap();
        let fetched = step::fetch(&mut self.m, &mut self.bus, pc);
        self.m.set_trap(trap);
        fetched.ok().map(|fetched| Executed {
            word: fetched.word,
            op: M::slot_op(&fetched.slot),
            beside: false,
        })
    }
}

/// A piece of state in hexadecimal: all of it where it is wider than 64 bits.
fn value<M: Machine>(m: &M, name: &str, low: u64) -> String {
    match m.get_bytes(name).filter(|bytes| bytes.len() > 8) {
        Some(bytes) => bytes.iter().rev().fold("0x".to_owned(), |mut text, byte| {
            // Writing to a String cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        }),
        None => format!("{low:#x}"),
    }
}
