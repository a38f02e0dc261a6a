//! A program loaded for groups: the machine behind a reset, memory, and the instructions that were decoded so far.

use super::exchange::Exchange;
use super::{occupancy, shared};
use crate::elf;
use crate::engine::step;
use crate::error::RunError;
use crate::lines::Lines;
use crate::memory::Bus;
use crate::options::{Mode, Options};
use crate::pipeline::Pipeline;
use crate::run::{On, no_platform, prepare};
use crate::session::Disassemble;
use crate::state::Named;
use crate::user::files::Streams;
use onespec_core::exec::{Machine, Stop};
use onespec_core::isa::Isa;
use onespec_core::isa::OpId;
use onespec_core::isa::platform::{self, Group, Platform};
use onespec_core::target::Resolved;
use onespec_core::timing::Model;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

/// An instruction of the program.
pub struct Decoded<S> {
    pub slot: S,
    pub word: u64,
    pub len: u64,
    pub op: OpId,
    /// Lanes reconverge here.
    pub reconverges: bool,
    /// Shared registers that it may write, by name.
    pub shared: Vec<String>,
}

/// A program on machines.
pub struct Loaded<M: Machine> {
    pub isa: &'static Isa,
    pub target: Resolved,
    pub platform: &'static Platform,
    pub group: &'static Group,
    /// Lanes of a group of the target.
    pub base: u32,
    /// As the reset leaves a lane.
    pub reset: M,
    pub entry: u64,
    pub bus: Bus,
    pub exchange: Exchange,
    pub pipeline: Option<Pipeline>,
    pub disassemble: Disassemble,
    /// Lines of the program's sources.
    pub lines: Lines,
    pub max_insns: u64,
    pub timeout: Option<Duration>,
    model: Option<Model>,
    code: HashMap<u64, Rc<Decoded<M::Slot>>>,
    units: Option<u32>,
}

impl<M: Machine> Loaded<M> {
    pub fn new(
        (mut m, on, disassemble): (M, On<'_>, Disassemble),
        data: &[u8],
        options: &Options,
        streams: Streams,
    ) -> Result<Loaded<M>, RunError> {
        let program = elf::read(data)?;
        let options = &Options {
            mode: Some(Mode::Machine),
            ..options.clone()
        };
        let prepared = prepare(&mut m, on, &program, options, streams)?;
        let platform = prepared.platform.ok_or_else(|| no_platform(on.isa, on.target))?;
        let no_group = || RunError::NoGroup {
            target: on.target.name.clone(),
        };
        let group = platform.group.as_ref().ok_or_else(no_group)?;
        for (name, value) in &options.state {
            Named::of(on.isa, &on.target.features, name).put(&mut m, value)?;
        }
        let pipeline = match options.timing {
            true => {
                let pipeline = Pipeline::of(on.isa, on.target).ok_or_else(|| RunError::NoTiming {
                    target: on.target.name.clone(),
                })?;
                Some(pipeline.of_lanes(shared::registers(on.isa, group)))
            }
            false => None,
        };
        let model = Model::of(on.isa, on.target);
        let base = platform::by_target(group.lanes, &on.target.features).map_or(1, u32::from);
        Ok(Loaded {
            isa: on.isa,
            target: on.target.clone(),
            platform,
            group,
            base,
            entry: m.pc(),
            reset: m,
            bus: prepared.bus,
            exchange: Exchange::default(),
            pipeline,
            disassemble,
            lines: Lines::of(data),
            max_insns: options.max_insns.unwrap_or(u64::MAX),
            timeout: options.timeout,
            units: occupancy::units((on.isa, on.target), group, model.as_ref(), &program),
            model,
            code: HashMap::new(),
        })
    }

    /// Groups of so many lanes that a core holds at once.
    pub fn occupancy(&self, lanes: u32) -> Option<u32> {
        occupancy::groups(self.group, &self.target, self.units?, lanes, self.base)
    }

    /// The instruction at an address.
    ///
    /// # Errors
    /// It cannot be fetched, or is none of the target: the trap is in the machine.
    pub fn decoded(&mut self, m: &mut M, pc: u64) -> Result<Rc<Decoded<M::Slot>>, Stop> {
        if let Some(known) = self.code.get(&pc) {
            return Ok(known.clone());
        }
        let fetched = step::fetch(m, &mut self.bus, pc)?;
        let op = M::slot_op(&fetched.slot);
        let entry = self.isa.ops.get(usize::from(op));
        let by_operand = self.group.reconverge.is_some_and(|(operand, value)| {
            let at = entry.and_then(|entry| entry.operands.iter().position(|known| known.name == operand));
            at.is_some_and(|at| self.isa.extract(op, fetched.word.into()).get(at) == Some(&value))
        });
        let by_name = entry.is_some_and(|entry| self.group.at.contains(&entry.name));
        let decoded = Rc::new(Decoded {
            slot: fetched.slot,
            word: fetched.word,
            len: fetched.len,
            op,
            reconverges: by_operand || by_name,
            shared: shared::written(self.isa, self.group, self.model.as_ref(), op, fetched.word),
        });
        self.code.insert(pc, decoded.clone());
        Ok(decoded)
    }
}
