//! A small board for bare-metal programs: RAM, a timer, a serial port, and the host interface that ends a run.
//!
//! The map is the one that public test programs expect: RAM at 0x8000_0000, CLINT at 0x200_0000, UART at 0x1000_0000,
//! `tohost`/`fromhost` wherever the program's symbols put them. Time advances with retired instructions, one tick each,
//! so that runs repeat exactly.

pub mod clint;
pub mod console;
pub mod htif;

use crate::ram::{PAGE, Ram};
use clint::Clint;
use console::Console;
use htif::Htif;

/// Where RAM starts.
pub const RAM_BASE: u64 = 0x8000_0000;
/// RAM unless asked otherwise, in bytes.
pub const RAM_SIZE: u64 = 128 << 20;
const CLINT: u64 = 0x0200_0000;
const CLINT_SIZE: u64 = 0xc000;
const UART: u64 = 0x1000_0000;
const UART_SIZE: u64 = 0x100;

/// Bytes of RAM that addresses of this width leave room for.
pub fn room(width: u32) -> u64 {
    if width >= 64 {
        RAM_BASE.wrapping_neg()
    } else {
        (1 << width) - RAM_BASE.min(1 << width)
    }
}

/// Devices and their addresses.
#[derive(Debug)]
pub struct Board {
    pub ram_base: u64,
    pub ram_size: u64,
    pub clint: Clint,
    pub htif: Htif,
    pub console: Console,
    /// Interrupt lines of the timer and of the software interrupt, as bits.
    timer_line: u64,
    software_line: u64,
}

impl Board {
    /// A board with `ram_size` bytes. `interrupts` is the description's `interrupts:` text: `MSIP=3 MTIP=7`.
    /// `tohost` and `fromhost` are addresses of the program's symbols.
    pub fn new(ram_size: u64, interrupts: &str, tohost: Option<u64>, fromhost: Option<u64>, console: Console) -> Board {
        let line = |name: &str| {
            let bit = crate::environment::pairs(interrupts)
                .find(|(key, _)| *key == name)
                .and_then(|(_, bit)| bit);
            bit.filter(|bit| *bit < 64).map_or(0, |bit| 1 << bit)
        };
        let offset = |addr: Option<u64>| {
            addr.and_then(|a| a.checked_sub(RAM_BASE))
                .filter(|at| at + 8 <= ram_size)
        };
        Board {
            ram_base: RAM_BASE,
            ram_size,
            clint: Clint::default(),
            htif: Htif::new(offset(tohost), offset(fromhost)),
            console,
            timer_line: line("MTIP"),
            software_line: line("MSIP"),
        }
    }

    /// Reads a device register; `None` where there is none.
    pub fn load(&mut self, addr: u64, bytes: u32, now: u64) -> Option<u64> {
        if let Some(at) = within(addr, bytes, CLINT, CLINT_SIZE) {
            return Some(self.clint.load(at, bytes, now));
        }
        let at = within(addr, bytes, UART, UART_SIZE)?;
        Some(self.console.uart_load(at))
    }

    /// Writes a device register; `None` where there is none.
    pub fn store(&mut self, addr: u64, bytes: u32, value: u64, now: u64) -> Option<()> {
        if let Some(at) = within(addr, bytes, CLINT, CLINT_SIZE) {
            self.clint.store(at, bytes, value, now);
            return Some(());
        }
        let at = within(addr, bytes, UART, UART_SIZE)?;
        self.console.uart_store(at, value as u8);
        Some(())
    }

    /// Interrupt lines at this time.
    pub fn lines(&self, now: u64) -> u64 {
        let timer = if self.clint.timer(now) { self.timer_line } else { 0 };
        let software = if self.clint.software() { self.software_line } else { 0 };
        timer | software
    }

    /// The page of RAM (by offset) whose stores the host interface wants to see.
    pub fn watched_page(&self) -> Option<u64> {
        self.htif.tohost.map(|at| at & !(PAGE - 1))
    }

    /// A store to the watched page. True when the driver has something to do.
    pub fn watch(&mut self, ram: &mut Ram, at: u64, len: u64, now: u64) -> bool {
        self.htif.stored(ram, &mut self.console, self.ram_base, at, len, now)
    }

    /// What the board has to do between instructions. `Err`: the run is over, by the program's exit with a code, or
    /// because it waits for an interrupt that cannot come.
    pub fn attend(&mut self, ram: &mut Ram, waiting: bool, now: u64) -> Result<(), Option<u8>> {
        if self.htif.deadline() <= now {
            self.htif.act(ram, &mut self.console, self.ram_base);
        }
        if let Some(code) = self.htif.exit {
            self.console.flush();
            return Err(Some(u8::try_from(code).unwrap_or(u8::MAX)));
        }
        // Nothing to do until a line rises: time passes at once.
        if waiting && self.lines(now) == 0 && !self.clint.skip(now) {
            self.console.flush();
            return Err(None);
        }
        Ok(())
    }

    /// The number of retired instructions at which the board wants to be looked at again.
    pub fn deadline(&self, now: u64) -> u64 {
        self.clint.deadline(now).min(self.htif.deadline())
    }
}

/// Offset in a device of an access that lies in it altogether.
fn within(addr: u64, bytes: u32, base: u64, size: u64) -> Option<u64> {
    let at = addr.checked_sub(base)?;
    (at < size && u64::from(bytes) <= size - at).then_some(at)
}
