//! A Linux process without a kernel: system calls of the generic interface, served from the host.
//!
//! One thread, no signal handlers. Without a root directory a program has its three standard streams and no file; with
//! one it has the files beneath the root. A call that is not served says so once on standard error and fails with
//! `ENOSYS`, so that a program that does not work tells why.

mod beneath;
pub mod drive;
pub mod errno;
mod file_calls;
pub mod files;
mod layout;
mod load;
mod memory_calls;
mod name_calls;
pub mod paths;
mod pipes;
mod process_calls;
#[cfg(test)]
mod scratch;
pub mod start;
mod system_calls;
#[cfg(test)]
mod tests;
mod time_calls;
mod wait_calls;

use crate::memory::Bus;
use errno::{EFAULT, ENAMETOOLONG, ENOSYS, Errno};
use files::{Files, Streams};
use onespec_core::exec::ram::PAGE;
use paths::Root;
use std::collections::BTreeSet;
use std::io::Write as _;
use std::time::Instant;

/// How a program ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// `exit`, with its code.
    Exit(u8),
    /// A signal by the program's own doing, and a word on it.
    Signal(u8, String),
    /// The deadline passed while it slept.
    Timeout,
    /// It waits for what cannot come, and a word on it.
    Stuck(String),
}

/// The state that the kernel keeps of a process.
#[derive(Debug)]
pub struct Process {
    /// Bits of an address: 32 or 64.
    pub width: u32,
    /// Open files by number.
    pub files: Files,
    /// Files beneath a directory of the host; `None`: the program sees no file.
    pub root: Option<Root>,
    /// How the program was called, for `/proc/self/exe`.
    pub program: String,
    /// What is added to the addresses in the program's file.
    pub bias: u64,
    /// `uname`'s machine.
    pub machine: String,
    /// Set by the call that ends the program.
    pub ending: Option<Ending>,
    /// Clock and random numbers are the same in every run.
    pub deterministic: bool,
    /// When the run is to end, whatever the program does.
    pub deadline: Option<Instant>,
    memory_limit: u64,
    /// Start and end of the data segment that `brk` moves.
    heap: (u64, u64),
    /// Handler, flags and mask of each signal, as the program gave them.
    actions: Vec<Vec<u8>>,
    random: u64,
    started: Instant,
    /// Messages that were given, each once.
    warned: BTreeSet<String>,
    warned_rootless: bool,
}

impl Process {
    /// A process about to start. `heap` is the first address behind the program.
    pub fn new(width: u32, heap: u64, memory_limit: u64, root: Option<Root>, streams: Streams) -> Process {
        let heap = heap.next_multiple_of(PAGE);
        Process {
            width,
            files: Files::new(streams),
            root,
            program: String::new(),
            bias: 0,
            machine: String::new(),
            ending: None,
            deterministic: false,
            deadline: None,
            memory_limit,
            heap: (heap, heap),
            actions: vec![Vec::new(); 65],
            random: 0x9e37_79b9_7f4a_7c15,
            started: Instant::now(),
            warned: BTreeSet::new(),
            warned_rootless: false,
        }
    }

    /// Serves a call; the value is the program's to get. When [`Process::ending`] is set there is no return.
    pub fn call(&mut self, bus: &mut Bus, number: u64, args: [u64; 6]) -> u64 {
        let args = if self.width == 32 {
            args.map(|arg| arg & 0xffff_ffff)
        } else {
            args
        };
        let result = self.serve(bus, number, args);
        match result {
            Ok(value) => value,
            Err(Errno(number)) => u64::from(number).wrapping_neg(),
        }
    }

    fn serve(&mut self, bus: &mut Bus, number: u64, args: [u64; 6]) -> Result<u64, Errno> {
        let served = None
            .or_else(|| self.file_call(bus, number, args))
            .or_else(|| self.name_call(bus, number, args))
            .or_else(|| self.memory_call(bus, number, args))
            .or_else(|| self.time_call(bus, number, args))
            .or_else(|| self.wait_call(bus, number, args))
            .or_else(|| self.process_call(bus, number, args));
        served.unwrap_or_else(|| {
            self.warn_unserved(number);
            Err(ENOSYS)
        })
    }

    /// Tells once that a call is not served; calls that programs are prepared to do without are passed over.
    fn warn_unserved(&mut self, number: u64) {
        match system_calls::find(number) {
            Some(call) if call.quiet => {}
            call => {
                let name = call.map_or("unknown", |call| call.name);
                self.warn_once(&format!("system call {name} ({number}) is not served: ENOSYS"));
            }
        }
    }

    /// A line on the host's standard error, unless it stands there.
    fn warn_once(&mut self, text: &str) {
        /// Different messages that are remembered, and given, at most.
        const MAX_MESSAGES: usize = 100;
        if self.warned.len() < MAX_MESSAGES && self.warned.insert(text.to_owned()) {
            self.warn(text);
        }
    }

    /// A line on the host's standard error.
    fn warn(&mut self, text: &str) {
        // Where standard error is closed there is nobody to warn.
        drop(writeln!(self.files.streams.error, "onespec: {text}"));
    }

    /// Text of the program's, up to its zero.
    fn string(&self, bus: &mut Bus, addr: u64) -> Result<Vec<u8>, Errno> {
        let mut text = Vec::new();
        while text.len() < paths::MAX_PATH {
            let mut byte = [0];
            if !bus.read_user(addr.wrapping_add(text.len() as u64), &mut byte) {
                return Err(EFAULT);
            }
            if byte == [0] {
                return Ok(text);
            }
            text.extend(byte);
        }
        Err(ENAMETOOLONG)
    }

    /// Copies bytes to the program.
    fn give(&self, bus: &mut Bus, addr: u64, bytes: &[u8]) -> Result<(), Errno> {
        if bus.write_user(addr, bytes) {
            Ok(())
        } else {
            Err(EFAULT)
        }
    }

    /// Copies `N` bytes from the program.
    fn take<const N: usize>(&self, bus: &mut Bus, addr: u64) -> Result<[u8; N], Errno> {
        let mut bytes = [0; N];
        if bus.read_user(addr, &mut bytes) {
            Ok(bytes)
        } else {
            Err(EFAULT)
        }
    }

    /// A `long` of the program's memory.
    fn long(&self, bus: &mut Bus, addr: u64) -> Result<u64, Errno> {
        if self.width == 32 {
            Ok(u64::from(u32::from_le_bytes(self.take(bus, addr)?)))
        } else {
            Ok(u64::from_le_bytes(self.take(bus, addr)?))
        }
    }
}
