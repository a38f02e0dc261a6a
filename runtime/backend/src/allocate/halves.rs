//! Registers that are parts of those of the bank of groups: they come right behind the registers of that bank that hold values,
//! since occupancy counts up to the last register that code uses.
//!
//! Both banks are allocated apart, so the convention gives them registers that do not overlap; all that is used of the parts moves
//! down by the same distance.

use super::{Allocated, Place};
use crate::code::PReg;
use crate::machine::Machine;

/// A bank all of whose registers moved to lower numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    pub bank: u8,
    pub by: u8,
}

impl Moved {
    /// Where a register is.
    pub fn place(self, register: PReg) -> PReg {
        match register.bank == self.bank {
            true => PReg {
                number: register.number.saturating_sub(self.by),
                ..register
            },
            false => register,
        }
    }
}

/// Moves parts of registers behind the first `end` registers of a bank. The first register of the bank that is free from there on,
/// so many in a row.
pub fn pack(machine: &Machine, bank: u8, end: u16, row: u16, allocated: &mut Allocated) -> u16 {
    allocated.moved = None;
    let Some((parts, each)) = parts_of(machine, bank) else {
        return end;
    };
    let places = allocated.places.iter().flatten().copied();
    let places = places.chain(allocated.moves.iter().flat_map(|one| [one.from, one.to]));
    let numbers = places.filter_map(|place| match place {
        Place::Register(register) if register.bank == parts => Some(u16::from(register.number)),
        _ => None,
    });
    let order = machine.bank(parts).map_or(&[][..], |bank| bank.order);
    let (Some(last), Some(first)) = (numbers.max(), order.iter().copied().min()) else {
        return end;
    };
    let to = end.saturating_mul(each);
    let taken = last.saturating_sub(first) + 1;
    // Where there is no place for them they stay, and what is in a row lies on one side.
    let Some(by) = first.checked_sub(to).and_then(|by| u8::try_from(by).ok()) else {
        let behind = (last + 1).div_ceil(each);
        return if end.saturating_add(row) > first / each {
            end.max(behind)
        } else {
            end
        };
    };
    let moved = Moved { bank: parts, by };
    let place = |place: Place| match place {
        Place::Register(register) => Place::Register(moved.place(register)),
        other => other,
    };
    allocated.places.iter_mut().flatten().for_each(|at| *at = place(*at));
    for one in &mut allocated.moves {
        (one.from, one.to) = (place(one.from), place(one.to));
    }
    allocated.moved = Some(moved);
    end + taken.div_ceil(each)
}

/// The bank whose registers are parts of those of a bank on this target, and how many of them one of those has.
fn parts_of(machine: &Machine, bank: u8) -> Option<(u8, u16)> {
    let whole = machine.bank(bank)?;
    let mut banks = (0u8..).zip(machine.convention.banks);
    let (parts, of) = banks.find(|(_, of)| {
        let part = machine
            .isa
            .files
            .get(usize::from(of.file))
            .and_then(|file| file.part_of);
        part.is_some_and(|part| part.file == whole.file && machine.target.features.contains(part.feature))
    })?;
    let each = whole.slot.checked_div(of.slot).filter(|each| *each > 0)?;
    Some((parts, u16::try_from(each).ok()?))
}
