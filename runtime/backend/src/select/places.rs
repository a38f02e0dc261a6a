//! Where arguments and results are: in registers, on the stack, or both. A value that no register holds is in several,
//! the lowest part first; so is one whose registers are all taken and that goes on in smaller registers of another bank.

use crate::code::PReg;
use crate::machine::{Binding, Machine};
use onespec_core::isa::Bank;
use onespec_graph::Type;

/// Where a part of a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    Register(PReg),
    /// Bytes from the beginning of the arguments on the stack.
    Stack(u32),
}

/// Where a value is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// One for each part.
    pub spots: Vec<Spot>,
    /// The bank of the parts.
    pub bank: u8,
    /// Bits of each part, at most.
    pub bits: u32,
    /// How many registers each part takes, one behind the other from that of its spot on.
    pub registers: u8,
}

/// A value that is to be placed.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// The bank in which it is otherwise.
    pub bank: u8,
    pub bits: u32,
    /// Whether one register of the bank holds it, or a group.
    pub held: bool,
    /// How many registers its group has.
    pub registers: u8,
}

/// Where arguments of a call are.
pub struct Places {
    pub values: Vec<Placed>,
    /// Bytes on the stack.
    pub stack: u32,
}

fn register(bank: u8, number: u16) -> PReg {
    PReg {
        bank,
        number: u8::try_from(number).unwrap_or(u8::MAX),
    }
}

impl Shape {
    /// That of a value of a type. A vector is as large as its register.
    pub fn of(machine: &Machine, binding: &Binding, bank: u8, ty: Type) -> Shape {
        let def = binding.set.type_def(ty);
        let register = machine.bank(bank).filter(|_| def.lanes > 0);
        Shape {
            bank,
            bits: register.map_or(def.width, |bank| 8 * bank.slot * u32::from(binding.registers(ty))),
            held: binding.types.is_held(ty),
            registers: binding.registers(ty),
        }
    }

    /// How many registers of a bank it takes.
    fn count(self, at: u8, bank: &Bank) -> u32 {
        match self.held && at == self.bank {
            true => 1,
            false => self.bits.div_ceil(8 * bank.slot.max(1)).max(1),
        }
    }

    /// Bits of a part in a bank.
    fn part(self, at: u8, bank: &Bank) -> u32 {
        match self.held && at == self.bank {
            true => self.bits,
            false => self.bits.min(8 * bank.slot),
        }
    }
}

/// Where in a list of registers, from one on, a group begins: registers one behind the other, the first a multiple of their
/// number.
fn group(list: &[u16], from: usize, size: u8) -> Option<usize> {
    let size = usize::from(size.max(1));
    (from..list.len()).find(|at| {
        let numbers = list.get(*at..at + size).unwrap_or(&[]);
        let first = numbers.first().copied().unwrap_or(1);
        numbers.len() == size
            && usize::from(first) % size == 0
            && (first..).zip(numbers).all(|(wanted, number)| wanted == *number)
    })
}

/// Where arguments are.
pub fn arguments(machine: &Machine, shapes: &[Shape]) -> Places {
    let mut taken = vec![0usize; machine.convention.banks.len()];
    let mut out = Places {
        values: Vec::with_capacity(shapes.len()),
        stack: 0,
    };
    for shape in shapes {
        let mut bank = Some(shape.bank);
        let mut placed = None;
        // A chain of banks is no longer than there are banks.
        for _ in 0..taken.len() {
            let Some((at, b)) = bank.and_then(|b| Some((b, machine.bank(b)?))) else {
                break;
            };
            let count = shape.count(at, b) as usize;
            let next = &mut taken[usize::from(at)];
            if shape.registers > 1 {
                if let Some(begin) = group(b.arguments, *next, shape.registers) {
                    *next = begin + usize::from(shape.registers);
                    let number = b.arguments.get(begin).copied().unwrap_or(0);
                    placed = Some(Placed {
                        spots: vec![Spot::Register(register(at, number))],
                        bank: at,
                        bits: shape.part(at, b),
                        registers: shape.registers,
                    });
                }
                break;
            }
            let free = b.arguments.get(*next..).unwrap_or(&[]);
            // What has no register left of several goes on the stack.
            if free.len() >= count || !free.is_empty() && b.beyond.is_none() {
                let mut spots: Vec<Spot> = free
                    .iter()
                    .take(count)
                    .map(|number| Spot::Register(register(at, *number)))
                    .collect();
                *next += spots.len();
                while spots.len() < count {
                    spots.push(Spot::Stack(out.stack));
                    out.stack += machine.convention.slot;
                }
                placed = Some(Placed {
                    spots,
                    bank: at,
                    bits: shape.part(at, b),
                    registers: 1,
                });
                break;
            }
            bank = b.beyond;
        }
        let placed = placed.unwrap_or_else(|| on_stack(machine, *shape, &mut out.stack));
        out.values.push(placed);
    }
    out
}

/// The place of an argument for which there is no register: aligned to its size.
fn on_stack(machine: &Machine, shape: Shape, stack: &mut u32) -> Placed {
    let convention = machine.convention;
    let slot = convention.slot.max(1);
    let size = shape.bits.div_ceil(8).next_multiple_of(slot);
    *stack = stack.next_multiple_of(size.clamp(slot, convention.align.max(slot)));
    let bank = machine.bank(shape.bank);
    let count = bank.map_or(1, |bank| shape.count(shape.bank, bank));
    let spots = (0..count)
        .map(|i| Spot::Stack(*stack + i * (size / count.max(1))))
        .collect();
    *stack += size;
    Placed {
        spots,
        bank: shape.bank,
        bits: bank.map_or(shape.bits, |bank| shape.part(shape.bank, bank)),
        registers: shape.registers,
    }
}

/// The registers of results, the parts of each; nothing where there are too few.
pub fn results(machine: &Machine, shapes: &[Shape]) -> Option<Vec<Vec<PReg>>> {
    let mut taken = vec![0usize; machine.convention.banks.len()];
    let of = |shape: &Shape| {
        let bank = machine.bank(shape.bank)?;
        let next = taken.get_mut(usize::from(shape.bank))?;
        if shape.registers > 1 {
            let begin = group(bank.results, *next, shape.registers)?;
            *next = begin + usize::from(shape.registers);
            return Some(vec![register(shape.bank, *bank.results.get(begin)?)]);
        }
        let count = shape.count(shape.bank, bank) as usize;
        let numbers = bank.results.get(*next..*next + count)?;
        *next += count;
        Some(numbers.iter().map(|number| register(shape.bank, *number)).collect())
    };
    shapes.iter().map(of).collect()
}
