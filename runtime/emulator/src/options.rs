//! What a run is asked for, and what comes of it.

use crate::engine::{Engine, Tiers};
use crate::pipeline::Cycles;
use crate::share::Share;
use crate::tiles::{Fill, Save};
use std::path::PathBuf;
use std::time::Duration;

/// What stands around the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// A Linux process.
    #[default]
    User,
    /// A platform without software.
    Machine,
}

/// Bytes of a user program's memory unless asked otherwise.
pub const MEMORY_LIMIT: u64 = 1 << 30;
/// Bytes of a file that a user program writes unless asked otherwise.
pub const MAX_FILE_SIZE: u64 = 1 << 30;

/// A value of state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StateValue {
    /// A number in bytes, the lowest first.
    Number(Vec<u8>),
    /// 32 bits that fill all of it.
    Each(u32),
}

/// How to run a program.
#[derive(Debug, Clone)]
pub struct Options {
    /// A target of the description: `rv64gc`. Empty: the description's default, or the one for the file's word width.
    pub target: String,
    /// Properties of the machine that are not the target's own: `("vlen", 256)`.
    pub settings: Vec<(String, i64)>,
    /// Engine that executes the program.
    pub engine: Engine,
    /// When it translates, if it does.
    pub tiers: Tiers,
    /// Reserved combinations of operands are executed as their semantics say.
    pub reserved: bool,
    /// Read the description from this directory instead of using generated code.
    pub spec: Option<PathBuf>,
    /// `None`: machine mode for programs with the symbol of the board's host interface, for platforms that are named and for
    /// machines without user mode, else user mode.
    pub mode: Option<Mode>,
    /// The platform of machine mode. `None`: the usual one of the target.
    pub platform: Option<String>,
    /// State that is set before the first instruction, by name: `L[0]`, `L0`, `csr.mstatus`.
    pub state: Vec<(String, StateValue)>,
    /// State that is told at the end, by name; the name of a register file stands for its registers that are not zero.
    pub shown: Vec<String>,
    /// Tiles that are filled before the first instruction, and before `state` is set.
    pub fills: Vec<Fill>,
    /// Tiles that are read at the end.
    pub saves: Vec<Save>,
    /// Stop after so many instructions.
    pub max_insns: Option<u64>,
    /// A line on standard error for every instruction.
    pub trace: bool,
    /// Cycles are counted, and an instruction that comes too early ends the run.
    pub timing: bool,
    /// Tell how much translated code executes.
    pub share: bool,
    /// Stop after so much time.
    pub timeout: Option<Duration>,
    /// Bytes of guest memory: a limit in user mode ([`MEMORY_LIMIT`] if `None`), the RAM in machine mode.
    pub memory: Option<u64>,
    /// The directory that a user program sees as `/`; it sees no file if `None`.
    pub root: Option<PathBuf>,
    /// Bytes that a file may grow to by the program's writing.
    pub max_file_size: u64,
    /// Arguments, the program's name first.
    pub args: Vec<String>,
    /// Environment variables, `NAME=value`.
    pub variables: Vec<String>,
    /// Clock and random numbers are the same in every run.
    pub deterministic: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            target: String::new(),
            settings: Vec::new(),
            engine: Engine::default(),
            tiers: Tiers::default(),
            reserved: false,
            spec: None,
            mode: None,
            platform: None,
            state: Vec::new(),
            shown: Vec::new(),
            fills: Vec::new(),
            saves: Vec::new(),
            max_insns: None,
            trace: false,
            timing: false,
            share: false,
            timeout: None,
            memory: None,
            root: None,
            max_file_size: MAX_FILE_SIZE,
            args: Vec::new(),
            variables: Vec::new(),
            deterministic: false,
        }
    }
}

/// Why a run ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// The program said so.
    Exit,
    /// By a signal (user mode) or a trap that nothing handles (machine mode: as signal 6); the report says what happened.
    Signal {
        /// Number of the signal, as Linux numbers it.
        signal: u8,
        /// What happened, as a text for people.
        report: String,
    },
    /// The instruction budget is used up.
    Limit,
    /// The time is used up.
    Timeout,
    /// It waits for something that cannot come.
    Stuck,
    /// An instruction came too early, and nothing waits: the report says which, and behind what.
    Hazard {
        /// Its address.
        pc: u64,
        /// What happened, as a text for people.
        report: String,
    },
}

/// What came of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Why the run ended.
    pub end: End,
    /// The exit code that a shell would see: the program's own, 128 + signal, 124 for used-up instructions or time, 125 when
    /// stuck, 123 for an instruction that came too early.
    pub code: u8,
    /// Instructions retired.
    pub retired: u64,
    /// Wall-clock time of the execution, without loading.
    pub elapsed: Duration,
    /// The state that was asked for, as it is at the end, in the order of [`Options::shown`].
    pub state: Vec<(String, Vec<u8>)>,
    /// Cycles, if they were counted.
    pub cycles: Option<Cycles>,
    /// What translated code did, if that was asked for.
    pub share: Option<Box<Share>>,
    /// Tiles as files, in the order of [`Options::saves`].
    pub saved: Vec<Vec<u8>>,
}

impl Outcome {
    /// Millions of instructions a second.
    pub fn mips(&self) -> f64 {
        self.retired as f64 / self.elapsed.as_secs_f64().max(1e-9) / 1e6
    }
}

/// The code for an end without one of the program's own.
pub fn code(end: &End) -> u8 {
    match end {
        End::Exit => 0,
        End::Signal { signal, .. } => 128_u8.saturating_add(*signal),
        End::Limit | End::Timeout => 124,
        End::Stuck => 125,
        End::Hazard { .. } => 123,
    }
}
