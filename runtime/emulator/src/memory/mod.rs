//! Memory as the processor sees it: the [`Host`] of every engine.
//!
//! A [`Bus`] joins RAM, cached translations and the world behind them: a user program's address space, or a board with
//! devices. The fast path of a load is a comparison and a bounds check; everything else (first touch of a page,
//! unaligned and page-crossing accesses, devices, faults, writes to decoded code) is out of line.

mod cached;
pub mod caches;
pub mod code;
mod gaps;
pub mod shared;
pub mod space;

use crate::board::Board;
use crate::share::Share;
use caches::At;
use code::CodeMap;
use onespec_core::exec::ram::{PAGE, Ram};
use onespec_core::exec::window::Window;
use onespec_core::exec::{Access, Host, Machine, Service, Stop, Trap};
use onespec_core::isa::Word;
use shared::{Lead, Shared};
use space::{Fault, Space};
use std::time::Instant;

/// What lies behind addresses.
#[derive(Debug)]
pub enum World {
    /// One process with its address space; time is the host's.
    User(Space),
    /// A board: memory, devices, translation by the description.
    Board(Box<Board>),
    /// Memory that many harts share.
    Shared(Box<Shared>),
}

/// Where an address leads.
#[derive(Debug, Clone, Copy)]
enum Place {
    /// Offset in RAM.
    Ram(u64),
    /// The same behind caches.
    Cached(At),
    /// A physical address outside RAM.
    Device(u64),
}

/// Memory, devices and services.
#[derive(Debug)]
pub struct Bus {
    /// RAM and cached translations, unless the state of a machine has them.
    pub window: Window,
    /// Code runs that finds the window in the state of its machine.
    lent: bool,
    /// Which bytes of RAM have been decoded.
    pub code: CodeMap,
    /// What lies behind addresses: an address space or a board.
    pub world: World,
    /// Instructions retired before the block that runs.
    pub retired: u64,
    /// Instructions of the running block that retired before the current one.
    pub position: u64,
    /// A block of instructions runs: devices are out of reach, because what they answer depends on the very instruction.
    pub in_block: bool,
    /// An access stopped for that reason; nothing has happened yet.
    pub refused: bool,
    /// Something happened that the driver has to look at before the next instruction.
    pub attention: bool,
    /// Translations have become void: engines check their blocks' addresses again.
    pub flushes: u32,
    /// Waiting for an interrupt.
    pub waiting: bool,
    /// Instructions are taken one by one, and may hand words to the front end.
    pub front_end: bool,
    /// Words that the running instruction has issued.
    pub issued: Vec<Word>,
    /// What translated code does, where that is asked for.
    pub share: Option<Box<Share>>,
    /// The last fault was for want of memory.
    pub out_of_memory: bool,
    /// All addresses are below: one for each bit of the address width.
    mask: u64,
    /// The translation being made holds for one address only.
    once: bool,
    /// A user program's clock counts instructions instead of the host's time, so that runs repeat exactly.
    pub deterministic: bool,
    started: Instant,
}

impl Bus {
    /// A user program's memory of at most `limit` bytes; addresses have `width` bits.
    pub fn user(space: Space, limit: u64, width: u32) -> Bus {
        Bus::new(World::User(space), Ram::growing(limit), width)
    }

    /// A board with its memory; `None` when the host has not so many bytes.
    pub fn board(board: Board, width: u32) -> Option<Bus> {
        let ram = Ram::fixed(board.map.size())?;
        Some(Bus::new(World::Board(Box::new(board)), ram, width))
    }

    /// Memory that harts share, of which at most `limit` bytes are touched; addresses have `width` bits.
    pub fn shared(shared: Shared, limit: u64, width: u32) -> Bus {
        Bus::new(World::Shared(Box::new(shared)), Ram::growing(limit), width)
    }

    fn new(world: World, ram: Ram, width: u32) -> Bus {
        Bus {
            window: Window {
                ram,
                ..Window::default()
            },
            lent: false,
            code: CodeMap::default(),
            world,
            retired: 0,
            position: 0,
            in_block: false,
            refused: false,
            attention: false,
            flushes: 0,
            waiting: false,
            front_end: false,
            issued: Vec::new(),
            share: None,
            out_of_memory: false,
            mask: if width >= 64 { u64::MAX } else { (1 << width) - 1 },
            once: false,
            deterministic: false,
            started: Instant::now(),
        }
    }

    /// Begins again: no instruction has retired, devices are as at first. Memory stays.
    pub fn restart(&mut self) {
        self.retired = 0;
        self.position = 0;
        self.waiting = false;
        self.attention = false;
        self.issued.clear();
        if let World::Board(board) = &mut self.world {
            board.restart();
        }
    }

    /// Lends the window to the state of a machine, whose code runs until [`Bus::take_back`].
    #[inline(never)]
    pub fn lend<M: Machine>(&mut self, m: &mut M) {
        exchange(m, &mut self.window);
        self.lent = true;
    }

    /// Ends [`Bus::lend`].
    #[inline(never)]
    pub fn take_back<M: Machine>(&mut self, m: &mut M) {
        exchange(m, &mut self.window);
        self.lent = false;
    }

    /// Does something for running code, for which the window is here.
    pub fn answer<M: Machine, T>(&mut self, m: &mut M, answer: impl FnOnce(&mut Bus, &mut M) -> T) -> T {
        if !self.lent {
            return answer(self, m);
        }
        self.take_back(m);
        let answer = answer(self, m);
        self.lend(m);
        answer
    }

    /// Instructions retired so far, the running block's included.
    pub fn now(&self) -> u64 {
        self.retired + self.position
    }

    /// Forgets cached translations; blocks are checked again before they run.
    pub fn flush(&mut self) {
        self.window.tlb.flush();
        self.flushes = self.flushes.wrapping_add(1);
    }

    /// Maps fresh zero pages for a user program, over whatever was there; see [`Space::map`].
    #[must_use]
    pub fn map_user(&mut self, addr: u64, len: u64, prot: u8) -> bool {
        self.change_space(|space| space.map(addr, len, prot))
    }

    /// Unmaps a range of a user program; see [`Space::unmap`].
    #[must_use]
    pub fn unmap_user(&mut self, addr: u64, len: u64) -> bool {
        self.change_space(|space| space.unmap(addr, len))
    }

    /// Changes permissions of a range of a user program; see [`Space::protect`].
    #[must_use]
    pub fn protect_user(&mut self, addr: u64, len: u64, prot: u8) -> bool {
        self.change_space(|space| space.protect(addr, len, prot))
    }

    /// Moves a mapping of a user program; see [`Space::relocate`].
    #[must_use]
    pub fn relocate_user(&mut self, from: u64, len: u64, to: u64) -> bool {
        self.change_space(|space| space.relocate(from, len, to))
    }

    /// Makes mapped pages of a user program read as zeros again.
    pub fn clear_user(&mut self, addr: u64, len: u64) {
        self.change_space(|space| {
            space.drop_frames(addr, addr.saturating_add(len));
            true
        });
    }

    fn change_space(&mut self, change: impl FnOnce(&mut Space) -> bool) -> bool {
        let space = match &mut self.world {
            World::User(space) => space,
            World::Shared(shared) => &mut shared.space,
            World::Board(_) => return false,
        };
        let ok = change(space);
        for frame in space.take_freed() {
            // Whatever is decoded from a frame is void before the frame comes to hold something else.
            self.code.written(frame, PAGE);
            self.window.ram.give_frame(frame);
        }
        self.flush();
        self.attention = true;
        ok
    }

    /// The address space of a user program, or of harts.
    pub fn space(&mut self) -> Option<(&mut Space, &mut Ram)> {
        match &mut self.world {
            World::User(space) => Some((space, &mut self.window.ram)),
            World::Shared(shared) => Some((&mut shared.space, &mut self.window.ram)),
            World::Board(_) => None,
        }
    }

    /// What the board has to do between instructions, see [`Board::attend`]; nothing for a user program.
    ///
    /// # Errors
    /// As [`Board::attend`]: the run is over, with the exit code if the program gave one.
    pub fn attend(&mut self, now: u64) -> Result<(), Option<u8>> {
        let waiting = std::mem::take(&mut self.waiting);
        match &mut self.world {
            World::Board(board) => board.attend(&mut self.window.ram, waiting, now),
            World::User(_) | World::Shared(_) => Ok(()),
        }
    }

    /// Would an access succeed? Leaves the trap as it was.
    fn succeeds<M: Machine>(&mut self, m: &mut M, addr: u64, bytes: u32, access: Access) -> bool {
        let before = m.trap();
        let first = addr & self.mask;
        let last = addr.wrapping_add(u64::from(bytes.max(1)) - 1) & self.mask;
        let ok = self.place(m, first, access).is_ok() && self.place(m, last, access).is_ok();
        m.set_trap(before);
        ok
    }

    /// Finds what an address leads to; fills the translation cache.
    fn place<M: Machine>(&mut self, m: &mut M, addr: u64, access: Access) -> Result<Place, Stop> {
        let at = match &mut self.world {
            World::User(space) => match space.resolve(&mut self.window.ram, addr, Some(access)) {
                Ok(at) => at,
                Err(fault) => {
                    self.out_of_memory = fault == Fault::OutOfMemory;
                    return Err(fault_at(m, addr, access));
                }
            },
            World::Shared(shared) => {
                let (at, whole) = match shared.registers.lead(shared.hart, addr) {
                    Lead::Memory { at, whole } => (at, whole),
                    Lead::Register if access == Access::Fetch => return Err(fault_at(m, addr, access)),
                    Lead::Register => return Ok(Place::Device(addr)),
                };
                self.once = !whole;
                let is_cached = shared.caches.is_some() && access != Access::Fetch;
                match shared.space.resolve(&mut self.window.ram, at, Some(access)) {
                    Ok(offset) if is_cached => return Ok(Place::Cached(At { offset, addr: at })),
                    Ok(offset) => offset,
                    Err(fault) => {
                        self.out_of_memory = fault == Fault::OutOfMemory;
                        return Err(fault_at(m, addr, access));
                    }
                }
            }
            World::Board(_) => {
                self.once = false;
                let physical = m.translate(self, addr, access)?;
                match self.ram_offset(physical, access) {
                    Some(at) => at,
                    None => return Ok(Place::Device(physical)),
                }
            }
        };
        let watched = access == Access::Store && (self.code.holds(at) || self.is_watched(at));
        let by_page = at % PAGE == addr % PAGE && self.window.ram.has_page(at);
        if !watched && !self.once && by_page {
            self.window.allow(addr, at, access);
        }
        Ok(Place::Ram(at))
    }

    /// Offset in RAM of a physical address of the board that allows the access.
    fn ram_offset(&self, physical: u64, access: Access) -> Option<u64> {
        match &self.world {
            World::User(_) | World::Shared(_) => None,
            World::Board(board) if access == Access::Store => board.map.writable(physical),
            World::Board(board) => board.map.offset(physical),
        }
    }

    /// What a physical address of the board, or of memory of harts, leads to.
    fn physical(&mut self, addr: u64, access: Access) -> Place {
        if let World::Shared(shared) = &mut self.world
            && let Lead::Memory { at, .. } = shared.registers.lead(shared.hart, addr)
        {
            return match shared.space.resolve(&mut self.window.ram, at, None) {
                Ok(offset) if shared.caches.is_some() => Place::Cached(At { offset, addr: at }),
                Ok(offset) => Place::Ram(offset),
                Err(_) => Place::Device(addr),
            };
        }
        self.ram_offset(addr, access).map_or(Place::Device(addr), Place::Ram)
    }

    /// Whether the board wants to see stores to this page of RAM.
    fn is_watched(&self, at: u64) -> bool {
        match &self.world {
            World::User(_) | World::Shared(_) => false,
            World::Board(board) => board.watched_page() == Some(at & !(PAGE - 1)),
        }
    }

    /// Where the instruction bytes at `addr` lie: an offset in RAM.
    ///
    /// # Errors
    /// The address cannot be translated, leads to no RAM, or may not be executed; the trap is in the state.
    pub fn fetch_offset<M: Machine>(&mut self, m: &mut M, addr: u64) -> Result<u64, Stop> {
        if let Some(at) = self.window.tlb.find(addr, Access::Fetch) {
            return Ok(at);
        }
        match self.place(m, addr & self.mask, Access::Fetch)? {
            Place::Ram(at) => Ok(at),
            Place::Cached(_) | Place::Device(_) => Err(fault_at(m, addr, Access::Fetch)),
        }
    }

    /// Whether the bytes of an access may lie apart, because memory behind a page of addresses is no page.
    fn is_scattered(&self, addr: u64, bytes: u32) -> bool {
        let World::Shared(shared) = &self.world else {
            return false;
        };
        let lead = shared.registers.lead(shared.hart, addr);
        !addr.is_multiple_of(bytes.into()) && matches!(lead, Lead::Memory { whole: false, .. })
    }

    #[cold]
    #[inline(never)]
    fn load_slow<M: Machine>(&mut self, m: &mut M, addr: u64, bytes: u32) -> Result<u64, Stop> {
        let addr = addr & self.mask;
        if addr % PAGE + u64::from(bytes) <= PAGE && !self.is_scattered(addr, bytes) {
            let place = self.place(m, addr, Access::Load)?;
            self.refuse_in_block(place, Access::Load)?;
            if let (Place::Device(at), World::Shared(shared)) = (place, &mut self.world) {
                let found = shared.registers.load(shared.hart, at, bytes, &|name| m.get(name));
                return found.ok_or_else(|| fault_at(m, addr, Access::Load));
            }
            return self.read(place, bytes).ok_or_else(|| fault_at(m, addr, Access::Load));
        }
        // Over a page border: bytes one by one. The lower page faults first, with the address of its first byte.
        let mut value = 0;
        for i in 0..bytes {
            let at = addr.wrapping_add(u64::from(i)) & self.mask;
            let place = self.place(m, at, Access::Load)?;
            self.refuse_in_block(place, Access::Load)?;
            let byte = self.read(place, 1).ok_or_else(|| fault_at(m, at, Access::Load))?;
            value |= byte << (8 * i);
        }
        Ok(value)
    }

    #[cold]
    #[inline(never)]
    fn store_slow<M: Machine>(&mut self, m: &mut M, addr: u64, bytes: u32, value: u64) -> Result<(), Stop> {
        let addr = addr & self.mask;
        if addr % PAGE + u64::from(bytes) <= PAGE && !self.is_scattered(addr, bytes) {
            let place = self.place(m, addr, Access::Store)?;
            self.refuse_in_block(place, Access::Store)?;
            if let (Place::Device(at), World::Shared(shared)) = (place, &mut self.world) {
                let changes = shared.registers.store(shared.hart, at, bytes, value);
                shared
                    .changes
                    .extend(changes.ok_or_else(|| fault_at(m, addr, Access::Store))?);
                self.attention = true;
                return Ok(());
            }
            return self
                .write(place, bytes, value)
                .ok_or_else(|| fault_at(m, addr, Access::Store));
        }
        // Over a page border: nothing is written before both pages are known to accept it.
        let mut places = [Place::Ram(0); 8];
        for (i, place) in places.iter_mut().enumerate().take(bytes as usize) {
            *place = self.place(m, addr.wrapping_add(i as u64) & self.mask, Access::Store)?;
            self.refuse_in_block(*place, Access::Store)?;
        }
        for (i, place) in places.into_iter().enumerate().take(bytes as usize) {
            self.write(place, 1, value >> (8 * i))
                .ok_or_else(|| fault_at(m, addr, Access::Store))?;
        }
        Ok(())
    }

    /// Stops an access that a device would see while a block runs, and one that would write what was decoded, which may be the next
    /// instruction; the engine then makes it on its own.
    fn refuse_in_block(&mut self, place: Place, access: Access) -> Result<(), Stop> {
        let seen = match place {
            Place::Device(_) => true,
            Place::Cached(_) => false,
            Place::Ram(at) => access == Access::Store && (self.is_watched(at) || self.code.is_decoded(at, 8)),
        };
        self.refused = self.in_block && seen;
        if self.refused { Err(Stop) } else { Ok(()) }
    }

    fn read(&mut self, place: Place, bytes: u32) -> Option<u64> {
        let now = self.now();
        match place {
            Place::Ram(at) => self.window.ram.read(at as usize, bytes),
            Place::Cached(at) => self.read_cached(at, bytes),
            Place::Device(physical) => match &mut self.world {
                World::User(_) | World::Shared(_) => None,
                World::Board(board) => board.load(physical, bytes, now),
            },
        }
    }

    fn write(&mut self, place: Place, bytes: u32, value: u64) -> Option<()> {
        let now = self.now();
        match place {
            Place::Ram(at) => {
                self.window.ram.write(at as usize, bytes, value)?;
                self.wrote(at, u64::from(bytes));
                Some(())
            }
            Place::Cached(at) => self.write_cached(at, bytes, value),
            Place::Device(physical) => match &mut self.world {
                World::User(_) | World::Shared(_) => None,
                World::Board(board) => {
                    self.attention = true;
                    board.store(physical, bytes, value, now)
                }
            },
        }
    }

    /// Notes that bytes of RAM changed, within one page: decoded code among them is void, and the board may be watching.
    fn wrote(&mut self, at: u64, len: u64) {
        if self.code.written(at, len) {
            self.interrupt();
        }
        if self.is_watched(at) {
            let now = self.now();
            if let World::Board(board) = &mut self.world
                && board.watch(&mut self.window.ram, at, len, now)
            {
                self.interrupt();
            }
        }
    }

    /// Asks for the driver's attention behind the block that runs.
    fn interrupt(&mut self) {
        self.attention = true;
        self.window.allowance.end();
    }

    /// Copies out of a user program's memory; false when part of it is not readable.
    #[must_use]
    pub fn read_user(&mut self, addr: u64, to: &mut [u8]) -> bool {
        self.user_pieces(addr, to.len(), Some(Access::Load), |ram, at, done, len| {
            if let (Some(from), Some(to)) = (ram.slice(at, len), to.get_mut(done..done + len)) {
                to.copy_from_slice(from);
            }
        })
    }

    /// Copies into a user program's memory; false when part of it is not writable (what precedes it is written).
    #[must_use]
    pub fn write_user(&mut self, addr: u64, from: &[u8]) -> bool {
        self.write_pieces(addr, from, Some(Access::Store))
    }

    /// The same whatever its permissions.
    #[must_use]
    pub fn write_any(&mut self, addr: u64, from: &[u8]) -> bool {
        self.write_pieces(addr, from, None)
    }

    fn write_pieces(&mut self, addr: u64, from: &[u8], access: Option<Access>) -> bool {
        let mut pieces = Vec::new();
        let ok = self.user_pieces(addr, from.len(), access, |ram, at, done, len| {
            if let (Some(to), Some(from)) = (ram.slice_mut(at, len), from.get(done..done + len)) {
                to.copy_from_slice(from);
                pieces.push((at, len as u64));
            }
        });
        for (at, len) in pieces {
            self.wrote(at, len);
            self.wrote_from_outside(at, len);
        }
        ok
    }

    /// Calls `f` with RAM, offset, bytes done so far and length for each page of a range.
    fn user_pieces(
        &mut self,
        addr: u64,
        len: usize,
        access: Option<Access>,
        mut f: impl FnMut(&mut Ram, u64, usize, usize),
    ) -> bool {
        let mut done = 0;
        while done < len {
            let at = addr.wrapping_add(done as u64);
            let Some((space, ram)) = self.space() else { return false };
            let Ok(offset) = space.resolve(ram, at, access) else {
                return false;
            };
            let piece = (len - done).min((PAGE - at % PAGE) as usize);
            f(ram, offset, done, piece);
            done += piece;
        }
        true
    }
}

/// Exchanges a machine's window, if it has one, with another.
fn exchange<M: Machine>(m: &mut M, window: &mut Window) {
    if let Some(of_machine) = m.window() {
        std::mem::swap(of_machine, window);
    }
}

/// Puts an access fault into the state.
#[cold]
fn fault_at<M: Machine>(m: &mut M, addr: u64, access: Access) -> Stop {
    let cause = m.fault_cause(access);
    m.set_trap(Trap { cause, tval: addr });
    Stop
}

impl<M: Machine> Host<M> for Bus {
    fn load(&mut self, m: &mut M, addr: u64, bytes: u32) -> Result<u64, Stop> {
        self.answer(m, |bus, m| match bus.window.load(addr, bytes) {
            Some(value) => Ok(value),
            None => bus.load_slow(m, addr, bytes),
        })
    }

    fn store(&mut self, m: &mut M, addr: u64, bytes: u32, value: u64) -> Result<(), Stop> {
        self.answer(m, |bus, m| {
            if bus.window.store(addr, bytes, value) {
                return Ok(());
            }
            bus.store_slow(m, addr, bytes, value)
        })
    }

    fn phys_load(&mut self, m: &mut M, addr: u64, bytes: u32) -> Option<u64> {
        self.answer(m, |bus, _| {
            let place = bus.physical(addr, Access::Load);
            bus.read(place, bytes)
        })
    }

    fn phys_store(&mut self, m: &mut M, addr: u64, bytes: u32, value: u64) -> bool {
        self.answer(m, |bus, _| {
            let place = bus.physical(addr, Access::Store);
            bus.write(place, bytes, value).is_some()
        })
    }

    fn readable(&mut self, m: &mut M, addr: u64, bytes: u32) -> bool {
        self.answer(m, |bus, m| bus.succeeds(m, addr, bytes, Access::Load))
    }

    fn writable(&mut self, m: &mut M, addr: u64, bytes: u32) -> bool {
        // Where the window is lent, it may know the page.
        if m.window().is_some_and(|window| window.stores(addr & self.mask, bytes)) {
            return true;
        }
        self.answer(m, |bus, m| bus.succeeds(m, addr, bytes, Access::Store))
    }

    fn service(&mut self, m: &mut M, service: Service, args: &[u64]) -> Result<u64, Stop> {
        let now = self.now();
        match (service, &mut self.world) {
            (Service::Cycles | Service::InstructionsRetired, _) => return Ok(now),
            (Service::ClockTicks, World::Board(board)) => return Ok(board.time(now)),
            (Service::ClockTicks, World::User(_)) if self.deterministic => return Ok(now),
            (Service::ClockTicks, World::Shared(_)) => return Ok(now),
            // Ten million ticks a second, as the boards that Linux runs on have it.
            (Service::ClockTicks, World::User(_)) => return Ok((self.started.elapsed().as_nanos() / 100) as u64),
            (Service::InterruptLines, World::Board(board)) => return Ok(board.lines(now)),
            (Service::WaitForInterrupt, World::Board(_) | World::Shared(_)) => {
                self.waiting = true;
                self.attention = true;
            }
            // A user program has no interrupts to see or to wait for.
            (Service::InterruptLines, World::User(_) | World::Shared(_))
            | (Service::WaitForInterrupt, World::User(_)) => {}
            (Service::FlushTranslations, _) => {
                self.answer(m, |bus, _| bus.flush());
                self.attention = true;
            }
            (Service::UncachedTranslation, _) => self.once = true,
            // Stores to code are seen when they happen: nothing is left to do.
            (Service::InstructionFence, _) => self.attention = true,
            (Service::Issue, _) if self.front_end => {
                self.issued.extend(args.first().map(|word| Word::from(*word)));
            }
            // There is no front end that takes words from instructions.
            (Service::Issue, _) => {
                m.set_trap(Trap {
                    cause: m.fault_cause(Access::Fetch),
                    tval: args.first().copied().unwrap_or(0),
                });
                return Err(Stop);
            }
            (
                Service::Announce
                | Service::WriteBack
                | Service::WriteBackWay
                | Service::Prefetch
                | Service::EvictCache,
                World::Shared(_),
            ) => self.answer(m, |bus, m| bus.serve_caches(m, service, args)),
            // Each thread of this machine is a group of one lane.
            _ => return Ok(service.of_one_lane(args).unwrap_or(0)),
        }
        Ok(0)
    }
}
