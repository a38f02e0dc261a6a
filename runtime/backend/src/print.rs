//! Selected code as text: `onespec compile --emit selected`.

use crate::code::{Arg, Function, VReg, What};
use crate::machine::Machine;
use std::fmt::Write;

/// The text of a function.
pub fn print(machine: &Machine, function: &Function, symbols: &dyn Fn(u32) -> String) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "function {}", function.name);
    for (i, slot) in function.slots.iter().enumerate() {
        let _ = writeln!(out, "  area {i}: {} bytes, aligned to {}", slot.size, slot.align);
    }
    for (i, block) in function.blocks.iter().enumerate() {
        let params: Vec<String> = function
            .params_of(block)
            .iter()
            .map(|p| register(machine, function, *p))
            .collect();
        let _ = writeln!(out, "block {i}({})", params.join(", "));
        for inst in &function.insts[block.insts.start as usize..block.insts.end as usize] {
            let args: Vec<String> = function
                .args_of(inst)
                .iter()
                .map(|a| arg(machine, function, a, symbols))
                .collect();
            let label = inst.label.map_or(String::new(), |l| format!(".{l}: "));
            let _ = write!(out, "  {label}{}", name(machine, inst.what));
            if let What::Skip(_, over) = inst.what {
                let _ = write!(out, " over {}", name(machine, What::Op(over)));
            }
            if !args.is_empty() {
                let _ = write!(out, " {}", args.join(", "));
            }
            if inst.what.ends() {
                for edge in function.edges_of(block) {
                    let values: Vec<String> = function
                        .passed_at(edge)
                        .iter()
                        .map(|v| register(machine, function, *v))
                        .collect();
                    let _ = write!(out, " -> {}({})", edge.to, values.join(", "));
                }
            }
            if inst.line > 0 {
                let _ = write!(out, "  # {}", inst.line);
            }
            out.push('\n');
        }
    }
    out
}

/// The name of an instruction.
pub(crate) fn name(machine: &Machine, what: What) -> &'static str {
    match what {
        What::Op(op) | What::Branch(op, _) | What::Choose(op) | What::Skip(op, _) => {
            machine.isa.ops.get(usize::from(op)).map_or("?", |o| o.name)
        }
        What::Jump => "jump",
        What::Table => "jump by table",
        What::Call => "call",
        What::CallRegister => "call register",
        What::Entry => "entry",
        What::Return => "return",
        What::SlotAddress => "address of area",
        What::Constant => "constant",
        What::Address => "address",
        What::LoadArgument => "load argument",
        What::StoreArgument => "store argument",
        What::Parts => "parts",
    }
}

/// The name of a virtual register.
pub(crate) fn register(machine: &Machine, function: &Function, r: VReg) -> String {
    let bank = function.banks.get(r.0 as usize).copied().unwrap_or(0);
    let letter = machine
        .convention
        .banks
        .get(usize::from(bank))
        .and_then(|b| b.name.chars().next());
    format!("{}{}", letter.unwrap_or('r'), r.0)
}

/// The text of an operand.
pub(crate) fn arg(machine: &Machine, function: &Function, arg: &Arg, symbols: &dyn Fn(u32) -> String) -> String {
    let reg = |r: &VReg| register(machine, function, *r);
    let reloc = |r: &Option<u16>| {
        let known = r.and_then(|r| machine.isa.relocs.get(usize::from(r)));
        known.map_or(String::new(), |r| format!("%{} ", r.name))
    };
    match arg {
        Arg::Use(r) => reg(r),
        Arg::Def(r) => format!("={}", reg(r)),
        Arg::Tied(a, b) => format!("={} from {}", reg(b), reg(a)),
        Arg::UseAt(r, p) => format!("{} in {}", reg(r), machine.register_name(*p)),
        Arg::DefAt(r, p) => format!("={} in {}", reg(r), machine.register_name(*p)),
        Arg::UseLate(r) => format!("late {}", reg(r)),
        Arg::UseLateAt(r, p) => format!("late {} in {}", reg(r), machine.register_name(*p)),
        Arg::Kept => "kept".into(),
        Arg::Number(n) => n.to_string(),
        Arg::Symbol {
            symbol,
            addend: 0,
            reloc: r,
        } => format!("{}{}", reloc(r), symbols(*symbol)),
        Arg::Symbol {
            symbol,
            addend,
            reloc: r,
        } => format!("{}{}{addend:+}", reloc(r), symbols(*symbol)),
        Arg::Label { label, reloc: r } => format!("{}.{label}", reloc(r)),
        Arg::Target => "target".into(),
        Arg::Slot { slot, addend } => format!("area {slot}{addend:+}"),
        Arg::Outgoing(n) => format!("outgoing {n}"),
        Arg::Incoming(n) => format!("incoming {n}"),
    }
}
