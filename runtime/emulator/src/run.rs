//! A whole run: a program's bytes in, an [`Outcome`] out.

use crate::bare_metal;
use crate::board::console::Console;
use crate::board::{Board, Plan};
use crate::elf::{self, Program};
use crate::engine::Engine;
use crate::environment::Environment;
use crate::error::RunError;
use crate::lines::Lines;
use crate::memory::Bus;
use crate::options::{MEMORY_LIMIT, Mode, Options, Outcome, code};
use crate::session::{Disassemble, Session};
use crate::user::files::Streams;
use crate::user::paths::Root;
use crate::user::{self, start::Start};
use onespec_core::exec::Machine;
use onespec_core::isa::Isa;
use std::time::Instant;

/// The mode that suits a program, unless one was asked for: a program with the symbol of the board's host interface runs on
/// the bare machine.
pub fn mode(isa: &Isa, program: &Program<'_>, asked: Option<Mode>) -> Mode {
    let symbols = Plan::of(isa).and_then(|plan| plan.symbols());
    let is_bare = symbols.is_some_and(|(request, _)| program.symbol(request).is_some());
    asked.unwrap_or(if is_bare { Mode::Machine } else { Mode::User })
}

/// A program loaded into memory: the first half of a run, of which lockstep makes two.
pub struct Prepared {
    /// Memory with the program in it.
    pub bus: Bus,
    /// The kernel's side of a user program.
    pub process: Option<user::Process>,
}

/// Loads a program for a machine.
///
/// # Errors
/// The program is for another machine, or it or its interpreter cannot be loaded. In user mode also: the description
/// has no user mode, or the root directory cannot be opened. In machine mode also: the description has no board, the
/// program is dynamically linked, or more RAM is asked for than the machine or the host has.
pub fn prepare<M: Machine>(
    m: &mut M,
    isa: &Isa,
    program: &Program<'_>,
    options: &Options,
    streams: Streams,
) -> Result<Prepared, RunError> {
    let environment = Environment::of(isa);
    m.allow_reserved(options.reserved);
    if let Some(own) = environment.elf.filter(|number| *number != program.machine) {
        return Err(RunError::OtherMachine {
            isa: isa.name,
            program: program.machine,
            own,
        });
    }
    match mode(isa, program, options.mode) {
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
            })
        }
        Mode::Machine => {
            let console = Console::new(streams.input, streams.output);
            let Some(plan) = Plan::of(isa) else {
                return Err(RunError::NoBoard { isa: isa.name });
            };
            let (request, answer) = match plan.symbols() {
                Some((request, answer)) => (program.symbol(request), program.symbol(answer)),
                None => (None, None),
            };
            if program.interpreter.is_some() {
                return Err(RunError::Dynamic);
            }
            let size = options.memory.unwrap_or(plan.memory.size);
            let room = plan.room(program.width);
            if size > room {
                return Err(RunError::OutOfReach {
                    size,
                    width: program.width,
                    room,
                });
            }
            let board = Board::new(&plan, size, request, answer, console);
            let Some(mut bus) = Bus::board(board, program.width) else {
                return Err(RunError::OutOfMemory { size });
            };
            bare_metal::load(&mut bus, program)?;
            m.set_pc(program.entry);
            Ok(Prepared { bus, process: None })
        }
    }
}

/// Runs a program file on a machine.
///
/// # Errors
/// The file is no ELF program, or it cannot be loaded ([`prepare`]).
pub fn run_on<M: Machine>(
    mut m: M,
    isa: &'static Isa,
    disassemble: Disassemble,
    data: &[u8],
    options: &Options,
    streams: Streams,
) -> Result<Outcome, RunError> {
    let mut program = elf::read(data)?;
    let prepared = prepare(&mut m, isa, &program, options, streams)?;
    let mut session = Session::new(m, prepared.bus, isa, disassemble, options.engine == Engine::Reference);
    session.max_insns = options.max_insns.unwrap_or(u64::MAX);
    let bias = prepared.process.as_ref().map_or(0, |process| process.bias);
    if options.trace {
        session.set_trace(Box::new(std::io::stderr()), Lines::of(data).moved(bias));
    }
    for symbol in &mut program.symbols {
        symbol.addr = symbol.addr.wrapping_add(bias);
    }
    let started = Instant::now();
    // A time that the clock cannot express is no limit.
    session.deadline = options.timeout.and_then(|time| started.checked_add(time));
    let (end, given) = match prepared.process {
        Some(mut process) => {
            process.deadline = session.deadline;
            process.program = options.args.first().cloned().unwrap_or_default();
            let environment = Environment::of(isa);
            let end = user::drive::drive(&mut session, &mut process, &environment, &program.symbols);
            process.files.flush();
            end
        }
        None => bare_metal::drive(&mut session, &program),
    };
    let code = given.unwrap_or(code(&end));
    Ok(Outcome {
        end,
        code,
        retired: session.bus.retired,
        elapsed: started.elapsed(),
    })
}
