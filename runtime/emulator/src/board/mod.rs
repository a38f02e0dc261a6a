//! The board of a description for bare-metal programs: memory, timers, serial ports, and the host interface that ends a run.
//!
//! Which devices there are, and at which addresses, is the key `board` of the description's environment
//! ([`onespec_core::environment::board`]); a device here knows no machine. Time advances with retired instructions, one
//! tick each, so that runs repeat exactly.

pub mod console;
pub mod host_interface;
pub mod serial;
pub mod timer;

use console::Console;
use host_interface::HostInterface;
use onespec_core::environment::Environment;
use onespec_core::environment::board::{self, Range};
use onespec_core::exec::ram::{PAGE, Ram};
use onespec_core::isa::Isa;
use serial::Serial;
use timer::{SoftwareInterrupt, Timer};

/// What a description says of its board.
#[derive(Debug, Clone)]
pub struct Plan {
    /// RAM, and its bytes unless asked otherwise.
    pub memory: Range,
    devices: Vec<board::Device<'static>>,
}

impl Plan {
    /// The board of a machine; `None` where its description has none.
    pub fn of(isa: &Isa) -> Option<Plan> {
        Plan::from_devices(Environment::of(isa).board().collect())
    }

    /// These devices; `None` without memory.
    pub fn from_devices(devices: Vec<board::Device<'static>>) -> Option<Plan> {
        let memory = devices.iter().find_map(|device| match device {
            board::Device::Memory(range) => Some(*range),
            _ => None,
        })?;
        Some(Plan { memory, devices })
    }

    /// The symbols of the host interface: the word that programs write, and the word that they read.
    pub fn symbols(&self) -> Option<(&'static str, &'static str)> {
        self.devices.iter().find_map(|device| match device {
            board::Device::HostInterface { request, answer, .. } => Some((*request, *answer)),
            _ => None,
        })
    }

    /// Bytes of RAM that addresses of this width leave room for.
    pub fn room(&self, width: u32) -> u64 {
        let base = self.memory.base;
        match width {
            64.. => base.wrapping_neg(),
            _ => (1 << width) - base.min(1 << width),
        }
    }
}

/// A device with registers.
#[derive(Debug)]
enum Device {
    Timer(Timer),
    SoftwareInterrupt(SoftwareInterrupt),
    Serial(Serial),
}

impl Device {
    fn range(&self) -> Range {
        match self {
            Device::Timer(timer) => timer.range,
            Device::SoftwareInterrupt(software) => software.range,
            Device::Serial(serial) => serial.range,
        }
    }
}

/// Devices and their addresses.
#[derive(Debug)]
pub struct Board {
    /// Physical address of the first byte of RAM.
    pub ram_base: u64,
    /// Bytes of RAM.
    pub ram_size: u64,
    /// Where serial ports and the host interface read and write characters.
    pub console: Console,
    /// Of those whose ranges hold an address the first answers.
    devices: Vec<Device>,
    interface: HostInterface,
}

impl Board {
    /// A board with `ram_size` bytes. `request` and `answer` are the addresses of the program's symbols for the host interface
    /// ([`Plan::symbols`]).
    pub fn new(plan: &Plan, ram_size: u64, request: Option<u64>, answer: Option<u64>, console: Console) -> Board {
        let offset = |addr: Option<u64>| {
            addr.and_then(|a| a.checked_sub(plan.memory.base))
                .filter(|at| at.checked_add(8).is_some_and(|end| end <= ram_size))
        };
        let mut devices = Vec::new();
        let mut interface = HostInterface::default();
        for device in &plan.devices {
            match *device {
                board::Device::Memory(_) => {}
                board::Device::Timer {
                    range,
                    compare,
                    count,
                    line,
                } => devices.push(Device::Timer(Timer::new(range, compare, count, line))),
                board::Device::SoftwareInterrupt { range, line } => {
                    devices.push(Device::SoftwareInterrupt(SoftwareInterrupt::new(range, line)));
                }
                board::Device::Serial {
                    range,
                    data,
                    status,
                    ready,
                    empty,
                } => devices.push(Device::Serial(Serial {
                    range,
                    data,
                    status,
                    ready,
                    empty,
                })),
                board::Device::HostInterface { write, exit, .. } => {
                    interface = HostInterface::new(offset(request), offset(answer), write, exit);
                }
            }
        }
        Board {
            ram_base: plan.memory.base,
            ram_size,
            console,
            devices,
            interface,
        }
    }

    /// The first device that an access lies in altogether, and the offset in it.
    fn device(&mut self, addr: u64, bytes: u32) -> Option<(&mut Device, u64, &mut Console)> {
        let mut devices = self.devices.iter_mut();
        let found = devices.find_map(|device| {
            let at = within(addr, bytes, device.range())?;
            Some((device, at))
        });
        found.map(|(device, at)| (device, at, &mut self.console))
    }

    /// Reads a device register; `None` where there is none.
    pub fn load(&mut self, addr: u64, bytes: u32, now: u64) -> Option<u64> {
        let (device, at, console) = self.device(addr, bytes)?;
        Some(match device {
            Device::Timer(timer) => timer.load(at, bytes, now),
            Device::SoftwareInterrupt(software) => software.load(at),
            Device::Serial(serial) => serial.load(console, at),
        })
    }

    /// Writes a device register; `None` where there is none.
    pub fn store(&mut self, addr: u64, bytes: u32, value: u64, now: u64) -> Option<()> {
        let (device, at, console) = self.device(addr, bytes)?;
        match device {
            Device::Timer(timer) => timer.store(at, bytes, value, now),
            Device::SoftwareInterrupt(software) => software.store(at, value),
            Device::Serial(serial) => serial.store(console, at, value as u8),
        }
        Some(())
    }

    fn timers(&self) -> impl Iterator<Item = &Timer> {
        self.devices.iter().filter_map(|device| match device {
            Device::Timer(timer) => Some(timer),
            _ => None,
        })
    }

    /// Ticks of the first timer; of a board without one, retired instructions.
    pub fn time(&self, now: u64) -> u64 {
        self.timers().next().map_or(now, |timer| timer.time(now))
    }

    /// Interrupt lines at this time.
    pub fn lines(&self, now: u64) -> u64 {
        self.devices.iter().fold(0, |lines, device| {
            lines
                | match device {
                    Device::Timer(timer) => timer.lines(now),
                    Device::SoftwareInterrupt(software) => software.lines(),
                    Device::Serial(_) => 0,
                }
        })
    }

    /// The page of RAM (by offset) whose stores the host interface wants to see.
    pub fn watched_page(&self) -> Option<u64> {
        self.interface.request().map(|at| at & !(PAGE - 1))
    }

    /// A store to the watched page. True when the driver has something to do.
    pub fn watch(&mut self, ram: &mut Ram, at: u64, len: u64, now: u64) -> bool {
        self.interface
            .stored(ram, &mut self.console, self.ram_base, at, len, now)
    }

    /// What the board has to do between instructions.
    ///
    /// # Errors
    /// The run is over: `Some` with the code of the program's exit, or `None` because it waits for an interrupt that
    /// cannot come.
    pub fn attend(&mut self, ram: &mut Ram, waiting: bool, now: u64) -> Result<(), Option<u8>> {
        if self.interface.deadline() <= now {
            self.interface.act(ram, &mut self.console, self.ram_base);
        }
        if let Some(code) = self.interface.exit {
            self.console.flush();
            return Err(Some(u8::try_from(code).unwrap_or(u8::MAX)));
        }
        // Nothing to do until a line rises: time passes at once.
        if waiting && self.lines(now) == 0 && !self.skip(now) {
            self.console.flush();
            return Err(None);
        }
        Ok(())
    }

    /// Lets time pass until a timer's line rises. False when none ever will.
    fn skip(&mut self, now: u64) -> bool {
        let Some(left) = self.timers().filter_map(|timer| timer.left(now)).min() else {
            return false;
        };
        for device in &mut self.devices {
            if let Device::Timer(timer) = device {
                timer.skip(left);
            }
        }
        true
    }

    /// The number of retired instructions at which the board wants to be looked at again.
    pub fn deadline(&self, now: u64) -> u64 {
        let left = self.timers().filter_map(|timer| timer.left(now)).min();
        let timers = left.map_or(u64::MAX, |left| now.saturating_add(left));
        timers.min(self.interface.deadline())
    }
}

/// Offset in a range of an access that lies in it altogether.
fn within(addr: u64, bytes: u32, range: Range) -> Option<u64> {
    let at = addr.checked_sub(range.base)?;
    (at < range.size && u64::from(bytes) <= range.size - at).then_some(at)
}
