//! Registers that no bank of the convention has, such as those of addresses and conditions, and areas of the frame: what
//! instructions of kernels read and write of them. Allocation does not see them, so passes that change the order of instructions
//! ask here.

use crate::code::{Arg, Function, Inst, Touched, What};
use crate::machine::Machine;
use hashbrown::HashMap;
use onespec_core::isa::OpId;
use onespec_core::operand::{Args, MAX_OPERANDS};
use onespec_core::timing::Model;

/// A bit stands for all registers whose numbers are equal modulo this; areas have as many bits of their own.
const BITS: u32 = 32;
/// An access to more registers is one to a register whose number is computed: an area.
const MAX_REGISTERS: usize = 16;

/// Instructions that are remembered, at most.
const MAX_KNOWN: usize = 1 << 12;

/// What is known of instructions, used again for each function.
#[derive(Debug, Default)]
pub struct Context {
    known: HashMap<(OpId, Vec<i64>), Touched>,
    values: Vec<i64>,
}

/// Notes at each instruction what it touches. Nothing, where the description says nothing of the target's timing.
pub fn find(machine: &Machine, function: &mut Function, context: &mut Context) {
    let Some(model) = Model::of(machine.isa, &machine.target) else {
        return;
    };
    if context.known.len() > MAX_KNOWN {
        context.known.clear();
    }
    for at in 0..function.insts.len() {
        let touched = of(machine, &model, function, &function.insts[at], context);
        function.insts[at].touched = touched;
    }
}

fn of(machine: &Machine, model: &Model, function: &Function, inst: &Inst, context: &mut Context) -> Touched {
    let (What::Op(op) | What::Branch(op, _)) = inst.what else {
        return Touched::default();
    };
    let args = function.args_of(inst);
    let writes_value = args.iter().any(|arg| arg.written().is_some());
    // What a pattern computes is in the registers of values.
    if inst.origin.is_some() && writes_value {
        return Touched::default();
    }
    context.values.clear();
    let mut areas = 0;
    for (number, arg) in (inst.args.start..).zip(args) {
        context.values.push(match arg {
            Arg::Number(n) => *n,
            Arg::Slot { slot, .. } => {
                areas |= 1 << (BITS + slot % BITS);
                function.operand_of(number, 0)
            }
            _ => function.operand_of(number, 0),
        });
    }
    let key = (op, std::mem::take(&mut context.values));
    let fixed = match context.known.get(&key) {
        Some(known) => *known,
        None => {
            let found = registers(machine, model, op, &key.1);
            context.known.insert(key.clone(), found);
            found
        }
    };
    context.values = key.1;
    match writes_value {
        true => Touched {
            reads: fixed.reads | areas,
            ..fixed
        },
        false => Touched {
            writes: fixed.writes | areas,
            ..fixed
        },
    }
}

/// The registers outside of all banks, of an instruction with register 0 for each value.
fn registers(machine: &Machine, model: &Model, op: OpId, values: &[i64]) -> Touched {
    let mut args: Args = [0; MAX_OPERANDS];
    for (arg, value) in args.iter_mut().zip(values) {
        *arg = *value;
    }
    let mut touched = Touched::default();
    for access in model.with_operands(Some(op), args).accesses {
        if access.items.len() > MAX_REGISTERS {
            continue;
        }
        for item in &access.items {
            let (file, number, _) = model.whole(item.piece);
            let mut banks = machine.convention.banks.iter();
            if banks.any(|bank| bank.file == file && bank.order.contains(&number)) {
                continue;
            }
            let bit = 1 << (u32::from(number) % BITS);
            match access.writes {
                true => touched.writes |= bit,
                false => touched.reads |= bit,
            }
        }
    }
    touched
}
