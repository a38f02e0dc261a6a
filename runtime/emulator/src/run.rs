//! A whole run: a program's bytes in, an [`Outcome`] out.

use crate::bare_metal;
use crate::board::Board;
use crate::board::console::Console;
use crate::board::map::{self, MemoryMap};
use crate::elf::{self, Program};
use crate::environment::Environment;
use crate::error::RunError;
use crate::lines::Lines;
use crate::memory::Bus;
use crate::options::{End, MEMORY_LIMIT, Mode, Options, Outcome, code};
use crate::pipeline::Pipeline;
use crate::platforms;
use crate::session::{Disassemble, Session};
use crate::state::Named;
use crate::tiles;
use crate::unit::Unit;
use crate::user::files::Streams;
use crate::user::paths::Root;
use crate::user::{self, start::Start};
use onespec_core::exec::Machine;
use onespec_core::isa::Isa;
use onespec_core::isa::platform::Platform;
use onespec_core::target::Resolved;
use std::time::Instant;

/// The mode that suits a program, unless one was asked for: on a machine without user mode, on a platform that was named, and
/// with the symbol of the platform's host interface it runs without an operating system.
pub fn mode(isa: &Isa, platform: Option<&Platform>, program: &Program<'_>, options: &Options) -> Mode {
    let symbols = platform.and_then(Platform::symbols);
    let is_bare = symbols.is_some_and(|(request, _)| program.symbol(request).is_some());
    let has_user = !Environment::of(isa).syscall_cause.is_empty();
    options
        .mode
        .unwrap_or(match is_bare || !has_user || options.platform.is_some() {
            true => Mode::Machine,
            false => Mode::User,
        })
}

/// What a program is to run on.
#[derive(Debug, Clone, Copy)]
pub struct On<'a> {
    /// The description as tables.
    pub isa: &'static Isa,
    /// The target.
    pub target: &'a Resolved,
    /// The platform of machine mode, if the target has one.
    pub platform: Option<&'static Platform>,
}

/// A program loaded into memory: the first half of a run, of which lockstep makes two.
pub struct Prepared {
    /// Memory with the program in it.
    pub bus: Bus,
    /// The kernel's side of a user program.
    pub process: Option<user::Process>,
    /// The platform of any other program.
    pub platform: Option<&'static Platform>,
}

/// Loads a program for a machine.
///
/// # Errors
/// The program is for another machine, or it or its interpreter cannot be loaded. In user mode also: the description
/// has no user mode, or the root directory cannot be opened. In machine mode also: the target has no platform, the
/// program is dynamically linked, or more RAM is asked for than the machine or the host has.
pub fn prepare<M: Machine>(
    m: &mut M,
    on: On<'_>,
    program: &Program<'_>,
    options: &Options,
    streams: Streams,
) -> Result<Prepared, RunError> {
    let On { isa, target, platform } = on;
    let environment = Environment::of(isa);
    m.allow_reserved(options.reserved);
    // Files that were made of text or of an image have 0 where the machine has no number.
    let elf = platform.and_then(|platform| platform.elf.as_ref()).or(isa.elf());
    let own = elf.map_or(0, |elf| elf.machine);
    if own != program.machine {
        return Err(RunError::OtherMachine {
            isa: isa.name,
            program: program.machine,
            own,
        });
    }
    // Where other targets of the machine have platforms, one without is no target of programs.
    if platform.is_none() && !isa.platforms.is_empty() && options.mode != Some(Mode::User) {
        return Err(no_platform(isa, target));
    }
    match mode(isa, platform, program, options) {
        Mode::User => {
            let root = options.root.as_deref().map(|dir| {
                Root::new(dir).map_err(|error| RunError::Root {
                    path: dir.to_path_buf(),
                    error,
                })
            });
            let start = Start {
                program,
                environment: &environment,
                args: &options
                    .args
                    .iter()
                    .map(|arg| arg.clone().into_bytes())
                    .collect::<Vec<_>>(),
                variables: &options
                    .variables
                    .iter()
                    .map(|v| v.clone().into_bytes())
                    .collect::<Vec<_>>(),
                memory_limit: options.memory.unwrap_or(MEMORY_LIMIT),
                root: root.transpose()?,
                streams,
                deterministic: options.deterministic,
            };
            let (bus, mut process) = user::start::start(start, m)?;
            process.files.max_file_size = options.max_file_size;
            Ok(Prepared {
                bus,
                process: Some(process),
                platform: None,
            })
        }
        Mode::Machine => {
            let console = Console::new(streams.input, streams.output);
            let Some(platform) = platform else {
                return Err(no_platform(isa, target));
            };
            let (request, answer) = match platform.symbols() {
                Some((request, answer)) => (program.symbol(request), program.symbol(answer)),
                None => (None, None),
            };
            if program.interpreter.is_some() {
                return Err(RunError::Dynamic);
            }
            let size = options.memory.unwrap_or(0);
            let room = room(platform, program.width);
            if size > room {
                return Err(RunError::OutOfReach {
                    size,
                    width: program.width,
                    room,
                });
            }
            let map = MemoryMap::new(platform, options.memory);
            let board = map.map(|map| Board::new(platform, map, request, answer, console));
            let Some(mut bus) = board.and_then(|board| Bus::board(board, program.width)) else {
                return Err(RunError::OutOfMemory { size });
            };
            bare_metal::load(&mut bus, program)?;
            platforms::reset(m, platform, program.entry).map_err(|name| RunError::NoState {
                isa: isa.name,
                name: name.to_owned(),
            })?;
            Ok(Prepared {
                bus,
                process: None,
                platform: Some(platform),
            })
        }
    }
}

/// What is said where a target has no platform.
pub fn no_platform(isa: &Isa, target: &Resolved) -> RunError {
    RunError::NoPlatform {
        isa: isa.name,
        target: target.name.clone(),
        others: isa.platforms.iter().map(|platform| platform.name).collect(),
    }
}

/// Bytes of main memory that addresses of this width leave room for, below the next region or device.
fn room(platform: &Platform, width: u32) -> u64 {
    let Some(memory) = map::main(platform).and_then(|at| platform.memory.get(at)) else {
        return 0;
    };
    let base = memory.range.base;
    let end = match width {
        64.. => base.wrapping_neg(),
        _ => (1 << width) - base.min(1 << width),
    };
    let others = platform.memory.iter().map(|memory| memory.range);
    let above = others.chain(platform.devices.iter().map(|device| device.range));
    let next = above
        .filter(|range| range.size > 0 && range.base > base)
        .map(|range| range.base - base);
    next.min().map_or(end, |next| next.min(end))
}

/// A session on a loaded program, watched as the options ask. `bias`: how far the program lies from where its file says.
///
/// # Errors
/// The target has no timing, and cycles are to be counted.
pub(crate) fn session<M: Machine>(
    (m, bus): (M, Bus),
    on: On<'_>,
    disassemble: Disassemble,
    (data, bias): (&[u8], u64),
    options: &Options,
) -> Result<Session<M>, RunError> {
    let mut session = Session::new(m, bus, on.isa, disassemble, (options.engine, options.tiers));
    session.bus.share = options.share.then(Box::default);
    session.max_insns = options.max_insns.unwrap_or(u64::MAX);
    if options.trace {
        session.set_trace(Box::new(std::io::stderr()), Lines::of(data).moved(bias));
    }
    if options.timing {
        let Some(pipeline) = Pipeline::of(on.isa, on.target) else {
            return Err(RunError::NoTiming {
                target: on.target.name.clone(),
            });
        };
        session.set_pipeline(pipeline, Lines::of(data).moved(bias));
    }
    Ok(session)
}

/// What came of a session that has ended, `started` being when it began.
///
/// # Errors
/// The machine has no state of a name that is asked for.
pub(crate) fn outcome<M: Machine>(
    session: &Session<M>,
    (end, given): (End, Option<u8>),
    shown: &[Named],
    started: Instant,
) -> Result<Outcome, RunError> {
    let elapsed = started.elapsed();
    let mut state = Vec::with_capacity(shown.len());
    for named in shown {
        state.extend(named.read(&session.m)?);
    }
    Ok(Outcome {
        code: given.unwrap_or(code(&end)),
        end,
        state,
        cycles: session.cycles(),
        share: session.bus.share.clone(),
        retired: session.bus.retired,
        elapsed,
        saved: Vec::new(),
    })
}

/// State by the names of the options.
pub(crate) fn named(on: On<'_>, names: &[String]) -> Vec<Named> {
    let of = |name: &String| Named::of(on.isa, &on.target.features, name);
    names.iter().map(of).collect()
}

/// Runs a program file on a machine. A word that does not decode is offered to the unit, if there is one.
///
/// # Errors
/// The file is no ELF program, or it cannot be loaded ([`prepare`]); the machine has no state of a name in the options, the
/// platform no tiles that are to be filled or saved, or the target no timing.
pub fn run_on<M: Machine>(
    mut m: M,
    on: On<'_>,
    disassemble: Disassemble,
    data: &[u8],
    (options, unit): (&Options, Option<&mut dyn Unit>),
    streams: Streams,
) -> Result<Outcome, RunError> {
    let isa = on.isa;
    let mut program = elf::read(data)?;
    let prepared = prepare(&mut m, on, &program, options, streams)?;
    for fill in &options.fills {
        tiles::fill(&mut m, prepared.platform, fill)?;
    }
    for (name, value) in &options.state {
        Named::of(isa, &on.target.features, name).put(&mut m, value)?;
    }
    let bias = prepared.process.as_ref().map_or(0, |process| process.bias);
    let mut session = session((m, prepared.bus), on, disassemble, (data, bias), options)?;
    for symbol in &mut program.symbols {
        symbol.addr = symbol.addr.wrapping_add(bias);
    }
    let started = Instant::now();
    // A time that the clock cannot express is no limit.
    session.deadline = options.timeout.and_then(|time| started.checked_add(time));
    let ended = match (prepared.process, prepared.platform) {
        (Some(mut process), _) => {
            process.deadline = session.deadline;
            process.program = options.args.first().cloned().unwrap_or_default();
            let environment = Environment::of(isa);
            let end = user::drive::drive(&mut session, &mut process, &environment, &program.symbols);
            process.files.flush();
            end
        }
        (None, Some(platform)) => bare_metal::drive(&mut session, platform, &program, unit),
        (None, None) => return Err(no_platform(isa, on.target)),
    };
    let mut outcome = outcome(&session, ended, &named(on, &options.shown), started)?;
    let saved = options
        .saves
        .iter()
        .map(|save| tiles::save(&session.m, prepared.platform, save));
    outcome.saved = saved.collect::<Result<_, _>>()?;
    Ok(outcome)
}
