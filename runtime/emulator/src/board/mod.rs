//! The board of a platform for programs without an operating system: memory, timers, serial ports, and what ends a run.
//!
//! Which devices there are, and at which addresses, is data of the description ([`onespec_core::isa::platform`]); a device here
//! knows no machine. Time advances with retired instructions, one tick each, so that runs repeat exactly.

pub mod console;
pub mod finisher;
pub mod host_interface;
pub mod interrupt_controller;
pub mod map;
pub mod serial;
pub mod timer;

use console::Console;
use finisher::Finisher;
use host_interface::HostInterface;
use interrupt_controller::{InterruptController, Registers};
use map::MemoryMap;
use onespec_core::exec::ram::{PAGE, Ram};
use onespec_core::isa::platform::{DeviceKind, Platform, Range};
use serial::Serial;
use timer::{SoftwareInterrupt, Timer};

/// Retired instructions after which a board looks again whether a device wants an interrupt that no instruction tells of.
const LOOK_EVERY: u64 = 1000;

/// A device with registers.
#[derive(Debug)]
enum Device {
    Timer(Timer),
    SoftwareInterrupt(SoftwareInterrupt),
    Serial(Serial),
    Finisher(Finisher),
    InterruptController(InterruptController),
}

impl Device {
    fn range(&self) -> Range {
        match self {
            Device::Timer(timer) => timer.range,
            Device::SoftwareInterrupt(software) => software.range,
            Device::Serial(serial) => serial.range,
            Device::Finisher(finisher) => finisher.range,
            Device::InterruptController(controller) => controller.range,
        }
    }
}

/// Memory, devices and their addresses.
#[derive(Debug)]
pub struct Board {
    /// Where memory is.
    pub map: MemoryMap,
    /// Where serial ports and the host interface read and write characters.
    pub console: Console,
    /// The platform that it is the board of.
    pub platform: &'static Platform,
    devices: Vec<Device>,
    interface: HostInterface,
    /// Offsets in RAM of the host interface's request and answer.
    symbols: (Option<u64>, Option<u64>),
    /// The exit code that a finisher has got.
    finished: Option<u64>,
}

impl Board {
    /// The board of a platform. `request` and `answer` are the addresses of the program's symbols for the host interface
    /// ([`Platform::symbols`]).
    pub fn new(
        platform: &'static Platform,
        map: MemoryMap,
        request: Option<u64>,
        answer: Option<u64>,
        console: Console,
    ) -> Board {
        let offset = |addr: Option<u64>| map.span(addr?, 8);
        let symbols = (offset(request), offset(answer));
        let (devices, interface) = devices(platform, symbols);
        Board {
            map,
            console,
            platform,
            devices,
            interface,
            symbols,
            finished: None,
        }
    }

    /// Devices are as at first; memory and console stay.
    pub fn restart(&mut self) {
        (self.devices, self.interface) = devices(self.platform, self.symbols);
        self.finished = None;
    }

    /// The device that an access lies in altogether, and the offset in it.
    fn device(&mut self, addr: u64, bytes: u32) -> Option<(&mut Device, u64, &mut Console)> {
        let mut devices = self.devices.iter_mut();
        let found = devices.find_map(|device| {
            let at = device.range().offset(addr, bytes.into())?;
            Some((device, at))
        });
        found.map(|(device, at)| (device, at, &mut self.console))
    }

    /// Reads a device register; `None` where there is none.
    pub fn load(&mut self, addr: u64, bytes: u32, now: u64) -> Option<u64> {
        self.raise();
        let (device, at, console) = self.device(addr, bytes)?;
        Some(match device {
            Device::Timer(timer) => timer.load(at, bytes, now),
            Device::SoftwareInterrupt(software) => software.load(at),
            Device::Serial(serial) => serial.load(console, at),
            Device::Finisher(_) => 0,
            Device::InterruptController(controller) => controller.load(at),
        })
    }

    /// Writes a device register; `None` where there is none.
    pub fn store(&mut self, addr: u64, bytes: u32, value: u64, now: u64) -> Option<()> {
        let mut finished = None;
        let (device, at, console) = self.device(addr, bytes)?;
        match device {
            Device::Timer(timer) => timer.store(at, bytes, value, now),
            Device::SoftwareInterrupt(software) => software.store(at, value),
            Device::Serial(serial) => serial.store(console, at, value as u8),
            Device::Finisher(finisher) => finished = finisher.store(at, bytes, value),
            Device::InterruptController(controller) => controller.store(at, value),
        }
        self.finished = self.finished.or(finished);
        Some(())
    }

    /// Tells interrupt controllers which of their sources are raised. A source that nobody listens to is not looked at: that
    /// could wait for input.
    fn raise(&mut self) {
        let Board { devices, console, .. } = self;
        let sources: Vec<u32> = devices
            .iter()
            .filter_map(|device| match device {
                Device::Serial(serial) if serial.source != 0 => Some(serial.source),
                _ => None,
            })
            .collect();
        for device in devices {
            let Device::InterruptController(controller) = device else {
                continue;
            };
            for source in &sources {
                let raised = controller.listens(*source) && console.is_waiting();
                controller.set(*source, raised);
            }
        }
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
    pub fn lines(&mut self, now: u64) -> u64 {
        self.raise();
        self.devices.iter().fold(0, |lines, device| {
            lines
                | match device {
                    Device::Timer(timer) => timer.lines(now),
                    Device::SoftwareInterrupt(software) => software.lines(),
                    Device::InterruptController(controller) => controller.lines(),
                    Device::Serial(_) | Device::Finisher(_) => 0,
                }
        })
    }

    /// The page of memory (by offset) whose stores the host interface wants to see.
    pub fn watched_page(&self) -> Option<u64> {
        self.interface.request().map(|at| at & !(PAGE - 1))
    }

    /// A store to the watched page. True when the driver has something to do.
    pub fn watch(&mut self, ram: &mut Ram, at: u64, len: u64, now: u64) -> bool {
        let Board {
            interface,
            console,
            map,
            ..
        } = self;
        interface.stored(ram, console, map, at, len, now)
    }

    /// What the board has to do between instructions.
    ///
    /// # Errors
    /// The run is over: `Some` with the code of the program's exit, or `None` because it waits for an interrupt that
    /// cannot come.
    pub fn attend(&mut self, ram: &mut Ram, waiting: bool, now: u64) -> Result<(), Option<u8>> {
        if self.interface.deadline() <= now {
            self.interface.act(ram, &mut self.console, &self.map);
        }
        if let Some(code) = self.interface.exit.or(self.finished) {
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
        let listens = |controller: &InterruptController| {
            self.devices.iter().any(|device| match device {
                Device::Serial(serial) => controller.listens(serial.source),
                _ => false,
            })
        };
        let input = self.devices.iter().any(|device| match device {
            Device::InterruptController(controller) => listens(controller),
            _ => false,
        });
        let input = if input {
            now.saturating_add(LOOK_EVERY)
        } else {
            u64::MAX
        };
        timers.min(input).min(self.interface.deadline())
    }
}

/// The devices of a platform, fresh, and its host interface.
fn devices(platform: &Platform, (request, answer): (Option<u64>, Option<u64>)) -> (Vec<Device>, HostInterface) {
    let mut devices = Vec::new();
    let mut interface = HostInterface::default();
    for device in platform.devices {
        let range = device.range;
        devices.push(match device.kind {
            DeviceKind::Timer { compare, count, line } => Device::Timer(Timer::new(range, compare, count, line)),
            DeviceKind::SoftwareInterrupt { line } => Device::SoftwareInterrupt(SoftwareInterrupt::new(range, line)),
            DeviceKind::Serial {
                data,
                status,
                ready,
                empty,
                source,
            } => Device::Serial(Serial {
                range,
                data,
                status,
                ready,
                empty,
                source,
            }),
            DeviceKind::HostInterface { write, exit, .. } => {
                interface = HostInterface::new(request, answer, write, exit);
                continue;
            }
            DeviceKind::Finisher { register, pass, fail } => Device::Finisher(Finisher {
                range,
                register,
                pass,
                fail,
            }),
            DeviceKind::InterruptController {
                sources,
                priority,
                pending,
                enable,
                threshold,
                claim,
                line,
            } => {
                let registers = Registers {
                    priority,
                    pending,
                    enable,
                    threshold,
                    claim,
                };
                Device::InterruptController(InterruptController::new(range, registers, sources, line))
            }
        });
    }
    (devices, interface)
}
