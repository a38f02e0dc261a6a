//! Gates that are machine instructions already: programs name them, or passes made them. Only their registers are open.

use crate::code::{Arg, Function, VReg, What};
use crate::machine::Machine;
use onespec_core::isa::Which;
use onespec_core::operand;
use onespec_graph::lir::{Instruction, Shape};
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate};

/// The instruction that a gate is, where it is one that only computes or has an effect.
pub fn instruction(machine: &Machine, circuit: &Circuit, gate: Gate) -> Option<&'static Instruction> {
    let known = circuit.set().machine?;
    let instruction = known.instruction(circuit.op(gate))?;
    let fits = known.isa.name == machine.isa.name && matches!(instruction.shape, Shape::Compute | Shape::Effect);
    fits.then_some(instruction)
}

/// Appends the instruction, its inputs in these registers; the register of its result.
///
/// # Errors
/// It reads or writes a register that no operand names.
pub fn push(
    machine: &Machine,
    circuit: &Circuit,
    gate: Gate,
    instruction: &Instruction,
    inputs: &[VReg],
    code: &mut Function,
) -> Result<Option<VReg>, &'static str> {
    if instruction.variant.is_some() {
        return Err("has lanes or rows of registers, for which no registers are assigned yet");
    }
    let fixed = |which: Which| !matches!(which, Which::Operand(_));
    if instruction
        .inputs
        .iter()
        .chain(&instruction.result)
        .any(|r| fixed(r.which))
    {
        return Err("names a register in a way that no operand of the instruction does");
    }
    let fields = match circuit.def(gate).bitfield {
        Bitfield::Immediates(fields) => fields,
        _ => &[],
    };
    let bits = circuit.bits(gate);
    let mut args = Vec::new();
    let mut result = None;
    for (at, o) in machine.operands(instruction.op).iter().enumerate() {
        let which = Which::Operand(at as u8);
        let input = instruction.inputs.iter().position(|r| r.which == which);
        let input = input.and_then(|i| inputs.get(i).copied());
        let written = instruction.result.is_some_and(|r| r.which == which);
        let made = written.then(|| code.vreg(machine.bank_of_operand(o).unwrap_or(0)));
        result = made.or(result);
        args.push(match (input, made) {
            (Some(input), Some(made)) => Arg::Tied(input, made),
            (Some(input), None) => Arg::Use(input),
            (None, Some(made)) => Arg::Def(made),
            (None, None) => {
                let number = instruction.number(fields, at as u8, bits).unwrap_or(0);
                Arg::Number(operand::value(machine.isa, o, number))
            }
        });
    }
    code.push(What::Op(instruction.op), &args, circuit.line(gate));
    Ok(result)
}
