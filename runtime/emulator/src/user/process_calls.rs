//! Calls on the process itself: its end, its signals, its numbers and limits.

use super::errno::{ECHILD, EINVAL, EPERM, ESRCH, Errno};
use super::files::MAX_FILES;
use super::layout::Bytes;
use super::{Ending, Process};
use crate::memory::Bus;

/// The process and thread number of every program.
const PID: u64 = 1000;
const SIG_DFL: u64 = 0;
const SIG_IGN: u64 = 1;
/// Signals that do nothing unless handled: SIGCHLD, SIGCONT, SIGURG, SIGWINCH.
const HARMLESS: [u64; 4] = [17, 18, 23, 28];
const STACK_LIMIT: u64 = super::start::STACK_SIZE;

impl Process {
    pub(super) fn process_call(&mut self, bus: &mut Bus, number: u64, args: [u64; 6]) -> Option<Result<u64, Errno>> {
        let [a0, a1, a2, a3, ..] = args;
        Some(match number {
            93 | 94 => {
                self.ending = Some(Ending::Exit(a0 as u8));
                Ok(0)
            }
            // set_tid_address, gettid, getpid
            96 | 178 | 172 => Ok(PID),
            // set_robust_list: kept for the death of a thread, of which there is one. sched_yield. umask.
            99 | 124 => Ok(0),
            166 => Ok(0o022),
            123 => self.affinity(bus, a1, a2),
            129 | 130 => self.kill(a0, a1),
            131 => self.kill(a1, a2),
            // sigaltstack, rt_sigprocmask: no handler runs, so neither matters; the old value reads as none.
            132 => self.zeros(bus, a1, self.width / 8 * 3),
            134 => self.sigaction(bus, a0, a1, a2),
            135 => self.zeros(bus, a2, a3.min(128) as u32),
            155 | 156 => Ok(PID),
            160 => self.uname(bus, a0),
            167 => Err(EINVAL),
            // getppid, then the user: nobody special.
            173 => Ok(1),
            174..=177 => Ok(1000),
            179 => self.sysinfo(bus, a0),
            // wait4: there is no child.
            260 => Err(ECHILD),
            261 => self.limits(bus, a0, a1, a2, a3),
            278 => self.random(bus, a0, a1),
            _ => return None,
        })
    }

    /// Ends the program by a signal, with a word on why.
    pub(super) fn die(&mut self, signal: u8, why: &str) -> Result<u64, Errno> {
        self.ending = Some(Ending::Signal(signal, why.to_owned()));
        Ok(0)
    }

    fn kill(&mut self, pid: u64, signal: u64) -> Result<u64, Errno> {
        if pid != PID && pid as i32 > 0 {
            return Err(ESRCH);
        }
        let handler = match self.actions.get(signal as usize) {
            _ if signal == 0 => return Ok(0),
            None => return Err(EINVAL),
            Some(action) => self.handler(action),
        };
        match handler {
            SIG_IGN => Ok(0),
            SIG_DFL if HARMLESS.contains(&signal) => Ok(0),
            SIG_DFL => self.die(signal as u8, "it sent the signal to itself"),
            _ => self.die(signal as u8, "it sent the signal to itself, and handlers are not run"),
        }
    }

    fn handler(&self, action: &[u8]) -> u64 {
        action
            .iter()
            .take(self.width as usize / 8)
            .rev()
            .fold(0, |value, byte| value << 8 | u64::from(*byte))
    }

    /// Keeps what the program asks for and tells it what was; handlers are never run.
    fn sigaction(&mut self, bus: &mut Bus, signal: u64, new: u64, old: u64) -> Result<u64, Errno> {
        const UNSTOPPABLE: [u64; 2] = [9, 19];
        let size = self.width as usize / 8 * 2 + 8;
        let Some(action) = self.actions.get(signal as usize).filter(|_| signal != 0) else {
            return Err(EINVAL);
        };
        if old != 0 {
            let mut bytes = action.clone();
            bytes.resize(size, 0);
            self.give(bus, old, &bytes)?;
        }
        if new != 0 {
            if UNSTOPPABLE.contains(&signal) {
                return Err(EINVAL);
            }
            let mut bytes = vec![0; size];
            if !bus.read_user(new, &mut bytes) {
                return Err(super::errno::EFAULT);
            }
            if let Some(action) = self.actions.get_mut(signal as usize) {
                *action = bytes;
            }
        }
        Ok(0)
    }

    fn zeros(&self, bus: &mut Bus, addr: u64, size: u32) -> Result<u64, Errno> {
        if addr != 0 {
            self.give(bus, addr, &vec![0; size as usize])?;
        }
        Ok(0)
    }

    /// One processor.
    fn affinity(&self, bus: &mut Bus, size: u64, addr: u64) -> Result<u64, Errno> {
        if size < 8 {
            return Err(EINVAL);
        }
        self.give(bus, addr, &1u64.to_le_bytes())?;
        Ok(8)
    }

    fn uname(&self, bus: &mut Bus, addr: u64) -> Result<u64, Errno> {
        const FIELD: usize = 65;
        let mut out = Bytes::default();
        for text in ["Linux", "onespec", "6.6.0", "#1 OneSpec", &self.machine, "(none)"] {
            out.text(text.get(..FIELD - 1).unwrap_or(text), FIELD);
        }
        self.give(bus, addr, &out.0).map(|()| 0)
    }

    fn sysinfo(&self, bus: &mut Bus, addr: u64) -> Result<u64, Errno> {
        let width = self.width;
        let mut out = Bytes::default();
        // Uptime, three loads, total and free memory, shared, buffers, swap (total, free), processes, high memory.
        out.long(1, width).long(0, width).long(0, width).long(0, width);
        out.long(self.memory_limit, width)
            .long(self.memory_limit / 2, width)
            .long(0, width)
            .long(0, width);
        out.long(0, width).long(0, width).u16(1).u16(0);
        if width == 64 {
            out.u32(0);
        }
        out.long(0, width).long(0, width).u32(1);
        let size = if width == 64 { 112 } else { 64 };
        out.0.resize(size, 0);
        self.give(bus, addr, &out.0).map(|()| 0)
    }

    /// `prlimit64`: limits can be read; asking for others than there are is refused.
    fn limits(&self, bus: &mut Bus, pid: u64, resource: u64, new: u64, old: u64) -> Result<u64, Errno> {
        const STACK: u64 = 3;
        const FILES: u64 = 7;
        if pid != 0 && pid != PID {
            return Err(ESRCH);
        }
        let limit = match resource {
            STACK => STACK_LIMIT,
            FILES => MAX_FILES,
            0..16 => u64::MAX,
            _ => return Err(EINVAL),
        };
        if new != 0 {
            let [soft, hard] = [self.take(bus, new)?, self.take(bus, new.wrapping_add(8))?].map(u64::from_le_bytes);
            if soft > limit || hard > limit {
                return Err(EPERM);
            }
        }
        if old != 0 {
            let mut out = Bytes::default();
            out.u64(limit).u64(limit);
            self.give(bus, old, &out.0)?;
        }
        Ok(0)
    }

    fn random(&mut self, bus: &mut Bus, addr: u64, len: u64) -> Result<u64, Errno> {
        const MOST: u64 = 1 << 20;
        let len = len.min(MOST);
        let mut bytes = Vec::new();
        while (bytes.len() as u64) < len {
            bytes.extend(self.next_random().to_le_bytes());
        }
        bytes.truncate(len as usize);
        self.give(bus, addr, &bytes)?;
        Ok(len)
    }

    /// Random bits from the keys that the host's library draws for its hash tables; a fixed sequence where runs have to
    /// repeat.
    pub(super) fn next_random(&mut self) -> u64 {
        use std::hash::{BuildHasher, RandomState};
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let fixed = self.random ^ self.random >> 29;
        if self.deterministic {
            fixed
        } else {
            RandomState::new().hash_one(fixed)
        }
    }
}
