//! Programs that run many times on one machine, as kernels of accelerators do: the machine is built and the program loaded
//! and decoded once.

use crate::bare_metal;
use crate::elf::{self, Program};
use crate::error::RunError;
use crate::options::{Options, Outcome, StateValue};
use crate::run::{On, named, no_platform, outcome, prepare, session};
use crate::session::{Disassemble, Session};
use crate::state::Named;
use crate::tiles::{self, Fill, Save};
use crate::user::files::Streams;
use onespec_core::exec::Machine;
use onespec_core::isa::platform::Platform;
use std::time::{Duration, Instant};

/// A program that is loaded on a platform.
pub trait Repeated {
    /// Runs it from its start to an end. Registers, devices and the clock are as behind a reset, memory is as the last run
    /// left it. `values` go into the state that was named when it was loaded, in the same order, and tiles are filled; those
    /// that the options save are in the outcome. Limits of instructions and of time hold for each run.
    ///
    /// # Errors
    /// The machine has no state of a name, or the state cannot have the value; the platform has no such tiles, or they cannot
    /// have the numbers.
    fn run(&mut self, values: &[StateValue], fills: &[Fill]) -> Result<Outcome, RunError>;
}

/// A program on a machine.
pub(crate) struct Loaded<'a, M: Machine> {
    /// As the reset leaves it.
    reset: M,
    session: Session<M>,
    platform: &'static Platform,
    program: Program<'a>,
    inputs: Vec<Named>,
    shown: Vec<Named>,
    saves: Vec<Save>,
    timeout: Option<Duration>,
}

impl<'a, M: Machine> Loaded<'a, M> {
    pub(crate) fn new(
        (mut m, on, disassemble): (M, On<'_>, Disassemble),
        data: &'a [u8],
        inputs: &[String],
        options: &Options,
        streams: Streams,
    ) -> Result<Loaded<'a, M>, RunError> {
        let program = elf::read(data)?;
        let prepared = prepare(&mut m, on, &program, options, streams)?;
        let Some(platform) = prepared.platform else {
            return Err(no_platform(on.isa, on.target));
        };
        for (name, value) in &options.state {
            Named::of(on.isa, &on.target.features, name).put(&mut m, value)?;
        }
        Ok(Loaded {
            reset: m.clone(),
            session: session((m, prepared.bus), on, disassemble, (data, 0), options)?,
            platform,
            program,
            inputs: named(on, inputs),
            shown: named(on, &options.shown),
            saves: options.saves.clone(),
            timeout: options.timeout,
        })
    }
}

impl<M: Machine> Repeated for Loaded<'_, M> {
    fn run(&mut self, values: &[StateValue], fills: &[Fill]) -> Result<Outcome, RunError> {
        self.session.restart(&self.reset);
        for (input, value) in self.inputs.iter().zip(values) {
            input.put(&mut self.session.m, value)?;
        }
        for fill in fills {
            tiles::fill(&mut self.session.m, Some(self.platform), fill)?;
        }
        let started = Instant::now();
        self.session.deadline = self.timeout.and_then(|time| started.checked_add(time));
        let ended = bare_metal::drive(&mut self.session, self.platform, &self.program, None);
        let mut outcome = outcome(&self.session, ended, &self.shown, started)?;
        let saves = self.saves.iter();
        let saved = saves.map(|save| tiles::save(&self.session.m, Some(self.platform), save));
        outcome.saved = saved.collect::<Result<_, _>>()?;
        Ok(outcome)
    }
}
