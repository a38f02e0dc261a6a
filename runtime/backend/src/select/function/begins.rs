//! What is in registers when a kernel begins besides its arguments, where services ask for it: texts `begin NAME BANK COUNT`.

use super::services::{Argument, Interface};
use super::{Gate, Select, VReg};
use crate::code::{Arg, Beginning, PReg};
use crate::machine::ServiceKind;
use crate::problem::Problem;

/// Registers of what is there when a kernel begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Begun {
    /// All of them as one value.
    Whole(VReg),
    /// One for each part.
    Parts(Vec<VReg>),
}

impl Select<'_> {
    /// Places for what services of arguments ask for that is there when the kernel begins: in the convention's registers of
    /// arguments, behind those that the interface names, in the order of the convention.
    pub(super) fn begin(&mut self, interface: &Interface, defs: &mut Vec<Arg>) -> Result<(), Problem> {
        let machine = self.machine;
        let mut asked: Vec<(u8, bool)> = Vec::new();
        let of_arguments = interface.arguments.iter().filter_map(|argument| match argument {
            Argument::Service(name, _) => Some(*name),
            _ => None,
        });
        let of_fetches = interface
            .fetches
            .iter()
            .flat_map(|fetch| fetch.coordinates.iter().map(|(name, _)| *name));
        for name in of_arguments.chain(of_fetches).chain(interface.waits) {
            let kinds = machine.services(name).iter().flat_map(|service| &service.kinds);
            asked.extend(kinds.filter_map(|kind| match kind {
                ServiceKind::Begins(_, number, part) => Some((*number, part.is_some())),
                _ => None,
            }));
        }
        for fetch in &interface.fetches {
            let number = machine.begins().iter().position(|begin| begin.name == fetch.begins);
            asked.extend(
                number
                    .and_then(|number| u8::try_from(number).ok())
                    .map(|number| (number, true)),
            );
        }
        asked.sort_unstable();
        asked.dedup();
        let taken = interface.arguments.iter().filter_map(|argument| match argument {
            Argument::Register(place) => Some(*place),
            _ => None,
        });
        let mut taken: Vec<PReg> = taken.collect();
        let begins = machine.begins();
        for (number, in_parts) in asked {
            let Some(begin) = begins.get(usize::from(number)) else {
                continue;
            };
            if self.begun.iter().any(|(known, _)| *known == number) {
                let message = format!("what begins as `{}` is asked for as a whole and in parts", begin.name);
                return Err(Problem::new(message));
            }
            let registers = machine.bank(begin.bank).map_or(&[][..], |bank| bank.arguments);
            let is_free = |first: u16| {
                (first..first.saturating_add(begin.count.into())).all(|register| {
                    let is_taken = |place: &PReg| place.bank == begin.bank && u16::from(place.number) == register;
                    registers.contains(&register) && !taken.iter().any(is_taken)
                })
            };
            let first = registers.iter().copied().find(|first| is_free(*first));
            let first = first.and_then(|first| u8::try_from(first).ok());
            let first = first.ok_or_else(|| Problem::new("there are more inputs than registers for them"))?;
            let place = |part: u8| PReg {
                bank: begin.bank,
                number: first.saturating_add(part),
            };
            taken.extend((0..begin.count).map(place));
            self.code.begins.push(Beginning {
                name: begin.name,
                place: place(0),
                count: begin.count,
            });
            let whole = match in_parts || begin.count == 1 {
                true => None,
                false => self.code.row_of(begin.bank, begin.count, 1),
            };
            let begun = match whole {
                Some(whole) => {
                    defs.push(Arg::DefAt(whole, place(0)));
                    Begun::Whole(whole)
                }
                None => {
                    let parts: Vec<VReg> = (0..begin.count).map(|_| self.code.vreg(begin.bank)).collect();
                    let at = parts.iter().zip(0..);
                    defs.extend(at.map(|(part, number)| Arg::DefAt(*part, place(number))));
                    Begun::Parts(parts)
                }
            };
            self.begun.push((number, begun));
        }
        Ok(())
    }

    /// The registers of what is there when the kernel begins, by its name.
    pub(super) fn begun_parts(&self, name: &str) -> Option<Vec<VReg>> {
        let number = self.machine.begins().iter().position(|begin| begin.name == name)?;
        let found = self.begun.iter().find(|(known, _)| usize::from(*known) == number);
        found.and_then(|(_, begun)| match begun {
            Begun::Parts(parts) => Some(parts.clone()),
            Begun::Whole(_) => None,
        })
    }

    /// The register of what is there when the kernel begins.
    pub(super) fn begun(&self, number: u8, part: Option<u8>, gate: Gate) -> Result<VReg, Problem> {
        let found = self.begun.iter().find(|(known, _)| *known == number);
        let register = found.and_then(|(_, begun)| match begun {
            Begun::Whole(whole) => Some(*whole),
            Begun::Parts(parts) => parts.get(usize::from(part.unwrap_or(0))).copied(),
        });
        register.ok_or_else(|| {
            self.maker
                .problem(gate, "asks for what only arguments of the kernel may be".into())
        })
    }
}
