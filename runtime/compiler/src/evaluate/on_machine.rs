//! Machine instructions among the gates, run on their machine: its reference evaluator or its generated code.
//!
//! A gate of an instruction has wires where the instruction has registers. So registers are chosen that the instruction
//! may have, all different; they are written, the word is encoded, decoded and executed, and the result's register is
//! read. Other state of the machine (flags, vectors, control registers) stays between instructions, which depend wires
//! keep in order. Memory is that of the circuit.

use super::{Asked, Done, Semantics, Stored};
use onespec_core::environment::Environment;
use onespec_core::exec::{Host, Machine, Service, Stop};
use onespec_core::isa::{Isa, Kind, Op, Operand, Which};
use onespec_core::operand::{self, MAX_OPERANDS};
use onespec_graph::GateSet;
use onespec_graph::lir::{Instruction, Shape};
use onespec_graph::semantics::GateMemory;
use onespec_graph::set::{Field, FoldArgs};

/// Where instructions stand when they run. None sees it: those that would have no semantics here.
const ADDRESS: u64 = 0x10_0000;

/// Executes instructions that are gates on a machine `M`, in registers that are chosen for each.
pub struct OnMachine<M> {
    machine: M,
    isa: &'static Isa,
    set: &'static GateSet,
}

impl<M: Machine> OnMachine<M> {
    /// A fresh machine for the instructions of a set. Its state is as programs find it (`user_state` of the description).
    pub fn new(set: &'static GateSet, isa: &'static Isa, mut machine: M) -> OnMachine<M> {
        for (name, value) in Environment::of(isa).numbers("user_state") {
            machine.set(name, value);
        }
        OnMachine { machine, isa, set }
    }
}

impl<M: Machine> Semantics for OnMachine<M> {
    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64> {
        (self.set.fold)(args)
    }

    fn instruction(
        &mut self,
        asked: Asked<'_>,
        memory: &mut dyn GateMemory,
        stores: &mut Vec<Stored>,
    ) -> Result<Done, String> {
        let op = self
            .isa
            .ops
            .get(usize::from(asked.instruction.op))
            .ok_or("there is no such instruction")?;
        if asked.instruction.variant.is_some() {
            return Err("it has lanes or rows of registers, which are no values here yet".into());
        }
        let chosen = choose(self.isa, op, asked.instruction, asked.fields, asked.bits)?;
        let word = self
            .isa
            .encode(asked.instruction.op, &chosen)
            .map_err(|error| error.message)?;
        let slot = self
            .machine
            .decode(word, ADDRESS)
            .ok_or("the machine does not know its word")?;
        if M::slot_op(&slot) != asked.instruction.op {
            let other = self
                .isa
                .ops
                .get(usize::from(M::slot_op(&slot)))
                .map_or("", |op| op.name);
            return Err(format!("with these numbers it is another instruction, {other}"));
        }
        for (register, value) in asked.instruction.inputs.iter().zip(asked.registers) {
            self.machine
                .set(&self.name(register.file, register.which, &chosen), *value);
        }
        let next = ADDRESS + u64::from(M::slot_len(&slot));
        self.machine.set_pc(next);
        let mut world = World { memory, stores };
        if self.machine.execute(&mut world, &slot).is_err() {
            let trap = self.machine.trap();
            let cause = self
                .isa
                .causes
                .iter()
                .find(|(_, number)| u64::from(*number) == trap.cause);
            return Err(match cause {
                Some((name, _)) => format!("it traps: {name}, {:#x}", trap.tval),
                None => format!("it traps: cause {}, {:#x}", trap.cause, trap.tval),
            });
        }
        let result = asked.instruction.result.map(|register| {
            let name = self.name(register.file, register.which, &chosen);
            self.machine.get(&name).unwrap_or(0)
        });
        let pc = self.machine.pc();
        Ok(Done {
            result,
            taken: pc != next,
            target: (asked.instruction.shape == Shape::Call && asked.instruction.target.is_none()).then_some(pc),
        })
    }
}

impl<M: Machine> OnMachine<M> {
    /// A register as state is named: `X[10]`.
    fn name(&self, file: u16, which: Which, chosen: &[i64]) -> String {
        let number = match which {
            Which::Operand(i) => chosen.get(usize::from(i)).copied().unwrap_or(0),
            Which::Fixed(n) => i64::from(n),
            Which::Computed => 0,
        };
        let file = self.isa.files.get(usize::from(file)).map_or("", |file| file.name);
        format!("{file}[{number}]")
    }
}

/// Values of an instruction's operands: numbers as the gate has them, registers of our choice.
fn choose(isa: &Isa, op: &Op, instruction: &Instruction, fields: &[Field], bits: u64) -> Result<Vec<i64>, String> {
    let mut chosen = vec![0; op.operands.len().min(MAX_OPERANDS)];
    let wires = || instruction.inputs.iter().chain(&instruction.result);
    let mut taken: Vec<(u16, i64)> = wires()
        .filter_map(|register| match register.which {
            Which::Fixed(n) => Some((register.file, i64::from(n))),
            _ => None,
        })
        .collect();
    for (i, o) in op.operands.iter().enumerate().take(MAX_OPERANDS) {
        let index = i as u8;
        if let Some(number) = instruction.number(fields, index, bits) {
            chosen[i] = operand::value(isa, o, number);
            if let Some(Kind::Reg { file, .. }) = isa.kinds.get(usize::from(o.kind)) {
                taken.push((*file, chosen[i]));
            }
        } else if instruction.target == Some(index) {
            // As far ahead as it can: surely not where the next instruction is.
            chosen[i] = operand::range(o).1;
        }
    }
    let mut done = Vec::new();
    for register in wires() {
        let Which::Operand(index) = register.which else {
            continue;
        };
        let i = usize::from(index);
        // An operand that is read and written has its register already.
        let Some(o) = op.operands.get(i).filter(|_| !done.contains(&index)) else {
            continue;
        };
        done.push(index);
        let number =
            free(isa, o, register.file, &taken).ok_or("it has more operands than there are registers for them")?;
        chosen[i] = number;
        taken.push((register.file, number));
    }
    Ok(chosen)
}

/// A register that an operand can be, is no zero, and is not taken.
fn free(isa: &Isa, o: &Operand, file: u16, taken: &[(u16, i64)]) -> Option<i64> {
    let zero = isa.files.get(usize::from(file))?.zero.map(i64::from);
    let numbers = 0..1u64.checked_shl(u32::from(o.width.min(12))).unwrap_or(0);
    let mut registers = numbers.filter_map(|number| operand::accepts(isa, o, number).ok());
    registers.find(|register| zero != Some(*register) && !taken.contains(&(file, *register)))
}

/// The memory of a circuit as a machine sees it. There is nothing else in the world.
struct World<'a> {
    memory: &'a mut dyn GateMemory,
    stores: &'a mut Vec<Stored>,
}

impl<S> Host<S> for World<'_> {
    fn load(&mut self, _: &mut S, addr: u64, bytes: u32) -> Result<u64, Stop> {
        self.memory.load(addr, bytes).ok_or(Stop)
    }

    fn store(&mut self, _: &mut S, address: u64, bytes: u32, value: u64) -> Result<(), Stop> {
        let value = match bytes {
            0..8 => value & ((1 << (8 * bytes)) - 1),
            _ => value,
        };
        self.stores.push(Stored { address, bytes, value });
        self.memory.store(address, bytes, value).then_some(()).ok_or(Stop)
    }

    fn phys_load(&mut self, s: &mut S, addr: u64, bytes: u32) -> Option<u64> {
        self.load(s, addr, bytes).ok()
    }

    fn phys_store(&mut self, s: &mut S, addr: u64, bytes: u32, value: u64) -> bool {
        self.store(s, addr, bytes, value).is_ok()
    }

    fn readable(&mut self, _: &mut S, _: u64, _: u32) -> bool {
        true
    }

    fn service(&mut self, _: &mut S, _: Service, _: &[u64]) -> Result<u64, Stop> {
        Ok(0)
    }
}
