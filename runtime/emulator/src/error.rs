//! Why a program does not run, as values that a caller can tell apart and texts for people.

use onespec_core::target::{SettingError, TargetError};
use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why a file is no program that can run here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ElfError {
    /// The file does not begin as ELF files do.
    NotElf,
    /// An ELF file whose headers contradict each other or its size.
    Damaged(&'static str),
    /// An ELF file that is no program for a little-endian machine: an object file, a core dump, big endian.
    NotAProgram(String),
    /// The description says too little about user programs, or what it says names no state.
    Description(String),
    /// A segment, the stack or the arguments do not fit into memory.
    Memory(String),
    /// The program's interpreter (the dynamic linker that PT_INTERP names) cannot be loaded.
    Interpreter {
        /// File name in the program's PT_INTERP, fit to be shown.
        path: String,
        /// The error, as a text for people.
        why: String,
    },
}

impl fmt::Display for ElfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ElfError::NotElf => f.write_str("not an ELF file"),
            ElfError::Damaged(what) => write!(f, "this ELF file is damaged: {what}"),
            ElfError::NotAProgram(text) | ElfError::Description(text) | ElfError::Memory(text) => f.write_str(text),
            ElfError::Interpreter { path, why } => write!(f, "the interpreter `{path}`: {why}"),
        }
    }
}

impl std::error::Error for ElfError {}

/// Why a run did not start.
#[derive(Debug)]
pub enum RunError {
    /// The file is no program that can be loaded.
    Elf(ElfError),
    /// The target asked for is not one of the description.
    Target(TargetError),
    /// A setting does not exist, or cannot have the value asked for.
    Setting(SettingError),
    /// A vector file that cannot be read: its line and what is wrong there.
    Vectors(String),
    /// The machine has no target for programs of this address width.
    NoTarget {
        /// Name of the description.
        isa: &'static str,
        /// Bits of an address of the program: 32 or 64.
        width: u32,
    },
    /// The program's address width is not the target's.
    OtherWidth {
        /// The target asked for.
        target: String,
        /// Bits of an address of the program: 32 or 64.
        width: u32,
    },
    /// The program is for another machine, by its ELF machine number.
    OtherMachine {
        /// Name of the description.
        isa: &'static str,
        /// ELF machine number in the file.
        program: u16,
        /// ELF machine number of the description; 0 for none.
        own: u16,
    },
    /// No code was generated for the target's parameter values.
    NotGenerated {
        /// Name of the description.
        isa: &'static str,
        /// Name of the target.
        target: String,
    },
    /// The reference evaluator is asked for, and nobody has read the semantics.
    NoSemantics {
        /// Name of the description.
        isa: &'static str,
    },
    /// The directory that is to be the guest's root cannot be opened.
    Root {
        /// The directory on the host.
        path: PathBuf,
        /// The host's error.
        error: io::Error,
    },
    /// The target has no platform for programs without an operating system.
    NoPlatform {
        /// Name of the description.
        isa: &'static str,
        /// Name of the target.
        target: String,
        /// Platforms of other targets.
        others: Vec<&'static str>,
    },
    /// The target has no platform of this name.
    UnknownPlatform {
        /// The name asked for.
        name: String,
        /// Name of the target.
        target: String,
        /// Its platforms.
        known: Vec<&'static str>,
    },
    /// Cycles are to be counted, and the description says nothing about the timing of the target.
    NoTiming {
        /// Name of the target.
        target: String,
    },
    /// The machine has no state of this name.
    NoState {
        /// Name of the description.
        isa: &'static str,
        /// The name asked for.
        name: String,
    },
    /// State cannot have the value that was asked for.
    StateValue {
        /// The piece of state.
        name: String,
        /// What it is instead, in hexadecimal.
        found: String,
    },
    /// The platform of the target is none of groups of lanes.
    NoGroup {
        /// Name of the target.
        target: String,
    },
    /// More lanes than a group can have.
    Lanes {
        /// Lanes asked for.
        asked: u32,
        /// Lanes of a group at most.
        most: u32,
    },
    /// Tiles that cannot be filled or saved, and why.
    Tiles(String),
    /// A dynamically linked program on a bare machine.
    Dynamic,
    /// More RAM than the machine has addresses for.
    OutOfReach {
        /// Bytes of RAM asked for.
        size: u64,
        /// Bits of an address of the program.
        width: u32,
        /// Bytes of RAM that the addresses leave room for.
        room: u64,
    },
    /// More RAM than the host can give.
    OutOfMemory {
        /// Bytes of RAM asked for.
        size: u64,
    },
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Elf(error) => error.fmt(f),
            RunError::Target(error) => error.fmt(f),
            RunError::Setting(error) => error.fmt(f),
            RunError::Vectors(text) | RunError::Tiles(text) => f.write_str(text),
            RunError::NoTarget { isa, width } => write!(f, "`{isa}` has no target for {width}-bit programs"),
            RunError::OtherWidth { target, width } => write!(
                f,
                "this is a {width}-bit program, and `{target}` is another kind of machine"
            ),
            RunError::OtherMachine { isa, program, own: 0 } => write!(
                f,
                "this program is for another machine: ELF machine number {program}, `{isa}` has none"
            ),
            RunError::OtherMachine { isa, program, own } => write!(
                f,
                "this program is for another machine: ELF machine number {program}, `{isa}` has {own}"
            ),
            RunError::NotGenerated { isa, target } => write!(f, "no generated code for target `{target}` of `{isa}`"),
            RunError::NoSemantics { isa } => write!(f, "the semantics of `{isa}` were not read"),
            RunError::Root { path, error } => write!(f, "--root {}: {error}", path.display()),
            RunError::NoPlatform { isa, target, others } => {
                write!(
                    f,
                    "target `{target}` of `{isa}` has no platform to run on: \
                     write one under `platforms:` of its description (docs/reference/platforms.md)"
                )?;
                match others.is_empty() {
                    true => Ok(()),
                    false => write!(f, "; other targets have `{}`", others.join("`, `")),
                }
            }
            RunError::UnknownPlatform { name, target, known } => {
                write!(f, "target `{target}` has no platform `{}`", name.escape_debug())?;
                match known.is_empty() {
                    true => f.write_str(", and no other"),
                    false => write!(f, "; it has `{}`", known.join("`, `")),
                }
            }
            RunError::NoTiming { target } => write!(
                f,
                "--timing: the description says nothing about the timing of `{target}`: name a core under `timing:` of the target"
            ),
            RunError::NoState { isa, name } => {
                write!(f, "`{isa}` has no state `{}`", name.escape_debug())
            }
            RunError::StateValue { name, found } => {
                write!(f, "`{name}` cannot have this value: it is {found} then")
            }
            RunError::NoGroup { target } => write!(
                f,
                "the platform of target `{target}` has no group of lanes: programs run by themselves (`group` in docs/reference/platforms.md)"
            ),
            RunError::Lanes { asked, most } => {
                write!(f, "{asked} lanes are more than the {most} that a group can have")
            }
            RunError::Dynamic => {
                f.write_str("this program is dynamically linked: it runs as a Linux process, not on a bare machine")
            }
            RunError::OutOfReach { size, width, room } => write!(
                f,
                "--memory {size}: a {width}-bit machine has addresses for {room} bytes of RAM"
            ),
            RunError::OutOfMemory { size } => write!(f, "--memory {size}: the host has not so many bytes to give"),
        }
    }
}

impl std::error::Error for RunError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            RunError::Root { error, .. } => Some(error),
            _ => None,
        }
    }
}

impl From<ElfError> for RunError {
    fn from(error: ElfError) -> RunError {
        RunError::Elf(error)
    }
}

impl From<TargetError> for RunError {
    fn from(error: TargetError) -> RunError {
        RunError::Target(error)
    }
}

impl From<SettingError> for RunError {
    fn from(error: SettingError) -> RunError {
        RunError::Setting(error)
    }
}
