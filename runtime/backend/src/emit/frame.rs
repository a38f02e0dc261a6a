//! The stack frame of a function, from the stack pointer up: outgoing arguments, spill slots, callee-saved registers,
//! stack slots; then spill slots of registers whose size is known when code runs. Above the frame are the incoming stack
//! arguments. A kernel without a stack has its slots in registers, behind those that hold values.

use crate::allocate::Allocated;
use crate::code::{Function, PReg};
use crate::machine::Machine;

/// Distances from the stack pointer.
#[derive(Debug, Clone, Default)]
pub struct Frame {
    pub size: i64,
    spills: i64,
    /// How many spill slots there are.
    pub spilled: u32,
    slots: Vec<i64>,
    /// Registers to give back, and where they are kept.
    pub saved: Vec<(PReg, i64)>,
    unit: i64,
    /// Registers whose size is known when code runs that the frame has room for, besides its size.
    pub scaled: u32,
}

impl Frame {
    /// The frame of a function.
    pub fn new(machine: &Machine, function: &Function, allocated: &Allocated) -> Frame {
        let unit = i64::from(machine.place_bytes());
        let bytes = |bank: u8| unit * i64::from(machine.places(bank));
        // No place is better aligned than the stack pointer.
        let align = |bytes: i64| bytes.min(i64::from(machine.convention.align).max(unit));
        let banks = (0..machine.convention.banks.len()).map(|bank| bytes(bank as u8));
        let mut at = round(i64::from(function.outgoing), align(banks.max().unwrap_or(unit)));
        let spills = at;
        at += unit * i64::from(allocated.spills);
        let mut kept: Vec<PReg> = allocated
            .used
            .iter()
            .copied()
            .filter(|r| machine.is_saved(*r))
            .collect();
        if function.has_calls {
            let written = ["call", "call_register"]
                .into_iter()
                .filter_map(|key| machine.text_if(key));
            let written = written.flat_map(|text| text.written(machine).collect::<Vec<_>>());
            kept.extend(
                written
                    .map(|(bank, number)| PReg { bank, number })
                    .filter(|r| machine.is_saved(*r)),
            );
        }
        kept.sort_unstable();
        kept.dedup();
        let mut saved = Vec::new();
        for register in kept {
            at = round(at, align(bytes(register.bank)));
            saved.push((register, at));
            at += bytes(register.bank);
        }
        let mut slots = Vec::new();
        let in_registers = machine.convention.stack.is_none();
        for slot in function.slots.iter().filter(|_| !in_registers) {
            at = round(at, i64::from(slot.align.max(1)));
            slots.push(at);
            at = at
                .saturating_add(i64::try_from(slot.size).unwrap_or(i64::MAX >> 1))
                .min(i64::MAX >> 1);
        }
        if in_registers {
            slots = machine.areas(function, allocated.areas);
        }
        Frame {
            size: round(at, i64::from(machine.convention.align)),
            spills,
            spilled: allocated.spilled,
            slots,
            saved,
            unit,
            // So many registers have a size that the stack pointer can be moved by: each has that of a place at least.
            scaled: allocated.scaled.map_or(0, |(_, registers)| {
                let places = i64::from(machine.convention.align) / unit;
                registers.next_multiple_of(u32::try_from(places).unwrap_or(1).max(1))
            }),
        }
    }

    /// Where a spilled value is.
    pub fn spill(&self, number: u32) -> i64 {
        self.spills + self.unit * i64::from(number)
    }

    /// Where an area begins: of a kernel's, the number of the first register.
    pub fn slot(&self, number: u32) -> i64 {
        self.slots.get(number as usize).copied().unwrap_or(0)
    }
}

fn round(n: i64, to: i64) -> i64 {
    let to = to.max(1);
    n.saturating_add(to - 1) / to * to
}
