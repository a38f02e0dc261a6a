//! Calls on time: the host's clocks, or retired instructions where runs have to repeat exactly.

use super::errno::{EAGAIN, EINVAL, ETIMEDOUT, Errno};
use super::layout::Bytes;
use super::{Ending, Process};
use crate::memory::Bus;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

const REALTIME: [u64; 3] = [0, 5, 11];
const CLOCKS: u64 = 12;
/// The longest sleep: a program's mistake, or a hostile one's patience, ends some day.
const LONGEST: Duration = Duration::from_secs(24 * 3600);
/// Ticks of `times` in a second.
pub const TICKS: u64 = 100;

impl Process {
    pub(super) fn time_call(&mut self, bus: &mut Bus, number: u64, args: [u64; 6]) -> Option<Result<u64, Errno>> {
        let [a0, a1, a2, ..] = args;
        // The calls that only 32-bit programs have take 64-bit times.
        let width = if number >= 403 { 64 } else { self.width };
        Some(match number {
            98 | 422 => self.futex(bus, args, width),
            101 => self.sleep(bus, a0, width),
            113 | 403 => self
                .clock(bus, a0)
                .and_then(|time| self.give_time(bus, a1, time, width)),
            114 | 406 if a0 >= CLOCKS => Err(EINVAL),
            114 | 406 if a1 == 0 => Ok(0),
            114 | 406 => self.give_time(bus, a1, Duration::from_nanos(1), width),
            115 | 407 if a1 & 1 != 0 => self.sleep_until(bus, a0, a2, width),
            115 | 407 => self.sleep(bus, a2, width),
            153 => self.times(bus, a0),
            165 => self.usage(bus, a1),
            169 => self.time_of_day(bus, a0, a1),
            _ => return None,
        })
    }

    fn clock(&self, bus: &Bus, id: u64) -> Result<Duration, Errno> {
        if id >= CLOCKS {
            return Err(EINVAL);
        }
        if self.deterministic {
            return Ok(Duration::from_nanos(bus.now()));
        }
        Ok(if REALTIME.contains(&id) {
            SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
        } else {
            self.started.elapsed()
        })
    }

    fn give_time(&self, bus: &mut Bus, addr: u64, time: Duration, width: u32) -> Result<u64, Errno> {
        let mut out = Bytes::default();
        out.long(time.as_secs(), width)
            .long(u64::from(time.subsec_nanos()), width);
        self.give(bus, addr, &out.0).map(|()| 0)
    }

    fn take_time(&self, bus: &mut Bus, addr: u64, width: u32) -> Result<Duration, Errno> {
        let (seconds, nanos) = if width == 32 {
            let raw: [u8; 8] = self.take(bus, addr)?;
            let raw = u64::from_le_bytes(raw);
            (i64::from(raw as i32), (raw >> 32) as i64)
        } else {
            let raw = u128::from_le_bytes(self.take(bus, addr)?);
            (raw as i64, (raw >> 64) as i64)
        };
        match (u64::try_from(seconds), u32::try_from(nanos)) {
            (Ok(seconds), Ok(nanos)) if nanos < 1_000_000_000 => Ok(Duration::new(seconds, nanos)),
            _ => Err(EINVAL),
        }
    }

    pub(super) fn sleep(&mut self, bus: &mut Bus, addr: u64, width: u32) -> Result<u64, Errno> {
        let time = self.take_time(bus, addr, width)?;
        self.pause(time)
    }

    fn sleep_until(&mut self, bus: &mut Bus, clock: u64, addr: u64, width: u32) -> Result<u64, Errno> {
        let until = self.take_time(bus, addr, width)?;
        let now = self.clock(bus, clock)?;
        self.pause(until.saturating_sub(now))
    }

    /// Sleeps, but not beyond the deadline: that ends the program.
    fn pause(&mut self, time: Duration) -> Result<u64, Errno> {
        if self.deterministic {
            return Ok(0);
        }
        let left = self.deadline.map(|at| at.saturating_duration_since(Instant::now()));
        if let Some(left) = left.filter(|left| *left < time) {
            std::thread::sleep(left);
            self.ending = Some(Ending::Timeout);
        } else {
            std::thread::sleep(time.min(LONGEST));
        }
        Ok(0)
    }

    /// With one thread a wait is over at once, or when its time is, or never.
    fn futex(&mut self, bus: &mut Bus, [addr, op, value, timeout, ..]: [u64; 6], width: u32) -> Result<u64, Errno> {
        const WAIT: u64 = 0;
        const WAKE: u64 = 1;
        const WAIT_BITSET: u64 = 9;
        const WAKE_BITSET: u64 = 10;
        match op & 0x7f {
            WAKE | WAKE_BITSET => Ok(0),
            WAIT | WAIT_BITSET => {
                if u64::from(u32::from_le_bytes(self.take(bus, addr)?)) != value & 0xffff_ffff {
                    return Err(EAGAIN);
                }
                if timeout == 0 {
                    let why = "it waits for a futex that no other thread can wake";
                    self.ending = Some(Ending::Stuck(why.into()));
                    return Ok(0);
                }
                if op & 0x7f == WAIT {
                    self.sleep(bus, timeout, width)?;
                } else {
                    let clock = if op & 0x100 != 0 { 0 } else { 1 };
                    self.sleep_until(bus, clock, timeout, width)?;
                }
                Err(ETIMEDOUT)
            }
            _ => Err(EINVAL),
        }
    }

    fn times(&self, bus: &mut Bus, addr: u64) -> Result<u64, Errno> {
        let ticks = self.clock(bus, 1)?.as_millis() as u64 * TICKS / 1000;
        if addr != 0 {
            let mut out = Bytes::default();
            out.long(ticks, self.width)
                .long(0, self.width)
                .long(0, self.width)
                .long(0, self.width);
            self.give(bus, addr, &out.0)?;
        }
        Ok(ticks)
    }

    /// `getrusage`: time used; the other numbers are not counted and read 0.
    fn usage(&self, bus: &mut Bus, addr: u64) -> Result<u64, Errno> {
        let time = self.clock(bus, 1)?;
        let mut out = Bytes::default();
        out.long(time.as_secs(), self.width)
            .long(u64::from(time.subsec_micros()), self.width);
        for _ in 0..16 {
            out.long(0, self.width);
        }
        self.give(bus, addr, &out.0).map(|()| 0)
    }

    fn time_of_day(&self, bus: &mut Bus, time: u64, zone: u64) -> Result<u64, Errno> {
        if time != 0 {
            let now = self.clock(bus, 0)?;
            let mut out = Bytes::default();
            out.long(now.as_secs(), self.width)
                .long(u64::from(now.subsec_micros()), self.width);
            self.give(bus, time, &out.0)?;
        }
        if zone != 0 {
            self.give(bus, zone, &[0; 8])?;
        }
        Ok(0)
    }
}
