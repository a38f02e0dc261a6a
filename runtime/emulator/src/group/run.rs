//! A run of a group: instruction after instruction, each for all active lanes.

use super::divergence::Divergence;
use super::host::LaneHost;
use super::launch::{Fault, GroupOutcome, Launch};
use super::load::{Decoded, Loaded};
use super::resources::Resources;
use super::services::Last;
use super::{LaneGroup, Lanes, MAX_LANES};
use crate::error::{ElfError, RunError};
use crate::messages::{cause, cause_name, shown};
use crate::options::{End, StateValue};
use crate::platforms;
use crate::state::Named;
use onespec_core::exec::{Host, Machine, Stop};
use std::collections::BTreeMap;
use std::time::Instant;

/// Signal of a trap that nothing handles.
const SIGABRT: u8 = 6;
/// Instructions between two looks at the clock.
const LOOK_EVERY: u64 = 1024;
/// Times that the lanes of an instruction are executed at most.
const MAX_ROUNDS: usize = 257;

/// The lanes of a group while it runs.
struct Running<'a, M: Machine> {
    program: &'a mut Loaded<M>,
    resources: &'a mut Resources,
    lanes: Vec<M>,
    at: Divergence,
    /// Lanes that work for their neighbours only, and those of them that were discarded.
    helpers: Lanes,
    discarded: Lanes,
    ended: Lanes,
    last: Last,
    instructions: u64,
    lane_instructions: u64,
}

/// Why the group stops.
enum Stopped {
    Fault(Fault),
    End(End),
}

impl<M: Machine> LaneGroup for Loaded<M> {
    fn run(&mut self, launch: &Launch, resources: &mut Resources) -> Result<GroupOutcome, RunError> {
        let lanes = match launch.lanes {
            0 => self.base,
            lanes => lanes,
        };
        if lanes > MAX_LANES {
            return Err(RunError::Lanes {
                asked: lanes,
                most: MAX_LANES,
            });
        }
        run(self, lanes, launch, resources)
    }

    fn lanes(&self) -> u32 {
        self.base
    }

    fn occupancy(&self, lanes: u32) -> Option<u32> {
        Loaded::occupancy(self, lanes)
    }
}

fn run<M: Machine>(
    program: &mut Loaded<M>,
    lanes: u32,
    launch: &Launch,
    resources: &mut Resources,
) -> Result<GroupOutcome, RunError> {
    program.bus.restart();
    if let Some(pipeline) = &mut program.pipeline {
        pipeline.restart();
    }
    let machines = machines(program, lanes, launch)?;
    for (addr, bytes) in &launch.memory {
        write(program, *addr, bytes)?;
    }
    let all = Lanes::first(lanes);
    let entry = program.entry;
    let occupancy = program.occupancy(lanes);
    let mut running = Running {
        program,
        resources,
        lanes: machines,
        at: Divergence::new(entry, all),
        helpers: launch.helpers & all,
        discarded: Lanes::default(),
        ended: Lanes::default(),
        last: Last::default(),
        instructions: 0,
        lane_instructions: 0,
    };
    let (end, fault) = running.drive();
    let (isa, features) = (running.program.isa, running.program.target.features);
    let mut values: Vec<(String, Vec<u64>)> = Vec::new();
    for name in &launch.shown {
        let named = Named::of(isa, &features, name);
        let mut found: BTreeMap<usize, (String, Vec<u64>)> = BTreeMap::new();
        for (lane, m) in running.lanes.iter().enumerate() {
            for (order, (name, bytes)) in named.read_numbered(m)? {
                let entry = found
                    .entry(order)
                    .or_insert_with(|| (name, vec![0; running.lanes.len()]));
                if let Some(to) = entry.1.get_mut(lane) {
                    *to = onespec_core::exec::low64(&bytes);
                }
            }
        }
        values.extend(found.into_values());
    }
    let mut memory = Vec::with_capacity(launch.read.len());
    for (addr, bytes) in &launch.read {
        memory.push(read(running.program, *addr, *bytes)?);
    }
    Ok(GroupOutcome {
        end,
        fault,
        values,
        memory,
        discarded: running.discarded,
        instructions: running.instructions,
        lane_instructions: running.lane_instructions,
        depth: running.at.depth,
        cycles: running.program.pipeline.as_ref().map(crate::pipeline::Pipeline::cycles),
        occupancy,
    })
}

/// The lanes in the state in which they begin.
fn machines<M: Machine>(program: &Loaded<M>, lanes: u32, launch: &Launch) -> Result<Vec<M>, RunError> {
    let mut machines = vec![program.reset.clone(); lanes as usize];
    for (name, step) in program.group.each {
        for (lane, m) in (0..).zip(&mut machines) {
            let first = m.get(name).unwrap_or(0);
            m.set(name, first.wrapping_add(step.wrapping_mul(lane)));
        }
    }
    for initial in &launch.registers {
        let named = Named::of(program.isa, &program.target.features, &initial.name);
        for (lane, m) in machines.iter_mut().enumerate() {
            let value = match &initial.values[..] {
                [one] => Some(one),
                values => values.get(lane),
            };
            if let Some(value) = value {
                named.put(m, &StateValue::Number(value.to_le_bytes().to_vec()))?;
            }
        }
    }
    Ok(machines)
}

fn no_memory(addr: u64) -> RunError {
    RunError::Elf(ElfError::Memory(format!(
        "there is no memory at {addr:#x} to be read or written"
    )))
}

fn write<M: Machine>(program: &mut Loaded<M>, addr: u64, bytes: &[u8]) -> Result<(), RunError> {
    let mut m = program.reset.clone();
    for (byte, at) in bytes.iter().zip(addr..) {
        let done = Host::<M>::store(&mut program.bus, &mut m, at, 1, u64::from(*byte));
        done.map_err(|Stop| no_memory(at))?;
    }
    Ok(())
}

fn read<M: Machine>(program: &mut Loaded<M>, addr: u64, bytes: u32) -> Result<Vec<u8>, RunError> {
    let mut m = program.reset.clone();
    let byte = |at: u64| {
        let found = Host::<M>::load(&mut program.bus, &mut m, at, 1);
        found.map(|byte| byte as u8).map_err(|Stop| no_memory(at))
    };
    (0..u64::from(bytes))
        .map(|at| addr.wrapping_add(at))
        .map(byte)
        .collect()
}

impl<M: Machine> Running<'_, M> {
    fn drive(&mut self) -> (End, Option<Fault>) {
        let deadline = self.program.timeout.and_then(|time| Instant::now().checked_add(time));
        while !self.at.active.is_empty() {
            if self.instructions >= self.program.max_insns {
                return (End::Limit, None);
            }
            let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if self.instructions.is_multiple_of(LOOK_EVERY) && is_late() {
                return (End::Timeout, None);
            }
            match self.step() {
                Ok(()) => {}
                Err(Stopped::End(end)) => return (end, None),
                Err(Stopped::Fault(fault)) => {
                    let end = End::Signal {
                        signal: SIGABRT,
                        report: fault.report.clone(),
                    };
                    return (end, Some(fault));
                }
            }
        }
        (End::Exit, None)
    }

    /// One instruction, for all active lanes.
    fn step(&mut self) -> Result<(), Stopped> {
        let pc = self.at.pc;
        let first = self.at.active.iter().next().unwrap_or(0);
        let fetched = match self.lanes.get_mut(first) {
            Some(m) => self.program.decoded(m, pc),
            None => Err(Stop),
        };
        let Ok(decoded) = fetched else {
            return Err(self.fault(first, pc, None));
        };
        if decoded.reconverges {
            self.at.reconverge();
        }
        let active = self.at.active;
        self.instructions += 1;
        self.lane_instructions += u64::from(active.count());
        let program = &mut *self.program;
        if let Some(pipeline) = &mut program.pipeline
            && let Err(early) = pipeline.start(pc, (decoded.word, decoded.op), active.0, &*program.disassemble)
        {
            let report = format!("{pc:#x}{}: {}\n", self.source(pc), early.message);
            return Err(Stopped::End(End::Hazard { pc, report }));
        }
        let before = self.shared(&decoded, first);
        let next = pc.wrapping_add(decoded.len);
        let discarded = self.execute(&decoded, active, next)?;
        self.share(&decoded, active, &before);
        if !discarded.is_empty() {
            self.discard(discarded);
        }
        let mut to: Vec<(u64, Lanes)> = Vec::with_capacity(1);
        for lane in (active - self.ended).iter() {
            let at = self.lanes.get(lane).map_or(next, M::pc);
            match to.iter_mut().find(|(known, _)| *known == at) {
                Some((_, lanes)) => *lanes = *lanes | Lanes::one(lane),
                None => to.push((at, Lanes::one(lane))),
            }
        }
        self.at.advance(&to, next);
        let stack = usize::from(self.program.group.stack);
        if stack > 0 && self.at.depth > stack {
            let report = format!(
                "{pc:#x}{}: lanes are parked at more than {stack} addresses, which the stack of the group does not hold\n",
                self.source(pc)
            );
            return Err(Stopped::Fault(Fault {
                lane: first,
                pc,
                report,
            }));
        }
        Ok(())
    }

    /// Executes an instruction for these lanes, over again for those that wait for others. Gives those that are discarded.
    fn execute(&mut self, decoded: &Decoded<M::Slot>, active: Lanes, next: u64) -> Result<Lanes, Stopped> {
        let pc = self.at.pc;
        self.program.exchange.begin(active);
        let mut discarded = Lanes::default();
        let mut waiting = active;
        for _ in 0..MAX_ROUNDS {
            let mut again = Lanes::default();
            for lane in waiting.iter() {
                let Some(m) = self.lanes.get_mut(lane) else { continue };
                self.program.exchange.enter(lane);
                m.set_pc(next);
                let mut host = LaneHost {
                    bus: &mut self.program.bus,
                    exchange: &mut self.program.exchange,
                    resources: &mut *self.resources,
                    last: &mut self.last,
                    lane,
                    helper: self.helpers.has(lane),
                };
                let done = m.execute(&mut host, &decoded.slot);
                if done == Err(Stop) && self.program.exchange.waits {
                    again = again | Lanes::one(lane);
                    continue;
                }
                if done == Err(Stop) {
                    let trap = m.trap();
                    let name = cause_name(self.program.isa, trap);
                    if name.is_some() && name == self.program.group.discards {
                        m.set_pc(next);
                        discarded = discarded | Lanes::one(lane);
                    } else if platforms::ended_by_trap(m, self.program.isa, self.program.platform, trap).is_some() {
                        self.ended = self.ended | Lanes::one(lane);
                    } else {
                        return Err(self.fault(lane, pc, Some(decoded.word)));
                    }
                }
            }
            if again.is_empty() {
                return Ok(discarded);
            }
            waiting = again;
        }
        let lane = waiting.iter().next().unwrap_or(0);
        let text = (self.program.disassemble)(decoded.word, pc);
        let report = format!(
            "{pc:#x}{}: lane {lane}: `{}` waits for lanes that never exchange\n",
            self.source(pc),
            text.trim()
        );
        Err(Stopped::Fault(Fault { lane, pc, report }))
    }

    /// Lanes become helpers. Quads of which all lanes are helpers end.
    fn discard(&mut self, lanes: Lanes) {
        self.discarded = self.discarded | lanes;
        self.helpers = self.helpers | lanes;
        let quad = u32::from(self.program.group.quad.max(1));
        for first in (0..MAX_LANES).step_by(quad as usize) {
            let mut all = Lanes::default();
            for lane in first..first + quad {
                all = all | Lanes::one(lane as usize);
            }
            let all = all & Lanes::first(self.lanes.len() as u32);
            let is_dead = (all - self.helpers).is_empty() && !(all & lanes).is_empty();
            // Lanes that are parked wait for the end of the others, or see for themselves where they come to.
            if is_dead && (all - self.at.active).is_empty() {
                self.ended = self.ended | all;
            }
        }
    }

    /// The values of shared registers that an instruction may write.
    fn shared(&self, decoded: &Decoded<M::Slot>, lane: usize) -> Vec<Vec<u8>> {
        let Some(m) = self.lanes.get(lane).filter(|_| !decoded.shared.is_empty()) else {
            return Vec::new();
        };
        let get = |name: &String| m.get_bytes(name).unwrap_or_default();
        decoded.shared.iter().map(get).collect()
    }

    /// What the last active lane has changed of them is there for all.
    fn share(&mut self, decoded: &Decoded<M::Slot>, active: Lanes, before: &[Vec<u8>]) {
        let Some(writer) = active.last().filter(|_| !decoded.shared.is_empty()) else {
            return;
        };
        for (name, before) in decoded.shared.iter().zip(before) {
            let Some(value) = self.lanes.get(writer).and_then(|m| m.get_bytes(name)) else {
                continue;
            };
            let others_differ = active.count() > 1;
            if value != *before || others_differ {
                for m in &mut self.lanes {
                    m.set_bytes(name, &value);
                }
            }
        }
    }

    /// ` (file:line)` of an instruction's source, when it is known.
    fn source(&self, pc: u64) -> String {
        let found = self.program.lines.at(pc);
        found.map_or_else(String::new, |(file, line)| format!(" ({}:{line})", shown(file)))
    }

    /// A trap of a lane. The word is that of the instruction, if there is one.
    fn fault(&self, lane: usize, pc: u64, word: Option<u64>) -> Stopped {
        let trap = self.lanes.get(lane).map(M::trap).unwrap_or_default();
        let text = word.map_or_else(String::new, |word| {
            format!(" by `{}`", (self.program.disassemble)(word, pc).trim())
        });
        let report = format!(
            "{pc:#x}{}: lane {lane}: trap {}{text}\n",
            self.source(pc),
            cause(self.program.isa, trap)
        );
        Stopped::Fault(Fault { lane, pc, report })
    }
}
