//! Machine instructions among the gates: what is written to their registers, and what is read from them.
//!
//! A register is wider than most types. The description says what the upper bits of a value hold that is not the result
//! of an instruction (`holds:` of the register file). The result of an instruction goes to the next one with all of its
//! bits, whatever its type is, so a circuit that forgets to extend a value computes what the machine would.

use super::frame::Frame;
use super::world::World;
use super::{Asked, Done, Event, Stop};
use onespec_core::isa::Above;
use onespec_graph::Gate;
use onespec_graph::set::Bitfield;

/// What is in a register where nothing says: no pattern that a program could rely on by chance.
const STALE: u64 = 0xa5c3_96e1_5a3c_691e;

impl Frame<'_> {
    /// Runs the instruction of a gate whose inputs are computed.
    pub(super) fn execute(&mut self, gate: Gate, world: &mut World<'_>) -> Result<Done, Stop> {
        let circuit = self.circuit;
        let (set, op) = (circuit.set(), circuit.op(gate));
        let found = set
            .machine
            .and_then(|machine| Some((machine, machine.instruction(op)?)));
        let Some((machine, instruction)) = found else {
            return Err(Stop::NoSemantics(gate));
        };
        let mut registers = Vec::with_capacity(instruction.inputs.len());
        for (register, input) in instruction.inputs.iter().zip(circuit.values(gate).iter()) {
            let value = self.value[input.index()];
            let ty = circuit.ty(input);
            let width = set.type_def(ty).width;
            let bits = machine.isa.register_bits(register.file, &machine.features).min(64);
            registers.push(match self.raw[input.index()] {
                true => value,
                false => filled(value, width, bits, machine.above(set, register.file, ty)),
            });
        }
        let fields = match set.def(op).bitfield {
            Bitfield::Immediates(fields) => fields,
            _ => &[],
        };
        let asked = Asked {
            instruction,
            fields,
            bits: circuit.bits(gate),
            registers: &registers,
        };
        let mut stores = Vec::new();
        let done = world.semantics.instruction(asked, world.memory, &mut stores);
        for stored in stores {
            world.note(Event::Store {
                address: stored.address,
                bytes: stored.bytes,
                value: stored.value,
            });
        }
        let done = done.map_err(|why| Stop::Host(gate, why))?;
        self.raw[gate.index()] = done.result.is_some();
        Ok(done)
    }

    /// Where a call goes: to the value, or where the instruction says.
    pub(super) fn target(&mut self, gate: Gate, value: u64, world: &mut World<'_>) -> Result<u64, Stop> {
        let circuit = self.circuit;
        let machine = circuit.set().machine;
        let instruction = machine.and_then(|machine| machine.instruction(circuit.op(gate)));
        match instruction {
            Some(instruction) if !instruction.inputs.is_empty() => {
                let target = self.execute(gate, world)?.target;
                self.raw[gate.index()] = false;
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
