//! Calls that wait for open files or signals: `ppoll`, `pselect6`, `rt_sigsuspend`. The process has one thread and gets no
//! signals, so what is not ready at once never will be: a call with a time waits that long, one without ends the program.

use super::errno::{EBADF, EINTR, EINVAL, Errno};
use super::files::{Handle, Open};
use super::{Ending, Process};
use crate::memory::Bus;

/// Bits of `events` and `revents` of a `pollfd`.
const IN: u16 = 1;
const OUT: u16 = 4;
const HANG_UP: u16 = 0x10;
const INVALID: u16 = 0x20;
/// Descriptors of one call at most, as `RLIMIT_NOFILE` and `FD_SETSIZE` have it.
const MAX_DESCRIPTORS: u64 = 1024;

impl Process {
    pub(super) fn wait_call(&mut self, bus: &mut Bus, number: u64, args: [u64; 6]) -> Option<Result<u64, Errno>> {
        let [a0, a1, a2, a3, a4, _] = args;
        let width = if number >= 403 { 64 } else { self.width };
        Some(match number {
            72 | 413 => self.select(bus, a0, [a1, a2, a3], (a4, width)),
            73 | 414 => self.poll(bus, a0, a1, (a2, width)),
            133 => self.wait(bus, (0, width)).and(Err(EINTR)),
            _ => return None,
        })
    }

    /// `ppoll`: a descriptor, the events that are wanted and those that are there, 8 bytes each.
    fn poll(&mut self, bus: &mut Bus, list: u64, count: u64, time: (u64, u32)) -> Result<u64, Errno> {
        if count > MAX_DESCRIPTORS {
            return Err(EINVAL);
        }
        let mut ready = 0;
        for at in (0..count).map(|index| list.wrapping_add(8 * index)) {
            let [a, b, c, d, e, f, ..]: [u8; 8] = self.take(bus, at)?;
            let (descriptor, wanted) = (i32::from_le_bytes([a, b, c, d]), u16::from_le_bytes([e, f]));
            let found = match self.files.get(descriptor) {
                _ if descriptor < 0 => 0,
                Ok(open) => events(&open.borrow()) & (wanted | HANG_UP),
                Err(_) => INVALID,
            };
            self.give(bus, at.wrapping_add(6), &found.to_le_bytes())?;
            ready += u64::from(found != 0);
        }
        if ready == 0 {
            self.wait(bus, time)?;
        }
        Ok(ready)
    }

    /// `pselect6`: sets of descriptors to read, to write, and with exceptional conditions, of which there are none.
    fn select(&mut self, bus: &mut Bus, count: u64, sets: [u64; 3], time: (u64, u32)) -> Result<u64, Errno> {
        if count > MAX_DESCRIPTORS {
            return Err(EINVAL);
        }
        let mut ready = 0;
        let mut found: Vec<(u64, u8)> = Vec::new();
        for (set, event) in sets.into_iter().zip([IN, OUT, 0]).filter(|(set, _)| *set != 0) {
            for byte in 0..count.div_ceil(8) {
                let at = set.wrapping_add(byte);
                let [wanted]: [u8; 1] = self.take(bus, at)?;
                let mut there = 0;
                for bit in (0..8).filter(|bit| wanted >> bit & 1 != 0 && 8 * byte + bit < count) {
                    let open = self.files.get((8 * byte + bit) as i32).map_err(|_| EBADF)?;
                    let is_there = events(&open.borrow()) & event != 0;
                    there |= u8::from(is_there) << bit;
                }
                ready += u64::from(there.count_ones());
                found.push((at, there));
            }
        }
        for (at, there) in found {
            self.give(bus, at, &[there])?;
        }
        if ready == 0 {
            self.wait(bus, time)?;
        }
        Ok(ready)
    }

    /// Waits as long as a time says; for ever, where there is none.
    fn wait(&mut self, bus: &mut Bus, (time, width): (u64, u32)) -> Result<u64, Errno> {
        if time != 0 {
            return self.sleep(bus, time, width);
        }
        self.ending = Some(Ending::Stuck(
            "it waits for files or signals that nothing can bring".into(),
        ));
        Ok(0)
    }
}

/// What can be done with an open file without waiting.
fn events(open: &Open) -> u16 {
    match &open.handle {
        Handle::Input => IN,
        Handle::Output | Handle::Error => OUT,
        Handle::File(_) | Handle::Directory(_) => IN | OUT,
        Handle::PipeReader(pipe) => pipe.events(IN, HANG_UP),
        Handle::PipeWriter(pipe) => pipe.events(OUT, HANG_UP),
    }
}
