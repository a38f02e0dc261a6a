//! Platforms as plain data: what stands around a processor where programs run without an operating system. Memory, devices,
//! the state at reset, and how a program prints and ends. `docs/reference/platforms.md` says what each part means.

use super::{FeatureSet, Isa, Needs};

/// What a program finds around the processor.
#[derive(Debug, Clone, Copy)]
pub struct Platform {
    /// Name on the command line: `board`.
    pub name: &'static str,
    /// Description for manuals.
    pub doc: &'static str,
    /// Targets that have it; of several platforms, the first that holds is the usual one.
    pub needs: Needs,
    /// Number of hardware threads.
    pub harts: u16,
    /// Memory, in the order of the description.
    pub memory: &'static [Memory],
    /// Devices, in the order of the description.
    pub devices: &'static [Device],
    /// What ELF files of this platform say of themselves. `None`: programs come as text or as raw images.
    pub elf: Option<Elf>,
    /// Address of the first instruction where the program file gives none, and of raw images.
    pub entry: u64,
    /// State that is set before the first instruction.
    pub state: &'static [(&'static str, u64)],
    /// How a program ends, besides devices. The first that holds counts.
    pub ends: &'static [End],
    /// The word that is executed behind the last instruction, over and over, while no end holds.
    pub idle: Option<u64>,
    /// State through which a program prints, besides devices.
    pub prints: &'static [Print],
    /// Memory that holds the data of kernels: index into `memory`.
    pub data: Option<u16>,
    /// The machine whose programs push words to this one.
    pub host: Option<Host>,
    /// Lanes that execute one program together. `None`: a program runs by itself.
    pub group: Option<Group>,
}

/// A group of lanes that execute one program together, with divergence and reconvergence: a wave, a warp, a subgroup.
///
/// Lanes that go to one address stay active; the others are parked with their address, and the lowest address goes on first.
/// Parked lanes become active again at an instruction at which lanes reconverge, when the group comes there.
#[derive(Debug, Clone, Copy)]
pub struct Group {
    /// Lanes, by target: the first that holds counts.
    pub lanes: &'static [(Needs, u16)],
    /// Neighbours of which derivatives are made; a quad of lanes that are all discarded ends. 1: there are none.
    pub quad: u16,
    /// Registers that lanes share. Where several lanes write one, the last of them counts.
    pub shared: &'static [Shared],
    /// Lanes reconverge at an instruction whose operand has this value.
    pub reconverge: Option<(&'static str, i64)>,
    /// Lanes reconverge at these instructions, too.
    pub at: &'static [&'static str],
    /// The trap of a lane that is discarded: it goes on, for the derivatives of its neighbours, and writes no memory.
    pub discards: Option<&'static str>,
    /// Parked sets of lanes that fit the stack; 0: any number.
    pub stack: u16,
    /// State that differs between lanes: that of the reset, and this times the number of the lane.
    pub each: &'static [(&'static str, u64)],
    /// How many groups a core holds.
    pub occupancy: Option<Occupancy>,
}

/// Registers in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shared {
    /// The register file.
    pub file: &'static str,
    /// The first register.
    pub first: u16,
    /// The last one.
    pub last: u16,
}

/// How many groups a core holds at once, by the registers that a program uses: `min(most, units / used * step)`.
#[derive(Debug, Clone, Copy)]
pub struct Occupancy {
    /// The register file that is divided among groups.
    pub file: &'static str,
    /// Registers below this number count.
    pub below: u16,
    /// Registers of a unit.
    pub unit: u16,
    /// Units of a core, by target: the first that holds counts.
    pub units: &'static [(Needs, u16)],
    /// Groups at most.
    pub most: u16,
    /// Groups that start together.
    pub step: u16,
}

/// The number of the first alternative that holds for a target.
pub fn by_target(numbers: &[(Needs, u16)], features: &FeatureSet) -> Option<u16> {
    let found = numbers.iter().find(|(needs, _)| needs.holds(features));
    found.map(|(_, number)| *number)
}

/// A machine whose programs push words: they stand in them, and are none of their instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Host {
    /// Name of its description.
    pub machine: &'static str,
    /// Its target.
    pub target: &'static str,
    /// The transport in whose bit order words stand in its programs.
    pub transport: &'static str,
}

/// Addresses of a region or a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Range {
    /// Physical address of the first byte.
    pub base: u64,
    /// Number of bytes.
    pub size: u64,
}

impl Range {
    /// The last address. A range without bytes has none.
    pub fn last(self) -> Option<u64> {
        self.base.checked_add(self.size.checked_sub(1)?)
    }

    /// Offset of an access that lies in the range altogether.
    pub fn offset(self, addr: u64, bytes: u64) -> Option<u64> {
        let at = addr.checked_sub(self.base)?;
        (at < self.size && bytes <= self.size - at).then_some(at)
    }

    /// Whether two ranges have an address in common.
    pub fn meets(self, other: Range) -> bool {
        match (self.last(), other.last()) {
            (Some(a), Some(b)) => self.base <= b && other.base <= a,
            _ => false,
        }
    }
}

/// A region of memory.
#[derive(Debug, Clone, Copy)]
pub struct Memory {
    /// Name in the description: `ram`.
    pub name: &'static str,
    /// Its addresses; empty for memory that no address leads to.
    pub range: Range,
    /// What it is.
    pub kind: MemoryKind,
}

/// Kinds of memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemoryKind {
    /// Read and written by programs.
    Ram,
    /// Filled by whoever loads a program; stores fault.
    Rom,
    /// Memory on the chip, read and written by programs.
    Scratch,
    /// Rows of a register file, which instructions load and store by number.
    Tile(Tiles),
}

/// Rows of a register file, which hold tiles: matrices of values. A value's *place* is its number in row-major order: `tile *
/// rows * columns + row * columns + column`. Bits of the place say which row of the file a value is in, and where in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tiles {
    /// Name of the register file.
    pub file: &'static str,
    /// Rows of a tile.
    pub rows: u32,
    /// Values of a row of a tile.
    pub columns: u32,
    /// What a value's position in a row of the file is made of, the highest bit first.
    pub column: &'static [Bit],
    /// Formats in which tiles are read and written from outside; none where only instructions know them.
    pub formats: &'static [TileFormat],
}

/// How the values of a tile are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileFormat {
    /// Name: `bf16`.
    pub name: &'static str,
    /// What the bits of a value stand for.
    pub number: Number,
    /// Bits of a value.
    pub width: u16,
    /// Where the bits are: an element of a row each.
    pub parts: &'static [TilePart],
    /// State that goes with values of this format.
    pub state: &'static [(&'static str, u64)],
}

/// An element of a row that holds bits of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TilePart {
    /// The element, the highest bit first: bits of the value.
    pub bits: &'static [Bit],
    /// The number of the row, the highest bit first: bits of the value's place.
    pub row: &'static [Bit],
}

/// A bit of a number that is put together from bits of another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bit {
    /// A zero.
    Zero,
    /// A one.
    One,
    /// The bit of this number.
    Of(u8),
}

/// What the bits of a value stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// A float of IEEE 754: a sign, this many bits of the exponent, the rest of the mantissa.
    Float(u8),
    /// An integer without a sign.
    Unsigned,
    /// An integer in two's complement.
    Signed,
    /// An integer as a sign and a magnitude.
    SignMagnitude,
}

/// A device.
#[derive(Debug, Clone, Copy)]
pub struct Device {
    /// Name in the description: `uart`.
    pub name: &'static str,
    /// Its addresses; empty for a device that no address leads to.
    pub range: Range,
    /// What it is.
    pub kind: DeviceKind,
}

/// Kinds of devices. Offsets count bytes from the first address of the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeviceKind {
    /// A 64-bit counter that raises its line when it reaches a second register.
    Timer {
        /// Offset of the register that the counter is compared with.
        compare: u64,
        /// Offset of the counter.
        count: u64,
        /// Number of the interrupt line.
        line: u32,
    },
    /// A register whose lowest bit is an interrupt line.
    SoftwareInterrupt {
        /// Number of the interrupt line.
        line: u32,
    },
    /// A serial port: a data register and a status register, a byte each.
    Serial {
        /// Offset of the data register.
        data: u64,
        /// Offset of the status register.
        status: u64,
        /// Status bits that are set while a received byte waits.
        ready: u64,
        /// Status bits that are set while the transmitter is empty.
        empty: u64,
        /// Source of an interrupt controller that is raised while a received byte waits; 0 for none.
        source: u32,
    },
    /// Two 64-bit words in memory through which programs print and end (HTIF).
    HostInterface {
        /// Symbol of the word that holds the program's request.
        request: &'static str,
        /// Symbol of the word that holds the answer.
        answer: &'static str,
        /// Number of the call that writes.
        write: u64,
        /// Number of the call that exits.
        exit: u64,
    },
    /// A 32-bit register that ends the run: with code 0, or with the code above the low 16 bits.
    Finisher {
        /// Offset of the register.
        register: u64,
        /// Low 16 bits that end the run with code 0.
        pass: u64,
        /// Low 16 bits that end the run with the code in the bits above.
        fail: u64,
    },
    /// A controller with priorities, claims and completions, as the RISC-V PLIC specification lays it out.
    InterruptController {
        /// Number of sources; they count from 1.
        sources: u32,
        /// Offset of the priorities, 4 bytes a source.
        priority: u64,
        /// Offset of the pending bits.
        pending: u64,
        /// Offset of the enable bits.
        enable: u64,
        /// Offset of the threshold.
        threshold: u64,
        /// Offset of the claim and complete register.
        claim: u64,
        /// Number of the interrupt line.
        line: u32,
    },
}

/// What ELF files say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Elf {
    /// Machine number (`e_machine`).
    pub machine: u16,
    /// Bits of the class, 32 or 64; `None` where the address width of the target says so.
    pub class: Option<u8>,
    /// Flags (`e_flags`).
    pub flags: u32,
    /// The architecture in build attributes: section, vendor, tag.
    pub attributes: Option<(&'static str, &'static str, u64)>,
    /// Symbols that a program begins at, the first that it has.
    pub entry: &'static [&'static str],
}

/// How a program ends.
#[derive(Debug, Clone, Copy)]
pub struct End {
    /// What ends it.
    pub cause: EndCause,
    /// State that has to have these values, too.
    pub when: &'static [(&'static str, u64)],
    /// The exit code.
    pub code: Code,
}

/// What ends a program.
#[derive(Debug, Clone, Copy)]
pub enum EndCause {
    /// A trap of this cause.
    Trap(&'static str),
    /// A piece of state that has a value under a mask.
    State(Watch),
    /// The end of the program's code.
    Past,
}

/// An exit code.
#[derive(Debug, Clone, Copy)]
pub enum Code {
    /// This one.
    Is(u8),
    /// What a piece of state holds.
    State(&'static str),
}

/// A value of a piece of state.
#[derive(Debug, Clone, Copy)]
pub struct Watch {
    /// The piece of state.
    pub state: &'static str,
    /// The bits that count.
    pub mask: u64,
    /// Their value.
    pub is: u64,
}

/// State through which a program prints: while the watched bits have their value, the low byte is a character. It is cleared
/// when the character is taken.
#[derive(Debug, Clone, Copy)]
pub struct Print {
    /// When there is a character.
    pub when: Watch,
}

impl Isa {
    /// The platforms that a target with these features has, the usual one first.
    pub fn platforms_of(&self, features: FeatureSet) -> impl Iterator<Item = &'static Platform> {
        let platforms = self.platforms;
        platforms.iter().filter(move |platform| platform.needs.holds(&features))
    }

    /// What ELF files for a target say: the first of its platforms that says something.
    pub fn elf_of(&self, features: FeatureSet) -> Option<&'static Elf> {
        self.platforms_of(features).find_map(|platform| platform.elf.as_ref())
    }

    /// What ELF files say, by any platform.
    pub fn elf(&self) -> Option<&'static Elf> {
        self.platforms.iter().find_map(|platform| platform.elf.as_ref())
    }
}

impl Platform {
    /// The region of memory that an address lies in.
    pub fn region(&self, addr: u64) -> Option<&'static Memory> {
        self.memory.iter().find(|memory| memory.range.offset(addr, 1).is_some())
    }

    /// The symbols of the host interface: the word that programs write, and the word that they read.
    pub fn symbols(&self) -> Option<(&'static str, &'static str)> {
        self.devices.iter().find_map(|device| match device.kind {
            DeviceKind::HostInterface { request, answer, .. } => Some((request, answer)),
            _ => None,
        })
    }
}
