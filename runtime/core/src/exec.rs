//! Interface between executing instructions and their host: traps, memory, host services, and the `Cpu` trait for
//! architectural state.
//!
//! A *state* holds what a description declares (registers, CSRs, flags); generated crates have one struct for it and
//! the reference evaluator another. A [`Host`] owns memory. Handlers take both, so that a host may call back into the
//! description (address translation) with the state at hand.

mod access;
pub mod chain;
pub mod flat;
mod frames;
pub mod layout;
pub mod ram;
pub mod spans;
pub mod tlb;
pub mod window;

pub use crate::host::Service;
use crate::isa::{Isa, Word};
use crate::target::Resolved;
pub use access::Access;
use alloc::string::String;
use alloc::vec::Vec;
use chain::{Chain, Halt};

/// Why execution left the straight path. Its cause and value are in the state ([`Cpu::trap`]), which keeps handlers'
/// results in one register.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop;

/// A trap: the description's number for it and the value that goes with it (faulting address, instruction word, 0).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Trap {
    /// The description's number of the cause.
    pub cause: u64,
    /// Faulting address, instruction word, or 0.
    pub tval: u64,
}

/// Memory and services, as the code of a state `S` sees them. Little endian. `bytes` is 1, 2, 4 or 8.
///
/// A state that holds a [`window::Window`] asks its host only for what the window does not answer.
pub trait Host<S> {
    /// Reads memory at a virtual address; on a fault sets the state's trap.
    ///
    /// # Errors
    /// The access faults; the trap is in the state.
    fn load(&mut self, s: &mut S, addr: u64, bytes: u32) -> Result<u64, Stop>;
    /// Writes memory at a virtual address; on a fault sets the state's trap.
    ///
    /// # Errors
    /// The access faults; the trap is in the state.
    fn store(&mut self, s: &mut S, addr: u64, bytes: u32, value: u64) -> Result<(), Stop>;
    /// Reads physical memory (`phys[a, n]`); `None` where there is none.
    fn phys_load(&mut self, s: &mut S, addr: u64, bytes: u32) -> Option<u64>;
    /// Writes physical memory; false where there is none.
    fn phys_store(&mut self, s: &mut S, addr: u64, bytes: u32, value: u64) -> bool;
    /// Would this access succeed (fault-only-first loads)? Sets no trap.
    fn readable(&mut self, s: &mut S, addr: u64, bytes: u32) -> bool;
    /// Would this store succeed? Sets no trap.
    fn writable(&mut self, s: &mut S, addr: u64, bytes: u32) -> bool {
        self.readable(s, addr, bytes)
    }
    /// An extern of the description that has effects. What each service is for stands in [`crate::host::FUNCTIONS`]; a
    /// host that cannot offer one sets the state's trap.
    ///
    /// # Errors
    /// The host cannot offer the service; the trap is in the state.
    fn service(&mut self, s: &mut S, service: Service, args: &[u64]) -> Result<u64, Stop>;
}

/// What is to be done with a machine. Machines are types, so a choice between them is made by whoever has them, and
/// what follows is written once for all.
pub trait Visitor {
    /// What the visit gives.
    type Out;
    /// Does it with the machine that was chosen.
    fn visit<M: Machine>(self, m: M) -> Self::Out;
}

/// The code of a generated crate, whose `MACHINE` it is: a machine for each assignment of the description's parameters.
pub trait Generated: core::fmt::Debug + Sync {
    /// The description as tables.
    fn isa(&self) -> &'static Isa;
    /// Hands a fresh machine for a target of this description to a visitor. `None`: no code was generated for the
    /// target's parameter values.
    fn with_machine<V: Visitor>(&self, target: &Resolved, visitor: V) -> Option<V::Out>;
}

/// The face of a processor state, the same for generated states and for the reference evaluator's.
///
/// Pieces of state have the names that the description gives: `X[10]`, `pc`, `csr.mstatus`, `fflags`.
pub trait Cpu {
    /// Address of the next instruction.
    fn pc(&self) -> u64;
    /// Sets the address of the next instruction.
    fn set_pc(&mut self, pc: u64);
    /// The trap behind the last [`Stop`].
    fn trap(&self) -> Trap;
    /// Sets the trap that goes with a [`Stop`].
    fn set_trap(&mut self, trap: Trap);
    /// Reads a piece of state by name (low 64 bits); `None` when there is no such piece.
    fn get(&self, name: &str) -> Option<u64>;
    /// Writes a piece of state by name; false when there is no such piece.
    ///
    /// The value becomes one of the declared type: bits beyond its width are dropped, and a number outside of its range
    /// becomes the nearest one in it. To find out, read it back.
    fn set(&mut self, name: &str, value: u64) -> bool;
    /// Reads a piece of state of any width: its bytes, little endian, as many as it takes, and 8 at
    /// least.
    fn get_bytes(&self, name: &str) -> Option<Vec<u8>> {
        self.get(name).map(|value| value.to_le_bytes().to_vec())
    }
    /// Writes a piece of state of any width; bytes that are not given are zero, bytes beyond its width are dropped.
    fn set_bytes(&mut self, name: &str, bytes: &[u8]) -> bool {
        self.set(name, low64(bytes))
    }
    /// Names of all pieces of state, for traces, replay and lockstep.
    fn names(&self) -> &[String];
    /// Reads every piece of state, in the order of [`Cpu::names`]; of pieces that are wider than 64 bits a [`digest`].
    fn read_all(&self, out: &mut Vec<u64>) {
        out.clear();
        out.extend(self.names().iter().map(|name| self.get(name).unwrap_or(0)));
    }
}

/// A processor that can run: what a generated crate (per parameter value) and the reference evaluator both offer. Its copy is
/// a processor in the same state, to which no memory was lent.
pub trait Machine: Cpu + Clone + 'static {
    /// A decoded instruction ready to execute.
    type Slot: Copy;

    /// Decodes the instruction whose bytes start with `word` (as many bits as were readable) at `pc`.
    /// `None`: no instruction of the target.
    fn decode(&self, word: Word, pc: u64) -> Option<Self::Slot>;
    /// Length in bytes of the instruction that starts with these low bits; `None` when no length fits.
    fn length(&self, low: u32) -> Option<u8>;
    /// Instruction length in bytes of a slot.
    fn slot_len(slot: &Self::Slot) -> u8;
    /// Index into [`crate::isa::Isa::ops`] of a slot.
    fn slot_op(slot: &Self::Slot) -> u16;
    /// Whether a block of straight-line code ends behind this slot: it may write `pc`, change translation, privilege or
    /// code.
    fn ends_block(slot: &Self::Slot) -> bool;

    /// Whether a slot may change interrupts, privilege or translation, or call a service: after it a board looks for
    /// interrupts. Plain branches and jumps do none of that.
    fn system(slot: &Self::Slot) -> bool {
        Self::ends_block(slot)
    }

    /// Executes one instruction. On `Ok` the caller has set `pc` to the following instruction beforehand, and the
    /// instruction may have overwritten it. On `Err` the trap is in the state and `pc` is meaningless: the caller
    /// restores the address of the instruction.
    ///
    /// # Errors
    /// The instruction raises a trap.
    fn execute(&mut self, host: &mut dyn Host<Self>, slot: &Self::Slot) -> Result<(), Stop>;

    /// A slot made ready to run, which is what blocks of code consist of.
    type Code: chain::Entry;

    /// Makes a slot ready to run behind another one, which is always executed right before it, or by itself.
    fn ready(slot: Self::Slot, before: Option<&Self::Code>) -> Self::Code;
    /// Executes one instruction that was made ready by itself, as [`Machine::execute`] does.
    ///
    /// # Errors
    /// The instruction raises a trap.
    fn execute_ready(&mut self, host: &mut dyn Host<Self>, code: &Self::Code) -> Result<(), Stop> {
        self.execute(host, Self::slot(code))
    }
    /// Puts an instruction that was made ready by itself at another address. False, with nothing changed: it has to be decoded
    /// again.
    fn move_to(_code: &mut Self::Code, _pc: u64) -> bool {
        false
    }
    /// The slot that was made ready.
    fn slot(code: &Self::Code) -> &Self::Slot;

    /// The exits behind the instructions of a block: `end` is the address behind them. With `chained`, code goes on by their
    /// ways, else it comes back to the engine. `None`: a machine that comes back behind each block.
    fn exits(_end: u64, _chained: bool) -> Option<[Self::Code; 2]> {
        None
    }

    /// The last instruction of a block made ready for the middle of a trace, a guard behind it, by which code goes on where
    /// `next` is the address that comes next, and a side exit; `behind` instructions of the trace follow. `None` where blocks
    /// do not become traces.
    fn middle(_last: &Self::Code, _next: u64, _behind: u8) -> Option<[Self::Code; 3]> {
        None
    }

    /// Executes a block of a chain, and those to which its exit and theirs lead. The caller has set `pc` to the address
    /// behind the block and, in the window, what may be executed in blocks behind this one. A machine without a window
    /// executes this block only.
    fn run(&mut self, host: &mut dyn Host<Self>, chain: &Chain<Self::Code>, block: u32) -> Halt {
        let code = chain.body(block);
        let stopped = code.iter().position(|c| self.execute(host, Self::slot(c)).is_err());
        let first = chain.len() - chain.entries(block).len();
        stopped.map_or(Halt::Left(first + code.len()), |i| Halt::Stopped(first + i))
    }

    /// What it was generated from. `None`: a machine whose state has no fixed places.
    fn described(&self) -> Option<layout::Described<'_>> {
        None
    }

    /// The state's window, where it has one: a host lends its own by exchanging the two. A machine without one asks its
    /// host for everything.
    fn window(&mut self) -> Option<&mut window::Window> {
        None
    }

    /// Virtual to physical. Identity when the description has no `translate` function. Traps are in the state.
    ///
    /// # Errors
    /// The address has no translation that allows the access.
    fn translate(&mut self, host: &mut dyn Host<Self>, addr: u64, access: Access) -> Result<u64, Stop>;
    /// Enters the description's trap handler for the trap in the state, raised at `pc`. False when it has none.
    fn take_trap(&mut self, host: &mut dyn Host<Self>, pc: u64) -> bool;
    /// If an interrupt is to be taken now, puts it into the state as a trap and returns true.
    fn pending(&mut self, host: &mut dyn Host<Self>) -> bool;
    /// Whether reserved combinations of operands are executed as their semantics say (`allow_reserved`), instead of
    /// raising the trap of an illegal instruction. At first they are not. A machine without this choice ignores it.
    fn allow_reserved(&mut self, _allowed: bool) {}
    /// A word comes from the stream of instructions, or was issued: is it to be executed? A description's front end may keep
    /// it instead. Where the front end issues words itself, these are executed beside it, and it is asked about again.
    fn accept(&mut self, _host: &mut dyn Host<Self>, _word: Word) -> bool {
        true
    }
    /// Trap cause for an access to memory that is not there.
    fn fault_cause(&self, access: Access) -> u64;
    /// Trap cause for words that are no instruction.
    fn illegal_cause(&self) -> u64;
}

/// A host that has nothing: for reading a CSR by name outside of any program.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoHost;

impl<S: Cpu> Host<S> for NoHost {
    fn load(&mut self, s: &mut S, tval: u64, _: u32) -> Result<u64, Stop> {
        s.set_trap(Trap { cause: 0, tval });
        Err(Stop)
    }

    fn store(&mut self, s: &mut S, tval: u64, _: u32, _: u64) -> Result<(), Stop> {
        s.set_trap(Trap { cause: 0, tval });
        Err(Stop)
    }

    fn phys_load(&mut self, _: &mut S, _: u64, _: u32) -> Option<u64> {
        None
    }

    fn phys_store(&mut self, _: &mut S, _: u64, _: u32, _: u64) -> bool {
        false
    }

    fn readable(&mut self, _: &mut S, _: u64, _: u32) -> bool {
        false
    }

    fn service(&mut self, _: &mut S, _: Service, _: &[u64]) -> Result<u64, Stop> {
        Ok(0)
    }
}

/// The low 64 bits of a number in little-endian bytes.
pub fn low64(bytes: &[u8]) -> u64 {
    let low = bytes.iter().take(8).rev();
    low.fold(0, |value, byte| value << 8 | u64::from(*byte))
}

/// A number that tells values apart which are wider than 64 bits: the value itself when it fits, else a mix of all of
/// its bytes, which differs for different values but by rare chance.
pub fn digest(bytes: &[u8]) -> u64 {
    if bytes.iter().skip(8).all(|byte| *byte == 0) {
        return low64(bytes);
    }
    // FNV-1a, 64 bits (draft-eastlake-fnv).
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// The number of a register in a name as descriptions (`X[10]`) and examples (`X10`) write it, if it is one of `file`.
pub fn register(name: &str, file: &str, count: usize) -> Option<usize> {
    let rest = name.strip_prefix(file)?;
    let number = rest.strip_prefix('[').and_then(|r| r.strip_suffix(']')).unwrap_or(rest);
    number.parse().ok().filter(|i| *i < count)
}
