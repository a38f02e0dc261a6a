//! Latencies and dependences of instructions, read once from the tables of the target's core and the machine's entries.

use super::registers::MAX_BANKS;
use super::{Machine, OfBank};
use crate::code::{Arg, Inst, What};
use onespec_core::isa::{Dir, Effects, Op, OpId};
use onespec_core::timing::Model;

/// Banks that are distinguished.
pub const BANKS: usize = MAX_BANKS;

/// What an instruction does besides computing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Nothing: it may be anywhere behind what it reads.
    Plain,
    /// Reads memory: passes nothing that writes it.
    Load,
    /// Writes memory: passes no access.
    Store,
    /// Passes nothing, and nothing passes it.
    Fixed,
}

/// Of an instruction of the machine.
#[derive(Debug, Clone, Copy)]
struct Time {
    /// Cycles from its start until its result may be read; of one whose entry says nothing, 1.
    cycles: u8,
    /// In a pattern: what it does to state that is not memory has been looked at when the pattern was made.
    selected: Kind,
    /// Elsewhere.
    alone: Kind,
    /// See [`Times::is_plain`].
    plain: bool,
}

/// Of all instructions of a machine.
#[derive(Debug)]
pub struct Times {
    ops: Vec<Time>,
    /// For each bank, cycles of loading a register from the stack.
    loads: Vec<u8>,
    copies: Vec<bool>,
    /// For each bank, registers that a function need not give back as it found them.
    pub free: [i32; BANKS],
}

const STATE: Effects = Effects(
    Effects::READS_STATE.0 | Effects::WRITES_STATE.0 | Effects::MAY_TRAP.0 | Effects::UNKNOWN.0 | Effects::JUMPS.0,
);

impl Times {
    /// Those of the target's core; of a target without one, a cycle each.
    pub fn new(machine: &Machine) -> Times {
        let model = Model::of(machine.isa, &machine.target);
        let cycles = |id: usize| model.map_or(1, |model| model.result_cycles(id as OpId));
        let ops: Vec<Time> = machine
            .isa
            .ops
            .iter()
            .enumerate()
            .map(|(id, op)| time(op, cycles(id)))
            .collect();
        let load = |bank: u8| {
            let text = machine.bank_text(OfBank::Load, bank).ok()?;
            text.lines
                .iter()
                .filter_map(|l| ops.get(usize::from(l.op)))
                .map(|t| t.cycles)
                .max()
        };
        let copies = |bank: u8| match machine.bank_text(OfBank::Copy, bank).map(|t| t.lines.as_slice()) {
            Ok([line]) => ops.get(usize::from(line.op)).is_some_and(|t| t.plain),
            _ => false,
        };
        let banks = 0..machine.convention.banks.len() as u8;
        let mut free = [i32::MAX; BANKS];
        for (free, bank) in free.iter_mut().zip(machine.convention.banks) {
            *free = bank.order.iter().filter(|r| !bank.saved.contains(r)).count() as i32;
        }
        Times {
            free,
            copies: banks.clone().map(copies).collect(),
            loads: banks.map(|bank| load(bank).unwrap_or(1)).collect(),
            ops,
        }
    }

    /// Cycles until the results of an instruction may be read; `bank` is that of its first result.
    pub fn cycles(&self, what: What, bank: u8) -> u32 {
        match what {
            What::Op(op) => self.ops.get(usize::from(op)).map_or(1, |t| t.cycles.into()),
            What::LoadArgument => self.loads.get(usize::from(bank)).map_or(1, |c| (*c).into()),
            _ => 1,
        }
    }

    /// Whether an instruction only computes from registers and numbers, in a cycle.
    pub fn is_plain(&self, op: OpId) -> bool {
        self.ops.get(usize::from(op)).is_some_and(|t| t.plain)
    }

    /// Whether such an instruction copies a register of a bank.
    pub fn copies(&self, bank: u8) -> bool {
        self.copies.get(usize::from(bank)).copied().unwrap_or(false)
    }

    /// What an instruction may not pass.
    pub fn kind(&self, inst: &Inst, args: &[Arg]) -> Kind {
        match inst.what {
            _ if inst.is_fence => Kind::Fixed,
            _ if inst.is_row_store => Kind::Store,
            What::Op(op) => {
                let Some(time) = self.ops.get(usize::from(op)) else {
                    return Kind::Fixed;
                };
                let kind = if inst.origin.is_some() {
                    time.selected
                } else {
                    time.alone
                };
                // One that computes nothing and touches nothing is there for something: a fence.
                match kind {
                    Kind::Plain if inst.touched.writes == 0 && !args.iter().any(|a| a.written().is_some()) => {
                        Kind::Fixed
                    }
                    kind => kind,
                }
            }
            // Values that go through the frame from registers of one kind to those of another.
            What::LoadArgument if args.iter().any(|a| matches!(a, Arg::Slot { .. })) => Kind::Load,
            What::StoreArgument if args.iter().any(|a| matches!(a, Arg::Slot { .. })) => Kind::Store,
            What::Choose(_)
            | What::Skip(..)
            | What::SlotAddress
            | What::Constant
            | What::Address
            | What::LoadArgument
            | What::StoreArgument
            | What::Parts => Kind::Plain,
            What::Branch(..)
            | What::Jump
            | What::Table
            | What::Call
            | What::CallRegister
            | What::Entry
            | What::Return => Kind::Fixed,
        }
    }
}

/// Instructions that an instruction of selected code becomes, about.
pub fn slots(what: What) -> u32 {
    match what {
        What::Choose(_) | What::Skip(..) => 2,
        What::Entry | What::Parts => 0,
        _ => 1,
    }
}

fn time(op: &Op, cycles: u32) -> Time {
    // Others may see in which order accesses come around these.
    let atomic = op.data.iter().any(|(key, text)| *key == "atomic" && *text == "yes");
    let selected = match () {
        () if op.effects.any(Effects::UNKNOWN) || atomic => Kind::Fixed,
        () if op.effects.any(Effects::WRITES_MEMORY) => Kind::Store,
        () if op.effects.any(Effects::READS_MEMORY) => Kind::Load,
        () => Kind::Plain,
    };
    let cycles = cycles.clamp(1, u8::MAX.into()) as u8;
    let writes = op.operands.iter().filter(|o| o.dir != Dir::In).count();
    let plain = cycles == 1 && op.effects == Effects(0) && op.has_semantics && writes == 1;
    Time {
        plain: plain && op.operands.iter().all(|o| o.dir != Dir::InOut && !o.pcrel),
        cycles,
        selected,
        alone: if op.effects.any(STATE) { Kind::Fixed } else { selected },
    }
}
