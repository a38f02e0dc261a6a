//! The text of operands: values with their register classes, registers, places on the stack, numbers.

use super::{At, Lines};
use crate::allocate::{Move, Place};
use crate::code::{Arg, PReg, VReg};
use onespec_core::isa::{Alt, Kind, Operand};

impl Lines<'_> {
    pub(super) fn moved(&self, one: &Move) -> String {
        format!(
            "{} = COPY {}",
            self.place(one.to, [one.size; 2]),
            self.place(one.from, [one.size; 2])
        )
    }

    /// A place of so many registers, in fields of so many each.
    fn place(&self, place: Place, [size, field]: [u8; 2]) -> String {
        match place {
            Place::Register(register) if size != field => {
                let field = field.max(1);
                format!("{}n{}m{field}", self.physical(register, 1), size / field)
            }
            Place::Register(register) => self.physical(register, size),
            Place::Spill(slot) => format!("%stack.{slot}"),
            Place::Scaled(bank, slot) => {
                let name = self.machine.bank(bank).map_or("", |bank| bank.name);
                format!("%stack.{name}.{slot}")
            }
        }
    }

    /// A virtual register with its class.
    pub(super) fn value(&self, at: &At<'_>, register: VReg) -> String {
        let bank = at.code.banks.get(register.0 as usize).copied().unwrap_or(0);
        let file = self
            .machine
            .bank(bank)
            .and_then(|b| self.machine.isa.files.get(usize::from(b.file)));
        let named = |name: &str| self.mirrored.isa.files.iter().position(|known| known.name == name);
        let of_file = file.map(|file| match named(file.name).and_then(|at| self.of_file.get(at)) {
            Some(class) if !class.is_empty() => class,
            _ => file.name,
        });
        let class = self.classes.get(&register).copied().or(of_file);
        format!("%{}:{}", register.0, class.unwrap_or_default().to_lowercase())
    }

    /// A register as an argument reads it, or where it is.
    pub(super) fn read(&self, at: &At<'_>, arg: u32) -> Option<String> {
        let known = at.code.args.get(arg as usize)?;
        let register = known.read()?;
        match (at.allocated, known) {
            (Some(allocated), _) => {
                let place = allocated.places.get(arg as usize).copied().flatten()?;
                Some(self.place(place, [at.code.size(register), at.code.align(register)]))
            }
            (None, Arg::UseAt(_, place) | Arg::UseLateAt(_, place)) => {
                let place = self.physical(*place, at.code.size(register));
                Some(format!("{} in {place}", self.value(at, register)))
            }
            (None, _) => Some(self.value(at, register)),
        }
    }

    /// The same of one that it writes.
    pub(super) fn written(&self, at: &At<'_>, arg: u32) -> Option<String> {
        let register = at.code.args.get(arg as usize)?.written()?;
        match at.allocated {
            Some(allocated) => {
                let place = allocated.places.get(arg as usize).copied().flatten()?;
                Some(self.place(place, [at.code.size(register), at.code.align(register)]))
            }
            None => Some(self.value(at, register)),
        }
    }

    /// A register of the machine, or a group of them.
    pub(super) fn physical(&self, register: PReg, size: u8) -> String {
        let bank = self.machine.bank(register.bank);
        let file = bank.and_then(|b| self.machine.isa.files.get(usize::from(b.file)));
        let name = file.and_then(|file| file.numbered.get(usize::from(register.number)));
        match size {
            1 => format!("${}", name.unwrap_or(&"?")),
            _ => format!("${}m{size}", name.unwrap_or(&"?")),
        }
    }

    /// A number, or the register that it is of.
    pub(super) fn number(&self, operand: &Operand, number: i64) -> String {
        match (self.machine.bank_of_operand(operand), u8::try_from(number)) {
            (Some(bank), Ok(number)) => self.physical(PReg { bank, number }, 1),
            _ => number.to_string(),
        }
    }

    fn kind(&self, operand: &Operand) -> Option<&'static Kind> {
        self.mirrored.isa.kinds.get(usize::from(operand.kind))
    }

    pub(super) fn is_register(&self, operand: &Operand) -> bool {
        matches!(self.kind(operand), Some(Kind::Reg { .. }))
    }

    /// Whether an operand is a number or a register: how many elements are wanted.
    pub(super) fn is_count(&self, operand: &Operand) -> bool {
        let has_register = |alt: &Alt| alt.operands.iter().any(|o| self.is_register(o));
        matches!(self.kind(operand), Some(Kind::Sum { alts, .. }) if alts.iter().any(has_register))
    }

    /// The name of a code, where the operand is a list of names.
    pub(super) fn name(&self, operand: &Operand, code: i64) -> Option<&'static str> {
        match self.kind(operand)? {
            Kind::Enum { names, .. } => {
                let found = names.iter().find(|(_, known)| *known == code);
                Some(found.map_or("", |(name, _)| name))
            }
            _ => None,
        }
    }
}
