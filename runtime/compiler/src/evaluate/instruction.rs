//! Machine instructions among the gates: what is written to their registers, and what is read from them.
//!
//! A register is wider than most types. The description says what the upper bits of a value hold that is not the result
//! of an instruction (`holds:` of the register file). The result of an instruction goes to the next one with all of its
//! bits, whatever its type is, so a circuit that forgets to extend a value computes what the machine would.

use super::machine::Machine;
use super::plan::Plan;
use super::{Asked, Done, Event, Semantics, Stop};
use onespec_core::isa::Above;
use onespec_graph::set::Bitfield;

/// What is in a register where nothing says: no pattern that a program could rely on by chance.
const STALE: u64 = 0xa5c3_96e1_5a3c_691e;

impl<S: Semantics + ?Sized> Machine<'_, '_, S> {
    /// Runs the instruction of a gate whose inputs are computed.
    pub(super) fn instruction(&mut self, plan: &Plan, at: u32) -> Result<Done, Stop> {
        let step = &plan.steps[at as usize];
        let set = self.program.circuits[self.frame.function].set();
        let found = set
            .machine
            .and_then(|machine| Some((machine, machine.instruction(step.op)?)));
        let Some((machine, instruction)) = found else {
            return Err(Stop::NoSemantics(step.gate));
        };
        let inputs = plan.inputs[step.values()].iter().zip(&plan.types[step.values()]);
        let mut registers = Vec::with_capacity(instruction.inputs.len());
        for (register, (slot, ty)) in instruction.inputs.iter().zip(inputs) {
            let width = set.type_def(*ty).width;
            let bits = machine.isa.register_bits(register.file, &machine.features).min(64);
            let value = self.values[self.frame.base + *slot as usize];
            registers.push(match self.wide[self.frame.wide + *slot as usize].as_deref() {
                Some(&[all, ..]) => all,
                _ => filled(value, width, bits, machine.above(set, register.file, *ty)),
            });
        }
        let fields = match set.def(step.op).bitfield {
            Bitfield::Immediates(fields) => fields,
            _ => &[],
        };
        let asked = Asked {
            instruction,
            fields,
            bits: step.bits,
            registers: &registers,
        };
        let mut stores = Vec::new();
        let done = self.semantics.instruction(asked, self.memory, &mut stores);
        for stored in stores {
            self.note(|| Event::Store {
                address: stored.address,
                bytes: stored.bytes,
                value: stored.value,
            });
        }
        let done = done.map_err(|why| Stop::Host(step.gate, why))?;
        // What it leaves above a narrower value is for other instructions to see.
        self.set_words(step, done.result.map(|all| [all].into()));
        Ok(done)
    }

    /// Where a call goes: to the value, or where the instruction says.
    pub(super) fn target(&mut self, plan: &Plan, at: u32, value: u64) -> Result<u64, Stop> {
        let step = &plan.steps[at as usize];
        let machine = self.program.circuits[self.frame.function].set().machine;
        let instruction = machine.and_then(|machine| machine.instruction(step.op));
        match instruction {
            Some(instruction) if !instruction.inputs.is_empty() => {
                let target = self.instruction(plan, at)?.target;
                self.set_words(step, None);
                Ok(target.unwrap_or(value))
            }
            _ => Ok(value),
        }
    }
}

/// A value in a register.
fn filled(value: u64, width: u32, bits: u32, above: Above) -> u64 {
    if width >= bits || width == 0 {
        return value;
    }
    let register = u64::MAX >> (64 - bits);
    let own = u64::MAX >> (64 - width);
    let rest = match above {
        Above::Any => STALE,
        Above::Zeros => 0,
        Above::Ones => u64::MAX,
        Above::Sign if value >> (width - 1) & 1 == 1 => u64::MAX,
        Above::Sign => 0,
    };
    (value & own | rest & !own) & register
}
