//! Registers as the register allocator numbers them: in the allocation order of the convention.

use super::Machine;
use crate::code::{Function, PReg, Slot};
use crate::problem::Problem;
use onespec_core::isa::Bank;
use regalloc2::{MachineEnv, PReg as Allocated, PRegSet, RegClass};

/// Banks that a calling convention may have: the classes that the register allocator knows.
pub const MAX_BANKS: usize = CLASSES.len();

const CLASSES: [RegClass; 3] = [RegClass::Int, RegClass::Float, RegClass::Vector];

impl Machine {
    /// The allocator's class of a bank.
    pub fn class(&self, bank: u8) -> RegClass {
        CLASSES.get(usize::from(bank)).copied().unwrap_or(RegClass::Vector)
    }

    /// The allocator's name of a register; nothing for those that it may not use.
    pub fn allocated(&self, register: PReg) -> Option<Allocated> {
        let names = self.names_of_registers.get(usize::from(register.bank))?;
        names.get(usize::from(register.number)).copied().flatten()
    }

    /// By bank and number, what the allocator calls registers.
    pub(super) fn name_registers(&self) -> Vec<Vec<Option<Allocated>>> {
        let name = |bank: u8, number: u16| {
            let number = u8::try_from(number).ok()?;
            self.find_allocated(PReg { bank, number })
        };
        let numbers = |b: &Bank| b.order.iter().copied().max().map_or(0, |most| most + 1);
        let banks = self.convention.banks.iter().enumerate();
        banks
            .map(|(bank, b)| (0..numbers(b)).map(|number| name(bank as u8, number)).collect())
            .collect()
    }

    fn find_allocated(&self, register: PReg) -> Option<Allocated> {
        let order = self.bank(register.bank)?.order;
        let at = order.iter().position(|n| *n == u16::from(register.number))?;
        (at < Allocated::MAX).then(|| Allocated::new(at, self.class(register.bank)))
    }

    /// The register that the allocator means.
    pub fn register(&self, allocated: Allocated) -> Option<PReg> {
        let bank = CLASSES.iter().position(|c| *c == allocated.class())? as u8;
        let number = *self.bank(bank)?.order.get(allocated.hw_enc())?;
        Some(PReg {
            bank,
            number: u8::try_from(number).ok()?,
        })
    }

    /// Registers of the bank of addresses that a slot of a kernel's frame takes.
    fn registers_of(&self, slot: &Slot) -> u16 {
        let bytes = self.bank(self.address_bank()).map_or(1, |bank| bank.slot.max(1));
        u16::try_from(slot.size.div_ceil(bytes.into())).unwrap_or(u16::MAX)
    }

    /// Registers that the slots of a kernel's frame take, which has them in registers: none where there is a stack.
    pub fn area_registers(&self, function: &Function) -> u16 {
        let slots = function.slots.iter().filter(|_| self.convention.stack.is_none());
        slots.map(|slot| self.registers_of(slot)).fold(0, u16::saturating_add)
    }

    /// The first register of each slot of a kernel's frame, from a register on.
    pub fn areas(&self, function: &Function, first: u16) -> Vec<i64> {
        let mut at = first;
        let place = |slot: &Slot| {
            let own = at;
            at = at.saturating_add(self.registers_of(slot));
            own.into()
        };
        function.slots.iter().map(place).collect()
    }

    /// Whether areas of a kernel's frame may be in registers: those of the bank of addresses, which is allocated in groups.
    pub fn has_areas(&self) -> bool {
        self.convention.stack.is_none() && self.grouped_bank() == Some(self.address_bank())
    }

    /// Whether a function gives a register back as it found it.
    pub fn is_saved(&self, register: PReg) -> bool {
        self.bank(register.bank)
            .is_some_and(|b| b.saved.contains(&u16::from(register.number)))
    }

    /// The registers that the allocator may use. With `scratch`, the last of the address bank that need not be saved is
    /// kept for distances that instructions cannot hold.
    ///
    /// # Errors
    /// The convention has more banks, or banks more registers, than the allocator has numbers for.
    pub(super) fn allocatable(&self, scratch: bool) -> Result<MachineEnv, Problem> {
        let banks = self.convention.banks.len();
        if banks > MAX_BANKS {
            return Err(Problem::new(format!(
                "calling convention {} has {banks} banks of registers, the register allocator knows {MAX_BANKS}",
                self.convention.name
            )));
        }
        let mut env = MachineEnv {
            preferred_regs_by_class: [PRegSet::empty(); 3],
            non_preferred_regs_by_class: [PRegSet::empty(); 3],
            scratch_by_class: [None; 3],
            fixed_stack_slots: Vec::new(),
        };
        let kept = match scratch {
            true => self.kept(),
            false => [None; 2],
        };
        for (bank, b) in self.convention.banks.iter().enumerate() {
            if self.grouped_bank() == Some(bank as u8) && self.scaled_bank().is_none() {
                continue;
            }
            if b.order.len() > Allocated::MAX {
                return Err(Problem::new(format!("bank `{}` has too many registers", b.name)));
            }
            for number in b.order {
                let register = PReg {
                    bank: bank as u8,
                    number: u8::try_from(*number).unwrap_or(u8::MAX),
                };
                let Some(allocated) = self.allocated(register).filter(|_| !kept.contains(&Some(register))) else {
                    continue;
                };
                let set = match self.is_saved(register) {
                    true => &mut env.non_preferred_regs_by_class,
                    false => &mut env.preferred_regs_by_class,
                };
                if let Some(set) = set.get_mut(bank) {
                    set.add(allocated);
                }
            }
        }
        Ok(env)
    }

    /// The register that is kept free where distances may be too large for instructions.
    pub fn scratch(&self) -> Option<PReg> {
        let [first, _] = self.kept();
        first
    }

    /// Registers that are kept free where distances may be too large for instructions: one, or two where they depend on the
    /// size of registers.
    pub fn kept(&self) -> [Option<PReg>; 2] {
        let mut all = self.scratches();
        let first = all.next();
        let second = all.next().filter(|_| self.scaled_bank().is_some());
        [first, second]
    }

    /// Registers of the address bank that need not be saved, and hold no arguments; those that are taken last come first.
    fn scratches(&self) -> impl Iterator<Item = PReg> {
        let of_stack = self.convention.stack.is_some();
        let bank = self.address_bank();
        let b = self.bank(bank).filter(|_| of_stack);
        let order = b.map_or(&[][..], |b| b.order);
        let free = move |n: &&u16| b.is_some_and(|b| !b.saved.contains(n) && !b.arguments.contains(n));
        let numbers = order.iter().rev().filter(free);
        numbers.filter_map(move |number| {
            Some(PReg {
                bank,
                number: u8::try_from(*number).ok()?,
            })
        })
    }

    /// Registers that a call leaves with other values: those that need not be saved, and what its text writes.
    pub(super) fn clobbered(&self, text: &super::Template) -> PRegSet {
        let mut set = PRegSet::empty();
        for (bank, b) in self.convention.banks.iter().enumerate() {
            for number in b.order.iter().filter(|n| !b.saved.contains(n)) {
                let register = PReg {
                    bank: bank as u8,
                    number: u8::try_from(*number).unwrap_or(u8::MAX),
                };
                if let Some(register) = self.allocated(register) {
                    set.add(register);
                }
            }
        }
        for (bank, number) in text.written(self) {
            if let Some(register) = self.allocated(PReg { bank, number }) {
                set.add(register);
            }
        }
        set
    }
}
