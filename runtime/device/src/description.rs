//! A device as its description has it.

use crate::expr::{Expr, Function, Values};
use crate::layout::Struct;
use onespec_emulator::harts::Exchange;
use onespec_emulator::memory::caches::Geometry;
use std::collections::HashMap;

/// A field, or a piece of state, and its value.
#[derive(Debug, Clone)]
pub struct Assignment {
    /// What is set.
    pub to: String,
    /// What to.
    pub value: Expr,
}

/// Memory of kernels.
#[derive(Debug, Clone, Copy)]
pub struct Region {
    /// The first address.
    pub base: u64,
    /// Bytes.
    pub bytes: u64,
    /// Rights of programs ([`onespec_emulator::memory::space::prot`]).
    pub rights: u8,
}

/// Addresses that lead to memory elsewhere.
#[derive(Debug, Clone)]
pub struct Alias {
    /// The first address.
    pub base: u64,
    /// Bytes.
    pub bytes: u64,
    /// The address in memory, over `a` and `h`.
    pub to: Expr,
}

/// Where addresses of registers have the number of the group that they belong to.
#[derive(Debug, Clone, Copy, Default)]
pub struct RegisterGroups {
    /// The lowest bit.
    pub shift: u32,
    /// Bits. All ones: the group of the hart that asks.
    pub bits: u32,
    /// Harts of a group.
    pub harts: u64,
}

/// What a register reads as.
#[derive(Debug, Clone)]
pub enum ReadsAs {
    /// A value.
    Value(Expr),
    /// State, `NAME[i]`, of the hart that asks.
    State(String),
}

/// What writing a register does.
#[derive(Debug, Clone)]
pub struct WriteEffect {
    /// The state that changes; `[i]` in it stands for the number of the register.
    pub state: String,
    /// When it does.
    pub when: Option<Expr>,
    /// What is written. `None`: 1 is added, once for each bit of this value.
    pub value: Option<Expr>,
    /// Each bit of this does it once, with its number as `bit`.
    pub each: Option<Expr>,
    /// Whose state.
    pub hart: Expr,
}

/// Registers in memory.
#[derive(Debug, Clone)]
pub struct Register {
    /// Its name.
    pub name: String,
    /// The first address, without the number of the group.
    pub base: u64,
    /// Addresses from one to the next, and how many.
    pub steps: Vec<(u64, u64)>,
    /// Bytes of an access; others fault.
    pub bytes: u32,
    /// What it reads as.
    pub reads: ReadsAs,
    /// What writing does.
    pub writes: Vec<WriteEffect>,
}

/// Names of numbers.
#[derive(Debug, Clone)]
pub struct Enum {
    /// Its name.
    pub name: String,
    /// What C writes before each name.
    pub prefix: String,
    /// Names and numbers.
    pub members: Vec<(String, u64)>,
}

impl Enum {
    /// The number of a name.
    pub fn number(&self, name: &str) -> Option<u64> {
        self.members
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, number)| *number)
    }

    /// The name of a number.
    pub fn name(&self, number: u64) -> Option<&str> {
        self.members
            .iter()
            .find(|(_, known)| *known == number)
            .map(|(name, _)| name.as_str())
    }
}

/// The header of all messages: its structure, and the names of its fields.
#[derive(Debug, Clone, Default)]
pub struct Header {
    /// The structure.
    pub layout: String,
    /// Bytes of the message.
    pub size: String,
    /// The tag, by which answers belong to commands.
    pub tag: String,
    /// The number of the message.
    pub id: String,
    /// Flags.
    pub flags: String,
    /// The tag of events.
    pub event_tag: u64,
    /// Bytes of answers and events that their size does not count.
    pub uncounted: u64,
    /// The flag of a command that waits for all commands before it.
    pub barrier: u64,
    /// The field of answers with the status.
    pub status: String,
    /// The name of the status of commands that the host has aborted.
    pub aborted: String,
}

/// A node that a host opens.
#[derive(Debug, Clone)]
pub struct NodeKind {
    /// Its name.
    pub name: String,
    /// Its path, with `{n}` for the number of the device.
    pub path: String,
    /// Whether memory for copies can be mapped.
    pub maps: bool,
    /// Queues for commands.
    pub submits: Vec<Queue>,
    /// Queues of completions, and bytes of their data.
    pub completions: u64,
}

/// Queues for commands, of one kind.
#[derive(Debug, Clone)]
pub struct Queue {
    /// Its name.
    pub name: String,
    /// How many there are.
    pub count: u64,
    /// Bytes of data.
    pub bytes: u64,
    /// The flag of a push that chooses it; 0: it is the usual one.
    pub flag: u64,
}

/// A check of a request.
#[derive(Debug, Clone)]
pub struct Check<T> {
    /// What is answered.
    pub fails: T,
    /// If this is not 0.
    pub when: Expr,
}

/// Nodes of a list at the end of a message.
#[derive(Debug, Clone)]
pub struct List {
    /// The structure of a node.
    pub layout: String,
    /// Where the list begins.
    pub from: usize,
    /// When there is one; always without it.
    pub when: Option<Expr>,
}

/// What an ioctl does.
#[derive(Debug, Clone)]
pub enum IoctlAction {
    /// Fields of the argument are set.
    Answer,
    /// A message goes to a queue: fields of its address, its size, the queue, the flags.
    Push([String; 4]),
    /// A message is taken: fields of the buffer's address, its size, the queue.
    Pop([String; 3]),
    /// The threshold of a queue: fields of the bytes, the queue.
    Threshold([String; 2]),
    /// Memory of the device is copied to the host: the field of the address, the place, the bytes.
    Copy(String, Expr, Expr),
    /// A text, with `{n}` for the number of the device.
    Text(String),
}

/// The argument of an ioctl.
#[derive(Debug, Clone)]
pub enum Argument {
    /// A structure.
    Struct(String),
    /// A number of so many bytes, `value` in expressions.
    Scalar(usize),
    /// Characters; how many is part of the number.
    Characters,
}

/// An ioctl.
#[derive(Debug, Clone)]
pub struct Ioctl {
    /// Its name.
    pub name: String,
    /// Its number; of [`Argument::Characters`] without the size.
    pub number: u32,
    /// Its argument.
    pub argument: Argument,
    /// The node that has it; both without.
    pub node: Option<String>,
    /// What it does.
    pub action: IoctlAction,
    /// Checks, with the names of errors.
    pub checks: Vec<Check<crate::errno::Errno>>,
    /// The list of a message that is pushed.
    pub list: Option<List>,
    /// Checks of each node of the list.
    pub each: Vec<Check<crate::errno::Errno>>,
    /// What is written into each node, if the first check of nodes would have looked at it.
    pub notes: Vec<Assignment>,
    /// Fields that are set.
    pub sets: Vec<Assignment>,
    /// What it returns.
    pub returns: Option<Expr>,
    /// The device is reset then.
    pub resets: Option<Expr>,
}

/// A step of a command, in order.
#[derive(Debug, Clone)]
pub enum Step {
    /// A name for a value.
    Let(String, Expr),
    /// The command fails with a status.
    Fail(Check<u64>),
    /// The rest of the message is written to this address, if the condition is not 0.
    Rest(Expr, Expr),
    /// Behind this, nothing is done before a launch can begin.
    Wait,
}

/// What a command does.
#[derive(Debug, Clone)]
pub enum CommandAction {
    /// Nothing but to answer.
    Answer,
    /// A kernel is launched.
    Launch,
    /// The launch with the tag in this field is aborted; the status where there is none.
    AbortLaunch(String, u64),
    /// Everything of the queue of the same number is aborted.
    AbortQueue,
    /// Everything is aborted.
    Reset,
    /// Memory is copied for each node: fields of the host's address, the device's address, the bytes; the status where the host
    /// has no such memory.
    Copy {
        /// From the device to the host.
        out: bool,
        /// Fields of nodes.
        fields: [String; 3],
        /// The status of a host address that leads nowhere.
        fails: u64,
    },
}

/// An optional part of a message.
#[derive(Debug, Clone)]
pub struct Part {
    /// Its name: fields are `NAME.FIELD`.
    pub name: String,
    /// Its structure.
    pub layout: String,
    /// When the message has it.
    pub when: Expr,
}

/// What is answered to a command.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The name of the message.
    pub name: String,
    /// Its number. `None`: that of the command.
    pub id: Option<u64>,
    /// Its structure.
    pub layout: String,
    /// The names of its statuses.
    pub statuses: String,
    /// Fields that are set.
    pub sets: Vec<Assignment>,
    /// A structure behind it, if a condition holds.
    pub tail: Option<(String, Expr)>,
    /// Its fields.
    pub tail_sets: Vec<Assignment>,
}

/// A command.
#[derive(Debug, Clone)]
pub struct Command {
    /// Its name.
    pub name: String,
    /// Its number, and the last number that it stands for.
    pub ids: (u64, u64),
    /// Its structure.
    pub layout: String,
    /// The node that has it.
    pub node: String,
    /// The queue that has it.
    pub queue: String,
    /// What it does.
    pub action: CommandAction,
    /// Optional parts, in order.
    pub parts: Vec<Part>,
    /// Checks and the like, in order.
    pub steps: Vec<Step>,
    /// A list behind the structure.
    pub list: Option<List>,
    /// Only the first node counts, if this is not 0.
    pub first: Option<Expr>,
    /// Checks of each node.
    pub each: Vec<Check<u64>>,
    /// What each node has instead.
    pub notes: Vec<Assignment>,
    /// What is answered.
    pub answer: Answer,
}

/// A message that nobody asked for.
#[derive(Debug, Clone)]
pub struct Unsolicited {
    /// When it comes.
    pub kind: String,
    /// The name of the message.
    pub name: String,
    /// Its number.
    pub id: u64,
    /// Its structure.
    pub layout: String,
    /// Fields that are set.
    pub sets: Vec<Assignment>,
}

/// A store of a launch.
#[derive(Debug, Clone)]
pub struct Store {
    /// Bytes.
    pub bytes: u32,
    /// Where.
    pub at: Expr,
    /// What.
    pub value: Expr,
    /// When; always without.
    pub when: Option<Expr>,
}

/// How a kernel begins and ends.
#[derive(Debug, Clone, Default)]
pub struct Launch {
    /// Names for values, for each hart.
    pub lets: Vec<(String, Expr)>,
    /// Which harts of the groups run it.
    pub runs: Option<Expr>,
    /// State of each hart.
    pub sets: Vec<Assignment>,
    /// Stores for each hart.
    pub stores: Vec<Store>,
    /// Stores of a launch.
    pub once: Vec<Store>,
    /// Stores for each hart when the kernel has ended.
    pub after: Vec<Store>,
    /// Statuses: the last of those that harts give is answered.
    pub rank: Vec<u64>,
    /// The status of a launch that the limit of instructions ends.
    pub limit: u64,
    /// The status of a launch that is aborted, and what is recorded of harts.
    pub abort: (u64, Option<String>),
    /// All caches are written back and emptied when the kernel has ended.
    pub empties_caches: bool,
}

/// Caches of harts.
#[derive(Debug, Clone, Default)]
pub struct Caches {
    /// What they are.
    pub geometry: Geometry,
    /// Harts that use some sets of a cache: its number, the first set, how many, and the condition on state.
    pub sets: Vec<(usize, u64, u64, Expr)>,
}

/// What becomes of a hart that has trapped.
#[derive(Debug, Clone)]
pub enum TrapAction {
    /// It ends with a status, and something is recorded.
    End(u64, Option<String>),
    /// It goes on behind the instruction, with this state, when these caches by number are written back so far.
    Go(Vec<Assignment>, Vec<(usize, Expr)>),
}

/// A rule for traps.
#[derive(Debug, Clone)]
pub struct TrapRule {
    /// The cause; any without.
    pub cause: Option<String>,
    /// The condition on state.
    pub when: Expr,
    /// What becomes of the hart.
    pub action: TrapAction,
}

/// What is written of a hart that ends.
#[derive(Debug, Clone)]
pub struct Record {
    /// Its name.
    pub name: String,
    /// Its structure.
    pub layout: String,
    /// The first address of all records, and whether there are any.
    pub at: Expr,
    /// When records are written.
    pub when: Option<Expr>,
    /// What is added for this hart.
    pub step: Expr,
    /// Fields that are set.
    pub sets: Vec<Assignment>,
    /// Arrays of registers: field, file, number of the first.
    pub copies: Vec<(String, String, u64)>,
}

/// How instructions are probed.
#[derive(Debug, Clone, Default)]
pub struct Probe {
    /// The node.
    pub node: String,
    /// The command that launches.
    pub command: String,
    /// Flags of its header.
    pub flags: u64,
    /// Words of the kernel; `None` is the instruction.
    pub words: Vec<Option<u32>>,
    /// Half words behind an instruction of 16 bits.
    pub pad: u16,
    /// Fields of the command.
    pub sets: Vec<Assignment>,
    /// The command that reads records, and the flag of its push.
    pub reader: (String, u64),
    /// The structure of a record, its field with the cause, and the number of records.
    pub record: (String, String, u64),
    /// Fields of a node of its list: the host's address, the device's address, bytes.
    pub node_fields: [String; 3],
    /// The field of the command with the address of records.
    pub at: String,
    /// What statuses are told as, without a look at the record.
    pub is: Vec<(u64, String)>,
    /// The status of the limit, and what it is told as.
    pub limit: (u64, String),
    /// What causes are told as.
    pub causes: Vec<(u64, String)>,
    /// What all others are told as.
    pub other: String,
}

/// A command that copies: its name, the flag of its push, and fields of nodes of its list: the host's address, the device's, bytes.
#[derive(Debug, Clone, Default)]
pub struct Copier {
    /// Its name.
    pub command: String,
    /// The flag of its push.
    pub flag: u64,
    /// Fields of nodes.
    pub fields: [String; 3],
}

/// How programs are launched that are files.
#[derive(Debug, Clone, Default)]
pub struct Programs {
    /// The node.
    pub node: String,
    /// Where code without addresses of its own is placed.
    pub base: u64,
    /// The command that launches.
    pub command: String,
    /// Its field for the first instruction.
    pub start: String,
    /// Its field for what each hart is given.
    pub argument: String,
    /// What copies to the device.
    pub write: Copier,
    /// What copies to the host.
    pub read: Copier,
    /// Records of harts: the field for their address, the address, the structure, how many there are.
    pub records: (String, u64, String, u64),
    /// The extension of the target with which firmware executes what hardware leaves to it.
    pub emulation: String,
}

/// A device.
#[derive(Debug, Clone, Default)]
pub struct Description {
    /// The target of its harts.
    pub target: String,
    /// The field of a launch with the groups of harts that are meant, a bit each.
    pub mask: String,
    /// Harts of a group.
    pub group: u64,
    /// Bytes of a page of the host.
    pub page: u64,
    /// Instructions that a kernel executes for each request of the host that finds nothing.
    pub slice: u64,
    /// Constants, and names of numbers.
    pub constants: Values,
    /// Functions.
    pub functions: HashMap<String, Function>,
    /// Memory.
    pub memory: Vec<Region>,
    /// Addresses that lead elsewhere.
    pub aliases: Vec<Alias>,
    /// Groups of registers.
    pub register_groups: RegisterGroups,
    /// Registers.
    pub registers: Vec<Register>,
    /// State that is one for several harts.
    pub shared: Vec<(String, u32)>,
    /// Caches between harts and memory, unless all harts see all writes at once.
    pub caches: Option<Caches>,
    /// The target whose instructions are commands that instructions carry.
    pub carried: Option<String>,
    /// Registers that harts copy to each other.
    pub exchanges: Vec<Exchange>,
    /// Structures.
    pub structs: Vec<Struct>,
    /// The header of messages.
    pub header: Header,
    /// Names of numbers.
    pub enums: Vec<Enum>,
    /// Nodes.
    pub nodes: Vec<NodeKind>,
    /// What C writes before names of ioctls.
    pub ioctl_prefix: String,
    /// Ioctls.
    pub ioctls: Vec<Ioctl>,
    /// What C writes before names of messages.
    pub message_prefix: String,
    /// Commands.
    pub commands: Vec<Command>,
    /// Messages that nobody asked for.
    pub unsolicited: Vec<Unsolicited>,
    /// How a kernel begins and ends.
    pub launch: Launch,
    /// What becomes of traps.
    pub traps: Vec<TrapRule>,
    /// Bytes of instructions that harts go on behind, by cause.
    pub resume: Vec<(String, u64)>,
    /// What is written of harts that end.
    pub records: Vec<Record>,
    /// How instructions are probed.
    pub probe: Option<Probe>,
    /// How programs are launched that are files.
    pub programs: Option<Programs>,
}

impl Description {
    /// A structure by its name.
    pub fn layout(&self, name: &str) -> Option<&Struct> {
        self.structs.iter().find(|known| known.name == name)
    }

    /// A command by its name.
    pub fn command(&self, name: &str) -> Option<&Command> {
        self.commands.iter().find(|known| known.name == name)
    }

    /// An ioctl by its name.
    pub fn ioctl(&self, name: &str) -> Option<&Ioctl> {
        self.ioctls.iter().find(|known| known.name == name)
    }

    /// Names of numbers, by the name of all of them.
    pub fn enumeration(&self, name: &str) -> Option<&Enum> {
        self.enums.iter().find(|known| known.name == name)
    }
}
