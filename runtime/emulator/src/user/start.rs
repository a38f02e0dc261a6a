//! What a Linux kernel does before the first instruction: maps the program, builds the stack, sets the registers.

use super::Process;
use super::files::Streams;
use super::layout::Bytes;
use super::load::{self, Loaded};
use super::paths::Root;
use super::time_calls::TICKS;
use crate::elf::Program;
use crate::environment::Environment;
use crate::error::ElfError;
use crate::memory::Bus;
use crate::memory::space::{Space, prot};
use onespec_core::exec::Machine;
use onespec_core::exec::ram::PAGE;

/// Bytes of stack; they cost memory only when touched.
pub const STACK_SIZE: u64 = 8 << 20;
/// Bytes that arguments and environment may take.
const MAX_ARGS: usize = 1 << 20;

/// Where things lie for programs of a width. The low 28 bits of these addresses are far from each other and from where
/// programs with addresses of their own begin, so that pages lie at their direct places (see [`onespec_core::exec::ram`]).
struct Layout {
    /// Position-independent programs start here.
    base: u64,
    mmap: u64,
    /// All addresses are below.
    stack_end: u64,
}

const WIDE: Layout = Layout {
    base: 0x20_0000_0000,
    mmap: 0x28_0800_0000,
    stack_end: 0x3f_ffff_f000,
};
const NARROW: Layout = Layout {
    base: 0x4000_0000,
    mmap: 0x5800_0000,
    stack_end: 0x9fff_f000,
};

/// What a program is started with.
#[derive(Debug)]
pub struct Start<'a> {
    /// The program to load.
    pub program: &'a Program<'a>,
    /// What the machine's description says about programs.
    pub environment: &'a Environment,
    /// Arguments, the program's name first, without a terminating zero.
    pub args: &'a [Vec<u8>],
    /// Environment variables, `NAME=value`, without a terminating zero.
    pub variables: &'a [Vec<u8>],
    /// Bytes of memory that the program may use.
    pub memory_limit: u64,
    /// Files that the program sees; `None`: no file.
    pub root: Option<Root>,
    /// Standard input, output and error.
    pub streams: Streams,
    /// Clock and random numbers are the same in every run.
    pub deterministic: bool,
}

fn memory<T>(text: &str) -> Result<T, ElfError> {
    Err(ElfError::Memory(text.into()))
}

fn description<T>(text: impl Into<String>) -> Result<T, ElfError> {
    Err(ElfError::Description(text.into()))
}

/// Loads the program and prepares memory, process and state.
///
/// # Errors
/// The description says too little about user programs, the program, its stack or its arguments do not fit into memory,
/// or its interpreter cannot be loaded.
pub fn start<M: Machine>(start: Start<'_>, m: &mut M) -> Result<(Bus, Process), ElfError> {
    let Start {
        program,
        environment,
        args,
        variables,
        memory_limit,
        root,
        streams,
        deterministic,
    } = start;
    if environment.syscall_cause.is_empty() || environment.sp.is_empty() {
        return description("this machine's description has no user mode: `environment:` lacks syscall_cause or sp");
    }
    let layout = if program.width == 32 { NARROW } else { WIDE };
    let bias = if program.relative { layout.base } else { 0 };
    let space = Space::new(layout.stack_end, layout.mmap);
    let mut bus = Bus::user(space, memory_limit, program.width);
    bus.deterministic = deterministic;
    let loaded = load::load(&mut bus, program, bias, memory_limit)?;
    let mut process = Process::new(program.width, loaded.end, memory_limit, root, streams);
    process.machine = format!("{}{}", environment.uname, program.width);
    process.deterministic = deterministic;
    process.bias = bias;
    let interpreter = match &program.interpreter {
        Some(name) => Some(load::interpreter(&mut bus, &process, program, name, memory_limit)?),
        None => None,
    };
    if !bus.map_user(layout.stack_end - STACK_SIZE, STACK_SIZE, prot::READ | prot::WRITE) {
        return memory("there is no room for the stack");
    }
    let sp = stack(
        &mut bus,
        &mut process,
        program,
        environment,
        &loaded,
        interpreter.map_or(0, |interpreter| interpreter.bias),
        layout.stack_end,
        args,
        variables,
    )?;
    for (name, value) in &environment.user_state {
        if !m.set(name, *value) {
            return description(format!(
                "`user_state:` of the description names `{name}`, which is no state"
            ));
        }
    }
    if !m.set(&environment.sp, sp) {
        return description(format!(
            "`sp:` of the description names `{}`, which is no state",
            environment.sp
        ));
    }
    m.set_pc(interpreter.unwrap_or(loaded).entry);
    Ok((bus, process))
}

/// Builds the initial stack: strings, then argc, argv, envp and the auxiliary vector at the stack pointer.
#[expect(clippy::too_many_arguments, reason = "the parts of a stack are what they are")]
fn stack(
    bus: &mut Bus,
    process: &mut Process,
    program: &Program<'_>,
    environment: &Environment,
    loaded: &Loaded,
    interpreter_base: u64,
    end: u64,
    args: &[Vec<u8>],
    variables: &[Vec<u8>],
) -> Result<u64, ElfError> {
    let width = program.width;
    let mut at = end - 16;
    let mut put = |bus: &mut Bus, bytes: &[u8]| -> Result<u64, ElfError> {
        at = at
            .checked_sub(bytes.len() as u64)
            .filter(|at| *at > end - MAX_ARGS as u64)
            .unwrap_or(0);
        if bus.write_user(at, bytes) {
            Ok(at)
        } else {
            memory("the arguments are too long")
        }
    };
    let mut strings = |bus: &mut Bus, texts: &[Vec<u8>]| -> Result<Vec<u64>, ElfError> {
        texts
            .iter()
            .map(|text| put(bus, &[text.as_slice(), &[0]].concat()))
            .collect()
    };
    let argv = strings(bus, args)?;
    let envp = strings(bus, variables)?;
    let platform = put(bus, format!("{}{width}\0", environment.uname).as_bytes())?;
    let random = [process.next_random().to_le_bytes(), process.next_random().to_le_bytes()].concat();
    let random = put(bus, &random)?;
    let (phdr, phent, phnum) = program.headers.unwrap_or((0, 0, 0));
    let phdr = if phnum == 0 { 0 } else { phdr.wrapping_add(loaded.bias) };
    // AT_*: 3 PHDR, 4 PHENT, 5 PHNUM, 6 PAGESZ, 7 BASE, 8 FLAGS, 9 ENTRY, 11..14 UID EUID GID EGID, 15 PLATFORM,
    // 16 HWCAP, 17 CLKTCK, 23 SECURE, 25 RANDOM, 31 EXECFN, 0 end.
    let auxiliary = [
        (3, phdr),
        (4, phent),
        (5, phnum),
        (6, PAGE),
        (7, interpreter_base),
        (8, 0),
        (9, loaded.entry),
        (11, 1000),
        (12, 1000),
        (13, 1000),
        (14, 1000),
        (15, platform),
        (16, environment.hwcap),
        (17, TICKS),
        (23, 0),
        (25, random),
        (31, argv.first().copied().unwrap_or(0)),
        (0, 0),
    ];
    let mut words = Bytes::default();
    words.long(argv.len() as u64, width);
    for addr in argv.into_iter().chain([0]).chain(envp).chain([0]) {
        words.long(addr, width);
    }
    for (kind, value) in auxiliary {
        words.long(kind, width).long(value, width);
    }
    let sp = (random - words.0.len() as u64) / 16 * 16;
    if bus.write_user(sp, &words.0) {
        Ok(sp)
    } else {
        memory("the arguments are too long")
    }
}
