//! What a thread can do: it runs with memory that gives every value which some store may leave there.

use super::order::{self, Annotations, Classes, Fence, Reservation};
use super::text::{Condition, Problem, Test, Thread, Value};
use onespec_core::asm::{AsmOptions, assemble as assembled};
use onespec_core::exec::{Cpu, Host, Machine, Service, Stop, Visitor};
use onespec_core::isa::{Effects, End, FileId, Flow, Isa, Op, Touch, Which, Word};
use onespec_core::operand;
use onespec_core::target::Resolved;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

/// Operations of a thread, by number.
pub type Set = BTreeSet<usize>;

/// A load, a store, or both in one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operation {
    /// Address of the first byte.
    pub address: u64,
    /// Bytes accessed.
    pub bytes: u32,
    /// Of the thread's stack, which no other thread sees.
    pub is_private: bool,
    /// The value that it read; `None` for a store.
    pub read: Option<u64>,
    /// The value that it wrote; `None` for a load.
    pub written: Option<u64>,
    /// Acquire and release annotations of the instruction.
    pub annotations: Annotations,
    /// Its part in a pair of a reserving load and a conditional store, if it has one.
    pub reservation: Option<Reservation>,
    /// Address dependencies: earlier operations of the thread on which its address depends.
    pub by_address: Set,
    /// Data dependencies: earlier operations of the thread on which the stored value depends.
    pub by_data: Set,
    /// Control dependencies: earlier operations of the thread on which it depends whether it is reached.
    pub by_control: Set,
}

/// One way through a thread.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Run {
    /// Accesses to memory, in program order.
    pub operations: Vec<Operation>,
    /// Fences, each behind so many operations.
    pub fences: Vec<(usize, Fence)>,
    /// What registers hold that the end asks for, in its order.
    pub registers: Vec<u64>,
}

/// Address of a thread's code, and of the first location.
const CODE: u64 = 0x10000;
const DATA: u64 = 0x4000_0000;
/// Bytes between locations.
const APART: u64 = 0x100;
/// End of the first thread's stack, and bytes of each.
const STACK: u64 = 0x5000_0000;
const STACK_BYTES: u64 = 0x10000;

/// Most instructions of a run, operations of a run, runs of a thread, and values of a location.
const INSTRUCTIONS: usize = 1000;
const OPERATIONS: usize = 60;
const RUNS: usize = 20_000;
const VALUES: usize = 64;

/// A thread's code.
#[derive(Debug)]
pub struct Code {
    base: u64,
    bytes: Vec<u8>,
}

/// The address of a location.
pub fn address(location: usize) -> u64 {
    DATA + APART * location as u64
}

/// Where a thread's stack begins; it grows down.
fn stack(thread: usize) -> u64 {
    STACK + (thread as u64 + 1) * STACK_BYTES
}

/// Assembles all threads.
pub fn assemble(isa: &'static Isa, target: &Resolved, test: &Test) -> Result<Vec<Code>, Problem> {
    let one = |(at, thread): (usize, &Thread)| {
        let base = CODE * (at as u64 + 1);
        let options = AsmOptions {
            base,
            ..AsmOptions::default()
        };
        let made = assembled(isa, target, &thread.code, &options);
        if let Some(error) = made.errors.first() {
            return Err(Problem::new(thread.line + error.line as usize, error.message.clone()));
        }
        let bytes = made.sections.first().map(|s| s.bytes.clone()).unwrap_or_default();
        Ok(Code { base, bytes })
    };
    test.threads.iter().enumerate().map(one).collect()
}

/// The ways through each thread.
pub type Traces = Result<Vec<Vec<Run>>, Problem>;

/// All threads run on a machine.
#[derive(Debug)]
pub struct Threads<'a> {
    pub(super) isa: &'static Isa,
    pub(super) test: &'a Test,
    pub(super) threads: &'a [Code],
}

impl Visitor for Threads<'_> {
    type Out = Traces;

    fn visit<M: Machine>(self, machine: M) -> Self::Out {
        let first: Vec<(String, Vec<u8>)> = {
            let bytes = |name: &String| Some((name.clone(), machine.get_bytes(name)?));
            machine.names().iter().filter_map(bytes).collect()
        };
        let mut values: BTreeMap<u64, BTreeSet<u64>> = BTreeMap::new();
        for (at, (_, value)) in self.test.locations.iter().enumerate() {
            values.entry(address(at)).or_default().insert(*value);
        }
        let mut machine = machine;
        let mut rounds = 0;
        loop {
            let mut all = Vec::new();
            for thread in 0..self.threads.len() {
                all.push(self.runs(thread, &mut machine, &first, &values)?);
            }
            let before = values.clone();
            for operation in all.iter().flatten().flat_map(|run: &Run| &run.operations) {
                if let Some(value) = operation.written.filter(|_| !operation.is_private) {
                    values.entry(operation.address).or_default().insert(value);
                }
            }
            // A value that is made of values goes through a store each time, and an execution has so many.
            let stores = |run: &Run| {
                run.operations
                    .iter()
                    .filter(|op| op.written.is_some() && !op.is_private)
                    .count()
            };
            let most: usize = all.iter().filter_map(|runs| runs.iter().map(stores).max()).sum();
            if values == before || rounds >= most {
                return Ok(all);
            }
            rounds += 1;
            if values.values().any(|v| v.len() > VALUES) {
                return Err(Problem::new(0, format!("a location gets more than {VALUES} values")));
            }
        }
    }
}

impl Threads<'_> {
    /// All runs of a thread with these values in memory.
    fn runs<M: Machine>(
        &self,
        thread: usize,
        machine: &mut M,
        first: &[(String, Vec<u8>)],
        values: &BTreeMap<u64, BTreeSet<u64>>,
    ) -> Result<Vec<Run>, Problem> {
        let mut open = vec![Vec::new()];
        let mut runs = Vec::new();
        while let Some(script) = open.pop() {
            for (name, bytes) in first {
                machine.set_bytes(name, bytes);
            }
            match self.run(thread, machine, &script)? {
                Ended::Done(run) => runs.push(run),
                Ended::Asks(address) => {
                    let known = values.get(&address).into_iter().flatten();
                    // The first value is tried first.
                    open.extend(known.rev().map(|value| {
                        let mut longer = script.clone();
                        longer.push(*value);
                        longer
                    }));
                }
            }
            if runs.len() + open.len() > RUNS {
                let text = format!("thread {thread} has more than {RUNS} ways to run");
                return Err(Problem::new(0, text));
            }
        }
        Ok(runs)
    }

    /// Runs a thread, whose loads give what the script says.
    fn run<M: Machine>(&self, thread: usize, machine: &mut M, script: &[u64]) -> Result<Ended, Problem> {
        let line = self.test.threads.get(thread).map_or(0, |t| t.line);
        let told = |text: String| Err(Problem::new(line, format!("thread {thread} {text}")));
        let Some(code) = self.threads.get(thread) else {
            return told("has no code".into());
        };
        let end = code.base + code.bytes.len() as u64;
        self.begin(thread, machine, end)?;
        let mut memory = Memory {
            script,
            taken: 0,
            stack: stack(thread) - STACK_BYTES..stack(thread),
            kept: HashMap::new(),
            accesses: Vec::new(),
            problem: None,
        };
        let mut follow = Follow::default();
        let isa = self.isa;
        for _ in 0..INSTRUCTIONS {
            let pc = machine.pc();
            if pc == end {
                follow.run.registers = self.asked(thread, machine)?;
                return Ok(Ended::Done(follow.run));
            }
            let Some(word) = code.word(pc) else {
                return told(format!("goes to {pc:#x}, where it has no code"));
            };
            let slot = machine.length(word as u32).and_then(|bytes| {
                let bits = u32::from(bytes) * 8;
                machine.decode(word & (Word::MAX >> (Word::BITS - bits.min(Word::BITS))), pc)
            });
            let Some(slot) = slot else {
                return told(format!("has no instruction of this target at {pc:#x}"));
            };
            let length = u64::from(M::slot_len(&slot));
            machine.set_pc(pc + length);
            memory.accesses.clear();
            if machine.execute(&mut memory, &slot).is_err() {
                return match memory.problem.take() {
                    Some(Trouble::Asks(address)) => Ok(Ended::Asks(address)),
                    Some(Trouble::Elsewhere(address)) => told(format!("accesses {address:#x}, where no location is")),
                    None => told(format!("traps at {pc:#x} with cause {}", machine.trap().cause)),
                };
            }
            let Some(op) = isa.ops.get(usize::from(M::slot_op(&slot))) else {
                return told("runs an instruction that is not listed".into());
            };
            if !follow.instruction(isa, op, word, &memory.accesses) {
                return told(format!(
                    "accesses memory by `{}` in more than one place: litmus tests can't say what is allowed then",
                    op.name
                ));
            }
            if follow.run.operations.len() > OPERATIONS {
                return told(format!("has more than {OPERATIONS} accesses"));
            }
        }
        told(format!("does not end within {INSTRUCTIONS} instructions"))
    }

    fn begin<M: Machine>(&self, thread: usize, machine: &mut M, end: u64) -> Result<(), Problem> {
        let Some(of) = self.test.threads.get(thread) else {
            return Ok(());
        };
        for (name, value) in &of.registers {
            let value = match *value {
                Value::Number(n) => n,
                Value::Location(location) => address(location),
                Value::End => end,
                Value::Stack => stack(thread),
            };
            let state = state(self.isa, name).unwrap_or_else(|| name.clone());
            if !machine.set(&state, value) {
                return Err(Problem::new(of.line, format!("`{name}` is no register and no state")));
            }
        }
        let base = self.threads.get(thread).map_or(0, |code| code.base);
        machine.set_pc(base);
        Ok(())
    }

    /// The registers that the end asks for.
    fn asked<M: Machine>(&self, thread: usize, machine: &M) -> Result<Vec<u64>, Problem> {
        let mut values = Vec::new();
        for condition in &self.test.exists {
            if let Condition::Register { thread: of, name, .. } = condition
                && *of == thread
            {
                let value = state(self.isa, name).and_then(|state| machine.get(&state));
                values.push(value.ok_or_else(|| Problem::new(0, format!("`{name}` is no register")))?);
            }
        }
        Ok(values)
    }
}

/// A register as states call it.
fn state(isa: &Isa, name: &str) -> Option<String> {
    isa.files.iter().find_map(|file| {
        let numbered = file.numbered.iter().position(|n| *n == name);
        let number = numbered.or_else(|| file.abi.iter().position(|names| names.contains(&name)))?;
        Some(format!("{}[{number}]", file.name))
    })
}

impl Code {
    /// As many bits of an instruction as there are.
    fn word(&self, pc: u64) -> Option<Word> {
        let at = usize::try_from(pc.checked_sub(self.base)?).ok()?;
        let bytes = self.bytes.get(at..)?.iter().take(8);
        let word = bytes.rev().fold(0, |word, byte| word << 8 | Word::from(*byte));
        (at < self.bytes.len()).then_some(word)
    }
}

enum Ended {
    Done(Run),
    /// A load from there needs a value.
    Asks(u64),
}

#[derive(Debug, Clone, Copy)]
enum Trouble {
    Asks(u64),
    Elsewhere(u64),
}

#[derive(Debug, Clone, Copy)]
struct Access {
    address: u64,
    bytes: u32,
    value: u64,
    is_store: bool,
    is_private: bool,
}

struct Memory<'a> {
    script: &'a [u64],
    taken: usize,
    /// Addresses of the stack, and its bytes.
    stack: Range<u64>,
    kept: HashMap<u64, u8>,
    accesses: Vec<Access>,
    problem: Option<Trouble>,
}

impl Memory<'_> {
    /// Whether an address is of the stack; else it must be a location.
    fn is_private(&mut self, address: u64, bytes: u32) -> Result<bool, Stop> {
        if self.stack.contains(&address) && self.stack.contains(&address.wrapping_add(u64::from(bytes) - 1)) {
            return Ok(true);
        }
        match (DATA..DATA + (APART << 8)).contains(&address) && address.is_multiple_of(APART) {
            true => Ok(false),
            false => {
                self.problem = Some(Trouble::Elsewhere(address));
                Err(Stop)
            }
        }
    }

    /// The next value that a load of a location gives.
    fn scripted(&mut self, address: u64) -> Result<u64, Stop> {
        let Some(value) = self.script.get(self.taken) else {
            self.problem = Some(Trouble::Asks(address));
            return Err(Stop);
        };
        self.taken += 1;
        Ok(*value)
    }
}

fn low(value: u64, bytes: u32) -> u64 {
    match bytes {
        0..8 => value & ((1 << (8 * bytes)) - 1),
        _ => value,
    }
}

impl<S: Cpu> Host<S> for Memory<'_> {
    fn load(&mut self, _: &mut S, address: u64, bytes: u32) -> Result<u64, Stop> {
        let is_private = self.is_private(address, bytes)?;
        let kept = |at: u64| u64::from(self.kept.get(&(address + at)).copied().unwrap_or(0));
        let value = match is_private {
            true => (0..u64::from(bytes)).rev().fold(0, |value, at| value << 8 | kept(at)),
            false => low(self.scripted(address)?, bytes),
        };
        self.accesses.push(Access {
            address,
            bytes,
            value,
            is_store: false,
            is_private,
        });
        Ok(value)
    }

    fn store(&mut self, _: &mut S, address: u64, bytes: u32, value: u64) -> Result<(), Stop> {
        let is_private = self.is_private(address, bytes)?;
        if is_private {
            let pieces = value.to_le_bytes().into_iter().take(bytes as usize);
            self.kept
                .extend(pieces.enumerate().map(|(at, byte)| (address + at as u64, byte)));
        }
        self.accesses.push(Access {
            address,
            bytes,
            value: low(value, bytes),
            is_store: true,
            is_private,
        });
        Ok(())
    }

    fn phys_load(&mut self, _: &mut S, _: u64, _: u32) -> Option<u64> {
        None
    }

    fn phys_store(&mut self, _: &mut S, _: u64, _: u32, _: u64) -> bool {
        false
    }

    fn readable(&mut self, _: &mut S, _: u64, _: u32) -> bool {
        true
    }

    fn service(&mut self, _: &mut S, _: Service, _: &[u64]) -> Result<u64, Stop> {
        Ok(0)
    }
}

/// On which operations registers depend as a run goes on.
#[derive(Debug, Default)]
struct Follow {
    run: Run,
    registers: HashMap<(FileId, u16), Set>,
    /// What decided about branches so far.
    control: Set,
}

impl Follow {
    /// Takes note of an instruction that was run. False where its accesses are no one operation.
    fn instruction(&mut self, isa: &Isa, op: &Op, word: Word, accesses: &[Access]) -> bool {
        let args: Vec<i64> = op.operands.iter().map(|o| operand::read(isa, o, word)).collect();
        let number = self.run.operations.len();
        for fence in order::fences(isa, op, &args) {
            self.run.fences.push((number, fence));
        }
        let into = |end: End| {
            let flows = op.flows.iter().filter(move |flow| flow.to == end);
            flows.fold(Set::new(), |mut set, flow| {
                set.extend(self.behind(isa, op, &args, flow.from));
                set
            })
        };
        let (by_address, by_data, by_target) = (into(End::Address), into(End::Memory), into(End::Target));
        let Ok(operation) = one(accesses) else {
            return false;
        };
        let own = operation.is_some();
        let written = |(at, touch): (usize, &Touch)| {
            let register = register(isa, &args, touch).filter(|_| touch.writes > 0)?;
            let end = End::Register(u8::try_from(at).ok()?);
            let sources = || op.flows.iter().filter(move |flow| flow.to == end);
            // What an access gives, or says about how it went, depends on the access alone.
            let given = |flow: &Flow| matches!(flow.from, End::Memory | End::State);
            let is_access = op.effects.any(Effects::READS_MEMORY.and(Effects::WRITES_MEMORY));
            let set = match is_access && sources().any(given) {
                true => own.then_some(number).into_iter().collect(),
                false => into(end),
            };
            Some((register, set))
        };
        let written: Vec<_> = op.registers.iter().enumerate().filter_map(written).collect();
        if let Some(operation) = operation {
            let access = Classes {
                reads: operation.read.is_some(),
                writes: operation.written.is_some(),
            };
            self.run.operations.push(Operation {
                annotations: order::annotations(op, &args, access),
                reservation: order::reservation(op),
                by_address,
                by_data,
                by_control: self.control.clone(),
                ..operation
            });
        }
        self.registers.extend(written);
        self.control.extend(by_target);
        true
    }

    /// What the end of a flow depends on before the instruction.
    fn behind(&self, isa: &Isa, op: &Op, args: &[i64], from: End) -> Set {
        let End::Register(at) = from else {
            return Set::new();
        };
        let touch = op.registers.get(usize::from(at));
        let register = touch.and_then(|touch| register(isa, args, touch));
        register
            .and_then(|r| self.registers.get(&r))
            .cloned()
            .unwrap_or_default()
    }
}

/// The register that is touched; none where that is computed, and none for one that reads 0.
fn register(isa: &Isa, args: &[i64], touch: &Touch) -> Option<(FileId, u16)> {
    let number = match touch.which {
        Which::Operand(i) => u16::try_from(*args.get(usize::from(i))?).ok()?,
        Which::Fixed(n) => n,
        Which::Computed => return None,
    };
    let zero = isa.files.get(usize::from(touch.file))?.zero;
    (zero != Some(number)).then_some((touch.file, number))
}

/// The operation that the accesses of an instruction are, if there are any: at most a load and then a store of the same bytes.
fn one(accesses: &[Access]) -> Result<Option<Operation>, ()> {
    let Some(first) = accesses.first() else {
        return Ok(None);
    };
    let made = |read, written| {
        Ok(Some(Operation {
            address: first.address,
            bytes: first.bytes,
            is_private: first.is_private,
            read,
            written,
            annotations: Annotations::default(),
            reservation: None,
            by_address: Set::new(),
            by_data: Set::new(),
            by_control: Set::new(),
        }))
    };
    match accesses {
        [one] if one.is_store => made(None, Some(one.value)),
        [one] => made(Some(one.value), None),
        [a, b] if !a.is_store && b.is_store && (a.address, a.bytes) == (b.address, b.bytes) => {
            made(Some(a.value), Some(b.value))
        }
        _ => Err(()),
    }
}
