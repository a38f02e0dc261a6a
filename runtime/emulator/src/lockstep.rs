//! Two machines through the same program, compared after every instruction.

use crate::elf;
use crate::engine::step;
use crate::environment::Environment;
use crate::error::RunError;
use crate::memory::Bus;
use crate::options::Options;
use crate::platforms;
use crate::run::{On, prepare};
use crate::user::Process;
use crate::user::files::Streams;
use onespec_core::exec::Machine;
use onespec_core::isa::Isa;
use onespec_core::isa::platform::Platform;

/// One of the two.
struct Side<M> {
    m: M,
    bus: Bus,
    process: Option<Process>,
    platform: Option<&'static Platform>,
    ended: Option<u8>,
}

/// Where two machines part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Instructions that agreed.
    pub after: u64,
    /// Address of the instruction behind which they differ.
    pub pc: u64,
    /// Name of the first piece of state that differs.
    pub state: String,
    /// Its values in the first and the second machine.
    pub values: (u64, u64),
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lockstep {
    /// They agreed to the end, or as far as was asked.
    Agree {
        /// Instructions that both executed, those that raised a trap included.
        instructions: u64,
        /// Exit code of the program; `None` where it had not ended after the instructions asked for.
        code: Option<u8>,
    },
    /// They part.
    Differ(Difference),
}

/// Runs a program on both machines, which must be fresh, for at most `max` instructions. Clocks and random numbers are
/// the same on both sides; output goes nowhere.
///
/// # Errors
/// The file is no program for the machine, or it cannot be loaded.
pub fn lockstep<A: Machine, B: Machine>(
    a: A,
    b: B,
    on: On<'_>,
    data: &[u8],
    options: &Options,
    max: u64,
) -> Result<Lockstep, RunError> {
    let program = elf::read(data)?;
    let isa = on.isa;
    let environment = Environment::of(isa);
    let options = Options {
        deterministic: true,
        ..options.clone()
    };
    let mut a = side(a, on, &program, &options)?;
    let mut b = side(b, on, &program, &options)?;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    let names = a.m.names().to_vec();
    let other_names = b.m.names().to_vec();
    let mut instructions = 0;
    while instructions < max {
        let pc = a.m.pc();
        a.step(isa, &environment);
        b.step(isa, &environment);
        a.m.read_all(&mut left);
        b.m.read_all(&mut right);
        let differ = |state: &str, x: u64, y: u64| {
            Ok(Lockstep::Differ(Difference {
                after: instructions,
                pc,
                state: state.to_owned(),
                values: (x, y),
            }))
        };
        if names == other_names {
            if left != right
                && let Some(((name, x), y)) = names.iter().zip(&left).zip(&right).find(|((_, x), y)| x != y)
            {
                return differ(name, *x, *y);
            }
        } else {
            // The same description, but not the same order of names.
            for (name, x) in names.iter().zip(&left) {
                if let Some(y) = b.m.get(name).filter(|y| y != x) {
                    return differ(name, *x, y);
                }
            }
        }
        if a.ended != b.ended {
            return differ("exit code", a.ended.unwrap_or(0).into(), b.ended.unwrap_or(0).into());
        }
        instructions += 1;
        if a.ended.is_some() {
            break;
        }
    }
    Ok(Lockstep::Agree {
        instructions,
        code: a.ended,
    })
}

fn side<M: Machine>(mut m: M, on: On<'_>, program: &elf::Program<'_>, options: &Options) -> Result<Side<M>, RunError> {
    let streams = Streams {
        input: Box::new(std::io::empty()),
        output: Box::new(std::io::sink()),
        error: Box::new(std::io::sink()),
        terminal: false,
    };
    let prepared = prepare(&mut m, on, program, options, streams)?;
    Ok(Side {
        m,
        bus: prepared.bus,
        process: prepared.process,
        platform: prepared.platform,
        ended: None,
    })
}

impl<M: Machine> Side<M> {
    /// One instruction, or the trap it raises. A trap that ends the program leaves 128 as its code.
    fn step(&mut self, isa: &Isa, environment: &Environment) {
        if self.process.is_none() {
            self.interrupt();
        }
        if step::step(&mut self.m, &mut self.bus).is_ok() {
            self.look();
            return;
        }
        let pc = self.m.pc();
        let Some(process) = &mut self.process else {
            let trap = self.m.trap();
            let by_trap = |platform| platforms::ended_by_trap(&self.m, isa, platform, trap);
            self.ended = self.platform.and_then(by_trap);
            if self.ended.is_some() {
                return;
            }
            if !self.m.take_trap(&mut self.bus, pc) {
                self.ended = Some(128);
            }
            return;
        };
        if crate::messages::cause_name(isa, self.m.trap()) != Some(&environment.syscall_cause) {
            self.ended = Some(128);
            return;
        }
        self.ended =
            crate::user::drive::serve(&mut self.m, &mut self.bus, process, environment, pc).map(
                |ending| match ending {
                    crate::user::Ending::Exit(code) => code,
                    crate::user::Ending::Signal(signal, _) => 128_u8.saturating_add(signal),
                    crate::user::Ending::Timeout => 124,
                    crate::user::Ending::Stuck(_) => 125,
                },
            );
    }

    fn interrupt(&mut self) {
        if self.m.pending(&mut self.bus) {
            let pc = self.m.pc();
            if !self.m.take_trap(&mut self.bus, pc) {
                self.ended = Some(128);
            }
        }
    }

    /// What the board wants between instructions, and ends that state tells.
    fn look(&mut self) {
        if let Some(platform) = self.platform {
            platforms::printed(&mut self.m, platform);
            self.ended = platforms::ended(&self.m, platform, false);
            if self.ended.is_some() {
                return;
            }
        }
        if let Err(code) = self.bus.attend(self.bus.retired) {
            self.ended = Some(code.unwrap_or(128));
        }
    }
}
