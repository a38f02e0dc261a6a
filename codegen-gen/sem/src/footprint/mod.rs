//! What an instruction touches, for compilers: which registers, how many of their bits, and what it does to state and memory.
//!
//! [`super::effects`] says which files a body may touch; here the question is *which registers*: those that operands
//! name, fixed ones, or others. A walk over the typed semantics keeps of every value what is known of it when the
//! instruction is written (`Known`); fns are walked once for each set of such values of their arguments. Whatever is
//! not certain counts as more: a register that is not written on every path is read, too, since it may stay as it is.
//!
//! A trap that depends on nothing but operands and settled state is no effect: whoever writes the instruction decides
//! whether it happens.

mod exprs;
mod flows;
mod known;
mod places;
mod walk;

use super::ir::Program;
pub use flows::{Port, Ports};
use onespec_core::isa::{AccessSize, Effects, Flow, Touch, Which};
use onespec_description::model::{Dir, Expr, Isa, Kind, Op};
use std::collections::BTreeMap;

/// The operands, registers, state and memory that the semantics of an instruction read and write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Footprint {
    pub effects: Effects,
    pub access: AccessSize,
    pub registers: Vec<Touch>,
    /// What goes where.
    pub flows: Ports,
}

/// The footprint of every instruction, all assignments of the parameters together. Without programs nothing has semantics.
pub fn all(isa: &Isa, programs: &[Program]) -> Vec<Footprint> {
    let mut found: Vec<Option<Footprint>> = vec![None; isa.ops.len()];
    for program in programs {
        let mut walker = walk::Walker::new(isa, program);
        for (id, inst) in program.insts.iter().enumerate() {
            let (Some(inst), Some(op), Some(so_far)) = (inst, isa.ops.get(id), found.get_mut(id)) else {
                continue;
            };
            let here = walker.inst(op, inst);
            *so_far = Some(match so_far.take() {
                Some(before) => before.or(&here),
                None => here,
            });
        }
    }
    let unknown = |op: &Op| Footprint {
        effects: Effects::WORST,
        access: AccessSize::Various,
        registers: declared(isa, op),
        flows: Ports::new(),
    };
    found
        .into_iter()
        .zip(&isa.ops)
        .map(|(found, op)| match found {
            Some(found) => with_hints(isa, op, found),
            None => unknown(op),
        })
        .collect()
}

/// What semantics touches, and the registers of operands that it does not mention: those of a cache operation, a prefetch,
/// of what firmware does in its place. They are there for something, so they are what the operands say.
fn with_hints(isa: &Isa, op: &Op, found: Footprint) -> Footprint {
    let mentions = |touch: &Touch| {
        let computed = |other: &Touch| other.which == Which::Computed && other.file == touch.file;
        found
            .registers
            .iter()
            .any(|other| other.which == touch.which || computed(other))
    };
    let rest: Vec<Touch> = declared(isa, op).into_iter().filter(|touch| !mentions(touch)).collect();
    Footprint {
        effects: found.effects,
        access: found.access,
        registers: merged(found.registers.into_iter().chain(rest)),
        flows: found.flows,
    }
}

/// What a pseudo-instruction touches that stands for `of`, whose operands have these values.
pub fn through(isa: &Isa, of: &Footprint, args: &[Expr], op: &Op) -> Footprint {
    let is_register = |i: u8, file: u16| {
        let kind = op
            .operands
            .get(usize::from(i))
            .map(|o| isa.kinds.get(usize::from(o.kind)));
        matches!(kind, Some(Some(Kind::Reg { file: of, .. })) if *of == file)
    };
    let here = |which: Which, file: u16| match which {
        Which::Operand(i) => match args.get(usize::from(i)) {
            Some(Expr::Operand(i)) if is_register(*i, file) => Which::Operand(*i),
            Some(Expr::Num(n)) => u16::try_from(*n).map_or(Which::Computed, Which::Fixed),
            _ => Which::Computed,
        },
        other => other,
    };
    let registers = of.registers.iter().map(|touch| Touch {
        which: here(touch.which, touch.file),
        ..*touch
    });
    let port = |port: Port| match port {
        Port::Register(which, file) => Port::Register(here(which, file), file),
        other => other,
    };
    Footprint {
        effects: of.effects,
        access: of.access,
        registers: merged(registers),
        flows: of.flows.iter().map(|&(from, to)| (port(from), port(to))).collect(),
    }
}

impl Footprint {
    /// What one of both may do.
    fn or(self, other: &Footprint) -> Footprint {
        Footprint {
            effects: self.effects.and(other.effects),
            access: self.access.and(other.access),
            registers: merged(self.registers.iter().chain(&other.registers).copied()),
            flows: &self.flows | &other.flows,
        }
    }

    /// What goes where, between the registers of its list.
    pub fn listed_flows(&self) -> Vec<Flow> {
        flows::listed(&self.flows, &self.registers)
    }
}

/// Each register once, in order.
fn merged(touches: impl Iterator<Item = Touch>) -> Vec<Touch> {
    let mut by_register: BTreeMap<(Which, u16), Touch> = BTreeMap::new();
    for touch in touches {
        let known = by_register.entry((touch.which, touch.file)).or_insert(touch);
        known.reads = known.reads.max(touch.reads);
        known.writes = known.writes.max(touch.writes);
    }
    by_register.into_values().collect()
}

/// The registers that the operands of an instruction without semantics say.
fn declared(isa: &Isa, op: &Op) -> Vec<Touch> {
    let operands = op.operands.iter().enumerate();
    let touches = operands.filter_map(|(i, operand)| match isa.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Reg { file, .. }) => Some(Touch {
            file: *file,
            which: Which::Operand(u8::try_from(i).ok()?),
            reads: if operand.dir == Dir::Out { 0 } else { u32::MAX },
            writes: if operand.dir == Dir::In { 0 } else { u32::MAX },
        }),
        _ => None,
    });
    merged(touches)
}
